import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';

export const TEMPLATE = 'civic_template';
export const SERVICE_ROLE = 'civic_test_service';
const SERVICE_PASSWORD = 'known to the tests alone';

/** The database of a spec file, cloned from the migrated template. */
export interface TestDatabase {
  /** For the role the service has in production: it owns nothing. */
  url: string;
  ownerUrl: string;
  /** Runs SQL as the owner, to inspect data, or to arrange what the service has no function for. */
  sql<Row extends object = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.toString();
}

/** The same database, for the role of the service. */
export function asService(url: string): string {
  const changed = new URL(url);
  changed.username = SERVICE_ROLE;
  changed.password = encodeURIComponent(SERVICE_PASSWORD);
  return changed.toString();
}

/** Creates the role of the service; a server may already have it, as it outlasts databases. */
export async function ensureServiceRole(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [SERVICE_ROLE]);
  if (rowCount === 0) await client.query(`create role ${SERVICE_ROLE}`);
  await client.query(`alter role ${SERVICE_ROLE} login password ${client.escapeLiteral(SERVICE_PASSWORD)}`);
}

/** @param template the database to clone: the migrated one, or `template0` for an empty database */
export async function createTestDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('the global set-up did not run');
  const name = `civic_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  const owner = withDatabase(server, name);
  const pool = new Pool({ connectionString: owner, max: 2 });
  pool.on('error', () => undefined);
  return {
    url: asService(owner),
    ownerUrl: owner,
    sql: async <Row extends object>(text: string, values?: unknown[]) =>
      (await pool.query<Row>(text, values)).rows,
    drop: async () => {
      await pool.end();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
