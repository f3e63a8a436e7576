-- The schema of version 0.1.0 (its last migration is 1700000090000), by pg_dump 15 without owners and privileges, and some rows.
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.audit_records (
    id bigint NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    surface text NOT NULL,
    actor_id text NOT NULL,
    actor_name text NOT NULL,
    action text NOT NULL,
    target_kind text NOT NULL,
    target_id text NOT NULL,
    before jsonb,
    after jsonb,
    "position" bigint NOT NULL,
    note text,
    previous_hash text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT audit_records_position_positive CHECK (("position" > 0))
);

COMMENT ON TABLE public.audit_records IS 'append-only: every privileged change, with the values before and after it';

CREATE FUNCTION public.audit_record_hash(entry public.audit_records) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
    select encode(sha256(convert_to(jsonb_build_array(
      entry.position, entry.previous_hash, extract(epoch from entry.at), entry.surface, entry.actor_id,
      entry.actor_name, entry.action, entry.target_kind, entry.target_id, entry.before, entry.after,
      entry.note)::text, 'UTF8')), 'hex')
  $$;

COMMENT ON FUNCTION public.audit_record_hash(entry public.audit_records) IS 'what hash must be; audit:verify computes it anew for every record';

CREATE FUNCTION public.audit_records_chain() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  declare
    last audit_records;
  begin
    perform pg_advisory_xact_lock(hashtextextended('audit-records', 0));
    select * into last from audit_records order by position desc limit 1;
    new.position := coalesce(last.position, 0) + 1;
    new.previous_hash := coalesce(last.hash, '');
    new.hash := audit_record_hash(new);
    return new;
  end $$;

CREATE TABLE public.issues (
    id text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL,
    description text NOT NULL,
    city text NOT NULL COLLATE pg_catalog."C",
    category text NOT NULL COLLATE pg_catalog."C",
    category_label text NOT NULL,
    priority text NOT NULL COLLATE pg_catalog."C",
    status text NOT NULL COLLATE pg_catalog."C",
    feed_status text NOT NULL COLLATE pg_catalog."C",
    reporter_id text NOT NULL COLLATE pg_catalog."C",
    lat double precision,
    lng double precision,
    address text,
    pincode text,
    source text DEFAULT 'platform'::text NOT NULL,
    upvotes integer DEFAULT 0 NOT NULL,
    media_count integer DEFAULT 0 NOT NULL,
    message_count integer DEFAULT 0 NOT NULL,
    hidden boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    last_message_at timestamp(3) with time zone,
    closed_at timestamp(3) with time zone,
    closed_by text,
    area text DEFAULT ''::text NOT NULL,
    ward text DEFAULT ''::text NOT NULL,
    jurisdiction_id text COLLATE pg_catalog."C",
    responsible jsonb,
    placed_by text,
    placed_at timestamp(3) with time zone,
    resolved_at timestamp(3) with time zone,
    duplicate_of text COLLATE pg_catalog."C",
    withheld boolean DEFAULT false NOT NULL,
    due_at timestamp(3) with time zone,
    breached_at timestamp(3) with time zone,
    escalation_level smallint DEFAULT 0 NOT NULL,
    next_escalation_at timestamp(3) with time zone,
    pictures_changed_at timestamp(3) with time zone,
    lateness_changed_at timestamp(3) with time zone,
    CONSTRAINT issues_category_known CHECK ((category = ANY (ARRAY['traffic'::text, 'road'::text, 'infrastructure'::text, 'hygiene'::text, 'healthcare'::text, 'systemic'::text]))),
    CONSTRAINT issues_closed_by_known CHECK ((closed_by = ANY (ARRAY['owner'::text, 'admin'::text, 'auto'::text]))),
    CONSTRAINT issues_counters_positive CHECK (((upvotes >= 0) AND (media_count >= 0) AND (message_count >= 0))),
    CONSTRAINT issues_duplicate_other CHECK ((duplicate_of <> id)),
    CONSTRAINT issues_escalation_due CHECK (((next_escalation_at IS NULL) OR (due_at IS NOT NULL))),
    CONSTRAINT issues_escalation_level_range CHECK (((escalation_level >= 0) AND (escalation_level <= 4))),
    CONSTRAINT issues_feed_status_known CHECK ((feed_status = ANY (ARRAY['new'::text, 'ack'::text, 'progress'::text, 'resolved'::text, 'overdue'::text]))),
    CONSTRAINT issues_lat_range CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
    CONSTRAINT issues_lng_range CHECK (((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision))),
    CONSTRAINT issues_location_whole CHECK ((((lat IS NULL) = (lng IS NULL)) AND ((lat IS NULL) OR (address IS NOT NULL)))),
    CONSTRAINT issues_pincode_form CHECK ((pincode ~ '^[0-9]{6}$'::text)),
    CONSTRAINT issues_placed_by_known CHECK ((placed_by = ANY (ARRAY['boundary'::text, 'pincode'::text, 'geocoder'::text, 'centroid'::text, 'nothing'::text]))),
    CONSTRAINT issues_priority_known CHECK ((priority = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text]))),
    CONSTRAINT issues_source_known CHECK ((source = ANY (ARRAY['platform'::text, 'chat'::text, 'photo'::text, 'micro'::text, 'open311'::text]))),
    CONSTRAINT issues_status_known CHECK ((status = ANY (ARRAY['open'::text, 'in_progress'::text, 'resolved'::text, 'closed'::text]))),
    CONSTRAINT issues_withheld_hidden CHECK ((hidden OR (NOT withheld)))
);

COMMENT ON TABLE public.issues IS 'reports of something broken, with both statuses and counters of upvotes, media and messages';

COMMENT ON COLUMN public.issues.status IS 'lifecycle status; changed only together with feed_status';

COMMENT ON COLUMN public.issues.last_message_at IS 'time of the last message; the next message gets a later time, so a thread is read in commit order';

COMMENT ON COLUMN public.issues.responsible IS 'chain of the responsible offices at that time';

COMMENT ON COLUMN public.issues.placed_at IS 'when the ward of the issue was determined; null: still to be done';

COMMENT ON COLUMN public.issues.resolved_at IS 'when it got its current resolution; null: it has none';

COMMENT ON COLUMN public.issues.duplicate_of IS 'issue into which it was merged';

COMMENT ON COLUMN public.issues.withheld IS 'hidden by moderation; an issue that is hidden but not withheld was merged into another';

COMMENT ON COLUMN public.issues.due_at IS 'time by which it must be resolved; set at the report, written only by IssueDueDates';

COMMENT ON COLUMN public.issues.breached_at IS 'latest due date that passed before the issue was resolved; a later due date replaces it only after it has passed too';

COMMENT ON COLUMN public.issues.escalation_level IS 'level of the last office it was escalated to; 0: none';

COMMENT ON COLUMN public.issues.next_escalation_at IS 'when the escalation to the next office is due; null: resolved, or already at the last level reached by time';

COMMENT ON COLUMN public.issues.pictures_changed_at IS 'when its media last changed (added, removed, redacted), or the issue it duplicates was hidden or shown; null: never';

COMMENT ON COLUMN public.issues.lateness_changed_at IS 'when it was last marked as late or escalated; null: never, or before this column existed';

CREATE FUNCTION public.city_count_cells(issue public.issues) RETURNS TABLE(city text, measure text, day date)
    LANGUAGE sql STABLE
    AS $$
    select issue.city, cell.measure, coalesce((cell.at at time zone c.time_zone)::date, date '-infinity')
      from cities c,
           (values ('reported', issue.created_at), ('resolved', issue.resolved_at),
                   ('feed ' || issue.feed_status, null)) cell (measure, at)
     where c.slug = issue.city and not issue.hidden and (cell.measure <> 'resolved' or cell.at is not null)
  $$;

CREATE FUNCTION public.city_counts_add() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  declare
    zone text := (select time_zone from cities where slug = new.city);
  begin
    if not new.hidden then
      insert into city_counts (city, measure, day, slot, issues)
        select new.city, cell.measure, cell.day, pg_backend_pid() % 16, 1
          from (values ('feed ' || new.feed_status, date '-infinity'),
                       ('reported', (new.created_at at time zone zone)::date),
                       ('resolved', (new.resolved_at at time zone zone)::date)) cell (measure, day)
         where cell.day is not null
      on conflict (city, measure, day, slot) do update set issues = city_counts.issues + 1;
    end if;
    return null;
  end $$;

CREATE FUNCTION public.city_counts_follow() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    -- In one order, whichever way an issue moves, so that movers cannot deadlock.
    insert into city_counts (city, measure, day, slot, issues)
      select city, measure, day, pg_backend_pid() % 16, sum(change)
        from (select *, -1 as change from city_count_cells(old)
              union all
              select *, 1 from city_count_cells(new) where tg_op <> 'DELETE') changes
       group by city, measure, day having sum(change) <> 0 order by city, measure, day
    on conflict (city, measure, day, slot) do update set issues = city_counts.issues + excluded.issues;
    return null;
  end $$;

CREATE FUNCTION public.city_counts_rebuild() RETURNS void
    LANGUAGE sql
    AS $$
    lock table issues in share mode;
    delete from city_counts;
    insert into city_counts (city, measure, day, slot, issues)
      select c.city, c.measure, c.day, 0, count(*) from issues i, city_count_cells(i) c group by 1, 2, 3;
  $$;

COMMENT ON FUNCTION public.city_counts_rebuild() IS 'for an operator, after loading issues with triggers disabled';

CREATE FUNCTION public.completed_weeks(days date[]) RETURNS integer
    LANGUAGE sql IMMUTABLE
    AS $$
    select coalesce(sum(length / 7), 0)::int
      from (select count(*) as length
              from (select day - (row_number() over (order by day))::int as run from unnest(days) day) numbered
             group by run) runs
  $$;

COMMENT ON FUNCTION public.completed_weeks(days date[]) IS 'completed runs of seven consecutive days';

