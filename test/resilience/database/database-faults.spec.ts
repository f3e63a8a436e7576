import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Jobs } from '../../../src/platform/jobs/jobs';
import type { Logger } from '../../../src/platform/logging/logger';
import { report, reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { ErrorEnvelope } from '../../support/network/client';
import { send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';
import { startTcpProxy, type TcpProxy } from '../../support/process/tcp-proxy';
import { atMost, PROMISED_TIMEOUT_MS } from '../../support/service/time-limits';

const ONE_OUTAGE = [
  'warn the database is unavailable: requests that need it are answered with 503',
  'info the database is available again',
];

describe('while the database has faults', () => {
  let service: TestService;
  let proxy: TcpProxy;
  let direct: URL;
  let asha: TestPerson;
  const lines: string[] = [];
  const line = (level: string) => (_: object, message: string) => void lines.push(`${level} ${message}`);
  const logger: Logger = {
    debug: line('debug'),
    info: line('info'),
    warn: line('warn'),
    error: line('error'),
    flush: () => Promise.resolve(true),
  };

  beforeAll(async () => {
    // The service connects through the proxy; the tests connect directly.
    proxy = await startTcpProxy(Number(new URL(process.env.TEST_POSTGRES_URL!).port));
    const own = await startService();
    direct = new URL(own.database.url);
    direct.host = `127.0.0.1:${proxy.port}`;
    await own.app.close();
    service = await startService({
      databaseUrl: direct.toString(),
      logger,
      settings: { DATABASE_TIMEOUT_MS: PROMISED_TIMEOUT_MS },
    });
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
    const deadline = Date.now() + atMost(5000);
    while (!(await healthy())) if (Date.now() > deadline) throw new Error('the service did not recover');
  }

  it('answers 503 with Retry-After if its connections are closed, and recovers by itself', async () => {
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
    // One line each, for any number of failed requests.
    expect(
      lines.filter((each) => /the database is|could not be served/.test(each) && !/^debug/.test(each)),
    ).toEqual(ONE_OUTAGE);
  });

  it('answers 503 within five seconds if the database hangs, answers health probes, and recovers', async () => {
    await healthy();
    lines.length = 0;
    proxy.stall();
    const since = Date.now();
    const answers = await Promise.all(requests());
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]));
    expect(Date.now() - since).toBeLessThan(atMost(5000));
    expect((await send({ method: 'GET', url: `${service.url}/api/health` })).status).toBe(200);
    expect((await service.tokenApi.get('/api/')).status).toBe(200);
    // More jobs than connections: most of them time out waiting for one.
    const jobs = service.app.get(Jobs);
    const later = await Promise.all([
      ...Array.from({ length: 4 }, requests).flat(),
      ...jobs.all().map(({ name }) => jobs.run(name)),
    ]);
    expect(new Set(later.map((answer) => answer && (answer as { status: number }).status))).toEqual(
      new Set([503, undefined]),
    );
    proxy.cut();
    proxy.resume();
    await recovers();
    expect(lines).toContain('debug a job could not be begun');
    expect(lines.filter((each) => !/^debug|^info request$/.test(each))).toEqual(ONE_OUTAGE);
  });

  it('logs the same two lines if only jobs notice that the database hangs', async () => {
    await healthy();
    lines.length = 0;
    proxy.stall();
    const jobs = service.app.get(Jobs);
    const [first, second] = jobs.all();
    expect([await jobs.run(first!.name), await jobs.run(second!.name)]).toEqual([undefined, undefined]);
    proxy.cut();
    proxy.resume();
    await recovers();
    expect(lines.filter((each) => !/^debug|^info request$/.test(each))).toEqual(ONE_OUTAGE);
  });

  it('survives a connection that is lost in the moment it is handed out', async () => {
    const { master: pool } = service.app.get(DataSource).driver as unknown as { master: Pool };
    const client = await pool.connect();
    // An unhandled error event ends the process, and the caller does not listen yet.
    const listeners = client.listenerCount('error');
    client.release();
    expect(listeners).toBeGreaterThan(0);
  });

  it('limits the wait for a locked row to that time, without a deadlock of the pool', async () => {
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
    expect(Date.now() - since).toBeLessThan(atMost(5000));
    await holder.query('rollback');
    await holder.end();
    expect((await service.tokenApi.as(asha).post(`/api/issues/${id}/upvote`)).status).toBe(200);
  });
});
