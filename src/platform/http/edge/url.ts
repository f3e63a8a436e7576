import type { Request, RequestHandler } from 'express';
import { DomainError, type FieldProblem, InvalidInput } from '../domain-error';
import { isPathTarget } from './refused-target';

/** More than any route has; the parser of queries would ignore those after the thousandth. */
const MAX_PARAMETERS = 200;

/**
 * Refuses a query string that is not valid UTF-8, contains a NUL or has too many parameters. In a path the former match
 * no route: 404.
 */
export const checkUrl: RequestHandler = (request, _response, next) => {
  const { url } = request;
  const end = url.indexOf('?');
  if (end !== -1 && url.split('&', MAX_PARAMETERS + 1).length > MAX_PARAMETERS) {
    const message = `must have at most ${MAX_PARAMETERS} parameters`;
    return next(new InvalidInput([{ field: 'query', message }]));
  }
  if (!url.includes('%')) return next();
  if (!isCleanText(end === -1 ? url : url.slice(0, end))) {
    return next(new DomainError('notFound', 'There is nothing at this path'));
  }
  const query = end === -1 ? '' : url.slice(end + 1);
  next(
    isCleanText(query)
      ? undefined
      : new InvalidInput([{ field: 'query', message: 'must be valid UTF-8 without NUL' }]),
  );
};

/**
 * Refuses a request whose target is no path, such as one that is meant for a proxy (`CONNECT`, a whole URL), and one
 * that does not name its host once: whatever is before the service may have understood another host than the service
 * does.
 * @param limit counts such a request like any other, as files are served before others are counted
 */
export function checkTarget(limit: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const problem = targetProblem(request);
    if (!problem) return next();
    response.shouldKeepAlive = false;
    return limit(request, response, (error?: unknown) => next(error ?? new InvalidInput([problem])));
  };
}

function targetProblem({ method, originalUrl, httpVersion, rawHeaders }: Request): FieldProblem | undefined {
  if (method === 'CONNECT' || (!isPathTarget(originalUrl) && URL.canParse(originalUrl)))
    return { field: 'target', message: 'must be a path: this is no proxy' };
  if (!isPathTarget(originalUrl)) return { field: 'target', message: 'must begin with a slash' };
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1) return { field: 'Host', message: 'must be given once' };
  if (hosts === 0 && httpVersion !== '1.0') return { field: 'Host', message: 'is required' };
  return undefined;
}

function isCleanText(encoded: string): boolean {
  try {
    return !decodeURIComponent(encoded).includes('\0');
  } catch {
    return false;
  }
}
