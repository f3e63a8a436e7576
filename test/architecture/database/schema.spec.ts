import { basename, extname } from 'node:path';
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { MIGRATION_FILES, MIGRATIONS } from '../../../src/app/migrations';
import { migrate } from '../../../src/platform/database/migrate';
import { createTestDatabase, type TestDatabase } from '../../support/service/database';
import { itThoroughly } from '../../support/service/thorough';

/** `Baseline1700000090000` is in `1700000090000-baseline`. */
function fileNameOf(migration: string): string {
  const words = migration.slice(0, -13).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${migration.slice(-13)}${words}`;
}

describe('the schema', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('has the migration of each file, which exports one class with the name of the file', async () => {
    const applied = await database.sql<{ name: string }>('select name from migrations order by timestamp');
    const files = MIGRATION_FILES.map((file) => basename(file, extname(file)));
    expect(applied.map(({ name }) => fileNameOf(name))).toEqual(files);
  });

  it('has an explicit name for every constraint', async () => {
    const generated = await database.sql(
      `select conname from pg_constraint
        where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid <> 'migrations'::regclass
          and conname ~ '_(pkey|fkey|key|check)[0-9]*$'`,
    );
    expect(generated).toEqual([]);
  });

  it('has a comment for each table', async () => {
    const silent = await database.sql(
      `select relname from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace
          and relname not in ('migrations', 'typeorm_metadata')
          and obj_description(oid, 'pg_class') is null`,
    );
    expect(silent).toEqual([]);
  });

  it('has every time with a time zone and millisecond precision, as cursors need', async () => {
    const columns = await database.sql(
      `select table_name, column_name from information_schema.columns
        where table_schema = 'public' and data_type like 'timestamp%'
          and (data_type <> 'timestamp with time zone' or datetime_precision <> 3)`,
    );
    expect(columns).toEqual([]);
  });

  it('has an index for every foreign key whose parent can be deleted', async () => {
    const bare = await database.sql(
      `select c.conname from pg_constraint c
        where c.contype = 'f' and c.confdeltype = 'c' and not exists (
          select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`,
    );
    expect(bare).toEqual([]);
  });

  it('lets the role of the service neither change append-only tables nor alter the schema', async () => {
    const tables = await database.sql<{ name: string; column: string }>(
      `select distinct t.tgrelid::regclass::text as name, a.attname as column from pg_trigger t join pg_proc f on f.oid = t.tgfoid
         join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = 2
        where f.proname = 'refuse_change'`,
    );
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['issue_assignments', 'issue_status_events']),
    );
    const service = new Client({ connectionString: database.url });
    await service.connect();
    try {
      for (const { name, column } of tables) {
        for (const attempt of [
          `update ${name} set ${column} = ${column}`,
          `delete from ${name}`,
          `truncate ${name}`,
          `alter table ${name} disable trigger all`,
          `drop trigger ${name}_append_only on ${name}`,
          `drop table ${name}`,
          `set session_replication_role = replica`,
          `create or replace function refuse_change() returns trigger language sql as 'select null'`,
          `create table mine (id int)`,
          `delete from migrations`,
        ]) {
          await expect(service.query(attempt)).rejects.toMatchObject({ code: '42501' });
        }
        await service.query(`select from ${name}`);
      }
    } finally {
      await service.end();
    }
  });

  it('is migrated once by concurrent starts', async () => {
    expect(await Promise.all([1, 2, 3].map(() => migrate(database.ownerUrl, MIGRATIONS)))).toEqual([0, 0, 0]);
  });

  itThoroughly(
    'is not changed if a session holds a table that a migration needs, and other waiting queries continue',
    async () => {
      class WidenIssues1800000000000 implements MigrationInterface {
        async up(runner: QueryRunner): Promise<void> {
          await runner.query('create table half_done (id int)');
          await runner.query('alter table issues add column wide int');
        }
        async down(): Promise<void> {}
      }
      const withAnother = {
        ...MIGRATIONS,
        count: MIGRATIONS.count + 1,
        load: () => [...MIGRATIONS.load(), WidenIssues1800000000000],
      };
      const holder = new Client({ connectionString: database.ownerUrl });
      await holder.connect();
      // TypeORM itself logs which migration failed.
      const said = jest.spyOn(console, 'log').mockReturnValue();
      try {
        await holder.query('begin; select count(*) from issues');
        await expect(migrate(database.ownerUrl, withAnother)).rejects.toThrow(
          /waited 4 seconds for a table that another session of the database holds/,
        );
      } finally {
        said.mockRestore();
        await holder.end();
      }
      expect(await database.sql(`select to_regclass('half_done') as left`)).toEqual([{ left: null }]);
    },
  );

  itThoroughly('can be reverted and migrated again', async () => {
    const { DataSource } = await import('typeorm');
    const source = new DataSource({
      type: 'postgres',
      url: database.ownerUrl,
      migrations: MIGRATIONS.load(),
      installExtensions: false,
    });
    await source.initialize();
    for (let i = 0; i < MIGRATIONS.count; i++) await source.undoLastMigration();
    await source.destroy();
    expect(await database.sql(`select tablename from pg_tables where schemaname = 'public'`)).toEqual([
      { tablename: 'migrations' },
    ]);
    const together = await Promise.all([1, 2, 3].map(() => migrate(database.ownerUrl, MIGRATIONS)));
    expect(together.reduce((sum, count) => sum + count)).toBe(MIGRATIONS.count);
  });
});
