import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { Client } from 'pg';
import { AlertDigests } from '../../src/alerts/digests/alert-digests.service';
import { type Addressee, type AlertedEvent, AlertQueries } from '../../src/alerts/alert.queries';
import { FollowerQueries } from '../../src/alerts/subscriptions/follower.queries';
import { EventIndex } from '../../src/alerts/event-index';
import { createApp } from '../../src/app/app.setup';
import { completeConfig, readSettings } from '../../src/platform/config/config';
import { Clock } from '../../src/kernel/time/clock';
import { createLogger } from '../../src/platform/logging/logger';
import { copyForRun, dropRunCopy, ensureFilled, startBenchPostgres } from './data/databases';
import { quantile } from './measure/figures';
import { verdict } from './measure/report';

const ROWS = 100_000;
const SUBSCRIPTIONS = 100_000;
/** The number of events in a city in a day. */
const EVENTS = 2000;
/**
 * The number of events that are shown again in a night, for example because a ban is undone. Earlier digests may
 * contain them.
 */
const SHOWN_AGAIN = 500;
const EARLIER = 3;
const DAY_MS = 86_400_000;
const ASKED = 300;
/** The number of followers of a very popular issue. */
const CROWD = 20_000;
const MAX_MS = 20;
const MAX_CPU_S = 60;
const HOUR_MS = 3_600_000;
const CITY = 'mumbai';
const EVENING = new Date('2027-03-03T12:00:00Z');
/** 08:05 in India. */
const MORNING = new Date('2027-03-04T02:35:00Z');

class MorningClock extends Clock {
  override now(): Date {
    return MORNING;
  }
}

/**
 * Measures how long it takes to find the subscribers of an event among 100,000, and the cost of the digests of a day.
 */
export async function main(args: string[]): Promise<void> {
  const rows = Number(args[0] ?? ROWS);
  const postgres = await startBenchPostgres();
  try {
    await ensureFilled(postgres, rows);
    const url = await copyForRun(postgres, rows);
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      await fill(client);
      await measure(url, client);
    } finally {
      await client.end();
    }
    await dropRunCopy(postgres, rows);
  } finally {
    await postgres.stop();
  }
}

async function fill(client: Client): Promise<void> {
  await subscribe(client);
  await happen(client);
  await showAgain(client);
  // The existing wards, each with the same number of issues.
  await client.query(
    `update issues set ward = 'W' || abs(hashtext(id)) % 24 where id in (select issue_id from alert_events)`,
  );
  await client.query('analyze alert_subscriptions, alert_events, issues, mails');
}

/**
 * Adds subscriptions, all in one city: a quarter each for issues, wards, categories and places. The places lie at
 * issues.
 */
async function subscribe(client: Client): Promise<void> {
  await client.query(
    `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, lat, lng, radius_m,
                                      cell_row, cell_column, created_at, confirmed_at, digested_until)
     select 'sub_' || n, 'reader' || n || '@example.org', (array['en', 'hi', 'mr', 'ta'])[n % 4 + 1], '${CITY}', k.kind,
            case k.kind when 'issue' then i.id when 'ward' then 'W' || n / 4 % 24 when 'category' then i.category
                        else i.lat || ',' || i.lng || ',' || n % 1900 + 100 end,
            case k.kind when 'issue' then 'instant' else 'daily' end,
            case when k.kind = 'place' then i.lat end, case when k.kind = 'place' then i.lng end,
            case when k.kind = 'place' then n % 1900 + 100 end,
            case when k.kind = 'place' then floor(i.lat * 100)::int end,
            case when k.kind = 'place' then floor(i.lng * 100)::int end, $2, $2, $1
       from generate_series(1, ${SUBSCRIPTIONS}) n
       join lateral (select (array['issue', 'ward', 'category', 'place'])[n % 4 + 1] as kind) k on true
       join (select row_number() over (order by id) as place, * from issues
              where city = '${CITY}' and lat is not null and not hidden) i
         on i.place = n % (select count(*) from issues where city = '${CITY}' and lat is not null and not hidden) + 1`,
    [new Date(EVENING.getTime() - DAY_MS), new Date(EVENING.getTime() - 9 * DAY_MS)],
  );
}

