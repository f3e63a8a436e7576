import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MemoryWindows } from './memory-windows';
import { itThoroughly } from '../../../test/support/service/thorough';

const LENGTH_MS = 60_000;
const START = 1_700_000_000_123;

describe('MemoryWindows', () => {
  it('begins a window with the first hit and ends it exactly one length later', () => {
    const windows = new MemoryWindows(LENGTH_MS);
    const hits = [0, 1, LENGTH_MS - 1, LENGTH_MS, LENGTH_MS + 1].map((ms) => ({
      ...windows.hit('a', START + ms),
    }));
    expect(hits).toEqual([
      { hits: 1, endsAt: START + LENGTH_MS },
      { hits: 2, endsAt: START + LENGTH_MS },
      { hits: 3, endsAt: START + LENGTH_MS },
      { hits: 1, endsAt: START + 2 * LENGTH_MS },
      { hits: 2, endsAt: START + 2 * LENGTH_MS },
    ]);
  });

  it('keeps the window of each key, whenever others began', () => {
    const windows = new MemoryWindows(LENGTH_MS);
    const keys = Array.from({ length: 50 }, (_, index) => ({ key: `k${index}`, begins: index * 1300 }));
    const seen = new Map(keys.map(({ key }) => [key, [] as number[]]));
    for (let ms = 0; ms < 4 * LENGTH_MS; ms += 100) {
      for (const { key, begins } of keys)
        if (ms >= begins && (ms - begins) % 500 === 0) seen.get(key)?.push(windows.hit(key, START + ms).hits);
    }
    const inOneWindow = LENGTH_MS / 500;
    for (const counts of seen.values())
      expect(counts).toEqual(counts.map((_, index) => (index % inOneWindow) + 1));
  });

  it('counts thousands of keys separately', () => {
    const windows = new MemoryWindows(LENGTH_MS);
    const keys = Array.from({ length: 10_000 }, (_, n) => `key-${n}`);
    for (let round = 1; round <= 3; round++)
      expect(new Set(keys.map((key) => windows.hit(key, START + round).hits))).toEqual(new Set([round]));
    expect(windows.size).toBe(10_000);
  });

  it('releases windows that have ended', () => {
    const windows = new MemoryWindows(LENGTH_MS);
    for (let n = 0; n < 1000; n++) windows.hit(`key-${n}`, START + n);
    windows.hit('late', START + LENGTH_MS + 1000);
    windows.hit('later', START + 2 * LENGTH_MS + 1000);
    expect(windows.size).toBe(2);
  });

  it('releases all old windows with the first hit after a long pause', () => {
    const windows = new MemoryWindows(LENGTH_MS);
    for (let n = 0; n < 1000; n++) windows.hit(`key-${n}`, START);
    windows.hit('late', START + 2 * LENGTH_MS);
    expect(windows.size).toBe(1);
  });

  it('holds at most twice the maximum of keys, and keeps those in use', () => {
    const windows = new MemoryWindows(LENGTH_MS, 1000);
    let most = 0;
    for (let n = 1; n <= 20_000; n++) {
      windows.hit(`forged-${n}`, START);
      if (n % 500 === 0) expect(windows.hit('steady', START).hits).toBe(n / 500);
      most = Math.max(most, windows.size);
    }
    expect(most).toBeLessThanOrEqual(2000);
  });

  itThoroughly('keeps only the text of a key in memory', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const windows = new MemoryWindows(LENGTH_MS);
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let n = 1000; n < 3000; n++) {
      const header = Buffer.from(`${'x'.repeat(50_000)}, 2001:db8:1:${n}::/64`).toString();
      windows.hit(header.slice(50_002), START);
    }
    collect();
    expect(windows.size).toBe(2000);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(20_000_000);
  });
});
