import { createTestDatabase, type TestDatabase } from '../support/service/database';

/** Each test writes to the tables directly, as no service does: all further changes are made by the triggers. */
describe('by trigger', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
    await person('usr_asha', 'Asha Kulkarni');
  });
  afterEach(() => database.drop());

  const sql = (text: string, values?: unknown[]) => database.sql(text, values);
  const person = (id: string, name: string) =>
    sql(
      `insert into users (id, display_name, city, created_at, updated_at) values ($1, $2, 'pune', now(), now())`,
      [id, name],
    );
  const reported = (id: string, { hidden = false, resolved = false, ward = '' } = {}) =>
    sql(
      `insert into issues (id, title, description, city, category, category_label, priority, status, feed_status,
                           reporter_id, hidden, resolved_at, ward, created_at, updated_at)
       values ($1, 'Broken LAMP', 'x', 'pune', 'road', 'Infrastructure', 'low', $2, $3, 'usr_asha', $4, $5, $6,
               '2031-03-01T20:00Z', now())`,
      [
        id,
        ...(resolved ? ['resolved', 'resolved'] : ['open', 'new']),
        hidden,
        resolved ? '2031-03-03T20:00Z' : null,
        ward,
      ],
    );
  const changed = (id: string, change: string) => sql(`update issues set ${change} where id = $1`, [id]);

  describe('the rollup', () => {
    const rollup = async () => {
      const cells = await database.sql<{ cell: string; issues: number }>(
        `select concat_ws(' ', city, category, priority, status) as cell, sum(issues)::int as issues
           from issue_rollup group by city, category, priority, status having sum(issues) <> 0`,
      );
      return Object.fromEntries(cells.map(({ cell, issues }) => [cell, issues]));
    };

    it('counts new issues that are not hidden', async () => {
      await reported('iss_1');
      await reported('iss_2');
      await reported('iss_3', { hidden: true });
      expect(await rollup()).toEqual({ 'pune road low open': 2 });
    });

    it('counts those that were not repaired apart', async () => {
      const apart = () =>
        sql(
          'select status, sum(issues)::int as n, sum(not_repaired)::int as apart from issue_rollup group by 1',
        );
      await reported('iss_1');
      await changed('iss_1', `status = 'resolved', not_repaired = true`);
      expect(await apart()).toContainEqual({ status: 'resolved', n: 1, apart: 1 });
      await changed('iss_1', `status = 'open', not_repaired = false`);
      expect(await apart()).toContainEqual({ status: 'resolved', n: 0, apart: 0 });
    });

    it('follows issues that change, are hidden, shown and deleted', async () => {
      await reported('iss_1');
      await changed('iss_1', `status = 'in_progress', priority = 'high'`);
      expect(await rollup()).toEqual({ 'pune road high in_progress': 1 });
      await changed('iss_1', `city = 'delhi', category = 'traffic'`);
      expect(await rollup()).toEqual({ 'delhi traffic high in_progress': 1 });
      await changed('iss_1', 'hidden = true');
      expect(await rollup()).toEqual({});
      await changed('iss_1', 'hidden = false');
      expect(await rollup()).toEqual({ 'delhi traffic high in_progress': 1 });
      await sql(`delete from issues`);
      expect(await rollup()).toEqual({});
    });
  });

  describe('the counts of a city', () => {
    const counts = async () => {
      const cells = await database.sql<{ cell: string; issues: number }>(
        `select concat_ws(' ', city, measure, nullif(day, '-infinity')) as cell, sum(issues)::int as issues
           from city_counts group by city, measure, day having sum(issues) <> 0`,
      );
      return Object.fromEntries(cells.map(({ cell, issues }) => [cell, issues]));
    };

    it('count an issue that was not repaired as that, and not as resolved', async () => {
      await reported('iss_1');
      await changed(
        'iss_1',
        `status = 'resolved', feed_status = 'resolved', resolved_at = '2031-03-03T20:00Z', not_repaired = true`,
      );
      const once = {
        'pune reported 2031-03-02': 1,
        'pune feed resolved': 1,
        'pune not repaired': 1,
      };
      expect(await counts()).toEqual(once);
      await sql('select city_counts_rebuild()');
      expect(await counts()).toEqual(once);
    });

    it('count new issues that are not hidden, by the day in the city', async () => {
      await reported('iss_1');
      await reported('iss_2', { resolved: true });
      await reported('iss_3', { hidden: true });
      expect(await counts()).toEqual({
        'pune reported 2031-03-02': 2,
        'pune resolved 2031-03-04': 1,
        'pune feed new': 1,
        'pune feed resolved': 1,
      });
    });

    it('follow issues that change feed status, day of resolution or city, are hidden, shown and deleted', async () => {
      await reported('iss_1');
      await changed('iss_1', `feed_status = 'resolved', resolved_at = '2031-03-05T08:00Z'`);
      const resolved = {
        'pune reported 2031-03-02': 1,
        'pune resolved 2031-03-05': 1,
        'pune feed resolved': 1,
      };
      expect(await counts()).toEqual(resolved);
      await changed('iss_1', 'hidden = true');
      expect(await counts()).toEqual({});
      await changed('iss_1', 'hidden = false');
      expect(await counts()).toEqual(resolved);
      await changed('iss_1', `city = 'delhi', feed_status = 'progress', resolved_at = null`);
      expect(await counts()).toEqual({ 'delhi reported 2031-03-02': 1, 'delhi feed progress': 1 });
      await sql('delete from issues');
      expect(await counts()).toEqual({});
    });
  });

  describe('the search texts of issues', () => {
    const words = async () =>
      (await database.sql<{ words: string }>('select words from issue_search')).map((row) =>
        row.words.replaceAll('\x1f', '|').replace('\x1e', ' / '),
      );

    it('are added for new issues that are not hidden', async () => {
      await reported('iss_1');
      await reported('iss_2', { hidden: true });
      expect(await words()).toEqual(['broken lamp|||iss_1|infrastructure|asha kulkarni / |#road']);
    });

    it('follow issues that change, are hidden and shown', async () => {
      await reported('iss_1');
      await changed('iss_1', `title = 'Burst PIPE', area = 'Baner', ward = 'B', pincode = '411045'`);
      expect(await words()).toEqual([
        'burst pipe|baner|b|411045|iss_1|infrastructure|asha kulkarni / |#road',
      ]);
      await changed('iss_1', 'hidden = true');
      expect(await words()).toEqual([]);
      await changed('iss_1', 'hidden = false');
      expect(await words()).toEqual([
        'burst pipe|baner|b|411045|iss_1|infrastructure|asha kulkarni / |#road',
      ]);
    });

    it('have the address and the category, which the site alone searches', async () => {
      await reported('iss_1');
      await changed('iss_1', `address = 'HILL  Road', category = 'infrastructure'`);
      expect(await words()).toEqual([
        'broken lamp|||iss_1|infrastructure|asha kulkarni / hill road|#infrastructure',
      ]);
    });

    it('are marked as outdated for a person with a new name', async () => {
      await sql(`update users set display_name = display_name`);
      expect(await sql('select user_id, renames from issue_search_renames')).toEqual([]);
      await sql(`update users set display_name = 'Asha Rao'`);
      await sql(`update users set display_name = 'Asha K. Rao'`);
      expect(await sql('select user_id, renames from issue_search_renames')).toEqual([
        { user_id: 'usr_asha', renames: 2 },
      ]);
    });
  });

  describe('the counts of wards', () => {
    /** The moves since the last call. */
    const moves = async () => {
      const rows = await database.sql<{ move: string; change: number }>(
        `select concat_ws(' ', city, nullif(ward, ''), category, day, case when is_resolved then 'resolved' end,
                          case when is_on_time then 'on time' end, case when is_late then 'late' end,
                          nullif(duration, 0), case when is_open then 'open' end) as move, change from issue_ward_moves order by change, move`,
      );
      await sql('delete from issue_ward_moves');
      return rows.map(({ move, change }) => `${change} ${move}`);
    };

    it('include new issues that are not hidden', async () => {
      await reported('iss_1');
      await reported('iss_2', { ward: 'B', hidden: true });
      expect(await moves()).toEqual(['1 pune road 2031-03-02 open']);
      await reported('iss_3', { ward: 'B' });
      await reported('iss_4', { ward: 'B', resolved: true });
      expect(await moves()).toEqual(['1 pune B road 2031-03-02 open', '1 pune B road 2031-03-02 resolved']);
    });

    it('follow issues that are placed, late, resolved, reopened, hidden and shown, or change otherwise', async () => {
      await reported('iss_1');
      await changed('iss_1', `due_at = '2031-03-03T20:00Z'`);
      await moves();
      await changed('iss_1', `ward = 'B'`);
      await changed('iss_1', `status = 'in_progress', title = 'x', updated_at = now()`);
      const open = '2031-03-02 open';
      expect(await moves()).toEqual([`-1 pune road ${open}`, `1 pune B road ${open}`]);
      await changed('iss_1', `status = 'resolved', resolved_at = '2031-03-02T20:00Z'`);
      const onTime = 'pune B road 2031-03-02 resolved on time 49';
      expect(await moves()).toEqual([`-1 pune B road ${open}`, `1 ${onTime}`]);
      await changed('iss_1', `status = 'open', resolved_at = null, breached_at = due_at`);
      const late = '2031-03-02 late open';
      expect(await moves()).toEqual([`-1 ${onTime}`, `1 pune B road ${late}`]);
      await changed('iss_1', `ward = 'C', category = 'traffic'`);
      expect(await moves()).toEqual([`-1 pune B road ${late}`, `1 pune C traffic ${late}`]);
      await changed('iss_1', `hidden = true`);
      expect(await moves()).toEqual([`-1 pune C traffic ${late}`]);
      await changed('iss_1', `hidden = false`);
      await moves();
      await changed('iss_1', `due_at = '2031-03-09T20:00Z'`);
      expect(await moves()).toEqual([`-1 pune C traffic ${late}`, `1 pune C traffic ${open}`]);
      await changed('iss_1', `status = 'resolved', not_repaired = true`);
      expect(await moves()).toEqual([`-1 pune C traffic ${open}`, '1 pune C traffic 2031-03-02']);
    });

    it('exclude deleted issues', async () => {
      await reported('iss_1', { ward: 'B' });
      await reported('iss_2', { ward: 'B', hidden: true });
      await moves();
      await sql('delete from issues');
      expect(await moves()).toEqual(['-1 pune B road 2031-03-02 open']);
    });
  });

  describe('the directory of reporters', () => {
    const scored = (reports: number) =>
      sql(
        `insert into user_scores (user_id, city, reports, updated_at) values ('usr_asha', 'pune', $1, now())
         on conflict (user_id) do update set reports = excluded.reports`,
        [reports],
      );
    const directory = () => sql(`select slug, city, replace(words, E'\\x1f', '|') as words from reporters`);

    it('has everyone who has reported something', async () => {
      await scored(0);
      expect(await directory()).toEqual([]);
      await scored(1);
      expect(await directory()).toMatchObject([{ slug: 'asha-kulkarni', city: 'pune' }]);
    });

    it('is searched by name, beat and area in lower case', async () => {
      await sql(`insert into reporters (user_id, slug, city) values ('usr_asha', 'asha', 'pune')`);
      expect(await directory()).toMatchObject([{ words: 'asha kulkarni' }]);
      await sql(`update reporters set beat = 'Roads', area = 'Baner'`);
      expect(await directory()).toMatchObject([{ words: 'asha kulkarni|roads|baner' }]);
    });

    it('is searched by the new name of a reporter', async () => {
      await scored(1);
      await sql(`update users set display_name = 'Asha RAO'`);
      expect(await directory()).toMatchObject([{ slug: 'asha-kulkarni', words: 'asha rao' }]);
    });
  });

  describe('the changes of scores', () => {
    const scored = (id: string, votes: number) =>
      sql(`insert into user_scores (user_id, city, votes_cast, updated_at) values ($1, 'pune', $2, now())`, [
        id,
        votes,
      ]);
    const scoreOf = async (id: string) =>
      (await database.sql<{ score: number }>('select score from user_scores where user_id = $1', [id]))[0]!
        .score;
    const moves = async () => {
      const rows = await sql('select city, score, change from score_moves order by ctid');
      await sql('delete from score_moves');
      return rows;
    };

    it('include a person’s first score, and a deleted person', async () => {
      await person('usr_meera', 'Meera Iyer');
      await scored('usr_asha', 3);
      await scored('usr_meera', 0);
      const score = await scoreOf('usr_asha');
      expect(await moves()).toEqual([{ city: 'pune', score, change: 1 }]);
      await sql('delete from users');
      expect(await moves()).toEqual([{ city: 'pune', score, change: -1 }]);
    });

    it('include a person’s change of score or city', async () => {
      await scored('usr_asha', 3);
      const before = await scoreOf('usr_asha');
      await moves();
      await sql('update user_scores set votes_cast = 4');
      const score = await scoreOf('usr_asha');
      expect(await moves()).toEqual([
        { city: 'pune', score: before, change: -1 },
        { city: 'pune', score, change: 1 },
      ]);
      await sql(`update user_scores set city = 'delhi'`);
      expect(await moves()).toEqual([
        { city: 'pune', score, change: -1 },
        { city: 'delhi', score, change: 1 },
      ]);
      await sql(`update user_scores set updated_at = now()`);
      expect(await moves()).toEqual([]);
    });
  });

  it('audit records cannot be changed, also by the owner of the table', async () => {
    await sql(
      `insert into audit_records (at, surface, actor_id, actor_name, action, target_kind, target_id)
       values (now(), 'console', 'x', 'x', 'x', 'x', 'x')`,
    );
    for (const text of [
      `update audit_records set note = 'x'`,
      'delete from audit_records',
      'truncate audit_records',
    ])
      await expect(sql(text)).rejects.toThrow(/append-only/);
  });
});