async function happen(client: Client): Promise<void> {
  await client.query(
    `insert into alert_events (issue_id, city, type, detail, at)
     select id, city, 'reported', '', $1 from issues
      where city = '${CITY}' and lat is not null and not hidden order by md5(id) limit ${EVENTS}`,
    [EVENING],
  );
}

/**
 * Adds events of earlier days for issues that were hidden and are shown again in the night. Half were hidden before the
 * digests of the next morning. Also adds those digests, with 20 issues each.
 */
async function showAgain(client: Client): Promise<void> {
  await client.query(
    `insert into alert_events (issue_id, city, type, detail, at, pending, hidden_at, shown_at)
     select id, city, 'reported', '', at, false, at + interval '1 hour' * (1 + n % 2 * 20), $2
       from (select id, city, row_number() over (order by md5(id) desc) as n from issues
              where city = '${CITY}' and lat is not null and not hidden) i,
            lateral (select $1::timestamptz - interval '1 day' * (1 + n % ${EARLIER}) as at) t
      where n <= ${SHOWN_AGAIN}`,
    [EVENING, new Date(MORNING.getTime() - 6 * HOUR_MS)],
  );
  await client.query(
    `insert into mails (id, key, recipient, subject, body, language, priority, subscription_id, issue_ids, time_zone,
                        status, attempts, due_at, created_at, sent_at)
     select 'mail_' || s.id || '_' || day,
            'alert-digest:' || s.id || ':' || round(extract(epoch from until) * 1000) - ${DAY_MS}
              || ':' || round(extract(epoch from until) * 1000),
            s.email, 'News', repeat('What happened in the ward. ', 40), s.language, 3, s.id, named.ids, 'Asia/Kolkata',
            'sent', 1, written, written, written
       from alert_subscriptions s, generate_series(1, ${EARLIER}) day,
            lateral (select date_trunc('minute', $1::timestamptz) - interval '5 minutes' - interval '1 day' * day as until) u,
            lateral (select until + interval '6 minutes' as written) w,
            (select row_number() over () - 1 as n, ids from (
               select array_agg(issue_id order by id) as ids from alert_events group by id % 100) v) named
      where s.frequency = 'daily' and named.n = abs(hashtext(s.id || day)) % 100`,
    [MORNING],
  );
}

