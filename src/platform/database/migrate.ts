import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';
import { OperatorError } from '../config/operator-error';
import { grantService } from './grants';
import { driverError } from './sql-errors';

export type MigrationClass = new () => MigrationInterface;
/** The migrations of a build; they are loaded only if one of them is to be run. */
export interface Migrations {
  count: number;
  load: () => MigrationClass[];
  baseline: Baseline;
}

/** The first migration, which creates the schema that many migrations made before. */
export interface Baseline {
  name: string;
  timestamp: number;
  /** How many migrations it replaces, and the name of the last. A database with all of them has its schema. */
  replaces: { count: number; last: string };
}

const CONNECT_TIMEOUT_MS = 5000;
/** No query takes this long: a server that is silent for this time is taken as hung. */
const SILENCE_MS = 10_000;
const RETRY_MS = 250;
/**
 * While a migration waits for a table, all other queries on the table queue behind it. The limit is as long as a
 * request's transaction may take, which the migration waits for, and below the five seconds a request has.
 */
const LOCK_TIMEOUT_MS = 4000;
const LOCK_NOT_AVAILABLE = '55P03';
const UNIQUE_VIOLATION = '23505';
/** The key of the advisory lock; any number that nothing else uses in this database. */
const MIGRATION_LOCK = 7_205_759_403;

export interface MigrateOptions {
  /** Called once if another instance is migrating. */
  onWait?: () => void;
  /** The database URL the service will use; if its role is not the owner, the role is granted what it needs. */
  serviceUrl?: string;
}

/**
 * Migrates a database to the newest schema, one transaction per migration. Instances that start together take turns.
 * @param url the database, as the owner of its schema
 * @returns how many migrations were run
 * @throws OperatorError when another session holds a lock on a table for too long, values that must be unique are not,
 * or the schema is older than the one that the baseline replaces
 */
export async function migrate(
  url: string,
  migrations: Migrations,
  { onWait, serviceUrl = url }: MigrateOptions = {},
): Promise<number> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: SILENCE_MS,
  });
  await client.connect();
  try {
    for (let attempt = 0; !(await tryLock(client)); attempt++) {
      if (attempt === 0) onWait?.();
      await delay(RETRY_MS);
    }
    await adoptFormerSchema(client, migrations.baseline);
    const pending = migrations.count - (await appliedCount(client));
    if (pending > 0) await run(url, migrations);
    await grantIfNeeded(client, { to: roleOf(serviceUrl), from: roleOf(url), anew: pending > 0 });
    return Math.max(pending, 0);
  } finally {
    await client.end();
  }
}

/** Whether a database has exactly these migrations. */
export async function isUpToDate(url: string, migrations: Migrations): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  try {
    return (await appliedCount(client)) === migrations.count;
  } finally {
    await client.end();
  }
}

function roleOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
}

async function grantIfNeeded(
  client: Client,
  { to, from, anew }: { to: string; from: string; anew: boolean },
): Promise<void> {
  if (to === from) return;
  const { rows } = await client.query<{ known: boolean }>(
    `select has_table_privilege($1, 'migrations', 'select') as known`,
    [to],
  );
  if (anew || !rows[0]?.known) await grantService(client, to);
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    MIGRATION_LOCK,
  ]);
  return rows[0]?.locked ?? false;
}

/**
 * Marks a database that ran the migrations before the baseline as one that has the baseline; nothing else changes.
 * @throws OperatorError if it ran only some of them
 */
async function adoptFormerSchema(client: Client, { name, timestamp, replaces }: Baseline): Promise<void> {
  const applied = await appliedNames(client);
  if (applied.length === 0 || applied.includes(name)) return;
  const former = await client.query<{ n: number }>(
    'select count(*)::int as n from migrations where timestamp <= $1',
    [timestamp],
  );
  if (!applied.includes(replaces.last) || former.rows[0]?.n !== replaces.count)
    throw new OperatorError(
      `The database has an unfinished schema from before version 1.0.0: its last migration is ${applied.at(-1)}, not ${replaces.last}. ` +
        'Start version 0.1.0 once, which completes it, then this version; or use an empty database (docs/operations.md#a-new-version).',
    );
  await client.query(
    `with former as (delete from migrations where timestamp <= ${timestamp})
     insert into migrations (timestamp, name) values (${timestamp}, '${name}')`,
  );
}

async function appliedNames(client: Client): Promise<string[]> {
  const table = await client.query<{ known: string | null }>(`select to_regclass('migrations') as known`);
  if (!table.rows[0]?.known) return [];
  const { rows } = await client.query<{ name: string }>('select name from migrations order by timestamp');
  return rows.map(({ name }) => name);
}

async function appliedCount(client: Client): Promise<number> {
  return (await appliedNames(client)).length;
}

async function run(url: string, migrations: Migrations): Promise<void> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    migrations: migrations.load(),
    migrationsTransactionMode: 'each',
    installExtensions: false,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    extra: { lock_timeout: LOCK_TIMEOUT_MS },
  });
  await dataSource.initialize();
  try {
    await dataSource.runMigrations();
  } catch (error) {
    throw forOperator(error);
  } finally {
    await dataSource.destroy();
  }
}

/** The failures of a migration that an operator can mend, with what to do. */
function forOperator(error: unknown): unknown {
  const { code, table, detail } = driverError(error) ?? {};
  if (code === LOCK_NOT_AVAILABLE)
    return new OperatorError(
      `A migration waited ${LOCK_TIMEOUT_MS / 1000} seconds for a table that another session of the database holds, and was given up; ` +
        'those before it are done. Start again once that session has ended (docs/operations.md#a-new-version).',
    );
  if (code === UNIQUE_VIOLATION)
    return new OperatorError(
      `A migration needs values of the table ${table} to be unique, and they are not: ${detail} ` +
        'Change all but one of these rows, and start again; the migrations before it are done (docs/operations.md#a-new-version).',
    );
  return error;
}
