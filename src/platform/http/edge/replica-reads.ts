import type { RequestHandler } from 'express';
import type { ReadRouting } from '../../database/read-routing';

/**
 * Opens a request for reads from a replica if it has no credential. A signed-in caller may have just written something,
 * on any instance, so their requests read the primary: instances need not share what was written.
 */
export function replicaReads(reads: ReadRouting): RequestHandler {
  return (request, _response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && request.headers.authorization === undefined) reads.open(next);
    else next();
  };
}
