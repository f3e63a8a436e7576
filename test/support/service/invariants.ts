/** Runs a query. */
type Sql = (text: string) => Promise<object[]>;

const STAFF = `'usr_city_desk'`;
/** Enough rows of a kind to find the cause. */
const MAX_ROWS = 10;

/** The counters of an issue, and the rows they count. */
const ISSUES: Record<string, string> = {
  'counters of issues': `
    select i.id, i.upvotes, i.message_count, i.media_count, to_jsonb(counted) as counted from issues i,
           lateral (select (select count(*) from issue_upvotes where issue_id = i.id) as upvotes,
                           (select count(*) from messages where issue_id = i.id) as messages,
                           (select count(*) from media where issue_id = i.id and deleted_at is null
                               and redacted_at is null) as media) counted
     where (i.upvotes, i.message_count, i.media_count) <> (counted.upvotes, counted.messages, counted.media)`,
  'times of threads': `
    select i.id, i.last_message_at, max(m.created_at) as latest from issues i left join messages m on m.issue_id = i.id
     group by i.id having i.last_message_at is distinct from max(m.created_at)`,
  'reactions of messages': `
    select m.id, m.reactions, counted.reactions as counted from messages m,
           lateral (select coalesce(jsonb_object_agg(emoji, n), '{}') as reactions
                      from (select emoji, count(*) as n from message_reactions where message_id = m.id group by emoji) e) counted
     where m.reactions <> counted.reactions`,
  'duplicates that lead nowhere': `
    with recursive chain as (
      select id, duplicate_of, array[id] as path from issues where duplicate_of is not null
      union all
      select c.id, i.duplicate_of, path || i.id from chain c join issues i on i.id = c.duplicate_of
       where i.id <> all (path))
    select id from issues where duplicate_of is not null and id not in (select id from chain where duplicate_of is null)`,
  'clusters that were merged into another issue': `
    select id from duplicate_clusters where merged and canonical_issue_id <> all (members)`,
};

/** The lifecycle: its events, and what depends on them. */
const LIFECYCLE: Record<string, string> = {
  'histories that are no chain': `
    select issue_id, id from (
      select *, lag(to_status) over chain as last, lag(to_feed_status) over chain as last_feed
        from issue_status_events window chain as (partition by issue_id order by id)) event
     where from_status is distinct from last or from_feed_status is distinct from last_feed
        or (last is null and (to_status, to_feed_status) <> ('open', 'new'))
        or last = 'closed'`,
  'issues that are not where their history ends': `
    select i.id, i.status, i.feed_status, e.to_status, e.to_feed_status
      from issues i left join lateral (select * from issue_status_events where issue_id = i.id order by id desc limit 1) e on true
     where (i.status, i.feed_status) is distinct from (e.to_status, e.to_feed_status)`,
  'statuses that do not go together': `
    select id, status, feed_status, resolved_at, closed_at, closed_by from issues
     where (resolved_at is not null) <> (status in ('resolved', 'closed'))
        or (closed_at is not null) <> (status = 'closed') or (closed_by is not null) <> (status = 'closed')
        or feed_status not in (case status when 'open' then 'new' when 'in_progress' then 'progress' else 'resolved' end,
                               case status when 'open' then 'ack' else '' end, 'overdue')`,
  'resolutions that do not follow the issue': `
    select i.id, i.status from issues i
     where (i.status = 'resolved') <> exists (select from issue_resolutions r
             where r.issue_id = i.id and r.dropped_at is null and r.settled_at is null)
        or (i.status <> 'closed' and exists (select from issue_resolutions r where r.issue_id = i.id and r.settled_at is not null))`,
  'requests of what is decided': `
    select q.id from reopen_requests q join issue_resolutions r on r.id = q.resolution_id
     where q.issue_id <> r.issue_id
        or (q.status = 'pending' and (r.dropped_at is not null or r.settled_at is not null))`,
  'proofs of other issues': `
    select r.id, proof from issue_resolutions r, unnest(r.media_ids) proof
     where not exists (select from media m where m.id = proof and m.issue_id = r.issue_id)`,
};

