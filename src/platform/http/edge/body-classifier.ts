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
}
