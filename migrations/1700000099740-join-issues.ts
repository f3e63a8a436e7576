import type { MigrationInterface, QueryRunner } from 'typeorm';

const IS_DONE = `status in ('resolved', 'closed')`;

/** @param counts SQL for whether an issue `i` counts for its reporter */
const contributions = (counts: string) => `
  create or replace function contributed_days(users text[]) returns table(
      user_id text, day date, reports integer
    ) language sql stable as $$
    select i.reporter_id, (i.created_at at time zone c.time_zone)::date, count(*)::int
      from issues i join cities c on c.slug = i.city
     where i.reporter_id = any (users) and ${counts} group by 1, 2
  $$;

  create or replace function contributed_categories(users text[]) returns table(
      user_id text, category text, reports integer
    ) language sql stable as $$
    select i.reporter_id, i.category, count(*)::int from issues i
     where i.reporter_id = any (users) and ${counts} group by 1, 2
  $$;

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
                        (count(*) filter (where ${IS_DONE} and not not_repaired))::int as resolved,
                        sum(upvotes)::int as upvotes, (count(*) filter (where priority = 'high'))::int as high,
                        count(distinct category)::int as categories, min(created_at) as first_at
                   from issues i where reporter_id = any (users) and ${counts} group by reporter_id) r
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

/**
 * Records merges, and where upvotes and subscriptions were before, so that a merge can be undone. A joined report
 * counts for its reporter: reports merged by an earlier release are counted again by the job that reconciles scores.
 */
export class JoinIssues1700000099740 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table issue_merges (
        merge_id text collate "C" not null,
        issue_id text collate "C" not null constraint issue_merges_issue_fk references issues,
        canonical_issue_id text collate "C" not null constraint issue_merges_canonical_fk references issues,
        cluster_id text collate "C" not null,
        former_duplicate_of text collate "C" constraint issue_merges_former_fk references issues,
        hid boolean not null,
        merged_at timestamptz(3) not null,
        undone_at timestamptz(3),
        constraint issue_merges_pk primary key (merge_id, issue_id)
      );
      comment on table issue_merges is
        'issues in merges: one row for each that was joined with another, and one for that other issue';
      comment on column issue_merges.canonical_issue_id is
        'issue that it was joined with; itself in the row of that issue';
      comment on column issue_merges.cluster_id is 'cluster whose issues were merged';
      comment on column issue_merges.former_duplicate_of is 'issue that it was marked as a duplicate of before';
      comment on column issue_merges.hid is 'whether the merge took it out of the lists';
      comment on column issue_merges.undone_at is 'null: not undone';
      create index issue_merges_canonical_idx on issue_merges (canonical_issue_id) where undone_at is null;
      create index issue_merges_issue_idx on issue_merges (issue_id) where undone_at is null;
      create index issue_merges_cluster_idx on issue_merges (cluster_id);

      create table issue_merge_upvotes (
        merge_id text collate "C" not null,
        issue_id text collate "C" not null,
        user_id text collate "C" not null constraint issue_merge_upvotes_user_fk references users on delete cascade,
        created_at timestamptz(3) not null,
        joined boolean not null,
        constraint issue_merge_upvotes_pk primary key (merge_id, issue_id, user_id),
        constraint issue_merge_upvotes_merge_fk foreign key (merge_id, issue_id)
          references issue_merges (merge_id, issue_id)
      );
      comment on table issue_merge_upvotes is
        'upvotes of joined issues as they were before the merge, until it is undone; they count on the other issue';
      comment on column issue_merge_upvotes.joined is 'whether it came to the issue by an earlier merge';
      create index issue_merge_upvotes_issue_idx on issue_merge_upvotes (issue_id, user_id);
      create index issue_merge_upvotes_user_idx on issue_merge_upvotes (user_id);

      alter table issue_upvotes add column joined boolean not null default false;
      comment on column issue_upvotes.joined is 'whether it was given to another issue that was joined with this one';

      alter table alert_subscriptions
        add column joined_from text collate "C"
          constraint alert_subscriptions_joined_fk references issues;
      comment on column alert_subscriptions.joined_from is
        'issue that was followed before it was joined with this one; null: asked for, or of the own report';
    `);
    await runner.query(contributions('not i.withheld'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(contributions('not i.hidden'));
    await runner.query(`
      alter table alert_subscriptions drop column joined_from;
      alter table issue_upvotes drop column joined;
      drop table issue_merge_upvotes;
      drop table issue_merges;
    `);
  }
}
