import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { type ErrorRequestHandler, type RequestHandler, Router, static as serveStatic } from 'express';
import helmet from 'helmet';
import { DomainError, MethodNotAllowed } from '../../platform/http/domain-error';
import { RouteCatalog } from '../route-catalog';
import { buildDocument, type DocumentedSurface } from './documents';

/** Located by its manifest: importing the package would load the whole page at every start. */
const PAGE_ASSETS = dirname(createRequire(__filename).resolve('swagger-ui-dist/package.json'));

/** The files of the package that the page needs; the others are not served. */
const PAGE_FILES =
  /^\/(swagger-ui\.css|swagger-ui-bundle\.js|swagger-ui-standalone-preset\.js|favicon-32x32\.png)$/;

const OWN_PATHS = /^\/(docs|openapi|asyncapi)(\/|$)/i;

/**
 * Serves `/openapi/<surface>.json`, the events as `/asyncapi/realtime.json`, and a page at `/docs` to read and try the
 * APIs. Everything comes from this server; a document is built on its first request.
 */
export function documentationPages(
  app: INestApplication,
  surfaces: readonly DocumentedSurface[],
  serverUrl: string,
  asyncApi: (serverUrl: string) => object,
): RequestHandler {
  const router = Router();
  const built = new Map<string, Buffer>();
  const textOf = (surface: DocumentedSurface) =>
    JSON.stringify(buildDocument(app, surface, app.get(RouteCatalog).routes(), serverUrl));
  router.all(ownPaths(surfaces), refuseChanges);
  router.get('/openapi/:file', (request, response) => {
    const surface = surfaces.find(({ name }) => `${name}.json` === request.params.file);
    if (!surface) throw new DomainError('notFound', 'There is no such document');
    // As bytes, which all answers share.
    const document = built.get(surface.name) ?? Buffer.from(textOf(surface));
    built.set(surface.name, document);
    response.type('json').send(document);
  });
  router.get('/asyncapi/realtime.json', (_request, response) => void response.json(asyncApi(serverUrl)));
  const allowOwnPage = helmet.contentSecurityPolicy({
    directives: {
      'img-src': ["'self'", 'data:'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'upgrade-insecure-requests': null,
    },
  });
  router.get('/docs', allowOwnPage, (_request, response) => void response.type('html').send(PAGE));
  router.get('/docs/start.js', (_request, response) => void response.type('js').send(startScript(surfaces)));
  router.use('/docs', onlyPageFiles, serveStatic(PAGE_ASSETS, { index: false, maxAge: '1d' }), endUnread);
  // Only used for its own paths: a router that matches nothing still costs time on every request.
  return (request, response, next) =>
    OWN_PATHS.test(request.path) ? router(request, response, next) : next();
}

/** The paths beside the files of the page. */
function ownPaths(surfaces: readonly DocumentedSurface[]): string[] {
  const documents = surfaces.map(({ name }) => `/openapi/${name}.json`);
  return [...documents, '/asyncapi/realtime.json', '/docs', '/docs/start.js'];
}

const onlyPageFiles: RequestHandler = (request, response, next) => {
  if (!PAGE_FILES.test(request.path)) throw new DomainError('notFound', 'There is nothing at this path');
  refuseChanges(request, response, () => {
    response.removeHeader('Cache-Control');
    next();
  });
};

/** These paths are read-only. */
const refuseChanges: RequestHandler = ({ method }, _response, next) => {
  if (method !== 'GET' && method !== 'HEAD') throw new MethodNotAllowed(['GET', 'HEAD']);
  next();
};

/** 412 and 416 for a part of a file are not errors of the service, and caches must not keep them. */
const endUnread: ErrorRequestHandler = (error: { status?: number }, _request, response, next) => {
  for (const name of ['Content-Type', 'ETag', 'Last-Modified']) response.removeHeader(name);
  response.setHeader('Cache-Control', 'no-store');
  if (error.status !== 412 && error.status !== 416) return next(error);
  response.status(error.status).end();
};

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Civic Issue Service API</title>
    <link rel="icon" href="/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/swagger-ui-standalone-preset.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

function startScript(surfaces: readonly DocumentedSurface[]): string {
  const urls = surfaces.map(({ name, title }) => ({ url: `/openapi/${name}.json`, name: title }));
  return `SwaggerUIBundle({
  urls: ${JSON.stringify(urls)},
  dom_id: '#swagger-ui',
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  layout: 'StandaloneLayout',
  persistAuthorization: true,
  // The page asks no other site about its documents.
  validatorUrl: null,
});
`;
}
