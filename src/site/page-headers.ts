import type { Config } from '../config/config';
import { mapTiles } from '../config/map-tiles';
import { mediaOrigins } from '../config/media-origins';

/**
 * The headers every page has. Pages load nothing but what this service has, photos where an object store has them, and
 * the tiles of maps where these are set.
 * Forms go with their origin: without a referrer policy of their own browsers would send `Origin: null`.
 */
export function pageHeaders(config: Config): Array<[name: string, value: string]> {
  const media = mediaOrigins(config).join(' ');
  const tiles = tilesOrigin(config);
  const pictures = [media, ...(tiles ? [tiles] : [])].join(' ');
  const policy = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data: blob: ${pictures}`.trim(),
    `media-src 'self' ${media}`.trim(),
    `connect-src 'self' ${media}`.trim(),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ];
  return [
    ['Content-Security-Policy', policy.join('; ')],
    ['Referrer-Policy', 'same-origin'],
    ['Permissions-Policy', 'geolocation=(self), camera=(self), microphone=(), payment=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}

/** Which hosts besides this service pages load from: the page on privacy names them. */
export interface ForeignHosts {
  /** Has the pictures of maps. */
  tiles?: string;
  /** Has photos and videos. */
  media?: string;
}

/** What the policy of pages lets load from elsewhere, by its hosts. */
export function foreignHosts(config: Config): ForeignHosts {
  const { origin } = new URL(config.publicBaseUrl);
  const host = (from: string | undefined) =>
    from === undefined || from === origin ? undefined : new URL(from).host;
  return {
    tiles: host(tilesOrigin(config)),
    media: host(mediaOrigins(config).find((from) => from !== origin)),
  };
}

function tilesOrigin(config: Config): string | undefined {
  const tiles = mapTiles(config);
  return tiles && new URL(tiles.url).origin;
}
