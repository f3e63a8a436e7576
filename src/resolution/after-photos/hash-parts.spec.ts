import { partsNear, partsOf } from './hash-parts';

describe('the parts of a picture hash', () => {
  it('are its four quarters, each with its number', () => {
    const quarter = (bits: string) => bits.padStart(16, '0');
    const hash = quarter('') + quarter('1') + quarter('10') + '1'.repeat(16);
    expect(partsOf(hash)).toEqual([0, 65_536 + 1, 2 * 65_536 + 2, 3 * 65_536 + 65_535]);
  });

  it('of every hash with at most six other bits are among those near to it', () => {
    let state = 20_260_301;
    const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    const hash = () => Array.from({ length: 64 }, () => String(random(2))).join('');
    const withOther = (bits: string, count: number) => {
      const places = new Set<number>();
      while (places.size < count) places.add(random(64));
      return [...bits].map((bit, at) => (places.has(at) ? String(1 - Number(bit)) : bit)).join('');
    };
    const missed: string[] = [];
    for (let round = 0; round < 5000; round++) {
      const bits = hash();
      const near = new Set(partsNear(bits));
      const other = withOther(bits, round % 7);
      if (!partsOf(other).some((part) => near.has(part))) missed.push(`${bits} ${other}`);
    }
    expect(missed).toEqual([]);
  });

  it('are few: a search looks for 68 of 262,144', () => {
    expect(new Set(partsNear('01'.repeat(32))).size).toBe(68);
  });
});
