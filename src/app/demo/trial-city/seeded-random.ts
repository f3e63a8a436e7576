const STEP = 0x6d2b79f5;

/** Pseudo-random numbers by a seed (mulberry32), so that a trial city is the same each time. */
export class SeededRandom {
  private state: number;

  /** @param position how many numbers to skip: streams of one seed with distant positions have no numbers in common */
  constructor(seed: string, position = 0) {
    this.state = 0;
    for (let i = 0; i < seed.length; i++) this.state = Math.imul(this.state ^ seed.charCodeAt(i), 0x01000193);
    this.state = (this.state + Math.imul(position, STEP)) | 0;
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.state = (this.state + STEP) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`, both inclusive. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  oneOf<Value>(values: readonly Value[]): Value {
    return values[this.between(0, values.length - 1)] as Value;
  }

  /** True with the given probability. */
  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of some values; earlier ones are more frequent than later ones. */
  oneOfFirst<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.next() ** 1.6 * values.length)] as Value;
  }
}
