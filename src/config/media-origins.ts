import type { Config } from './config';

/**
 * Where browsers find media: at the public address of the service, which redirects to the object store where there is
 * one.
 * @returns origins, as a content security policy names them
 */
export function mediaOrigins({ publicBaseUrl, settings }: Config): string[] {
  const own = new URL(publicBaseUrl).origin;
  if (settings.STORAGE_DRIVER !== 's3') return [own];
  const store = settings.S3_ENDPOINT ?? `https://s3.${settings.S3_REGION}.amazonaws.com`;
  const { protocol, host } = new URL(store);
  const bucketHost = settings.S3_FORCE_PATH_STYLE ? host : `${settings.S3_BUCKET}.${host}`;
  return [own, `${protocol}//${bucketHost}`];
}