async function measure(databaseUrl: string, client: Client): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'civic-bench-'));
  const settings = readSettings({ NODE_ENV: 'test', LOCAL_IDENTITY: 'true', DATA_DIR: folder });
  const config = completeConfig(settings, { databaseUrl, jwtSecret: 'x'.repeat(48) });
  const app = await createApp({
    config,
    logger: createLogger('silent'),
    clock: new MorningClock(),
    runsJobs: false,
  });
  try {
    await measureMatching(app, client);
    const before = cpuSeconds();
    const startedAt = performance.now();
    const outcome = await app.get(AlertDigests, { strict: false }).run();
    const took = (performance.now() - startedAt) / 1000;
    const after = cpuSeconds();
    const [service, database] = [after.service - before.service, after.database - before.database];
    const spent = service + database;
    const parts = `${service.toFixed(1)} s of it the service, ${database.toFixed(1)} s the database`;
    const what = `digests of ${outcome.subscriptions} subscriptions, ${outcome.mails} mails, ${SHOWN_AGAIN} events shown again: ${spent.toFixed(1)} s of processor time (${parts}), ${took.toFixed(1)} s`;
    process.stdout.write(`${verdict(what, `<= ${MAX_CPU_S} s`, spent <= MAX_CPU_S)}\n`);
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures what the job does with an event: it finds the followers of the issue and stores whom it sends to. */
async function measureMatching(app: INestApplicationContext, client: Client): Promise<void> {
  const queries = app.get(AlertQueries, { strict: false });
  const followers = app.get(FollowerQueries, { strict: false });
  const events = await queries.events(CITY, {
    after: new Date(EVENING.getTime() - 1000),
    until: MORNING,
    shown: MORNING,
  });
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from alert_subscriptions');
  const [times, found]: [number[], number[]] = [[], []];
  const find = async (each: AlertedEvent) => {
    const startedAt = performance.now();
    found.push(await followers.addFollowers(each, MORNING, 500));
    times.push(performance.now() - startedAt);
  };
  for (const each of events.slice(0, ASKED)) await find(each);
  const figures = [0.5, 0.99].map((share) => `p${share * 100} ${quantile(times, share).toFixed(2)} ms`);
  const who = `${quantile(found, 0.5)} (median) to ${Math.max(...found)} followers`;
  const what = `an event finds its ${who} among ${rows[0]!.n} subscriptions: ${figures.join(', ')}`;
  const slowest = quantile(times, 0.99);
  process.stdout.write(`${verdict(what, `p99 <= ${MAX_MS} ms`, slowest <= MAX_MS)}\n`);
  await measurePopular(followers, client, events.at(-1)!);
  await measureDigested(client, new EventIndex(events));
}

/** Measures the same for an issue with very many followers, who are stored in batches. */
async function measurePopular(
  followers: FollowerQueries,
  client: Client,
  event: AlertedEvent,
): Promise<void> {
  await client.query(
    `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
     select 'sub_p' || n, 'crowd' || n || '@example.org', 'en', '${CITY}', 'issue', $2, 'instant', $1, $1, $1
       from generate_series(1, ${CROWD}) n`,
    [new Date(EVENING.getTime() - DAY_MS), event.issueId],
  );
  const times: number[] = [];
  let found = 0;
  for (let some = 1; some > 0; found += some) {
    const startedAt = performance.now();
    some = await followers.addFollowers(event, MORNING, 500);
    times.push(performance.now() - startedAt);
  }
  const figures = `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms for 500 of them`;
  const what = `an event finds its ${found} followers: ${figures}`;
  process.stdout.write(`${verdict(what, `p50 <= ${MAX_MS} ms`, quantile(times, 0.5) <= MAX_MS)}\n`);
}

/**
 * Measures the events of one day for a follower of a ward, a category or a place, which is found when the digest is
 * written.
 */
async function measureDigested(client: Client, index: EventIndex): Promise<void> {
  const { rows } = await client.query<Addressee>(
    `select id, email, language, city, kind, target, lat, lng, radius_m as "radiusM", digested_until as "digestedUntil"
       from alert_subscriptions where frequency = 'daily' order by md5(id) limit 10000`,
  );
  const times = rows.map((addressee) => {
    const startedAt = performance.now();
    index.of(addressee, MORNING);
    return performance.now() - startedAt;
  });
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  const what = `a ward, category or place finds its events among ${EVENTS}: p50 ${p50.toFixed(3)} ms, p99 ${p99.toFixed(3)} ms`;
  process.stdout.write(`${verdict(what, `p99 <= ${MAX_MS} ms`, p99 <= MAX_MS)}\n`);
}

const TICKS_PER_S = 100;

/** The processor time of this process and of every PostgreSQL on this machine, in seconds. */
function cpuSeconds(): { service: number; database: number } {
  const { user, system } = process.cpuUsage();
  const postgres = readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .map(ticksOfPostgres)
    .reduce((sum, ticks) => sum + ticks, 0);
  return { service: (user + system) / 1e6, database: postgres / TICKS_PER_S };
}

function ticksOfPostgres(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    if (!/^\d+ \(postgres/.test(stat)) return 0;
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    // The process ended meanwhile.
    return 0;
  }
}
