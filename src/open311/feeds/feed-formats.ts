export const ATOM_TYPE = 'application/atom+xml; charset=utf-8';
export const GEOJSON_TYPE = 'application/geo+json; charset=utf-8';

/** The formats of feeds. `rss` is an alias of `atom`, for users who guess the path. */
export const FEED_FORMATS = ['atom', 'rss', 'geojson'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];
