import type { RequestHandler } from 'express';
import { DomainError, InvalidInput } from '../domain-error';

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

function isCleanText(encoded: string): boolean {
  try {
    return !decodeURIComponent(encoded).includes('\0');
  } catch {
    return false;
  }
}
