import type { Clock } from '../../kernel/time/clock';

const FRESH_MS = 60_000;

/**
 * A cache for data of many pages that may be a minute old: a key is read once a minute, also for concurrent requests.
 */
export class TtlCache<Key, Value> {
  private readonly known = new Map<Key, { at: number; value: Promise<Value> }>();

  constructor(
    private readonly clock: Clock,
    private readonly read: (key: Key) => Promise<Value>,
  ) {}

  /** The value of a key, at most a minute old. @throws the error of reading it */
  of(key: Key): Promise<Value> {
    const now = this.clock.now().getTime();
    const known = this.known.get(key);
    if (known && Math.abs(now - known.at) < FRESH_MS) return known.value;
    const value = this.read(key);
    this.known.set(key, { at: now, value });
    // Failures are not cached.
    value.catch(() => this.known.delete(key));
    return value;
  }
}
