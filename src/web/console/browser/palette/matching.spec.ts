import { matches } from './matching';

describe('the search of the command palette', () => {
  it.each([
    ['H/West, Bandra West', 'west ban', true],
    ['H/West, Bandra West', 'h/west', true],
    ['Pimprí', 'pimpri', true],
    ['Audit log', '', true],
    ['H/West, Bandra West', 'east', false],
    ['H/West, Bandra West', 'west east', false],
  ])('finds all words, in any order, without accents: %s, %s', (text, wanted, isFound) => {
    expect(matches(text, wanted)).toBe(isFound);
  });
});
