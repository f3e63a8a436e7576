import type { RequestHandler } from 'express';
import type { ReadRouting } from '../../database/read-routing';

/**
 * Opens a request for reads from a replica where its caller is not signed in. Whoever sends a token may have written
 * just now, on any instance, and reads the primary: no instance has to know what another one wrote.
 */
export function replicaReads(reads: ReadRouting): RequestHandler {
  return (request, _response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && request.headers.authorization === undefined) reads.open(next);
    else next();
  };
}
