import { ChainQueries } from '../../../src/accountability/chain/chain.queries';
import { Jobs } from '../../../src/platform/jobs/jobs';
import { AutoCloseService } from '../../../src/resolution/auto-close.service';
import { report, reportedIssue } from '../../factories/issues';
import { attachedPost } from '../../factories/media';
import { postedMessage } from '../../factories/messages';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { isLong } from '../../support/process/fault-report';
import { send } from '../../support/network/http';
import { type ServerProcess, signIn } from '../../support/process/server-process';
import { startService, type TestService } from '../../support/service/service';
import { createSite, type Site } from '../../support/process/site';
import { startUpstream, type Upstream } from '../../support/process/upstream';
import { atMost } from '../../support/service/time-limits';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

describe('the job that closes', () => {
  let service: TestService;
  let reporter: TestPerson;
  let stranger: TestPerson;
  let issue: string;
  let resolvedAt: Date;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    service.clock.set();
    reporter = await person(service);
    stranger = await person(service);
    ({ issue, resolvedAt } = await resolvedIssue());
  });

  const api = (who: TestPerson) => service.tokenApi.as(who);
  const close = () => service.app.get(AutoCloseService, { strict: false }).close();
  const resolvedIssue = async () => {
    const id = await reportedIssue(service, { by: reporter });
    const proof = await attachedPost(service, id, reporter);
    await api(reporter).post(`/api/issues/${id}/resolve`, {
      description: 'The lamp is new',
      mediaIds: [proof],
    });
    const [row] = await service.database.sql<{ at: Date }>(
      'select resolved_at as at from issue_resolutions where issue_id = $1 and dropped_at is null',
      [id],
    );
    return { issue: id, resolvedAt: row!.at };
  };
  const statusOf = async (id = issue) =>
    (await service.database.sql<{ status: string }>('select status from issues where id = $1', [id]))[0]
      ?.status;
  const closings = async (id = issue) =>
    (
      await service.database.sql(
        `select from issue_status_events where issue_id = $1 and to_status = 'closed'`,
        [id],
      )
    ).length;
  /** Runs something with the clock stopped at a time. */
  const at = async <T>(ms: number, act: () => Promise<T>): Promise<T> => {
    const frozen = jest.spyOn(service.clock, 'now').mockReturnValue(new Date(ms));
    try {
      return await act();
    } finally {
      frozen.mockRestore();
    }
  };

  it('closes an issue only after the last millisecond of the seventh day', async () => {
    const end = resolvedAt.getTime() + 7 * DAY_MS;
    for (const moment of [end - 1, end]) {
      await at(moment, close);
      expect([moment - end, await statusOf()]).toEqual([moment - end, 'resolved']);
    }
    await at(end + 1, close);
    expect([await statusOf(), await closings()]).toEqual(['closed', 1]);
  });

  it('closes nothing twice and nothing too early if the clock is set back', async () => {
    const end = resolvedAt.getTime() + 7 * DAY_MS;
    await at(end + HOUR_MS, close);
    const { issue: later, resolvedAt: anew } = await resolvedIssue();
    await at(end, close);
    await at(anew.getTime() - HOUR_MS, close);
    expect([await statusOf(), await closings(), await statusOf(later)]).toEqual(['closed', 1, 'resolved']);
  });

  it('leaves every issue in one consistent state with concurrent actions of people', async () => {
    for (let round = 0; round < 8; round++) {
      ({ issue, resolvedAt } = await resolvedIssue());
      const path = `/api/issues/${issue}`;
      const asked = await api(stranger).post<Envelope<{ requestId: string }>>(`${path}/reopen-request`, {
        reason: 'It is dark again',
      });
      const review = `${path}/reopen-request/${asked.body.data.requestId}`;
      await service.database.sql(
        `update issue_resolutions set resolved_at = now() - interval '8 days' where issue_id = $1`,
        [issue],
      );
      const [, talk, request, approval, rating] = await Promise.all([
        close(),
        api(stranger).post(`${path}/messages`, { content: 'Still dark' }),
        api(stranger).post(`${path}/reopen-request`, { reason: 'Darker than ever' }),
        api(reporter).patch(review, { action: 'approve' }),
        api(stranger).post(`${path}/rate-resolution`, { vote: 'down' }),
      ]);
      expect(talk.status).toBe(201);
      expect([201, 409]).toContain(request.status);
      expect([200, 409]).toContain(rating.status);
      const status = await statusOf();
      expect([status, approval.status]).toEqual(status === 'closed' ? ['closed', 409] : ['open', 200]);
      expect(await closings()).toBe(status === 'closed' ? 1 : 0);
      const pending = await service.database.sql(
        `select from reopen_requests where issue_id = $1 and status = 'pending'`,
        [issue],
      );
      expect(pending).toEqual([]);
      const { body } = await service.tokenApi.get<Envelope<{ messageCount: number }>>(path);
      expect(body.data.messageCount).toBe(1);
    }
  });

  it('is not started again while it runs, however long that takes', async () => {
    const jobs = service.app.get(Jobs, { strict: false });
    let running = 0;
    let most = 0;
    let go = () => undefined as void;
    const held = new Promise<void>((done) => (go = done));
    jobs.add({
      name: 'slow',
      schedule: '* * * * * *',
      run: async () => {
        most = Math.max(most, ++running);
        await held;
        running--;
        return {};
      },
    });
    const timers = jest.spyOn(global, 'setInterval');
    const first = jobs.run('slow');
    while (running === 0) await new Promise((done) => setTimeout(done, 5));
    for (let n = 0; n < 5; n++) expect(await jobs.run('slow')).toBeUndefined();
    // Its lease is about to expire, and is renewed.
    await service.database.sql(
      `update jobs set leased_until = now() + interval '1 second' where name = 'slow'`,
    );
    const [renew] = timers.mock.calls.find(([, ms]) => ms === 20_000)!;
    timers.mockRestore();
    renew();
    const left = async () =>
      (
        await service.database.sql<{ s: number }>(
          `select extract(epoch from leased_until - now())::float8 as s from jobs where name = 'slow'`,
        )
      )[0]?.s;
    while (((await left()) ?? 0) < 30) await new Promise((done) => setTimeout(done, 5));
    expect(await jobs.run('slow')).toBeUndefined();
    // If the process was suspended and another one has started the job, the end of this run must not be recorded as the
    // other's.
    await service.database.sql(
      `update jobs set started_at = now() + interval '1 second' where name = 'slow'`,
    );
    renew();
    go();
    expect([await first, most]).toEqual([{}, 1]);
    const [job] = await service.database.sql(`select finished_at, runs::int from jobs where name = 'slow'`);
    expect(job).toEqual({ finished_at: null, runs: 0 });
  });
});

