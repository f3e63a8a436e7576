import cors from 'cors';
import type { Request, RequestHandler } from 'express';

/** GeoReport, feeds and data sets: public, and the same for everyone. */
const OPEN = /^\/(open311|feeds|data)(\/|$)/i;
/** The response headers that the documents name. */
export const EXPOSED_HEADERS = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
];

/** Whether a request is a public read that pages of any origin may make, or its preflight. */
export function isOpenRead({ method, path, headers }: Pick<Request, 'method' | 'path' | 'headers'>): boolean {
  const asked = method === 'OPTIONS' ? headers['access-control-request-method'] : method;
  return OPEN.test(path) && (asked === 'GET' || asked === 'HEAD');
}

/**
 * Allows pages of any origin to make public reads, without credentials (docs/api/conventions.md#cross-origin-requests).
 * @param origins the origins that are also allowed credentials: for them the response depends on the origin
 */
export function openReads(origins: readonly string[]): RequestHandler {
  const allow = cors({
    origin: '*',
    methods: ['GET', 'HEAD'],
    exposedHeaders: [...EXPOSED_HEADERS, 'Link', 'ETag'],
    maxAge: 7200,
    preflightContinue: true,
  });
  return (request, response, next) => {
    if (!isOpenRead(request)) return next();
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (origins.length > 0) response.vary('Origin');
    allow(request, response, next);
  };
}
