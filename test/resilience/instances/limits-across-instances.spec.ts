import { hasRedis, type RedisServer, startRedis } from '../../support/service/redis';
import { type HttpAnswer, send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';
import { atMost } from '../../support/service/time-limits';

const LIMIT = 20;

(hasRedis ? describe : describe.skip)('limits of two instances with one Redis', () => {
  let redis: RedisServer;
  let services: TestService[];
  let address = 0;

  beforeAll(async () => {
    redis = await startRedis();
    const settings = { REDIS_URL: redis.url, RATE_LIMIT_GENERAL: String(LIMIT), RATE_LIMIT_WINDOW_S: '60' };
    const one = await startService({ settings });
    services = [one, await startService({ settings, databaseUrl: one.database.url })];
    await together();
  });
  afterAll(async () => {
    for (const service of services.reverse()) await service.stop();
    await redis.stop();
  });

  /** A client address that was not used before. */
  const newcomer = () => `127.0.2.${++address}`;
  /** Sends requests to the instances in turn. */
  async function asked(times: number, from: string): Promise<HttpAnswer[]> {
    const answers = [];
    for (let i = 0; i < times; i++) {
      const url = `${services[i % services.length]?.url}/api/cities`;
      answers.push(await send({ method: 'GET', url, from }));
    }
    return answers;
  }
  const statuses = (answers: HttpAnswer[]) => answers.map(({ status }) => status);
  /** Waits until both instances count in Redis. */
  async function together(): Promise<void> {
    for (;;) {
      const answers = await asked(2, newcomer());
      if (answers[1]?.headers['x-ratelimit-remaining'] === String(LIMIT - 2)) return;
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  it('are counted together: one request more is refused on any instance', async () => {
    const from = newcomer();
    expect(statuses(await asked(LIMIT, from))).toEqual(Array<number>(LIMIT).fill(200));
    expect(statuses(await asked(2, from))).toEqual([429, 429]);
    expect(statuses(await asked(2, newcomer()))).toEqual([200, 200]);
  });

  it('apply on each instance while Redis hangs, without delaying requests', async () => {
    redis.process.kill('SIGSTOP');
    try {
      const from = newcomer();
      const startedAt = Date.now();
      const answers = statuses(await asked(2 * LIMIT + 2, from));
      expect(Date.now() - startedAt).toBeLessThan(atMost(5000));
      expect(answers.slice(0, 2 * LIMIT)).toEqual(Array<number>(2 * LIMIT).fill(200));
      expect(answers.slice(2 * LIMIT)).toEqual([429, 429]);
    } finally {
      redis.process.kill('SIGCONT');
    }
    await together();
  });

  it('apply on each instance while Redis is stopped, and are counted together once it is back', async () => {
    const port = Number(new URL(redis.url).port);
    const from = newcomer();
    await asked(LIMIT, from);
    await redis.stop();
    // The earlier counts of this instance are kept.
    expect(statuses(await asked(LIMIT, from))).toEqual(Array<number>(LIMIT).fill(200));
    expect(statuses(await asked(2, from))).toEqual([429, 429]);
    redis = await startRedis(port);
    await together();
  });
});
