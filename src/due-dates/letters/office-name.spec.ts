import { officeName } from './office-name';

describe('the name of an office', () => {
  it.each([
    ['Ward Officer', 'H/West', 'Ward Officer, H/West'],
    ['MLA', 'Bandra West', 'MLA, Bandra West'],
    ['Commissioner', '', 'Commissioner'],
  ])('for %s and place %j is %j', (designation, place, words) => {
    expect(officeName({ designation, place })).toBe(words);
  });
});
