import type { MigrationInterface, QueryRunner } from 'typeorm';

const REASONS = [
  'not_ours',
  'not_found',
  'duplicate',
  'planned',
  'not_permitted',
  'private_property',
  'other',
];
/** A span of time to the resolution ends a tenth later than the one before; the first after 950 seconds. */
const SPAN_ENDS = Array.from({ length: 119 }, (_, index) => Math.round(864 * 1.1 ** (index + 1)));

const COLUMNS = `
  alter table issues add column not_repaired boolean not null default false;
  comment on column issues.not_repaired is
    'whether it is resolved or closed without a repair; such an issue counts as repaired in no figure';
  alter table issue_status_events add column not_repaired boolean not null default false;
  comment on column issue_status_events.not_repaired is 'whether it was resolved without a repair';
  alter table issue_rollup add column not_repaired bigint not null default 0;
  comment on column issue_rollup.not_repaired is 'number of these that were resolved without a repair';
  alter table issue_resolutions
    add column reason text,
    add column office_id text collate "C",
    add column duplicate_of text collate "C",
    add column until timestamptz(3),
    add constraint issue_resolutions_reason_known check (reason in ('${REASONS.join("', '")}')) not valid,
    add constraint issue_resolutions_reason_whole check (
      (office_id is not null) = (reason is not distinct from 'not_ours')
      and (duplicate_of is not null) = (reason is not distinct from 'duplicate')
      and (until is not null) = (reason is not distinct from 'planned')) not valid,
    add constraint issue_resolutions_duplicate_fk foreign key (duplicate_of) references issues not valid;
  comment on column issue_resolutions.reason is 'why nothing was repaired; null: it was';
  comment on column issue_resolutions.office_id is 'official whose office it belongs to, if it is not ours';
  comment on column issue_resolutions.duplicate_of is 'issue that it repeats, if it is a duplicate';
  comment on column issue_resolutions.until is 'when it will be repaired, if that is planned';`;

/** @param repaired SQL for whether an issue counts as resolved */
const wardShares = (repaired: string) => `
  create or replace function issue_ward_shares(issue issues) returns table(
      city text, ward text, category text, month date, is_resolved boolean, is_on_time boolean, is_late boolean,
      duration smallint
    ) language sql stable as $$
    select issue.city, issue.ward, issue.category, date_trunc('month', issue.created_at at time zone c.time_zone)::date,
           ${repaired},
           coalesce(${repaired} and issue.breached_at is null
             and issue.resolved_at <= issue.due_at, false),
           coalesce(issue.status not in ('resolved', 'closed') and issue.breached_at = issue.due_at, false),
           coalesce(case when ${repaired} and issue.due_at is not null then
             1 + width_bucket(extract(epoch from issue.resolved_at - issue.created_at)::float8,
               '{${SPAN_ENDS.join(',')}}'::float8[]) end, 0)::smallint
      from cities c where c.slug = issue.city and not issue.hidden and issue.ward <> ''
  $$;`;

/** @param resolvedAt SQL for the time of the resolution that counts; @param more further counts */
const cityCells = (resolvedAt: string, more: string) => `
  create or replace function city_count_cells(issue issues) returns table(city text, measure text, day date)
    language sql stable as $$
    select issue.city, cell.measure, coalesce((cell.at at time zone c.time_zone)::date, date '-infinity')
      from cities c,
           (values ('reported', issue.created_at), ('resolved', ${resolvedAt}),
                   ('feed ' || issue.feed_status, null)${more}) cell (measure, at)
     where c.slug = issue.city and not issue.hidden and (cell.measure <> 'resolved' or cell.at is not null)
       and cell.measure is not null
  $$;`;

/** @param resolvedAt as for `cityCells`; @param more further counts, without a day */
const cityAdd = (resolvedAt: string, more: string) => `
  create or replace function city_counts_add() returns trigger language plpgsql as $$
    declare
      zone text := (select time_zone from cities where slug = new.city);
    begin
      if not new.hidden then
        insert into city_counts (city, measure, day, slot, issues)
          select new.city, cell.measure, cell.day, pg_backend_pid() % 16, 1
            from (values ('feed ' || new.feed_status, date '-infinity'),
                         ('reported', (new.created_at at time zone zone)::date),
                         ('resolved', (${resolvedAt} at time zone zone)::date)${more}) cell (measure, day)
           where cell.day is not null and cell.measure is not null
        on conflict (city, measure, day, slot) do update set issues = city_counts.issues + 1;
      end if;
      return null;
    end
  $$;`;

const ROLLUP = `
  create or replace function issue_rollup_add(issue issues, change integer) returns void language sql as $$
    insert into issue_rollup (city, category, priority, status, slot, issues, not_repaired)
    values (issue.city, issue.category, issue.priority, issue.status, pg_backend_pid() % 16, change,
            change * issue.not_repaired::int)
    on conflict (city, category, priority, status, slot) do update
      set issues = issue_rollup.issues + excluded.issues,
          not_repaired = issue_rollup.not_repaired + excluded.not_repaired
  $$;

  create or replace function issue_rollup_rebuild() returns void language sql as $$
    lock table issues in share mode;
    delete from issue_rollup;
    insert into issue_rollup (city, category, priority, status, slot, issues, not_repaired)
      select city, category, priority, status, 0, count(*), count(*) filter (where not_repaired)
        from issues where not hidden group by 1, 2, 3, 4;
  $$;`;

