import type { Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor } from '../../kernel/people/actor';
import type { MatchedRoute } from './matched-route';

/** A request as the edge middleware prepares it. */
export interface ApiRequest extends Request {
  id: string;
  /** The address of the client, as far as the trusted proxies report it. */
  clientAddress: string;
  /** What its route declares. */
  matched: MatchedRoute;
  actor?: Actor;
}

/** How a handler's return value is written: in the success envelope, as it is, or as the bytes of an HTML page. */
export type BodyForm = 'envelope' | 'bare' | 'page';

/** A second success status of a route. */
export interface Alternative {
  status: number;
  type: Type;
  /** Whether an answer has this status; left out if the handler sets it. */
  when?: ((answer: object) => boolean) | undefined;
}

export interface ApiResponse extends Response {
  bodyForm?: BodyForm;
  alternative?: Alternative;
  /** How long caches may keep the answer, in seconds; undefined: not at all. */
  maxAgeS?: number;
  /** The request header that a cached answer varies by. */
  varyBy?: string;
}
