import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { completeConfig, readSettings } from '../../src/config/config';
import type { EmbeddedPostgres } from '../../src/embedded-postgres/embedded-postgres';
import { CITY_SLUGS } from '../../src/kernel/cities';
import { copyForRun, databaseName, dropRunCopy, ensureFilled, startBenchPostgres } from './data/databases';
import { quantile } from './measure/figures';
import { verdict } from './measure/report';
import { type RunningServer, startService } from './servers/start';

const MANY = 1_000_000;
const FEW = 10_000;
const FORMATS = ['csv', 'geojson', 'ndjson'] as const;
const MAX_SECONDS = 60;
const MAX_GROWTH_MB = 50;
const MAX_P99_RATIO = 2;
const MAX_PAGE_RATIO = 1.5;
/** How long the others are measured alone. */
const ALONE_MS = 10_000;
/** Between two requests of the others: what is measured is how long they wait, not how many there are room for. */
const OTHERS_PAUSE_MS = 20;
const SAMPLE_MS = 50;
const PAGE_ROUNDS = 300;
const WARM_UP = 30;

/** Measures data sets of a million issues, what they do to other requests, and pages of GeoReport at two sizes. */
async function main(): Promise<void> {
  const many = Number(process.argv[2] ?? MANY);
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
  const jwtSecret = randomBytes(48).toString('base64url');
  const { settings } = completeConfig(readSettings({}), { databaseUrl, jwtSecret });
  return startService(databaseName(rows), { databaseUrl, jwtSecret, poolSize: settings.DATABASE_POOL_SIZE });
}

/** The data sets of all cities, one after another: together they have all issues. */
async function measureData({ url, pid }: RunningServer, format: (typeof FORMATS)[number]): Promise<void> {
  // What the first file loads stays loaded, and is no growth of a large one.
  await bytesOf(`${url}/data/ahmedabad/issues.${format}?category=systemic&priority=high`);
  const alone = await othersWhile(url, new Promise((done) => setTimeout(done, ALONE_MS)));
  const before = residentMegabytes(pid);
  let highest = before;
  const sampling = setInterval(() => (highest = Math.max(highest, residentMegabytes(pid))), SAMPLE_MS);
  const download = downloaded(CITY_SLUGS.map((city) => `${url}/data/${city}/issues.${format}`));
  const meanwhile = await othersWhile(url, download);
  clearInterval(sampling);
  const { bytes, seconds } = await download;
  const growth = highest - before;
  say(
    `${format}: ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s`,
    `<= ${MAX_SECONDS} s`,
    seconds <= MAX_SECONDS,
  );
  say(`${format}: memory grew by ${growth.toFixed(0)} MB`, `<= ${MAX_GROWTH_MB} MB`, growth <= MAX_GROWTH_MB);
  const [p99Alone, p99] = [quantile(alone, 0.99), quantile(meanwhile, 0.99)];
  say(
    `${format}: p99 of others ${p99Alone.toFixed(1)} ms alone, ${p99.toFixed(1)} ms meanwhile`,
    `<= ${MAX_P99_RATIO} x`,
    p99 <= MAX_P99_RATIO * p99Alone,
  );
}

/** Reads some addresses one after another, in a process of its own: what it takes is no time of the others. */
async function downloaded(urls: readonly string[]): Promise<{ bytes: number; seconds: number }> {
  const startedAt = performance.now();
  const sink = urls.flatMap((url) => ['-o', '/dev/null', url]);
  const { stdout } = await promisify(execFile)('curl', [
    '-sS',
    '--fail',
    '-w',
    '%{size_download}\\n',
    ...sink,
  ]);
  const sizes = stdout.trim().split('\n').map(Number);
  return {
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    seconds: (performance.now() - startedAt) / 1000,
  };
}

/** Lists issues again and again. @returns how long each answer took, in ms */
async function othersWhile(url: string, work: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const end = () => (isOver = true);
  void work.then(end, end);
  const times: number[] = [];
  while (!isOver) {
    times.push(await timeOf(`${url}/api/issues?city=pune&limit=20`));
    await new Promise((done) => setTimeout(done, OTHERS_PAUSE_MS));
  }
  return times;
}

/** The first page of a city, and the one after it, at both sizes in turn. */
async function measurePages(large: RunningServer, small: RunningServer, many: number): Promise<void> {
  const path = '/open311/mumbai/v2/requests.json?page_size=50&updated_after=2000-01-01T00:00:00Z';
  for (const page of ['', 'next'] as const) {
    const urls = await Promise.all([large, small].map(({ url }) => pageOf(url + path, page)));
    const times: [number[], number[]] = [[], []];
    for (let round = -WARM_UP; round < PAGE_ROUNDS; round++)
      for (const size of [0, 1] as const) {
        const time = await timeOf(urls[size] ?? '');
        if (round >= 0) times[size].push(time);
      }
    const [atLarge, atSmall] = times.map((each) => quantile(each, 0.5)) as [number, number];
    say(
      `a ${page || 'first'} page of 50 requests: ${atLarge.toFixed(2)} ms among ${many}, ${atSmall.toFixed(2)} ms among ${FEW}`,
      `<= ${MAX_PAGE_RATIO} x`,
      atLarge <= MAX_PAGE_RATIO * atSmall,
    );
  }
}

/** The address of a page; that of the next one is in the header of the first. */
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

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

function say(line: string, goal: string, isMet: boolean): void {
  process.stdout.write(`${verdict(line, goal, isMet)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
