import type { Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor } from '../../kernel/actor';

/** A request as the edge has prepared it. */
export interface ApiRequest extends Request {
  id: string;
  /** Where the request comes from, as far as the trusted proxies can tell. */
  clientAddress: string;
  actor?: Actor;
}

/**
 * How the value a handler returns becomes the body: inside the success envelope, as it is, or as the bytes of a page.
 */
export type BodyForm = 'envelope' | 'bare' | 'page';

/** A second success a route can have, by what it answers. */
export interface Alternative {
  status: number;
  type: Type;
  /** Tells it by the answer; left out where the handler sets the status. */
  when?: ((answer: object) => boolean) | undefined;
}

export interface ApiResponse extends Response {
  bodyForm?: BodyForm;
  alternative?: Alternative;
  /** How long caches may keep the answer, in seconds; undefined: none may. */
  maxAgeS?: number;
  /** The request header an answer that caches keep depends on. */
  varyBy?: string;
}
