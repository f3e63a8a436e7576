import { CATEGORY_SLUGS, feedLabelOf } from '../../../src/kernel/categories';
import { ISSUE_SOURCES } from '../../../src/kernel/sources';
import { ACCOUNT_ID, FUNCTIONS, PEOPLE, pick, USERS } from './fill-sql';

/** The city that has all issues. */
export const QUEUE_CITY = 'mumbai';
const UNITS = 60;
const ACCOUNTS_OF_UNIT = 3;
/** The unit to which the account of the measurements belongs. */
export const OWN_UNIT = 20;
const THINGS = ['lamp', 'drain', 'kerb', 'signal', 'wall', 'pipe', 'tree', 'bridge'];

const unitId = (n: string) => `'unt_bench' || ${n}`;
const accountId = (n: string) =>
  `case when ${n} = ${OWN_UNIT} then '${ACCOUNT_ID}' else 'adm_bench' || ${n} end`;
const labels = CATEGORY_SLUGS.map((slug) => `when '${slug}' then '${feedLabelOf(slug)}'`).join(' ');
/** One of some values: each has its share of the rows that none before it took. */
const byShare = (share: string, values: ReadonlyArray<readonly [most: number, value: string]>) =>
  `case ${values.map(([most, value]) => `when ${share} < ${most} then '${value}'`).join(' ')} end`;

const STAFF = `
  insert into staff_units (id, city, name, kind, created_at, updated_at)
    select ${unitId('n')}, '${QUEUE_CITY}', to_jsonb('Unit ' || n), 'department', now(), now()
      from generate_series(1, ${UNITS}) n;
  insert into console_accounts (id, email, name, role, password_hash, created_at)
    select ${accountId('n')}, 'staff' || n || '@console.example', 'Staff ' || n, 'super_admin', '', now()
      from generate_series(1, ${UNITS * ACCOUNTS_OF_UNIT}) n;
  insert into staff_unit_members (unit_id, account_id)
    select ${unitId(`1 + (n - 1) % ${UNITS}`)}, ${accountId('n')}
      from generate_series(1, ${UNITS * ACCOUNTS_OF_UNIT}) n;`;

/** Indexes are built after the rows are loaded, which takes a fraction of the time. */
const DROP_INDEXES = `
  create temp table left_out as
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text from pg_index i
     where i.indrelid in ('issues'::regclass, 'issue_search'::regclass, 'issue_status_events'::regclass)
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid);
  do $$ declare name text; begin
    for name in select l.name from left_out l loop execute 'drop index ' || name; end loop;
  end $$;`;
const BUILD_INDEXES = `
  do $$ declare text text; begin
    for text in select l.text from left_out l loop execute text; end loop;
  end $$;`;

/**
 * Two years of issues, of which the newer are rather unfinished: some 42 in 100. One in fifty is merged, one in a
 * hundred hidden. Most come by the platform. Wards, units and upvotes are uneven.
 */
const drafts = (rows: number) => `
  create temp table city_wards as
    select row_number() over (order by code) as n, code from wards where city = '${QUEUE_CITY}';
  create temp table drafts as
    select *, lag(id) over (order by n) as before,
           case when fate < 0.15 + 0.8 * power(n::float / ${rows}, 2) then step else 'done' end as progress
      from (select n, pg_temp.type_id('iss', at, 'issue' || n) as id, at, random() as fate, random() as due_share,
                   random() as held, random() as joined,
                   ${byShare('random()', [
                     [0.3, 'new'],
                     [0.6, 'ack'],
                     [0.8, 'progress'],
                     [1.1, 'overdue'],
                   ])} as step,
                   1 + floor(random() * ${USERS})::int as reporter,
                   1 + floor((select count(*) from city_wards) * power(random(), 1.3))::int as ward,
                   1 + floor(${UNITS} * power(random(), 2))::int as unit,
                   floor(random() * ${ACCOUNTS_OF_UNIT})::int as member,
                   ${pick(CATEGORY_SLUGS)} as category,
                   ${byShare('random()', [
                     [0.35, 'low'],
                     [0.8, 'medium'],
                     [1.1, 'high'],
                   ])} as priority,
                   floor(20 * power(random(), 6))::int as upvotes
              from (select n, date_trunc('milliseconds',
                           now() - interval '730 days' * ((${rows} - n + random()) / ${rows})) as at
                      from generate_series(1, ${rows}) n) times) random_values;
  analyze drafts, people;`;

