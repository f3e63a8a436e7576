import type { Type } from '@nestjs/common';
import type { Surface } from '../../kernel/surfaces';
import type { RouteBody } from './edge/body-reading';
import type { ErrorForm } from './error-form';
import type { RouteLimit } from '../limits/route-limit';

/** How a handler's return value is written: in the success envelope, as it is, or as the bytes of an HTML page. */
export type BodyForm = 'envelope' | 'bare' | 'page';

/** A second success status of a route. */
export interface Alternative {
  status: number;
  type: Type;
  /** Whether an answer has this status; left out if the handler sets it. */
  when?: ((answer: object) => boolean) | undefined;
}

/**
 * What is known of a request from its method and path, before the router: what its route declares, or what holds for
 * the surface of a path without one.
 */
export interface MatchedRoute {
  surface: Surface;
  /** The limits it counts against, in the order they are checked. */
  limits: readonly RouteLimit[];
  body: RouteBody;
  /** Whether a guard reads the body, once it knows the caller. */
  readsBodyLate: boolean;
  /** The methods of its path, sorted; empty if there is no route at the path. */
  methods: readonly string[];
  /** Whether a read replica may answer callers who are not signed in. */
  replica: boolean;
  /** How its success is written; unset without a route. */
  answer?: AnswerForm | undefined;
  /** The form of its errors, unless a browser gets a page. */
  errorForm: ErrorForm;
  /** Whether a browser gets its errors as pages: on the site, and where there is nothing else. */
  showsPages: boolean;
}

/** What `JsonAdapter`, which does not know the route, needs to write its answer. */
export interface AnswerForm {
  form: BodyForm;
  alternative?: Alternative | undefined;
  /** How long caches may keep the answer, in seconds; undefined: not at all. */
  maxAgeS?: number | undefined;
  /** The request header that a cached answer varies by. */
  varyBy?: string | undefined;
}