/** Data that triggers keep for issues. */
const FOLLOWERS: Record<string, string> = {
  'the rollup': `
    with cells as (
      select city, category, priority, status, issues, not_repaired from issue_rollup
      union all
      select city, category, priority, status, -count(*), -count(*) filter (where not_repaired)
        from issues where not hidden group by 1, 2, 3, 4)
    select city, category, priority, status, sum(issues) as surplus, sum(not_repaired) as not_repaired
      from cells group by 1, 2, 3, 4 having (sum(issues), sum(not_repaired)) <> (0, 0)`,
  'counts of cities': `
    with cells as (
      select city, measure, day, issues from city_counts
      union all
      select c.city, c.measure, c.day, -1 from issues i, city_count_cells(i) c)
    select city, measure, day::text, sum(issues) as surplus from cells group by 1, 2, 3 having sum(issues) <> 0`,
  'squares of the map': `
    with cells as (
      select city, zoom, x, y, category, open, in_progress, resolved, closed, lat_sum, lng_sum from issue_cells
      union all
      select s.city, s.zoom, s.x, s.y, s.category, -s.open, -s.in_progress, -s.resolved, -s.closed, -s.lat_sum, -s.lng_sum
        from issues i, issue_cell_shares(i) s)
    select city, zoom, x, y, category, sum(open) as open, sum(in_progress) as in_progress, sum(resolved) as resolved,
           sum(closed) as closed, sum(lat_sum) as lat_sum, sum(lng_sum) as lng_sum
      from cells group by 1, 2, 3, 4, 5
    having (sum(open), sum(in_progress), sum(resolved), sum(closed), sum(lat_sum), sum(lng_sum)) <> (0, 0, 0, 0, 0, 0)`,
  'counts of wards': `
    with counts as (
      select city, ward, category, reported, resolved, open, late from issue_ward_counts
      union all
      select city, ward, category, change, change * is_resolved::int, change * is_open::int, change * is_late::int
        from issue_ward_moves
      union all
      select city, ward, category, -1, -(status in ('resolved', 'closed') and not not_repaired)::int,
             -(status in ('open', 'in_progress'))::int,
             -(status in ('open', 'in_progress') and coalesce(breached_at = due_at, false))::int
        from issues where not hidden)
    select city, ward, category, sum(reported) as reported, sum(resolved) as resolved, sum(open) as open,
           sum(late) as late
      from counts group by 1, 2, 3 having (sum(reported), sum(resolved), sum(open), sum(late)) <> (0, 0, 0, 0)`,
  'open issues beside those of wards': `
    with counts as (
      select city, day, open, late from issue_open_days
      union all
      select city, day, change, change * is_late::int from issue_ward_moves where is_open
      union all
      select i.city, (i.created_at at time zone c.time_zone)::date, -1, -coalesce(i.breached_at = i.due_at, false)::int
        from issues i join cities c on c.slug = i.city where not i.hidden and i.status in ('open', 'in_progress'))
    select city, day::text, sum(open) as open, sum(late) as late
      from counts group by 1, 2 having (sum(open), sum(late)) <> (0, 0)`,
  'how wards keep due dates': `
    with counts as (
      select city, ward, month, 0 as duration, on_time, late, 0 as resolved from issue_ward_months
      union all
      select city, ward, month, duration, 0, 0, resolved
        from issue_ward_months, unnest(durations) with ordinality spans (resolved, duration)
      union all
      select city, ward, date_trunc('month', day)::date, case part when 'late' then 0 else duration end,
             change * (is_on_time and part = 'late')::int, change * (is_late and part = 'late')::int,
             change * (duration > 0 and part = 'time')::int
        from issue_ward_moves, (values ('late'), ('time')) parts (part)
      union all
      select s.city, s.ward, date_trunc('month', s.day)::date, case part when 'late' then 0 else s.duration end,
             -(s.is_on_time and part = 'late')::int, -(s.is_late and part = 'late')::int,
             -(s.duration > 0 and part = 'time')::int
        from issues i, issue_ward_shares(i) s, (values ('late'), ('time')) parts (part))
    select city, ward, month, duration, sum(on_time) as on_time, sum(late) as late, sum(resolved) as resolved
      from counts group by 1, 2, 3, 4 having (sum(on_time), sum(late), sum(resolved)) <> (0, 0, 0)`,
  'what issues are found by': `
    select coalesce(i.id, s.issue_id) as id, s.words from issue_search s
      full join (select i.*, u.display_name from issues i join users u on u.id = i.reporter_id where not i.hidden) i
        on i.id = s.issue_id
     where s.issue_id is null or i.id is null
        or (s.city, s.category_label, s.created_at) <> (i.city, i.category_label, i.created_at)
        or (s.words <> (select issue_search_text(own, i.display_name) from issues own where own.id = i.id)
            and not exists (select from issue_search_renames r where r.user_id = i.reporter_id))`,
};

/** SQL for accounts with scores: neither city staff nor those of contributions without a name. */
const EARNS = `id <> ${STAFF} and id !~ '^per_'`;

