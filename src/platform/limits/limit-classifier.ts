import type { Request } from 'express';
import { limitKey } from '../http/client-address';
import type { ApiRequest } from '../http/request';

/** A throttler of the `ThrottlerModule` whose numbers are the same for every request. */
export interface NamedThrottler<Name extends string = string> {
  name: Name;
  /** How long a window is, in milliseconds. */
  ttl: number;
  limit: number;
}

/** The limits and which of them a request counts against. The application provides it, for it knows the routes. */
export abstract class LimitClassifier<Name extends string = string> {
  /** Each limit there is. */
  abstract readonly throttlers: readonly NamedThrottler<Name>[];

  /**
   * @param request a request whose headers have arrived, but neither its body nor its route
   * @returns the limits in the order they are counted; the first that refuses ends it; empty: the request is not
   *   limited
   */
  abstract limitsOf(request: Request): readonly Name[];

  /**
   * @param request as above
   * @returns whose hit it is: that of its client address, unless a limit counts by something else
   */
  keyOf(request: Request, name: Name): string;
  keyOf(request: Request): string {
    return limitKey((request as ApiRequest).clientAddress);
  }
}
