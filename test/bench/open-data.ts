import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { completeConfig, readSettings } from '../../src/platform/config/config';
import type { EmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres';
import { CITY_SLUGS } from '../../src/kernel/cities';
import { copyForRun, databaseName, dropRunCopy, ensureFilled, startBenchPostgres } from './data/databases';
import { quantile } from './measure/figures';
import { residentMegabytes } from './measure/processor-time';
import { verdict } from './measure/report';
import { type RunningServer, startService } from './servers/start';

const MANY = 1_000_000;
const FEW = 10_000;
const FORMATS = ['csv', 'geojson', 'ndjson'] as const;
const MAX_SECONDS = 60;
const MAX_GROWTH_MB = 50;
const MAX_P99_RATIO = 2;
const MAX_PAGE_RATIO = 1.5;
/** Measurements of the other requests alone and during a download, in turn. The median of their ratios counts. */
const PAIRS = 5;
const PAIR_MS = 6000;
/**
 * The pause between two of the other requests: the test measures how long they wait, not how many the server can
 * handle.
 */
const OTHERS_PAUSE_MS = 20;
const SAMPLE_MS = 50;
const PAGE_ROUNDS = 300;
/** The other requests during a download: a list of the token API, and a page of service requests. */
const OTHERS = ['/api/issues?city=pune&limit=20', '/open311/pune/v2/requests.json?page_size=20'] as const;
const EVERYTHING = 'updated_after=2000-01-01T00:00:00Z';
/** The number of issues of the city with the newest change, the same for both sizes. */
const JUST_CHANGED = 100;
const CHANGED_SINCE = '2100-01-01T00:00:00Z';
/** A page number that exists at both sizes. */
const DEEP_PAGE = 40;
const WARM_UP = 30;

/** Measures data sets of a million issues, their effect on other requests, and pages of GeoReport at two sizes. */
export async function main(args: string[]): Promise<void> {
  const many = Number(args[0] ?? MANY);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const postgres = await startBenchPostgres();
  const servers: RunningServer[] = [];
  try {
    for (const rows of [many, FEW]) await ensureFilled(postgres, rows);
    const [large, small] = [await started(postgres, many), await started(postgres, FEW)];
    servers.push(large, small);
    await measurePages(large, small, many);
    for (const format of FORMATS) await measureData(large, format);
  } finally {
    for (const server of servers) await server.stop();
    for (const rows of [many, FEW]) await dropRunCopy(postgres, rows);
    await postgres.stop();
  }
}

async function started(postgres: EmbeddedPostgres, rows: number): Promise<RunningServer> {
  const databaseUrl = await copyForRun(postgres, rows);
  await changeSome(databaseUrl);
  const jwtSecret = randomBytes(48).toString('base64url');
  const { settings } = completeConfig(readSettings({}), { databaseUrl, jwtSecret });
  return startService(databaseName(rows), { databaseUrl, jwtSecret, poolSize: settings.DATABASE_POOL_SIZE });
}

/** Changes the same number of issues of the city at each size, spread over the year. Their changes are the newest. */
async function changeSome(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `update issues set pictures_changed_at = $1 where id in
         (select id from issues where city = 'mumbai' and not hidden order by md5(id) limit $2)`,
      [CHANGED_SINCE, JUST_CHANGED],
    );
  } finally {
    await client.end();
  }
}

/** Measures the data sets of all cities, one after another: together they contain all issues. */
async function measureData(server: RunningServer, format: (typeof FORMATS)[number]): Promise<void> {
  const { url, pid } = server;
  const urls = CITY_SLUGS.map((city) => `${url}/data/${city}/issues.${format}`);
  // Memory that the first download uses stays in use and must not count as growth.
  await bytesOf(`${url}/data/ahmedabad/issues.${format}?category=systemic&priority=high`);
  const before = residentMegabytes(pid);
  let highest = before;
  const sampling = setInterval(() => (highest = Math.max(highest, residentMegabytes(pid))), SAMPLE_MS);
  const { bytes, seconds } = await downloaded(urls);
  clearInterval(sampling);
  const growth = highest - before;
  say(
    `${format}: ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s`,
    `<= ${MAX_SECONDS} s`,
    seconds <= MAX_SECONDS,
  );
  say(`${format}: memory grew by ${growth.toFixed(0)} MB`, `<= ${MAX_GROWTH_MB} MB`, growth <= MAX_GROWTH_MB);
  await measureOthers(server, format, urls);
}