/** The contributions of people, and the scores computed from them. */
const SCORES: Record<string, string> = {
  'contributions of people': `
    select c.user_id, to_jsonb(c) as counted, to_jsonb(s) as kept
      from contributions(array(select id from users where ${EARNS})) c left join user_scores s on s.user_id = c.user_id
     where (coalesce(s.city, c.city), coalesce(s.reports, 0), coalesce(s.reports_resolved, 0), coalesce(s.upvotes_received, 0),
            coalesce(s.images_added, 0), coalesce(s.videos_added, 0), coalesce(s.high_priority_reports, 0),
            coalesce(s.votes_cast, 0), coalesce(s.comments_made, 0), coalesce(s.events_joined, 0), coalesce(s.streaks, 0),
            coalesce(s.categories, 0), s.first_report_at)
           is distinct from
           (c.city, c.reports, c.reports_resolved, c.upvotes_received, c.images_added, c.videos_added,
            c.high_priority_reports, c.votes_cast, c.comments_made, c.events_joined, c.streaks, c.categories, c.first_report_at)`,
  'scores that city staff have': `select user_id from user_scores where user_id = ${STAFF}`,
  'days and categories of reports': `
    with people as (select array(select id from users where ${EARNS}) as ids),
    tallies as (
      select user_id, 'day ' || day as what, reports from user_report_days
      union all select user_id, 'category ' || category, reports from user_report_categories
      union all select user_id, 'day ' || day, -reports from people, contributed_days(ids)
      union all select user_id, 'category ' || category, -reports from people, contributed_categories(ids))
    select user_id, what, sum(reports) as surplus from tallies group by 1, 2 having sum(reports) <> 0`,
  'counts ranks are read from': `
    with spans as (
      select 1 as span, city, low, users from score_counts where span = 1
      union all select 256, city, low, users from score_counts where span = 256
      union all select span, city, score - score % span, change from score_moves, (values (1), (256)) s (span)
      union all select span, city, score - score % span, -1 from user_scores, (values (1), (256)) s (span) where score > 0 and listed)
    select span, city, low, sum(users) as surplus from spans group by 1, 2, 3 having sum(users) <> 0`,
  'people missing in the directory': `
    select user_id from user_scores where reports > 0 and user_id not in (select user_id from reporters)`,
  'what reporters are found by': `
    select r.user_id, r.words from reporters r join users u on u.id = r.user_id
     where r.words <> searchable(concat_ws(E'\\x1f', u.display_name, r.beat, r.area))`,
};

/** Flags, posts, places, and audit records. */
const OTHERS: Record<string, string> = {
  'reporters of flags': `
    select f.id, f.reporter_count, count(r.*) as counted from flags f left join flag_reports r on r.flag_id = f.id
     group by f.id having f.reporter_count <> count(r.*)
         or bool_or((r.target_kind, r.target_id) <> (f.target_kind, f.target_id))
         or f.reason <> all (array_agg(r.reason))`,
  'posts that became the issues of others': `
    select m.id, m.channel, i.source from mentions m join issues i on i.id = m.issue_id
     where i.source <> m.channel or exists (select from mentions o where o.issue_id = m.issue_id and o.id <> m.id)`,
  'pincodes without a main place': `
    select pincode from places group by pincode having count(*) filter (where is_main) <> 1`,
  'rings of boundaries': `
    select w.id from wards w
     where (select count(*) from ward_rings r where r.ward_id = w.id)
        <> (select count(*) from jsonb_path_query(coalesce(w.boundary, '{}'), 'lax $.coordinates[*][*]'))`,
  'links of the audit log': `
    select position from (
      select r.*, lag(hash, 1, '') over chain as last, row_number() over chain as place,
             encode(sha256(convert_to(jsonb_build_array(
               r.position, r.previous_hash, extract(epoch from r.at), r.surface, r.actor_id, r.actor_name, r.action,
               r.target_kind, r.target_id, r.before, r.after, r.note)::text, 'UTF8')), 'hex') as true_hash
        from audit_records r window chain as (order by position)) link
     where position <> place or previous_hash <> last or hash <> true_hash`,
};

const INVARIANTS = { ...ISSUES, ...LIFECYCLE, ...FOLLOWERS, ...SCORES, ...OTHERS };

/**
 * Compares all redundant data of the schema with its sources, whatever a spec has done, also while the service runs:
 * each statement sees every transaction completely or not at all.
 * @returns the violations, by the name of the invariant; empty if the data is consistent
 */
export async function violations(sql: Sql): Promise<object[]> {
  const found: object[] = [];
  for (const [invariant, text] of Object.entries(INVARIANTS)) {
    const rows = await sql(`select * from (${text}) wrong limit ${MAX_ROWS}`);
    found.push(...rows.map((row) => ({ invariant, ...row })));
  }
  return found;
}
