import './compile-cache';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { FirstAccount } from './admin-console';
import { createApp } from './app.setup';
import { SystemClock } from './kernel/clock';
import { type Config, doubtfulContacts, namelessContacts } from './config/config';
import { StorageHealth } from './media';
import { DemonstrationKey } from './open311';
import { Connections } from './platform/http/edge/connections';
import { createLogger, type Logger } from './platform/logging/logger';
import type { Environment } from './platform/platform.module';
import { Metrics } from './platform/metrics/metrics';
import { Realtime } from './platform/realtime/realtime';
import { Shutdown, writeToStandardError } from './platform/shutdown';
import { FOLDER_REASONS, naming, prepareDatabase, provide, type Reason, settingsOrEnd } from './provision';
import { type FirstLook, welcome } from './welcome';

/** Leaves the database enough time to end within the five seconds that a stop may take. */
const DRAIN_DEADLINE_MS = 2500;

async function main(): Promise<void> {
  const settings = settingsOrEnd();
  const logger = createLogger(settings.LOG_LEVEL);
  // A failure is printed even if nothing is logged.
  const report = ['silent', 'fatal'].includes(settings.LOG_LEVEL) ? writeToStandardError : undefined;
  const shutdown = new Shutdown(logger, { report });
  try {
    const config = await provide(settings, shutdown);
    await prepareDatabase({ config, logger, clock: new SystemClock() });
    const { app, firstLook } = await serve(
      { config, logger, clock: new SystemClock(), runsJobs: true },
      shutdown,
    );
    announce(app, config, logger, firstLook);
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
  firstLook: FirstLook;
}

async function serve(environment: Environment, shutdown: Shutdown): Promise<Served> {
  const { config } = environment;
  const app = await naming(ROLE_REASONS, () => createApp(environment));
  shutdown.add(() => app.close());
  await naming({ ...FOLDER_REASONS, otherwise: 'DATA_DIR' }, () => app.get(StorageHealth).assertAtStart());
  await naming(METRICS_REASONS, () => app.get(Metrics).listen());
  await naming(LISTEN_REASONS, () => app.listen(config.settings.PORT, config.host));
  shutdown.add(() => app.get(Connections).drain(app.getHttpServer(), DRAIN_DEADLINE_MS));
  shutdown.add(() => app.get(Realtime).close());
  // As late as possible: they are shown only once, so nothing that can fail may follow before.
  const openKey = await app.get(DemonstrationKey).ensure();
  return { app, firstLook: { signIn: await app.get(FirstAccount).ensure(), openKey } };
}

function announce(app: NestExpressApplication, config: Config, logger: Logger, firstLook: FirstLook): void {
  const { address, port } = app.getHttpServer().address() as { address: string; port: number };
  logger.info({ address, port }, 'listening');
  const { OIDC_AUDIENCE, OIDC_CLIENT_ID } = config.settings;
  if (!OIDC_AUDIENCE?.length && OIDC_CLIENT_ID === undefined && !config.localIdentity) {
    logger.warn(
      {},
      'nobody can sign in: set OIDC_AUDIENCE to the OAuth client ids whose ID tokens are accepted',
    );
  }
  if (config.localIdentity && !/^(127\.|::1$)/.test(address)) {
    logger.warn({ address }, 'local identity is on: everyone who reaches this address can sign in as anyone');
  }
  for (const problem of namelessContacts(config.settings))
    logger.warn({ problem }, 'mails or alerts may be refused: production does not start with these settings');
  for (const problem of doubtfulContacts(config.settings))
    logger.warn({ problem }, 'some mail servers or push services may refuse mails or alerts');
  if (config.settings.NODE_ENV !== 'production') process.stdout.write(welcome(config, port, firstLook));
}

void main();
