import type { Request } from 'express';

/**
 * How a body is read: as JSON; as the fields of a form; as bytes that are held, for a signature is over them; as the
 * bytes of a form with files, which whoever knows its arguments reads; not at all, for its handler takes the bytes as
 * they come.
 */
export type BodyReading = 'json' | 'form' | 'bytes' | 'form-bytes' | 'stream';

/** Says how a request's body is read, before there is a route. The application provides it, for it knows the routes. */
export abstract class BodyClassifier {
  abstract formOf(request: Request): BodyReading;
}
