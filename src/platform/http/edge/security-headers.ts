import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * The headers of API answers: browsers may not render, frame or sniff them. Nothing is cached, as counts change by the
 * minute and personal answers are private; a route that may be cached overrides that.
 */
export function securityHeaders(): RequestHandler {
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    frameguard: { action: 'deny' },
    // Only useful for HTML pages.
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
