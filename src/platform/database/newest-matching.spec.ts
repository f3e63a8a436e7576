import { type Look, newestMatching, type Place } from './newest-matching';

const SPAN = 1000;

/** A list of rows, numbered from the newest, of which one in `every` matches. */
function listOf(rows: number, every: number) {
  const looks: number[] = [];
  const look = ([, id]: Place): Promise<Look> => {
    const from = Number(id || 0);
    const to = Math.min(from + SPAN, rows);
    looks.push(from);
    const ids = Array.from({ length: to - from }, (_, n) => from + n + 1).filter((row) => row % every === 0);
    const last = to > from ? { lastAt: new Date(to), lastId: String(to) } : { lastAt: null, lastId: null };
    return Promise.resolve({ looked: to - from, matches: ids.length, ids: ids.map(String), ...last });
  };
  return { looks, searchable: { span: SPAN, look } };
}

async function found(batches: AsyncIterable<string[]>): Promise<number> {
  let number = 0;
  for await (const batch of batches) number += batch.length;
  return number;
}

describe('the newest rows that contain a text', () => {
  const findByIndex = () => Promise.resolve(['1', '2', '3']);

  it('are found by the index if they are rare', async () => {
    const { looks, searchable } = listOf(1_000_000, 1_000_000);
    expect(await found(newestMatching({ ...searchable, findByIndex }, 20))).toBe(3);
    expect(looks).toHaveLength(1);
  });

  it.each([20, 1000])('are the newest %s without the index if they are frequent', async (limit) => {
    const { looks, searchable } = listOf(1_000_000, 50);
    expect(await found(newestMatching(searchable, limit))).toBe(limit);
    expect(looks).toHaveLength((limit * 50) / SPAN);
  });

  it('are searched in 20,000 rows without the index if they are rare', async () => {
    const { looks, searchable } = listOf(1_000_000, 5000);
    expect(await found(newestMatching(searchable, 20))).toBe(4);
    expect(looks).toHaveLength(20);
  });

  it('are searched further if the wanted number is near', async () => {
    const { searchable } = listOf(1_000_000, 5000);
    expect(await found(newestMatching(searchable, 5))).toBe(5);
  });

  it('are searched in 20,000 rows without the index if other filters exclude most', async () => {
    const { looks, searchable } = listOf(1_000_000, 2);
    const filtered = {
      span: SPAN,
      look: async (from: Place) => ({ ...(await searchable.look(from)), ids: [] }),
    };
    expect(await found(newestMatching(filtered, 20))).toBe(0);
    expect(looks).toHaveLength(20);
  });

  it('are all found without the index if all are wanted', async () => {
    const { looks, searchable } = listOf(50_000, 5000);
    expect(await found(newestMatching(searchable, Infinity))).toBe(10);
    expect(looks).toHaveLength(51);
  });
});