/** The same, as it was before. */
const FORMER_ROLLUP = `
  create or replace function issue_rollup_add(issue issues, change integer) returns void language sql as $$
    insert into issue_rollup (city, category, priority, status, slot, issues)
    values (issue.city, issue.category, issue.priority, issue.status, pg_backend_pid() % 16, change)
    on conflict (city, category, priority, status, slot) do update
      set issues = issue_rollup.issues + excluded.issues
  $$;

  create or replace function issue_rollup_rebuild() returns void language sql as $$
    lock table issues in share mode;
    delete from issue_rollup;
    insert into issue_rollup
      select city, category, priority, status, 0, count(*) from issues where not hidden group by 1, 2, 3, 4;
  $$;`;

/** @param repaired SQL for whether an issue of the reporter counts as resolved */
const contributions = (repaired: string) => `
  create or replace function contributions(users text[]) returns table(
      user_id text, city text, reports integer, reports_resolved integer, upvotes_received integer, images_added
      integer, videos_added integer, high_priority_reports integer, votes_cast integer, comments_made integer,
      events_joined integer, streaks integer, categories integer, first_report_at timestamptz
    ) language sql stable as $$
    select u.id, u.city, coalesce(r.reports, 0), coalesce(r.resolved, 0), coalesce(r.upvotes, 0),
           coalesce(m.images, 0), coalesce(m.videos, 0), coalesce(r.high, 0), coalesce(v.votes, 0),
           coalesce(t.comments, 0), coalesce(e.events, 0), coalesce(d.streaks, 0),
           coalesce(r.categories, 0), r.first_at
      from users u
      left join (select reporter_id, count(*)::int as reports,
                        (count(*) filter (where ${repaired}))::int as resolved,
                        sum(upvotes)::int as upvotes, (count(*) filter (where priority = 'high'))::int as high,
                        count(distinct category)::int as categories, min(created_at) as first_at
                   from issues where reporter_id = any (users) and not hidden group by reporter_id) r
             on r.reporter_id = u.id
      left join (select added_by, (count(*) filter (where type = 'image'))::int as images,
                        (count(*) filter (where type = 'video'))::int as videos
                   from media where added_by = any (users) and deleted_at is null and redacted_at is null
                  group by added_by) m
             on m.added_by = u.id
      left join (select user_id, count(*)::int as votes
                   from issue_upvotes where user_id = any (users) group by user_id) v on v.user_id = u.id
      left join (select author_id, count(*)::int as comments
                   from messages where author_id = any (users) and deleted_at is null group by author_id) t
             on t.author_id = u.id
      left join (select user_id, completed_weeks(array_agg(day)) as streaks
                   from contributed_days(users) group by user_id) d on d.user_id = u.id
      left join (select user_id, count(*)::int as events
                   from event_attendees where user_id = any (users) group by user_id) e on e.user_id = u.id
     where u.id = any (users)
  $$;`;

const IS_DONE = `status in ('resolved', 'closed')`;
const REPAIRED = `issue.${IS_DONE} and not issue.not_repaired`;
const resolvedAtOf = (row: string) => `case when not ${row}.not_repaired then ${row}.resolved_at end`;
const notRepairedOf = (row: string) => `case when ${row}.not_repaired then 'not repaired' end`;

/**
 * Issues resolved without a repair: the reason in their resolution, and a mark with which they count as repaired in no
 * figure. No existing issue is one, so nothing is counted anew.
 */
export class ResolveWithoutARepair1700000099400 implements MigrationInterface {
  /** The constraints are checked without blocking writers, in a statement of their own. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const [{ exists }] = (await runner.query(
      `select exists (select from information_schema.columns
                       where table_name = 'issues' and column_name = 'not_repaired') as exists`,
    )) as [{ exists: boolean }];
    // An interrupted run has done this, but checked no constraint.
    if (!exists) {
      await runner.startTransaction();
      await runner.query(COLUMNS + wardShares(REPAIRED) + ROLLUP);
      await runner.query(cityCells(resolvedAtOf('issue'), `, (${notRepairedOf('issue')}, null)`));
      await runner.query(cityAdd(resolvedAtOf('new'), `, (${notRepairedOf('new')}, date '-infinity')`));
      await runner.query(contributions(`${IS_DONE} and not not_repaired`));
      await runner.commitTransaction();
    }
    for (const name of ['reason_known', 'reason_whole', 'duplicate_fk'])
      await runner.query(`alter table issue_resolutions validate constraint issue_resolutions_${name}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.startTransaction();
    await runner.query(contributions(IS_DONE));
    await runner.query(cityAdd('new.resolved_at', '') + cityCells('issue.resolved_at', '') + FORMER_ROLLUP);
    await runner.query(wardShares(`issue.${IS_DONE}`));
    await runner.query(`
      alter table issue_resolutions drop column reason, drop column office_id, drop column duplicate_of, drop column until;
      delete from city_counts where measure = 'not repaired';
      alter table issue_rollup drop column not_repaired;
      alter table issue_status_events drop column not_repaired;
      alter table issues drop column not_repaired;
    `);
    await runner.commitTransaction();
  }
}
