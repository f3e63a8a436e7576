import type { ApiRequest } from '../../platform/http/request';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const MAX_HEADER_LENGTH = 8192;

/**
 * The access token of the Authorization header, or null. Stricter than passport-jwt's extractor, which accepts any text
 * of any length, anywhere in the header.
 */
export function bearerToken({ headers }: Pick<ApiRequest, 'headers'>): string | null {
  const { authorization } = headers;
  if (authorization === undefined || authorization.length > MAX_HEADER_LENGTH) return null;
  return BEARER.exec(authorization)?.[1] ?? null;
}
