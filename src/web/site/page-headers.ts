import type { Config } from '../../platform/config/config';
import { mapTiles } from '../../platform/config/map-tiles';
import { mediaOrigins } from '../../platform/config/media-origins';

/**
 * The headers of every page. Pages only load resources of this service, photos from an object store if there is one,
 * and map tiles if they are configured. The referrer policy keeps the origin for forms: without one, browsers would
 * send `Origin: null`.
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

/** The external hosts that pages load from, which the privacy page lists. */
export interface ForeignHosts {
  /** The host of map tiles. */
  tiles?: string;
  /** The host of photos and videos. */
  media?: string;
}

/** The external hosts that the content security policy allows. */
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
