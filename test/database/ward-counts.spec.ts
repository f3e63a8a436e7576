import { DataSource } from 'typeorm';
import { CountIssuesOfCities1700000114000 } from '../../migrations/1700000114000-count-issues-of-cities';
import { createTestDatabase, type TestDatabase } from '../support/service/database';
import { violations } from '../support/service/invariants';

const ISSUES = 400;

describe('the migration that counts the issues of cities and wards', () => {
  const migration = new CountIssuesOfCities1700000114000();
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({
      type: 'postgres',
      url: database.ownerUrl,
      installExtensions: false,
    }).initialize();
    await migrated('down');
    await database.sql(
      `insert into users (id, display_name, city, created_at, updated_at) values ('usr_asha', 'Asha', 'pune', now(), now())`,
    );
    await database.sql(
      `insert into issues (id, title, description, city, category, category_label, priority, status, feed_status,
                           reporter_id, ward, hidden, due_at, resolved_at, created_at, updated_at)
       select 'iss_' || n, 'Lamp', 'x', 'pune', 'road', 'Infrastructure', 'low', status,
              case status when 'open' then 'new' else 'resolved' end, 'usr_asha', case n % 4 when 0 then '' else 'B' || n % 7 end,
              n % 9 = 0, now(), case status when 'resolved' then now() + n * interval '1 hour' end, now(), now()
         from (select n, case n % 3 when 0 then 'open' else 'resolved' end as status from generate_series(1, $1) n) rows`,
      [ISSUES],
    );
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  async function migrated(to: 'up' | 'down'): Promise<void> {
    const runner = source.createQueryRunner();
    try {
      await migration[to](runner);
    } finally {
      await runner.release();
    }
  }
  const drift = async () =>
    (await violations(database.sql)).filter((row) => /wards/.test((row as { invariant: string }).invariant));
  const counted = async () =>
    (await database.sql<{ n: number }>('select sum(change)::int as n from issue_ward_moves'))[0]!.n;

  it('counts each issue once, while others are changed', async () => {
    let isDone = false;
    const migrating = migrated('up').finally(() => (isDone = true));
    let changes = 0;
    while (!isDone || changes < 20) {
      const id = `iss_${1 + (changes++ % ISSUES)}`;
      await database.sql(
        `update issues set ward = case ward when '' then 'C' else '' end, hidden = not hidden where id = $1`,
        [id],
      );
    }
    await migrating;
    expect(await counted()).toBeGreaterThan(ISSUES / 2);
    expect(await drift()).toEqual([]);
  });

  it('begins anew after an interruption', async () => {
    await database.sql('delete from issue_ward_moves where is_resolved');
    expect(await drift()).not.toEqual([]);
    await migrated('up');
    expect(await drift()).toEqual([]);
  });
});
