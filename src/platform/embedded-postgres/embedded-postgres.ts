import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { type Identity, postgresPrograms, program } from './binaries';
import { secretFile } from '../config/secret-file';
import { lockFolder } from './folder-lock';

const SUPERUSER = 'postgres';
/** It is reached over loopback alone, and only with its password. */
const ALWAYS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC'];
const START_TIMEOUT_MS = 30_000;
const ORPHAN_STOP_TIMEOUT_MS = 15_000;

export interface EmbeddedPostgres {
  /** The connection URL of a database in the cluster. */
  url(database: string): string;
  /** Creates a database unless it exists. */
  ensureDatabase(database: string): Promise<void>;
  /** Ends the server cleanly (open connections are cut) and gives the folder back. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** The folder that holds the cluster, its password and the lock. Made when absent. */
  folder: string;
  /** Further `-c` settings, such as `fsync=off` for a cluster that is thrown away. */
  parameters?: readonly string[];
}

/**
 * Runs a PostgreSQL server of its own on a folder, initialising it at the first start.
 *
 * As root the server runs as the folder's owner or as `nobody`, for PostgreSQL refuses to run as root. It is given
 * its data as `/proc/self/cwd`, so that it works in a checkout which that user could not enter by path.
 * @throws FolderInUse when a living process already uses the folder
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(options.folder);
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    const data = join(folder, 'postgres');
    const identity = serverIdentity(data);
    const bin = postgresPrograms(identity);
    const password = secretFile(folder, 'postgres.password');
    if (!existsSync(join(data, 'PG_VERSION'))) initialise(bin, data, password, identity);
    await stopOrphan(data);
    const port = await freePort();
    const server = await launch(bin, data, port, identity, options.parameters ?? []);
    return running(server, unlock, (database) => {
      return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function serverIdentity(data: string): Identity | undefined {
  if (!isRoot()) {
    if (existsSync(data) && statSync(data).uid !== process.getuid?.()) {
      throw new Error(
        `The embedded database in ${data} belongs to another user. Start the service as that user, or set DATA_DIR to another folder.`,
      );
    }
    return undefined;
  }
  if (existsSync(data)) {
    const { uid, gid } = statSync(data);
    if (uid !== 0) return { uid, gid };
  }
  return { uid: numericId('-u'), gid: numericId('-g') };
}

function numericId(option: '-u' | '-g'): number {
  const found = spawnSync('id', [option, 'nobody'], { encoding: 'utf8' });
  if (found.status !== 0) {
    throw new Error('PostgreSQL refuses to run as root and this machine has no user nobody to run it as.');
  }
  return Number(found.stdout.trim());
}

/** Where a server process sees its data: see `startEmbeddedPostgres`. */
function dataArgument(data: string, identity: Identity | undefined): string {
  return identity && process.platform === 'linux' ? '/proc/self/cwd' : data;
}

/** Builds the cluster beside its place and moves it there whole, so that a killed first start leaves nothing half made. */
function initialise(bin: string, data: string, password: string, identity: Identity | undefined): void {
  const unfinished = `${data}.unfinished`;
  const secrets = mkdtempSync(join(tmpdir(), 'civic-initdb-'));
  const passwordFile = join(secrets, 'password');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity) {
    for (const path of [unfinished, secrets, passwordFile]) chownSync(path, identity.uid, identity.gid);
  }
  chmodSync(secrets, 0o700);
  const flags = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const made = spawnSync(
    program(bin, 'initdb'),
    [
      `--pgdata=${dataArgument(unfinished, identity)}`,
      `--username=${SUPERUSER}`,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      ...flags,
    ],
    { ...identity, cwd: unfinished, encoding: 'utf8' },
  );
  rmSync(secrets, { recursive: true, force: true });
  if (made.status !== 0) {
    throw new Error(`The embedded database could not be initialised: ${made.stderr || String(made.error)}`);
  }
  renameSync(unfinished, data);
}

/** A killed service leaves its server running: end it, for this process holds the folder now. */
async function stopOrphan(data: string): Promise<void> {
  const pid = postmasterPid(data);
  if (pid === undefined || !isOurServer(pid, data)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + ORPHAN_STOP_TIMEOUT_MS;
  while (isOurServer(pid, data)) {
    if (Date.now() > deadline)
      throw new Error(`The database server left behind as process ${pid} does not end.`);
    await delay(50);
  }
}

function postmasterPid(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isOurServer(pid: number, data: string): boolean {
  try {
    process.kill(pid, 0);
    // Where that cannot be told nothing is signalled; PostgreSQL's own interlock then refuses the start.
    if (process.platform !== 'linux') return false;
    // A number may have passed to another server since: only one that works in this very folder is ours.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}

function launch(
  bin: string,
  data: string,
  port: number,
  identity: Identity | undefined,
  parameters: readonly string[],
): Promise<ChildProcess> {
  // Detached: Ctrl-C goes to the whole foreground group, and the server must outlive the requests in flight.
  const server = spawn(
    program(bin, 'postgres'),
    [
      '-D',
      dataArgument(data, identity),
      '-p',
      String(port),
      ...[...ALWAYS, ...parameters].flatMap((setting) => ['-c', setting]),
    ],
    { ...identity, cwd: data, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  endTogether(server);
  return new Promise((done, fail) => {
    let said = '';
    const give = (reason: string) =>
      fail(new Error(`The embedded database did not start: ${reason}\n${said}`));
    const timer = setTimeout(() => {
      server.kill('SIGQUIT');
      give(`no answer within ${START_TIMEOUT_MS / 1000} s`);
    }, START_TIMEOUT_MS);
    server.once('error', (error) => give(error.message));
    server.once('exit', (code) => {
      clearTimeout(timer);
      give(`it ended with code ${code}`);
    });
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
      if (!said.includes('ready to accept connections')) return;
      clearTimeout(timer);
      done(server);
    });
  });
}

/** A process that ends without a word, even before its server is ready, takes it along. */
function endTogether(server: ChildProcess): void {
  const end = () => server.kill('SIGINT');
  process.once('exit', end);
  server.once('exit', () => process.off('exit', end));
}

function running(
  server: ChildProcess,
  unlock: () => void,
  url: (database: string) => string,
): EmbeddedPostgres {
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  return {
    url,
    async ensureDatabase(database) {
      const client = new Client({ connectionString: url('postgres') });
      await client.connect();
      try {
        const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
        if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
      } finally {
        await client.end();
      }
    },
    async stop() {
      server.kill('SIGINT');
      await ended;
      unlock();
    },
  };
}

function delay(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
