import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the data shown on the page of a city beside its issues: reporters, events, nominations and ward scores. */
export class CreateCommunity1700000014000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(WARDS);
    await runner.query(REPORTERS);
    await runner.query(EVENTS);
    await runner.query(REDACTION);
    await runner.query(
      contributions(`(select user_id, count(*)::int as events
                   from event_attendees where user_id = any (users) group by user_id) e on e.user_id = u.id`),
    );
    await runner.query(FILL);
    await runner.query(FEED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(contributions());
    await runner.query(`
      drop table feed_transitions, event_attendees, events, nominations, reporters;
      drop trigger users_reporter_change on users;
      drop trigger user_scores_reporter on user_scores;
      drop function reporters_follow_user, reporters_follow_score, reporters_enter, reporters_describe, slug_of;
      drop index officials_ward_idx;
      alter table media drop column redacted_at;
      alter table wards drop column score, drop column res_pct, drop column trend;
    `);
  }
}

const WARDS = `
  alter table wards
    add column score integer,
    add column res_pct integer,
    add column trend integer,
    add constraint wards_score_range check (score between 0 and 100),
    add constraint wards_res_pct_range check (res_pct between 0 and 100);
  comment on column wards.res_pct is 'the share of issues resolved, in percent; set for the wards of the leaderboard alone';
  create index officials_ward_idx on officials (city, designation, ward) where ward <> '';
  comment on column wards.trend is 'the change of the score since the period before';
`;

/**
 * A trigger adds everyone who has reported something to the directory of reporters, so that no code path can omit that.
 * Another one updates the search text of a reporter when the name changes.
 */
const REPORTERS = `
  create table reporters (
    user_id text collate "C" not null,
    slug text collate "C" not null,
    city text collate "C" not null,
    is_citizen_reporter boolean not null default false,
    zone text not null default '',
    beat text,
    area text,
    bio text,
    reached text,
    impact text,
    words text not null default '',
    created_at timestamptz(3) not null default now(),
    constraint reporters_pk primary key (user_id),
    constraint reporters_slug_unique unique (slug),
    constraint reporters_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    constraint reporters_city_fk foreign key (city) references cities (slug),
    constraint reporters_user_fk foreign key (user_id) references users (id) on delete cascade
  );
  create index reporters_words_idx on reporters using gin (search_key(words) gin_trgm_ops);
  create index reporters_city_idx on reporters (city);
  comment on column reporters.city is 'where the first report was made';
  comment on column reporters.words is 'what a reporter can be found by, in lower case';
  comment on column reporters.is_citizen_reporter is 'verified by the city desk';

  create function slug_of(name text) returns text language sql immutable as $$
    select coalesce(nullif(trim('-' from left(trim('-' from
             regexp_replace(lower(regexp_replace(normalize(name, NFKD), '[\\u0300-\\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g')),
           60)), ''), 'reporter')
  $$;

  create function reporters_describe() returns trigger language plpgsql as $$
  begin
    new.words := searchable(concat_ws(E'\\x1f',
      (select display_name from users where id = new.user_id), new.beat, new.area));
    return new;
  end $$;
  create trigger reporters_describe before insert or update on reporters
    for each row execute function reporters_describe();

  create function reporters_enter(person text) returns void language plpgsql as $$
  declare
    wanted text := (select slug_of(display_name) from users where id = person);
    free text := wanted;
  begin
    -- Whoever has the wanted one, at the same moment too: chance finds another.
    while not exists (select from reporters where user_id = person) loop
      insert into reporters (user_id, slug, city)
        select u.id, free, coalesce(i.city, u.city)
          from users u
          left join lateral (select city from issues where reporter_id = u.id and not hidden
                              order by created_at limit 1) i on true
         where u.id = person
      on conflict do nothing;
      free := wanted || '-' || substr(md5(random()::text || clock_timestamp()::text), 1, 8);
    end loop;
  end $$;

  create function reporters_follow_score() returns trigger language plpgsql as $$
  begin
    perform reporters_enter(new.user_id);
    return null;
  end $$;
  create trigger user_scores_reporter after insert or update of reports on user_scores
    for each row when (new.reports > 0) execute function reporters_follow_score();

  create function reporters_follow_user() returns trigger language plpgsql as $$
  begin
    update reporters set words = '' where user_id = new.id;
    return null;
  end $$;
  create trigger users_reporter_change after update of display_name on users
    for each row when (old.display_name <> new.display_name)
    execute function reporters_follow_user();
`;

