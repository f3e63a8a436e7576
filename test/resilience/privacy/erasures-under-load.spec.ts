import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../../bench/measure/figures';
import { report, reportedIssue } from '../../factories/issues';
import { postedMessage } from '../../factories/messages';
import { person } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { type HttpRequest, send } from '../../support/network/http';
import { isLong, recordFault } from '../../support/process/fault-report';
import { KillablePrograms } from '../../support/process/killable-programs';
import { type ServerProcess, signIn, startServer } from '../../support/process/server-process';
import { SteadyLoad } from '../../support/process/steady-load';
import { violations } from '../../support/service/invariants';
import { OwnPostgres, startOwnPostgres } from '../../support/service/own-postgres';
import { seeded } from '../../support/service/seeded';
import { startService, type TestService } from '../../support/service/service';
import { atMost } from '../../support/service/time-limits';

const MINUTE_MS = 60_000;
const LIMIT_MS = isLong ? 60 * MINUTE_MS : 5 * MINUTE_MS;
const JSON_BODY = { 'content-type': 'application/json' };

type Sql = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

/** How many people are erased, and how often an erasure is in the ledger and the audit log. */
const ENDED = `
  select (select count(*) from users where kind = 'erased')::int as erased,
         (select count(*) from erasure_ledger)::int as ledger,
         (select count(distinct target_id) from audit_records where action = 'privacy.erase')::int as people,
         (select count(*) from audit_records where action = 'privacy.erase')::int as records`;
const allOnce = (count: number) => ({ erased: count, ledger: count, people: count, records: count });

describe('erasures that are killed at random', () => {
  const TIMES = isLong ? 50 : 3;
  const PEOPLE = isLong ? 120 : 6;
  const chance = seeded('when erasures are killed');
  let service: TestService;
  let programs: KillablePrograms;
  beforeAll(async () => {
    service = await startService();
    programs = new KillablePrograms(service, 'erasure-loop');
  });
  afterAll(async () => {
    programs.end();
    await service.stop();
  });

  const ended = async () => (await service.database.sql<{ erased: number }>(ENDED))[0]!;

  it(
    'end once each',
    async () => {
      const foreign = await reportedIssue(service);
      for (let n = 0; n < PEOPLE; n++) {
        const by = await person(service);
        await reportedIssue(service, { by });
        await postedMessage(service, foreign, { by });
        await service.tokenApi.as(by).post(`/api/issues/${foreign}/upvote`);
      }
      const counts = () => service.database.sql('select id, upvotes, message_count from issues order by id');
      const before = await counts();
      await service.database.sql(
        `insert into erasures (user_id, asked_at, due_at, words, place, email, display_name, listed)
         select id, now(), now(), case when n % 2 = 0 then 'keep' else 'remove' end, 'ward', email, display_name, listed
           from (select *, row_number() over (order by id) as n from users where kind = 'person' and id in
                   (select user_id from issue_upvotes)) people`,
      );
      let killed = 0;
      for (; killed < TIMES; killed++) {
        const program = await programs.start();
        // The next one is killed while it works.
        const { erased } = await ended();
        if (killed < TIMES - 1 && erased < PEOPLE - TIMES + killed)
          while ((await ended()).erased <= erased) await delay(5);
        await delay(chance.below(200));
        await programs.kill(program);
      }
      await programs.start();
      while ((await ended()).erased < PEOPLE) await delay(50);
      expect(await ended()).toEqual(allOnce(PEOPLE));
      expect(await counts()).toEqual(before);
      expect(await violations((text) => service.database.sql(text))).toEqual([]);
      expect(await service.database.sql('select from persona_owners')).toEqual([]);
      recordFault({
        fault: 'erasures killed (SIGKILL)',
        rounds: killed,
        note: `${PEOPLE} people, each once`,
      });
    },
    LIMIT_MS,
  );
});

