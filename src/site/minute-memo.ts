import type { Clock } from '../kernel/clock';

const FRESH_MS = 60_000;

/** What many pages show and nobody needs to the second: read once a minute for each key, however many ask. */
export class MinuteMemo<Key, Value> {
  private readonly known = new Map<Key, { at: number; value: Promise<Value> }>();

  constructor(
    private readonly clock: Clock,
    private readonly read: (key: Key) => Promise<Value>,
  ) {}

  /** The value of a key, at most a minute old. @throws what reading it fails with */
  of(key: Key): Promise<Value> {
    const now = this.clock.now().getTime();
    const known = this.known.get(key);
    if (known && Math.abs(now - known.at) < FRESH_MS) return known.value;
    const value = this.read(key);
    this.known.set(key, { at: now, value });
    // A failure is not kept.
    value.catch(() => this.known.delete(key));
    return value;
  }
}