/** Of the unfinished, one in four is late, 3 in 100 have no due date, 12 in 100 have no holder. */
const ISSUES = `
  insert into issues (id, title, description, city, category, category_label, priority, status, feed_status,
                      reporter_id, address, pincode, source, upvotes, hidden, withheld, duplicate_of, created_at,
                      updated_at, ward, placed_by, placed_at, resolved_at, due_at, breached_at, escalation_level,
                      holder_unit_id, holder_account_id)
  select d.id, ${pick(THINGS)} || ' ' || ${pick(THINGS)} || ' near house ' || d.n % 4000,
         'It has been like this for weeks and nobody has come.', '${QUEUE_CITY}', d.category,
         case d.category ${labels} end, d.priority,
         case when d.progress = 'done' then case when d.joined < 0.2 then 'resolved' else 'closed' end
              when d.progress in ('new', 'ack') then 'open' else 'in_progress' end,
         case when d.progress = 'done' then 'resolved' else d.progress end,
         p.id, 'House ' || d.n % 400, (400001 + d.n % 90)::text,
         ${byShare('random()', [
           [0.8, ISSUE_SOURCES[0]],
           [0.92, ISSUE_SOURCES[1]],
           [0.97, ISSUE_SOURCES[2]],
           [0.999, ISSUE_SOURCES[3]],
           [1.1, ISSUE_SOURCES[4]],
         ])},
         d.upvotes, d.joined > 0.97, d.joined > 0.99,
         case when d.joined > 0.97 and d.joined <= 0.99 then d.before end, d.at,
         least(d.at + random() * interval '40 days', now()), w.code, 'pincode', d.at,
         case when d.progress = 'done' then least(d.at + random() * interval '20 days', now()) end, due.at,
         case when d.progress <> 'done' and due.at < now() then due.at end,
         case when d.progress <> 'done' and due.at < now() then floor(random() * 4)::int else 0 end,
         case when d.held < 0.88 then ${unitId('d.unit')} end,
         case when d.held < 0.3 then ${accountId(`d.unit + ${UNITS} * d.member`)} end
    from drafts d join people p on p.n = d.reporter join city_wards w on w.n = d.ward
   cross join lateral (
     select case when d.progress = 'done' then date_trunc('milliseconds', d.at + interval '20 days')
                 when d.due_share > 0.03
                 then date_trunc('milliseconds', now() + interval '40 days' * (d.due_share - 0.28)) end as at) due
   order by d.n;
  insert into issue_holders (issue_id, unit_id, account_id, assigned_at)
    select id, holder_unit_id, holder_account_id, created_at from issues where holder_unit_id is not null;`;

/** Of all issues, 25 in 1000 were reopened once, finished or not by now. */
const EVENTS = `
  insert into issue_status_events (issue_id, to_status, to_feed_status, actor_id, surface, at)
    select id, 'open', 'new', reporter_id, 'token', created_at from issues order by created_at;
  insert into issue_status_events
    (issue_id, from_status, to_status, from_feed_status, to_feed_status, surface, at)
    select id, 'resolved', 'open', 'resolved', 'new', 'console', created_at + interval '10 days'
      from issues where random() < 0.025;`;

/** What few issues have: a pause, a flag, a pin, an undecided request to reopen, a reply to an answer. */
const RARE = `
  create temp table unfinished as
    select row_number() over (order by md5(id)) as n, id, reporter_id from issues
     where status in ('open', 'in_progress') and not hidden;
  create temp table part as select count(*) as of_all from unfinished;
  insert into sla_pauses (id, issue_id, from_at, until_at, reason, paused_by)
    select 'pau_bench' || n, id, now() - interval '1 day', now() + interval '90 days', 'Rain', '${ACCOUNT_ID}'
      from unfinished, part where n <= of_all / 100;
  insert into flags (id, target_kind, target_id, issue_id, reason, reporter_count, created_at, updated_at)
    select 'flg_bench' || n, 'issue', id, id, 'spam', 1, now(), now()
      from unfinished, part where n between of_all / 100 and of_all * 13 / 1000;
  insert into issue_admin_states (issue_id, pinned, updated_at)
    select id, true, now() from unfinished where n <= 50;
  insert into messages (id, issue_id, author_id, content, created_at, answer)
    select 'msg_bench' || n, id, reporter_id, 'We looked at the place and ask for a photo.', now(), true
      from unfinished, part where n between of_all / 50 and of_all / 40;
  insert into issue_answers (message_id, issue_id, account_id, account_name, at, replied_at)
    select id, issue_id, '${ACCOUNT_ID}', 'Staff', now(), now() from messages where answer;
  insert into issue_resolutions
    (issue_id, description, media_ids, resolver_id, resolver_name, resolver_role, resolved_at)
    select id, 'Done', '{}', reporter_id, 'City desk', 'admin', now()
      from issues where status = 'resolved' and not hidden order by md5(id) limit 300;
  insert into reopen_requests (id, issue_id, resolution_id, user_id, reason, at)
    select 'req_bench' || id, issue_id, id, resolver_id, 'It is broken again', now() from issue_resolutions;`;

/** The steps that fill a migrated, empty database. They must run in one session, each as a separate query. */
export function queueFillSteps(rows: number): string[] {
  return [
    'set session_replication_role = replica',
    `set maintenance_work_mem = '512MB'`,
    FUNCTIONS,
    PEOPLE,
    STAFF,
    DROP_INDEXES,
    drafts(rows),
    ISSUES,
    EVENTS,
    'select issue_search_rebuild()',
    BUILD_INDEXES,
    RARE,
    'vacuum (analyze)',
    'checkpoint',
  ];
}
