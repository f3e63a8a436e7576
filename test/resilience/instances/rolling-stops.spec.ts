import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../src/platform/embedded-postgres/free-port';
import { report } from '../../factories/issues';
import { isLong, recordFault } from '../../support/process/fault-report';
import { hasRedis, type RedisServer, startRedis } from '../../support/service/redis';
import { type ServerProcess, signIn } from '../../support/process/server-process';
import { createSite, type Site } from '../../support/process/site';
import { SteadyLoad } from '../../support/process/steady-load';
import { startTcpProxy, type TcpProxy } from '../../support/process/tcp-proxy';
import { atMost } from '../../support/service/time-limits';

const ROUNDS = isLong ? 20 : 2;
// A stop cuts what takes longer than the seconds it has: only a machine of its own answers many requests in that time.
const PER_SECOND = isLong ? 120 : 20;
const CONNECTIONS = isLong ? 16 : 4;
const JSON_BODY = { 'content-type': 'application/json' };

describe('two instances behind a round-robin proxy', () => {
  let site: Site;
  const instances: ServerProcess[] = [];
  const environments: Array<Record<string, string>> = [];
  let redis: RedisServer | undefined;
  let proxy: TcpProxy;

  beforeAll(async () => {
    site = await createSite();
    redis = hasRedis ? await startRedis() : undefined;
    for (let i = 0; i < 2; i++) {
      const environment = {
        PORT: String(await freePort()),
        PUBLIC_BASE_URL: 'http://issues.example.org',
        JWT_SECRET: 'one secret for whoever signs and whoever reads',
        ...(redis && { REDIS_URL: redis.url }),
      };
      environments.push(environment);
      instances.push(await site.start(environment));
    }
    proxy = await startTcpProxy(...environments.map(({ PORT }) => Number(PORT)));
  });
  afterAll(async () => {
    await proxy.close();
    await site.clear();
    await redis?.stop();
  });

  it('can be stopped and started one after the other without a single failed request', async () => {
    const url = `http://127.0.0.1:${proxy.port}`;
    const caller = await signIn(url);
    let reports = 0;
    const load = new SteadyLoad({
      perSecond: PER_SECOND,
      connections: CONNECTIONS,
      next: (n) => {
        if (n % 4 !== 0) return { method: 'GET', url: `${url}/api/issues?limit=5` };
        reports++;
        const payload = JSON.stringify(report());
        return { method: 'POST', url: `${url}/api/issues`, headers: { ...JSON_BODY, ...caller }, payload };
      },
    });
    const exits: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await delay(1000);
      const place = round % 2;
      const stoppedAt = performance.now();
      instances[place]!.process.kill('SIGTERM');
      expect(await instances[place]!.ended).toBe(0);
      exits.push(performance.now() - stoppedAt);
      instances[place] = await site.start(environments[place]);
    }
    const startedBefore = load.count;
    await load.stop();
    const slowest = Math.max(...exits);
    const rows = await site.database.sql('select from issues');
    recordFault({
      fault: `rolling stops at ${PER_SECOND} requests/s, kept-alive`,
      rounds: ROUNDS,
      acknowledged: load.count,
      lost: reports - rows.length,
      '5xx': load.refusals,
      note: `${load.failures.length} failed requests, slowest exit ${Math.round(slowest)} ms`,
    });
    expect(load.failures).toEqual([]);
    expect([200, 201]).toEqual(expect.arrayContaining([...load.statuses.keys()]));
    expect(rows).toHaveLength(reports);
    expect(slowest).toBeLessThan(atMost(5000));
    expect(startedBefore).toBeGreaterThan(ROUNDS * (isLong ? 100 : 1));
  }, 600_000);
});
