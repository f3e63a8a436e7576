import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Config } from '../config/config';
import { Logger } from '../logging/logger';
import { connectRedis } from '../redis/redis-connection';

/** How long Redis is not asked after a failure, so that requests do not wait for its timeouts. */
const PAUSE_AFTER_FAILURE_MS = 1000;

/** Counts a hit; the first one begins the window. A key without an expiry gets one, as it would count for ever. */
const HIT = `
  local hits = redis.call('INCR', KEYS[1])
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 then
    left = tonumber(ARGV[1])
    redis.call('PEXPIRE', KEYS[1], left)
  end
  return { hits, left }
`;

/**
 * A connection with the script as a command: ioredis sends its hash, and the script itself if Redis does not know it.
 */
interface WindowRedis extends Redis {
  hitWindow(key: string, lengthMs: number): Promise<[hits: number, msLeft: number]>;
}

/** Counts hits per key in fixed windows that all instances share. Without `REDIS_URL` it does nothing. */
@Injectable()
export class RedisWindows implements OnApplicationBootstrap, OnApplicationShutdown {
  private redis?: WindowRedis;
  private pausedUntil = 0;

  constructor(
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { REDIS_URL } = this.config.settings;
    if (!REDIS_URL) return;
    const redis = await connectRedis(REDIS_URL, 'counting requests', this.logger);
    redis.defineCommand('hitWindow', { numberOfKeys: 1, lua: HIT });
    this.redis = redis as WindowRedis;
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  /** Whether `REDIS_URL` is set, also while Redis is unavailable. */
  get isConfigured(): boolean {
    return this.redis !== undefined;
  }

  /**
   * Counts a hit in one round trip.
   * @param lengthMs the length of a new window
   * @returns the hits in the window including this one, and the milliseconds until it ends; undefined if Redis is
   *   unavailable or failed less than a second ago
   */
  async hit(key: string, lengthMs: number): Promise<{ hits: number; msLeft: number } | undefined> {
    if (!this.redis || performance.now() < this.pausedUntil) return undefined;
    try {
      const [hits, msLeft] = await this.redis.hitWindow(`limit:${key}`, lengthMs);
      return { hits, msLeft };
    } catch {
      // The connection itself logs what is wrong with Redis.
      this.pausedUntil = performance.now() + PAUSE_AFTER_FAILURE_MS;
      return undefined;
    }
  }
}