CREATE FUNCTION public.containing(words text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ select '%' || replace(replace(replace(words, '\', '\\'), '%', '\%'), '_', '\_') || '%' $$;

COMMENT ON FUNCTION public.containing(words text) IS 'the LIKE pattern of the texts that contain these words literally';

CREATE FUNCTION public.contributed_categories(users text[]) RETURNS TABLE(user_id text, category text, reports integer)
    LANGUAGE sql STABLE
    AS $$
    select i.reporter_id, i.category, count(*)::int from issues i
     where i.reporter_id = any (users) and not i.hidden group by 1, 2
  $$;

CREATE FUNCTION public.contributed_days(users text[]) RETURNS TABLE(user_id text, day date, reports integer)
    LANGUAGE sql STABLE
    AS $$
    select i.reporter_id, (i.created_at at time zone c.time_zone)::date, count(*)::int
      from issues i join cities c on c.slug = i.city
     where i.reporter_id = any (users) and not i.hidden group by 1, 2
  $$;

CREATE FUNCTION public.contributions(users text[]) RETURNS TABLE(user_id text, city text, reports integer, reports_resolved integer, upvotes_received integer, images_added integer, videos_added integer, high_priority_reports integer, votes_cast integer, comments_made integer, events_joined integer, streaks integer, categories integer, first_report_at timestamp with time zone)
    LANGUAGE sql STABLE
    AS $$
    select u.id, u.city, coalesce(r.reports, 0), coalesce(r.resolved, 0), coalesce(r.upvotes, 0),
           coalesce(m.images, 0), coalesce(m.videos, 0), coalesce(r.high, 0), coalesce(v.votes, 0),
           coalesce(t.comments, 0), coalesce(e.events, 0), coalesce(d.streaks, 0),
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
  $$;

CREATE FUNCTION public.issue_cell_shares(issue public.issues) RETURNS TABLE(city text, zoom smallint, x integer, y integer, category text, open integer, in_progress integer, resolved integer, closed integer, lat_sum bigint, lng_sum bigint)
    LANGUAGE sql IMMUTABLE
    AS $$
    select issue.city, z, floor((issue.lng + 180) * (1 << (z + 2)) / 360)::integer,
           floor((issue.lat + 90) * (1 << (z + 2)) / 360)::integer, issue.category,
           (issue.status = 'open')::integer, (issue.status = 'in_progress')::integer,
           (issue.status = 'resolved')::integer, (issue.status = 'closed')::integer,
           round(issue.lat * 1000000)::bigint, round(issue.lng * 1000000)::bigint
      from (values (10::smallint), (12::smallint), (14::smallint)) zooms (z)
     where issue.lat is not null and not issue.hidden
  $$;

CREATE FUNCTION public.issue_cells_add() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    insert into issue_cells as cell (city, zoom, x, y, category, slot, open, in_progress, resolved, closed, lat_sum, lng_sum)
      select city, zoom, x, y, category, pg_backend_pid() % case zoom when 10 then 8 when 12 then 2 else 1 end, sum(open), sum(in_progress), sum(resolved), sum(closed),
             sum(lat_sum), sum(lng_sum)
        from (select s.* from added, issue_cell_shares(row(added.*)::issues) s) shares
       group by city, zoom, x, y, category order by city, zoom, x, y, category
    
  on conflict (city, zoom, x, y, category, slot) do update
    set open = cell.open + excluded.open, in_progress = cell.in_progress + excluded.in_progress,
        resolved = cell.resolved + excluded.resolved, closed = cell.closed + excluded.closed,
        lat_sum = cell.lat_sum + excluded.lat_sum, lng_sum = cell.lng_sum + excluded.lng_sum;
    return null;
  end $$;

CREATE FUNCTION public.issue_cells_follow() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    -- In one order, whichever way an issue moves, so that movers cannot deadlock.
    insert into issue_cells as cell (city, zoom, x, y, category, slot, open, in_progress, resolved, closed, lat_sum, lng_sum)
      select city, zoom, x, y, category, pg_backend_pid() % case zoom when 10 then 8 when 12 then 2 else 1 end,
             sum(change * open), sum(change * in_progress), sum(change * resolved), sum(change * closed),
             sum(change * lat_sum), sum(change * lng_sum)
        from (select -1 as change, * from issue_cell_shares(old)
              union all
              select 1, * from issue_cell_shares(new) where tg_op <> 'DELETE') changes
       group by city, zoom, x, y, category
      having (sum(change * open), sum(change * in_progress), sum(change * resolved), sum(change * closed),
              sum(change * lat_sum), sum(change * lng_sum)) <> (0, 0, 0, 0, 0, 0)
       order by city, zoom, x, y, category
    
  on conflict (city, zoom, x, y, category, slot) do update
    set open = cell.open + excluded.open, in_progress = cell.in_progress + excluded.in_progress,
        resolved = cell.resolved + excluded.resolved, closed = cell.closed + excluded.closed,
        lat_sum = cell.lat_sum + excluded.lat_sum, lng_sum = cell.lng_sum + excluded.lng_sum;
    return null;
  end $$;

CREATE FUNCTION public.issue_cells_rebuild() RETURNS void
    LANGUAGE sql
    AS $$
    lock table issues in share mode;
    delete from issue_cells;
    insert into issue_cells (city, zoom, x, y, category, slot, open, in_progress, resolved, closed, lat_sum, lng_sum)
      select s.city, s.zoom, s.x, s.y, s.category, 0, sum(s.open), sum(s.in_progress), sum(s.resolved), sum(s.closed),
             sum(s.lat_sum), sum(s.lng_sum)
        from issues i, issue_cell_shares(i) s group by 1, 2, 3, 4, 5;
  $$;

COMMENT ON FUNCTION public.issue_cells_rebuild() IS 'for an operator, after loading issues with triggers disabled';

CREATE FUNCTION public.issue_rollup_add(issue public.issues, change integer) RETURNS void
    LANGUAGE sql
    AS $$
    insert into issue_rollup (city, category, priority, status, slot, issues)
    values (issue.city, issue.category, issue.priority, issue.status, pg_backend_pid() % 16, change)
    on conflict (city, category, priority, status, slot) do update
      set issues = issue_rollup.issues + excluded.issues
  $$;

CREATE FUNCTION public.issue_rollup_follow() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  declare
    old_cell text;
    new_cell text;
  begin
    if tg_op <> 'INSERT' and not old.hidden then
      old_cell := concat_ws(' ', old.city, old.category, old.priority, old.status);
    end if;
    if tg_op <> 'DELETE' and not new.hidden then
      new_cell := concat_ws(' ', new.city, new.category, new.priority, new.status);
    end if;
    if old_cell is not distinct from new_cell then
      return null;
    end if;
    -- Two cells are always taken in one order, whichever way an issue moves, so that movers cannot deadlock.
    if old_cell < new_cell then
      perform issue_rollup_add(old, -1);
    end if;
    if new_cell is not null then
      perform issue_rollup_add(new, 1);
    end if;
    if old_cell > new_cell or (old_cell is not null and new_cell is null) then
      perform issue_rollup_add(old, -1);
    end if;
    return null;
  end $$;

CREATE FUNCTION public.issue_rollup_rebuild() RETURNS void
    LANGUAGE sql
    AS $$
    lock table issues in share mode;
    delete from issue_rollup;
    insert into issue_rollup
      select city, category, priority, status, 0, count(*) from issues where not hidden group by 1, 2, 3, 4;
  $$;

COMMENT ON FUNCTION public.issue_rollup_rebuild() IS 'for an operator, after loading issues with triggers disabled';

CREATE FUNCTION public.issue_search_follow() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    if tg_op = 'UPDATE' and new.hidden then
      delete from issue_search where issue_id = new.id;
    elsif not new.hidden then
      insert into issue_search (issue_id, city, category_label, created_at, words)
        select new.id, new.city, new.category_label, new.created_at, issue_search_text(new, u.display_name)
          from users u where u.id = new.reporter_id
      on conflict (issue_id) do update
        set city = excluded.city, category_label = excluded.category_label, words = excluded.words;
    end if;
    return null;
  end $$;

CREATE FUNCTION public.issue_search_rebuild() RETURNS void
    LANGUAGE sql
    AS $$
    lock table issues in share mode;
    delete from issue_search;
    insert into issue_search (issue_id, city, category_label, created_at, words)
      select i.id, i.city, i.category_label, i.created_at, issue_search_text(i, u.display_name)
        from issues i join users u on u.id = i.reporter_id where not i.hidden order by i.created_at;
  $$;

COMMENT ON FUNCTION public.issue_search_rebuild() IS 'for an operator, after loading issues with triggers disabled';

CREATE FUNCTION public.issue_search_rename() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    insert into issue_search_renames (user_id) values (new.id)
      on conflict (user_id) do update set renames = issue_search_renames.renames + 1, renamed_at = now();
    return null;
  end $$;

CREATE FUNCTION public.issue_search_text(issue public.issues, reporter text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
    select searchable(concat_ws(E'\x1f', issue.title, issue.area, issue.ward, issue.pincode, issue.id,
                           issue.category_label, reporter))
  $$;

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    raise exception '% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = '42501';
  end $$;

CREATE FUNCTION public.reporters_describe() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    new.words := searchable(concat_ws(E'\x1f',
      (select display_name from users where id = new.user_id), new.beat, new.area));
    return new;
  end $$;

CREATE FUNCTION public.reporters_enter(person text) RETURNS void
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.reporters_follow_score() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    perform reporters_enter(new.user_id);
    return null;
  end $$;

CREATE FUNCTION public.reporters_follow_user() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    update reporters set words = '' where user_id = new.id;
    return null;
  end $$;

CREATE FUNCTION public.search_key(words text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ select replace(encode(convert_to(words, 'UTF8'), 'escape'), '\', '') $$;

COMMENT ON FUNCTION public.search_key(words text) IS 'a text with every character beyond ASCII spelt in digits';

CREATE FUNCTION public.searchable(words text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ select lower(normalize(words, NFKC) collate "default") $$;

COMMENT ON FUNCTION public.searchable(words text) IS 'a text as it is compared: in lower case, letters composed in one way';

CREATE FUNCTION public.slug_of(name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
    select coalesce(nullif(trim('-' from left(trim('-' from
             regexp_replace(lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g')),
           60)), ''), 'reporter')
  $$;

CREATE FUNCTION public.user_scores_settle() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.user_scores_tell() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    if tg_op <> 'INSERT' and old.score > 0 then
      insert into score_moves (city, score, change) values (old.city, old.score, -1);
    end if;
    if tg_op <> 'DELETE' and new.score > 0 then
      insert into score_moves (city, score, change) values (new.city, new.score, 1);
    end if;
    return null;
  end $$;

CREATE TABLE public.alert_addresses (
    email text NOT NULL COLLATE pg_catalog."C",
    language text DEFAULT 'en'::text NOT NULL,
    own_issues boolean DEFAULT true NOT NULL
);

COMMENT ON TABLE public.alert_addresses IS 'mail preferences of people who report issues; no row: the defaults of the columns';

COMMENT ON COLUMN public.alert_addresses.email IS 'in lower case';

COMMENT ON COLUMN public.alert_addresses.language IS 'language in which the owner last reported on the site';

COMMENT ON COLUMN public.alert_addresses.own_issues IS 'whether the owner follows the issues they report';

CREATE TABLE public.alert_devices (
    id bigint NOT NULL,
    email text NOT NULL COLLATE pg_catalog."C",
    language text NOT NULL,
    endpoint text NOT NULL COLLATE pg_catalog."C",
    p256dh text NOT NULL,
    auth text NOT NULL,
    refusals integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    silences integer DEFAULT 0 NOT NULL,
    served_at timestamp(3) with time zone,
    delivered_at timestamp(3) with time zone
);

COMMENT ON TABLE public.alert_devices IS 'browsers that show the alerts of an address by web push; deleted when that ends';

COMMENT ON COLUMN public.alert_devices.email IS 'in lower case';

COMMENT ON COLUMN public.alert_devices.endpoint IS 'URL of the push service for messages; knowing it is enough to change the row';

COMMENT ON COLUMN public.alert_devices.p256dh IS 'public key of the device, for encrypting messages';

COMMENT ON COLUMN public.alert_devices.auth IS 'secret of the device, for encrypting messages';

COMMENT ON COLUMN public.alert_devices.refusals IS 'consecutive refusals by the push service';

COMMENT ON COLUMN public.alert_devices.silences IS 'consecutive times the push service gave no answer or asked for a retry';

COMMENT ON COLUMN public.alert_devices.served_at IS 'when it was last sent a message, the longest ago is served first; null: never';

COMMENT ON COLUMN public.alert_devices.delivered_at IS 'when the push service last accepted a message; null: never, so few refusals delete the device';

ALTER TABLE public.alert_devices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.alert_devices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.alert_events (
    id bigint NOT NULL,
    issue_id text NOT NULL COLLATE pg_catalog."C",
    city text NOT NULL,
    type text NOT NULL,
    detail text NOT NULL,
    actor_id text COLLATE pg_catalog."C",
    at timestamp(3) with time zone NOT NULL,
    pending boolean DEFAULT true NOT NULL,
    due_at timestamp(3) with time zone,
    held boolean DEFAULT false NOT NULL,
    hidden_at timestamp(3) with time zone,
    shown_at timestamp(3) with time zone,
    CONSTRAINT alert_events_type_known CHECK ((type = ANY (ARRAY['reported'::text, 'status'::text, 'overdue'::text, 'escalated'::text])))
);

COMMENT ON TABLE public.alert_events IS 'events of issues, for alerts; kept for 40 days';

COMMENT ON COLUMN public.alert_events.detail IS 'new status, or the office; empty: no detail';

COMMENT ON COLUMN public.alert_events.actor_id IS 'who caused the event, and gets no mail about it; null: the service';

COMMENT ON COLUMN public.alert_events.at IS 'when it happened';

COMMENT ON COLUMN public.alert_events.pending IS 'whether mails to followers of the issue are still to be written';

COMMENT ON COLUMN public.alert_events.due_at IS 'time of the next try, after mails to followers failed or the issue was hidden; null: due at once';

COMMENT ON COLUMN public.alert_events.held IS 'whether the issue was hidden before or after the event, and has not been shown again';

COMMENT ON COLUMN public.alert_events.hidden_at IS 'when the issue was first hidden since the event, earlier digests may contain it; null: not hidden, or hidden by the previous release';

COMMENT ON COLUMN public.alert_events.shown_at IS 'when the issue was shown again, the next digest contains the event unless an earlier one did; null: not shown again';

ALTER TABLE public.alert_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.alert_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.alert_pushes (
    device_id bigint NOT NULL,
    event_id bigint NOT NULL,
    due_at timestamp(3) with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL
);

COMMENT ON TABLE public.alert_pushes IS 'outbox: events still to be shown on devices';

COMMENT ON COLUMN public.alert_pushes.due_at IS 'time of the next try';

CREATE TABLE public.alert_subscriptions (
    id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    language text NOT NULL,
    city text NOT NULL,
    kind text NOT NULL,
    target text NOT NULL COLLATE pg_catalog."C",
    frequency text NOT NULL,
    lat double precision,
    lng double precision,
    radius_m integer,
    cell_row integer,
    cell_column integer,
    created_at timestamp(3) with time zone NOT NULL,
    confirmed_at timestamp(3) with time zone,
    digested_until timestamp(3) with time zone NOT NULL,
    own boolean DEFAULT false NOT NULL,
    asked_at timestamp(3) with time zone,
    next_mail_at timestamp(3) with time zone,
    CONSTRAINT alert_subscriptions_frequency_known CHECK ((frequency = ANY (ARRAY['instant'::text, 'daily'::text, 'weekly'::text]))),
    CONSTRAINT alert_subscriptions_instant_for_issues CHECK (((kind = 'issue'::text) = (frequency = 'instant'::text))),
    CONSTRAINT alert_subscriptions_kind_known CHECK ((kind = ANY (ARRAY['issue'::text, 'ward'::text, 'category'::text, 'place'::text]))),
    CONSTRAINT alert_subscriptions_place CHECK ((num_nonnulls(lat, lng, radius_m, cell_row, cell_column) =
CASE
    WHEN (kind = 'place'::text) THEN 5
    ELSE 0
END))
);

COMMENT ON TABLE public.alert_subscriptions IS 'requests for mails about an issue, a ward, a category or a place; deleted when they end';

COMMENT ON COLUMN public.alert_subscriptions.email IS 'in lower case';

COMMENT ON COLUMN public.alert_subscriptions.target IS 'id of the issue, code of the ward, category, or point and radius';

COMMENT ON COLUMN public.alert_subscriptions.cell_row IS 'row of the grid square that contains the place, in hundredths of a degree';

COMMENT ON COLUMN public.alert_subscriptions.confirmed_at IS 'when the link in the confirmation mail was used; null: only that mail is sent';

COMMENT ON COLUMN public.alert_subscriptions.digested_until IS 'time up to which events were included in a digest';

COMMENT ON COLUMN public.alert_subscriptions.own IS 'whether it began with the report of the issue; valid while the reporter has the address';

COMMENT ON COLUMN public.alert_subscriptions.asked_at IS 'when somebody asked to follow an own issue like any other, confirming it ends "own"; null: nobody asked';

COMMENT ON COLUMN public.alert_subscriptions.next_mail_at IS 'no mail before this time: one was written that day, an earlier one still waited, a digest failed, or it became daily; null: no limit';

CREATE TABLE public.alerts_sent (
    subscription_id text NOT NULL COLLATE pg_catalog."C",
    event_id bigint NOT NULL,
    due_at timestamp(3) with time zone
);

COMMENT ON TABLE public.alerts_sent IS 'mails to a subscription about an event of its issue, each once; waiting ones have a due time';

COMMENT ON COLUMN public.alerts_sent.due_at IS 'when the mail that names the event is written; null: written, or dropped because the issue stayed hidden';

CREATE TABLE public.api_clients (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    email text,
    city_scope text[],
    key_hash text NOT NULL COLLATE pg_catalog."C",
    created_by text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone NOT NULL,
    revoked_at timestamp(3) with time zone
);

COMMENT ON TABLE public.api_clients IS 'programs that may report issues over Open311; each has an account of the same id';

COMMENT ON COLUMN public.api_clients.city_scope IS 'ids of cities; null: all cities';

COMMENT ON COLUMN public.api_clients.key_hash IS 'SHA-256 of the key; the key is not stored';

COMMENT ON COLUMN public.api_clients.created_by IS 'account of the console; null: created for the demonstration';

ALTER TABLE public.audit_records ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_records_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.channel_configs (
    channel text NOT NULL COLLATE pg_catalog."C",
    demo_mode boolean DEFAULT false NOT NULL,
    last_checked_at timestamp(3) with time zone,
    last_error text,
    requests bigint DEFAULT 0 NOT NULL,
    errors bigint DEFAULT 0 NOT NULL,
    CONSTRAINT channel_configs_channel_known CHECK ((channel = ANY (ARRAY['chat'::text, 'photo'::text, 'micro'::text, 'platform'::text])))
);

COMMENT ON TABLE public.channel_configs IS 'settings and state of channels, one row per channel';

COMMENT ON COLUMN public.channel_configs.last_error IS 'why the last check failed; null: it did not fail';

COMMENT ON COLUMN public.channel_configs.requests IS 'number of checks and messages sent; requests of feeds are counted in channel_feeds';

CREATE TABLE public.channel_events (
    channel text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    events bigint NOT NULL,
    latest_at timestamp(3) with time zone NOT NULL
);

COMMENT ON TABLE public.channel_events IS 'events that were acknowledged but not stored, counted by kind';

CREATE TABLE public.channel_feeds (
    channel text NOT NULL COLLATE pg_catalog."C",
    mode text,
    posts jsonb DEFAULT '[]'::jsonb NOT NULL,
    read_at timestamp(3) with time zone,
    fresh_until timestamp(3) with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    leased_until timestamp(3) with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    requests bigint DEFAULT 0 NOT NULL,
    errors bigint DEFAULT 0 NOT NULL,
    last_error text,
    last_error_at timestamp(3) with time zone
);

COMMENT ON TABLE public.channel_feeds IS 'last answer of an upstream, shared by all instances, with its requests and errors';

CREATE TABLE public.cities (
    slug text NOT NULL COLLATE pg_catalog."C",
    display_name text NOT NULL,
    state text NOT NULL,
    subdomain text NOT NULL,
    rollout_status text DEFAULT 'live'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    time_zone text DEFAULT 'Asia/Kolkata'::text NOT NULL,
    CONSTRAINT cities_rollout_status_known CHECK ((rollout_status = ANY (ARRAY['live'::text, 'rollout'::text, 'waitlist'::text])))
);

COMMENT ON TABLE public.cities IS 'the cities the service works in; the set is fixed';

COMMENT ON COLUMN public.cities.time_zone IS 'time zone that sets where a day of the city begins, for streaks';

CREATE TABLE public.city_counts (
    city text NOT NULL COLLATE pg_catalog."C",
    measure text NOT NULL COLLATE pg_catalog."C",
    day date NOT NULL,
    slot smallint NOT NULL,
    issues bigint NOT NULL
)
WITH (fillfactor='50');

COMMENT ON TABLE public.city_counts IS 'reports and resolutions of a city by day, and its issues by feed status; kept by trigger';

CREATE TABLE public.city_holidays (
    city text NOT NULL COLLATE pg_catalog."C",
    date date NOT NULL,
    name text NOT NULL
);

COMMENT ON TABLE public.city_holidays IS 'days on which a city does not work';

CREATE TABLE public.console_accounts (
    id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL,
    name text NOT NULL,
    role text NOT NULL,
    city_scope text[],
    password_hash text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    last_login_at timestamp(3) with time zone,
    CONSTRAINT console_accounts_role_known CHECK ((role = ANY (ARRAY['super_admin'::text, 'city_admin'::text, 'reviewer'::text, 'auditor'::text])))
);

COMMENT ON TABLE public.console_accounts IS 'accounts of city staff in the console; separate from the accounts of citizens';

COMMENT ON COLUMN public.console_accounts.city_scope IS 'ids of cities; null: all cities';

CREATE TABLE public.console_invites (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL,
    name text NOT NULL,
    role text NOT NULL,
    city_scope text[],
    invited_by text NOT NULL COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    used_at timestamp(3) with time zone,
    CONSTRAINT console_invites_role_known CHECK ((role = ANY (ARRAY['super_admin'::text, 'city_admin'::text, 'reviewer'::text, 'auditor'::text])))
);

COMMENT ON TABLE public.console_invites IS 'invitations to the console, identified by the hash of their token';

CREATE TABLE public.console_sessions (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    revoked_at timestamp(3) with time zone
);

COMMENT ON TABLE public.console_sessions IS 'sessions of console accounts, identified by the hash of their cookie';

COMMENT ON COLUMN public.console_sessions.token_hash IS 'SHA-256 of the cookie; the cookie is not stored';

CREATE TABLE public.console_settings (
    name text NOT NULL COLLATE pg_catalog."C",
    value jsonb NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE public.console_settings IS 'settings changed by city staff';

CREATE TABLE public.departments (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    city text NOT NULL COLLATE pg_catalog."C",
    categories text[] DEFAULT '{}'::text[] NOT NULL,
    contact_phone text DEFAULT ''::text NOT NULL,
    contact_email text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT departments_categories_known CHECK ((categories <@ ARRAY['traffic'::text, 'road'::text, 'infrastructure'::text, 'hygiene'::text, 'healthcare'::text, 'systemic'::text]))
);

COMMENT ON TABLE public.departments IS 'departments of cities, and the categories they are responsible for';

CREATE TABLE public.due_date_changes (
    id bigint NOT NULL,
    issue_id text NOT NULL COLLATE pg_catalog."C",
    from_due_at timestamp(3) with time zone,
    to_due_at timestamp(3) with time zone NOT NULL,
    reason text NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    CONSTRAINT due_date_changes_reason_known CHECK ((reason = ANY (ARRAY['category'::text, 'priority'::text, 'ward'::text, 'pause'::text, 'resume'::text, 'reopen'::text])))
);

COMMENT ON TABLE public.due_date_changes IS 'append-only: every change of a due date, with its reason';

ALTER TABLE public.due_date_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.due_date_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.duplicate_clusters (
    id text NOT NULL COLLATE pg_catalog."C",
    city text NOT NULL COLLATE pg_catalog."C",
    category text NOT NULL,
    ward text NOT NULL,
    members text[] NOT NULL,
    first_at timestamp(3) with time zone NOT NULL,
    last_at timestamp(3) with time zone NOT NULL,
    merged boolean DEFAULT false NOT NULL,
    canonical_issue_id text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone NOT NULL,
    dismissed_at timestamp(3) with time zone,
    CONSTRAINT duplicate_clusters_dismissed_unmerged CHECK (((NOT merged) OR (dismissed_at IS NULL))),
    CONSTRAINT duplicate_clusters_merge_whole CHECK ((merged = (canonical_issue_id IS NOT NULL))),
    CONSTRAINT duplicate_clusters_several CHECK ((cardinality(members) >= 2))
);

COMMENT ON TABLE public.duplicate_clusters IS 'issues that seem to be the same; the first member is the oldest';

COMMENT ON COLUMN public.duplicate_clusters.dismissed_at IS 'when city staff recorded that the members are no duplicates; null: not dismissed';

CREATE TABLE public.event_attendees (
    event_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone NOT NULL
);

COMMENT ON TABLE public.event_attendees IS 'attendees of community events';

CREATE TABLE public.events (
    id text NOT NULL COLLATE pg_catalog."C",
    city text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    type text NOT NULL,
    place text NOT NULL,
    date date NOT NULL,
    "time" text DEFAULT ''::text NOT NULL,
    duration text DEFAULT ''::text NOT NULL,
    location text DEFAULT ''::text NOT NULL,
    max_attendees integer NOT NULL,
    organiser text DEFAULT ''::text NOT NULL,
    impact text DEFAULT ''::text NOT NULL,
    words text GENERATED ALWAYS AS (public.searchable(((((title || ''::text) || location) || ''::text) || place))) STORED NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT events_max_attendees_positive CHECK ((max_attendees >= 0))
);

COMMENT ON TABLE public.events IS 'community events';

COMMENT ON COLUMN public.events.place IS 'display name of the city or town of the event';

COMMENT ON COLUMN public.events."time" IS 'time as announced, such as 7:00 AM';

CREATE TABLE public.feed_transitions (
    from_status text NOT NULL,
    to_status text NOT NULL,
    CONSTRAINT feed_transitions_from_known CHECK ((from_status = ANY (ARRAY['new'::text, 'ack'::text, 'progress'::text, 'resolved'::text, 'overdue'::text]))),
    CONSTRAINT feed_transitions_overdue_open CHECK (((to_status <> 'overdue'::text) OR (from_status <> 'resolved'::text))),
    CONSTRAINT feed_transitions_to_known CHECK ((to_status = ANY (ARRAY['new'::text, 'ack'::text, 'progress'::text, 'resolved'::text, 'overdue'::text])))
);

COMMENT ON TABLE public.feed_transitions IS 'transitions of the feed status that city staff may make';

CREATE TABLE public.flag_reports (
    target_kind text NOT NULL COLLATE pg_catalog."C",
    target_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    flag_id text NOT NULL COLLATE pg_catalog."C",
    reason text NOT NULL COLLATE pg_catalog."C",
    note text,
    at timestamp(3) with time zone NOT NULL,
    CONSTRAINT flag_reports_reason_known CHECK ((reason = ANY (ARRAY['spam'::text, 'abuse'::text, 'wronginfo'::text, 'duplicate'::text, 'other'::text])))
);

COMMENT ON TABLE public.flag_reports IS 'reports of a target by people; a person can report a target only once';

CREATE TABLE public.flags (
    id text NOT NULL COLLATE pg_catalog."C",
    target_kind text NOT NULL COLLATE pg_catalog."C",
    target_id text NOT NULL COLLATE pg_catalog."C",
    issue_id text COLLATE pg_catalog."C",
    reason text NOT NULL COLLATE pg_catalog."C",
    status text DEFAULT 'open'::text NOT NULL COLLATE pg_catalog."C",
    reporter_count integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    resolved_by text COLLATE pg_catalog."C",
    resolved_at timestamp(3) with time zone,
    CONSTRAINT flags_issue_whole CHECK (((target_kind = 'reporter'::text) = (issue_id IS NULL))),
    CONSTRAINT flags_reason_known CHECK ((reason = ANY (ARRAY['spam'::text, 'abuse'::text, 'wronginfo'::text, 'duplicate'::text, 'other'::text]))),
    CONSTRAINT flags_reporters_positive CHECK ((reporter_count > 0)),
    CONSTRAINT flags_resolution_whole CHECK ((((status = 'open'::text) = (resolved_at IS NULL)) AND ((resolved_at IS NULL) = (resolved_by IS NULL)))),
    CONSTRAINT flags_status_known CHECK ((status = ANY (ARRAY['open'::text, 'dismissed'::text, 'warned'::text, 'removed'::text, 'banned'::text]))),
    CONSTRAINT flags_target_kind_known CHECK ((target_kind = ANY (ARRAY['issue'::text, 'comment'::text, 'media'::text, 'reporter'::text])))
);

COMMENT ON TABLE public.flags IS 'reports of people against a target; its open reports share one flag';

CREATE TABLE public.geocoded_points (
    lat numeric(8,4) NOT NULL,
    lng numeric(8,4) NOT NULL,
    pincode text,
    area text NOT NULL,
    found_at timestamp(3) with time zone NOT NULL
);

COMMENT ON TABLE public.geocoded_points IS 'answers of the geocoder for points, rounded to about ten metres';

CREATE TABLE public.geocoder_turn (
    id boolean DEFAULT true NOT NULL,
    free_at timestamp(3) with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    CONSTRAINT geocoder_turn_single CHECK (id)
);

COMMENT ON TABLE public.geocoder_turn IS 'one row: the time from which any instance may send the next request to the geocoder';

CREATE TABLE public.idempotency_keys (
    caller text NOT NULL COLLATE pg_catalog."C",
    key text NOT NULL,
    request_hash text NOT NULL,
    answer json NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    alternative boolean DEFAULT false NOT NULL
);

COMMENT ON TABLE public.idempotency_keys IS 'answers to accounts by Idempotency-Key, kept for a day';

CREATE TABLE public.issue_admin_states (
    issue_id text NOT NULL COLLATE pg_catalog."C",
    forced boolean DEFAULT false NOT NULL,
    sla_paused boolean DEFAULT false NOT NULL,
    closed boolean DEFAULT false NOT NULL,
    pinned boolean DEFAULT false NOT NULL,
    chain_role_override text,
    updated_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT issue_admin_states_role_known CHECK ((chain_role_override = ANY (ARRAY['Local Police'::text, 'Corporator'::text, 'Municipal Ward Officer'::text, 'MLA'::text, 'MP'::text])))
);

COMMENT ON TABLE public.issue_admin_states IS 'marks that city staff set on an issue; hiding and redaction are stored with the issue and its media';

CREATE TABLE public.issue_assignments (
    id bigint NOT NULL,
    issue_id text NOT NULL COLLATE pg_catalog."C",
    assignee_id text NOT NULL COLLATE pg_catalog."C",
    assignee_name text NOT NULL,
    department text NOT NULL,
    note text,
    assigned_by text NOT NULL COLLATE pg_catalog."C",
    assigned_at timestamp(3) with time zone NOT NULL
);

COMMENT ON TABLE public.issue_assignments IS 'append-only: assignments of issues; the latest row of an issue is its current assignment';

ALTER TABLE public.issue_assignments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.issue_assignments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.issue_cells (
    city text NOT NULL COLLATE pg_catalog."C",
    zoom smallint NOT NULL,
    x integer NOT NULL,
    y integer NOT NULL,
    category text NOT NULL COLLATE pg_catalog."C",
    slot smallint NOT NULL,
    open integer NOT NULL,
    in_progress integer NOT NULL,
    resolved integer NOT NULL,
    closed integer NOT NULL,
    lat_sum bigint NOT NULL,
    lng_sum bigint NOT NULL,
    CONSTRAINT issue_cells_zoom_known CHECK ((zoom = ANY (ARRAY[10, 12, 14])))
)
WITH (fillfactor='50');

COMMENT ON TABLE public.issue_cells IS 'number of located issues by status in grid squares, 360 / 2^(zoom + 2) degrees wide; kept by trigger';

COMMENT ON COLUMN public.issue_cells.slot IS 'spreads concurrent writers of one square: 8 slots for the largest squares, 2 for the middle ones, 1 for the smallest';

COMMENT ON COLUMN public.issue_cells.lat_sum IS 'sum of the latitudes, in millionths of a degree';

COMMENT ON COLUMN public.issue_cells.lng_sum IS 'sum of the longitudes, in millionths of a degree';

CREATE TABLE public.issue_contacts (
    issue_id text NOT NULL COLLATE pg_catalog."C",
    email text,
    phone text,
    first_name text,
    last_name text,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT issue_contacts_any CHECK ((num_nonnulls(email, phone, first_name, last_name) > 0))
);

COMMENT ON TABLE public.issue_contacts IS 'people for whom an Open311 client reported, for the confirmation of the report; not shown by any API';

CREATE TABLE public.issue_escalations (
    issue_id text NOT NULL COLLATE pg_catalog."C",
    level smallint NOT NULL,
    designation text NOT NULL,
    place text NOT NULL,
    official_id text NOT NULL COLLATE pg_catalog."C",
    due_at timestamp(3) with time zone NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    CONSTRAINT issue_escalations_level_range CHECK (((level >= 1) AND (level <= 4)))
);

COMMENT ON TABLE public.issue_escalations IS 'append-only: escalations of late issues to offices';

COMMENT ON COLUMN public.issue_escalations.place IS 'ward or constituency of the office';

COMMENT ON COLUMN public.issue_escalations.official_id IS 'holder of the office at that time; never shown';

COMMENT ON COLUMN public.issue_escalations.due_at IS 'due date that had passed';

CREATE TABLE public.issue_resolutions (
    id bigint NOT NULL,
    issue_id text NOT NULL COLLATE pg_catalog."C",
    description text NOT NULL,
    media_ids text[] NOT NULL,
    resolver_id text NOT NULL COLLATE pg_catalog."C",
    resolver_name text NOT NULL,
    resolver_role text NOT NULL,
    resolved_at timestamp(3) with time zone NOT NULL,
    dropped_at timestamp(3) with time zone,
    settled_at timestamp(3) with time zone,
    CONSTRAINT issue_resolutions_one_end CHECK (((dropped_at IS NULL) OR (settled_at IS NULL)))
);

COMMENT ON TABLE public.issue_resolutions IS 'resolutions of issues, and their outcome';

COMMENT ON COLUMN public.issue_resolutions.dropped_at IS 'when the issue was reopened, which made the resolution invalid';

COMMENT ON COLUMN public.issue_resolutions.settled_at IS 'when the issue was closed, which made the resolution final';

ALTER TABLE public.issue_resolutions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.issue_resolutions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.issue_rollup (
    city text NOT NULL COLLATE pg_catalog."C",
    category text NOT NULL COLLATE pg_catalog."C",
    priority text NOT NULL COLLATE pg_catalog."C",
    status text NOT NULL COLLATE pg_catalog."C",
    slot smallint NOT NULL,
    issues bigint NOT NULL
)
WITH (fillfactor='50');

COMMENT ON TABLE public.issue_rollup IS 'number of issues of one kind, in sixteen slots to avoid lock waits of writers; kept by trigger';

CREATE TABLE public.issue_search (
    issue_id text NOT NULL COLLATE pg_catalog."C",
    city text NOT NULL COLLATE pg_catalog."C",
    category_label text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    words text NOT NULL
);

COMMENT ON TABLE public.issue_search IS 'search words of publicly visible issues, in lower case; one row per issue';

CREATE TABLE public.issue_search_renames (
    user_id text NOT NULL COLLATE pg_catalog."C",
    renames integer DEFAULT 1 NOT NULL,
    renamed_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE public.issue_search_renames IS 'people whose new name is not yet in the search words of their issues';

CREATE TABLE public.issue_status_events (
    id bigint NOT NULL,
    issue_id text NOT NULL COLLATE pg_catalog."C",
    from_status text,
    to_status text NOT NULL,
    from_feed_status text,
    to_feed_status text NOT NULL,
    actor_id text COLLATE pg_catalog."C",
    surface text NOT NULL,
    note text,
    at timestamp(3) with time zone NOT NULL,
    CONSTRAINT issue_status_events_feed_status_known CHECK ((to_feed_status = ANY (ARRAY['new'::text, 'ack'::text, 'progress'::text, 'resolved'::text, 'overdue'::text]))),
    CONSTRAINT issue_status_events_status_known CHECK ((to_status = ANY (ARRAY['open'::text, 'in_progress'::text, 'resolved'::text, 'closed'::text])))
);

COMMENT ON TABLE public.issue_status_events IS 'append-only: every change of either status column, with actor and time';

ALTER TABLE public.issue_status_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.issue_status_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.issue_upvotes (
    issue_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone NOT NULL
);

COMMENT ON TABLE public.issue_upvotes IS 'upvotes; at most one per person and issue';

CREATE TABLE public.jobs (
    name text NOT NULL COLLATE pg_catalog."C",
    leased_until timestamp(3) with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    started_at timestamp(3) with time zone,
    finished_at timestamp(3) with time zone,
    outcome jsonb,
    failure text,
    runs bigint DEFAULT 0 NOT NULL,
    failures bigint DEFAULT 0 NOT NULL,
    succeeded_at timestamp(3) with time zone
);

COMMENT ON TABLE public.jobs IS 'one row per scheduled job: its current runner, and the result of its last run';

CREATE TABLE public.jurisdictions (
    id text NOT NULL COLLATE pg_catalog."C",
    city text NOT NULL COLLATE pg_catalog."C",
    ward text NOT NULL,
    pincodes text[] DEFAULT '{}'::text[] NOT NULL,
    ward_officer_id text COLLATE pg_catalog."C",
    corporator_id text COLLATE pg_catalog."C",
    constituency_assembly text DEFAULT ''::text NOT NULL,
    constituency_parliamentary text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE public.jurisdictions IS 'the ward officer and corporator responsible for a ward';

CREATE TABLE public.keywords (
    id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    target text NOT NULL COLLATE pg_catalog."C",
    label text NOT NULL,
    keyword text NOT NULL,
    language text DEFAULT ''::text NOT NULL,
    weight smallint DEFAULT 2 NOT NULL,
    romanised boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT keywords_kind_known CHECK ((kind = ANY (ARRAY['category'::text, 'city'::text]))),
    CONSTRAINT keywords_weight_range CHECK (((weight >= 1) AND (weight <= 9)))
);

COMMENT ON TABLE public.keywords IS 'words that hint at a category or a city';

CREATE TABLE public.letter_moves (
    official_id text NOT NULL COLLATE pg_catalog."C",
    at timestamp(3) with time zone NOT NULL,
    issue_id text NOT NULL COLLATE pg_catalog."C",
    level smallint NOT NULL
);

COMMENT ON TABLE public.letter_moves IS 'officials whose letters still have to follow a change of address or office, each with the position of the last letter that did';

COMMENT ON COLUMN public.letter_moves.at IS 'time of the escalation of that letter';

COMMENT ON COLUMN public.letter_moves.issue_id IS 'issue of that letter; empty if there is none yet';

COMMENT ON COLUMN public.letter_moves.level IS 'level of that letter';

CREATE TABLE public.mail_suppressions (
    address text NOT NULL COLLATE pg_catalog."C",
    reason text NOT NULL,
    at timestamp(3) with time zone NOT NULL
);

COMMENT ON TABLE public.mail_suppressions IS 'addresses that permanently refused mail; no mail is sent to them';

COMMENT ON COLUMN public.mail_suppressions.address IS 'in lower case';

CREATE TABLE public.mails (
    id text NOT NULL COLLATE pg_catalog."C",
    key text NOT NULL COLLATE pg_catalog."C",
    recipient text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    html text,
    unsubscribe_url text,
    status text DEFAULT 'waiting'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    failure text,
    due_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    sent_at timestamp(3) with time zone,
    priority smallint DEFAULT 0 NOT NULL,
    subscription_id text COLLATE pg_catalog."C",
    issue_ids text[] DEFAULT '{}'::text[] NOT NULL COLLATE pg_catalog."C",
    time_zone text,
    language text,
    taken_at timestamp(3) with time zone,
    CONSTRAINT mails_priority_known CHECK (((priority >= 0) AND (priority <= 3))),
    CONSTRAINT mails_sent_once CHECK (((status = 'sent'::text) = (sent_at IS NOT NULL))),
    CONSTRAINT mails_status_known CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text])))
);

COMMENT ON TABLE public.mails IS 'outbox: waiting and sent mails, each written in the transaction of its change; deleted after 30 days';

COMMENT ON COLUMN public.mails.key IS 'identifies occasion and recipient, such as escalation:<issue>:<level>; at most one mail per key';

COMMENT ON COLUMN public.mails.html IS 'HTML part, if the previous release wrote it; null: see language';

COMMENT ON COLUMN public.mails.unsubscribe_url IS 'URL of the one-click unsubscribe; null: no subscription';

COMMENT ON COLUMN public.mails.due_at IS 'time of the next try';

COMMENT ON COLUMN public.mails.priority IS 'sending order: 0 mails somebody waits for, 1 alerts, 2 confirmations, 3 digests';

COMMENT ON COLUMN public.mails.subscription_id IS 'subscription of the mail; the mail is deleted when it ends; null: no subscription';

COMMENT ON COLUMN public.mails.issue_ids IS 'issues named in the mail; it is not sent while one of them is hidden';

COMMENT ON COLUMN public.mails.time_zone IS 'time zone in which it is not sent from 22:00 to 08:00; null: sent at any hour';

COMMENT ON COLUMN public.mails.language IS 'language of the mail if it is also sent as HTML; null: sent as plain text only';

COMMENT ON COLUMN public.mails.taken_at IS 'when sending started, valid until the mail is due again; null: not being sent';

CREATE TABLE public.media (
    id text NOT NULL COLLATE pg_catalog."C",
    issue_id text COLLATE pg_catalog."C",
    type text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    post_url text,
    mime_type text,
    file_name text,
    size_bytes bigint,
    widths integer[] DEFAULT '{}'::integer[] NOT NULL,
    added_by text COLLATE pg_catalog."C",
    added_at timestamp(3) with time zone NOT NULL,
    upload_expires_at timestamp(3) with time zone,
    stored_at timestamp(3) with time zone,
    deleted_at timestamp(3) with time zone,
    deleted_by text COLLATE pg_catalog."C",
    purge_tried_at timestamp(3) with time zone,
    purged_at timestamp(3) with time zone,
    upload_dropped_at timestamp(3) with time zone,
    redacted_at timestamp(3) with time zone,
    picture_hash bit(64),
    CONSTRAINT media_reference_whole CHECK (((type = 'microblog'::text) = (post_url IS NOT NULL))),
    CONSTRAINT media_state_known CHECK ((state = ANY (ARRAY['awaited'::text, 'stored'::text]))),
    CONSTRAINT media_stored_whole CHECK (((state = 'stored'::text) = (stored_at IS NOT NULL))),
    CONSTRAINT media_type_known CHECK ((type = ANY (ARRAY['image'::text, 'video'::text, 'microblog'::text]))),
    CONSTRAINT media_upload_whole CHECK (((type = 'microblog'::text) OR ((mime_type IS NOT NULL) AND (file_name IS NOT NULL) AND (size_bytes > 0) AND (upload_expires_at IS NOT NULL))))
);

COMMENT ON TABLE public.media IS 'images and videos of issues, and references to posts on the microblog';

COMMENT ON COLUMN public.media.issue_id IS 'null: file of a channel post that has not become an issue';

COMMENT ON COLUMN public.media.state IS 'awaited: the file of the upload is not yet received, checked and cleaned';

COMMENT ON COLUMN public.media.widths IS 'widths of the stored thumbnails';

COMMENT ON COLUMN public.media.purged_at IS 'when the objects of a deleted upload were removed from storage';

COMMENT ON COLUMN public.media.upload_dropped_at IS 'when files sent again after storing were removed, or it was certain that there were none';

COMMENT ON COLUMN public.media.redacted_at IS 'when city staff redacted it; it is no longer counted or shown';

COMMENT ON COLUMN public.media.picture_hash IS 'difference hash of an image; null: not an image, no contrast, or stored before hashes existed';

CREATE TABLE public.mentions (
    id text NOT NULL COLLATE pg_catalog."C",
    channel text NOT NULL COLLATE pg_catalog."C",
    external_id text NOT NULL COLLATE pg_catalog."C",
    author text NOT NULL,
    author_name text DEFAULT ''::text NOT NULL,
    text text DEFAULT ''::text NOT NULL,
    permalink text,
    media jsonb DEFAULT '[]'::jsonb NOT NULL,
    location jsonb,
    category text DEFAULT ''::text NOT NULL,
    category_keyword text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    city_keyword text DEFAULT ''::text NOT NULL,
    sent_at timestamp(3) with time zone NOT NULL,
    received_at timestamp(3) with time zone NOT NULL,
    issue_id text COLLATE pg_catalog."C",
    converted_by text COLLATE pg_catalog."C",
    converted_at timestamp(3) with time zone,
    verified boolean DEFAULT true NOT NULL,
    media_tries smallint DEFAULT 0 NOT NULL,
    media_tried_at timestamp(3) with time zone,
    media_pending boolean DEFAULT false NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    CONSTRAINT mentions_channel_known CHECK ((channel = ANY (ARRAY['chat'::text, 'photo'::text, 'micro'::text]))),
    CONSTRAINT mentions_conversion_whole CHECK (((issue_id IS NULL) = (converted_at IS NULL)))
);

COMMENT ON TABLE public.mentions IS 'posts seen on all channels; one row per post, also if it was delivered several times';

COMMENT ON COLUMN public.mentions.category_keyword IS 'keyword that decided the category; the detected category is a hint';

COMMENT ON COLUMN public.mentions.verified IS 'false: accepted without a signature, while no signing secret was configured';

COMMENT ON COLUMN public.mentions.demo IS 'sample post for trying the console; not shown in any feed';

CREATE TABLE public.message_reactions (
    message_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    emoji text NOT NULL COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT message_reactions_emoji_known CHECK ((emoji = ANY (ARRAY['👍'::text, '❤️'::text, '😂'::text, '😮'::text, '😢'::text, '🙏'::text])))
);

COMMENT ON TABLE public.message_reactions IS 'reactions of people to messages';

CREATE TABLE public.messages (
    id text NOT NULL COLLATE pg_catalog."C",
    issue_id text NOT NULL COLLATE pg_catalog."C",
    author_id text NOT NULL COLLATE pg_catalog."C",
    content text NOT NULL,
    reactions jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    edited_at timestamp(3) with time zone,
    deleted_at timestamp(3) with time zone,
    deleted_by text COLLATE pg_catalog."C",
    CONSTRAINT messages_content_length CHECK (((char_length(content) >= 1) AND (char_length(content) <= 1000)))
);

COMMENT ON TABLE public.messages IS 'messages in the threads of issues; a deleted message keeps its position';

COMMENT ON COLUMN public.messages.reactions IS 'number of reactions per emoji; follows message_reactions';

CREATE TABLE public.migrations (
    id integer NOT NULL,
    "timestamp" bigint NOT NULL,
    name character varying NOT NULL
);

CREATE SEQUENCE public.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.migrations_id_seq OWNED BY public.migrations.id;

CREATE TABLE public.nominations (
    id text NOT NULL COLLATE pg_catalog."C",
    city text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL,
    description text,
    place text NOT NULL,
    supporters integer DEFAULT 0 NOT NULL,
    type text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT nominations_supporters_positive CHECK ((supporters >= 0))
);

COMMENT ON TABLE public.nominations IS 'people and things nominated for recognition by a city';

CREATE TABLE public.notifications (
    id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL,
    title text NOT NULL,
    target_type text NOT NULL,
    target_id text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    read_at timestamp(3) with time zone,
    read_by text,
    CONSTRAINT notifications_kind_known CHECK ((kind = ANY (ARRAY['flag'::text, 'delivery_failed'::text, 'channel_degraded'::text, 'webhook_disabled'::text, 'office_not_reached'::text])))
);

COMMENT ON TABLE public.notifications IS 'notifications to city staff in the console';

CREATE TABLE public.office_replies (
    id bigint NOT NULL,
    issue_id text NOT NULL COLLATE pg_catalog."C",
    level smallint NOT NULL,
    official_id text NOT NULL COLLATE pg_catalog."C",
    office text NOT NULL,
    answer text NOT NULL,
    status text,
    at timestamp(3) with time zone NOT NULL,
    key text COLLATE pg_catalog."C",
    CONSTRAINT office_replies_answer_length CHECK (((char_length(answer) >= 1) AND (char_length(answer) <= 1000))),
    CONSTRAINT office_replies_status_known CHECK ((status = ANY (ARRAY['progress'::text, 'resolved'::text])))
);

COMMENT ON TABLE public.office_replies IS 'append-only: replies of offices to which issues were escalated';

COMMENT ON COLUMN public.office_replies.official_id IS 'holder of the office at that time; never shown';

COMMENT ON COLUMN public.office_replies.status IS 'feed status set by the reply; null: the reply changed no status';

COMMENT ON COLUMN public.office_replies.key IS 'digest of the sent form with its hidden key, the same form is the same reply; null: the form had no key';

ALTER TABLE public.office_replies ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.office_replies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.officials (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    designation text NOT NULL,
    city text NOT NULL COLLATE pg_catalog."C",
    ward text DEFAULT ''::text NOT NULL,
    constituency text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    chat_number text DEFAULT ''::text NOT NULL,
    micro_handle text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT officials_designation_known CHECK ((designation = ANY (ARRAY['Ward Officer'::text, 'Corporator'::text, 'MLA'::text, 'MP'::text])))
);

COMMENT ON TABLE public.officials IS 'the people responsible: ward officers, corporators, MLAs and MPs';

CREATE TABLE public.outbound_limits (
    id text DEFAULT 'default'::text NOT NULL COLLATE pg_catalog."C",
    quiet_from text NOT NULL,
    quiet_to text NOT NULL,
    rate_cap_per_hour integer NOT NULL,
    CONSTRAINT outbound_limits_cap_positive CHECK ((rate_cap_per_hour > 0)),
    CONSTRAINT outbound_limits_single CHECK ((id = 'default'::text)),
    CONSTRAINT outbound_limits_times CHECK (((quiet_from ~ '^[0-2][0-9]:[0-5][0-9]$'::text) AND (quiet_to ~ '^[0-2][0-9]:[0-5][0-9]$'::text)))
);

COMMENT ON TABLE public.outbound_limits IS 'the one row of limits for outbound messages';

CREATE TABLE public.outbound_messages (
    id text NOT NULL COLLATE pg_catalog."C",
    channel text NOT NULL COLLATE pg_catalog."C",
    recipient text NOT NULL,
    in_reply_to text NOT NULL,
    issue_id text NOT NULL COLLATE pg_catalog."C",
    city text NOT NULL COLLATE pg_catalog."C",
    template_key text NOT NULL COLLATE pg_catalog."C",
    body text NOT NULL,
    status text DEFAULT 'retrying'::text NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    demo boolean,
    failure text,
    due_at timestamp(3) with time zone NOT NULL,
    sent_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT outbound_messages_status_known CHECK ((status = ANY (ARRAY['sent'::text, 'failed'::text, 'retrying'::text])))
);

COMMENT ON TABLE public.outbound_messages IS 'messages to people on a channel: to be sent, sent or given up';

COMMENT ON COLUMN public.outbound_messages.demo IS 'sent in demo mode: recorded only';

CREATE TABLE public.outbound_templates (
    key text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    body text NOT NULL,
    active boolean DEFAULT true NOT NULL
);

COMMENT ON TABLE public.outbound_templates IS 'the texts of outbound messages, one for each feed status';

COMMENT ON COLUMN public.outbound_templates.body IS '{title} and {link} are replaced by those of the issue';

CREATE TABLE public.places (
    pincode text NOT NULL COLLATE pg_catalog."C",
    city text NOT NULL COLLATE pg_catalog."C",
    ward text NOT NULL COLLATE pg_catalog."C",
    area text NOT NULL,
    lat double precision,
    lng double precision,
    is_main boolean NOT NULL,
    CONSTRAINT places_pincode_form CHECK ((pincode ~ '^[0-9]{6}$'::text)),
    CONSTRAINT places_point_whole CHECK (((lat IS NULL) = (lng IS NULL)))
);

COMMENT ON TABLE public.places IS 'a pincode in a ward: its location, and whether most of the pincode is in this ward';

CREATE TABLE public.police_stations (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    city text NOT NULL COLLATE pg_catalog."C",
    pincodes text[] DEFAULT '{}'::text[] NOT NULL,
    contact_phone text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

COMMENT ON TABLE public.police_stations IS 'police stations, and the pincodes they serve';

CREATE TABLE public.refresh_families (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    revoked_at timestamp(3) with time zone,
    revoked_because text,
    CONSTRAINT refresh_families_reason_known CHECK ((revoked_because = ANY (ARRAY['logout'::text, 'replay'::text])))
);

COMMENT ON TABLE public.refresh_families IS 'one row per sign-in; all refresh tokens of the session end with it';

CREATE TABLE public.refresh_tokens (
    id text NOT NULL COLLATE pg_catalog."C",
    family_id text NOT NULL COLLATE pg_catalog."C",
    issued_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    used_at timestamp(3) with time zone
);

COMMENT ON TABLE public.refresh_tokens IS 'refresh tokens of sessions; a second use shows that the token was stolen';

CREATE TABLE public.removed_keywords (
    id text NOT NULL COLLATE pg_catalog."C",
    target text NOT NULL COLLATE pg_catalog."C",
    label text NOT NULL,
    keyword text NOT NULL,
    language text NOT NULL,
    weight smallint NOT NULL,
    romanised boolean NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    removed_at timestamp(3) with time zone NOT NULL
);

COMMENT ON TABLE public.removed_keywords IS 'keywords of categories that city staff removed; adding one again moves it back';

CREATE TABLE public.reopen_requests (
    id text NOT NULL COLLATE pg_catalog."C",
    issue_id text NOT NULL COLLATE pg_catalog."C",
    resolution_id bigint NOT NULL,
    user_id text NOT NULL COLLATE pg_catalog."C",
    reason text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    reviewed_by text COLLATE pg_catalog."C",
    reviewed_at timestamp(3) with time zone,
    CONSTRAINT reopen_requests_review_whole CHECK (((status = 'pending'::text) = (reviewed_at IS NULL))),
    CONSTRAINT reopen_requests_status_known CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'denied'::text])))
);

COMMENT ON TABLE public.reopen_requests IS 'requests to reopen resolved issues';

CREATE TABLE public.reporters (
    user_id text NOT NULL COLLATE pg_catalog."C",
    slug text NOT NULL COLLATE pg_catalog."C",
    city text NOT NULL COLLATE pg_catalog."C",
    is_citizen_reporter boolean DEFAULT false NOT NULL,
    zone text DEFAULT ''::text NOT NULL,
    beat text,
    area text,
    bio text,
    reached text,
    impact text,
    words text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT reporters_slug_form CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);

COMMENT ON TABLE public.reporters IS 'public profiles of people who have reported something; created by trigger';

COMMENT ON COLUMN public.reporters.city IS 'city of the first report';

COMMENT ON COLUMN public.reporters.is_citizen_reporter IS 'verified by city staff';

COMMENT ON COLUMN public.reporters.words IS 'words by which a search finds the reporter, in lower case';

CREATE TABLE public.resolution_ratings (
    resolution_id bigint NOT NULL,
    user_id text NOT NULL COLLATE pg_catalog."C",
    vote text NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    CONSTRAINT resolution_ratings_vote_known CHECK ((vote = ANY (ARRAY['up'::text, 'down'::text])))
);

COMMENT ON TABLE public.resolution_ratings IS 'votes on resolutions';

CREATE TABLE public.score_counts (
    span integer NOT NULL,
    low integer NOT NULL,
    city text NOT NULL COLLATE pg_catalog."C",
    users bigint NOT NULL,
    CONSTRAINT score_counts_span_known CHECK ((span = ANY (ARRAY[1, 256])))
);

COMMENT ON TABLE public.score_counts IS 'number of people per score (span 1) and per range of 256 scores; a rank is the sum of a few hundred rows';

CREATE TABLE public.score_moves (
    city text NOT NULL COLLATE pg_catalog."C",
    score integer NOT NULL,
    change integer NOT NULL
);

COMMENT ON TABLE public.score_moves IS 'users who reached (+1) or left (-1) a score since score_counts was last updated';

CREATE TABLE public.sla_default_hours (
    id bigint NOT NULL,
    hours jsonb NOT NULL,
    valid_from timestamp(3) with time zone NOT NULL
);

COMMENT ON TABLE public.sla_default_hours IS 'hours for the resolution of issues without a policy, from a time on';

COMMENT ON COLUMN public.sla_default_hours.hours IS 'hours by label of the category';

COMMENT ON COLUMN public.sla_default_hours.valid_from IS 'applies to issues reported from this time on, until the next version is valid';

ALTER TABLE public.sla_default_hours ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sla_default_hours_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.sla_pauses (
    id text NOT NULL COLLATE pg_catalog."C",
    issue_id text NOT NULL COLLATE pg_catalog."C",
    from_at timestamp(3) with time zone NOT NULL,
    until_at timestamp(3) with time zone NOT NULL,
    reason text NOT NULL,
    paused_by text NOT NULL COLLATE pg_catalog."C",
    ended_at timestamp(3) with time zone,
    ended_by text COLLATE pg_catalog."C",
    CONSTRAINT sla_pauses_order CHECK (((until_at > from_at) AND ((ended_at >= from_at) AND (ended_at <= until_at)))),
    CONSTRAINT sla_pauses_reason_length CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 300)))
);

COMMENT ON TABLE public.sla_pauses IS 'pauses of the clock of an issue, with a public reason';

COMMENT ON COLUMN public.sla_pauses.paused_by IS 'account of the console';

COMMENT ON COLUMN public.sla_pauses.ended_at IS 'when the pause was ended early';

COMMENT ON COLUMN public.sla_pauses.ended_by IS 'account of the console';

CREATE TABLE public.sla_policies (
    id text NOT NULL COLLATE pg_catalog."C",
    city text COLLATE pg_catalog."C",
    category text COLLATE pg_catalog."C",
    priority text COLLATE pg_catalog."C",
    ward text COLLATE pg_catalog."C",
    hours integer NOT NULL,
    clock text NOT NULL,
    source_url text,
    valid_from timestamp(3) with time zone NOT NULL,
    retired_at timestamp(3) with time zone,
    created_by text NOT NULL COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT sla_policies_category_known CHECK ((category = ANY (ARRAY['traffic'::text, 'road'::text, 'infrastructure'::text, 'hygiene'::text, 'healthcare'::text, 'systemic'::text]))),
    CONSTRAINT sla_policies_clock_known CHECK ((clock = ANY (ARRAY['calendar'::text, 'working'::text]))),
    CONSTRAINT sla_policies_hours_range CHECK (((hours >= 1) AND (hours <= 8760))),
    CONSTRAINT sla_policies_priority_known CHECK ((priority = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text]))),
    CONSTRAINT sla_policies_retired_later CHECK ((retired_at > valid_from)),
    CONSTRAINT sla_policies_ward_of_city CHECK (((ward IS NULL) OR (city IS NOT NULL)))
);

COMMENT ON TABLE public.sla_policies IS 'hours for the resolution of issues; the policy that matches the most properties of an issue applies';

COMMENT ON COLUMN public.sla_policies.ward IS 'code of a ward of the city';

COMMENT ON COLUMN public.sla_policies.clock IS 'calendar: all hours count; working: only hours of the working calendar of the city';

COMMENT ON COLUMN public.sla_policies.source_url IS 'URL where the city published the policy';

COMMENT ON COLUMN public.sla_policies.retired_at IS 'time from which reports follow another policy; null: in force';

COMMENT ON COLUMN public.sla_policies.created_by IS 'account of the console';

CREATE TABLE public.unsent_letters (
    issue_id text NOT NULL COLLATE pg_catalog."C",
    level smallint NOT NULL,
    official_id text NOT NULL COLLATE pg_catalog."C",
    recipient text NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    told text
);

COMMENT ON TABLE public.unsent_letters IS 'letters to offices: still to be written (no address, or given up), or sent to another official than that of the escalation; kept for 30 days';

COMMENT ON COLUMN public.unsent_letters.official_id IS 'holder of the office when the letter was last due to be written';

COMMENT ON COLUMN public.unsent_letters.recipient IS 'address that failed, that the office no longer has, or that another official has; empty: no address, or not tried';

COMMENT ON COLUMN public.unsent_letters.at IS 'when the issue was escalated';

COMMENT ON COLUMN public.unsent_letters.told IS 'reason in the last notification of city staff that the office was not reached: no-address, vacant or failed; null: not notified';

CREATE TABLE public.user_identities (
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id text NOT NULL COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone NOT NULL
);

COMMENT ON TABLE public.user_identities IS 'identities of people at identity providers';

CREATE TABLE public.user_report_categories (
    user_id text NOT NULL COLLATE pg_catalog."C",
    category text NOT NULL COLLATE pg_catalog."C",
    reports integer NOT NULL
);

COMMENT ON TABLE public.user_report_categories IS 'categories in which a person has reported something, for badges';

CREATE TABLE public.user_report_days (
    user_id text NOT NULL COLLATE pg_catalog."C",
    day date NOT NULL,
    reports integer NOT NULL
);

COMMENT ON TABLE public.user_report_days IS 'days on which a person reported something, for streaks';

COMMENT ON COLUMN public.user_report_days.day IS 'day in the time zone of the city of the report';

CREATE TABLE public.user_scores (
    user_id text NOT NULL COLLATE pg_catalog."C",
    city text NOT NULL COLLATE pg_catalog."C",
    reports integer DEFAULT 0 NOT NULL,
    reports_resolved integer DEFAULT 0 NOT NULL,
    upvotes_received integer DEFAULT 0 NOT NULL,
    images_added integer DEFAULT 0 NOT NULL,
    videos_added integer DEFAULT 0 NOT NULL,
    high_priority_reports integer DEFAULT 0 NOT NULL,
    votes_cast integer DEFAULT 0 NOT NULL,
    comments_made integer DEFAULT 0 NOT NULL,
    events_joined integer DEFAULT 0 NOT NULL,
    streaks integer DEFAULT 0 NOT NULL,
    categories integer DEFAULT 0 NOT NULL,
    score integer NOT NULL,
    first_report_at timestamp(3) with time zone,
    community_voice_at timestamp(3) with time zone,
    problem_solver_at timestamp(3) with time zone,
    legend_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone NOT NULL
)
WITH (fillfactor='80');

COMMENT ON TABLE public.user_scores IS 'contributions of each person; changed in the transaction of each contribution';

COMMENT ON COLUMN public.user_scores.first_report_at IS 'time of the first publicly visible report';

CREATE TABLE public.users (
    id text NOT NULL COLLATE pg_catalog."C",
    email text,
    display_name text NOT NULL,
    avatar_url text,
    role text DEFAULT 'user'::text NOT NULL,
    city text NOT NULL COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    last_seen_at timestamp(3) with time zone,
    CONSTRAINT users_role_known CHECK ((role = ANY (ARRAY['superadmin'::text, 'admin'::text, 'power_user'::text, 'user'::text, 'viewer'::text])))
);

COMMENT ON TABLE public.users IS 'accounts of people who sign in and of Open311 clients, and the one for reports by city staff';

COMMENT ON COLUMN public.users.email IS 'verified by the identity provider; links the account to an official';

CREATE TABLE public.ward_rings (
    ward_id text NOT NULL COLLATE pg_catalog."C",
    ring polygon NOT NULL,
    is_hole boolean NOT NULL
);

COMMENT ON TABLE public.ward_rings IS 'the rings of boundaries, in a form that can be searched by point';

CREATE TABLE public.wards (
    id text NOT NULL COLLATE pg_catalog."C",
    city text NOT NULL COLLATE pg_catalog."C",
    code text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    zone text DEFAULT ''::text NOT NULL,
    ward_number integer DEFAULT 0 NOT NULL,
    office_address text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    boundary jsonb,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    score integer,
    res_pct integer,
    trend integer,
    boundary_source text DEFAULT ''::text NOT NULL,
    CONSTRAINT wards_res_pct_range CHECK (((res_pct >= 0) AND (res_pct <= 100))),
    CONSTRAINT wards_score_range CHECK (((score >= 0) AND (score <= 100)))
);

COMMENT ON TABLE public.wards IS 'wards of cities';

COMMENT ON COLUMN public.wards.boundary IS 'GeoJSON MultiPolygon; null: none is known';

COMMENT ON COLUMN public.wards.res_pct IS 'share of issues resolved, in percent; set only for the wards of the leaderboard';

COMMENT ON COLUMN public.wards.trend IS 'change of the score since the previous period';

COMMENT ON COLUMN public.wards.boundary_source IS 'source of the boundary, as maps credit it; empty: not known';

CREATE TABLE public.webhook_attempts (
    id bigint NOT NULL,
    event_id text NOT NULL COLLATE pg_catalog."C",
    endpoint_id text NOT NULL COLLATE pg_catalog."C",
    number integer NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    duration_ms integer NOT NULL,
    status integer,
    failure text
);

COMMENT ON TABLE public.webhook_attempts IS 'results of the attempts to deliver an event, without the content of the answer';

COMMENT ON COLUMN public.webhook_attempts.number IS 'counts from 1; restarts with each replay';

COMMENT ON COLUMN public.webhook_attempts.status IS 'HTTP status of the answer; null: no answer';

COMMENT ON COLUMN public.webhook_attempts.failure IS 'why it failed; null: the endpoint accepted the event';

ALTER TABLE public.webhook_attempts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.webhook_attempts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.webhook_deliveries (
    event_id text NOT NULL COLLATE pg_catalog."C",
    endpoint_id text NOT NULL COLLATE pg_catalog."C",
    status text DEFAULT 'waiting'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    due_at timestamp(3) with time zone NOT NULL,
    delivered_at timestamp(3) with time zone,
    CONSTRAINT webhook_deliveries_delivered_once CHECK (((status = 'delivered'::text) = (delivered_at IS NOT NULL))),
    CONSTRAINT webhook_deliveries_status_known CHECK ((status = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text, 'withdrawn'::text])))
);

