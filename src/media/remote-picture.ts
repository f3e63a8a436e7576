import { MAX_BYTES } from '../kernel/media-types';
import { publicDispatcherFor } from '../platform/http-client/public-address';
import { getBytes, UpstreamFailure } from '../platform/http-client/upstream';
import { DomainError } from '../platform/http/domain-error';

/** The time limit for fetching a picture: a client may wait for the answer. */
const FETCH_TIMEOUT_MS = 4000;
/** Statuses below 500 that say nothing about the next attempt: timeout, too early, too many requests. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

/** A URL that never leads to a picture. */
export class RefusedUrl extends Error {}

/**
 * Fetches a picture from a public address over HTTPS.
 * @throws RefusedUrl for another URL; UpstreamFailure
 */
export async function fetchPicture(url: string): Promise<Buffer> {
  const dispatcher = await publicDispatcherFor(url).catch((error: Error) => {
    throw new RefusedUrl(error.message);
  });
  return getBytes(url, { dispatcher, timeoutMs: FETCH_TIMEOUT_MS, maxBytes: MAX_BYTES.image });
}

/** Whether fetching or storing a picture may succeed later, after this failure. */
export function mayPass(error: unknown): boolean {
  if (error instanceof RefusedUrl) return false;
  if (error instanceof DomainError) return error.kind === 'unavailable' || error.kind === 'limited';
  if (!(error instanceof UpstreamFailure) || error.status === undefined) return true;
  return error.status >= 500 || PASSING.has(error.status);
}