describe('erasures under mixed traffic', () => {
  const PEOPLE = isLong ? 1000 : 20;
  const PER_SECOND = isLong ? 40 : 10;
  const QUIET_MS = isLong ? 3 * MINUTE_MS : 3000;
  const SAMPLE_MS = 50;
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'civic-erasures-'));
  const known: string[] = [];
  let postgres: OwnPostgres;
  let server: ServerProcess;
  let caller: { authorization: string };
  let sql: Sql;

  beforeAll(async () => {
    postgres = await startOwnPostgres();
    sql = (text, values) => postgres.sql(text, values);
    const settings = { DATA_DIR, DATABASE_URL: postgres.url, ERASURE_COOLING_OFF_DAYS: '0' };
    server = await startServer({ ...settings, LOG_LEVEL: 'warn' });
    await sql('alter table users alter column welcomed_at set default now()');
    caller = await signIn(server.url, 'caller@example.org');
  }, LIMIT_MS);
  afterAll(async () => {
    server.process.kill('SIGTERM');
    await server.ended;
    await postgres.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  const write = (path: string, body: object | undefined, headers = caller): HttpRequest => ({
    method: 'POST',
    url: server.url + path,
    headers: { ...headers, ...(body && JSON_BODY) },
    payload: body && JSON.stringify(body),
  });
  async function done<Data>(request: HttpRequest): Promise<Data> {
    const { status, text, body } = await send<Envelope<Data>>(request);
    if (status >= 300) throw new Error(`${request.method} ${request.url}: ${status} ${text}`);
    return body.data;
  }

  /** Somebody with contributions of each kind, who asks to be erased. */
  async function leaver(n: number): Promise<() => Promise<void>> {
    const email = `leaver-${n}@example.org`;
    const headers = await signIn(server.url, email);
    const { issueId } = await done<{ issueId: string }>(write('/api/issues', report(), headers));
    const other = known.at(-1) ?? issueId;
    known.push(issueId);
    await done(write(`/api/issues/${issueId}/messages`, { content: `Still dark, says ${n}` }, headers));
    if (other !== issueId) {
      await done(write(`/api/issues/${other}/messages`, { content: `Here too, says ${n}` }, headers));
      await done(write(`/api/issues/${other}/upvote`, undefined, headers));
    }
    const { idToken } = (
      await send<{ idToken: string }>(write('/dev/identity', { email }, { authorization: '' }))
    ).body;
    const wish = { words: n % 2 === 0 ? 'keep' : 'remove', place: 'ward' };
    return () => done(write('/api/users/me/erasure', { idToken, ...wish }, headers));
  }

  /** Requests as people make them: mostly reads. */
  const next = (n: number): HttpRequest => {
    const issue = known[(n * 7) % known.length]!;
    const read = (path: string, headers = {}): HttpRequest => ({
      ...{ method: 'GET', url: server.url + path, headers },
    });
    const kinds = [
      () => read('/api/issues?limit=20', caller),
      () => read(`/api/issues/${issue}`),
      () => read(`/api/issues/${issue}/messages`),
      () => read('/api/issues/stats'),
      () => read('/api/issues?city=mumbai&limit=50', { 'x-api-surface': 'public' }),
      () => read('/mumbai'),
      () => read('/api/search?cityId=mumbai&q=lamp', { 'x-api-surface': 'public' }),
      () => read(`/mumbai/issues/${issue}`),
      () => write('/api/issues', report()),
      () => write(`/api/issues/${issue}/messages`, { content: `Written beside, ${n}` }),
    ];
    return kinds[n % kinds.length]!();
  };

  it(
    'fail no request, hold up none, and end once each',
    async () => {
      const asked: Array<() => Promise<void>> = [];
      for (let n = 0; n < PEOPLE; n++) asked.push(await leaver(n));
      caller = await signIn(server.url, 'caller@example.org');
      const load = new SteadyLoad({ perSecond: PER_SECOND, connections: 8, next });
      await delay(QUIET_MS / 3);
      load.takeTimes();
      await delay(QUIET_MS);
      const quiet = load.takeTimes();
      const since = performance.now();
      for (const ask of asked) await ask();
      let slowest = 0;
      let [erased] = await sql<{ erased: number }>(ENDED);
      for (; erased!.erased < PEOPLE; [erased] = await sql<{ erased: number }>(ENDED)) {
        for (let n = 0; n < 10; n++) {
          const [active] = await sql<{ ms: number }>(
            `select coalesce(max(extract(epoch from clock_timestamp() - query_start) * 1000), 0)::float8 as ms
               from pg_stat_activity
              where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()
                and query not like '%pg_stat_activity%'`,
          );
          slowest = Math.max(slowest, active!.ms);
          await delay(SAMPLE_MS);
        }
      }
      const seconds = Math.round((performance.now() - since) / 1000);
      const meanwhile = load.takeTimes();
      await load.stop();
      const [without, withErasures] = [quantile(quiet, 0.95), quantile(meanwhile, 0.95)];
      const ratio = withErasures / without;
      const note =
        `${PEOPLE} people in ${seconds} s; p95 ${without.toFixed(0)} ms without, ${withErasures.toFixed(0)} ms with ` +
        `(${ratio.toFixed(2)}); slowest statement seen ${slowest.toFixed(0)} ms`;
      recordFault({ fault: 'erasures under traffic', rounds: PEOPLE, '5xx': load.refusals, note });
      process.stdout.write(`erasures under traffic: ${note}, refusals ${load.refusals}\n`);
      expect([load.refusals, load.failures]).toEqual(['0', []]);
      expect(slowest).toBeLessThan(atMost(1500));
      expect(erased).toEqual(allOnce(PEOPLE));
      expect(await violations((text) => sql(text))).toEqual([]);
    },
    LIMIT_MS,
  );
});
