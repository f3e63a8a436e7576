import type { Config } from '../config/config';
import { mapTiles } from '../config/map-tiles';
import { mediaOrigins } from '../config/media-origins';

/**
 * The headers every page has. Pages load nothing but what this service has, photos where an object store has them, and the
 * tiles of maps where these are set.
 * Forms go with their origin: without a referrer policy of their own browsers would send `Origin: null`.
 */
export function pageHeaders(config: Config): Array<[name: string, value: string]> {
  const media = mediaOrigins(config).join(' ');
  const tiles = mapTiles(config);
  const pictures = [media, ...(tiles ? [new URL(tiles.url).origin] : [])].join(' ');
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
