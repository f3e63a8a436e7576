import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { freePort } from '../../../src/platform/embedded-postgres/free-port';
import { report } from '../../factories/issues';
import type { Envelope } from '../network/client';
import { type FaultRow, recordFault } from './fault-report';
import { answerOf } from '../network/http';
import { violations } from '../service/invariants';
import { OwnPostgres, startOwnPostgres } from '../service/own-postgres';
import { type ServerProcess, signIn, startServer } from './server-process';
import { PROMISED_TIMEOUT_MS } from '../service/time-limits';
import { type Writer, Writers } from './writers';

const WRITERS = 16;
type PostgresOptions = Parameters<typeof startOwnPostgres>[0];

/** The built service and a database server of its own, both to be disturbed, with people who write all the time. */
export async function startUnderLoad(options: PostgresOptions = {}): Promise<ServiceUnderLoad> {
  const postgres = await startOwnPostgres(options);
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'civic-load-'));
  const environment = {
    DATA_DIR,
    DATABASE_URL: postgres.url,
    DATABASE_TIMEOUT_MS: PROMISED_TIMEOUT_MS,
    PORT: String(await freePort()),
  };
  try {
    const service = new ServiceUnderLoad(postgres, environment, await startServer(environment));
    await service.prepare();
    return service;
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

export class ServiceUnderLoad {
  private thread = '';

  constructor(
    readonly postgres: OwnPostgres,
    private readonly environment: { DATA_DIR: string; PORT: string; DATABASE_URL: string },
    private server: ServerProcess,
  ) {}

  get url(): string {
    return this.server.url;
  }

  /** Its output since its last start. */
  get output(): string {
    return this.server.output();
  }

  async prepare(): Promise<void> {
    const [first] = await this.people();
    const answer = await answerOf<Envelope<{ issueId: string }>>(
      request(this.url)
        .post('/api/issues')
        .set({ ...first?.headers })
        .send(report()),
    );
    this.thread = answer.body.data.issueId;
  }

  /**
   * Starts sixteen people who write.
   * @param name distinguishes their writes from others
   * @param each how many concurrent requests each person sends
   */
  async load(name: string, each = 1): Promise<Writers> {
    const people = await this.people();
    const writers = Array.from({ length: each }, () => people).flat();
    return new Writers(name, this.url, this.thread, writers);
  }

  /** The sixteen people, each with an access token that is new: it is valid for fifteen minutes. */
  private async people(): Promise<Writer[]> {
    const people: Writer[] = [];
    for (let i = 0; i < WRITERS; i++) {
      const headers = await signIn(this.url, `writer-${i}@example.org`);
      people.push({ headers, from: `127.0.4.${i + 1}` });
    }
    return people;
  }

  async kill(): Promise<void> {
    this.server.process.kill('SIGKILL');
    await this.server.ended;
  }

  async start(): Promise<void> {
    this.server = await startServer(this.environment);
  }

  /**
   * Stops the writers, compares the acknowledged writes with the stored data, and records the result in the report.
   * @param options.isKilled whether the server itself was killed meanwhile
   * @throws Error if something was lost, duplicated or inconsistent, or a failure other than 503 was answered
   */
  async settle(
    writers: Writers,
    row: Pick<FaultRow, 'fault' | 'rounds' | 'recovery' | 'note'>,
    { isKilled = false } = {},
  ): Promise<void> {
    await writers.settle();
    const sql = (text: string) => this.postgres.sql(text);
    const { lost, doubled, surplus } = await writers.compare(sql);
    const { recovery, note = `longest answer ${writers.maxMs} ms` } = row;
    recordFault({
      ...row,
      note,
      acknowledged: writers.count,
      lost,
      doubled,
      '5xx': writers.failures,
      ...(recovery !== undefined && { recovery: Math.round(recovery) }),
    });
    // Only a killed server leaves clients without an answer.
    if (!isKilled) expect(writers.unanswered).toEqual([]);
    expect({ lost, doubled, surplus }).toEqual({ lost: 0, doubled: 0, surplus: 0 });
    expect(await violations(sql)).toEqual([]);
    expect([200, 201, 503]).toEqual(expect.arrayContaining([...writers.statuses.keys()]));
    expect(writers.count).toBeGreaterThan((row.rounds ?? 1) * WRITERS);
  }

  async stop(): Promise<void> {
    await this.kill();
    await this.postgres.stop();
    rmSync(this.environment.DATA_DIR, { recursive: true, force: true });
  }
}
