import { Client } from 'pg';
import { IssueCategoriesService } from '../../../src/issues/issue-categories.service';
import { IssueLifecycle } from '../../../src/issues/issue-lifecycle.service';
import { CATEGORY_SLUGS, type CategorySlug } from '../../../src/kernel/categories';
import { DAY_MS, HOUR_MS } from '../../../src/kernel/time/durations';
import { Database } from '../../../src/platform/database/database';
import { type WardFigure, WardFigureQueries } from '../../../src/web/site/pages/wards/ward-figures.queries';
import {
  type WardTimeliness,
  WardTimelinessQueries,
} from '../../../src/web/site/pages/wards/ward-timeliness.queries';
import {
  allPlaced,
  feedStatusChanged,
  hiddenIssue,
  mergedIssue,
  report,
  reportedIssue,
} from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import { Chance } from '../../support/fuzz/chance';
import { violations } from '../../support/service/invariants';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';

const SEED = Number(process.env.SEED ?? 1);
const WORKERS = 4;
const CHANGES_PER_WORKER = 40;
const CITY = 'mumbai';
const PINCODES = ['400050', '400001', '400028'];

/** What the pages of wards counted before there were counts. */
const REPORTED = `
  select ward, category, count(*)::int as reported,
         count(*) filter (where status in ('resolved', 'closed'))::int as resolved,
         count(*) filter (where status in ('open', 'in_progress'))::int as open,
         count(*) filter (where status in ('open', 'in_progress') and breached_at = due_at)::int as late
    from issues where city = $1 and not hidden group by ward, category order by ward, category`;
const TIMELINESS = `
  select ward, count(*)::int as judged,
         count(*) filter (where is_done and breached_at is null and resolved_at <= due_at)::int as "onTime",
         count(*) filter (where is_done)::int as resolved,
         (percentile_cont(0.5) within group (order by extract(epoch from resolved_at - created_at)::float8)
            filter (where is_done) / 86400)::float8 as "medianDays"
    from (select *, status in ('resolved', 'closed') as is_done from issues
           where city = $1 and not hidden and due_at is not null
             and (created_at at time zone 'Asia/Kolkata')
                 >= date_trunc('month', $2::timestamptz at time zone 'Asia/Kolkata') - interval '11 months') i
   where is_done or due_at <= $2
   group by ward order by ward`;

const byWard = <Row extends { ward: string; category?: string }>(rows: readonly Row[]) =>
  [...rows].sort((a, b) => (`${a.ward} ${a.category}` < `${b.ward} ${b.category}` ? -1 : 1));

