import type { Request } from 'express';

/**
 * How a body is read: as JSON; as form fields; as bytes in memory, over which a signature is checked; as the bytes of a
 * multipart form, which the route parses; as a stream, which the route's handler consumes.
 */
export type BodyReading = 'json' | 'form' | 'bytes' | 'form-bytes' | 'stream';

/**
 * The bodies that a route takes, if not one kind alone:
 * - `long-json`: JSON with long lists, such as the coordinates of a boundary
 * - `page-form`: the fields of a form of a page
 * - `photo-form`: such fields, and files of a multipart form as a stream
 * - `one-click`: such fields, or whatever form a mail program sends for one click (RFC 8058, 3.2)
 */
export type RouteBody = BodyReading | 'long-json' | 'page-form' | 'photo-form' | 'one-click';

const FORM = /^application\/x-www-form-urlencoded\b/i;
const FORM_WITH_FILES = /^multipart\/form-data\b/i;

/** How the body of a request is read, by its content type where the route takes several. */
export function readingOf(
  body: RouteBody,
  { method, headers }: Pick<Request, 'method' | 'headers'>,
): BodyReading {
  if (body === 'long-json') return 'json';
  if (body !== 'page-form' && body !== 'photo-form' && body !== 'one-click') return body;
  // Forms are posted.
  if (method !== 'POST') return 'json';
  const type = headers['content-type'] ?? '';
  if (FORM.test(type)) return 'form';
  if (body === 'one-click') return 'form-bytes';
  return body === 'photo-form' && FORM_WITH_FILES.test(type) ? 'stream' : 'json';
}
