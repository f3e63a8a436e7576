import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../../bench/measure/figures';
import { freePort } from '../../../src/platform/embedded-postgres/free-port';
import { report } from '../../factories/issues';
import type { Envelope } from '../../support/network/client';
import { isLong, recordFault } from '../../support/process/fault-report';
import { type HttpRequest, send } from '../../support/network/http';
import { violations } from '../../support/service/invariants';
import { seeded } from '../../support/service/seeded';
import { type ServerProcess, signIn } from '../../support/process/server-process';
import { createSite, type Site } from '../../support/process/site';
import { connectedSocket, join as joinThread } from '../../support/network/socket';
import { SteadyLoad } from '../../support/process/steady-load';

const MINUTE_MS = 60_000;
const WARM_UP_MS = isLong ? 10 * MINUTE_MS : 2000;
const MEASURED_MS = Number(process.env.SOAK_MINUTES ?? (isLong ? 30 : 0.08)) * MINUTE_MS;
/** Shorter than the lifetime of an access token. */
const TOKEN_MS = 5 * MINUTE_MS;
const PER_SECOND = 40;
const SAMPLE_MS = isLong ? 5000 : 500;
const JSON_BODY = { 'content-type': 'application/json' };
const WORDS = ['lamp', 'broken', 'house', 'mumbai', 'zzz'];

interface Sample {
  minutes: number;
  residentMb: number;
  handles: number;
}

(process.platform === 'linux' ? describe : describe.skip)('under a mixed load for a long time', () => {
  let site: Site;
  let server: ServerProcess;
  let metricsUrl: string;
  let caller: { authorization: string };
  const known: string[] = [];

  beforeAll(async () => {
    site = await createSite();
    const METRICS_PORT = String(await freePort());
    metricsUrl = `http://127.0.0.1:${METRICS_PORT}/metrics`;
    server = await site.start({
      METRICS_PORT,
      LOG_LEVEL: 'warn',
    });
    caller = await signIn(server.url);
    await reportOne();
  });
  afterAll(() => site.clear());

  const chance = seeded('what is asked for');
  const any = <T>(values: readonly T[]): T => chance.of(values);

  async function reportOne(): Promise<void> {
    const { status, body } = await send<Envelope<{ issueId: string }>>(write('/api/issues', report()));
    if (status === 201) known.push(body.data.issueId);
  }
  const write = (path: string, body?: object): HttpRequest => ({
    method: 'POST',
    url: server.url + path,
    headers: { ...caller, ...(body && JSON_BODY) },
    payload: body && JSON.stringify(body),
  });
  const read = (path: string, headers: Record<string, string> = {}): HttpRequest => ({
    method: 'GET',
    url: server.url + path,
    headers,
  });
  /** Requests as people make them: mostly reads, of both APIs, some for unknown ids. */
  const next = (n: number): HttpRequest => {
    const inPublic = { 'x-api-surface': 'public' };
    const kinds = [
      () => read('/api/issues?limit=20', caller),
      () => read(`/api/issues/${any(known)}`, caller),
      () => read(`/api/issues/${any(known)}/messages`),
      () => read('/api/issues/stats'),
      () => read('/api/issues?city=mumbai&limit=50', inPublic),
      () => read(`/api/search?city=mumbai&q=${any(WORDS)}`, inPublic),
      () => read('/api/scores/leaderboard', inPublic),
      () => read(`/api/nowhere/${n}`),
      () => write(`/api/issues/${any(known)}/messages`, { content: `Still dark, said ${n} times` }),
      () => write(`/api/issues/${any(known)}/upvote`),
    ];
    return kinds[n % kinds.length]!();
  };

  /** A client follows a thread for a moment, and disconnects. */
  async function visit(): Promise<void> {
    const socket = await connectedSocket(server.url);
    await joinThread(socket, any(known));
    await delay(1000);
    socket.disconnect();
  }

  function sample(startedAt: number): Sample {
    const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
    return {
      minutes: (performance.now() - startedAt) / MINUTE_MS,
      residentMb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
      handles: readdirSync(`/proc/${server.process.pid}/fd`).length,
    };
  }

  /** @returns the value of a metric, without labels or with the given ones */
  async function metric(name: string): Promise<number> {
    const { text } = await send({ method: 'GET', url: metricsUrl });
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length),
    );
  }

  async function soak(ms: number, startedAt: number): Promise<Sample[]> {
    const samples: Sample[] = [];
    const until = performance.now() + ms;
    let renewedAt = performance.now();
    while (performance.now() < until) {
      if (performance.now() - renewedAt > TOKEN_MS) {
        // If the machine is too busy now, the old token is valid for some more minutes.
        caller = await signIn(server.url).catch(() => caller);
        renewedAt = performance.now();
      }
      const visitors = [visit(), visit(), reportOne()];
      await delay(SAMPLE_MS);
      await Promise.all(visitors);
      samples.push(sample(startedAt));
    }
    return samples;
  }

  it(
    'memory does not grow, no handle and no connection leaks, and no request fails',
    async () => {
      const idle = sample(performance.now());
      const load = new SteadyLoad({ perSecond: PER_SECOND, connections: 16, next });
      const startedAt = performance.now();
      await soak(WARM_UP_MS, startedAt);
      load.takeTimes();
      const samples = await soak(MEASURED_MS, startedAt);
      const lag = await metric('nodejs_eventloop_lag_p99_seconds');
      const p99 = quantile(load.takeTimes(), 0.99);
      await load.stop();
      // Idle database connections are closed after a while, those of clients sooner.
      await delay(isLong ? 60_000 : 3000);
      const [used, waiting] = [
        await metric('civic_database_connections{state="used"}'),
        await metric('civic_database_connections{state="waiting"}'),
      ];
      const after = sample(startedAt);
      const per10Minutes = slope(samples) * 10;
      recordFault({
        fault: `${PER_SECOND} requests/s for ${Math.round(MEASURED_MS / MINUTE_MS)} min`,
        rounds: 1,
        acknowledged: load.count,
        '5xx': load.refusals,
        note:
          `resident memory ${per10Minutes.toFixed(2)} MB per 10 min at ${samples.at(-1)?.residentMb.toFixed(0)} MB; ` +
          `handles ${idle.handles} before, ${after.handles} after; p99 ${p99.toFixed(0)} ms, event loop p99 ${(lag * 1000).toFixed(0)} ms`,
      });
      expect(load.failures).toEqual([]);
      expect([200, 201, 404, 503]).toEqual(expect.arrayContaining([...load.statuses.keys()]));
      // On a busy machine the database may occasionally not answer in time.
      expect(load.statuses.get(503) ?? 0).toBeLessThanOrEqual(load.count / 1000);
      expect({ used, waiting }).toEqual({ used: 0, waiting: 0 });
      expect(after.handles).toBeLessThanOrEqual(idle.handles + 12);
      expect(server.output()).not.toMatch(/"level":"error"/);
      expect(await violations((text) => site.database.sql(text))).toEqual([]);
      if (isLong) expect(per10Minutes).toBeLessThan(1);
    },
    WARM_UP_MS + MEASURED_MS + 3 * MINUTE_MS,
  );
});

/** The growth of memory in MB per minute, by a least-squares fit. */
function slope(samples: readonly Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(samples.map(({ minutes }) => minutes));
  const y = mean(samples.map(({ residentMb }) => residentMb));
  const above = samples.reduce((sum, each) => sum + (each.minutes - x) * (each.residentMb - y), 0);
  const below = samples.reduce((sum, each) => sum + (each.minutes - x) ** 2, 0);
  return above / below;
}
