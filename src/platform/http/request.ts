import type { Request, Response } from 'express';
import type { Actor } from '../../kernel/people/actor';
import type { Alternative, MatchedRoute } from './matched-route';

/** A request as the edge middleware prepares it. */
export interface ApiRequest extends Request {
  id: string;
  /** The address of the client, as far as the trusted proxies report it. */
  clientAddress: string;
  /** What its route declares. */
  matched: MatchedRoute;
  actor?: Actor;
}

export interface ApiResponse extends Response {
  req: ApiRequest;
  /** A second status of this answer, instead of that of its route. */
  alternative?: Alternative;
}
