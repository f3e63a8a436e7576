import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { MIGRATIONS } from '../../src/app/migrations';
import { isUpToDate, migrate } from '../../src/platform/database/migrate';
import { createTestDatabase, type TestDatabase } from '../support/service/database';

/**
 * Every column, constraint, index, trigger, function and comment, a line each. Blanks in functions and parentheses of
 * triggers do not count.
 */
const CATALOG = `
  select concat_ws(' ', 'table', relname, relkind, reloptions, obj_description(oid, 'pg_class')) as line
    from pg_class where relnamespace = 'public'::regnamespace
  union all
  select concat_ws(' ', 'column', c.relname, row_number() over (partition by c.oid order by a.attnum), a.attname,
                   format_type(a.atttypid, a.atttypmod), case when a.attcollation <> t.typcollation then l.collname end,
                   a.attnotnull, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid),
                   col_description(c.oid, a.attnum))
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    left join pg_collation l on l.oid = a.attcollation
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  union all
  select concat_ws(' ', 'constraint', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid),
                   obj_description(oid, 'pg_constraint'))
    from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select concat_ws(' ', 'index', pg_get_indexdef(i.indexrelid), i.indisvalid, obj_description(i.indexrelid, 'pg_class'))
    from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace
  union all
  select concat_ws(' ', 'trigger', tgenabled, translate(pg_get_triggerdef(oid), '()', ''), obj_description(oid, 'pg_trigger'))
    from pg_trigger where not tgisinternal
  union all
  select concat_ws(' ', 'function', regexp_replace(pg_get_functiondef(p.oid), '\\s+', ' ', 'g'),
                   obj_description(p.oid, 'pg_proc'))
    from pg_proc p where pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
   order by 1`;

/** A database of version 0.1.0 with an account, an issue and an audit record. */
async function createFormerDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase('template0');
  // A client of its own: the dump sets the search path of its session.
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query(readFileSync(join(__dirname, 'former-schema.sql'), 'utf8'));
  await client.end();
  return database;
}

describe('the baseline', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createFormerDatabase();
  });
  afterEach(() => database.drop());

  const catalogOf = async ({ sql }: TestDatabase) =>
    (await sql<{ line: string }>(CATALOG)).map(({ line }) => line);
  const rows = () =>
    database.sql(
      `select (select to_jsonb(u) from users u) as person, (select to_jsonb(i) from issues i) as issue,
              (select to_jsonb(s) from issue_search s) as words, (select to_jsonb(a) from audit_records a) as record`,
    );

  it('creates the schema that version 0.1.0 ended with', async () => {
    const current = await createTestDatabase();
    try {
      await migrate(database.ownerUrl, MIGRATIONS);
      const expected = await catalogOf(current);
      expect(expected.length).toBeGreaterThan(1500);
      expect(await catalogOf(database)).toEqual(expected);
    } finally {
      await current.drop();
    }
  });

  it('is taken for done in a database of version 0.1.0, whose rows stay', async () => {
    const before = await rows();
    expect(before).toMatchObject([{ words: { issue_id: 'iss_former' }, record: { position: 1 } }]);
    expect(await isUpToDate(database.ownerUrl, MIGRATIONS)).toBe(false);
    expect(await migrate(database.ownerUrl, MIGRATIONS)).toBe(MIGRATIONS.count - 1);
    // Later migrations add columns.
    expect(await rows()).toMatchObject(before);
    expect(await database.sql(`select name from migrations where timestamp <= 1700000090000`)).toEqual([
      { name: 'Baseline1700000090000' },
    ]);
    expect(await isUpToDate(database.ownerUrl, MIGRATIONS)).toBe(true);
  });

  it.each([
    ['the last migration is missing', `delete from migrations where timestamp = 1700000090000`],
    ['one in between is missing', `delete from migrations where timestamp = 1700000030000`],
    ['it is that of another program', `update migrations set name = 'Other' where timestamp = 1700000090000`],
  ])('refuses a former schema and says what to do if %s', async (_, change) => {
    await database.sql(change);
    const before = await database.sql('select * from migrations order by id');
    await expect(migrate(database.ownerUrl, MIGRATIONS)).rejects.toThrow(
      /unfinished schema from before version 1\.0\.0.*Start version 0\.1\.0 once/,
    );
    expect(await database.sql('select * from migrations order by id')).toEqual(before);
  });
});
