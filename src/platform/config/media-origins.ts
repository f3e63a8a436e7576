import type { Config } from './config';

/**
 * The origins from which browsers load media: the public URL of the service, and the object store it redirects to, if
 * there is one.
 * @returns origins, in the form of a content security policy
 */
export function mediaOrigins({ publicBaseUrl, settings }: Config): string[] {
  const own = new URL(publicBaseUrl).origin;
  if (settings.STORAGE_DRIVER !== 's3') return [own];
  const store = settings.S3_ENDPOINT ?? `https://s3.${settings.S3_REGION}.amazonaws.com`;
  const { protocol, host } = new URL(store);
  const bucketHost = settings.S3_FORCE_PATH_STYLE ? host : `${settings.S3_BUCKET}.${host}`;
  return [own, `${protocol}//${bucketHost}`];
}
