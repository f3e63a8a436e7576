import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CountIssuesOfWards1700000098500 } from './1700000098500-count-issues-of-wards';

/** A span of time to the resolution ends a tenth later than the one before; the first after 950 seconds. */
const SPAN_ENDS = Array.from({ length: 119 }, (_, index) => Math.round(864 * 1.1 ** (index + 1)));

const IS_REPAIRED = `issue.status in ('resolved', 'closed') and not issue.not_repaired`;

/** What is counted is filled anew, so that the tables are empty here. */
const TABLES = `
  truncate issue_ward_counts, issue_ward_months, issue_ward_moves;

  alter table issue_ward_counts add column open int not null, add column late int not null;
  comment on table issue_ward_counts is
    'number of visible issues of a ward and a category; a job adds issue_ward_moves to it';
  comment on column issue_ward_counts.ward is 'empty: those without a ward';
  comment on column issue_ward_counts.open is 'number of these that are open or in progress';
  comment on column issue_ward_counts.late is 'number of these open ones whose due date has passed';

  comment on column issue_ward_months.ward is 'empty: issues without a ward';

  alter table issue_ward_moves drop column month, add column day date not null, add column is_open boolean not null;
  comment on table issue_ward_moves is
    'issues that came to (+1) or left (-1) a count of wards since issue_ward_counts, issue_ward_months and issue_open_days were last updated';
  comment on column issue_ward_moves.day is 'day of the report, in the time zone of the city';

  create table issue_open_days (
    city text collate "C" not null,
    day date not null,
    open int not null,
    late int not null,
    constraint issue_open_days_pk primary key (city, day)
  );
  comment on table issue_open_days is
    'number of visible open issues of a city by the day of their report; a job adds issue_ward_moves to it';
  comment on column issue_open_days.day is 'day of the report, in the time zone of the city';
  comment on column issue_open_days.open is 'number of issues that are open or in progress';
  comment on column issue_open_days.late is 'number of these whose due date has passed';`;

const MOVE = 'city, ward, category, day, is_open, is_resolved, is_on_time, is_late, duration';

const FUNCTIONS = `
  drop function issue_ward_shares(issues);
  create function issue_ward_shares(issue issues) returns table(
      city text, ward text, category text, day date, is_open boolean, is_resolved boolean, is_on_time boolean,
      is_late boolean, duration smallint
    ) language sql stable as $$
    select issue.city, issue.ward, issue.category, (issue.created_at at time zone c.time_zone)::date,
           issue.status not in ('resolved', 'closed'),
           ${IS_REPAIRED},
           coalesce(${IS_REPAIRED} and issue.breached_at is null and issue.resolved_at <= issue.due_at, false),
           coalesce(issue.status not in ('resolved', 'closed') and issue.breached_at = issue.due_at, false),
           coalesce(case when ${IS_REPAIRED} and issue.due_at is not null then
             1 + width_bucket(extract(epoch from issue.resolved_at - issue.created_at)::float8,
               '{${SPAN_ENDS.join(',')}}'::float8[]) end, 0)::smallint
      from cities c where c.slug = issue.city and not issue.hidden
  $$;

  create or replace function issue_ward_counts_follow() returns trigger language plpgsql as $$
    begin
      insert into issue_ward_moves (${MOVE}, change)
        select ${MOVE}, sum(change)
          from (select -1 as change, * from issue_ward_shares(old) where tg_op <> 'INSERT'
                union all
                select 1, * from issue_ward_shares(new) where tg_op <> 'DELETE') changes
         group by ${MOVE} having sum(change) <> 0;
      return null;
    end
  $$;

  create or replace function issue_ward_counts_fill() returns void language sql as $$
    insert into issue_ward_moves (${MOVE}, change)
      select s.*, count(*) from issues i, issue_ward_shares(i) s group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
  $$;
  comment on function issue_ward_counts_fill() is
    'counts the visible issues of all cities and wards into issue_ward_moves';

  create or replace function issue_ward_counts_rebuild() returns void language sql as $$
    lock table issues in share mode;
    lock table issue_ward_counts in share row exclusive mode;
    delete from issue_ward_counts;
    delete from issue_ward_months;
    delete from issue_open_days;
    delete from issue_ward_moves;
    select issue_ward_counts_fill();
  $$;`;

