import { columnsNotPresented } from '../../../test/support/source/every-column';
import type { KeywordRecord } from '../../channels';
import type { KeywordRow } from './integration.queries';
import { presentAddedKeyword, presentCityRules, presentKeywords, presentOffice } from './routing.presenter';

/** Additional members of a row, which a presenter must not show. */
const MORE = { weight: 2 };

describe('the office of a category', () => {
  it('is the name of its department, with nothing else', () => {
    const department = { name: 'Roads', categories: ['infrastructure' as const] };
    expect(presentOffice({ category: 'Traffic', department, ...MORE })).toStrictEqual({
      category: 'Traffic',
      office: 'Roads',
    });
  });

  it('is unassigned if no department serves the category', () => {
    expect(presentOffice({ category: 'Traffic', department: undefined }).office).toBe('Unassigned');
  });
});

describe('keywords', () => {
  const PROWL = { id: 'kwd_1', label: 'Safety' as const, keyword: 'prowl' };
  const LIGHT = { id: 'kwd_2', label: 'Safety' as const, keyword: 'street light' };

  it('are listed by category, in their order, with nothing else', () => {
    const listed = presentKeywords([PROWL, LIGHT].map((keyword) => ({ ...keyword, ...MORE })));
    expect(listed.find(({ category }) => category === 'Safety')).toStrictEqual({
      category: 'Safety',
      keywords: [
        { id: 'kwd_1', keyword: 'prowl' },
        { id: 'kwd_2', keyword: 'street light' },
      ],
    });
  });

  it('show every column', () => {
    expect(columnsNotPresented<KeywordRow>(PROWL, (row) => presentKeywords([row]))).toEqual([]);
    expect(columnsNotPresented<KeywordRecord>(PROWL, presentAddedKeyword)).toEqual([]);
  });

  it('are empty lists for the other five categories', () => {
    const others = presentKeywords([PROWL]).filter(({ category }) => category !== 'Safety');
    expect(others.map(({ keywords }) => keywords)).toEqual([[], [], [], [], []]);
  });

  it('have their category after they were added, and nothing else', () => {
    expect(presentAddedKeyword({ ...PROWL, ...MORE })).toStrictEqual({
      id: 'kwd_1',
      category: 'Safety',
      keyword: 'prowl',
    });
  });
});

describe('the rules for detecting cities', () => {
  const rules = presentCityRules([
    { target: 'pune', words: ['a', 'b', 'c', 'd', 'e', 'f'] },
    { target: 'delhi', words: ['1', '2', '3', '4', '5', '6', '7', '8'] },
  ]);

  it('are one for each city, and a last one for texts without a city', () => {
    expect(rules.map(({ target }) => target)).toEqual([
      'mumbai',
      'bangalore',
      'delhi',
      'hyderabad',
      'chennai',
      'pune',
      'kolkata',
      'ahmedabad',
      'Not implemented',
    ]);
  });

  it.each([
    ['mumbai', 'Words: Mumbai'],
    ['pune', 'Words: Pune, a, b, c, d, e, f'],
    ['delhi', 'Words: Delhi, 1, 2, 3, 4, 5, 6 and 2 more'],
    ['Not implemented', 'Coordinate bounding-box fallback'],
  ])('contain the words of %s', (target, rule) => {
    expect(rules.find((each) => each.target === target)?.rule).toBe(rule);
  });
});
