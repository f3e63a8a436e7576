import { placesOf } from './text-places';

describe('the places of words in a text', () => {
  it('are all of them, without overlaps', () => {
    expect(placesOf('aa', 'aaa b aa')).toEqual([
      { start: 0, end: 2 },
      { start: 6, end: 8 },
    ]);
    expect(placesOf('x', 'aaa')).toEqual([]);
    expect(placesOf('', 'aaa')).toEqual([]);
  });
});
