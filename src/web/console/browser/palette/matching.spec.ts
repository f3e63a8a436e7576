import { matches } from './matching';

describe('the search of the command palette', () => {
  it.each([
    ['H/West, Bandra West', 'west ban', true],
    ['H/West, Bandra West', 'h/west', true],
    ['Pimprí', 'pimpri', true],
    ['Audit log', '', true],
    ['Gir\u200bgaon', 'girgaon', true],
    ['Ward 69', 'ward\u00a0\u200e६९', true],
    ['सड़क', 'सडक', true],
    ['ವಾರ್ಡ್', 'ವೀರ', false],
    ['H/West, Bandra West', 'east', false],
    ['H/West, Bandra West', 'west east', false],
  ])('finds all words, in any order, without accents: %s, %s', (text, wanted, isFound) => {
    expect(matches(text, wanted)).toBe(isFound);
  });
});
