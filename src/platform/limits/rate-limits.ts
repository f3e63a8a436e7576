import type { RequestHandler } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import type { Config } from '../config/config';
import { DomainError } from '../http/domain-error';
import { limitKey } from '../http/client-address';
import { surfaceDefaults } from '../http/error-filters';
import type { ApiRequest } from '../http/request';
import { surfaceAt } from '../http/surface-map';
import type { Metrics } from '../metrics/metrics';
import type { LimitStores } from './limit-stores';

/** The probes of load balancers and orchestrators, as they send them. */
const PROBE = /^\/api\/(health|ready)\/?$/i;
/** What documents 1 and 2 limit, and uploads. All else, such as the reference pages, counts like the public API. */
const API = /^\/(api|media)(\/|$)/i;
/** Pictures and videos: a page shows many. */
const MEDIA = /^\/media\//i;
const SIGN_IN = /^\/api\/auth(\/|$)/i;
/** Where a password or an invitation is tried. All else of the console wants a session, and is not limited. */
const CONSOLE_SIGN_IN = /^\/api\/admin\/auth\/(login|accept-invite)\/?$/i;

/**
 * The documented limits (document 1, section 8), one bucket per client address over all routes of a class, counted
 * before a body is read and whatever becomes of the request. A request to /api/auth/* counts in the general bucket
 * and in its own;
 * the console's sign-in counts in the latter alone (document 3 gives it no other).
 */
export function rateLimits(config: Config, stores: LimitStores, metrics: Metrics): RequestHandler {
  const { RATE_LIMIT_GENERAL, RATE_LIMIT_AUTH, RATE_LIMIT_PUBLIC, RATE_LIMIT_WINDOW_S } = config.settings;
  const windowMs = RATE_LIMIT_WINDOW_S * 1000;
  const limiter = (name: string, limit: number) =>
    createLimiter({
      windowMs,
      limit,
      store: stores.store(name, windowMs),
      onRefused: () => metrics.count('civic_requests_limited_total', { limit: name }),
    });
  const general = limiter('general', RATE_LIMIT_GENERAL);
  const auth = limiter('auth', RATE_LIMIT_AUTH);
  const publicReads = limiter('public', RATE_LIMIT_PUBLIC);
  const defaults = surfaceDefaults(config);
  return (request, response, next) => {
    const { method, path } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && PROBE.test(path)) return next();
    const surface = surfaceAt(request, defaults);
    if (surface === 'console')
      return CONSOLE_SIGN_IN.test(path) ? void auth(request, response, next) : next();
    if (!API.test(path) || (isRead && MEDIA.test(path)) || surface === 'public')
      return void publicReads(request, response, next);
    if (!SIGN_IN.test(path)) return void general(request, response, next);
    void general(request, response, (error?: unknown) => {
      if (error) next(error);
      else void auth(request, response, next);
    });
  };
}

interface Limiter {
  windowMs: number;
  limit: number;
  store: Store;
  onRefused: () => void;
}

function createLimiter({ windowMs, limit, store, onRefused }: Limiter) {
  return rateLimit({
    windowMs,
    limit,
    store,
    legacyHeaders: true,
    standardHeaders: false,
    keyGenerator: (request) => limitKey((request as ApiRequest).clientAddress),
    // The proxy hops are a setting the operator answers for; its own checks would only repeat them in the log.
    validate: false,
    handler: (_request, _response, next) => {
      onRefused();
      next(new DomainError('limited', 'Too many requests from this address; see Retry-After'));
    },
  });
}