const COLUMNS = ['city', 'category', 'ward', 'hidden', 'due_at', 'breached_at', 'resolved_at'];
const compared = (row: 'old' | 'new') =>
  [...COLUMNS.map((column) => `${row}.${column}`), `${row}.status in ('resolved', 'closed')`].join(', ');

const TRIGGERS = `
  drop trigger issues_ward_counts_insert on issues;
  create trigger issues_ward_counts_insert after insert on issues
    for each row when (not new.hidden) execute function issue_ward_counts_follow();
  comment on trigger issues_ward_counts_insert on issues is 'issue_ward_moves: +1 for a new issue, unless it is hidden';

  drop trigger issues_ward_counts_change on issues;
  create trigger issues_ward_counts_change after update of status, ${COLUMNS.join(', ')} on issues
    for each row when ((${compared('old')}) is distinct from (${compared('new')}))
    execute function issue_ward_counts_follow();
  comment on trigger issues_ward_counts_change on issues is
    'issue_ward_moves: -1 and +1 for an issue whose ward, category or city changes, or that is placed, late, resolved or reopened; -1 when it is hidden, +1 when it is shown again';

  drop trigger issues_ward_counts_delete on issues;
  create trigger issues_ward_counts_delete after delete on issues
    for each row when (not old.hidden) execute function issue_ward_counts_follow();
  comment on trigger issues_ward_counts_delete on issues is
    'issue_ward_moves: -1 for a deleted issue, unless it was hidden';`;

/** The function of wards alone, as migration 1700000099400 has left it. */
const FORMER_SHARES = `
  create or replace function issue_ward_shares(issue issues) returns table(
      city text, ward text, category text, month date, is_resolved boolean, is_on_time boolean, is_late boolean,
      duration smallint
    ) language sql stable as $$
    select issue.city, issue.ward, issue.category, date_trunc('month', issue.created_at at time zone c.time_zone)::date,
           ${IS_REPAIRED},
           coalesce(${IS_REPAIRED} and issue.breached_at is null
             and issue.resolved_at <= issue.due_at, false),
           coalesce(issue.status not in ('resolved', 'closed') and issue.breached_at = issue.due_at, false),
           coalesce(case when ${IS_REPAIRED} and issue.due_at is not null then
             1 + width_bucket(extract(epoch from issue.resolved_at - issue.created_at)::float8,
               '{${SPAN_ENDS.join(',')}}'::float8[]) end, 0)::smallint
      from cities c where c.slug = issue.city and not issue.hidden and issue.ward <> ''
  $$;`;

/**
 * Counts also issues without a ward, open and late ones, and open ones by the day of their report, so that the figures
 * of a city are read without counting its issues. Writers wait only while the triggers are created: the existing issues
 * are counted from a snapshot of that moment, in one read without locks. The job `ward-counts` adds them up; until it
 * has, the figures are correct, but read slower.
 */
export class CountIssuesOfCities1700000114000 implements MigrationInterface {
  /** Two transactions: the second one counts while the triggers of the first one already work. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const [{ left }] = (await runner.query(`select to_regclass('issue_open_days') as left`)) as [
      { left: string | null },
    ];
    // An interrupted run has changed the tables, but not counted.
    if (left !== null) await this.down(runner);
    const counting = runner.connection.createQueryRunner();
    try {
      await counting.startTransaction('REPEATABLE READ');
      await runner.startTransaction();
      await runner.query('lock table issues in share row exclusive mode');
      await runner.query(TABLES + FUNCTIONS + TRIGGERS);
      const [{ snapshot }] = (await runner.query('select pg_export_snapshot() as snapshot')) as [
        { snapshot: string },
      ];
      await counting.query(`set transaction snapshot '${snapshot}'`);
      await runner.commitTransaction();
      await counting.query('select issue_ward_counts_fill()');
      await counting.commitTransaction();
    } catch (error) {
      for (const each of [runner, counting]) if (each.isTransactionActive) await each.rollbackTransaction();
      throw error;
    } finally {
      await counting.release();
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table if exists issue_open_days');
    await new CountIssuesOfWards1700000098500().createEmpty(runner);
    await runner.query(FORMER_SHARES);
    await runner.query('select issue_ward_counts_rebuild()');
  }
}
