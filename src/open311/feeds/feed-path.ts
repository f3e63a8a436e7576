import { CATEGORIES, CATEGORY_SLUGS } from '../../kernel/categories';
import { CITIES, CITY_SLUGS } from '../../kernel/cities';
import { named } from '../not-found';
import type { FeedHead } from './atom';
import type { FeedScope } from './feed.queries';

/** The parameters of a feed's path. */
export type FeedPath = Record<'city' | 'format', string> & Partial<Record<'ward' | 'category', string>>;

/** What a feed is of. @throws OpenDataNotFound for a city or category there is none of */
export function scopeOf({ city, ward, category }: FeedPath): FeedScope {
  return {
    city: named(CITY_SLUGS, city, 'city'),
    ward,
    category: category === undefined ? undefined : named(CATEGORY_SLUGS, category, 'category'),
  };
}

/** What a feed says of itself. @throws OpenDataNotFound as `scopeOf` */
export function headOf(path: FeedPath, baseUrl: string): FeedHead {
  const { city, ward, category } = scopeOf(path);
  const inWard = ward === undefined ? '' : `/ward/${encodeURIComponent(ward)}`;
  const ofCategory = category === undefined ? '' : `/category/${category}`;
  const title = titleOf({ city, ward, category });
  return { path: `/feeds/${city}${inWard}${ofCategory}`, title, baseUrl };
}

function titleOf({ city, ward, category }: FeedScope): string {
  const name = CITIES.find(({ slug }) => slug === city)?.displayName ?? city;
  const place = ward === undefined ? name : `ward ${ward} of ${name}`;
  const label = CATEGORIES.find(({ slug }) => slug === category)?.displayName;
  return label === undefined ? `Issues in ${place}` : `${label} in ${place}`;
}
