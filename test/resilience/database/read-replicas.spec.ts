import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import { Database } from '../../../src/platform/database/database';
import { ReadRouting } from '../../../src/platform/database/read-routing';
import { Replicas } from '../../../src/platform/database/replication/replicas';
import { statement } from '../../../src/platform/database/statement';
import { createLogger } from '../../../src/platform/logging/logger';
import { Metrics } from '../../../src/platform/metrics/metrics';
import { reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { recordFault } from '../../support/process/fault-report';
import { send } from '../../support/network/http';
import { type OwnPostgres, startOwnPostgres } from '../../support/service/own-postgres';
import { startServer } from '../../support/process/server-process';
import { startService, type TestService } from '../../support/service/service';
import { type Standby, startStandbys } from '../../support/service/standby';
import { SteadyLoad } from '../../support/process/steady-load';
import { PROMISED_TIMEOUT_MS } from '../../support/service/time-limits';

/** A high limit, so that the test fails only if it never happens. */
const EVENTUALLY_MS = 120_000;
const READS = 20;
const BEHIND = 'a read replica is left out: it is too far behind the primary';

async function eventually(what: string | (() => string), holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + EVENTUALLY_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`never came: ${typeof what === 'string' ? what : what()}`);
    await delay(50);
  }
}

/** The readiness answer about the replicas. */
async function readiness(url: string): Promise<[status: number, configured?: number, serving?: number]> {
  const { status, body } = await send<{ readReplicas?: { configured: number; serving: number } }>({
    method: 'GET',
    url: `${url}/api/ready`,
  });
  const { configured, serving } = body.readReplicas ?? {};
  return [status, configured, serving];
}