COMMENT ON TABLE public.webhook_deliveries IS 'deliveries of events to endpoints, with their status';

COMMENT ON COLUMN public.webhook_deliveries.status IS 'withdrawn: an issue.hidden event that was not delivered before the issue was shown again';

COMMENT ON COLUMN public.webhook_deliveries.due_at IS 'time of the next try';

CREATE TABLE public.webhook_endpoints (
    id text NOT NULL COLLATE pg_catalog."C",
    url text NOT NULL,
    description text NOT NULL,
    event_types text[] NOT NULL,
    city_scope text[],
    client_id text COLLATE pg_catalog."C",
    contact_email text,
    secret text NOT NULL COLLATE pg_catalog."C",
    created_by text COLLATE pg_catalog."C",
    created_at timestamp(3) with time zone NOT NULL,
    failing_since timestamp(3) with time zone,
    disabled_at timestamp(3) with time zone,
    disabled_reason text,
    former_secrets jsonb DEFAULT '[]'::jsonb NOT NULL,
    removed_at timestamp(3) with time zone,
    held_until timestamp(3) with time zone,
    last_failed_at timestamp(3) with time zone,
    CONSTRAINT webhook_endpoints_disabled CHECK (((disabled_at IS NULL) = (disabled_reason IS NULL))),
    CONSTRAINT webhook_endpoints_reason_known CHECK ((disabled_reason = ANY (ARRAY['asked'::text, 'gone'::text, 'failing'::text]))),
    CONSTRAINT webhook_endpoints_removed CHECK (((removed_at IS NULL) OR ((secret = ''::text) AND (former_secrets = '[]'::jsonb) AND (contact_email IS NULL) AND (disabled_at IS NOT NULL)))),
    CONSTRAINT webhook_endpoints_some_events CHECK ((cardinality(event_types) > 0))
);

