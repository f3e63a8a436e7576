import { CITIES, CITY_SLUGS, cityNamed } from './cities';

describe('cityNamed', () => {
  it.each(CITIES.map(({ slug, displayName }) => [displayName, slug]))('finds %s as %s', (name, slug) => {
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
  ])('finds %j as %s, by an alias', (name, slug) => {
    expect(cityNamed(name)).toBe(slug);
  });

  it.each(['', 'Atlantis', 'mumbai city', 'new', 'newdelhi', 'constructor'])(
    'finds no city for %j',
    (name) => {
      expect(cityNamed(name)).toBeUndefined();
    },
  );
});

describe('CITIES', () => {
  it('has one city for each slug', () => {
    expect(CITIES.map(({ slug }) => slug)).toEqual([...CITY_SLUGS]);
  });

  it('names the subdomain of each city by its slug', () => {
    expect(CITIES.map(({ subdomain }) => subdomain)).toEqual([...CITY_SLUGS]);
  });
});
