import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { MIGRATIONS } from '../migrations';
import { createApp } from './app.setup';
import { isUninhabited, seedDemoCity } from './demo/seed-demo-city';
import { SystemClock } from './kernel/clock';
import {
  completeConfig,
  type Config,
  InvalidSettings,
  readSettings,
  type Settings,
  StartRefused,
} from './platform/config/config';
import type { SettingName } from './platform/config/settings';
import { secretFile } from './platform/config/secret-file';
import { migrate } from './platform/database/migrate';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres';
import { Connections } from './platform/http/edge/connections';
import { Jobs } from './platform/jobs/jobs';
import { createLogger, type Logger } from './platform/logging/logger';
import type { Environment } from './platform/platform.module';
import { Realtime } from './platform/realtime/realtime';
import { Shutdown } from './platform/shutdown';
import { welcome } from './welcome';

const EMBEDDED_DATABASE = 'civic';
/** Owns nothing there: what is append-only stays so even for a statement that should never have run. */
const SERVICE_ROLE = 'civic_service';
/** For the schema, a backup, and a look with psql beside the service's own. */
const RESERVED_CONNECTIONS = 15;
/** Leaves the database its time to end within the five seconds a stop may take. */
const DRAIN_DEADLINE_MS = 2500;

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = settingsOrEnd();
  const logger = createLogger(settings.LOG_LEVEL);
  const shutdown = new Shutdown(logger);
  try {
    const config = await naming(FOLDER_REASONS, () => provide(settings, shutdown));
    await prepareDatabase({ config, logger, clock: new SystemClock() });
    const app = await serve({ config, logger, clock: new SystemClock() }, shutdown);
    announce(app, config, logger);
  } catch (error) {
    await shutdown.abort(error);
  }
}

function settingsOrEnd(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Runs a step of the start; where it fails for one of these reasons, the setting behind it is named. */
async function naming<T>(reasons: Record<string, SettingName>, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const setting = reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? reasons.otherwise;
    throw setting ? new StartRefused(setting, error) : error;
  }
}

const FOLDER_REASONS: Record<string, SettingName> = {
  EACCES: 'DATA_DIR',
  EEXIST: 'DATA_DIR',
  ENOSPC: 'DATA_DIR',
  ENOTDIR: 'DATA_DIR',
  EPERM: 'DATA_DIR',
  EROFS: 'DATA_DIR',
};
const DATABASE_REASONS: Record<string, SettingName> = { otherwise: 'DATABASE_URL' };
const LISTEN_REASONS: Record<string, SettingName> = {
  EADDRINUSE: 'PORT',
  EACCES: 'PORT',
  EADDRNOTAVAIL: 'HOST',
  ENOTFOUND: 'HOST',
};

/** Completes the settings with what this process has to make itself: an embedded database, a secret. */
async function provide(settings: Settings, shutdown: Shutdown): Promise<Config> {
  const folder = resolve(settings.DATA_DIR);
  let databaseUrl = settings.DATABASE_URL;
  let databaseOwnerUrl = settings.DATABASE_OWNER_URL;
  if (databaseUrl === undefined) {
    const embedded = await startEmbeddedPostgres({
      folder,
      parameters: [`max_connections=${settings.DATABASE_POOL_SIZE + RESERVED_CONNECTIONS}`],
      onLost: (error) => void shutdown.abort(error),
    });
    shutdown.add(() => embedded.stop());
    await embedded.ensureDatabase(EMBEDDED_DATABASE);
    await embedded.ensureRole(SERVICE_ROLE);
    databaseOwnerUrl = embedded.url(EMBEDDED_DATABASE);
    databaseUrl = embedded.url(EMBEDDED_DATABASE, SERVICE_ROLE);
  }
  const jwtSecret = settings.JWT_SECRET ?? secretFile(folder, 'jwt.secret');
  return completeConfig({ ...settings, DATA_DIR: folder }, { databaseUrl, databaseOwnerUrl, jwtSecret });
}

async function prepareDatabase(environment: Environment): Promise<void> {
  const { config, logger } = environment;
  const onWait = () => logger.info({}, 'another instance is bringing the schema up to date: waiting for it');
  const count = await naming(DATABASE_REASONS, () =>
    migrate(config.databaseOwnerUrl, MIGRATIONS, { onWait, serviceUrl: config.databaseUrl }),
  );
  if (count > 0) logger.info({ count }, 'the database schema was brought up to date');
  if (config.seedDemo && (await isUninhabited(config.databaseUrl))) {
    if (await seedDemoCity(environment)) logger.info({}, 'the demonstration city was set up');
  }
}

async function serve(environment: Environment, shutdown: Shutdown): Promise<NestExpressApplication> {
  const { config } = environment;
  const app = await createApp(environment);
  shutdown.add(() => app.close());
  await naming(LISTEN_REASONS, () => app.listen(config.settings.PORT, config.host));
  shutdown.add(() => app.get(Connections).drain(app.getHttpServer(), DRAIN_DEADLINE_MS));
  shutdown.add(() => app.get(Realtime).close());
  app.get(Jobs).start();
  return app;
}

function announce(app: NestExpressApplication, config: Config, logger: Logger): void {
  const { address, port } = app.getHttpServer().address() as { address: string; port: number };
  logger.info({ address, port }, 'listening');
  if (!config.settings.OIDC_AUDIENCE?.length && !config.localIdentity) {
    logger.warn(
      {},
      'nobody can sign in: set OIDC_AUDIENCE to the OAuth client ids whose ID tokens are accepted',
    );
  }
  if (config.localIdentity && !/^(127\.|::1$)/.test(address)) {
    logger.warn({ address }, 'local identity is on: whoever reaches this address can sign in as anyone');
  }
  if (config.settings.NODE_ENV !== 'production') process.stdout.write(welcome(config, port));
}

void main();
