import { CATEGORIES, CATEGORY_SLUGS } from '../../kernel/categories';
import { CITIES, CITY_SLUGS } from '../../kernel/cities';
import { named } from '../not-found';
import type { FeedHead } from './atom';
import { placeIn } from './feed-place';
import { FEED_FORMATS, type FeedFormat } from './feed-formats';
import type { FeedScope } from './feed.queries';

/** The parameters of a feed's path. */
export type FeedPath = Record<'city' | 'format', string> &
  Partial<Record<'ward' | 'wardAddress' | 'category' | 'near', string>>;

/**
 * The scope of a feed.
 * @throws OpenDataNotFound for an unknown city or category; InvalidInput for an invalid place
 */
export function scopeOf({ city, ward, wardAddress, category, near }: FeedPath): FeedScope {
  return {
    city: named(CITY_SLUGS, city, 'city'),
    ward,
    wardAddress,
    category: category === undefined ? undefined : named(CATEGORY_SLUGS, category, 'category'),
    near: near === undefined ? undefined : placeIn(near),
  };
}

/** The format in a path, in any case. @throws OpenDataNotFound */
export function formatOf({ format }: Pick<FeedPath, 'format'>): FeedFormat {
  return named(FEED_FORMATS, format.toLowerCase(), 'format');
}

/** The metadata of a feed. @param withUpdates whether it includes events of issues */
export function headOf(scope: FeedScope, withUpdates: boolean, baseUrl: string): FeedHead {
  return {
    path: pathOf(scope),
    // The path before slashes of codes were hyphens.
    id: pathOf({ ...scope, wardAddress: undefined }),
    query: withUpdates ? '?updates=1' : '',
    title: titleOf(scope),
    baseUrl,
  };
}

function pathOf({ city, ward, wardAddress = ward, category, near }: FeedScope): string {
  return [
    `/feeds/${city}`,
    wardAddress === undefined ? '' : `/ward/${encodeURIComponent(wardAddress)}`,
    category === undefined ? '' : `/category/${category}`,
    near === undefined ? '' : `/near/${near.lat},${near.lng},${near.metres}`,
  ].join('');
}

function titleOf({ city, ward, category, near }: FeedScope): string {
  const name = CITIES.find(({ slug }) => slug === city)?.displayName ?? city;
  const place = ward === undefined ? name : `ward ${ward} of ${name}`;
  const around = near === undefined ? '' : `, within ${near.metres} m of ${near.lat}, ${near.lng}`;
  const label = CATEGORIES.find(({ slug }) => slug === category)?.displayName ?? 'Issues';
  return `${label} in ${place}${around}`;
}
