import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { secretFile } from '../config/secret-file';
import { postgresPrograms } from './binaries';
import { initialise, serverIdentity, SUPERUSER } from './cluster';
import { lockFolder } from './folder-lock';
import { freePort } from './free-port';
import { launch, stop, clearLeftovers } from './postmaster';

export interface EmbeddedPostgres {
  /** The connection URL of a database in the cluster, for its superuser or another role. */
  url(database: string, role?: string): string;
  /** Creates a database unless it exists. */
  ensureDatabase(database: string): Promise<void>;
  /** Creates a role that may connect and nothing more, unless it exists. */
  ensureRole(role: string): Promise<void>;
  /** Ends the server cleanly (open connections are cut) and gives the folder back. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** The folder that holds the cluster, its password and the lock. Made when absent. */
  folder: string;
  /** Further `-c` settings, such as `fsync=off` for a cluster that is thrown away. */
  parameters?: readonly string[];
  /** Called when the server ends, or the folder is taken by another process, without `stop`. */
  onLost?: (error: Error) => void;
}

/**
 * Runs a PostgreSQL server of its own on a folder, initialising it at the first start.
 * @throws FolderInUse when a living process already uses the folder
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(options.folder);
  const onLost = options.onLost ?? (() => undefined);
  mkdirSync(folder, { recursive: true });
  const unlock = await lockFolder(folder, { onLost });
  try {
    const data = join(folder, 'postgres');
    const identity = serverIdentity(data);
    const cluster = { data, identity, bin: postgresPrograms(identity) };
    const passwordOf = (role: string) => secretFile(folder, `${role}.password`);
    initialise(cluster, passwordOf(SUPERUSER));
    await clearLeftovers(data);
    const port = await freePort();
    const server = await launch(cluster, port, options.parameters ?? []);
    const lost = () => onLost(new Error('The embedded database ended.'));
    server.once('exit', lost);
    // Said outright, for PGSSLMODE may ask for what a server on loopback does not offer.
    const url = (database: string, role = SUPERUSER) =>
      `postgres://${role}:${passwordOf(role)}@127.0.0.1:${port}/${database}?sslmode=disable`;
    return {
      url,
      ensureDatabase: (database) => onServer(url('postgres'), (client) => ensureDatabase(client, database)),
      ensureRole: (role) => onServer(url('postgres'), (client) => ensureRole(client, role, passwordOf(role))),
      async stop() {
        server.off('exit', lost);
        await stop(server);
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function onServer(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function ensureDatabase(client: Client, database: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
}

async function ensureRole(client: Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) await client.query(`create role ${client.escapeIdentifier(role)}`);
  await client.query(
    `alter role ${client.escapeIdentifier(role)} login password ${client.escapeLiteral(password)}`,
  );
}
