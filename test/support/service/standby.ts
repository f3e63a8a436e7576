import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { postgresPrograms, program } from '../../../src/platform/embedded-postgres/binaries';
import { type Cluster, dataArgument, serverIdentity } from '../../../src/platform/embedded-postgres/cluster';
import { freePort } from '../../../src/platform/embedded-postgres/free-port';
import { stop } from '../../../src/platform/embedded-postgres/postmaster';
import type { OwnPostgres } from './own-postgres';
import { startTcpProxy, type TcpProxy } from '../process/tcp-proxy';

const START_TIMEOUT_MS = 60_000;

/**
 * Creates standbys of a server by streaming replication. The embedded PostgreSQL has no pg_basebackup: each standby
 * begins with a copy of the stopped primary's folder, and the primary is then started again.
 * @returns the standbys, which accept reads
 */
export async function startStandbys(primary: OwnPostgres, number: number): Promise<Standby[]> {
  await primary.halt();
  const folders = Array.from({ length: number }, () => copyOf(primary));
  await primary.start();
  return Promise.all(
    folders.map(async (folder) => {
      const port = await freePort();
      const standby = new Standby(folder, port, primary.url, await startTcpProxy(port));
      await standby.start();
      return standby;
    }),
  );
}

function copyOf(primary: OwnPostgres): string {
  const folder = mkdtempSync(join(tmpdir(), 'civic-standby-'));
  chmodSync(folder, 0o711);
  const data = join(folder, 'data');
  // With its owner: for root, the servers run as another user.
  const { status, stderr } = spawnSync('cp', ['--archive', join(primary.folder, 'postgres'), data]);
  if (status !== 0) throw new Error(String(stderr));
  follow(data, primary.url);
  return folder;
}

function follow(data: string, url: string): void {
  writeFileSync(join(data, 'standby.signal'), '');
  appendFileSync(join(data, 'postgresql.auto.conf'), `\nprimary_conninfo = '${url}'\n`);
}

/** A standby server; the service connects through a proxy. */
export class Standby {
  private server?: ChildProcess;

  constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly primaryUrl: string,
    readonly proxy: TcpProxy,
  ) {}

  /** For the service. */
  get url(): string {
    return this.through(this.proxy.port);
  }

  /** Its name in the service. */
  get name(): string {
    return `127.0.0.1:${this.proxy.port}`;
  }

  async start(): Promise<void> {
    const data = join(this.folder, 'data');
    const identity = serverIdentity(data);
    const cluster: Cluster = { data, identity, bin: postgresPrograms(identity) };
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'fsync=off',
      // How soon it requests the primary's log again.
      'wal_retrieve_retry_interval=200ms',
    ];
    const server = spawn(
      program(cluster.bin, 'postgres'),
      ['-D', dataArgument(cluster), '-p', String(this.port), ...settings.flatMap((each) => ['-c', each])],
      { ...identity, cwd: data, detached: true, stdio: 'ignore' },
    );
    this.server = server;
    // It ends with an aborted test run.
    const end = () => server.kill('SIGINT');
    process.once('exit', end);
    server.once('exit', () => process.off('exit', end));
    await this.answers();
  }

  async stop(): Promise<void> {
    if (this.server) await stop(this.server);
  }

  /** Stops and removes it. */
  async remove(): Promise<void> {
    await this.proxy.close();
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Waits until it has replayed everything the primary has written so far. */
  async caughtUp(primary: OwnPostgres): Promise<void> {
    const [written] = await primary.sql<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
    const deadline = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      const [replayed] = await this.sql<{ done: boolean }>('select pg_last_wal_replay_lsn() >= $1 as done', [
        written!.lsn,
      ]);
      if (replayed?.done) return;
      if (Date.now() > deadline) throw new Error('the standby does not catch up');
      await delay(20);
    }
  }

  async sql<Row extends object = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]> {
    const client = new Client({ connectionString: this.through(this.port) });
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  private async answers(): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      try {
        await this.sql('select 1');
        return;
      } catch (error) {
        if (Date.now() > deadline || this.server?.exitCode !== null) throw error;
        await delay(50);
      }
    }
  }

  private through(port: number): string {
    const url = new URL(this.primaryUrl);
    url.port = String(port);
    return url.toString();
  }
}
