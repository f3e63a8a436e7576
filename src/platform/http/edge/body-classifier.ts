import type { Request } from 'express';

/**
 * How a body is read: as JSON; as form fields; as bytes in memory, over which a signature is checked; as the bytes of a
 * multipart form, which the route parses; as a stream, which the route's handler consumes.
 */
export type BodyReading = 'json' | 'form' | 'bytes' | 'form-bytes' | 'stream';

/**
 * Decides how a request's body is read, before its route is known. The application implements it: it knows the routes.
 */
export abstract class BodyClassifier {
  abstract formOf(request: Request): BodyReading;

  /** Whether a JSON body may have long lists: the coordinates of a boundary. */
  abstract hasLongLists(request: Request): boolean;

  /** Whether a guard reads the body, once it knows the caller. */
  abstract isReadByGuard(request: Request): boolean;
}
