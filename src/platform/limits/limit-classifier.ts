import type { Request } from 'express';
import { limitKey } from '../http/client-address';
import type { ApiRequest } from '../http/request';

/** A throttler of the `ThrottlerModule` whose numbers are the same for every request. */
export interface NamedThrottler<Name extends string = string> {
  name: Name;
  /** The length of a window in milliseconds. */
  ttl: number;
  limit: number;
}

/** Defines the limits, and which of them apply to a request. The application implements it: it knows the routes. */
export abstract class LimitClassifier<Name extends string = string> {
  /** All limits. */
  abstract readonly throttlers: readonly NamedThrottler<Name>[];

  /**
   * @param request a request whose headers have arrived, but not its body, and whose route is not known yet
   * @returns the limits that apply, in the order they are checked; the first one exceeded refuses the request. Empty:
   *   the request is not limited
   */
  abstract limitsOf(request: Request): readonly Name[];

  /**
   * @param request as above
   * @returns the key the limit counts by: the client address, unless the limit uses another one
   */
  keyOf(request: Request, name: Name): string;
  keyOf(request: Request): string {
    return limitKey((request as ApiRequest).clientAddress);
  }
}
