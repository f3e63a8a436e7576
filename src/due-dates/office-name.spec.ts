import { officeName } from './office-name';

describe('an office in words', () => {
  it.each([
    ['Ward Officer', 'H/West', 'Ward Officer, H/West'],
    ['MLA', 'Bandra West', 'MLA, Bandra West'],
    ['Commissioner', '', 'Commissioner'],
  ])('of %s and place %j is %j', (designation, place, words) => {
    expect(officeName({ designation, place })).toBe(words);
  });
});
