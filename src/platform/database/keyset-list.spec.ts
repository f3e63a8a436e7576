import { KeysetList, type KeysetOptions } from './keyset-list';
import type { Statement } from './statement';

interface Row {
  id: string;
  createdAt: Date;
}
type Name = 'city' | 'reader' | 'status';

const FLAT: Omit<KeysetOptions<Row, Name>, 'name'> = {
  columns: 'i.id, read_by(:reader)::text as "isRead"',
  from: 'issues i',
  alias: 'i',
  where: ['i.city = :city'],
  filters: { status: 'i.status = :status' },
  order: [
    { column: 'created_at', property: 'createdAt', isTime: true },
    { column: 'id', property: 'id' },
  ],
  direction: 'desc',
};

/** A database that records what it is asked for. */
class Recorded {
  readonly asked: Array<[text: string, values: unknown[]]> = [];

  constructor(private readonly answers: Row[][] = []) {}

  rows<Answer extends object>({ text }: Statement, values: unknown[] = []): Promise<Answer[]> {
    this.asked.push([text.replaceAll(/\s+/g, ' ').trim(), values]);
    return Promise.resolve((this.answers.shift() ?? []) as unknown as Answer[]);
  }
}

const row = (id: string): Row => ({ id, createdAt: new Date(1000) });

describe('a keyset list', () => {
  const flat = new KeysetList<Row, Name>({ name: 'spec.flat', ...FLAT });
  const joined = new KeysetList<Row, Name>({
    name: 'spec.joined',
    ...FLAT,
    joins: 'join users u on u.id = i.reporter_id',
  });

  const bounded = new KeysetList<Row, Name>({ name: 'spec.bounded', ...FLAT, isBounded: true, maxRows: 11 });

  it('reads its start, with the conditions that always apply', async () => {
    const database = new Recorded();
    await flat.read(database, { city: 'pune', reader: 'usr_1' }, { limit: 3 });
    expect(database.asked).toEqual([
      [
        'select i.id, read_by($3)::text as "isRead" from issues i where i.city = $1' +
          ' order by i.created_at desc, i.id desc limit $2',
        ['pune', 3, 'usr_1'],
      ],
    ]);
  });

  it('reads what follows a position, with the filters that have a value', async () => {
    const database = new Recorded();
    const values = { city: 'pune', reader: undefined, status: 'open' };
    await flat.read(database, values, { limit: 3, after: [1000, 'iss_1'] });
    expect(database.asked).toEqual([
      [
        'select i.id, read_by($4)::text as "isRead" from issues i where i.city = $1 and i.status = $2' +
          ' and (i.created_at, i.id) < ($5, $6) order by i.created_at desc, i.id desc limit $3',
        ['pune', 'open', 3, undefined, new Date(1000), 'iss_1'],
      ],
    ]);
  });

  it('reads what is before a position, nearest first', async () => {
    const database = new Recorded();
    await flat.read(database, { city: 'pune' }, { limit: 3, after: [1000, 'iss_1'], backwards: true });
    expect(database.asked[0]?.[0]).toMatch(
      / and \(i\.created_at, i\.id\) > \(\$4, \$5\) order by i\.created_at, i\.id limit \$2$/,
    );
  });

  it('joins only the rows of the page', async () => {
    const database = new Recorded();
    await joined.read(database, { city: 'pune', reader: 'usr_1' }, { limit: 3 });
    expect(database.asked[0]?.[0]).toBe(
      'select i.id, read_by($3)::text as "isRead" from (select * from (select i.* from issues i where i.city = $1' +
        ' order by i.created_at desc, i.id desc limit 101) page limit $2) i' +
        ' join users u on u.id = i.reporter_id order by i.created_at desc, i.id desc',
    );
  });

  it('shows the planner how large a page can be', async () => {
    const database = new Recorded();
    await bounded.read(database, { city: 'pune', reader: 'usr_1' }, { limit: 3 });
    expect(database.asked[0]?.[0]).toBe(
      'select i.id, read_by($3)::text as "isRead" from (select i.* from issues i where i.city = $1' +
        ' order by i.created_at desc, i.id desc limit 11) i order by i.created_at desc, i.id desc limit $2',
    );
  });

  it('has the position of a row, as a cursor can hold it', () => {
    expect(flat.positionOf(row('iss_1'))).toEqual([1000, 'iss_1']);
  });

  it('refuses a limit that its statements would not reach', () => {
    expect(() => flat.read(new Recorded(), {}, { limit: 102 })).toThrow('spec.flat reads at most 101 rows');
  });

  it('refuses the name of another list', () => {
    expect(() => new KeysetList<Row, Name>({ name: 'spec.flat', ...FLAT, from: 'users i' })).toThrow(
      'two statements are named spec.flat',
    );
  });
});

describe('the batches of a keyset list', () => {
  const list = new KeysetList<Row, Name>({ name: 'spec.batches', ...FLAT });
  const read = async (answers: string[][], limit?: number) => {
    const database = new Recorded(answers.map((ids) => ids.map(row)));
    const batches: string[][] = [];
    for await (const batch of list.batches(database, { city: 'pune' }, 2, limit))
      batches.push(batch.map(({ id }) => id));
    return { batches, asked: database.asked.map(([, [, most, , ...after]]) => [most, ...after]) };
  };

  it('end with one that is not full', async () => {
    expect(await read([['a', 'b'], ['c']])).toEqual({
      batches: [['a', 'b'], ['c']],
      asked: [[2], [2, new Date(1000), 'b']],
    });
  });

  it('end with the wanted number of rows', async () => {
    expect(await read([['a', 'b'], ['c']], 3)).toEqual({
      batches: [['a', 'b'], ['c']],
      asked: [[2], [1, new Date(1000), 'b']],
    });
  });

  it('are one without rows for an empty list', async () => {
    expect(await read([[]])).toEqual({ batches: [[]], asked: [[2]] });
  });
});
