import { readSchema } from '../../tools/database/schema';
import {
  CLASSES,
  CONTEXTS,
  type DataItem,
  ERASED,
  GROUNDS,
  KEPT,
  OUTSIDE,
  PURPOSES,
  SURFACES,
  WHOSE,
} from '../../../src/personal-data';
import { createTestDatabase, type TestDatabase } from '../../support/service/database';
import { ROOT } from '../../support/source/deployment';

const TABLES = Object.assign({}, ...Object.values(CONTEXTS)) as Record<string, readonly DataItem[]>;

/** What is missing in the inventory of personal data, and what it lists that does not exist. */
async function differences(database: TestDatabase): Promise<string[]> {
  const columns = await database.sql<{ name: string }>(
    `select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and c.relname not in ('migrations', 'typeorm_metadata')`,
  );
  const existing = new Set(columns.map(({ name }) => name));
  const listed = Object.entries(TABLES).flatMap(([table, items]) =>
    items.map(({ name }) => `${table}.${name}`),
  );
  return [
    ...[...existing].filter((name) => !listed.includes(name)).map((name) => `${name} is not listed`),
    ...listed.filter((name) => !existing.has(name)).map((name) => `${name} does not exist`),
    ...listed.filter((name, at) => listed.indexOf(name) !== at).map((name) => `${name} is listed twice`),
  ].sort();
}

/** The values of the vocabulary that the inventory does not use. */
function unusedMeanings(all: readonly DataItem[]): string[] {
  const handled = all.flatMap(({ handling }) => handling ?? []);
  const used: Record<string, Set<string>> = {
    class: new Set(all.map((item) => item.class)),
    whose: new Set(handled.map(({ whose }) => whose)),
    purpose: new Set(handled.map(({ purpose }) => purpose)),
    ground: new Set(handled.map(({ ground }) => ground)),
    shown: new Set(handled.flatMap(({ shown }) => shown)),
    kept: new Set(handled.map(({ kept }) => kept)),
    erased: new Set(handled.map(({ erased }) => erased)),
  };
  const meanings = {
    class: CLASSES,
    whose: WHOSE,
    purpose: PURPOSES,
    ground: GROUNDS,
    shown: SURFACES,
    kept: KEPT,
    erased: ERASED,
  };
  return Object.entries(meanings).flatMap(([field, values]) =>
    Object.keys(values)
      .filter((value) => !used[field]!.has(value))
      .map((value) => `${field}: ${value}`),
  );
}

describe('the inventory of personal data', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  it('lists every column of every table, and no other', async () => {
    expect(await differences(database)).toEqual([]);
  });

  it('lacks a new column and a new table, and has a removed column too much', async () => {
    await database.sql(
      `alter table users add column phone text; create table visits (at timestamptz);
       alter table messages drop column edited_at`,
    );
    expect(await differences(database)).toEqual([
      'messages.edited_at does not exist',
      'users.phone is not listed',
      'visits.at is not listed',
    ]);
  });

  it('lists each table under the context that owns it', async () => {
    const { tables } = await readSchema(database.ownerUrl, ROOT);
    const owners = tables.map(({ name, entity }) => [name, entity.context]);
    const listed = Object.entries(CONTEXTS).flatMap(([context, own]) =>
      Object.keys(own).map((name) => [name, context]),
    );
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(owners));
  });

  it('says of each personal value whose it is, why, how long and what erasure does, and of others nothing', () => {
    const all = [...Object.values(TABLES), ...Object.values(OUTSIDE)].flat();
    expect(all.filter((item) => (item.class === 'none') !== (item.handling === undefined))).toEqual([]);
    expect(unusedMeanings(all)).toEqual([]);
    // A secret serves nobody else, and is shown to nobody but its owner.
    const secrets = all.filter((item) => item.class === 'credential');
    expect(secrets.filter(({ handling }) => handling!.exported)).toEqual([]);
  });
});
