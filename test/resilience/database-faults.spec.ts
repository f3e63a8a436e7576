import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS } from '../../migrations';
import { migrate } from '../../src/platform/database/migrate';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/platform/embedded-postgres/embedded-postgres';
import { report, reportedIssue } from '../factories/issues';
import { person, type TestPerson } from '../factories/people';
import type { ErrorEnvelope } from '../support/client';
import { send } from '../support/http';
import { startService, type TestService } from '../support/service';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy';

describe('while the database is in trouble', () => {
  let service: TestService;
  let proxy: TcpProxy;
  let direct: URL;
  let asha: TestPerson;

  beforeAll(async () => {
    // The service reaches its own clone through the proxy; the tests look at it directly.
    proxy = await startTcpProxy(Number(new URL(process.env.TEST_POSTGRES_URL!).port));
    const own = await startService();
    direct = new URL(own.database.url);
    direct.host = `127.0.0.1:${proxy.port}`;
    await own.app.close();
    service = await startService({ databaseUrl: direct.toString() });
    asha = await person(service);
  });
  afterAll(async () => {
    proxy.resume();
    await service.stop();
    await proxy.close();
  });

  const requests = () => [
    service.tokenApi.get<ErrorEnvelope>('/api/issues'),
    service.tokenApi.get<ErrorEnvelope>('/api/issues/stats'),
    service.tokenApi.get<ErrorEnvelope>('/api/issues/iss_none'),
    service.publicApi.get<ErrorEnvelope>('/api/cities'),
    service.tokenApi.as(asha).post<ErrorEnvelope>('/api/issues', report()),
    service.tokenApi.as(asha).with({ 'idempotency-key': 'k' }).post<ErrorEnvelope>('/api/issues', report()),
    service.tokenApi
      .with({ cookie: `refresh_token=${asha.refreshToken}` })
      .post<ErrorEnvelope>('/api/auth/refresh'),
  ];
  const healthy = async () => (await service.tokenApi.get('/api/issues')).status === 200;

  async function recovers(): Promise<void> {
    const deadline = Date.now() + 5000;
    while (!(await healthy())) if (Date.now() > deadline) throw new Error('the service did not recover');
  }

  it('answers 503 with Retry-After when its connections are cut, and recovers by itself', async () => {
    proxy.stall();
    const pending = requests();
    proxy.cut();
    proxy.stall();
    const answers = await Promise.all(pending);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]));
    for (const { headers } of answers) expect(headers['retry-after']).toMatch(/^\d+$/);
    proxy.cut();
    proxy.resume();
    await recovers();
  });

  it('answers 503 within five seconds when the database is frozen, keeps answering health, and heals', async () => {
    await healthy();
    proxy.stall();
    const since = Date.now();
    const answers = await Promise.all(requests());
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]));
    expect(Date.now() - since).toBeLessThan(5000);
    expect((await send({ method: 'GET', url: `${service.url}/api/health` })).status).toBe(200);
    expect((await service.tokenApi.get('/api/')).status).toBe(200);
    proxy.cut();
    proxy.resume();
    await recovers();
  });

  it('makes nobody wait longer than that for a row someone else holds, and no deadlock of the pool', async () => {
    const id = await reportedIssue(service, { by: asha });
    const { Client } = await import('pg');
    const holder = new Client({ connectionString: direct.toString() });
    holder.on('error', () => undefined);
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from issues where id = $1 for update', [id]);
    const since = Date.now();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => service.tokenApi.as(asha).post(`/api/issues/${id}/upvote`)),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]));
    expect(Date.now() - since).toBeLessThan(5000);
    await holder.query('rollback');
    await holder.end();
    expect((await service.tokenApi.as(asha).post(`/api/issues/${id}/upvote`)).status).toBe(200);
  });

  it('serves many times more writers than it has connections', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => service.tokenApi.as(asha).post('/api/issues', report())),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
  });
});

describe('when the database server restarts under load', () => {
  it('answers nothing but success and 503, loses no acknowledged report, and serves again at once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'civic-restart-'));
    let postgres: EmbeddedPostgres = await startEmbeddedPostgres({ folder });
    await postgres.ensureDatabase('civic');
    // The port changes with the restart; the proxy keeps the address the service knows.
    const ports = (url: string) => Number(new URL(url).port);
    await migrate(postgres.url('civic'), MIGRATIONS);
    const { createServer, connect } = await import('node:net');
    let target = ports(postgres.url('civic'));
    const front = createServer((client) => {
      const upstream = connect(target, '127.0.0.1');
      client.pipe(upstream).pipe(client);
      for (const socket of [client, upstream]) {
        socket.on('error', () => undefined);
        socket.on('close', () => {
          client.destroy();
          upstream.destroy();
        });
      }
    });
    await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
    const url = new URL(postgres.url('civic'));
    url.port = String((front.address() as { port: number }).port);
    const service = await startService({ databaseUrl: url.toString() });
    try {
      const asha = await personOver(service, postgres.url('civic'));
      const statuses = new Map<number, number>();
      const acknowledged: string[] = [];
      let over = false;
      const clients = Array.from({ length: 6 }, async () => {
        while (!over) {
          const { status, body } = await service.tokenApi
            .as(asha)
            .post<{ data?: { issueId: string } }>('/api/issues', report());
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (body.data) acknowledged.push(body.data.issueId);
        }
      });
      await new Promise((done) => setTimeout(done, 300));
      await postgres.stop();
      postgres = await startEmbeddedPostgres({ folder });
      target = ports(postgres.url('civic'));
      const readyAt = Date.now();
      while ((await service.tokenApi.get('/api/issues')).status !== 200)
        expect(Date.now() - readyAt).toBeLessThan(3000);
      await new Promise((done) => setTimeout(done, 300));
      over = true;
      await Promise.all(clients);
      expect([...statuses.keys()].sort()).toEqual([201, 503]);
      for (const id of acknowledged)
        expect((await service.tokenApi.get(`/api/issues/${id}`)).status).toBe(200);
    } finally {
      await service.stop();
      front.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);

  const personOver = (service: TestService, url: string) =>
    person({ ...service, database: { ...service.database, url } });
});
