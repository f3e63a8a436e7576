import cors from 'cors';
import type { Request, RequestHandler } from 'express';

/** GeoReport, feeds and data sets: public, and the same for everyone. */
const OPEN = /^\/(open311|feeds|data)(\/|$)/i;
/** The headers the documents name. */
export const EXPOSED_HEADERS = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
];

/** Whether a request reads what pages of any site may read, or asks beforehand whether they may. */
export function isOpenRead({ method, path, headers }: Pick<Request, 'method' | 'path' | 'headers'>): boolean {
  const asked = method === 'OPTIONS' ? headers['access-control-request-method'] : method;
  return OPEN.test(path) && (asked === 'GET' || asked === 'HEAD');
}

/**
 * Lets pages of any site read what is open, without credentials (docs/api/conventions.md#cross-origin-requests).
 * @param origins those that are let in with credentials, too: what is answered then depends on the origin
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
