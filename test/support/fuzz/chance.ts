import fc from 'fast-check';

/**
 * Random values that depend only on a seed and a number, so that a request can be repeated without the earlier ones.
 */
export class Chance {
  private state: number;

  constructor(seed: number, number: number) {
    this.state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(number + 1, 0xc2b2ae35);
  }

  /** A whole number from 0 to below a limit. */
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  odds(share: number): boolean {
    return this.below(1_000_000) < share * 1_000_000;
  }

  of<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new Error('there is nothing to draw from');
    return items[this.below(items.length)]!;
  }

  /** The items in random order. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
    }
    return shuffled;
  }

  /** A value of an arbitrary. */
  from<Value>(arbitrary: fc.Arbitrary<Value>): Value {
    return fc.sample(arbitrary, { seed: this.below(2 ** 31), numRuns: 1 })[0]!;
  }

  /** One of several items, by weight. */
  weighed<Item>(items: ReadonlyArray<readonly [number, Item]>): Item {
    let left = this.below(items.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, item] of items) {
      if (left < weight) return item;
      left -= weight;
    }
    throw new Error('there is nothing to draw from');
  }
}
