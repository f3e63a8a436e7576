import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { MIGRATIONS } from './migrations';
import {
  completeConfig,
  type Config,
  InvalidSettings,
  readSettings,
  StartRefused,
} from '../platform/config/config';
import { OperatorError } from '../platform/config/operator-error';
import { secretFile } from '../platform/config/secret-file';
import type { SettingName, Settings } from '../platform/config/settings';
import { isUpToDate, migrate } from '../platform/database/migrate';
import {
  type DatabaseUrls,
  hasEmbeddedPostgres,
  runningEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../platform/embedded-postgres/embedded-postgres';
import type { Environment } from '../platform/platform.module';
import type { Shutdown } from '../platform/shutdown';

const EMBEDDED_DATABASE = 'civic';
/** Owns no tables: append-only tables stay so even for a statement that should never have run. */
const SERVICE_ROLE = 'civic_service';
/** For migrations, a backup, and psql sessions besides the connections of the service. */
const RESERVED_CONNECTIONS = 15;
const FULL_DISK: Reason = {
  setting: 'DATA_DIR',
  fix: 'Free space on its disk, or set DATA_DIR to a folder on another one.',
};
/** The codes of failures of a folder, with the setting that names it. */
export const FOLDER_REASONS: Record<string, Reason> = {
  EACCES: 'DATA_DIR',
  EDQUOT: FULL_DISK,
  EEXIST: 'DATA_DIR',
  ENOSPC: FULL_DISK,
  ENOTDIR: 'DATA_DIR',
  EPERM: 'DATA_DIR',
  EROFS: 'DATA_DIR',
};
/** SQLSTATE of a full disk. */
const DISK_FULL = '53100';

/** The settings of this process, with `.env`; if one is invalid, the process says so and exits with the code. */
export function settingsOrEnd(code = 1): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(code);
  }
}

/** The setting that caused a step to fail, with what to do if the setting's own text does not say it. */
export type Reason = SettingName | { setting: SettingName; fix: string };

/** Runs a step of the start; if it fails for one of these reasons, the error names the setting. */
export async function withOperatorError<T>(
  reasons: Record<string, Reason>,
  step: () => Promise<T>,
): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? reasons.otherwise;
    if (!reason) throw error;
    throw typeof reason === 'string'
      ? new StartRefused(reason, error)
      : new StartRefused(reason.setting, error, reason.fix);
  }
}

/**
 * Runs a step of the start, or all of it; if it fails because the data folder cannot be used, or because the disk of
 * the database is full, the error names the setting.
 */
export function withDiskError<T>(settings: Settings, step: () => Promise<T>): Promise<T> {
  const full: Reason =
    settings.DATABASE_URL === undefined
      ? FULL_DISK
      : { setting: 'DATABASE_URL', fix: 'Free space on the disk of the database server, and start again.' };
  return withOperatorError({ ...FOLDER_REASONS, [DISK_FULL]: full }, step);
}

/** Why a database cannot be used: its URL, or the folder of the embedded one. */
function databaseReasons({ settings }: Config): Record<string, Reason> {
  if (settings.DATABASE_URL !== undefined) return { otherwise: 'DATABASE_URL' };
  const fix = 'Restore the folder from a backup, or set DATA_DIR to another one.';
  return { otherwise: { setting: 'DATA_DIR', fix } };
}

/**
 * Completes the settings with what this process creates itself: an embedded database, a secret.
 * @param existing whether the database must already exist; if a service runs on the folder, its database is shared
 */
export async function provide(settings: Settings, shutdown: Shutdown, existing = false): Promise<Config> {
  const folder = resolve(settings.DATA_DIR);
  // Node.js reports a folder that it cannot create on a read-only disk as one that is not there.
  return withOperatorError({ ...FOLDER_REASONS, ENOENT: 'DATA_DIR' }, async () => {
    let { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: databaseOwnerUrl } = settings;
    if (databaseUrl === undefined) {
      if (existing && !hasEmbeddedPostgres(folder))
        throw new OperatorError(`There is no database in ${folder}.`);
      const running = existing ? runningEmbeddedPostgres(folder) : undefined;
      const urls = running ?? (await embedded(settings, folder, shutdown));
      databaseOwnerUrl = urls.url(EMBEDDED_DATABASE);
      databaseUrl = urls.url(EMBEDDED_DATABASE, SERVICE_ROLE);
    }
    const jwtSecret = settings.JWT_SECRET ?? secretFile(folder, 'jwt.secret');
    return completeConfig({ ...settings, DATA_DIR: folder }, { databaseUrl, databaseOwnerUrl, jwtSecret });
  });
}

/** Whether the settings name a database, or an embedded one exists. */
export function hasDatabase({ DATABASE_URL, DATA_DIR }: Settings): boolean {
  return DATABASE_URL !== undefined || hasEmbeddedPostgres(resolve(DATA_DIR));
}

async function embedded(settings: Settings, folder: string, shutdown: Shutdown): Promise<DatabaseUrls> {
  const server = await startEmbeddedPostgres({
    folder,
    parameters: [`max_connections=${settings.DATABASE_POOL_SIZE + RESERVED_CONNECTIONS}`],
    onLost: (error) => void shutdown.abort(error),
  });
  shutdown.add(() => server.stop());
  await server.ensureDatabase(EMBEDDED_DATABASE);
  await server.ensureRole(SERVICE_ROLE);
  return server;
}

/** @throws Error if the schema is not that of this build: a command must not migrate it under a running service */
export async function assertPrepared(config: Config): Promise<void> {
  if (!(await withOperatorError(databaseReasons(config), () => isUpToDate(config.databaseUrl, MIGRATIONS))))
    throw new OperatorError(
      'The database has another schema than this build: start the service of this build first.',
    );
}

/** Migrates the schema, and fills an empty database with the demo city if the settings ask for it. */
export async function prepareDatabase(environment: Environment): Promise<void> {
  const { config, logger } = environment;
  const onWait = () => logger.info({}, 'another instance is bringing the schema up to date: waiting for it');
  const count = await withOperatorError(databaseReasons(config), () =>
    withDiskError(config.settings, () =>
      migrate(config.databaseOwnerUrl, MIGRATIONS, { onWait, serviceUrl: config.databaseUrl }),
    ),
  );
  if (count > 0) logger.info({ count }, 'the database schema was brought up to date');
  if (config.seedDemo) {
    // Loaded only here: in production there is no demo city.
    const { isUninhabited, seedDemoCity } = await import('./demo/seed-demo-city.js');
    if ((await isUninhabited(config.databaseUrl)) && (await seedDemoCity(environment))) {
      logger.info({}, 'the demonstration city was set up');
    }
  }
}
