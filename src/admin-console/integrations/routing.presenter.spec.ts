import { presentCityRules } from './routing.presenter';

describe('the rules cities are detected by', () => {
  const rules = presentCityRules([
    { target: 'pune', words: ['a', 'b', 'c', 'd', 'e', 'f'] },
    { target: 'delhi', words: ['1', '2', '3', '4', '5', '6', '7', '8'] },
  ]);

  it('are one for each city, and a last one that is none', () => {
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
  ])('name the words of %s', (target, rule) => {
    expect(rules.find((each) => each.target === target)?.rule).toBe(rule);
  });
});
