import type { QueryRunner } from 'typeorm';
import { NormaliseSearch1700000094300 } from '../../migrations/1700000094300-normalise-search';
import { normalise } from '../../src/kernel/text/normalise';
import { createTestDatabase, type TestDatabase } from '../support/service/database';

/** The blocks of characters that people in India type. */
const BLOCKS: ReadonlyArray<[first: number, last: number]> = [
  [0x01, 0x24f],
  [0x2b0, 0x36f],
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x900, 0xdff],
  [0x1c50, 0x1c7f],
  [0x1cd0, 0x1cff],
  [0x1e00, 0x1eff],
  [0x2000, 0x209f],
  [0x2100, 0x218f],
  [0x3000, 0x303f],
  [0xa8e0, 0xa8ff],
  [0xabc0, 0xabff],
  [0xfb50, 0xfdff],
  [0xfe00, 0xffff],
  [0x1d7c0, 0x1d7ff],
  [0x1f300, 0x1f5ff],
  [0xe0000, 0xe01ff],
];
const TEXTS = [
  'St Mary’s zqt school gate',
  'broken zqo  lamp',
  'वार्ड १२ की सड़क, कहाँ',
  'क\u200dष हैदरा\u200cबाद',
  'Café cafe\u0301 CAFÉ “x” – y',
  'അവൻ അവന്\u200d',
  'উৎসব উত্\u200dসব',
  'كوڑا ١٢ گَلی',
  'a\tb\r\n c\u00a0\u3000d\u2028',
  '\u200b\u200e\u202eabc\u202c',
  '100%_\\ ` \x1f \x1e',
  '',
];

describe('the function searchable', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const searchable = async (texts: readonly string[]) => {
    const rows = await database.sql<{ words: string }>(
      'select searchable(text) as words from unnest($1::text[]) with ordinality as given (text, n) order by n',
      [texts],
    );
    return rows.map(({ words }) => words);
  };

  it('is the same as normalise for each character, alone and after a letter', async () => {
    const characters = BLOCKS.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    ).filter((each) => /\P{Cn}/u.test(each));
    const texts = characters.flatMap((each) => [each, `x${each}ka`, `क${each}\u200d`]);
    const found = await searchable(texts);
    const differing = texts.filter((text, at) => normalise(text) !== found[at]);
    expect(differing.map((text) => escape(text))).toEqual([]);
  });

  it.each(TEXTS)('is the same as normalise for %j', async (text) => {
    expect(await searchable([text])).toEqual([normalise(text)]);
  });
});

describe('the migration that normalises the search texts', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('hands existing issues to the job search-names, and makes the texts of reporters anew', async () => {
    await database.sql(
      `insert into users (id, display_name, city, created_at, updated_at)
       values ('usr_1', 'Zoë', 'pune', now(), now()), ('usr_2', 'Ravi', 'pune', now(), now())`,
    );
    await database.sql(
      `insert into issues (id, title, description, city, category, category_label, priority, status, feed_status,
                           reporter_id, created_at, updated_at)
       values ('iss_1', 'वार्ड १२', 'x', 'pune', 'road', 'Infrastructure', 'low', 'open', 'new', 'usr_1', now(), now())`,
    );
    await database.sql(`insert into reporters (user_id, slug, city) values ('usr_1', 'zoe', 'pune')`);
    const runner = { query: database.sql } as unknown as QueryRunner;
    const migration = new NormaliseSearch1700000094300();
    const reporters = () => database.sql('select words from reporters');
    const renames = () => database.sql('select user_id as id, renames from issue_search_renames');
    await migration.down(runner);
    expect([await reporters(), await renames()]).toEqual([[{ words: 'zoë' }], [{ id: 'usr_1', renames: 1 }]]);
    await migration.up(runner);
    expect([await reporters(), await renames()]).toEqual([[{ words: 'zoe' }], [{ id: 'usr_1', renames: 2 }]]);
  });
});
