import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * The headers of an API whose answers are never pages: nothing may be loaded, framed or guessed from them, and none is
 * kept, for counts change by the minute and answers to a person are theirs alone.
 */
export function securityHeaders(): RequestHandler {
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    frameguard: { action: 'deny' },
    // Of use to pages only.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  });
  return (request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    protect(request, response, next);
  };
}
