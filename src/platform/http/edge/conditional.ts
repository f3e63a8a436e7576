import type { RequestHandler } from 'express';

/**
 * Ignores `Cache-Control` of a request: it tells caches to ask the origin, which this is (RFC 9111, 5.2.1.4). Express
 * would never answer 304 to a client that sends `no-cache` with its ETag, as Node's fetch does.
 */
export const asOrigin: RequestHandler = (request, _response, next) => {
  delete request.headers['cache-control'];
  next();
};