COMMENT ON TABLE public.webhook_endpoints IS 'URLs to which events are sent';

COMMENT ON COLUMN public.webhook_endpoints.city_scope IS 'ids of cities; null: all cities';

COMMENT ON COLUMN public.webhook_endpoints.client_id IS 'Open311 client that manages it; null: managed by city staff';

COMMENT ON COLUMN public.webhook_endpoints.contact_email IS 'address for the mail when it is disabled; null: no mail';

COMMENT ON COLUMN public.webhook_endpoints.secret IS 'secret that signs deliveries, shown once; empty: the endpoint was removed';

COMMENT ON COLUMN public.webhook_endpoints.created_by IS 'account of the console; null: its client';

COMMENT ON COLUMN public.webhook_endpoints.failing_since IS 'first failure after the last success, or after a longer time without failures; null: not failing';

COMMENT ON COLUMN public.webhook_endpoints.former_secrets IS 'former secrets that also sign deliveries: secret and end time (ISO 8601), oldest first';

COMMENT ON COLUMN public.webhook_endpoints.removed_at IS 'when it was removed, a nightly job then deletes it with its deliveries; null: not removed';

COMMENT ON COLUMN public.webhook_endpoints.held_until IS 'time until which it asked for no deliveries (Retry-After); null: not asked since its last success, new URL or enabling';

