import type { RequestHandler } from 'express';
import { DomainError, InvalidInput } from '../domain-error';

/** Refuses a query string that is not valid UTF-8 or contains a NUL. In a path they match no route: 404. */
export const checkUrl: RequestHandler = (request, _response, next) => {
  const { url } = request;
  if (!url.includes('%')) return next();
  const end = url.indexOf('?');
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
