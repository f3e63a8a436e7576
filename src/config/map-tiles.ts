import type { Config } from './config';

/** The pictures a map is drawn on. */
export interface MapTiles {
  /** With {z}, {x} and {y} for which one is meant. */
  url: string;
  /** Whose they are, as text. */
  attribution: string;
}

/** The tiles of maps, or undefined where none are set. */
export function mapTiles({ settings }: Pick<Config, 'settings'>): MapTiles | undefined {
  const { MAP_TILE_URL: url, MAP_TILE_ATTRIBUTION: attribution } = settings;
  return url === undefined || attribution === undefined ? undefined : { url, attribution };
}
