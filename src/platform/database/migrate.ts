import { Client } from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';

type MigrationClass = new () => MigrationInterface;

/** Any number that no other user of advisory locks in this database takes. */
const MIGRATION_LOCK = 7_205_759_403;

/**
 * Brings a database to the newest schema, one transaction per migration. Instances that start together take turns.
 * @returns how many migrations were run
 */
export async function migrate(url: string, migrations: readonly MigrationClass[]): Promise<number> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const pending = migrations.length - (await appliedCount(client));
    if (pending > 0) await run(url, migrations);
    return Math.max(pending, 0);
  } finally {
    await client.end();
  }
}

async function appliedCount(client: Client): Promise<number> {
  const table = await client.query<{ known: boolean }>(
    `select to_regclass('migrations') is not null as known`,
  );
  if (!table.rows[0]?.known) return 0;
  const applied = await client.query<{ n: number }>('select count(*)::int as n from migrations');
  return applied.rows[0]?.n ?? 0;
}

async function run(url: string, migrations: readonly MigrationClass[]): Promise<void> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    migrations: [...migrations],
    migrationsTransactionMode: 'each',
    installExtensions: false,
  });
  await dataSource.initialize();
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
}
