import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { OperatorError } from '../config/operator-error';
import { secretFile } from '../config/secret-file';
import { postgresPrograms } from './binaries';
import { initialise, serverIdentity, setPassword, SUPERUSER } from './cluster';
import { lockFolder } from './folder-lock';
import { freePort } from './free-port';
import { clearLeftovers, launch, runningPort, stop } from './postmaster';

/** SQLSTATE of a refused password. */
const WRONG_PASSWORD = '28P01';

/** The connection URLs of a cluster. */
export interface DatabaseUrls {
  /** The URL of a database in the cluster, for its superuser or another role. */
  url(database: string, role?: string): string;
}

export interface EmbeddedPostgres extends DatabaseUrls {
  /** Creates a database unless it exists. */
  ensureDatabase(database: string): Promise<void>;
  /** Creates a role that may only log in, unless it exists. */
  ensureRole(role: string): Promise<void>;
  /** Stops the server (open connections are closed) and unlocks the folder. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** The folder that contains the cluster, its password and the lock. Created if absent. */
  folder: string;
  /** Further `-c` settings, such as `fsync=off` for a temporary cluster. */
  parameters?: readonly string[];
  /** Called if the server ends, or another process takes over the folder, without `stop`. */
  onLost?: (error: Error) => void;
}

/**
 * Runs a PostgreSQL server in a folder, and initialises it at the first start.
 * @throws FolderInUse if a running process uses the folder
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
    const isPasswordLost = hasEmbeddedPostgres(folder) && !existsSync(passwordFile(folder, SUPERUSER));
    initialise(cluster, passwordOf(folder, SUPERUSER));
    await clearLeftovers(data);
    if (isPasswordLost) setPassword(cluster, passwordOf(folder, SUPERUSER));
    const port = await freePort();
    const server = await launch(cluster, port, options.parameters ?? []);
    const lost = () => onLost(new OperatorError('The embedded database ended.'));
    server.once('exit', lost);
    const urls = urlsOf(folder, port);
    return {
      ...urls,
      ensureDatabase: (database) => onServer(folder, urls, (client) => ensureDatabase(client, database)),
      ensureRole: (role) =>
        onServer(folder, urls, (client) => ensureRole(client, role, passwordOf(folder, role))),
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

/** Whether a folder contains a cluster, running or not. */
export function hasEmbeddedPostgres(dataFolder: string): boolean {
  return existsSync(join(resolve(dataFolder), 'postgres', 'PG_VERSION'));
}

/** The URLs of a server that another process runs in a folder; undefined if there is none. */
export function runningEmbeddedPostgres(dataFolder: string): DatabaseUrls | undefined {
  const folder = resolve(dataFolder);
  const port = runningPort(join(folder, 'postgres'));
  return port === undefined ? undefined : urlsOf(folder, port);
}

function urlsOf(folder: string, port: number): DatabaseUrls {
  // Set explicitly, as PGSSLMODE may require TLS, which the local server does not offer.
  return {
    url: (database, role = SUPERUSER) =>
      `postgres://${role}:${passwordOf(folder, role)}@127.0.0.1:${port}/${database}?sslmode=disable`,
  };
}

const passwordFile = (folder: string, role: string) => join(folder, `${role}.password`);

function passwordOf(folder: string, role: string): string {
  return secretFile(folder, `${role}.password`);
}

async function onServer(
  folder: string,
  urls: DatabaseUrls,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: urls.url('postgres') });
  try {
    await client.connect();
  } catch (error) {
    if ((error as { code?: string }).code !== WRONG_PASSWORD) throw error;
    const file = passwordFile(folder, SUPERUSER);
    throw new OperatorError(
      `${file} does not hold the password of the embedded database. Restore it from the backup of the folder, or delete it to have a new password set.`,
    );
  }
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