COMMENT ON COLUMN public.webhook_endpoints.last_failed_at IS 'time of the last failure; null: never failed';

CREATE TABLE public.webhook_events (
    id text NOT NULL COLLATE pg_catalog."C",
    type text NOT NULL,
    city text NOT NULL,
    payload text NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    issue_id text COLLATE pg_catalog."C"
);

COMMENT ON TABLE public.webhook_events IS 'events wanted by endpoints, each written in the transaction of its change; kept for thirty days';

COMMENT ON COLUMN public.webhook_events.payload IS 'body of its deliveries, as signed';

COMMENT ON COLUMN public.webhook_events.issue_id IS 'issue of the event; null: a test event for an endpoint';

CREATE TABLE public.working_calendars (
    city text NOT NULL COLLATE pg_catalog."C",
    weekdays integer[] NOT NULL,
    opens_minute integer NOT NULL,
    closes_minute integer NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT working_calendars_hours CHECK (((0 <= opens_minute) AND (opens_minute < closes_minute) AND (closes_minute <= 1440))),
    CONSTRAINT working_calendars_weekdays_known CHECK (((cardinality(weekdays) > 0) AND (weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7])))
);

COMMENT ON TABLE public.working_calendars IS 'working hours of cities; a city without a row works Monday to Friday, 10:00 to 18:00';

COMMENT ON COLUMN public.working_calendars.weekdays IS '1 is Monday, 7 is Sunday';

COMMENT ON COLUMN public.working_calendars.opens_minute IS 'minutes since midnight, in the time zone of the city';

COMMENT ON COLUMN public.working_calendars.closes_minute IS 'minutes since midnight, in the time zone of the city; 1440 is the end of the day';

ALTER TABLE ONLY public.migrations ALTER COLUMN id SET DEFAULT nextval('public.migrations_id_seq'::regclass);

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY (id);

ALTER TABLE ONLY public.alert_addresses
    ADD CONSTRAINT alert_addresses_pk PRIMARY KEY (email);

ALTER TABLE ONLY public.alert_devices
    ADD CONSTRAINT alert_devices_endpoint_unique UNIQUE (endpoint);

