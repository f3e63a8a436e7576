import type { Request } from 'express';

/** The named throttlers HTTP requests are counted with. */
export type LimitName = 'general' | 'auth' | 'public';

/** Says which limits a request counts against. The application provides it, for it knows the routes. */
export abstract class LimitClassifier {
  /**
   * @param request a request whose headers have arrived, but neither its body nor its route
   * @returns the limits in the order they are counted; the first that refuses ends it; empty: the request is not limited
   */
  abstract limitsOf(request: Request): readonly LimitName[];
}
