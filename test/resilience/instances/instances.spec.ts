import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { Jobs } from '../../../src/platform/jobs/jobs';
import { freePort } from '../../../src/platform/embedded-postgres/free-port';
import { staffMember } from '../../factories/console';
import { manyIssues, report, reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { isLong, recordFault } from '../../support/process/fault-report';
import { type ServerProcess, startServer } from '../../support/process/server-process';
import { startService, type TestService } from '../../support/service/service';
import { startTcpProxy } from '../../support/process/tcp-proxy';

interface Page {
  items: Array<{ issueId: string }>;
  nextKey: string | null;
}

describe('two instances share', () => {
  let one: TestService;
  let two: TestService;
  let asha: TestPerson;

  beforeAll(async () => {
    one = await startService();
    two = await startService({ databaseUrl: one.database.url });
    asha = await person(one);
  });
  afterAll(async () => {
    await two.stop();
    await one.stop();
  });

  it('sessions: begun on one, renewed on the other, ended on the first', async () => {
    const ravi = await person(one);
    const me = (service: TestService, token = ravi.accessToken) =>
      service.tokenApi.as({ accessToken: token }).post('/api/auth/logout');
    const renewed = await two.tokenApi
      .with({ cookie: `refresh_token=${ravi.refreshToken}` })
      .post<Envelope<{ accessToken: string }>>('/api/auth/refresh');
    expect(renewed.status).toBe(200);
    const again = one.tokenApi.with({ cookie: `refresh_token=${ravi.refreshToken}` });
    expect((await again.post('/api/auth/refresh')).status).toBe(401);
    expect((await me(one, renewed.body.data.accessToken)).status).toBe(200);
    expect((await me(two, renewed.body.data.accessToken)).status).toBe(401);
  });

  it('console sessions: begun on one, used and ended on the other', async () => {
    const { cookie } = await staffMember(one);
    const here = one.consoleApi.with({ cookie });
    const there = two.consoleApi.with({ cookie });
    expect((await there.get('/api/admin/auth/me')).status).toBe(200);
    expect((await there.post('/api/admin/auth/logout')).status).toBe(200);
    expect((await here.get('/api/admin/auth/me')).status).toBe(401);
  });

  it('roles: a demotion on one takes effect on the other at once', async () => {
    const admin = await person(one, { role: 'admin' });
    expect((await two.tokenApi.as(admin).get('/api/admin/users')).status).toBe(200);
    const chief = await person(one, { role: 'superadmin' });
    const demoted = await one.tokenApi.as(chief).patch(`/api/users/${admin.id}/role`, { role: 'user' });
    expect(demoted.status).toBe(200);
    expect((await two.tokenApi.as(admin).get('/api/admin/users')).status).toBe(403);
  });

  it('idempotency keys, also while the first request is running', async () => {
    const body = report();
    const ask = (service: TestService) =>
      service.tokenApi
        .as(asha)
        .with({ 'idempotency-key': 'once' })
        .post<Envelope<{ issueId: string }>>('/api/issues', body);
    const crowd = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n % 2 === 0 ? one : two)));
    // A request that arrives while the first one is running may get a conflict.
    expect([201, 409]).toEqual(expect.arrayContaining([...new Set(crowd.map(({ status }) => status))]));
    const answers = [...crowd.filter(({ status }) => status === 201), await ask(one), await ask(two)];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body: { data } }) => data.issueId)).size).toBe(1);
  });

  it('cursors: a list begun on one continues on the other', async () => {
    await manyIssues(one, 5, { by: asha, city: 'pune', title: 'Listed #' });
    const path = '/api/issues?city=pune&limit=2';
    const first = (await one.tokenApi.get<Envelope<Page>>(path)).body.data;
    const second = await two.tokenApi.get<Envelope<Page>>(
      `${path}&lastKey=${encodeURIComponent(first.nextKey ?? '')}`,
    );
    expect(second.status).toBe(200);
    const ids = [...first.items, ...second.body.data.items].map(({ issueId }) => issueId);
    expect(new Set(ids).size).toBe(4);
  });

  it('data: an answer of one includes the writes of the other', async () => {
    const issue = await reportedIssue(one, { by: asha, city: 'delhi' });
    for (let n = 0; n < 5; n++) {
      const title = `Renamed for the time number ${n}`;
      expect((await one.tokenApi.as(asha).patch(`/api/issues/${issue}`, { title })).status).toBe(200);
      const shown = await two.publicApi.get<{ title: string }>(`/api/issues/${issue}?city=delhi`);
      expect(shown.body.title).toBe(title);
    }
  });

  it('jobs: each runs on one instance at a time', async () => {
    const runs = await Promise.all(
      [one, two, one, two].map(({ app }) => app.get(Jobs, { strict: false }).run('audit-head')),
    );
    expect(runs.filter((run) => run !== undefined)).toHaveLength(1);
  });
});

/** The throughput of two instances compared with one; only if the machine runs nothing else. */
(isLong && process.platform === 'linux' ? describe : describe.skip)('two instances behind a proxy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'civic-two-'));
  const servers: ServerProcess[] = [];
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
    const asha = await person(service);
    await manyIssues(service, 2000, { by: asha, city: 'pune', title: 'Listed #' });
    for (let i = 0; i < 2; i++) {
      const PORT = String(await freePort());
      servers.push(
        await startServer({ DATA_DIR: folder, DATABASE_URL: service.database.url, PORT, LOG_LEVEL: 'warn' }),
      );
    }
  });
  afterAll(async () => {
    for (const server of servers) server.process.kill('SIGKILL');
    await Promise.all(servers.map(({ ended }) => ended));
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** @returns requests per second, and the load of all processors */
  async function carried(ports: number[]): Promise<{ perSecond: number; busy: number }> {
    const proxy = await startTcpProxy(...ports);
    const url = `http://127.0.0.1:${proxy.port}/api/issues?limit=20`;
    await autocannon({ url, connections: 32, duration: 3 });
    const before = processorTimes();
    const { requests, non2xx, errors } = await autocannon({ url, connections: 32, duration: 10 });
    const after = processorTimes();
    await proxy.close();
    expect(non2xx + errors).toBe(0);
    const idle = (after.idle - before.idle) / (after.all - before.all);
    return { perSecond: requests.average, busy: 1 - idle };
  }

  it('serve more requests than one, as far as the processors allow', async () => {
    const ports = servers.map(({ url }) => Number(new URL(url).port));
    const one = await carried(ports.slice(0, 1));
    const two = await carried(ports);
    const ratio = two.perSecond / one.perSecond;
    recordFault({
      fault: 'two instances against one',
      rounds: 1,
      note:
        `${ratio.toFixed(2)} x the requests per second (${one.perSecond.toFixed(0)}, ${two.perSecond.toFixed(0)}); ` +
        `${cpus().length} processors ${(one.busy * 100).toFixed(0)}% and ${(two.busy * 100).toFixed(0)}% busy, ` +
        'database, proxy and client among them',
    });
    // Either it scales, or the processors are fully used.
    expect(ratio > 1.7 || one.busy > 0.85 || two.busy > 0.9).toBe(true);
  });
});

function processorTimes(): { idle: number; all: number } {
  const [, ...times] = readFileSync('/proc/stat', 'utf8').split('\n')[0]!.split(/\s+/).map(Number);
  return {
    idle: (times[3] ?? 0) + (times[4] ?? 0),
    all: times.slice(0, 8).reduce((sum, time) => sum + time, 0),
  };
}
