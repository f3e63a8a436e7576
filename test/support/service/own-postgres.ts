import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../src/platform/embedded-postgres/embedded-postgres';
import { DATABASE, prepareFolder } from './prepared-folder';
import { startTcpProxy, type TcpProxy } from '../process/tcp-proxy';

interface Options {
  /** The folder of its data. */
  folder?: string;
  /** Additional settings. */
  parameters?: readonly string[];
}

/**
 * Starts a PostgreSQL server, durable as in production, with an empty database of the newest schema, in an empty
 * folder.
 */
export async function startOwnPostgres(options: Options = {}): Promise<OwnPostgres> {
  const { folder = mkdtempSync(join(tmpdir(), 'civic-postgres-')), parameters = [] } = options;
  await prepareFolder(folder);
  const server = await startEmbeddedPostgres({ folder, parameters });
  return new OwnPostgres(folder, server, await startTcpProxy(portOf(server)));
}

/**
 * A PostgreSQL server that can be killed and started again; the service connects through a proxy at a fixed address.
 */
export class OwnPostgres {
  constructor(
    readonly folder: string,
    private server: EmbeddedPostgres,
    readonly proxy: TcpProxy,
  ) {}

  /** For the service. */
  get url(): string {
    const url = new URL(this.directUrl);
    url.port = String(this.proxy.port);
    return url.toString();
  }

  /** Without the proxy. */
  get directUrl(): string {
    return this.server.url(DATABASE);
  }

  /** Ends the server as a crash would: nothing more is written, and the next start has to recover. */
  async crash(): Promise<void> {
    const pid = Number(readFileSync(join(this.folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGQUIT');
    const deadline = Date.now() + 10_000;
    while (isAlive(pid)) {
      if (Date.now() > deadline) throw new Error('the server did not end');
      await delay(10);
    }
    await this.server.stop();
  }

  /** Stops the server in order; its connections are closed. */
  halt(): Promise<void> {
    return this.server.stop();
  }

  /** Starts it again, at the same address. */
  async start(): Promise<void> {
    this.server = await startEmbeddedPostgres({ folder: this.folder });
    this.proxy.lead(portOf(this.server));
  }

  /** Runs SQL, to inspect data, or to arrange what the service has no function for. */
  async sql<Row extends object = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]> {
    const client = new Client({ connectionString: this.directUrl });
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    await this.proxy.close();
    await this.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function portOf(server: EmbeddedPostgres): number {
  return Number(new URL(server.url(DATABASE)).port);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
