import { CATEGORY_SLUGS, feedLabelOf } from '../../../src/kernel/categories';
import { PRIORITIES } from '../../../src/kernel/priorities';
import { REACTIONS } from '../../../src/kernel/reactions';
import { statementText } from '../../../src/platform/database/statement';
// Loaded for their statements.
import '../../../src/issues/wards/issue-ward-count.queries';
import '../../../src/scores/score-rank.queries';

/** The account of city staff with which the console is measured. */
export const ACCOUNT_ID = 'adm_bench';
export const USERS = 20_000;
/** The order in which issues are picked for the requests. The first of them have a thread. */
export const PICKED_ISSUES = 'from issues where not hidden order by md5(id)';
/** The number of issues with a thread. */
export const THREADS = 160;
/** More than one page of messages, and less than two. */
const SHORTEST_THREAD = 60;
const THREAD_LENGTHS = 30;
const MAX_REACTIONS = 4;
const OFFICIALS = 320;
/** Votes drawn per issue. A second vote by the same person for the same issue is not counted. */
const VOTES_PER_ISSUE = 0.3;
const ASSIGNED_SHARE = 0.1;
const HIDDEN_SHARE = 0.01;

/**
 * How the issues are spread over the cities, in twentieths. With a million issues the largest city has more than 10,000
 * pages.
 */
const CITY_TWENTIETHS = {
  mumbai: 5,
  bangalore: 4,
  delhi: 3,
  hyderabad: 2,
  chennai: 2,
  pune: 2,
  kolkata: 1,
  ahmedabad: 1,
};

const SUBJECTS = [
  'pothole',
  'street light',
  'manhole cover',
  'water pipe',
  'garbage heap',
  'road divider',
  'drain',
  'signal',
];
const STATES = [
  'Broken and dangerous',
  'Repeatedly reported',
  'Recently damaged',
  'Badly neglected',
  'Unrepaired',
];
const PLACES = [
  'the bus depot',
  'Hill Road market',
  'the railway bridge',
  'Gandhi School',
  'the old clinic',
  'Lake Garden',
];
const SENTENCES = [
  'It has been like this for more than two weeks and nobody has come.',
  'Two riders fell here last night because there is no light at all.',
  'Children have to walk on the road to reach the school gate.',
  'We called the ward office three times and were told to wait.',
  'After every rain the whole lane is under water until the evening.',
  'Please send someone before the festival, when the crowd doubles.',
];
const FIRST_NAMES = [
  'Asha',
  'Farhan',
  'Meera',
  'Joseph',
  'Lakshmi',
  'Ravi',
  'Sunita',
  'Imran',
  'Kavya',
  'Daniel',
];
const LAST_NAMES = [
  'Kulkarni',
  'Shaikh',
  'Iyer',
  'Pereira',
  'Rao',
  'Sharma',
  'Patil',
  'Khan',
  'Menon',
  'Das',
];

