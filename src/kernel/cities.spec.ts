import { CITIES, CITY_SLUGS, cityNamed } from './cities';

describe('the city a text names', () => {
  it.each(CITIES.map(({ slug, displayName }) => [displayName, slug]))('%s is %s', (name, slug) => {
    expect(cityNamed(name)).toBe(slug);
    expect(cityNamed(slug)).toBe(slug);
  });

  it.each([
    ['Bombay', 'mumbai'],
    ['BENGALURU', 'bangalore'],
    ['  New \n Delhi ', 'delhi'],
    ['madras', 'chennai'],
    ['Poona', 'pune'],
    ['Calcutta', 'kolkata'],
    ['Ahmadabad', 'ahmedabad'],
    ['Amdavad', 'ahmedabad'],
  ])('%j is %s by another name', (name, slug) => {
    expect(cityNamed(name)).toBe(slug);
  });

  it.each(['', 'Atlantis', 'mumbai city', 'new', 'newdelhi', 'constructor'])('%j is none', (name) => {
    expect(cityNamed(name)).toBeUndefined();
  });
});

describe('the cities', () => {
  it('are one for each slug', () => {
    expect(CITIES.map(({ slug }) => slug)).toEqual([...CITY_SLUGS]);
  });
});
