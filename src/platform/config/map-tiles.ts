import type { Config } from './config';

/** The tiles of maps. */
export interface MapTiles {
  /** With {z}, {x} and {y} for zoom, column and row. */
  url: string;
  /** The attribution text. */
  attribution: string;
}

/** The tiles of maps; undefined if none are configured. */
export function mapTiles({ settings }: Pick<Config, 'settings'>): MapTiles | undefined {
  const { MAP_TILE_URL: url, MAP_TILE_ATTRIBUTION: attribution } = settings;
  return url === undefined || attribution === undefined ? undefined : { url, attribution };
}
