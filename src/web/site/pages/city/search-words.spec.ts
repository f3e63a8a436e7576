import { wordsOf } from '../../i18n/translate';
import { searchWords } from './search-words';

describe('the words of a search', () => {
  it.each([
    ['en', 'Broken  LAMP, Hill-Road', [['broken'], ['lamp'], ['hill'], ['road', '#road']]],
    ['en', 'H/West १२', [['h'], ['west'], ['12']]],
    ['hi', 'सड़क पर पानी', [['सडक', '#road'], ['पर'], ['पानी', '#infrastructure']]],
    ['hi', 'roads', [['roads']]],
    ['en', 'lamp lamp', [['lamp']]],
    ['en', '???', [['???']]],
  ] as const)('in %s of %j are %j', (language, q, words) => {
    expect(searchWords(q, wordsOf(language))).toEqual(words);
  });

  it('are the longest of more than twenty, in their order', () => {
    const short = Array.from({ length: 25 }, (_, n) => `a${String.fromCharCode(97 + n)}`);
    const found = searchWords([...short, 'streetlight', 'zz', 'pothole'].join(' '), wordsOf('en'));
    expect(found.map(([word]) => word)).toEqual([...short.slice(0, 18), 'streetlight', 'pothole']);
  });

  it('are at most twenty', () => {
    const q = Array.from({ length: 50 }, (_, n) => `w${n}`).join(' ');
    expect(searchWords(q, wordsOf('en'))).toHaveLength(20);
  });
});
