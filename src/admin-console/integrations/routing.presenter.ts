import type { KeywordRecord } from '../../channels';
import { FEED_CATEGORIES } from '../../kernel/categories';
import { CITIES } from '../../kernel/cities';
import type { CategoryOffice, KeywordRow } from './integration.queries';
import type {
  AddedKeywordDto,
  CategoryKeywordsDto,
  CategoryOfficeDto,
  CityRuleDto,
} from './integrations.dto';

const MAX_WORDS = 6;

/** The office of a category (docs/api/console-feed.md#category-map). */
export function presentOffice({ category, department }: CategoryOffice): CategoryOfficeDto {
  return { category, office: department?.name ?? 'Unassigned' };
}

/** The keywords of each category, including empty lists (docs/api/console-feed.md#routing-keywords). */
export function presentKeywords(keywords: readonly KeywordRow[]): CategoryKeywordsDto[] {
  return FEED_CATEGORIES.map((category) => ({
    category,
    keywords: keywords.filter(({ label }) => label === category).map(({ id, keyword }) => ({ id, keyword })),
  }));
}

/** A keyword that was added. */
export function presentAddedKeyword({ id, label, keyword }: KeywordRecord): AddedKeywordDto {
  return { id, category: label, keyword };
}

/**
 * The rule of each city: its name, some of its words and the number of further ones; at the end, what is not used for
 * detection.
 */
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
