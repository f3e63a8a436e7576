import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';

export const TEMPLATE = 'civic_template';

/** A database of one spec file, cloned from the migrated template. */
export interface TestDatabase {
  url: string;
  /** For looking behind the service, and for arranging what it offers no way to. */
  sql<Row extends object = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.toString();
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('the global set-up did not run');
  const name = `civic_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template ${TEMPLATE}`);
  const url = withDatabase(server, name);
  const pool = new Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  return {
    url,
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
