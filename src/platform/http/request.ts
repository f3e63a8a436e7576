import type { Request, Response } from 'express';
import type { Alternative } from './answers.decorator';
import type { Actor } from '../../kernel/actor';
import type { ConsoleActor } from '../../kernel/console';

/** A request as the edge has prepared it. */
export interface ApiRequest extends Request {
  id: string;
  /** Where the request comes from, as far as the trusted proxies can tell. */
  clientAddress: string;
  actor?: Actor;
  /** On a route of the console: whose session it is. */
  consoleActor?: ConsoleActor;
}

/** How the value a handler returns becomes the body: inside the success envelope, or as it is. */
export type BodyForm = 'envelope' | 'bare';

export interface ApiResponse extends Response {
  bodyForm?: BodyForm;
  alternative?: Alternative;
  /** How long caches may keep the answer, in seconds; undefined: none may. */
  maxAgeS?: number;
}
