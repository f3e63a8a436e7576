import './app/compile-cache';
import { createServer } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { ConsoleRightsService, FirstAccountService } from './admin-console';
import { createApp } from './app/app.setup';
import { SystemClock } from './kernel/time/clock';
import { type Config, doubtfulContacts, isChatWallOpen, placeholderContacts } from './platform/config/config';
import { featuresOff } from './platform/config/features-off';
import { isLoopback } from './platform/config/own-addresses';
import { logLibraryLines } from './app/library-lines';
import { createInitialCredentials, type InitialCredentials } from './app/initial-credentials';
import { StorageHealthService } from './media';
import { DemonstrationKeyService } from './open311';
import { LedgerCopyService } from './privacy';
import { Connections } from './platform/http/edge/connections';
import { createLogger, type Logger } from './platform/logging/logger';
import type { Environment } from './platform/platform.module';
import { Metrics } from './platform/metrics/metrics';
import { Realtime } from './platform/realtime/realtime';
import { Shutdown, writeToStandardError } from './platform/shutdown';
import { removeAbandonedFiles } from './platform/temporary-files';
import {
  FOLDER_REASONS,
  withOperatorError,
  withDiskError,
  prepareDatabase,
  provide,
  type Reason,
  settingsOrEnd,
} from './app/provision';
import { shownOnce, welcome } from './app/welcome';

/** Leaves the database enough time to end within the five seconds that a stop may take. */
const DRAIN_DEADLINE_MS = 2500;

async function main(): Promise<void> {
  const settings = settingsOrEnd();
  const logger = createLogger(settings.LOG_LEVEL);
  logLibraryLines(logger);
  // A failure is printed even if nothing is logged.
  const report = ['silent', 'fatal'].includes(settings.LOG_LEVEL) ? writeToStandardError : undefined;
  const shutdown = new Shutdown(logger, { report });
  try {
    removeAbandonedFiles();
    await withDiskError(settings, async () => {
      const config = await provide(settings, shutdown);
      await prepareDatabase({ config, logger, clock: new SystemClock() });
      const served = await serve({ config, logger, clock: new SystemClock(), runsJobs: true }, shutdown);
      announce(served, config, logger);
    });
  } catch (error) {
    await shutdown.abort(error);
  }
}

const LISTEN_REASONS: Record<string, Reason> = {
  EADDRINUSE: { setting: 'PORT', fix: 'Start on another one, such as: PORT=3001 npm start' },
  EACCES: 'PORT',
  EADDRNOTAVAIL: 'HOST',
  ENOTFOUND: 'HOST',
};

const METRICS_REASONS: Record<string, Reason> = Object.fromEntries(
  Object.keys(LISTEN_REASONS).map((code) => [code, 'METRICS_PORT']),
);

/** The schema may have been migrated by another role: the role does not exist, or its password is wrong. */
const ROLE_REASONS: Record<string, Reason> = { '28000': 'DATABASE_URL', '28P01': 'DATABASE_URL' };

interface Served {
  app: NestExpressApplication;
  /** Returns what the caller must show. */
  initialCredentials: () => InitialCredentials;
}

async function serve(environment: Environment, shutdown: Shutdown): Promise<Served> {
  const { config } = environment;
  const app = await withOperatorError(ROLE_REASONS, () => createApp(environment));
  shutdown.add(() => app.close());
  await withOperatorError({ ...FOLDER_REASONS, otherwise: 'DATA_DIR' }, () =>
    app.get(StorageHealthService).assertAtStart(),
  );
  if (config.settings.NODE_ENV === 'production') await app.get(LedgerCopyService).assertReplayed();
  await withOperatorError(METRICS_REASONS, () => app.get(Metrics).listen());
  const { host, settings } = config;
  await withOperatorError(LISTEN_REASONS, () => assertCanListen(settings.PORT, host));
  // Before anyone is answered: who waits until the service responds can sign in to the console.
  const initialCredentials = await createInitialCredentials(
    shutdown,
    async (credentials) => {
      credentials.openKey = await app.get(DemonstrationKeyService).ensure();
      credentials.signIn = await app.get(FirstAccountService).ensure();
    },
    (credentials) => void process.stdout.write(shownOnce(config, settings.PORT, credentials)),
  );
  app.get(ConsoleRightsService).warnIfOpen();
  await withOperatorError(LISTEN_REASONS, () => app.listen(settings.PORT, host));
  shutdown.add(() => app.get(Connections).drain(app.getHttpServer(), DRAIN_DEADLINE_MS));
  shutdown.add(() => app.get(Realtime).close());
  return { app, initialCredentials };
}

/**
 * What is shown only once is created before the service listens, and not if it cannot listen.
 * @throws NodeJS.ErrnoException as `listen` does
 */
async function assertCanListen(port: number, host: string): Promise<void> {
  const probe = createServer((socket) => socket.destroy());
  await new Promise<void>((done, fail) => probe.once('error', fail).listen(port, host, done));
  await new Promise((done) => probe.close(done));
}

function announce({ app, initialCredentials }: Served, config: Config, logger: Logger): void {
  const { address, port } = app.getHttpServer().address() as { address: string; port: number };
  logger.info({ address, port }, 'listening');
  warnOf(config, logger, address);
  if (config.settings.NODE_ENV !== 'production')
    process.stdout.write(welcome(config, port, initialCredentials()));
}

function warnOf(config: Config, logger: Logger, address: string): void {
  const { OIDC_AUDIENCE, OIDC_CLIENT_ID } = config.settings;
  if (!OIDC_AUDIENCE?.length && OIDC_CLIENT_ID === undefined && !config.localIdentity) {
    logger.warn(
      {},
      'nobody can sign in: set OIDC_AUDIENCE to the OAuth client ids whose ID tokens are accepted',
    );
  }
  if (config.localIdentity && !isLoopback(address)) {
    const baseUrl = config.publicBaseUrl;
    logger.warn(
      { address, baseUrl },
      'local identity is on: everyone who reaches this address can sign in as anyone',
    );
  }
  if (isChatWallOpen(config.settings))
    logger.warn({}, 'everyone sees the numbers of the senders on the chat channel: CHAT_WALL can mask them');
  for (const problem of placeholderContacts(config.settings))
    logger.warn({ problem }, 'mails or alerts may be refused: production does not start with these settings');
  for (const problem of doubtfulContacts(config.settings))
    logger.warn({ problem }, 'some mail servers or push services may refuse mails or alerts');
  for (const { setting, effect } of featuresOff(config))
    logger.warn({ setting, effect }, 'a feature is off, as its setting is not set');
}

void main();