/** Measures how much slower the slowest other requests are during the download of a data set. */
async function measureOthers({ url }: RunningServer, format: string, urls: readonly string[]): Promise<void> {
  const ratios = OTHERS.map((): number[] => []);
  for (let pair = 0; pair < PAIRS; pair++) {
    const alone = await othersWhile(url, new Promise((done) => setTimeout(done, PAIR_MS)));
    const aborted = new AbortController();
    const timer = setTimeout(() => aborted.abort(), PAIR_MS);
    const download = downloaded(urls, aborted.signal);
    const meanwhile = await othersWhile(url, download);
    clearTimeout(timer);
    await download.catch((error: unknown) => {
      if (!aborted.signal.aborted) throw error;
    });
    for (const [reader, times] of meanwhile.entries())
      ratios[reader]?.push(quantile(times, 0.99) / quantile(alone[reader] ?? [], 0.99));
  }
  for (const [reader, all] of ratios.entries()) {
    const ratio = quantile(all, 0.5);
    const each = all.map((one) => one.toFixed(2)).join(', ');
    say(
      `${format}: p99 of ${OTHERS[reader]} ${ratio.toFixed(2)} x as alone (${each})`,
      `<= ${MAX_P99_RATIO} x`,
      ratio <= MAX_P99_RATIO,
    );
  }
}

/**
 * Downloads some addresses one after another, in a separate process, so that the download does not delay the other
 * requests.
 */
async function downloaded(
  urls: readonly string[],
  signal?: AbortSignal,
): Promise<{ bytes: number; seconds: number }> {
  const startedAt = performance.now();
  const sink = urls.flatMap((url) => ['-o', '/dev/null', url]);
  const options = ['-sS', '--fail', '-w', '%{size_download}\\n'];
  const { stdout } = await promisify(execFile)('curl', [...options, ...sink], { signal });
  const sizes = stdout.trim().split('\n').map(Number);
  return {
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    seconds: (performance.now() - startedAt) / 1000,
  };
}

/**
 * Repeats each of the other requests until the work is done. @returns the duration of each response, in ms, by reader
 */
async function othersWhile(url: string, work: Promise<unknown>): Promise<number[][]> {
  let isOver = false;
  const end = () => (isOver = true);
  void work.then(end, end);
  return Promise.all(
    OTHERS.map(async (path) => {
      const times: number[] = [];
      while (!isOver) {
        times.push(await timeOf(url + path));
        await new Promise((done) => setTimeout(done, OTHERS_PAUSE_MS));
      }
      return times;
    }),
  );
}

/** Measures lists of requests that a harvester, a map and a dashboard read, at both sizes in turn. */
async function measurePages(large: RunningServer, small: RunningServer, many: number): Promise<void> {
  const path = '/open311/mumbai/v2/requests.json?page_size=50';
  const lists: ReadonlyArray<[string, string, ('' | 'next')?]> = [
    ['a first page', EVERYTHING],
    ['a next page', EVERYTHING, 'next'],
    [`page ${DEEP_PAGE}`, `${EVERYTHING}&page=${DEEP_PAGE}`],
    [`a page of ${JUST_CHANGED} that have just changed`, `updated_after=${CHANGED_SINCE}`],
    ['a page of closed ones', 'status=closed'],
    ['a page of open ones', 'status=open'],
    ['a page of two services', 'service_code=road,traffic'],
  ];
  for (const [what, query, page = ''] of lists) {
    const urls = await Promise.all([large, small].map(({ url }) => pageOf(`${url}${path}&${query}`, page)));
    const [atLarge, atSmall] = await medianTimes(urls);
    say(
      `${what}: ${atLarge.toFixed(2)} ms among ${many}, ${atSmall.toFixed(2)} ms among ${FEW}`,
      `<= ${MAX_PAGE_RATIO} x`,
      atLarge <= MAX_PAGE_RATIO * atSmall,
    );
  }
}

async function medianTimes(urls: readonly string[]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < PAGE_ROUNDS; round++)
    for (const size of [0, 1] as const) {
      const time = await timeOf(urls[size] ?? '');
      if (round >= 0) times[size].push(time);
    }
  return [quantile(times[0], 0.5), quantile(times[1], 0.5)];
}

/** The address of a page. The address of the next page is in the header of the first. */
async function pageOf(url: string, page: '' | 'next'): Promise<string> {
  const response = await fetch(url);
  const { length } = (await response.json()) as unknown[];
  if (length !== 50) throw new Error(`${url} has ${length} requests`);
  const next = /<https?:\/\/[^/]+(\/[^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  return page === '' ? url : new URL(next ?? '', url).href;
}

async function timeOf(url: string): Promise<number> {
  const startedAt = performance.now();
  await bytesOf(url);
  return performance.now() - startedAt;
}

async function bytesOf(url: string): Promise<number> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} answers ${response.status}`);
  const reader = response.body.getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes;
    bytes += value.length;
  }
}

function say(line: string, goal: string, isMet: boolean): void {
  process.stdout.write(`${verdict(line, goal, isMet)}\n`);
}