ALTER TABLE ONLY public.alert_devices
    ADD CONSTRAINT alert_devices_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.alert_events
    ADD CONSTRAINT alert_events_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.alert_pushes
    ADD CONSTRAINT alert_pushes_pk PRIMARY KEY (device_id, event_id);

ALTER TABLE ONLY public.alert_subscriptions
    ADD CONSTRAINT alert_subscriptions_once UNIQUE (email, city, kind, target);

ALTER TABLE ONLY public.alert_subscriptions
    ADD CONSTRAINT alert_subscriptions_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.alerts_sent
    ADD CONSTRAINT alerts_sent_pk PRIMARY KEY (subscription_id, event_id);

ALTER TABLE ONLY public.api_clients
    ADD CONSTRAINT api_clients_key_unique UNIQUE (key_hash);

ALTER TABLE ONLY public.api_clients
    ADD CONSTRAINT api_clients_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.audit_records
    ADD CONSTRAINT audit_records_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.audit_records
    ADD CONSTRAINT audit_records_position_unique UNIQUE ("position");

ALTER TABLE ONLY public.channel_configs
    ADD CONSTRAINT channel_configs_pk PRIMARY KEY (channel);

ALTER TABLE ONLY public.channel_events
    ADD CONSTRAINT channel_events_pk PRIMARY KEY (channel, kind);

ALTER TABLE ONLY public.channel_feeds
    ADD CONSTRAINT channel_feeds_pk PRIMARY KEY (channel);

ALTER TABLE ONLY public.cities
    ADD CONSTRAINT cities_pk PRIMARY KEY (slug);

ALTER TABLE ONLY public.cities
    ADD CONSTRAINT cities_subdomain_unique UNIQUE (subdomain);

ALTER TABLE ONLY public.city_counts
    ADD CONSTRAINT city_counts_pk PRIMARY KEY (city, measure, day, slot);

ALTER TABLE ONLY public.city_holidays
    ADD CONSTRAINT city_holidays_pk PRIMARY KEY (city, date);

ALTER TABLE ONLY public.console_accounts
    ADD CONSTRAINT console_accounts_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.console_invites
    ADD CONSTRAINT console_invites_pk PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.console_sessions
    ADD CONSTRAINT console_sessions_pk PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.console_settings
    ADD CONSTRAINT console_settings_pk PRIMARY KEY (name);

ALTER TABLE ONLY public.departments
    ADD CONSTRAINT departments_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.due_date_changes
    ADD CONSTRAINT due_date_changes_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.duplicate_clusters
    ADD CONSTRAINT duplicate_clusters_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.event_attendees
    ADD CONSTRAINT event_attendees_pk PRIMARY KEY (event_id, user_id);

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.feed_transitions
    ADD CONSTRAINT feed_transitions_pk PRIMARY KEY (from_status, to_status);

ALTER TABLE ONLY public.flag_reports
    ADD CONSTRAINT flag_reports_pk PRIMARY KEY (target_kind, target_id, user_id);

ALTER TABLE ONLY public.flags
    ADD CONSTRAINT flags_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.geocoded_points
    ADD CONSTRAINT geocoded_points_pk PRIMARY KEY (lat, lng);

ALTER TABLE ONLY public.geocoder_turn
    ADD CONSTRAINT geocoder_turn_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pk PRIMARY KEY (caller, key);

ALTER TABLE ONLY public.issue_admin_states
    ADD CONSTRAINT issue_admin_states_pk PRIMARY KEY (issue_id);

ALTER TABLE ONLY public.issue_assignments
    ADD CONSTRAINT issue_assignments_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.issue_cells
    ADD CONSTRAINT issue_cells_pk PRIMARY KEY (city, zoom, x, y, category, slot);

ALTER TABLE ONLY public.issue_contacts
    ADD CONSTRAINT issue_contacts_pk PRIMARY KEY (issue_id);

ALTER TABLE ONLY public.issue_escalations
    ADD CONSTRAINT issue_escalations_pk PRIMARY KEY (issue_id, level);

ALTER TABLE ONLY public.issue_resolutions
    ADD CONSTRAINT issue_resolutions_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.issue_rollup
    ADD CONSTRAINT issue_rollup_pk PRIMARY KEY (city, category, priority, status, slot);

ALTER TABLE ONLY public.issue_search
    ADD CONSTRAINT issue_search_pk PRIMARY KEY (issue_id);

ALTER TABLE ONLY public.issue_search_renames
    ADD CONSTRAINT issue_search_renames_pk PRIMARY KEY (user_id);

ALTER TABLE ONLY public.issue_status_events
    ADD CONSTRAINT issue_status_events_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.issue_upvotes
    ADD CONSTRAINT issue_upvotes_pk PRIMARY KEY (issue_id, user_id);

ALTER TABLE ONLY public.issues
    ADD CONSTRAINT issues_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pk PRIMARY KEY (name);

ALTER TABLE ONLY public.jurisdictions
    ADD CONSTRAINT jurisdictions_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.keywords
    ADD CONSTRAINT keywords_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.keywords
    ADD CONSTRAINT keywords_unique UNIQUE (kind, label, language, keyword, target);

ALTER TABLE ONLY public.letter_moves
    ADD CONSTRAINT letter_moves_pk PRIMARY KEY (official_id);

ALTER TABLE ONLY public.mail_suppressions
    ADD CONSTRAINT mail_suppressions_pk PRIMARY KEY (address);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_key_unique UNIQUE (key);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.mentions
    ADD CONSTRAINT mentions_external_unique UNIQUE (channel, external_id);

