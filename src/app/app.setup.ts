import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { type LoggerService, VersioningType, VERSION_NEUTRAL } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import cors from 'cors';
import type { Request, RequestHandler } from 'express';
import { DOCUMENTED_SURFACES } from './app.documents';
import { AppModule } from './app.module';
import { threadAsyncApi } from '../messages';
import { Config } from '../platform/config/config';
import { bodies } from '../platform/http/edge/body';
import { asOrigin } from '../platform/http/edge/conditional';
import { Connections } from '../platform/http/edge/connections';
import { requestLog } from '../platform/http/edge/request-log';
import { replicaReads } from '../platform/http/edge/replica-reads';
import { inSequence } from '../platform/http/edge/sequence';
import { securityHeaders } from '../platform/http/edge/security-headers';
import { checkTarget, checkUrl } from '../platform/http/edge/url';
import { ReadRouting } from '../platform/database/read-routing';
import { JsonAdapter } from '../platform/http/json-adapter';
import { documentationPages } from '../api/openapi/docs';
import type { ApiRequest } from '../platform/http/request';
import { matchRoutes, refuseMethod, RouteMatcher } from '../api/route-matcher';
import { rememberRules } from '../platform/patches/remember-rules';
import { RequestValidationPipe } from '../api/validation/request-validation.pipe';
import { EXPOSED_HEADERS, isPublicRead, publicCors } from './public-cors';
import { AssetsService, BaseMapsService, languagePrefix, SiteSession } from '../web/site';
import { Realtime } from '../platform/realtime/realtime';
import { RealtimeAdapter } from '../platform/realtime/realtime.adapter';
import { isRealtime } from '../platform/realtime/realtime-path';
import { ThrottlerMiddleware } from '../platform/limits/throttler.middleware';
import { Metrics } from '../platform/metrics/metrics';
import { FrameworkLogger, Logger } from '../platform/logging/logger';
import type { Environment } from '../platform/platform.module';

/** The configured application, not listening yet. `main` and every test start from here. */
export async function createApp(environment: Environment): Promise<NestExpressApplication> {
  const logger: LoggerService = new FrameworkLogger(environment.logger);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.of(environment), new JsonAdapter(), {
    bodyParser: false,
    logger,
    abortOnError: false,
  });
  configureApp(app);
  rememberRules();
  await app.init();
  return app;
}

/** The steps of every request: log, headers, limits, body, authentication, authorization, validation. */
export function configureApp(app: NestExpressApplication): void {
  const config = app.get(Config);
  app.set('trust proxy', config.settings.TRUST_PROXY);
  app.set('etag', false);
  app.disable('x-powered-by');
  app.useWebSocketAdapter(new RealtimeAdapter(app));
  watchConnections(app);
  app.use(inSequence(edge(app, config)));
  app.enableVersioning({
    type: VersioningType.CUSTOM,
    // Always a single string: the adapter cannot rank several.
    extractor: (request: unknown) => (request as ApiRequest).matched.surface,
    defaultVersion: VERSION_NEUTRAL,
  });
  app.useGlobalPipes(new RequestValidationPipe());
}

function watchConnections(app: NestExpressApplication): void {
  const connections = app.get(Connections);
  const realtime = app.get(Realtime);
  const server = app.getHttpServer();
  connections.watch(server);
  const count = () => ({ http: connections.count, realtime: realtime.connections });
  app.get(Metrics).gauge('civic_connections', 'Connections of clients', count, 'protocol');
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    connections.release(socket);
    // From here on there is no other listener, and an unhandled error event ends the process.
    socket.on('error', () => undefined);
    realtime.handleUpgrade(request, socket, head);
  });
}

function edge(app: NestExpressApplication, config: Config): RequestHandler[] {
  const { CORS_ORIGINS, DATABASE_READ_URLS } = config.settings;
  const throttler = app.get(ThrottlerMiddleware);
  const limit: RequestHandler = (request, response, next) => throttler.use(request, response, next);
  const matcher = app.get(RouteMatcher);
  return [
    matchRoutes(matcher),
    app.get(Connections).middleware,
    requestLog(app.get(Logger), app.get(Metrics), config.settings),
    securityHeaders(),
    asOrigin,
    checkTarget(limit),
    realtimePolling(app.get(Realtime)),
    app.get(AssetsService).middleware,
    app.get(BaseMapsService).middleware,
    languagePrefix(matcher),
    publicCors(CORS_ORIGINS),
    ...(CORS_ORIGINS.length > 0 ? [crossOrigin(CORS_ORIGINS)] : []),
    limit,
    endPreflight,
    checkUrl,
    bodies(),
    // After the body parsers: their callbacks run in the context of the connection.
    ...(DATABASE_READ_URLS.length > 0 ? [replicaReads(app.get(ReadRouting), hasSession(app))] : []),
    documentationPages(app, DOCUMENTED_SURFACES, config.publicBaseUrl, threadAsyncApi),
    refuseMethod(matcher),
  ];
}

/** Whether a page is requested with a session of the site; the APIs ignore its cookie. */
function hasSession(app: NestExpressApplication): (request: Request) => boolean {
  const session = app.get(SiteSession);
  return (request) =>
    (request as ApiRequest).matched.surface === 'site' && session.accountIn(request) !== undefined;
}

/** The polling transport has its own limits: a client sends its next request as soon as the last is answered. */
function realtimePolling(realtime: Realtime): RequestHandler {
  return (request, response, next) => {
    if (!isRealtime(request.url)) return next();
    realtime.handleRequest(request, response);
  };
}

/** Allows the configured web origins to call the API with credentials and to read its documented headers. */
function crossOrigin(origins: string[]): RequestHandler {
  const allow = cors({
    origin: origins,
    credentials: true,
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: 7200,
    // `endPreflight` answers, after the request was counted.
    preflightContinue: true,
  });
  return (request, response, next) => {
    // Public reads are allowed to any origin, without credentials.
    if (isPublicRead(request) && !origins.includes(request.headers.origin ?? '')) return next();
    allow(request, response, next);
  };
}

/** Answers a preflight whose headers `publicCors` or `crossOrigin` have set. */
const endPreflight: RequestHandler = (request, response, next) => {
  if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined)
    return next();
  if (!response.hasHeader('Access-Control-Allow-Methods')) return next();
  response.status(204).end();
};
