/** Computes scores and badges, and what contributions count. */
export const SCORE_TRIGGERS = `
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
  end
$$;

create function user_scores_tell() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and old.score > 0 then
      insert into score_moves (city, score, change) values (old.city, old.score, -1);
    end if;
    if tg_op <> 'DELETE' and new.score > 0 then
      insert into score_moves (city, score, change) values (new.city, new.score, 1);
    end if;
    return null;
  end
$$;

create function completed_weeks(days date[]) returns integer language sql immutable as $$
  select coalesce(sum(length / 7), 0)::int
    from (select count(*) as length
            from (select day - (row_number() over (order by day))::int as run from unnest(days) day) numbered
           group by run) runs
$$;
comment on function completed_weeks(days date[]) is 'completed runs of seven consecutive days';

create function contributed_days(users text[]) returns table(
    user_id text, day date, reports integer
  ) language sql stable as $$
  select i.reporter_id, (i.created_at at time zone c.time_zone)::date, count(*)::int
    from issues i join cities c on c.slug = i.city
   where i.reporter_id = any (users) and not i.hidden group by 1, 2
$$;

create function contributed_categories(users text[]) returns table(
    user_id text, category text, reports integer
  ) language sql stable as $$
  select i.reporter_id, i.category, count(*)::int from issues i
   where i.reporter_id = any (users) and not i.hidden group by 1, 2
$$;

create function contributions(users text[]) returns table(
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

create trigger user_scores_settle before insert or update on user_scores
  for each row
  execute function user_scores_settle();
comment on trigger user_scores_settle on user_scores is
  'score: calculated from the counts and their weights; community_voice_at, problem_solver_at and legend_at: when the badge was earned, null while its condition is not met';

create trigger user_scores_came after insert or delete on user_scores
  for each row
  execute function user_scores_tell();
comment on trigger user_scores_came on user_scores is
  'score_moves: +1 for the first score of a person, -1 for a deleted person; a score of 0 is not counted';

create trigger user_scores_moved after update on user_scores
  for each row
  when (old.score <> new.score or old.city <> new.city)
  execute function user_scores_tell();
comment on trigger user_scores_moved on user_scores is
  'score_moves: -1 for the former score or city, +1 for the new one; a score of 0 is not counted';
`;