describe(`the figures of wards (seed ${SEED})`, () => {
  let service: TestService;
  let by: TestPerson;
  beforeAll(async () => {
    service = await startService();
    by = await person(service);
  });
  afterAll(() => service.stop());

  const database = () => service.app.get(Database, { strict: false });

  /** Compares what the pages show with a count of all issues. */
  async function expectCounted(): Promise<number> {
    const figures = await new WardFigureQueries(database(), service.clock).of(CITY);
    expect(byWard(figures)).toEqual(byWard(await service.database.sql<WardFigure>(REPORTED, [CITY])));
    const shown = byWard(await new WardTimelinessQueries(database(), service.clock).of(CITY));
    const counted = byWard(
      await service.database.sql<WardTimeliness>(TIMELINESS, [CITY, service.clock.now()]),
    );
    const withoutMedian = (rows: readonly WardTimeliness[]) =>
      rows.map((row) => ({ ...row, medianDays: null, durations: [] }));
    expect(withoutMedian(shown)).toEqual(withoutMedian(counted));
    for (const [index, { medianDays }] of counted.entries()) {
      const own = shown[index]!.medianDays;
      if (medianDays === null) expect(own).toBeNull();
      else expect(Math.abs(own! - medianDays)).toBeLessThan(Math.max(medianDays / 10, 16 / 24 / 60));
    }
    // Random merges lead in circles, which no service allows: only the drift of the counts of wards matters here.
    const found = (await violations(service.database.sql)) as Array<{ invariant: string }>;
    expect(found.filter(({ invariant }) => /\bwards\b/.test(invariant))).toEqual([]);
    return counted.filter(({ resolved, judged }) => resolved > 0 && judged > resolved).length;
  }

  /** Not over HTTP: another worker may move the clock past the end of a session. */
  async function reported(pincode: string, category: CategorySlug): Promise<string> {
    const issue = { ...report({ city: CITY, category }), location: undefined, pincode };
    const lifecycle = service.app.get(IssueLifecycle, { strict: false });
    return (await lifecycle.open(issue, { actorId: by.id, surface: 'token' })).id;
  }

  const moves = async () =>
    (await service.database.sql<{ n: number }>('select count(*)::int as n from issue_ward_moves'))[0]!.n;

  /** A change that a service makes, or that only an operator can make. */
  async function change(chance: Chance, issues: readonly string[]): Promise<unknown> {
    const id = chance.of(issues);
    const lifecycle = service.app.get(IssueLifecycle, { strict: false });
    switch (
      chance.of(['move', 'move', 'move', 'hide', 'show', 'merge', 'category', 'ward', 'time'] as const)
    ) {
      case 'move':
        return feedStatusChanged(
          service,
          id,
          chance.of(['ack', 'progress', 'resolved', 'resolved', 'overdue']),
        );
      case 'hide':
        return hiddenIssue(service, id);
      case 'show':
        return hiddenIssue(service, id, false);
      case 'merge': {
        const into = chance.of(issues);
        return into === id ? undefined : mergedIssue(service, id, into);
      }
      case 'category':
        return database().transaction(async () =>
          service.app
            .get(IssueCategoriesService, { strict: false })
            .change(await lifecycle.lock(id), chance.of(CATEGORY_SLUGS)),
        );
      case 'ward':
        return service.database.sql('update issues set ward = $2 where id = $1', [
          id,
          chance.of(['', 'A', 'H/West']),
        ]);
      case 'time':
        service.clock.advance(chance.below(40) * HOUR_MS);
        return runJob(service, 'ward-counts');
    }
  }

  async function worker(chance: Chance, issues: string[]): Promise<number> {
    let refused = 0;
    for (let n = 0; n < CHANGES_PER_WORKER; n++) {
      if (issues.length < 4 || chance.odds(0.25)) {
        issues.push(await reported(chance.of(PINCODES), chance.of(CATEGORY_SLUGS)));
      } else {
        // The lifecycle refuses some moves, and a deadlock of random changes may end one.
        await change(chance, issues).catch(() => refused++);
      }
    }
    return refused;
  }

  it('are equal to a count of all issues after concurrent changes, before and after they are added up', async () => {
    const issues: string[] = [];
    const refused = await Promise.all(
      Array.from({ length: WORKERS }, (_, n) => worker(new Chance(SEED, n), issues)),
    );
    expect(refused.reduce((sum, each) => sum + each)).toBeLessThan((WORKERS * CHANGES_PER_WORKER) / 2);
    await allPlaced(service);
    await runJob(service, 'escalation');
    expect(await moves()).toBeGreaterThan(0);
    expect(await expectCounted()).toBeGreaterThan(0);
    await runJob(service, 'ward-counts');
    expect(await moves()).toBe(0);
    expect(await expectCounted()).toBeGreaterThan(0);
    await service.database.sql('select issue_ward_counts_rebuild()');
    expect(await expectCounted()).toBeGreaterThan(0);
  });

  it('exclude the issues of a deleted trial city, and reports of more than 12 months ago', async () => {
    const add = (prefix: string) =>
      service.database.sql(
        `insert into issues (id, title, description, city, category, category_label, priority, status, feed_status,
                             reporter_id, ward, due_at, breached_at, resolved_at, created_at, updated_at)
         select $1 || n, 'One of many', 'One of many', $2, 'road', 'Infrastructure', 'low', status,
                case status when 'open' then 'new' else 'resolved' end, $3, 'A', at + interval '5 days',
                case when status = 'open' or n % 5 = 0 then at + interval '5 days' end,
                case when status = 'resolved' then at + n * interval '1 hour' end, at, at
           from (select n, case n % 3 when 0 then 'open' else 'resolved' end as status,
                        $4::timestamptz - n * interval '2 days' as at from generate_series(3, 240) n) times`,
        [prefix, CITY, by.id, service.clock.now()],
      );
    const figures = async () => [
      byWard(await new WardFigureQueries(database(), service.clock).of(CITY)),
      byWard(await new WardTimelinessQueries(database(), service.clock).of(CITY)),
    ];
    await runJob(service, 'ward-counts');
    const before = await figures();
    await add('iss_trial_a');
    const [, after] = await figures();
    expect(after).not.toEqual(before[1]);
    const judged = (after as WardTimeliness[]).find(({ ward }) => ward === 'A')!.judged;
    expect(judged).toBeLessThan(238);
    expect(judged).toBeGreaterThan(150);
    await runJob(service, 'ward-counts');
    await service.database.sql(`delete from issues where id like 'iss\\_trial\\_a%'`);
    expect(await figures()).toEqual(before);
    await runJob(service, 'ward-counts');
    expect(await figures()).toEqual(before);
    service.clock.advance(400 * DAY_MS);
    expect((await figures())[1]).toEqual([]);
  });

  it('let two transactions change issues of one ward, and the counts be added up, without waiting', async () => {
    const ids = [await reportedIssue(service, { city: CITY }), await reportedIssue(service, { city: CITY })];
    const clients = ids.map(() => new Client({ connectionString: service.database.ownerUrl }));
    for (const client of clients) await client.connect();
    try {
      for (const [index, client] of clients.entries()) {
        await client.query(`begin; set local lock_timeout = '50ms'`);
        await client.query(`update issues set ward = 'A', due_at = now() where id = $1`, [ids[index]]);
      }
      await runJob(service, 'ward-counts');
      for (const client of clients) await client.query('commit');
    } finally {
      for (const client of clients) await client.end();
    }
    // Each left the issues without a ward, and came to those of one.
    expect(await moves()).toBe(4);
  });
});
