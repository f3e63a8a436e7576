import cors from 'cors';
import type { Request, RequestHandler } from 'express';
import type { ApiRequest } from '../platform/http/request';

/** The response headers that the documents name. */
export const EXPOSED_HEADERS = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
];

/**
 * Whether a request is a public read that pages of any origin may make, or its preflight: GeoReport, feeds and data
 * sets are the same for everyone.
 */
export function isPublicRead(request: Request): boolean {
  const { method, headers, matched } = request as ApiRequest;
  const asked = method === 'OPTIONS' ? headers['access-control-request-method'] : method;
  return matched.surface === 'open311' && (asked === 'GET' || asked === 'HEAD');
}

/**
 * Allows pages of any origin to make public reads, without credentials (docs/api/conventions.md#cross-origin-requests).
 * @param origins the origins that are also allowed credentials: for them the response depends on the origin
 */
export function publicCors(origins: readonly string[]): RequestHandler {
  const allow = cors({
    origin: '*',
    methods: ['GET', 'HEAD'],
    exposedHeaders: [...EXPOSED_HEADERS, 'Link', 'ETag'],
    maxAge: 7200,
    preflightContinue: true,
  });
  return (request, response, next) => {
    if (!isPublicRead(request)) return next();
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (origins.length > 0) response.vary('Origin');
    allow(request, response, next);
  };
}
