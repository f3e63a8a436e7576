import type { Request, RequestHandler } from 'express';
import type { ReadRouting } from '../../database/read-routing';
import type { ApiRequest } from '../request';

/**
 * Lets the reads of a request go to a replica if its route permits that and it has no credential. A signed-in caller
 * may have just written something, on any instance, so their requests read the primary: instances need not share what
 * was written.
 * @param hasSession whether a request for a page has a session
 */
export function replicaReads(reads: ReadRouting, hasSession: (request: Request) => boolean): RequestHandler {
  return (request, _response, next) => {
    const isAnonymous = request.headers.authorization === undefined && !hasSession(request);
    if (!(request as ApiRequest).matched.replica || !isAnonymous) return next();
    reads.open(() => {
      reads.permit();
      next();
    });
  };
}
