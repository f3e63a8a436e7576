import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A span of time to the resolution ends a tenth later than the one before; the first after 950 seconds. */
const SPAN_ENDS = Array.from({ length: 119 }, (_, index) => Math.round(864 * 1.1 ** (index + 1)));

const TABLES = `
  create table issue_ward_counts (
    city text collate "C" not null,
    ward text not null,
    category text collate "C" not null,
    reported int not null,
    resolved int not null,
    constraint issue_ward_counts_pk primary key (city, ward, category)
  );
  comment on table issue_ward_counts is
    'number of visible issues of a ward and a category; a job adds issue_ward_moves to it';
  comment on column issue_ward_counts.resolved is 'number of these that are resolved or closed';

  create table issue_ward_months (
    city text collate "C" not null,
    month date not null,
    ward text not null,
    on_time int not null,
    late int not null,
    durations int[] not null,
    constraint issue_ward_months_pk primary key (city, month, ward),
    constraint issue_ward_months_durations check (cardinality(durations) = ${SPAN_ENDS.length + 1})
  );
  comment on table issue_ward_months is
    'how visible issues with a due date that were reported in a month kept it; a job adds issue_ward_moves to it';
  comment on column issue_ward_months.month is 'first day of the month of the report, in the time zone of the city';
  comment on column issue_ward_months.on_time is 'number of issues that were resolved before any of their due dates had passed';
  comment on column issue_ward_months.late is 'number of issues that are not resolved, and whose due date has passed';
  comment on column issue_ward_months.durations is
    'number of resolved issues by the time from the report to the resolution: in up to 950 seconds, then in spans whose ends are a tenth apart';

  create table issue_ward_moves (
    city text collate "C" not null,
    ward text not null,
    category text collate "C" not null,
    month date not null,
    is_resolved boolean not null,
    is_on_time boolean not null,
    is_late boolean not null,
    duration smallint not null,
    change int not null
  );
  comment on table issue_ward_moves is
    'issues that came to (+1) or left (-1) a count of wards since issue_ward_counts and issue_ward_months were last updated';
  comment on column issue_ward_moves.duration is
    'number of the span in issue_ward_months.durations; 0: not resolved, or without a due date';`;

const FUNCTIONS = `
  create function issue_ward_shares(issue issues) returns table(
      city text, ward text, category text, month date, is_resolved boolean, is_on_time boolean, is_late boolean,
      duration smallint
    ) language sql stable as $$
    select issue.city, issue.ward, issue.category, date_trunc('month', issue.created_at at time zone c.time_zone)::date,
           issue.status in ('resolved', 'closed'),
           coalesce(issue.status in ('resolved', 'closed') and issue.breached_at is null
             and issue.resolved_at <= issue.due_at, false),
           coalesce(issue.status not in ('resolved', 'closed') and issue.breached_at = issue.due_at, false),
           coalesce(case when issue.status in ('resolved', 'closed') and issue.due_at is not null then
             1 + width_bucket(extract(epoch from issue.resolved_at - issue.created_at)::float8,
               '{${SPAN_ENDS.join(',')}}'::float8[]) end, 0)::smallint
      from cities c where c.slug = issue.city and not issue.hidden and issue.ward <> ''
  $$;

  create function issue_ward_counts_follow() returns trigger language plpgsql as $$
    begin
      insert into issue_ward_moves (city, ward, category, month, is_resolved, is_on_time, is_late, duration, change)
        select city, ward, category, month, is_resolved, is_on_time, is_late, duration, sum(change)
          from (select -1 as change, * from issue_ward_shares(old) where tg_op <> 'INSERT'
                union all
                select 1, * from issue_ward_shares(new) where tg_op <> 'DELETE') changes
         group by city, ward, category, month, is_resolved, is_on_time, is_late, duration having sum(change) <> 0;
      return null;
    end
  $$;

  create function issue_ward_counts_fill() returns void language sql as $$
    insert into issue_ward_moves (city, ward, category, month, is_resolved, is_on_time, is_late, duration, change)
      select s.*, count(*) from issues i, issue_ward_shares(i) s group by 1, 2, 3, 4, 5, 6, 7, 8;
  $$;
  comment on function issue_ward_counts_fill() is 'counts the visible issues of all wards into issue_ward_moves';

  create function issue_ward_counts_rebuild() returns void language sql as $$
    lock table issues in share mode;
    lock table issue_ward_counts in share row exclusive mode;
    delete from issue_ward_counts;
    delete from issue_ward_months;
    delete from issue_ward_moves;
    select issue_ward_counts_fill();
  $$;
  comment on function issue_ward_counts_rebuild() is 'for an operator, after loading issues with triggers disabled';`;

const COLUMNS = ['city', 'category', 'ward', 'hidden', 'due_at', 'breached_at', 'resolved_at'];
const compared = (row: 'old' | 'new') =>
  [...COLUMNS.map((column) => `${row}.${column}`), `${row}.status in ('resolved', 'closed')`].join(', ');

const TRIGGERS = `
  create trigger issues_ward_counts_insert after insert on issues
    for each row when (new.ward <> '' and not new.hidden) execute function issue_ward_counts_follow();
  comment on trigger issues_ward_counts_insert on issues is
    'issue_ward_moves: +1 for a new issue that has a ward, unless it is hidden';

  create trigger issues_ward_counts_change after update of status, ${COLUMNS.join(', ')} on issues
    for each row when ((old.ward <> '' or new.ward <> '') and (${compared('old')}) is distinct from (${compared('new')}))
    execute function issue_ward_counts_follow();
  comment on trigger issues_ward_counts_change on issues is
    'issue_ward_moves: -1 and +1 for an issue whose ward, category or city changes, or that is placed, late, resolved or reopened; -1 when it is hidden, +1 when it is shown again';

  create trigger issues_ward_counts_delete after delete on issues
    for each row when (old.ward <> '' and not old.hidden) execute function issue_ward_counts_follow();
  comment on trigger issues_ward_counts_delete on issues is
    'issue_ward_moves: -1 for a deleted issue that has a ward, unless it was hidden';`;

const REMOVAL = `
  drop trigger if exists issues_ward_counts_insert on issues;
  drop trigger if exists issues_ward_counts_change on issues;
  drop trigger if exists issues_ward_counts_delete on issues;
  drop function if exists issue_ward_counts_rebuild(), issue_ward_counts_fill(), issue_ward_counts_follow(),
    issue_ward_shares(issues);
  drop table if exists issue_ward_counts, issue_ward_months, issue_ward_moves;`;

/**
 * Counts the issues of wards by category and by month. Writers wait only while the triggers are created: the existing
 * issues are counted from a snapshot of that moment, in one read without locks. The job `ward-counts` adds them up.
 */
export class CountIssuesOfWards1700000098500 implements MigrationInterface {
  /** Two transactions: the second one counts while the triggers of the first one already work. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const counting = runner.connection.createQueryRunner();
    try {
      // An interrupted run leaves tables and triggers.
      await runner.query(REMOVAL);
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

  /** Creates the tables and triggers, without counts. */
  async createEmpty(runner: QueryRunner): Promise<void> {
    await runner.query(REMOVAL + TABLES + FUNCTIONS + TRIGGERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(REMOVAL);
  }
}
