import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the contributions of people, their scores, and the number of people per score. */
export class CreateScores1700000007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(TRIGGERS);
    await runner.query(TRUTH);
    await runner.query(FILL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function contributions, contributed_days, contributed_categories, completed_weeks;
      drop table score_counts, score_moves, user_report_categories, user_report_days, user_scores;
      drop function user_scores_settle, user_scores_tell;
      drop index issues_visible_reporter_idx;
      alter table cities drop column time_zone;
    `);
  }
}

const TABLES = `
  alter table cities add column time_zone text not null default 'Asia/Kolkata';
  comment on column cities.time_zone is 'where a day begins in the city, for streaks';

  create index issues_visible_reporter_idx on issues (reporter_id, created_at) where not hidden;

  create table user_scores (
    user_id text collate "C" not null,
    city text collate "C" not null,
    reports integer not null default 0,
    reports_resolved integer not null default 0,
    upvotes_received integer not null default 0,
    images_added integer not null default 0,
    videos_added integer not null default 0,
    high_priority_reports integer not null default 0,
    votes_cast integer not null default 0,
    comments_made integer not null default 0,
    events_joined integer not null default 0,
    streaks integer not null default 0,
    categories integer not null default 0,
    score integer not null,
    first_report_at timestamptz(3),
    community_voice_at timestamptz(3),
    problem_solver_at timestamptz(3),
    legend_at timestamptz(3),
    updated_at timestamptz(3) not null,
    constraint user_scores_pk primary key (user_id),
    constraint user_scores_user_fk foreign key (user_id) references users (id) on delete cascade,
    constraint user_scores_city_fk foreign key (city) references cities (slug)
  ) with (fillfactor = 80);
  create index user_scores_rank_idx on user_scores (score desc, user_id) where score > 0;
  create index user_scores_city_rank_idx on user_scores (city, score desc, user_id) where score > 0;
  create index user_scores_pioneers_idx on user_scores (first_report_at, user_id) where first_report_at is not null;
  comment on table user_scores is 'what each person has contributed; changed in the transaction of each contribution';
  comment on column user_scores.first_report_at is 'of the reports everyone may see';

  create table user_report_days (
    user_id text collate "C" not null,
    day date not null,
    reports integer not null,
    constraint user_report_days_pk primary key (user_id, day),
    constraint user_report_days_user_fk foreign key (user_id) references users (id) on delete cascade
  );
  comment on column user_report_days.day is 'in the time zone of the city the report is about';

  create table user_report_categories (
    user_id text collate "C" not null,
    category text collate "C" not null,
    reports integer not null,
    constraint user_report_categories_pk primary key (user_id, category),
    constraint user_report_categories_user_fk foreign key (user_id) references users (id) on delete cascade
  );

  create table score_moves (
    city text collate "C" not null,
    score integer not null,
    change integer not null
  );
  comment on table score_moves is
    'who came to a score (+1) or left it (-1) since score_counts was last brought up to date';

  create table score_counts (
    span integer not null,
    low integer not null,
    city text collate "C" not null,
    users bigint not null,
    constraint score_counts_pk primary key (span, low, city),
    constraint score_counts_span_known check (span in (1, 256))
  );
  comment on table score_counts is
    'how many people have each score, singly (span 1) and by 256: a rank is the sum of a few hundred of them';
`;

/**
 * Triggers calculate scores and badges from the counts, and record each change of a score, so that no code path can
 * omit that. Writers only insert into score_moves, so that people who reach the same score do not wait for each other.
 */
const TRIGGERS = `
  create function user_scores_settle() returns trigger language plpgsql as $$
  begin
    new.score := new.reports * 50 + new.reports_resolved * 100 + new.upvotes_received * 2 + new.images_added * 15
      + new.videos_added * 25 + new.high_priority_reports * 30 + new.votes_cast * 5 + new.comments_made * 3
      + new.events_joined * 20 + new.streaks * 50 + new.categories * 10;
    new.community_voice_at :=
      case when new.upvotes_received >= 100 then coalesce(new.community_voice_at, new.updated_at) end;
    new.problem_solver_at :=
      case when new.reports_resolved >= 5 then coalesce(new.problem_solver_at, new.updated_at) end;
    new.legend_at := case when new.score >= 600 then coalesce(new.legend_at, new.updated_at) end;
    return new;
  end $$;
  create trigger user_scores_settle before insert or update on user_scores
    for each row execute function user_scores_settle();

  create function user_scores_tell() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and old.score > 0 then
      insert into score_moves (city, score, change) values (old.city, old.score, -1);
    end if;
    if tg_op <> 'DELETE' and new.score > 0 then
      insert into score_moves (city, score, change) values (new.city, new.score, 1);
    end if;
    return null;
  end $$;
  create trigger user_scores_came after insert or delete on user_scores
    for each row execute function user_scores_tell();
  create trigger user_scores_moved after update on user_scores
    for each row when (old.score <> new.score or old.city <> new.city) execute function user_scores_tell();

  create function completed_weeks(days date[]) returns integer language sql immutable as $$
    select coalesce(sum(length / 7), 0)::int
      from (select count(*) as length
              from (select day - (row_number() over (order by day))::int as run from unnest(days) day) numbered
             group by run) runs
  $$;
  comment on function completed_weeks is 'completed runs of seven consecutive days';
`;

/** Counts the contributions of people from the rows themselves. The counts in user_scores must be equal to these. */
const TRUTH = `
  create function contributed_days(users text[]) returns table (user_id text, day date, reports integer)
  language sql stable as $$
    select i.reporter_id, (i.created_at at time zone c.time_zone)::date, count(*)::int
      from issues i join cities c on c.slug = i.city
     where i.reporter_id = any (users) and not i.hidden group by 1, 2
  $$;

  create function contributed_categories(users text[]) returns table (user_id text, category text, reports integer)
  language sql stable as $$
    select i.reporter_id, i.category, count(*)::int from issues i
     where i.reporter_id = any (users) and not i.hidden group by 1, 2
  $$;

  create function contributions(users text[]) returns table (
    user_id text, city text, reports integer, reports_resolved integer, upvotes_received integer, images_added integer,
    videos_added integer, high_priority_reports integer, votes_cast integer, comments_made integer,
    events_joined integer, streaks integer, categories integer, first_report_at timestamptz)
  language sql stable as $$
    select u.id, u.city, coalesce(r.reports, 0), coalesce(r.resolved, 0), coalesce(r.upvotes, 0),
           coalesce(m.images, 0), coalesce(m.videos, 0), coalesce(r.high, 0), coalesce(v.votes, 0),
           coalesce(t.comments, 0), 0, coalesce(d.streaks, 0), coalesce(r.categories, 0), r.first_at
      from users u
      left join (select reporter_id, count(*)::int as reports,
                        (count(*) filter (where status in ('resolved', 'closed')))::int as resolved,
                        sum(upvotes)::int as upvotes, (count(*) filter (where priority = 'high'))::int as high,
                        count(distinct category)::int as categories, min(created_at) as first_at
                   from issues where reporter_id = any (users) and not hidden group by reporter_id) r
             on r.reporter_id = u.id
      left join (select added_by, (count(*) filter (where type = 'image'))::int as images,
                        (count(*) filter (where type = 'video'))::int as videos
                   from media where added_by = any (users) and deleted_at is null group by added_by) m
             on m.added_by = u.id
      left join (select user_id, count(*)::int as votes
                   from issue_upvotes where user_id = any (users) group by user_id) v on v.user_id = u.id
      left join (select author_id, count(*)::int as comments
                   from messages where author_id = any (users) and deleted_at is null group by author_id) t
             on t.author_id = u.id
      left join (select user_id, completed_weeks(array_agg(day)) as streaks
                   from contributed_days(users) group by user_id) d on d.user_id = u.id
     where u.id = any (users)
  $$;
`;

const FILL = `
  insert into user_scores
    (user_id, city, reports, reports_resolved, upvotes_received, images_added, videos_added, high_priority_reports,
     votes_cast, comments_made, events_joined, streaks, categories, first_report_at, updated_at)
    select c.*, now() from contributions(array(select id from users)) c
     where reports + images_added + videos_added + votes_cast + comments_made > 0;
  insert into user_report_days select * from contributed_days(array(select id from users));
  insert into user_report_categories select * from contributed_categories(array(select id from users));
`;
