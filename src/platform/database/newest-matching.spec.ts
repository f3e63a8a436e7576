import { newestMatching, type Position, type ScanStep } from './newest-matching';

const SPAN = 1000;

/** A list of rows, numbered from the newest, of which one in `every` matches. */
function listOf(rows: number, every: number) {
  const scans: number[] = [];
  const scan = ([, id]: Position): Promise<ScanStep> => {
    const from = Number(id || 0);
    const to = Math.min(from + SPAN, rows);
    scans.push(from);
    const ids = Array.from({ length: to - from }, (_, n) => from + n + 1).filter((row) => row % every === 0);
    const last = to > from ? { lastAt: new Date(to), lastId: String(to) } : { lastAt: null, lastId: null };
    return Promise.resolve({ rowsRead: to - from, matches: ids.length, ids: ids.map(String), ...last });
  };
  return { scans, searchable: { stepRows: SPAN, scan } };
}

async function found(batches: AsyncIterable<string[]>): Promise<number> {
  let number = 0;
  for await (const batch of batches) number += batch.length;
  return number;
}

describe('the newest rows that contain a text', () => {
  const findByIndex = () => Promise.resolve(['1', '2', '3']);

  it('are found by the index if they are rare', async () => {
    const { scans, searchable } = listOf(1_000_000, 1_000_000);
    expect(await found(newestMatching({ ...searchable, findByIndex }, 20))).toBe(3);
    expect(scans).toHaveLength(1);
  });

  it.each([20, 1000])('are the newest %s without the index if they are frequent', async (limit) => {
    const { scans, searchable } = listOf(1_000_000, 50);
    expect(await found(newestMatching(searchable, limit))).toBe(limit);
    expect(scans).toHaveLength((limit * 50) / SPAN);
  });

  it('are searched in 20,000 rows without the index if they are rare', async () => {
    const { scans, searchable } = listOf(1_000_000, 5000);
    expect(await found(newestMatching(searchable, 20))).toBe(4);
    expect(scans).toHaveLength(20);
  });

  it('are searched further if the wanted number is near', async () => {
    const { searchable } = listOf(1_000_000, 5000);
    expect(await found(newestMatching(searchable, 5))).toBe(5);
  });

  it('are searched in 20,000 rows without the index if other filters exclude most', async () => {
    const { scans, searchable } = listOf(1_000_000, 2);
    const filtered = {
      stepRows: SPAN,
      scan: async (from: Position) => ({ ...(await searchable.scan(from)), ids: [] }),
    };
    expect(await found(newestMatching(filtered, 20))).toBe(0);
    expect(scans).toHaveLength(20);
  });

  it('are all found without the index if all are wanted', async () => {
    const { scans, searchable } = listOf(50_000, 5000);
    expect(await found(newestMatching(searchable, Infinity))).toBe(10);
    expect(scans).toHaveLength(51);
  });
});
