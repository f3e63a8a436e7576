import { withChange } from './member-changes';

describe('a change of the members of a unit', () => {
  it.each([
    [
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'c'],
      ['a', 'c'],
    ],
    // A colleague has added d and removed a meanwhile.
    [
      ['b', 'd'],
      ['a', 'b'],
      ['a', 'b', 'c'],
      ['b', 'd', 'c'],
    ],
    [['a', 'c'], ['a'], ['a', 'c'], ['a', 'c']],
    [['a', 'b'], ['a', 'b'], [], []],
  ])('of %j, seen as %j and wanted as %j, makes %j', (now, before, wanted, after) => {
    expect(withChange(now, before, wanted)).toEqual(after);
  });
});