const array = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(', ')}]`;
/** An SQL expression that picks a random word for each row. */
export const pick = (words: readonly string[]) =>
  `(${array(words)})[1 + floor(random() * ${words.length})::int]`;
const base32Digit = (place: number) =>
  `substr('0123456789abcdefghjkmnpqrstvwxyz', ((value >> ${5 * place}) & 31)::int + 1, 1)`;
const cities = Object.entries(CITY_TWENTIETHS).flatMap(([city, share]) => Array<string>(share).fill(city));
const labels = CATEGORY_SLUGS.map((category) => `when '${category}' then '${feedLabelOf(category)}'`).join(
  ' ',
);

/** TypeIDs that sort by age: ten base32 digits of milliseconds, then the fixed and the random part of a UUIDv7. */
export const FUNCTIONS = `
  create function pg_temp.base32(value bigint) returns text language sql immutable as
    $$ select ${[9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map(base32Digit).join(' || ')} $$;
  create function pg_temp.type_id(prefix text, at timestamptz, seed text) returns text language sql immutable as
    $$ select prefix || '_' || pg_temp.base32((extract(epoch from at) * 1000)::bigint)
              || 'e' || substr(md5(seed), 1, 2) || '8' || substr(md5(seed), 3, 12) $$;
  select setseed(0.42);`;

export const PEOPLE = `
  create temp table people as
    select n, pg_temp.type_id('usr', at, 'user' || n) as id, at
      from (select n, date_trunc('milliseconds', now() - interval '2 years' + n * interval '45 minutes') as at
              from generate_series(1, ${USERS}) n) drafts;
  insert into users (id, email, display_name, role, city, created_at, updated_at)
    select id, 'person' || n || '@bench.example', ${pick(FIRST_NAMES)} || ' ' || ${pick(LAST_NAMES)}, 'user',
           ${pick(cities)}, at, at from people;
  insert into officials (id, name, designation, city, email)
    select pg_temp.type_id('off', now(), 'official' || n), ${pick(FIRST_NAMES)} || ' ' || ${pick(LAST_NAMES)},
           'Ward Officer', ${pick(cities)}, 'officer' || n || '@bench.example' from generate_series(1, ${OFFICIALS}) n;
  insert into departments (id, name, city, categories)
    select pg_temp.type_id('dep', now(), slug || category), initcap(category) || ' Department', slug, array[category]
      from cities, unnest(${array(CATEGORY_SLUGS)}) category;`;

/** Spread over the last year. The newest is slightly in the past. */
const drafts = (rows: number) => `
  create temp table drafts as
    select n, pg_temp.type_id('iss', at, 'issue' || n) as id, at,
           1 + floor(random() * ${USERS})::int as reporter, ${pick(cities)} as city, random() as fate
      from (select n, date_trunc('milliseconds',
                now() - interval '365 days' * ((${rows} - n + random()) / ${rows}) - interval '1 minute') as at
              from generate_series(1, ${rows}) n) times;
  create temp table votes as
    select distinct 1 + floor(${rows} * power(random(), 2))::int as n, 1 + floor(random() * ${USERS})::int as person
      from generate_series(1, ${Math.round(rows * VOTES_PER_ISSUE)});
  create temp table tally as select n, count(*)::int as votes from votes group by n;
  analyze people, drafts, votes, tally;`;

const ISSUES = `
  insert into issues (id, title, description, city, category, category_label, priority, status, feed_status,
                      reporter_id, lat, lng, address, pincode, upvotes, hidden, created_at, updated_at,
                      placed_by, placed_at, resolved_at)
  select d.id,
         ${pick(STATES)} || ' ' || ${pick(SUBJECTS)} || ' near ' || ${pick(PLACES)} || ', ward ' || 1 + d.n % 227,
         ${pick(SENTENCES)} || ' ' || ${pick(SENTENCES)} || ' ' || ${pick(SENTENCES)},
         d.city, d.category, case d.category ${labels} end, ${pick(PRIORITIES)}, d.status,
         case d.status when 'open' then ${pick(['new', 'new', 'ack', 'overdue'])} when 'in_progress' then 'progress'
              else 'resolved' end,
         p.id, d.lat, case when d.lat is not null then round((72.8 + random() * 0.3)::numeric, 6) end,
         case when d.lat is not null then 'House ' || d.n % 400 || ', ' || ${pick(PLACES)} end,
         case when d.lat is not null then (400001 + d.n % 90)::text end,
         coalesce(t.votes, 0), random() < ${HIDDEN_SHARE}, d.at,
         case when d.status = 'open' then d.at else least(d.at + random() * interval '20 days', now()) end,
         'nothing', d.at,
         case when d.status in ('resolved', 'closed') then least(d.at + random() * interval '20 days', now()) end
    from (select *, ${pick(CATEGORY_SLUGS)} as category,
                 case when fate < 0.5 then 'open' when fate < 0.7 then 'in_progress' when fate < 0.9 then 'resolved'
                      else 'closed' end as status,
                 case when random() < 0.5 then round((18.9 + random() * 0.3)::numeric, 6) end as lat
            from drafts order by n) d
    join people p on p.n = d.reporter
    left join tally t on t.n = d.n
   order by d.n;`;

const AROUND = `
  insert into issue_upvotes (issue_id, user_id, created_at)
    select d.id, p.id, d.at + interval '1 hour' from votes v join drafts d on d.n = v.n join people p on p.n = v.person
     order by d.n;
  insert into issue_status_events (issue_id, to_status, to_feed_status, actor_id, surface, at)
    select d.id, 'open', 'new', p.id, 'token', d.at from drafts d join people p on p.n = d.reporter order by d.n;
  insert into issue_assignments (issue_id, assignee_id, assignee_name, department, assigned_by, assigned_at)
    select d.id, o.id, o.name, 'Roads and Traffic', p.id, d.at + interval '2 hours'
      from drafts d
      join people p on p.n = d.reporter
      join (select row_number() over () as n, id, name from officials) o on o.n = 1 + d.n % ${OFFICIALS}
     where random() < ${ASSIGNED_SHARE} order by d.n;`;

/**
 * Threads from the creation of the issue until now, at even intervals: no two messages of a thread have the same time.
 * Most messages have no reaction. The rows of different threads are mixed in the table, as they were written.
 */
const TALK = `
  create temp table talk as
    select pg_temp.type_id('msg', at, 'message' || issue_id || k) as id, issue_id, at,
           1 + floor(random() * ${USERS})::int as author,
           greatest(0, floor(random() * ${4 * MAX_REACTIONS}) - ${3 * MAX_REACTIONS - 1})::int as wanted
      from (select t.id as issue_id, k,
                   date_trunc('milliseconds', created_at + (now() - created_at) * k / (messages + 1)) as at
              from (select id, created_at, ${SHORTEST_THREAD} + floor(random() * ${THREAD_LENGTHS})::int as messages
                      from (select id, created_at ${PICKED_ISSUES} limit ${THREADS}) picked) t,
                   generate_series(1, messages) k) times;
  create temp table liked as
    select distinct on (id, person) id, 1 + floor(random() * ${USERS})::int as person, ${pick(REACTIONS)} as emoji, at
      from talk, generate_series(1, wanted);
  insert into messages (id, issue_id, author_id, content, reactions, created_at)
    select t.id, t.issue_id, p.id, ${pick(SENTENCES)} || ' ' || ${pick(SENTENCES)}, coalesce(r.reactions, '{}'), t.at
      from talk t
      join people p on p.n = t.author
      left join (select id, jsonb_object_agg(emoji, people) as reactions
                   from (select id, emoji, count(*) as people from liked group by id, emoji) counts group by id) r
             on r.id = t.id
     order by t.at;
  insert into message_reactions (message_id, user_id, emoji, created_at)
    select l.id, p.id, l.emoji, l.at from liked l join people p on p.n = l.person order by l.at;
  update issues i set message_count = t.messages, last_message_at = t.latest
    from (select issue_id, count(*)::int as messages, max(at) as latest from talk group by issue_id) t
   where i.id = t.issue_id;`;

/** The search index, the counts of cities and wards, and the scores of wards. */
const SHOWN = `
  select issue_search_rebuild();
  select city_counts_rebuild();
  select issue_ward_counts_rebuild();
  ${statementText('issues.fold-ward-moves')};
  update wards set score = 30 + abs(hashtext(id)) % 60, trend = abs(hashtext(code)) % 9 - 4,
         res_pct = case when abs(hashtext(id)) % 2 = 0 then 30 + abs(hashtext(id)) % 50 end;`;

/**
 * The rollup as many writers leave it: each cell is spread over its sixteen slots, not in one slot as after a rebuild.
 */
const ROLLUP = `
  select issue_rollup_rebuild();
  create temp table cells as select * from issue_rollup;
  delete from issue_rollup;
  insert into issue_rollup (city, category, priority, status, slot, issues)
    select city, category, priority, status, s, issues / 16 + (s < issues % 16)::int
      from cells, generate_series(0, 15) s where issues / 16 + (s < issues % 16)::int > 0;`;

const share = (column: string) => `${column} / slots + (s < ${column} % slots)::int`;
/** The squares of the map, spread over their slots in the same way. */
const CELLS = `
  select issue_cells_rebuild();
  create temp table squares as
    select *, case zoom when 10 then 8 when 12 then 2 else 1 end as slots from issue_cells;
  delete from issue_cells;
  insert into issue_cells (city, zoom, x, y, category, slot, open, in_progress, resolved, closed, lat_sum, lng_sum)
    select city, zoom, x, y, category, s,
           ${['open', 'in_progress', 'resolved', 'closed', 'lat_sum', 'lng_sum'].map(share).join(', ')}
      from squares, generate_series(0, slots - 1) s;`;

/**
 * The contributions of the people, and further people with a score each from long ago: there are as many people with a
 * score as issues. The triggers are enabled here, because scores and counts depend on them.
 */
const scores = (rows: number) => `
  set session_replication_role = origin;
  insert into user_scores
    (user_id, city, reports, reports_resolved, upvotes_received, images_added, videos_added, high_priority_reports,
     votes_cast, comments_made, events_joined, streaks, categories, first_report_at, updated_at)
    select c.*, now() from contributions(array(select id from people)) c;
  insert into user_report_days select * from contributed_days(array(select id from people));
  insert into user_report_categories select * from contributed_categories(array(select id from people));
  insert into users (id, email, display_name, role, city, created_at, updated_at)
    select pg_temp.type_id('usr', at, 'crowd' || n), 'crowd' || n || '@bench.example',
           ${pick(FIRST_NAMES)} || ' ' || ${pick(LAST_NAMES)}, 'user', ${pick(cities)}, at, at
      from (select n, date_trunc('milliseconds', now() - interval '3 years' + n * interval '10 seconds') as at
              from generate_series(1, ${rows - USERS}) n) drafts;
  insert into user_scores (user_id, city, votes_cast, comments_made, upvotes_received, updated_at)
    select id, city, 1 + floor(60 / (0.05 + random()))::int, floor(random() * 40)::int, floor(random() * 20)::int, now()
      from users where email like 'crowd%';
  ${statementText('scores.fold-moves')};`;

/** The steps that fill a migrated, empty database. They must run in one session, each as a separate query. */
export function fillSteps(rows: number): string[] {
  return [
    'set session_replication_role = replica',
    FUNCTIONS,
    PEOPLE,
    drafts(rows),
    ISSUES,
    AROUND,
    TALK,
    ROLLUP,
    CELLS,
    SHOWN,
    scores(rows),
    'vacuum (analyze)',
    'checkpoint',
  ];
}
