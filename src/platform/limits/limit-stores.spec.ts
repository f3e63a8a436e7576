import { Redis } from 'ioredis';
import { hasRedis, type RedisServer, startRedis } from '../../../test/support/service/redis';
import { Clock } from '../../kernel/time/clock';
import type { Config } from '../config/config';
import { createLogger } from '../logging/logger';
import type { Metrics } from '../metrics/metrics';
import { LimitStores } from './limit-stores';
import { RedisWindows } from './redis-windows';

const TTL = 60_000;
const START = 1_700_000_000_000;

class SetClock extends Clock {
  at = START;
  override now() {
    return new Date(this.at);
  }
}

/** The limit storage of an instance; `fallbacks` collects the limits that were counted in the process only. */
async function createStorage(redisUrl?: string) {
  const fallbacks: string[] = [];
  const metrics = {
    count: (name: string, { limit = '' }) => void fallbacks.push(`${name} ${limit}`),
  } as unknown as Metrics;
  const config = { settings: { REDIS_URL: redisUrl } } as Config;
  const redis = new RedisWindows(config, createLogger('silent'));
  await redis.onApplicationBootstrap();
  // On a busy machine Redis may be slow, which must not count as a failure.
  const { redis: client } = redis as unknown as { redis?: Redis };
  if (client) client.options.commandTimeout = 60_000;
  const clock = new SetClock();
  return { storage: new LimitStores(redis, clock, metrics), redis, clock, fallbacks };
}

describe('the storage of the limits', () => {
  it('blocks beyond the limit until the window ends, and keeps counting', async () => {
    const { storage, clock, fallbacks } = await createStorage();
    const records = [];
    for (const ms of [0, 1, 20_000, 59_999, 60_000]) {
      clock.at = START + ms;
      records.push(await storage.increment('a', TTL, 2, 0, 'general'));
    }
    const open = { isBlocked: false, timeToBlockExpire: 0, endsAt: START + TTL };
    expect(records).toEqual([
      { ...open, totalHits: 1, timeToExpire: 60 },
      { ...open, totalHits: 2, timeToExpire: 60 },
      { totalHits: 3, timeToExpire: 40, isBlocked: true, timeToBlockExpire: 40, endsAt: START + TTL },
      { totalHits: 4, timeToExpire: 1, isBlocked: true, timeToBlockExpire: 1, endsAt: START + TTL },
      { ...open, totalHits: 1, timeToExpire: 60, endsAt: START + 2 * TTL },
    ]);
    expect(fallbacks).toEqual([]);
  });

  it('counts each throttler and key separately and exactly under concurrency', async () => {
    const { storage } = await createStorage();
    const hits = ['a', 'b'].flatMap((key) =>
      ['general', 'auth'].flatMap((name) =>
        Array.from({ length: 150 }, () => storage.increment(key, TTL, 100, 0, name)),
      ),
    );
    const records = await Promise.all(hits);
    expect(records.filter(({ isBlocked }) => !isBlocked)).toHaveLength(4 * 100);
    expect(records.map(({ totalHits }) => totalHits)).toEqual(
      Array.from({ length: 600 }, (_, index) => (index % 150) + 1),
    );
  });
});

(hasRedis ? describe : describe.skip)('the storage of the limits with Redis', () => {
  type Instance = Awaited<ReturnType<typeof createStorage>>;
  let server: RedisServer;
  let client: Redis;
  let one: Instance;
  let other: Instance;

  beforeAll(async () => {
    server = await startRedis();
    client = new Redis(server.url);
    [one, other] = [await connect(), await connect()];
  });
  beforeEach(() => {
    for (const { fallbacks } of [one, other]) fallbacks.length = 0;
  });
  afterAll(async () => {
    for (const { redis } of [one, other]) redis.onApplicationShutdown();
    client.disconnect();
    await server.stop();
  });

  /** An instance that is connected to Redis. */
  async function connect(): Promise<Instance> {
    const instance = await createStorage(server.url);
    while (!(await instance.redis.hit('probe', TTL))) await new Promise((done) => setTimeout(done, 20));
    return instance;
  }
  const hit = ({ storage }: Instance, key: string, limit = 5) =>
    storage.increment(key, TTL, limit, 0, 'general');
  const hits = async (instance: Instance, key: string) => (await hit(instance, key)).totalHits;

  it('shares one window with other instances', async () => {
    for (let n = 1; n <= 3; n++)
      expect([await hits(one, 'a'), await hits(other, 'a')]).toEqual([2 * n - 1, 2 * n]);
    // Most of the window is over now; no hit may extend it.
    await client.pexpire('limit:general:a', 30_000);
    const { isBlocked, endsAt, timeToBlockExpire } = await hit(one, 'a');
    expect(isBlocked).toBe(true);
    expect(endsAt).toBeGreaterThan(START);
    expect(endsAt).toBeLessThanOrEqual(START + 30_000);
    expect(timeToBlockExpire).toBe(Math.ceil((endsAt - START) / 1000));
    await client.pexpire('limit:general:a', 1);
    while ((await client.exists('limit:general:a')) > 0);
    expect(await hits(other, 'a')).toBe(1);
    expect([...one.fallbacks, ...other.fallbacks]).toEqual([]);
  });

  it('asks Redis once per hit, by the hash of a script that Redis may forget', async () => {
    const calls = async (command: string) =>
      Number(new RegExp(`cmdstat_${command}:calls=(\\d+)`).exec(await client.info('commandstats'))?.[1] ?? 0);
    await client.config('RESETSTAT');
    expect([await hits(one, 'b'), await hits(one, 'b'), await hits(one, 'b')]).toEqual([1, 2, 3]);
    expect([await calls('evalsha'), await calls('eval')]).toEqual([3, 0]);
    await client.script('FLUSH');
    expect([await hits(one, 'b'), await hits(one, 'b')]).toEqual([4, 5]);
    expect(await calls('eval')).toBe(1);
    expect(one.fallbacks).toEqual([]);
  });

  it('sets an expiry on a counter without one', async () => {
    await client.set('limit:general:c', '7');
    expect(await hit(one, 'c')).toMatchObject({ totalHits: 8, isBlocked: true, timeToBlockExpire: 60 });
    expect(await client.pttl('limit:general:c')).toBeGreaterThan(0);
  });

  it('continues with its own count when Redis fails, and does not ask it for a second', async () => {
    const time = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
    try {
      expect([await hits(one, 'd'), await hits(other, 'd'), await hits(one, 'd')]).toEqual([1, 2, 3]);
      await client.set('limit:general:d', 'no number');
      expect(await hits(one, 'd')).toBe(3);
      await client.set('limit:general:d', '20', 'PX', TTL);
      time.mockReturnValue(1_000_999);
      expect(await hits(one, 'd')).toBe(4);
      expect(one.fallbacks).toEqual(Array<string>(2).fill('civic_limit_fallbacks_total general'));
      time.mockReturnValue(1_001_000);
      expect(await hits(one, 'd')).toBe(21);
    } finally {
      time.mockRestore();
    }
  });
});
