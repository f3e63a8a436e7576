import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Clock } from '../../kernel/time/clock';
import { Metrics } from '../metrics/metrics';
import { MemoryWindows } from './memory-windows';
import { RedisWindows } from './redis-windows';

type ThrottlerStorageRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** The result of a hit. The times of a `ThrottlerStorageRecord` are in seconds, rounded up. */
export interface LimitRecord extends ThrottlerStorageRecord {
  /** When the window ends, in milliseconds since the epoch. */
  endsAt: number;
}

/**
 * The storage of the rate limits, in fixed windows: in Redis, shared by all instances, or in the process if there is no
 * Redis or it is unavailable. The process always counts as well, so that limits stay in force when Redis fails.
 */
@Injectable()
export class LimitStores implements ThrottlerStorage {
  private readonly local = new Map<string, MemoryWindows>();

  constructor(
    private readonly redis: RedisWindows,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Counts a hit, also beyond the limit.
   * @param key the key the hit counts by
   * @param ttl the window length in milliseconds; always the same for one throttler
   * @param limit the maximum number of hits per window; beyond it the key is blocked until the window ends
   * @param _blockDuration not used: a block ends with its window
   * @param throttlerName the name of the limit, the same on every instance
   */
  async increment(
    key: string,
    ttl: number,
    limit: number,
    _blockDuration: number,
    throttlerName: string,
  ): Promise<LimitRecord> {
    const now = this.clock.now().getTime();
    const { hits, endsAt } = this.windowsOf(throttlerName, ttl).hit(key, now);
    const local = toRecord(hits, limit, endsAt, now);
    if (!this.redis.isConfigured) return local;
    const shared = await this.redis.hit(`${throttlerName}:${key}`, ttl);
    if (!shared) {
      this.metrics.count('civic_limit_fallbacks_total', { limit: throttlerName });
      return local;
    }
    const answeredAt = this.clock.now().getTime();
    return toRecord(shared.hits, limit, answeredAt + shared.msLeft, answeredAt);
  }

  private windowsOf(throttlerName: string, ttl: number): MemoryWindows {
    let windows = this.local.get(throttlerName);
    if (!windows) {
      windows = new MemoryWindows(ttl);
      this.local.set(throttlerName, windows);
    }
    return windows;
  }
}

function toRecord(totalHits: number, limit: number, endsAt: number, now: number): LimitRecord {
  const timeToExpire = Math.ceil((endsAt - now) / 1000);
  const isBlocked = totalHits > limit;
  return { totalHits, timeToExpire, isBlocked, timeToBlockExpire: isBlocked ? timeToExpire : 0, endsAt };
}
