import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from '../../logging/logger';
import { clientAddress } from '../client-address';
import type { Metrics } from '../../metrics/metrics';
import type { ApiRequest } from '../request';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** The status proxies log when the client left before it was answered. */
const CLIENT_LEFT = 499;
const GIVEN_ID = /^[\w.:-]{1,64}$/;
/** W3C Trace Context: version, trace, parent, flags. */
const TRACE_PARENT = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}(?:$|-)/;

/**
 * Sets the client address and an id on each request (the client's `X-Request-Id` if it is well-formed) and writes one
 * log line once the answer is sent. Bodies, headers and query strings are never logged: they hold tokens and personal
 * texts.
 */
export function requestLog(logger: Logger, metrics: Metrics, trustedProxies: number): RequestHandler {
  const process = randomBytes(6).toString('hex');
  let count = 0;
  return (expressRequest, response, next) => {
    const request = expressRequest as ApiRequest;
    const given = request.headers['x-request-id'];
    request.id =
      typeof given === 'string' && GIVEN_ID.test(given) ? given : `${process}-${(++count).toString(36)}`;
    request.clientAddress = clientAddress(request, trustedProxies);
    response.setHeader('X-Request-Id', request.id);
    const startedAt = performance.now();
    const { path } = request;
    response.once('close', () => {
      const ms = performance.now() - startedAt;
      const status = response.headersSent ? response.statusCode : CLIENT_LEFT;
      logger.info(line(request, response, { path, status, ms }), 'request');
      metrics.request({
        method: METHODS.has(request.method) ? request.method : 'other',
        route: routeOf(request),
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
  { path, status, ms }: { path: string; status: number; ms: number },
): object {
  return {
    requestId: request.id,
    traceId: traceOf(request),
    method: request.method,
    path,
    status,
    ms: Math.round(ms * 10) / 10,
    ip: request.clientAddress,
    user: (request.actor ?? (request as { consoleActor?: { id: string } }).consoleActor)?.id,
    // The client closed the connection before the answer was sent.
    aborted: response.writableFinished ? undefined : true,
  };
}

/** The trace id of the request, if the sender gave one, so that logs can be joined with a proxy's spans. */
function traceOf({ headers: { traceparent } }: ApiRequest): string | undefined {
  return typeof traceparent === 'string' ? TRACE_PARENT.exec(traceparent)?.[1] : undefined;
}

/** The matched route pattern; requests without one share a label. */
function routeOf({ route }: ApiRequest): string {
  const path = (route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? path : 'none';
}
