import type { Config } from '../config/config';

/**
 * The headers every page has. Pages load nothing but what this service has, and photos where an object store has them.
 * Forms go with their origin: without a referrer policy of their own browsers would send `Origin: null`.
 */
export function pageHeaders(config: Config): Array<[name: string, value: string]> {
  const media = mediaOrigins(config).join(' ');
  const policy = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data: blob: ${media}`.trim(),
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

/** Where photos are: at the public address of the service, which redirects to the object store where there is one. */
function mediaOrigins({ publicBaseUrl, settings }: Config): string[] {
  const own = new URL(publicBaseUrl).origin;
  if (settings.STORAGE_DRIVER !== 's3') return [own];
  const store = settings.S3_ENDPOINT ?? `https://s3.${settings.S3_REGION}.amazonaws.com`;
  const { protocol, host } = new URL(store);
  const bucketHost = settings.S3_FORCE_PATH_STYLE ? host : `${settings.S3_BUCKET}.${host}`;
  return [own, `${protocol}//${bucketHost}`];
}