describe('a service that is killed while it closes', () => {
  const DUE = isLong ? 2000 : 400;
  let site: Site;
  let server: ServerProcess;

  const start = () =>
    site.start({
      AUTO_CLOSE_CRON: '* * * * * *',
      LOG_LEVEL: 'silent',
    });
  const closed = async () =>
    (
      await site.database.sql<{ n: number }>(`select count(*)::int as n from issues where status = 'closed'`)
    )[0]!.n;

  beforeAll(async () => {
    site = await createSite();
  });
  afterAll(() => site.clear());

  it('closes each issue once', async () => {
    await site.database.sql(
      `insert into users (id, email, display_name, city, created_at, updated_at)
       values ('usr_due', 'due@example.org', 'Due', 'mumbai', now(), now())`,
    );
    await site.database.sql(
      `with made as (
         insert into issues (id, title, description, city, category, category_label, priority, status, feed_status, reporter_id,
                             created_at, updated_at)
         select 'iss_due' || n, 'A title of ten', 'A description of twenty', 'mumbai', 'road', 'Infrastructure', 'low', 'resolved',
                'resolved', 'usr_due', now() - interval '9 days', now()
           from generate_series(1, ${DUE}) n returning id)
       insert into issue_resolutions (issue_id, description, media_ids, resolver_id, resolver_name, resolver_role, resolved_at)
       select id, 'Mended', '{}', 'usr_x', 'Somebody', 'user', now() - interval '8 days' from made`,
    );
    server = await start();
    while ((await closed()) < 20) await new Promise((done) => setTimeout(done, 5));
    server.process.kill('SIGKILL');
    await server.ended;
    const part = await closed();
    expect(part).toBeLessThan(DUE);
    // The lease of the killed run is valid for a minute.
    await site.database.sql(`update jobs set leased_until = '-infinity' where name = 'auto-close'`);
    server = await start();
    while ((await closed()) < DUE) await new Promise((done) => setTimeout(done, 50));
    const wrong = await site.database.sql(
      `select i.id from issues i
        where (select count(*) from issue_status_events e where e.issue_id = i.id and e.to_status = 'closed') <> 1
           or (select count(*) from issue_resolutions r where r.issue_id = i.id and r.settled_at is not null) <> 1
           or i.closed_by is distinct from 'auto'`,
    );
    expect(wrong).toEqual([]);
  });
});

