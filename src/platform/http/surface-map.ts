import { type Surface, type SurfaceChoice, type SurfaceDefaults, surfaceFor } from './surface';

/** Paths with a handler on each surface. A structural test proves them equal to the `@SharedPath` handlers. */
const SHARED: ReadonlyArray<{ methods: readonly string[]; path: RegExp }> = [
  { methods: ['GET', 'HEAD'], path: /^\/api\/issues(\/(?!stats\/?$)[^/]+)?\/?$/i },
  { methods: ['GET', 'HEAD'], path: /^\/api\/cities\/?$/i },
  { methods: ['GET', 'HEAD', 'POST'], path: /^\/api\/chat\/webhook\/?$/i },
];

export interface RequestTarget extends SurfaceChoice {
  method: string;
  /** The path alone, without its query string. */
  path: string;
}

/**
 * The surface a request belongs to before its route is known: for the rate limit it counts against, and for the
 * shape of an error at the edge. Naming a surface moves a request only where both surfaces have a handler, so that
 * it is no way to a roomier limit.
 */
export function surfaceAt(target: RequestTarget, defaults: SurfaceDefaults): Surface {
  const shared = SHARED.some(
    (entry) => entry.methods.includes(target.method) && entry.path.test(target.path),
  );
  return shared ? surfaceFor(target, defaults) : 'token';
}
