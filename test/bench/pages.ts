import { JwtService } from '@nestjs/jwt';
import { jwtOptions } from '../../src/auth/jwt-options';
import { TokenService } from '../../src/auth/token.service';
import { completeConfig, type Config, readSettings } from '../../src/platform/config/config';
import { SystemClock } from '../../src/kernel/time/clock';
import { withService } from './data/own-service';
import { LIST_CITY, type Person, readFixtures } from './data/fixtures';
import { drive, type Round } from './measure/drive';
import { figuresOf, median } from './measure/figures';
import { verdict } from './measure/report';
import { PAGE_ONE, type Workload } from './measure/scenarios';
import type { Side } from './measure/sides';
import type { RunningServer } from './servers/start';

const ROWS = 10_000;
const ROUNDS = 7;
const SESSION_MS = 60 * 60 * 1000;
const SECONDS = 3;
const WARM_UP_S = 4;
/** Addresses of one connection: in total more than the number of pages cached in memory. */
const ADDRESSES = 200;
/** The highest allowed ratio of a page's cost to that of the JSON list it shows. */
const MAX_RATIO = 2;

/** Compressed, as browsers and other clients request it. */
const request = (title: string, path: string, accept: string): Workload => ({
  title,
  requests: () => [{ method: 'GET', path, headers: { accept, 'accept-encoding': 'gzip' } }],
  probes: [],
});
const LIST = request(PAGE_ONE, `/api/issues?city=${LIST_CITY}`, 'application/json');
const PAGES = [
  request('page of a city', `/${LIST_CITY}`, 'text/html'),
  request('page of a city, Tamil', `/ta/${LIST_CITY}`, 'text/html'),
];
/** The same page at an address that is not in the cache, so that it is rendered. */
const RENDERED: Workload = {
  title: 'page of a city, rendered anew',
  requests: (index) =>
    Array.from({ length: ADDRESSES }, (_, number) => ({
      method: 'GET',
      path: `/${LIST_CITY}?unknown=${index}-${number}`,
      headers: { accept: 'text/html', 'accept-encoding': 'gzip' },
    })),
  probes: [],
};

/** Compares the cost of the page of a city with that of its JSON list, on a database of its own. */
export function main(): Promise<void> {
  return withService(ROWS, measure);
}

/** Compares the cost of the page of a city with that of the JSON list of the same twenty issues. */
async function measure(
  service: RunningServer,
  environment: { databaseUrl: string; jwtSecret: string },
): Promise<void> {
  const side: Side = onSite(service, completeConfig(readSettings({}), environment));
  const { people } = await readFixtures(environment.databaseUrl);
  const rendered = [RENDERED, signedIn(people)];
  const workloads = [LIST, ...PAGES, ...rendered];
  const rounds = new Map<Workload, Round[]>(workloads.map((workload) => [workload, []]));
  for (const workload of workloads) await drive(workload, side, WARM_UP_S);
  for (let round = 0; round < ROUNDS; round++)
    // The order alternates, so that other load on the machine affects all of them.
    for (const workload of round % 2 === 0 ? workloads : [...workloads].reverse())
      rounds.get(workload)?.push(await drive(workload, side, SECONDS));
  const list = rounds.get(LIST) ?? [];
  for (const workload of workloads) {
    const { requestsPerSecond, p50, cpuMicroseconds = NaN } = figuresOf(rounds.get(workload) ?? []);
    process.stdout.write(
      `${workload.title}: ${Math.round(requestsPerSecond)}/s, p50 ${p50.toFixed(1)} ms, processor ${(cpuMicroseconds / 1000).toFixed(2)} ms each\n`,
    );
  }
  for (const page of [...PAGES, ...rendered]) {
    const own = rounds.get(page) ?? [];
    const time = ratioOf(list, own, ({ requestsPerSecond }) => 1 / requestsPerSecond);
    const cpu = ratioOf(list, own, ({ cpuMicroseconds = NaN }) => cpuMicroseconds);
    const what = `${page.title} costs ${time.toFixed(2)} x the JSON list it shows (processor time ${cpu.toFixed(2)} x)`;
    // A page for everyone is held to its time, one rendered anew to its processor time; signed in there is no goal.
    const held = PAGES.includes(page) ? time : page === RENDERED ? cpu : undefined;
    const line = held === undefined ? what : verdict(what, `<= ${MAX_RATIO.toFixed(2)} x`, held <= MAX_RATIO);
    process.stdout.write(`${line}\n`);
  }
}

/** The page for signed-in people: it is rendered for each of them. */
function signedIn(people: readonly Person[]): Workload {
  return {
    title: 'page of a city, signed in',
    requests: (index) => [
      {
        method: 'GET',
        path: `/${LIST_CITY}`,
        person: people[index % people.length],
        headers: { accept: 'text/html', 'accept-encoding': 'gzip' },
      },
    ],
    probes: [],
  };
}

/** Our server, which identifies people by the session cookie of the site. */
function onSite(server: RunningServer, config: Config): Side {
  const tokens = new TokenService(new JwtService(jwtOptions(config)), new SystemClock());
  const expiresAt = new Date(Date.now() + SESSION_MS);
  return {
    name: 'ours',
    server,
    identify: ({ id, sessionId }) => ({
      cookie: `session=${tokens.signBrowserSession({ userId: id, sessionId }, expiresAt)}`,
    }),
  };
}

/** The median over the pairs of rounds. */
function ratioOf(list: readonly Round[], page: readonly Round[], cost: (round: Round) => number): number {
  return median(page.map((round, index) => cost(round) / cost(list[index] ?? round)));
}
