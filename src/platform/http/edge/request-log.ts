import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Settings } from '../../config/settings';
import type { Logger } from '../../logging/logger';
import { clientAddress, networkOf } from '../client-address';
import type { Metrics } from '../../metrics/metrics';
import type { ApiRequest } from '../request';
import { loggedPath } from './logged-path';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** The status proxies log when the client left before it was answered. */
const CLIENT_LEFT = 499;
const GIVEN_ID = /^[\w.:-]{1,64}$/;
/** W3C Trace Context: version, trace, parent, flags. */
const TRACE_PARENT = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}(?:$|-)/;

/**
 * Sets the client address and an id on each request (the client's `X-Request-Id` if it is well-formed) and writes one
 * log line once the answer is sent. Bodies, headers and query strings are never logged: they hold tokens and personal
 * texts. Of a path that names a person or a place, only the pattern of its route is.
 * @param settings `LOG_ADDRESSES`: whether client addresses are logged in full or as their network
 */
export function requestLog(
  logger: Logger,
  metrics: Metrics,
  { TRUST_PROXY, LOG_ADDRESSES }: Pick<Settings, 'TRUST_PROXY' | 'LOG_ADDRESSES'>,
): RequestHandler {
  const logged = LOG_ADDRESSES === 'short' ? networkOf : (address: string) => address;
  const process = randomBytes(6).toString('hex');
  let count = 0;
  return (expressRequest, response, next) => {
    const request = expressRequest as ApiRequest;
    const given = request.headers['x-request-id'];
    request.id =
      typeof given === 'string' && GIVEN_ID.test(given) ? given : `${process}-${(++count).toString(36)}`;
    request.clientAddress = clientAddress(request, TRUST_PROXY);
    response.setHeader('X-Request-Id', request.id);
    const startedAt = performance.now();
    const { path } = request;
    response.once('close', () => {
      const ms = performance.now() - startedAt;
      const status = response.headersSent ? response.statusCode : CLIENT_LEFT;
      const route = routeOf(request);
      const ip = logged(request.clientAddress);
      logger.info(line(request, response, { path: loggedPath(path, route), status, ms, ip }), 'request');
      metrics.request({
        method: METHODS.has(request.method) ? request.method : 'other',
        // Requests without one share a label.
        route: route ?? 'none',
        status,
        seconds: ms / 1000,
      });
    });
    next();
  };
}

function line(
  request: ApiRequest,
  response: Response,
  { path, status, ms, ip }: { path: string; status: number; ms: number; ip: string },
): object {
  return {
    requestId: request.id,
    traceId: traceOf(request),
    method: request.method,
    path,
    status,
    ms: Math.round(ms * 10) / 10,
    ip,
    user: (request.actor ?? (request as { consoleActor?: { id: string } }).consoleActor)?.id,
    // The client closed the connection before the answer was sent.
    aborted: response.writableFinished ? undefined : true,
  };
}

/** The trace id of the request, if the sender gave one, so that logs can be joined with a proxy's spans. */
function traceOf({ headers: { traceparent } }: ApiRequest): string | undefined {
  return typeof traceparent === 'string' ? TRACE_PARENT.exec(traceparent)?.[1] : undefined;
}

/** The matched route pattern, if there is one. */
function routeOf({ route }: ApiRequest): string | undefined {
  const path = (route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? path : undefined;
}
