import { CITIES } from '../../kernel/cities';
import type { CityRuleDto } from './integrations.dto';

const MAX_WORDS = 6;

/** The rule of each city: its name, some of its words and how many more there are; at the end what is not looked at. */
export function presentCityRules(cities: ReadonlyArray<{ target: string; words: string[] }>): CityRuleDto[] {
  const words = new Map(cities.map((city) => [city.target, city.words]));
  return [
    ...CITIES.map(({ slug, displayName }) => {
      const known = words.get(slug) ?? [];
      const more = known.length > MAX_WORDS ? ` and ${known.length - MAX_WORDS} more` : '';
      return {
        rule: `Words: ${[displayName, ...known.slice(0, MAX_WORDS)].join(', ')}${more}`,
        target: slug,
      };
    }),
    { rule: 'Coordinate bounding-box fallback', target: 'Not implemented' },
  ];
}
