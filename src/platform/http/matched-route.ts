import type { Surface } from '../../kernel/surfaces';
import type { DomainError } from './domain-error';
import type { RouteBody } from './edge/body-reading';
import type { RouteLimit } from '../limits/route-limit';

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
  /** How the route answers an error; unset where the surface decides. */
  renderError?: ((error: DomainError) => object) | undefined;
}
