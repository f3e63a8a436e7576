import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import {
  type ClientRateLimitInfo,
  type IncrementResponse,
  MemoryStore,
  type Options,
  type Store,
} from 'express-rate-limit';
import type { Redis } from 'ioredis';
import type { RedisReply, RedisStore } from 'rate-limit-redis';
import { Config } from '../config/config';
import { Logger } from '../logging/logger';
import { Metrics } from '../metrics/metrics';
import { connectRedis } from '../redis/redis-connection';

/** How long Redis is left alone after it failed: one request in so long may wait for it in vain. */
const RESPITE_MS = 1000;

/**
 * Where requests are counted: in Redis for all instances together, where there is one; in the process where there is
 * none, and while it is away.
 */
@Injectable()
export class LimitStores implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly stores: SharedLimitStore[] = [];
  private redis?: Redis;

  constructor(
    private readonly config: Config,
    private readonly logger: Logger,
    private readonly metrics: Metrics,
  ) {}

  /** A store of its own for one limit; `name` is the same on every instance. */
  store(name: string, windowMs: number): Store {
    const store = new SharedLimitStore(name, () =>
      this.metrics.count('civic_limit_fallbacks_total', { limit: name }),
    );
    store.init({ windowMs } as Options);
    this.stores.push(store);
    return store;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { REDIS_URL } = this.config.settings;
    if (!REDIS_URL) return;
    const { RedisStore } = await import('rate-limit-redis');
    const redis = await connectRedis(REDIS_URL, 'counting requests', this.logger);
    this.redis = redis;
    const sendCommand = ([command = '', ...rest]: string[]) =>
      redis.call(command, ...rest) as Promise<RedisReply>;
    for (const store of this.stores)
      store.share(
        new RedisStore({ sendCommand: (...command) => sendCommand(command), prefix: `limit:${store.name}:` }),
      );
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
    for (const store of this.stores) store.shutdown();
  }
}

/** Counts in the process all the while, so that a limit goes on when Redis goes away. */
class SharedLimitStore implements Store {
  private readonly local = new MemoryStore();
  private shared?: RedisStore;
  private options?: Options;
  /** The scripts Redis has to know, which it forgets with a restart. */
  private prepared?: Promise<void>;
  private leftAloneUntil = 0;

  constructor(
    readonly name: string,
    private readonly onFallback: () => void,
  ) {}

  init(options: Options): void {
    this.options = options;
    this.local.init(options);
  }

  share(shared: RedisStore): void {
    this.shared = shared;
  }

  async increment(key: string): Promise<IncrementResponse> {
    const local = await this.local.increment(key);
    return (await this.together((shared) => shared.increment(key))) ?? local;
  }

  async get(key: string): Promise<ClientRateLimitInfo | undefined> {
    return (await this.together((shared) => shared.get(key))) ?? (await this.local.get(key));
  }

  async decrement(key: string): Promise<void> {
    await this.local.decrement(key);
    await this.together((shared) => shared.decrement(key));
  }

  async resetKey(key: string): Promise<void> {
    await this.local.resetKey(key);
    await this.together((shared) => shared.resetKey(key));
  }

  shutdown(): void {
    this.local.shutdown();
  }

  /** @returns undefined where there is no Redis to be asked */
  private async together<T>(ask: (shared: RedisStore) => Promise<T>): Promise<T | undefined> {
    const { shared, options } = this;
    if (!shared || !options) return undefined;
    if (performance.now() >= this.leftAloneUntil) {
      try {
        await (this.prepared ??= shared.init(options));
        return await ask(shared);
      } catch {
        // The connection reports what is wrong with Redis.
        this.prepared = undefined;
        this.leftAloneUntil = performance.now() + RESPITE_MS;
      }
    }
    this.onFallback();
    return undefined;
  }
}