describe('read replicas', () => {
  let primary: OwnPostgres;
  let standbys: Standby[];
  let first: Standby;
  let second: Standby;
  let service: TestService;
  let asha: TestPerson;
  let id: string;
  let metricsPort: number | undefined;
  let usual: number;
  const lines: Array<{ replica?: string; message: string }> = [];

  beforeAll(async () => {
    primary = await startOwnPostgres();
    standbys = await startStandbys(primary, 2);
    [first, second] = standbys as [Standby, Standby];
    const note = (fields: object, message: string) => void lines.push({ ...fields, message });
    // Its jobs and checks run only when a test calls them.
    service = await startService({
      databaseUrl: primary.url,
      settings: { ...settings(), METRICS_PORT: '0' },
      logger: Object.assign(createLogger('silent'), { info: note, warn: note }),
    });
    metricsPort = await service.app.get(Metrics).listen();
    usual = service.app.get(Replicas).all[0]!.pool.options.connectionTimeoutMillis!;
    asha = await person(service);
    id = await reportedIssue(service, { by: asha, title: 'A lamp is dark' });
  });
  afterAll(async () => {
    await service.stop();
    await Promise.all(standbys.map((standby) => standby.remove()));
    await primary.stop();
  });
  beforeEach(() => {
    lines.length = 0;
    connectWithin(EVENTUALLY_MS);
  });
  /** Also after a failed test. */
  afterEach(() => {
    for (const { proxy } of [primary, ...standbys]) proxy.resume();
  });

  /** A busy machine must not send reads to the primary; a hanging replica must. */
  function connectWithin(ms: number): void {
    for (const { pool } of service.app.get(Replicas).all) pool.options.connectionTimeoutMillis = ms;
  }

  const settings = () => ({
    DATABASE_TIMEOUT_MS: PROMISED_TIMEOUT_MS,
    DATABASE_URL: primary.url,
    DATABASE_READ_URLS: standbys.map(({ url }) => url).join(', '),
  });
  const conditions = () => service.app.get(Replicas).all.map(({ health }) => health.condition);
  /** Checks the replicas until they have the given states. */
  const come = (...wanted: string[]) =>
    eventually(
      () => `${wanted.join()} after ${conditions().join()}`,
      async () => {
        await service.app.get(Replicas).check();
        return conditions().join() === wanted.join();
      },
    );
  const said = (standby: Standby) => lines.filter(({ replica }) => replica === standby.name);

  const titled = async (title: string) => {
    const { status } = await service.tokenApi.as(asha).patch(`/api/issues/${id}`, { title });
    expect(status).toBe(200);
  };
  const shown = async (api = service.tokenApi) => {
    const { status, body, text } = await api.get<Envelope<IssueDto>>(`/api/issues/${id}`);
    return status === 200 ? body.data.title : text;
  };
  /** The answers to several concurrent anonymous requests. */
  const shownToStrangers = async () =>
    new Set(await Promise.all(Array.from({ length: READS }, () => shown())));
  /** The answers to several anonymous requests one after the other, over one or two connections. */
  const shownInTurn = async () => {
    const seen = new Set<string>();
    for (let read = 0; read < READS; read++) seen.add(await shown());
    return seen;
  };

  async function paused(standby: Standby): Promise<void> {
    await standby.sql('select pg_wal_replay_pause()');
    await eventually('a pause', async () => {
      const [row] = await standby.sql<{ state: string }>('select pg_get_wal_replay_pause_state() as state');
      return row?.state === 'paused';
    });
  }
  const resumed = (standby: Standby) => standby.sql('select pg_wal_replay_resume()');

  async function metric(name: string): Promise<Record<string, number>> {
    const { text } = await send({ method: 'GET', url: `http://127.0.0.1:${metricsPort}/metrics` });
    const rows = [...text.matchAll(new RegExp(`^${name}\\{replica="([^"]+)"\\} (\\S+)$`, 'gm'))];
    return Object.fromEntries(rows.map(([, replica = '', value]) => [replica, Number(value)]));
  }

  it('serve nothing before their first check, and then all anonymous reads', async () => {
    expect(conditions()).toEqual(['unchecked', 'unchecked']);
    expect(await readiness(service.url)).toEqual([200, 2, 0]);
    expect(await shownToStrangers()).toEqual(new Set(['A lamp is dark']));
    await come('serving', 'serving');
    expect(await readiness(service.url)).toEqual([200, 2, 2]);
    expect(await metric('civic_read_replica_serving')).toEqual({ [first.name]: 1, [second.name]: 1 });
    // On a busy machine one may lag at first.
    expect(said(first).at(-1)).toMatchObject({ message: 'a read replica serves' });
  });

  it('may be stale for anonymous callers, and never for signed-in ones', async () => {
    await Promise.all(standbys.map((standby) => standby.caughtUp(primary)));
    await come('serving', 'serving');
    await Promise.all(standbys.map(paused));
    await titled('A lamp is dark again');
    // There was no check since.
    expect(await shown(service.tokenApi.as(asha))).toBe('A lamp is dark again');
    expect(await shownInTurn()).toEqual(new Set(['A lamp is dark']));
    const path = `/api/issues/${id}`;
    const old = await service.publicApi.get<{ title: string }>(path);
    const fresh = await service.publicApi.as(asha).get<{ title: string }>(path);
    expect([old.body.title, fresh.body.title]).toEqual(['A lamp is dark', 'A lamp is dark again']);
    const { etag } = fresh.headers;
    expect(etag).not.toBe(old.headers.etag);
    // A client that has the new answer gets 304 for it, and never the old answer.
    const headers = {
      'x-api-surface': 'public',
      authorization: `Bearer ${asha.accessToken}`,
      'if-none-match': etag!,
    };
    expect((await send({ method: 'GET', url: service.url + path, headers })).status).toBe(304);
  });

  it('are not used for a statement that needs a newer schema', async () => {
    await primary.sql('create table newer as select 1 as one');
    const [reads, database] = [service.app.get(ReadRouting), service.app.get(Database)];
    const read = statement('read-replicas.newer', 'select one from newer');
    const row = await new Promise((done, fail) =>
      reads.open(() => {
        reads.permit();
        database.row(read).then(done, fail);
      }),
    );
    expect(row).toEqual({ one: 1 });
  });

  it('are not used while they lag, which is logged, and used again once they have caught up', async () => {
    await come('lagging', 'lagging');
    expect(await shownToStrangers()).toEqual(new Set(['A lamp is dark again']));
    expect(await readiness(service.url)).toEqual([200, 2, 0]);
    expect(await metric('civic_read_replica_serving')).toEqual({ [first.name]: 0, [second.name]: 0 });
    const lags = await metric('civic_read_replica_lag_seconds');
    expect(Math.min(...Object.values(lags))).toBeGreaterThan(3);
    await resumed(second);
    await come('lagging', 'serving');
    expect(await readiness(service.url)).toEqual([200, 2, 1]);
    expect(await shownToStrangers()).toEqual(new Set(['A lamp is dark again']));
    await resumed(first);
    await come('serving', 'serving');
    for (const standby of standbys) {
      const messages = said(standby).map(({ message }) => message);
      expect(messages).toContain(BEHIND);
      expect(messages.at(-1)).toBe('a read replica serves');
    }
  });

  it('cause no failed read if one is stopped, which is not used after the first failure', async () => {
    await first.stop();
    expect(await shownToStrangers()).toEqual(new Set(['A lamp is dark again']));
    expect(conditions()[0]).toBe('unreachable');
    await come('unreachable', 'serving');
    expect(said(first)).toMatchObject([{ message: 'a read replica is left out: it does not answer' }]);
    await first.start();
    await come('serving', 'serving');
  });

  it('cause no failed read if one hangs', async () => {
    await shownToStrangers();
    connectWithin(usual);
    first.proxy.stall();
    expect(await shownToStrangers()).toEqual(new Set(['A lamp is dark again']));
    await come('unreachable', 'serving');
    first.proxy.resume();
    await come('serving', 'serving');
  });

  it('cause a 503 if the primary hangs as well', async () => {
    connectWithin(usual);
    for (const { proxy } of [primary, ...standbys]) proxy.stall();
    const { status } = await service.tokenApi.get(`/api/issues/${id}`);
    expect(status).toBe(503);
    for (const { proxy } of [primary, ...standbys]) proxy.resume();
    await come('serving', 'serving');
    expect(await shownToStrangers()).toEqual(new Set(['A lamp is dark again']));
  });

  it('cause no failed read if their connections are closed repeatedly', async () => {
    let isOver = false;
    const ending = (async () => {
      while (!isOver)
        for (const standby of standbys)
          await standby.sql(
            `select pg_terminate_backend(pid) from pg_stat_activity
              where application_name = 'civic-issue-service' and backend_type = 'client backend'`,
          );
    })();
    try {
      for (let round = 0; round < 20; round++) {
        await service.app.get(Replicas).check();
        expect(await shownToStrangers()).toEqual(new Set(['A lamp is dark again']));
      }
    } finally {
      isOver = true;
      await ending;
    }
    await come('serving', 'serving');
  });

  it('are used and not used by the running service without a failed read', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'civic-data-'));
    const server = await startServer({ DATA_DIR, ...settings() });
    const ready = (serving: number) =>
      eventually(`${serving} serving`, async () => (await readiness(server.url))[2] === serving);
    const next = () => ({ method: 'GET', url: `${server.url}/api/issues/${id}` });
    const load = new SteadyLoad({ perSecond: 50, connections: 20, next });
    try {
      await ready(2);
      for (const standby of standbys) {
        await standby.stop();
        await ready(1);
        await standby.start();
        await ready(2);
      }
    } finally {
      await load.stop();
      server.process.kill('SIGTERM');
    }
    expect(await server.ended).toBe(0);
    rmSync(DATA_DIR, { recursive: true, force: true });
    expect([[...load.statuses.keys()], load.failures]).toEqual([[200], []]);
    expect(server.output()).toContain('a read replica is left out: it does not answer');
    recordFault({
      fault: 'read replica stopped',
      rounds: 2,
      '5xx': load.refusals,
      note: `${load.count} reads`,
    });
  });

  it('answer anonymous callers while the primary is unreachable', async () => {
    await Promise.all(standbys.map((standby) => standby.caughtUp(primary)));
    await come('serving', 'serving');
    await primary.halt();
    await service.app.get(Replicas).check();
    expect(conditions()).toEqual(['serving', 'serving']);
    expect(await shownInTurn()).toEqual(new Set(['A lamp is dark again']));
    const { status } = await service.tokenApi.as(asha).get(`/api/issues/${id}`);
    expect([status, (await readiness(service.url))[0]]).toEqual([503, 503]);
    await primary.start();
    await eventually('the primary', async () => (await readiness(service.url))[0] === 200);
    await titled('A lamp is mended');
    await Promise.all(standbys.map((standby) => standby.caughtUp(primary)));
    await come('serving', 'serving');
    expect(await shownToStrangers()).toEqual(new Set(['A lamp is mended']));
  });

  it('are not used again once they are promoted', async () => {
    await second.sql('select pg_promote()');
    await come('serving', 'promoted');
    expect(said(second)).toMatchObject([
      { message: 'a read replica is left out: it was promoted, and may have writes of its own' },
    ]);
    await second.sql(`update issues set title = 'Written elsewhere' where id = $1`, [id]);
    expect(await shownToStrangers()).toEqual(new Set(['A lamp is mended']));
    await service.app.get(Replicas).check();
    expect(conditions()).toEqual(['serving', 'promoted']);
    expect(await readiness(service.url)).toEqual([200, 2, 1]);
  });

  it('leave all reads to the primary if none is healthy', async () => {
    await first.stop();
    await come('unreachable', 'promoted');
    expect(await shownToStrangers()).toEqual(new Set(['A lamp is mended']));
    expect(await readiness(service.url)).toEqual([200, 2, 0]);
    const fresh = await startService({ databaseUrl: primary.url, settings: settings() });
    await fresh.app.get(Replicas).check();
    const { status } = await fresh.tokenApi.get(`/api/issues/${id}`);
    expect([status, await readiness(fresh.url)]).toEqual([200, [200, 2, 0]]);
    await fresh.stop();
  });
});
