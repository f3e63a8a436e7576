/** The fixed window of a key. */
export interface CountedWindow {
  hits: number;
  /** When the window ends, in milliseconds since 1970. */
  endsAt: number;
}

/** Two generations of this many keys take about 30 MB. */
const MAX_KEYS_PER_GENERATION = 100_000;

/**
 * Counts hits per key in fixed windows of one length: a window begins with the first hit of its key.
 *
 * Windows are kept in two generations. After one window length, all windows of the older generation have ended and it
 * is dropped as a whole: no hit iterates over other keys, and no timer is needed. If a generation is full, the older
 * one is dropped early, so memory is bounded even if addresses are forged. That loses the keys that were idle longest:
 * a key that is hit moves to the newer generation with its count.
 */
export class MemoryWindows {
  private newer = new Map<string, CountedWindow>();
  private older = new Map<string, CountedWindow>();
  private nextGenerationAt = 0;

  /**
   * @param lengthMs the length of a window
   * @param maxKeys the maximum number of keys of a generation
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
   * @param now milliseconds since 1970
   * @returns the window including this hit; the object changes with the next hit
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
 * A copy of the text in its own memory. A substring of a header is a slice in V8, which would keep the whole header in
 * memory (kilobytes the client chose) for as long as the key is kept.
 */
function detached(text: string): string {
  return Buffer.from(text).toString();
}
