import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { QueryRunner } from 'typeorm';
import { CompareEmailsByAscii1700000094000 } from '../../migrations/1700000094000-compare-emails-by-ascii';
import { LetKeysExpire1700000091000 } from '../../migrations/1700000091000-let-keys-expire';
import { NormaliseSearch1700000094300 } from '../../migrations/1700000094300-normalise-search';
import { RemoveDirectionControls1700000094200 } from '../../migrations/1700000094200-remove-direction-controls';
import { MIGRATIONS } from '../../src/app/migrations';
import type { MigrationClass } from '../../src/platform/database/migrate';
import { migrate } from '../../src/platform/database/migrate';
import { createTestDatabase, type TestDatabase } from '../support/service/database';

/** More than two batches. */
const ROWS = 2500;

describe('a migration that changes many rows', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  /** Reverts a migration, and forgets that it ran. */
  async function revert(migration: MigrationClass): Promise<void> {
    await new migration().down({ query: database.sql } as unknown as QueryRunner);
    await rerun(migration);
  }
  async function rerun({ name }: MigrationClass): Promise<void> {
    await database.sql('delete from migrations where name = $1', [name]);
  }
  const run = () => migrate(database.ownerUrl, MIGRATIONS);
  const addPeople = () =>
    database.sql(
      `insert into users (id, email, display_name, city, created_at, updated_at)
       select 'usr_x' || n, 'P' || n || '@example.org', 'Zoë ' || n, 'pune', now(), now() from generate_series(1, ${ROWS}) n`,
    );
  const addIssues = () =>
    database.sql(
      `insert into issues (id, title, description, city, category, category_label, priority, status, feed_status,
                           reporter_id, created_at, updated_at)
       select 'iss_x' || n, 'A hole', 'x', 'pune', 'road', 'Infrastructure', 'low', 'open', 'new', 'usr_x' || n, now(), now()
         from generate_series(1, ${ROWS}) n`,
    );
  /** How many transactions wrote the rows as they are. */
  async function transactions(table: string, condition = 'true'): Promise<number> {
    const [row] = await database.sql<{ n: number }>(
      `select count(distinct xmin::text)::int as n from ${table} where ${condition}`,
    );
    return row!.n;
  }
  /** Runs migrations while a transaction holds a row, and meanwhile a statement that may not wait. */
  async function meanwhile(held: string, statement: string): Promise<void> {
    const holder = new Client({ connectionString: database.ownerUrl });
    await holder.connect();
    try {
      await holder.query(`begin; ${held}`);
      const running = run();
      running.catch(() => undefined);
      while (!(await isWaiting())) await delay(20);
      await database.sql(`set lock_timeout = '1s'; ${statement}`);
      await holder.query('commit');
      await running;
    } finally {
      await holder.end();
    }
  }
  async function isWaiting(): Promise<boolean> {
    const rows = await database.sql(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  }

  it('gives remembered answers their end in batches', async () => {
    await database.sql('delete from idempotency_keys');
    await revert(LetKeysExpire1700000091000);
    await database.sql(
      `insert into idempotency_keys (caller, key, request_hash, answer, created_at)
       select 'usr_' || n % 7, case when n <= ${ROWS} then 'site:' else '' end || n, 'x', '{}', now() - interval '1 hour'
         from generate_series(1, ${ROWS} + 2) n`,
    );
    await run();
    expect(
      await database.sql(
        `select key like 'site:%' as site, count(*)::int as n,
                bool_and(expires_at between now() + interval '22 hours' and now() + interval '25 hours') as day,
                bool_and(expires_at = created_at + interval '30 days') as month
           from idempotency_keys group by 1 order by 1`,
      ),
    ).toEqual([
      { site: false, n: 2, day: true, month: false },
      { site: true, n: ROWS, day: false, month: true },
    ]);
    expect(await transactions('idempotency_keys', `key like 'site:%'`)).toBe(3);
  });

  describe('the keys of email addresses', () => {
    beforeEach(async () => {
      await addPeople();
      await revert(CompareEmailsByAscii1700000094000);
    });
    const keys = () =>
      database.sql(
        `select indexrelid::regclass::text as name, indisvalid as valid, pg_get_indexdef(indexrelid) ~ 'COLLATE' as ascii
           from pg_index where indexrelid::regclass::text ~ '^(console|off|users).*email' order by 1`,
      );
    const RENEWED = ['console_accounts_email_unique', 'officials_email_idx', 'users_email_unique'].map(
      (name) => ({ name, valid: true, ascii: true }),
    );

    it('are indexed anew while people sign in, and addresses beyond ASCII are gone', async () => {
      await database.sql(`update users set email = '\u212a' || id || '@example.org' where id ~ '9$'`);
      await meanwhile(
        `update users set city = city where id = 'usr_x1'`,
        `insert into users (id, email, display_name, city, created_at, updated_at)
         values ('usr_new', 'new@example.org', 'New', 'pune', now(), now())`,
      );
      expect(await keys()).toEqual(RENEWED);
      expect(await transactions('users', `id ~ '9$'`)).toBe(3);
      const found = await database.sql(
        `select (email is null) as gone, count(*)::int as n from users where id ~ '^usr_x' group by 1 order by 1`,
      );
      expect(found).toEqual([
        { gone: false, n: ROWS * 0.9 },
        { gone: true, n: ROWS * 0.1 },
      ]);
    });

    it('are refused with the address that two accounts have, and indexed once one of them has another', async () => {
      await database.sql('drop index users_email_unique');
      await database.sql(`update users set email = 'p1@example.org' where id = 'usr_x2'`);
      const said = jest.spyOn(console, 'log').mockReturnValue();
      try {
        await expect(run()).rejects.toThrow(
          /values of the table users to be unique.*=\(p1@example\.org\) .*Change all but one .* start again/,
        );
      } finally {
        said.mockRestore();
      }
      await database.sql(`update users set email = null where id = 'usr_x2'`);
      await run();
      expect(await keys()).toEqual(RENEWED);
    });
  });

  it('removes controls of the direction in batches', async () => {
    await addPeople();
    await addIssues();
    await rerun(RemoveDirectionControls1700000094200);
    await database.sql(`update issues set title = E'A \\u202ehole'`);
    await database.sql(`update users set display_name = E'Asha\\n\\u202eX' where id ~ '^usr_x'`);
    await run();
    expect(await database.sql('select distinct title from issues')).toEqual([{ title: 'A hole' }]);
    expect(await transactions('issues')).toBe(3);
    expect(await database.sql(`select distinct display_name as name from users where id ~ '^usr_x'`)).toEqual(
      [{ name: 'Asha X' }],
    );
    expect(await transactions('users', `id ~ '^usr_x'`)).toBe(3);
  });

  it('makes search texts anew in batches, while issues change', async () => {
    await addPeople();
    await addIssues();
    await database.sql(`insert into reporters (user_id, slug, city) select id, replace(id, '_', '-'), 'pune' from users
                         where id ~ '^usr_x' on conflict do nothing`);
    await revert(NormaliseSearch1700000094300);
    await meanwhile(
      `select from reporters where user_id = 'usr_x1' for update`,
      `update issues set title = 'A deeper hole' where id = 'iss_x1'`,
    );
    expect(
      await database.sql(
        `select count(*)::int as n from reporters where words = 'zoe ' || substr(user_id, 6)`,
      ),
    ).toEqual([{ n: ROWS }]);
    expect(await transactions('reporters')).toBeGreaterThanOrEqual(3);
    expect(
      await database.sql('select renames, count(*)::int as n from issue_search_renames group by 1'),
    ).toEqual([{ renames: 2, n: ROWS }]);
    expect(await transactions('issue_search_renames')).toBeGreaterThanOrEqual(3);
  });
});
