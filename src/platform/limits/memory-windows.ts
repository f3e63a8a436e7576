/** The fixed window a key is counted in. */
export interface CountedWindow {
  hits: number;
  /** When the count starts anew, in milliseconds since the epoch. */
  endsAt: number;
}

/** Two generations of so many keys take some 30 MB. */
const MAX_KEYS_PER_GENERATION = 100_000;

/**
 * Counts hits per key in fixed windows of one length: a window begins with the first hit and ends exactly that long
 * after.
 *
 * Windows are kept in two generations. After the length of a window the older one, in which every window has ended by
 * then, is dropped whole: no hit looks through other keys, and no timer is needed. Where more keys arrive than a
 * generation may hold, the older one is dropped early, so that memory is bounded whatever addresses are forged. That
 * forgets the keys which were idle longest: a key that is hit goes on into the newer generation with its count.
 */
export class MemoryWindows {
  private newer = new Map<string, CountedWindow>();
  private older = new Map<string, CountedWindow>();
  private nextGenerationAt = 0;

  /**
   * @param lengthMs how long a window is
   * @param maxKeys how many keys a generation may hold
   */
  constructor(
    private readonly lengthMs: number,
    private readonly maxKeys = MAX_KEYS_PER_GENERATION,
  ) {}

  /** How many windows are held, ended ones included. */
  get size(): number {
    return this.newer.size + this.older.size;
  }

  /**
   * Counts a hit.
   * @param now milliseconds since the epoch
   * @returns the window with this hit in it; it changes with the next hit
   */
  hit(key: string, now: number): Readonly<CountedWindow> {
    if (now >= this.nextGenerationAt || this.newer.size >= this.maxKeys) this.beginGeneration(now);
    let window = this.newer.get(key);
    if (!window) {
      window = this.older.get(key) ?? { hits: 0, endsAt: now + this.lengthMs };
      this.newer.set(detached(key), window);
    }
    if (window.endsAt <= now) {
      window.hits = 0;
      window.endsAt = now + this.lengthMs;
    }
    window.hits++;
    return window;
  }

  private beginGeneration(now: number): void {
    const allHaveEnded = now >= this.nextGenerationAt + this.lengthMs;
    this.older = allHaveEnded ? new Map<string, CountedWindow>() : this.newer;
    this.newer = new Map();
    this.nextGenerationAt = now + this.lengthMs;
  }
}

/**
 * The same text in memory of its own. An address cut out of a header is a slice to the engine, which would keep the
 * whole header for as long as the key is held: kilobytes each, written by the client.
 */
function detached(text: string): string {
  return Buffer.from(text).toString();
}