ALTER TABLE ONLY public.mentions
    ADD CONSTRAINT mentions_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.message_reactions
    ADD CONSTRAINT message_reactions_pk PRIMARY KEY (message_id, user_id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.nominations
    ADD CONSTRAINT nominations_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.office_replies
    ADD CONSTRAINT office_replies_key_unique UNIQUE (issue_id, level, key);

ALTER TABLE ONLY public.office_replies
    ADD CONSTRAINT office_replies_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.officials
    ADD CONSTRAINT officials_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.outbound_limits
    ADD CONSTRAINT outbound_limits_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.outbound_messages
    ADD CONSTRAINT outbound_messages_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.outbound_templates
    ADD CONSTRAINT outbound_templates_pk PRIMARY KEY (key);

ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_pk PRIMARY KEY (pincode, ward);

ALTER TABLE ONLY public.police_stations
    ADD CONSTRAINT police_stations_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.refresh_families
    ADD CONSTRAINT refresh_families_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.removed_keywords
    ADD CONSTRAINT removed_keywords_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.reopen_requests
    ADD CONSTRAINT reopen_requests_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.reporters
    ADD CONSTRAINT reporters_pk PRIMARY KEY (user_id);

ALTER TABLE ONLY public.reporters
    ADD CONSTRAINT reporters_slug_unique UNIQUE (slug);

ALTER TABLE ONLY public.resolution_ratings
    ADD CONSTRAINT resolution_ratings_pk PRIMARY KEY (resolution_id, user_id);

ALTER TABLE ONLY public.score_counts
    ADD CONSTRAINT score_counts_pk PRIMARY KEY (span, low, city);

ALTER TABLE ONLY public.sla_default_hours
    ADD CONSTRAINT sla_default_hours_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.sla_pauses
    ADD CONSTRAINT sla_pauses_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.sla_policies
    ADD CONSTRAINT sla_policies_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.unsent_letters
    ADD CONSTRAINT unsent_letters_pk PRIMARY KEY (issue_id, level);

ALTER TABLE ONLY public.user_identities
    ADD CONSTRAINT user_identities_pk PRIMARY KEY (issuer, subject);

ALTER TABLE ONLY public.user_report_categories
    ADD CONSTRAINT user_report_categories_pk PRIMARY KEY (user_id, category);

ALTER TABLE ONLY public.user_report_days
    ADD CONSTRAINT user_report_days_pk PRIMARY KEY (user_id, day);

ALTER TABLE ONLY public.user_scores
    ADD CONSTRAINT user_scores_pk PRIMARY KEY (user_id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.wards
    ADD CONSTRAINT wards_code_unique UNIQUE (city, code);

ALTER TABLE ONLY public.wards
    ADD CONSTRAINT wards_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.webhook_attempts
    ADD CONSTRAINT webhook_attempts_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pk PRIMARY KEY (event_id, endpoint_id);

ALTER TABLE ONLY public.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.webhook_events
    ADD CONSTRAINT webhook_events_pk PRIMARY KEY (id);

ALTER TABLE ONLY public.working_calendars
    ADD CONSTRAINT working_calendars_pk PRIMARY KEY (city);

CREATE INDEX alert_devices_email_idx ON public.alert_devices USING btree (email);

CREATE INDEX alert_events_city_idx ON public.alert_events USING btree (city, at);

CREATE INDEX alert_events_issue_idx ON public.alert_events USING btree (issue_id);

CREATE INDEX alert_events_pending_idx ON public.alert_events USING btree (due_at NULLS FIRST, id) WHERE pending;

CREATE INDEX alert_events_shown_idx ON public.alert_events USING btree (city, shown_at) WHERE (shown_at IS NOT NULL);

CREATE INDEX alert_pushes_due_idx ON public.alert_pushes USING btree (due_at);

CREATE INDEX alert_pushes_event_idx ON public.alert_pushes USING btree (event_id);

CREATE INDEX alert_subscriptions_asked_idx ON public.alert_subscriptions USING btree (asked_at) WHERE (asked_at IS NOT NULL);

CREATE INDEX alert_subscriptions_next_digest_idx ON public.alert_subscriptions USING btree (city, frequency, digested_until, id) WHERE ((confirmed_at IS NOT NULL) AND (next_mail_at IS NULL));

CREATE INDEX alert_subscriptions_pending_idx ON public.alert_subscriptions USING btree (created_at) WHERE (confirmed_at IS NULL);

CREATE INDEX alert_subscriptions_put_off_idx ON public.alert_subscriptions USING btree (city, next_mail_at, id) WHERE ((next_mail_at IS NOT NULL) AND (frequency <> 'instant'::text));

CREATE INDEX alert_subscriptions_target_idx ON public.alert_subscriptions USING btree (city, kind, target) WHERE (confirmed_at IS NOT NULL);

CREATE INDEX alerts_sent_due_idx ON public.alerts_sent USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX alerts_sent_event_idx ON public.alerts_sent USING btree (event_id);

CREATE INDEX audit_records_action_idx ON public.audit_records USING btree (action, "position");

CREATE INDEX audit_records_actor_idx ON public.audit_records USING btree (actor_id, "position");

CREATE INDEX audit_records_target_idx ON public.audit_records USING btree (target_kind, target_id, id);

CREATE INDEX audit_records_target_position_idx ON public.audit_records USING btree (target_id, "position");

CREATE UNIQUE INDEX console_accounts_email_unique ON public.console_accounts USING btree (lower(email));

CREATE INDEX console_invites_inviter_idx ON public.console_invites USING btree (invited_by);

CREATE INDEX console_sessions_account_idx ON public.console_sessions USING btree (account_id);

CREATE INDEX console_sessions_created_idx ON public.console_sessions USING btree (created_at);

CREATE INDEX departments_city_idx ON public.departments USING btree (city, id);

CREATE INDEX departments_name_idx ON public.departments USING btree (city, name);

CREATE INDEX due_date_changes_issue_idx ON public.due_date_changes USING btree (issue_id, id);

CREATE INDEX duplicate_clusters_city_idx ON public.duplicate_clusters USING btree (city, created_at DESC, id DESC);

CREATE INDEX duplicate_clusters_members_idx ON public.duplicate_clusters USING gin (members);

CREATE INDEX event_attendees_user_idx ON public.event_attendees USING btree (user_id);

CREATE INDEX events_city_date_idx ON public.events USING btree (city, date, id);

CREATE INDEX events_words_idx ON public.events USING gin (public.search_key(words) public.gin_trgm_ops);

CREATE INDEX flag_reports_flag_idx ON public.flag_reports USING btree (flag_id);

CREATE INDEX flag_reports_user_idx ON public.flag_reports USING btree (user_id);

CREATE INDEX flags_created_idx ON public.flags USING btree (created_at, id);

CREATE UNIQUE INDEX flags_open_unique ON public.flags USING btree (target_kind, target_id) WHERE (status = 'open'::text);

CREATE INDEX idempotency_keys_created_idx ON public.idempotency_keys USING btree (created_at);

CREATE INDEX issue_admin_states_pinned_idx ON public.issue_admin_states USING btree (issue_id) WHERE pinned;

CREATE INDEX issue_assignments_issue_idx ON public.issue_assignments USING btree (issue_id, id DESC);

CREATE INDEX issue_escalations_official_idx ON public.issue_escalations USING btree (official_id, at);

CREATE INDEX issue_resolutions_due_idx ON public.issue_resolutions USING btree (resolved_at, id) WHERE ((dropped_at IS NULL) AND (settled_at IS NULL));

CREATE UNIQUE INDEX issue_resolutions_live_unique ON public.issue_resolutions USING btree (issue_id) WHERE (dropped_at IS NULL);

CREATE INDEX issue_search_category_idx ON public.issue_search USING btree (city, category_label, created_at, issue_id);

CREATE INDEX issue_search_city_created_idx ON public.issue_search USING btree (city, created_at, issue_id);

CREATE INDEX issue_search_words_idx ON public.issue_search USING gin (public.search_key(((city || ''::text) || words)) public.gin_trgm_ops);

CREATE INDEX issue_status_events_issue_idx ON public.issue_status_events USING btree (issue_id, id);

CREATE INDEX issue_upvotes_user_created_idx ON public.issue_upvotes USING btree (user_id, created_at, issue_id);

CREATE INDEX issues_category_created_idx ON public.issues USING btree (category, created_at, id) WHERE (NOT hidden);

CREATE INDEX issues_changed_idx ON public.issues USING btree (city, GREATEST(updated_at, placed_at, pictures_changed_at));

CREATE INDEX issues_city_created_idx ON public.issues USING btree (city, created_at, id) WHERE (NOT hidden);

CREATE INDEX issues_city_upvotes_idx ON public.issues USING btree (city, upvotes, id) WHERE (NOT hidden);

CREATE INDEX issues_created_idx ON public.issues USING btree (created_at, id) WHERE (NOT hidden);

CREATE INDEX issues_duplicate_idx ON public.issues USING btree (duplicate_of) WHERE (duplicate_of IS NOT NULL);

CREATE INDEX issues_feed_category_idx ON public.issues USING btree (city, category_label, feed_status, created_at, id);

CREATE INDEX issues_feed_idx ON public.issues USING btree (city, feed_status, created_at, id);

CREATE INDEX issues_feed_ward_idx ON public.issues USING btree (city, ward, category_label, feed_status, created_at, id);

CREATE INDEX issues_hidden_idx ON public.issues USING btree (city, created_at, id) WHERE hidden;

CREATE INDEX issues_kind_idx ON public.issues USING btree (city, category, status, created_at, id) WHERE (NOT hidden);

CREATE INDEX issues_lateness_idx ON public.issues USING btree (city, lateness_changed_at) WHERE (lateness_changed_at IS NOT NULL);

CREATE INDEX issues_later_due_idx ON public.issues USING btree (due_at, id) WHERE ((due_at IS DISTINCT FROM breached_at) AND (due_at IS DISTINCT FROM next_escalation_at) AND (status = ANY (ARRAY['open'::text, 'in_progress'::text])) AND (NOT hidden));

CREATE INDEX issues_location_idx ON public.issues USING btree (city, lat, lng) WHERE ((lat IS NOT NULL) AND (NOT hidden));

CREATE INDEX issues_merged_idx ON public.issues USING btree (city, created_at, id) WHERE ((duplicate_of IS NOT NULL) AND (NOT withheld));

CREATE INDEX issues_next_escalation_idx ON public.issues USING btree (next_escalation_at) WHERE ((next_escalation_at IS NOT NULL) AND (NOT hidden));

CREATE INDEX issues_place_idx ON public.issues USING btree (((floor((lat * (400)::double precision)))::integer), ((floor((lng * (400)::double precision)))::integer), created_at) WHERE ((NOT hidden) AND (status = ANY (ARRAY['open'::text, 'in_progress'::text])) AND (lat IS NOT NULL));

CREATE INDEX issues_reporter_created_idx ON public.issues USING btree (reporter_id, created_at, id);

CREATE INDEX issues_status_created_idx ON public.issues USING btree (status, created_at, id) WHERE (NOT hidden);

CREATE INDEX issues_unplaced_idx ON public.issues USING btree (created_at, id) WHERE ((placed_at IS NULL) AND ((lat IS NOT NULL) OR (pincode IS NOT NULL)));

CREATE INDEX issues_upvotes_idx ON public.issues USING btree (upvotes, id) WHERE (NOT hidden);

CREATE INDEX issues_visible_reporter_idx ON public.issues USING btree (reporter_id, created_at) WHERE (NOT hidden);

CREATE INDEX jurisdictions_city_idx ON public.jurisdictions USING btree (city, id);

CREATE INDEX jurisdictions_corporator_idx ON public.jurisdictions USING btree (corporator_id);

CREATE INDEX jurisdictions_pincodes_idx ON public.jurisdictions USING gin (pincodes);

CREATE INDEX jurisdictions_ward_idx ON public.jurisdictions USING btree (city, ward);

CREATE INDEX jurisdictions_ward_officer_idx ON public.jurisdictions USING btree (ward_officer_id);

CREATE INDEX keywords_created_idx ON public.keywords USING btree (created_at, id);

CREATE INDEX mails_done_idx ON public.mails USING btree (created_at) WHERE (status <> 'waiting'::text);

CREATE INDEX mails_subscription_idx ON public.mails USING btree (subscription_id) WHERE (subscription_id IS NOT NULL);

CREATE INDEX mails_waiting_idx ON public.mails USING btree (priority, due_at, id) WHERE (status = 'waiting'::text);

CREATE INDEX media_adder_idx ON public.media USING btree (added_by);

CREATE INDEX media_awaited_idx ON public.media USING btree (upload_expires_at) WHERE ((state = 'awaited'::text) AND (deleted_at IS NULL));

CREATE INDEX media_issue_idx ON public.media USING btree (issue_id, added_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX media_picture_idx ON public.media USING btree (stored_at) WHERE (picture_hash IS NOT NULL);

CREATE INDEX media_undropped_idx ON public.media USING btree (upload_expires_at) WHERE ((state = 'stored'::text) AND (upload_dropped_at IS NULL) AND (type <> 'microblog'::text));

CREATE INDEX media_unpurged_idx ON public.media USING btree (purge_tried_at NULLS FIRST) WHERE ((deleted_at IS NOT NULL) AND (purged_at IS NULL) AND (type <> 'microblog'::text));

CREATE INDEX mentions_issue_idx ON public.mentions USING btree (issue_id) WHERE (issue_id IS NOT NULL);

CREATE INDEX mentions_latest_idx ON public.mentions USING btree (channel, sent_at DESC, id DESC);

CREATE INDEX mentions_media_idx ON public.mentions USING btree (received_at) WHERE media_pending;

CREATE INDEX mentions_received_idx ON public.mentions USING btree (received_at DESC, id DESC);

CREATE INDEX message_reactions_user_idx ON public.message_reactions USING btree (user_id);

CREATE INDEX messages_author_idx ON public.messages USING btree (author_id);

CREATE UNIQUE INDEX messages_thread_unique ON public.messages USING btree (issue_id, created_at);

CREATE INDEX nominations_city_idx ON public.nominations USING btree (city, id);

CREATE INDEX notifications_created_idx ON public.notifications USING btree (created_at DESC, id DESC);

CREATE UNIQUE INDEX notifications_unreached_idx ON public.notifications USING btree (target_id) WHERE ((kind = 'office_not_reached'::text) AND (read_at IS NULL));

CREATE INDEX notifications_unread_idx ON public.notifications USING btree (created_at DESC, id DESC) WHERE (read_at IS NULL);

CREATE INDEX office_replies_escalation_idx ON public.office_replies USING btree (issue_id, level);

CREATE INDEX officials_city_idx ON public.officials USING btree (city, id);

CREATE INDEX officials_constituency_idx ON public.officials USING btree (city, designation, constituency) WHERE (constituency <> ''::text);

CREATE INDEX officials_email_idx ON public.officials USING btree (lower(email)) WHERE (email <> ''::text);

CREATE INDEX officials_name_idx ON public.officials USING btree (city, name);

CREATE INDEX officials_ward_idx ON public.officials USING btree (city, designation, ward) WHERE (ward <> ''::text);

CREATE INDEX outbound_messages_created_idx ON public.outbound_messages USING btree (created_at DESC, id DESC);

CREATE INDEX outbound_messages_due_idx ON public.outbound_messages USING btree (due_at) WHERE (status = 'retrying'::text);

CREATE INDEX outbound_messages_issue_idx ON public.outbound_messages USING btree (issue_id);

CREATE INDEX outbound_messages_recipient_idx ON public.outbound_messages USING btree (channel, recipient, sent_at);

CREATE UNIQUE INDEX places_main_unique ON public.places USING btree (pincode) WHERE is_main;

CREATE INDEX places_ward_idx ON public.places USING btree (city, ward);

CREATE INDEX police_stations_city_idx ON public.police_stations USING btree (city, id);

CREATE INDEX police_stations_name_idx ON public.police_stations USING btree (city, name);

CREATE INDEX police_stations_pincodes_idx ON public.police_stations USING gin (pincodes);

CREATE INDEX refresh_families_user_idx ON public.refresh_families USING btree (user_id, expires_at);

CREATE INDEX refresh_tokens_family_idx ON public.refresh_tokens USING btree (family_id);

CREATE INDEX removed_keywords_keyword_idx ON public.removed_keywords USING btree (label, keyword);

CREATE INDEX reopen_requests_pending_idx ON public.reopen_requests USING btree (at, id) WHERE (status = 'pending'::text);

CREATE INDEX reopen_requests_resolution_idx ON public.reopen_requests USING btree (resolution_id, at, id);

CREATE INDEX reporters_city_idx ON public.reporters USING btree (city);

CREATE INDEX reporters_words_idx ON public.reporters USING gin (public.search_key(words) public.gin_trgm_ops);

CREATE INDEX resolution_ratings_user_idx ON public.resolution_ratings USING btree (user_id);

CREATE INDEX sla_pauses_issue_idx ON public.sla_pauses USING btree (issue_id, from_at);

CREATE INDEX sla_pauses_long_idx ON public.sla_pauses USING btree (until_at) WHERE ((ended_at IS NULL) AND ((until_at - from_at) > '366 days'::interval));

CREATE UNIQUE INDEX sla_policies_current_unique ON public.sla_policies USING btree (COALESCE(city, ''::text), COALESCE(category, ''::text), COALESCE(priority, ''::text), COALESCE(ward, ''::text)) WHERE (retired_at IS NULL);

CREATE INDEX unsent_letters_official_idx ON public.unsent_letters USING btree (official_id, at);

CREATE INDEX user_identities_user_idx ON public.user_identities USING btree (user_id);

CREATE INDEX user_scores_city_rank_idx ON public.user_scores USING btree (city, score DESC, user_id) WHERE (score > 0);

CREATE INDEX user_scores_pioneers_idx ON public.user_scores USING btree (first_report_at, user_id) WHERE (first_report_at IS NOT NULL);

CREATE INDEX user_scores_rank_idx ON public.user_scores USING btree (score DESC, user_id) WHERE (score > 0);

CREATE INDEX users_created_idx ON public.users USING btree (created_at, id);

CREATE UNIQUE INDEX users_email_unique ON public.users USING btree (lower(email));

CREATE INDEX ward_rings_ward_idx ON public.ward_rings USING btree (ward_id);

CREATE INDEX webhook_attempts_delivery_idx ON public.webhook_attempts USING btree (event_id, endpoint_id);

CREATE INDEX webhook_attempts_endpoint_idx ON public.webhook_attempts USING btree (endpoint_id, id);

CREATE INDEX webhook_deliveries_endpoint_idx ON public.webhook_deliveries USING btree (endpoint_id);

CREATE INDEX webhook_deliveries_failed_idx ON public.webhook_deliveries USING btree (endpoint_id, event_id) WHERE (status = 'failed'::text);

CREATE INDEX webhook_deliveries_waiting_idx ON public.webhook_deliveries USING btree (endpoint_id, due_at, event_id) WHERE (status = 'waiting'::text);

CREATE INDEX webhook_endpoints_client_idx ON public.webhook_endpoints USING btree (client_id);

CREATE INDEX webhook_events_at_idx ON public.webhook_events USING btree (at, id);

CREATE INDEX webhook_events_hidden_idx ON public.webhook_events USING btree (issue_id) WHERE (type = 'issue.hidden'::text);

CREATE TRIGGER audit_records_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_records FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

COMMENT ON TRIGGER audit_records_append_only ON public.audit_records IS 'refuses to change or delete an audit record';

CREATE TRIGGER audit_records_chain BEFORE INSERT ON public.audit_records FOR EACH ROW EXECUTE FUNCTION public.audit_records_chain();

COMMENT ON TRIGGER audit_records_chain ON public.audit_records IS 'position, previous_hash and hash of a new record, so that it continues the chain; an insert holds a lock until its transaction ends';

CREATE TRIGGER due_date_changes_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.due_date_changes FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

COMMENT ON TRIGGER due_date_changes_append_only ON public.due_date_changes IS 'refuses to change or delete a change of a due date';

CREATE TRIGGER issue_assignments_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.issue_assignments FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

COMMENT ON TRIGGER issue_assignments_append_only ON public.issue_assignments IS 'refuses to change or delete an assignment';

CREATE TRIGGER issue_escalations_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.issue_escalations FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

COMMENT ON TRIGGER issue_escalations_append_only ON public.issue_escalations IS 'refuses to change or delete an escalation';

CREATE TRIGGER issue_status_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.issue_status_events FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

COMMENT ON TRIGGER issue_status_events_append_only ON public.issue_status_events IS 'refuses to change or delete a status event';

CREATE TRIGGER issues_cells_change AFTER UPDATE OF city, category, status, hidden, lat, lng ON public.issues FOR EACH ROW WHEN (((old.lat IS NOT NULL) OR (new.lat IS NOT NULL))) EXECUTE FUNCTION public.issue_cells_follow();

COMMENT ON TRIGGER issues_cells_change ON public.issues IS 'issue_cells: moves an issue to other counts when its city, category, status or point changes; subtracts it when it is hidden, adds it when it is shown again';

CREATE TRIGGER issues_cells_delete AFTER DELETE ON public.issues FOR EACH ROW WHEN (((old.lat IS NOT NULL) AND (NOT old.hidden))) EXECUTE FUNCTION public.issue_cells_follow();

COMMENT ON TRIGGER issues_cells_delete ON public.issues IS 'issue_cells: subtracts a deleted issue, unless it was hidden';

CREATE TRIGGER issues_cells_insert AFTER INSERT ON public.issues REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.issue_cells_add();

COMMENT ON TRIGGER issues_cells_insert ON public.issues IS 'issue_cells: adds new located issues to their grid square at each zoom, unless they are hidden';

CREATE TRIGGER issues_city_counts_change AFTER DELETE OR UPDATE OF city, feed_status, resolved_at, hidden ON public.issues FOR EACH ROW EXECUTE FUNCTION public.city_counts_follow();

COMMENT ON TRIGGER issues_city_counts_change ON public.issues IS 'city_counts: moves an issue to other counts when its city, feed status or day of resolution changes; subtracts it when it is hidden or deleted, adds it when it is shown again';

CREATE TRIGGER issues_city_counts_insert AFTER INSERT ON public.issues FOR EACH ROW EXECUTE FUNCTION public.city_counts_add();

COMMENT ON TRIGGER issues_city_counts_insert ON public.issues IS 'city_counts: adds a new issue to the counts of the day of its report, the day of its resolution and its feed status, unless it is hidden';

CREATE TRIGGER issues_rollup_change AFTER DELETE OR UPDATE OF city, category, priority, status, hidden ON public.issues FOR EACH ROW EXECUTE FUNCTION public.issue_rollup_follow();

COMMENT ON TRIGGER issues_rollup_change ON public.issues IS 'issue_rollup: moves an issue to another cell when its city, category, priority or status changes; subtracts it when it is hidden or deleted, adds it when it is shown again';

CREATE TRIGGER issues_rollup_insert AFTER INSERT ON public.issues FOR EACH ROW EXECUTE FUNCTION public.issue_rollup_follow();

COMMENT ON TRIGGER issues_rollup_insert ON public.issues IS 'issue_rollup: adds a new issue to the cell of its city, category, priority and status, unless it is hidden';

CREATE TRIGGER issues_search_change AFTER UPDATE OF title, area, ward, pincode, category_label, city, hidden, reporter_id ON public.issues FOR EACH ROW WHEN (((((((((old.title IS DISTINCT FROM new.title) OR (old.area IS DISTINCT FROM new.area)) OR (old.ward IS DISTINCT FROM new.ward)) OR (old.pincode IS DISTINCT FROM new.pincode)) OR (old.category_label IS DISTINCT FROM new.category_label)) OR (old.city IS DISTINCT FROM new.city)) OR (old.hidden IS DISTINCT FROM new.hidden)) OR (old.reporter_id IS DISTINCT FROM new.reporter_id))) EXECUTE FUNCTION public.issue_search_follow();

COMMENT ON TRIGGER issues_search_change ON public.issues IS 'issue_search: updates the search text and the city when a column they are made from changes; deletes the row when the issue is hidden, adds it when the issue is shown again';

CREATE TRIGGER issues_search_insert AFTER INSERT ON public.issues FOR EACH ROW EXECUTE FUNCTION public.issue_search_follow();

COMMENT ON TRIGGER issues_search_insert ON public.issues IS 'issue_search: adds the search text of a new issue, unless it is hidden';

CREATE TRIGGER office_replies_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.office_replies FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

COMMENT ON TRIGGER office_replies_append_only ON public.office_replies IS 'refuses to change or delete the reply of an office';

CREATE TRIGGER reporters_describe BEFORE INSERT OR UPDATE ON public.reporters FOR EACH ROW EXECUTE FUNCTION public.reporters_describe();

COMMENT ON TRIGGER reporters_describe ON public.reporters IS 'words: the search text, made from display name, beat and area, in lower case';

CREATE TRIGGER user_scores_came AFTER INSERT OR DELETE ON public.user_scores FOR EACH ROW EXECUTE FUNCTION public.user_scores_tell();

COMMENT ON TRIGGER user_scores_came ON public.user_scores IS 'score_moves: +1 for the first score of a person, -1 for a deleted person; a score of 0 is not counted';

CREATE TRIGGER user_scores_moved AFTER UPDATE ON public.user_scores FOR EACH ROW WHEN (((old.score <> new.score) OR (old.city <> new.city))) EXECUTE FUNCTION public.user_scores_tell();

COMMENT ON TRIGGER user_scores_moved ON public.user_scores IS 'score_moves: -1 for the former score or city, +1 for the new one; a score of 0 is not counted';

CREATE TRIGGER user_scores_reporter AFTER INSERT OR UPDATE OF reports ON public.user_scores FOR EACH ROW WHEN ((new.reports > 0)) EXECUTE FUNCTION public.reporters_follow_score();

COMMENT ON TRIGGER user_scores_reporter ON public.user_scores IS 'reporters: adds the profile of a person who has reported something, unless there is one';

CREATE TRIGGER user_scores_settle BEFORE INSERT OR UPDATE ON public.user_scores FOR EACH ROW EXECUTE FUNCTION public.user_scores_settle();

COMMENT ON TRIGGER user_scores_settle ON public.user_scores IS 'score: calculated from the counts and their weights; community_voice_at, problem_solver_at and legend_at: when the badge was earned, null while its condition is not met';

CREATE TRIGGER users_reporter_change AFTER UPDATE OF display_name ON public.users FOR EACH ROW WHEN ((old.display_name <> new.display_name)) EXECUTE FUNCTION public.reporters_follow_user();

COMMENT ON TRIGGER users_reporter_change ON public.users IS 'reporters.words: updates the search text when the display name of the reporter changes';

CREATE TRIGGER users_search_rename AFTER UPDATE OF display_name ON public.users FOR EACH ROW WHEN ((old.display_name <> new.display_name)) EXECUTE FUNCTION public.issue_search_rename();

COMMENT ON TRIGGER users_search_rename ON public.users IS 'issue_search_renames: adds a person whose display name changes; the job search-names then updates the search text of their issues';

ALTER TABLE ONLY public.alert_events
    ADD CONSTRAINT alert_events_issue_fk FOREIGN KEY (issue_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.alert_pushes
    ADD CONSTRAINT alert_pushes_device_fk FOREIGN KEY (device_id) REFERENCES public.alert_devices(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.alert_pushes
    ADD CONSTRAINT alert_pushes_event_fk FOREIGN KEY (event_id) REFERENCES public.alert_events(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.alerts_sent
    ADD CONSTRAINT alerts_sent_event_fk FOREIGN KEY (event_id) REFERENCES public.alert_events(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.alerts_sent
    ADD CONSTRAINT alerts_sent_subscription_fk FOREIGN KEY (subscription_id) REFERENCES public.alert_subscriptions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.api_clients
    ADD CONSTRAINT api_clients_user_fk FOREIGN KEY (id) REFERENCES public.users(id);

ALTER TABLE ONLY public.city_holidays
    ADD CONSTRAINT city_holidays_city_fk FOREIGN KEY (city) REFERENCES public.cities(slug);

ALTER TABLE ONLY public.console_invites
    ADD CONSTRAINT console_invites_inviter_fk FOREIGN KEY (invited_by) REFERENCES public.console_accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.console_sessions
    ADD CONSTRAINT console_sessions_account_fk FOREIGN KEY (account_id) REFERENCES public.console_accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.departments
    ADD CONSTRAINT departments_city_fk FOREIGN KEY (city) REFERENCES public.cities(slug);

ALTER TABLE ONLY public.due_date_changes
    ADD CONSTRAINT due_date_changes_issue_fk FOREIGN KEY (issue_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.duplicate_clusters
    ADD CONSTRAINT duplicate_clusters_canonical_fk FOREIGN KEY (canonical_issue_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.duplicate_clusters
    ADD CONSTRAINT duplicate_clusters_city_fk FOREIGN KEY (city) REFERENCES public.cities(slug);

ALTER TABLE ONLY public.event_attendees
    ADD CONSTRAINT event_attendees_event_fk FOREIGN KEY (event_id) REFERENCES public.events(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.event_attendees
    ADD CONSTRAINT event_attendees_user_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_city_fk FOREIGN KEY (city) REFERENCES public.cities(slug);

ALTER TABLE ONLY public.flag_reports
    ADD CONSTRAINT flag_reports_flag_fk FOREIGN KEY (flag_id) REFERENCES public.flags(id);

ALTER TABLE ONLY public.flag_reports
    ADD CONSTRAINT flag_reports_user_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.flags
    ADD CONSTRAINT flags_issue_fk FOREIGN KEY (issue_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.issue_admin_states
    ADD CONSTRAINT issue_admin_states_issue_fk FOREIGN KEY (issue_id) REFERENCES public.issues(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.issue_assignments
    ADD CONSTRAINT issue_assignments_assigner_fk FOREIGN KEY (assigned_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.issue_assignments
    ADD CONSTRAINT issue_assignments_issue_fk FOREIGN KEY (issue_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.issue_contacts
    ADD CONSTRAINT issue_contacts_issue_fk FOREIGN KEY (issue_id) REFERENCES public.issues(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.issue_escalations
    ADD CONSTRAINT issue_escalations_issue_fk FOREIGN KEY (issue_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.issue_resolutions
    ADD CONSTRAINT issue_resolutions_issue_fk FOREIGN KEY (issue_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.issue_search
    ADD CONSTRAINT issue_search_issue_fk FOREIGN KEY (issue_id) REFERENCES public.issues(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.issue_search_renames
    ADD CONSTRAINT issue_search_renames_user_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.issue_status_events
    ADD CONSTRAINT issue_status_events_issue_fk FOREIGN KEY (issue_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.issue_upvotes
    ADD CONSTRAINT issue_upvotes_issue_fk FOREIGN KEY (issue_id) REFERENCES public.issues(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.issue_upvotes
    ADD CONSTRAINT issue_upvotes_user_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.issues
    ADD CONSTRAINT issues_city_fk FOREIGN KEY (city) REFERENCES public.cities(slug);

ALTER TABLE ONLY public.issues
    ADD CONSTRAINT issues_duplicate_fk FOREIGN KEY (duplicate_of) REFERENCES public.issues(id);

ALTER TABLE ONLY public.issues
    ADD CONSTRAINT issues_reporter_fk FOREIGN KEY (reporter_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.jurisdictions
    ADD CONSTRAINT jurisdictions_city_fk FOREIGN KEY (city) REFERENCES public.cities(slug);

ALTER TABLE ONLY public.jurisdictions
    ADD CONSTRAINT jurisdictions_corporator_fk FOREIGN KEY (corporator_id) REFERENCES public.officials(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.jurisdictions
    ADD CONSTRAINT jurisdictions_ward_officer_fk FOREIGN KEY (ward_officer_id) REFERENCES public.officials(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_subscription_fk FOREIGN KEY (subscription_id) REFERENCES public.alert_subscriptions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_adder_fk FOREIGN KEY (added_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_deleter_fk FOREIGN KEY (deleted_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_issue_fk FOREIGN KEY (issue_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.mentions
    ADD CONSTRAINT mentions_converter_fk FOREIGN KEY (converted_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.mentions
    ADD CONSTRAINT mentions_issue_fk FOREIGN KEY (issue_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.message_reactions
    ADD CONSTRAINT message_reactions_message_fk FOREIGN KEY (message_id) REFERENCES public.messages(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.message_reactions
    ADD CONSTRAINT message_reactions_user_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_author_fk FOREIGN KEY (author_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_deleter_fk FOREIGN KEY (deleted_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_issue_fk FOREIGN KEY (issue_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.nominations
    ADD CONSTRAINT nominations_city_fk FOREIGN KEY (city) REFERENCES public.cities(slug);

ALTER TABLE ONLY public.office_replies
    ADD CONSTRAINT office_replies_escalation_fk FOREIGN KEY (issue_id, level) REFERENCES public.issue_escalations(issue_id, level);

ALTER TABLE ONLY public.officials
    ADD CONSTRAINT officials_city_fk FOREIGN KEY (city) REFERENCES public.cities(slug);

ALTER TABLE ONLY public.outbound_messages
    ADD CONSTRAINT outbound_messages_city_fk FOREIGN KEY (city) REFERENCES public.cities(slug);

ALTER TABLE ONLY public.outbound_messages
    ADD CONSTRAINT outbound_messages_issue_fk FOREIGN KEY (issue_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.outbound_messages
    ADD CONSTRAINT outbound_messages_template_fk FOREIGN KEY (template_key) REFERENCES public.outbound_templates(key);

ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_ward_fk FOREIGN KEY (city, ward) REFERENCES public.wards(city, code) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.police_stations
    ADD CONSTRAINT police_stations_city_fk FOREIGN KEY (city) REFERENCES public.cities(slug);

ALTER TABLE ONLY public.refresh_families
    ADD CONSTRAINT refresh_families_user_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_family_fk FOREIGN KEY (family_id) REFERENCES public.refresh_families(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.reopen_requests
    ADD CONSTRAINT reopen_requests_issue_fk FOREIGN KEY (issue_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.reopen_requests
    ADD CONSTRAINT reopen_requests_resolution_fk FOREIGN KEY (resolution_id) REFERENCES public.issue_resolutions(id);

ALTER TABLE ONLY public.reopen_requests
    ADD CONSTRAINT reopen_requests_user_fk FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.reporters
    ADD CONSTRAINT reporters_city_fk FOREIGN KEY (city) REFERENCES public.cities(slug);

ALTER TABLE ONLY public.reporters
    ADD CONSTRAINT reporters_user_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.resolution_ratings
    ADD CONSTRAINT resolution_ratings_resolution_fk FOREIGN KEY (resolution_id) REFERENCES public.issue_resolutions(id);

ALTER TABLE ONLY public.resolution_ratings
    ADD CONSTRAINT resolution_ratings_user_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sla_pauses
    ADD CONSTRAINT sla_pauses_issue_fk FOREIGN KEY (issue_id) REFERENCES public.issues(id);

ALTER TABLE ONLY public.sla_policies
    ADD CONSTRAINT sla_policies_city_fk FOREIGN KEY (city) REFERENCES public.cities(slug);

ALTER TABLE ONLY public.unsent_letters
    ADD CONSTRAINT unsent_letters_escalation_fk FOREIGN KEY (issue_id, level) REFERENCES public.issue_escalations(issue_id, level);

ALTER TABLE ONLY public.user_identities
    ADD CONSTRAINT user_identities_user_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_report_categories
    ADD CONSTRAINT user_report_categories_user_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_report_days
    ADD CONSTRAINT user_report_days_user_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_scores
    ADD CONSTRAINT user_scores_city_fk FOREIGN KEY (city) REFERENCES public.cities(slug);

ALTER TABLE ONLY public.user_scores
    ADD CONSTRAINT user_scores_user_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_city_fk FOREIGN KEY (city) REFERENCES public.cities(slug);

ALTER TABLE ONLY public.ward_rings
    ADD CONSTRAINT ward_rings_ward_fk FOREIGN KEY (ward_id) REFERENCES public.wards(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.wards
    ADD CONSTRAINT wards_city_fk FOREIGN KEY (city) REFERENCES public.cities(slug);

ALTER TABLE ONLY public.webhook_attempts
    ADD CONSTRAINT webhook_attempts_delivery_fk FOREIGN KEY (event_id, endpoint_id) REFERENCES public.webhook_deliveries(event_id, endpoint_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_endpoint_fk FOREIGN KEY (endpoint_id) REFERENCES public.webhook_endpoints(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_event_fk FOREIGN KEY (event_id) REFERENCES public.webhook_events(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_client_fk FOREIGN KEY (client_id) REFERENCES public.api_clients(id);

ALTER TABLE ONLY public.working_calendars
    ADD CONSTRAINT working_calendars_city_fk FOREIGN KEY (city) REFERENCES public.cities(slug);


SET search_path TO public;

INSERT INTO public.migrations ("timestamp", name) VALUES
  (1700000000000, 'CreateFoundation1700000000000'),
  (1700000001000, 'CreateAccountability1700000001000'),
  (1700000002000, 'CreateIssues1700000002000'),
  (1700000003000, 'CreateMessages1700000003000'),
  (1700000004000, 'CreateMedia1700000004000'),
  (1700000005000, 'ReleaseEmails1700000005000'),
  (1700000006000, 'CreateResolution1700000006000'),
  (1700000007000, 'CreateScores1700000007000'),
  (1700000008000, 'CreateFlags1700000008000'),
  (1700000009000, 'CreatePlaces1700000009000'),
  (1700000010000, 'FillPlaces1700000010000'),
  (1700000011000, 'CreateChannels1700000011000'),
  (1700000012000, 'RememberAlternatives1700000012000'),
  (1700000013000, 'CreateSearch1700000013000'),
  (1700000014000, 'CreateCommunity1700000014000'),
  (1700000015000, 'CreateConsole1700000015000'),
  (1700000016000, 'CreateDesk1700000016000'),
  (1700000017000, 'CreateOutbound1700000017000'),
  (1700000018000, 'DateJobSuccesses1700000018000'),
  (1700000019000, 'NameConsoleSettings1700000019000'),
  (1700000030000, 'DescribeTriggers1700000030000'),
  (1700000032000, 'CompareIssues1700000032000'),
  (1700000033000, 'CreateIssueCells1700000033000'),
  (1700000033100, 'OrderOwnIssues1700000033100'),
  (1700000033200, 'FillBoundaries1700000033200'),
  (1700000034000, 'OpenIssues1700000034000'),
  (1700000034100, 'CreateApiClients1700000034100'),
  (1700000036000, 'OrderFeedByWard1700000036000'),
  (1700000037000, 'NameBoundarySources1700000037000'),
  (1700000038000, 'CreateDueDates1700000038000'),
  (1700000039000, 'CreateMails1700000039000'),
  (1700000040000, 'DateChangesOfRequests1700000040000'),
  (1700000041000, 'CreateWebhooks1700000041000'),
  (1700000041500, 'ForgetMails1700000041500'),
  (1700000045000, 'CreateAlerts1700000045000'),
  (1700000047000, 'FollowOwnIssues1700000047000'),
  (1700000048000, 'CreateAlertDevices1700000048000'),
  (1700000049000, 'SeeLaterDueDates1700000049000'),
  (1700000050000, 'WithdrawMails1700000050000'),
  (1700000051000, 'KeyOfficeReplies1700000051000'),
  (1700000052000, 'WithholdWebhooks1700000052000'),
  (1700000053000, 'ServeDevicesInTurn1700000053000'),
  (1700000053100, 'PutFailingAlertsOff1700000053100'),
  (1700000053200, 'AskToFollowOwnIssues1700000053200'),
  (1700000053300, 'SendConfirmationsLater1700000053300'),
  (1700000054000, 'RemoveWebhookEndpointsLater1700000054000'),
  (1700000054100, 'FindDeliveriesOfEndpoints1700000054100'),
  (1700000054300, 'HoldWebhookEndpoints1700000054300'),
  (1700000054400, 'FindFailedWebhooks1700000054400'),
  (1700000055000, 'TellOnceADay1700000055000'),
  (1700000055100, 'WithdrawMailsForAWhile1700000055100'),
  (1700000055200, 'KeepDevicesThatWorked1700000055200'),
  (1700000056000, 'DateLateness1700000056000'),
  (1700000056100, 'KeepDefaultHours1700000056100'),
  (1700000056200, 'AllowEscalationToMp1700000056200'),
  (1700000056300, 'ValidateEscalationToMp1700000056300'),
  (1700000057000, 'PlaceInOwnCity1700000057000'),
  (1700000058000, 'TellOfUnreachedOffices1700000058000'),
  (1700000059000, 'PutFailingDigestsOff1700000059000'),
  (1700000059100, 'KeepNightsQuiet1700000059100'),
  (1700000062000, 'NameCityStaff1700000062000'),
  (1700000062100, 'DescribeTables1700000062100'),
  (1700000063000, 'ForgetCellsOfSubscriptions1700000063000'),
  (1700000063100, 'NameWaitingDigests1700000063100'),
  (1700000064000, 'DateShownDuplicates1700000064000'),
  (1700000065000, 'FindStepsOfOfficials1700000065000'),
  (1700000066000, 'KeepUnsentLetters1700000066000'),
  (1700000067000, 'FindDigestsInOrder1700000067000'),
  (1700000068000, 'KeepLanguagesOfMails1700000068000'),
  (1700000069000, 'DescribeUnsentLetters1700000069000'),
  (1700000070000, 'SkipDigestsPutOff1700000070000'),
  (1700000073000, 'MarkMailsUnderWay1700000073000'),
  (1700000074000, 'HoldNewsOfHiddenIssues1700000074000'),
  (1700000075000, 'DateFailuresOfWebhooks1700000075000'),
  (1700000076000, 'DescribeHoldersOfOffices1700000076000'),
  (1700000080000, 'DateShownEvents1700000080000'),
  (1700000081000, 'FindShownEvents1700000081000'),
  (1700000082000, 'DismissDuplicates1700000082000'),
  (1700000083000, 'FindAuditRecordsOfTargets1700000083000'),
  (1700000084000, 'WithdrawWebhooks1700000084000'),
  (1700000084100, 'FindHiddenWebhooks1700000084100'),
  (1700000085000, 'TellOnceOfUnsentLetters1700000085000'),
  (1700000086000, 'FindLongPauses1700000086000'),
  (1700000087000, 'KeepRemovedKeywords1700000087000'),
  (1700000088000, 'RewordComments1700000088000'),
  (1700000089000, 'MoveLettersInPages1700000089000'),
  (1700000090000, 'RewordTriggerComments1700000090000');

INSERT INTO public.cities (slug, display_name, state, subdomain) VALUES ('pune', 'Pune', 'Maharashtra', 'pune');
INSERT INTO public.users (id, email, display_name, city, created_at, updated_at) VALUES
  ('usr_former', 'former@example.org', 'Asha', 'pune', '2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z');
INSERT INTO public.issues (id, title, description, city, category, category_label, priority, status, feed_status, reporter_id, lat, lng, address, created_at, updated_at) VALUES
  ('iss_former', 'Pothole at the bridge', 'As wide as a wheel.', 'pune', 'road', 'Infrastructure', 'high', 'open', 'new', 'usr_former', 18.52, 73.85, 'Bridge Road', '2026-11-02T00:00:00Z', '2026-11-02T00:00:00Z');
INSERT INTO public.audit_records (at, surface, actor_id, actor_name, action, target_kind, target_id) VALUES
  ('2026-11-03T00:00:00Z', 'console', 'adm_former', 'Staff', 'issue.hide', 'issue', 'iss_former');