describe('a service in another time zone', () => {
  let site: Site;
  beforeAll(async () => {
    site = await createSite();
  });
  afterAll(() => site.clear());

  it('stores and shows the same times', async () => {
    const secrets = { JWT_SECRET: 'one secret for every zone, of enough bytes', DATABASE_POOL_SIZE: '3' };
    const settings = {
      LOG_LEVEL: 'silent',
      SEED_DEMO: 'true',
      ...secrets,
    };
    const zones = ['UTC', 'Asia/Kolkata', 'America/New_York'];
    const servers = [await site.start({ ...settings, TZ: zones[0]! })];
    try {
      servers.push(...(await Promise.all(zones.slice(1).map((TZ) => site.start({ ...settings, TZ })))));
      const written: string[] = [];
      for (const { url } of servers) {
        const before = Date.now();
        const { body } = await send<Envelope<{ issueId: string; createdAt: string }>>({
          method: 'POST',
          url: `${url}/api/issues`,
          headers: { 'content-type': 'application/json', ...(await signIn(url)) },
          payload: JSON.stringify(report()),
        });
        expect(Math.abs(Date.parse(body.data.createdAt) - before)).toBeLessThan(atMost(10_000));
        written.push(body.data.issueId);
      }
      const caller = await signIn(servers[0]!.url);
      const paths = [
        '/api/issues?limit=100&city=mumbai',
        ...written.map((id) => `/api/issues/${id}`),
        '/api/issues?cityId=mumbai',
        '/api/reporters?cityId=mumbai',
        '/api/events?cityId=mumbai',
        '/api/nominations?cityId=mumbai',
        '/api/scores/leaderboard?cityId=mumbai',
        '/api/jurisdictions?limit=10',
      ];
      for (const path of paths) {
        // Ages are shown in whole minutes, which may change between two answers.
        for (let tries = 0; ; tries++) {
          const texts = await Promise.all(
            servers.map(
              // Photos have the address of the server.
              async ({ url }) =>
                (await send({ method: 'GET', url: url + path, headers: caller })).text.replaceAll(
                  `:${new URL(url).port}/`,
                  '/',
                ),
            ),
          );
          if (new Set(texts).size > 1 && tries < 3) continue;
          expect([path, new Set(texts).size]).toEqual([path, 1]);
          expect(texts[0]!.length).toBeGreaterThan(50);
          break;
        }
      }
    } finally {
      for (const server of servers) server.process.kill('SIGTERM');
      await Promise.all(servers.map((server) => server.ended));
    }
  });
});

describe('a hostile geocoder', () => {
  let geocoder: Upstream;
  let service: TestService;
  beforeAll(async () => {
    geocoder = await startUpstream();
    service = await startService({ settings: { GEOCODER_URL: geocoder.url } });
  });
  afterAll(async () => {
    await service.stop();
    await geocoder.close();
  });

  const ask = async (n: number) => {
    await service.database.sql(`update geocoder_turn set free_at = '-infinity'`);
    const startedAt = performance.now();
    const chain = await service.app
      .get(ChainQueries, { strict: false })
      .atPoint({ lat: 19.05 + n / 100, lng: 72.83 });
    return { chain, ms: performance.now() - startedAt };
  };

  it('with an endless answer is read up to the limit, and the nearest place is used', async () => {
    let sent = 0;
    geocoder.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const piece = Buffer.alloc(64 * 1024, ' ');
      const more = () => {
        while (!response.destroyed && sent < 64 * 1024 * 1024) {
          sent += piece.length;
          if (!response.write(piece)) return void response.once('drain', more);
        }
        response.end('{}');
      };
      more();
    };
    const { chain } = await ask(1);
    expect(chain).toMatchObject({ jurisdiction: { city: 'mumbai', ward: 'H/West' } });
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  });

  it('that sends slowly is waited for at most five seconds, without delaying reports', async () => {
    const reporter = await person(service);
    geocoder.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 100);
      response.once('close', () => clearInterval(timer));
    };
    const asked = ask(2);
    const startedAt = performance.now();
    const id = await reportedIssue(service, {
      by: reporter,
      location: { lat: 19.05, lng: 72.83, address: '' },
    });
    await postedMessage(service, id, { by: reporter });
    expect(performance.now() - startedAt).toBeLessThan(atMost(1500));
    expect((await asked).ms).toBeLessThan(atMost(6500));
    geocoder.answer = (_request, response) => response.writeHead(503).end();
  });

  it('that redirects to a private address is not followed', async () => {
    const inside = await startUpstream();
    try {
      const statuses = [301, 302, 303, 307, 308];
      for (const [n, status] of statuses.entries()) {
        geocoder.answer = (_request, response) =>
          response.writeHead(status, { location: `${inside.url}/latest` }).end();
        await ask(10 + n);
      }
      // Only requests of this test: an issue of the previous one may be placed meanwhile.
      expect(geocoder.asked.filter(({ url }) => /lat=19\.1[5-9]/.test(url))).toHaveLength(statuses.length);
      expect(inside.asked).toEqual([]);
    } finally {
      await inside.close();
    }
  });
});