const EVENTS = `
  create table events (
    id text collate "C" not null,
    city text collate "C" not null,
    title text not null,
    description text not null default '',
    type text not null,
    place text not null,
    date date not null,
    time text not null default '',
    duration text not null default '',
    location text not null default '',
    max_attendees integer not null,
    organiser text not null default '',
    impact text not null default '',
    words text not null generated always as
      (searchable(title || E'\\x1f' || location || E'\\x1f' || place)) stored,
    created_at timestamptz(3) not null default now(),
    constraint events_pk primary key (id),
    constraint events_city_fk foreign key (city) references cities (slug),
    constraint events_max_attendees_positive check (max_attendees >= 0)
  );
  create index events_city_date_idx on events (city, date, id);
  create index events_words_idx on events using gin (search_key(words) gin_trgm_ops);
  comment on column events.place is 'the display name of the city or town it takes place in';
  comment on column events.time is 'as it is announced, such as 7:00 AM';

  create table event_attendees (
    event_id text collate "C" not null,
    user_id text collate "C" not null,
    created_at timestamptz(3) not null,
    constraint event_attendees_pk primary key (event_id, user_id),
    constraint event_attendees_event_fk foreign key (event_id) references events (id) on delete cascade,
    constraint event_attendees_user_fk foreign key (user_id) references users (id) on delete cascade
  );
  create index event_attendees_user_idx on event_attendees (user_id);

  create table nominations (
    id text collate "C" not null,
    city text collate "C" not null,
    title text not null,
    description text,
    place text not null,
    supporters integer not null default 0,
    type text not null,
    created_at timestamptz(3) not null default now(),
    constraint nominations_pk primary key (id),
    constraint nominations_city_fk foreign key (city) references cities (slug),
    constraint nominations_supporters_positive check (supporters >= 0)
  );
  create index nominations_city_idx on nominations (city, id);
`;

const REDACTION = `
  alter table media add column redacted_at timestamptz(3);
  comment on column media.redacted_at is 'when the desk took it from sight; it counts no more and is shown to nobody';
`;

/**
 * Counts the contributions of people from the rows themselves. `events` joins the number of events attended, if they
 * are stored.
 */
const contributions = (events?: string): string => `
  create or replace function contributions(users text[]) returns table (
    user_id text, city text, reports integer, reports_resolved integer, upvotes_received integer, images_added integer,
    videos_added integer, high_priority_reports integer, votes_cast integer, comments_made integer,
    events_joined integer, streaks integer, categories integer, first_report_at timestamptz)
  language sql stable as $$
    select u.id, u.city, coalesce(r.reports, 0), coalesce(r.resolved, 0), coalesce(r.upvotes, 0),
           coalesce(m.images, 0), coalesce(m.videos, 0), coalesce(r.high, 0), coalesce(v.votes, 0),
           coalesce(t.comments, 0), ${events ? 'coalesce(e.events, 0)' : '0'}, coalesce(d.streaks, 0),
           coalesce(r.categories, 0), r.first_at
      from users u
      left join (select reporter_id, count(*)::int as reports,
                        (count(*) filter (where status in ('resolved', 'closed')))::int as resolved,
                        sum(upvotes)::int as upvotes, (count(*) filter (where priority = 'high'))::int as high,
                        count(distinct category)::int as categories, min(created_at) as first_at
                   from issues where reporter_id = any (users) and not hidden group by reporter_id) r
             on r.reporter_id = u.id
      left join (select added_by, (count(*) filter (where type = 'image'))::int as images,
                        (count(*) filter (where type = 'video'))::int as videos
                   from media where added_by = any (users) and deleted_at is null ${events ? 'and redacted_at is null' : ''}
                  group by added_by) m
             on m.added_by = u.id
      left join (select user_id, count(*)::int as votes
                   from issue_upvotes where user_id = any (users) group by user_id) v on v.user_id = u.id
      left join (select author_id, count(*)::int as comments
                   from messages where author_id = any (users) and deleted_at is null group by author_id) t
             on t.author_id = u.id
      left join (select user_id, completed_weeks(array_agg(day)) as streaks
                   from contributed_days(users) group by user_id) d on d.user_id = u.id
      ${events ? `left join ${events}` : ''}
     where u.id = any (users)
  $$;
`;

const FILL = `
  select reporters_enter(user_id) from user_scores where reports > 0 order by user_id;
`;

const FEED = `
  create table feed_transitions (
    from_status text not null,
    to_status text not null,
    constraint feed_transitions_pk primary key (from_status, to_status),
    constraint feed_transitions_from_known check (from_status in ('new', 'ack', 'progress', 'resolved', 'overdue')),
    constraint feed_transitions_to_known check (to_status in ('new', 'ack', 'progress', 'resolved', 'overdue')),
    constraint feed_transitions_overdue_open check (to_status <> 'overdue' or from_status <> 'resolved')
  );
  comment on table feed_transitions is 'which steps the city desk may take an issue in the public feed';
  insert into feed_transitions (from_status, to_status) values
    ('new', 'ack'), ('new', 'progress'), ('new', 'resolved'), ('new', 'overdue'),
    ('ack', 'progress'), ('ack', 'resolved'), ('ack', 'overdue'),
    ('progress', 'ack'), ('progress', 'resolved'), ('progress', 'overdue'),
    ('overdue', 'ack'), ('overdue', 'progress'), ('overdue', 'resolved'),
    ('resolved', 'progress');
`;
