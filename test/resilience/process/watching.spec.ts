import { Agent, request } from 'node:http';
import { freePort } from '../../../src/platform/embedded-postgres/free-port';
import { type HttpAnswer, send } from '../../support/network/http';
import { type ServerProcess } from '../../support/process/server-process';
import { createSite, type Site } from '../../support/process/site';
import { startTcpProxy, type TcpProxy } from '../../support/process/tcp-proxy';
import { atMost, PROMISED_TIMEOUT_MS } from '../../support/service/time-limits';

const LIMIT = 50;

describe('the monitoring of a service', () => {
  let site: Site;
  let proxy: TcpProxy;
  let server: ServerProcess;
  let metricsUrl: string;

  beforeAll(async () => {
    site = await createSite();
    const direct = new URL(site.database.url);
    proxy = await startTcpProxy(Number(direct.port));
    direct.host = `127.0.0.1:${proxy.port}`;
    const METRICS_PORT = String(await freePort());
    metricsUrl = `http://127.0.0.1:${METRICS_PORT}/metrics`;
    server = await site.start({
      DATABASE_URL: direct.toString(),
      DATABASE_TIMEOUT_MS: PROMISED_TIMEOUT_MS,
      RATE_LIMIT_GENERAL: String(LIMIT),
      METRICS_PORT,
    });
  });
  afterAll(async () => {
    await proxy.close();
    await site.clear();
  });

  let address = 0;
  /** A client address with its whole limit left. */
  const newcomer = () => `127.0.3.${++address}`;
  const get = (path: string, from = newcomer()): Promise<HttpAnswer> =>
    send({ method: 'GET', url: server.url + path, from });

  /** The samples of a metric: its values by labels. */
  async function samples(name: string): Promise<Record<string, number>> {
    const { text } = await send({ method: 'GET', url: metricsUrl });
    const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`));
    return Object.fromEntries(
      lines.map((line) => {
        const end = line.lastIndexOf(' ');
        return [line.slice(name.length, end), Number(line.slice(end + 1))];
      }),
    );
  }
  const sum = (values: Record<string, number>, part = '') =>
    Object.entries(values).reduce((total, [labels, n]) => total + (labels.includes(part) ? n : 0), 0);

  it('counts requests by the pattern of their route, on a port of its own', async () => {
    for (let i = 0; i < 3; i++) await get(`/api/issues/iss_${i}`);
    for (let i = 0; i < 4; i++) await get(`/api/nowhere/${i}`);
    const requests = await samples('civic_request_duration_seconds_count');
    expect(requests['{method="GET",route="/api/issues/:id",status="404"}']).toBe(3);
    expect(requests['{method="GET",route="none",status="404"}']).toBe(4);
    expect((await get('/metrics')).status).toBe(404);
    expect((await send({ method: 'POST', url: metricsUrl })).status).toBe(404);
  });

  it('counts refusals and connections, and has the last successes of jobs', async () => {
    const from = newcomer();
    for (let i = 0; i < LIMIT + 5; i++) await get('/api/cities', from);
    expect(await samples('civic_requests_limited_total')).toEqual({ '{limit="general"}': 5 });
    const agent = new Agent({ keepAlive: true });
    await new Promise((done) =>
      request(`${server.url}/api/health`, { agent }, (response) => response.resume().on('end', done)).end(),
    );
    expect(await samples('civic_connections')).toEqual({
      '{protocol="http"}': 1,
      '{protocol="realtime"}': 0,
    });
    agent.destroy();
    const connections = await samples('civic_database_connections');
    expect(Object.keys(connections)).toEqual(['{state="used"}', '{state="idle"}', '{state="waiting"}']);
    expect(sum(connections)).toBeGreaterThan(0);
    const job = '{job="score-ranks"}';
    const deadline = Date.now() + atMost(25_000);
    for (;;) {
      const at = (await samples('civic_job_success_timestamp_seconds'))[job];
      if (at !== undefined) {
        expect(Math.abs(Date.now() / 1000 - at)).toBeLessThan(atMost(30));
        break;
      }
      expect(Date.now()).toBeLessThan(deadline);
      await new Promise((done) => setTimeout(done, 200));
    }
    expect(sum(await samples('civic_job_runs_total'), 'job="score-ranks",outcome="done"')).toBeGreaterThan(0);
  });

  it('reports the service as not ready but alive while the database does not answer', async () => {
    expect((await get('/api/ready')).body).toEqual({ status: 'ready', storage: 'writable' });
    proxy.stall();
    const before = sum(await samples('civic_failures_total'), 'kind="unavailable",cause="unreachable"');
    const startedAt = Date.now();
    const answers = await Promise.all([get('/api/ready'), get('/api/ready'), get('/api/health')]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200]);
    expect(answers[0].headers['retry-after']).toBe('2');
    expect(Date.now() - startedAt).toBeLessThan(atMost(3000));
    expect(sum(await samples('civic_failures_total'), 'kind="unavailable",cause="unreachable"')).toBe(
      before + 2,
    );
    proxy.cut();
    proxy.resume();
    const deadline = Date.now() + atMost(5000);
    while ((await get('/api/ready')).status !== 200) expect(Date.now()).toBeLessThan(deadline);
  });

  it('counts no success if the client disconnected', async () => {
    proxy.stall();
    const leaving = request(`${server.url}/api/issues/stats`, { localAddress: newcomer() });
    leaving.on('error', () => undefined).end();
    await new Promise((done) => setTimeout(done, 200));
    leaving.destroy();
    const labels = '{method="GET",route="/api/issues/stats",status="499"}';
    const deadline = Date.now() + atMost(5000);
    while ((await samples('civic_request_duration_seconds_count'))[labels] !== 1)
      expect(Date.now()).toBeLessThan(deadline);
    proxy.cut();
    proxy.resume();
    while ((await get('/api/ready')).status !== 200) expect(Date.now()).toBeLessThan(deadline + atMost(5000));
  });

  it('does not rate limit probes', async () => {
    const from = newcomer();
    for (let i = 0; i < 2 * LIMIT; i++) expect((await get('/api/ready', from)).status).toBe(200);
  });

  it('reports a stop on a kept-alive connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = () =>
      new Promise<[number | undefined, string | undefined]>((done, fail) => {
        request(`${server.url}/api/ready`, { agent }, (response) => {
          response.resume().on('end', () => done([response.statusCode, response.headers.connection]));
        })
          .on('error', fail)
          .end();
      });
    expect(await ask()).toEqual([200, 'keep-alive']);
    server.process.kill('SIGTERM');
    // Wait until the signal was received.
    await new Promise((done) => setTimeout(done, 100));
    expect(await ask()).toEqual([503, 'close']);
    expect(await server.ended).toBe(0);
    agent.destroy();
  });
});
