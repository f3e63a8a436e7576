import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { MIGRATIONS } from '../../../src/app/migrations';
import { migrate } from '../../../src/platform/database/migrate';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../src/platform/embedded-postgres/embedded-postgres';
import { fillSteps } from './fill-sql';
import { queueFillSteps } from './queue-sql';

/** The folder of the databases, which are kept between runs, and of the server logs. */
export const BENCH_FOLDER = process.env.BENCH_DATA_DIR ?? '.data-bench';

/** Starts the database server of the measurements, with the settings of the service's embedded one. */
export function startBenchPostgres(): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ folder: BENCH_FOLDER });
}

/** `bench_1m` for 1,000,000 issues. */
export function databaseName(rows: number): string {
  if (rows % 1_000_000 === 0) return `bench_${rows / 1_000_000}m`;
  return rows % 1000 === 0 ? `bench_${rows / 1000}k` : `bench_${rows}`;
}

/** Creates a filled database of that size with the current schema, or reuses an existing one. */
export function ensureFilled(postgres: EmbeddedPostgres, rows: number): Promise<void> {
  const steps = fillSteps(rows);
  return ensure(postgres, databaseName(rows), steps, fingerprint(steps, migrationFiles()));
}

/**
 * Creates a database with a city of that many issues, or reuses an existing one, to which later migrations are applied.
 * @returns its URL
 */
export async function ensureQueueCity(postgres: EmbeddedPostgres, rows: number): Promise<string> {
  const [name, steps] = [`${databaseName(rows)}_queue`, queueFillSteps(rows)];
  await ensure(postgres, name, steps, fingerprint(steps, []));
  await migrate(postgres.url(name), MIGRATIONS);
  return postgres.url(name);
}

async function ensure(
  postgres: EmbeddedPostgres,
  name: string,
  steps: readonly string[],
  current: string,
): Promise<void> {
  await withAdmin(postgres, async (admin) => {
    const { rows: found } = await admin.query<{ mark: string | null }>(
      `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1`,
      [name],
    );
    if (found[0]?.mark === current) return;
    process.stdout.write(`filling ${name} ...`);
    const startedAt = performance.now();
    await admin.query(`drop database if exists ${name} with (force)`);
    await postgres.ensureDatabase(name);
    await fill(postgres.url(name), steps);
    // Written last: an interrupted fill has no mark and is repeated.
    await admin.query(`comment on database ${name} is '${current}'`);
    process.stdout.write(` ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
  });
}

/** Copies a filled database for one run, so that every run starts from the same rows. */
export async function copyForRun(postgres: EmbeddedPostgres, rows: number): Promise<string> {
  const name = `${databaseName(rows)}_run`;
  await withAdmin(postgres, async (admin) => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name} template ${databaseName(rows)} strategy file_copy`);
  });
  return postgres.url(name);
}

export async function dropRunCopy(postgres: EmbeddedPostgres, rows: number): Promise<void> {
  await withAdmin(postgres, (admin) =>
    admin.query(`drop database if exists ${databaseName(rows)}_run with (force)`),
  );
}

async function fill(url: string, steps: readonly string[]): Promise<void> {
  await migrate(url, MIGRATIONS);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const step of steps) await client.query(step);
  } finally {
    await client.end();
  }
}

async function withAdmin(
  postgres: EmbeddedPostgres,
  work: (admin: Client) => Promise<unknown>,
): Promise<void> {
  const admin = new Client({ connectionString: postgres.url('postgres') });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

/** Changes with the fill statements and with the files. */
function fingerprint(steps: readonly string[], files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.update(steps.join('\n')).digest('hex');
}

/** The migrations, also unfinished ones. */
function migrationFiles(): string[] {
  const folder = join(__dirname, '../../../migrations');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map((name) => join(folder, name));
}
