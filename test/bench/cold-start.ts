import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../src/platform/embedded-postgres/free-port';
import { databaseName, ensureFilled, startBenchPostgres } from './data/databases';
import { median } from './measure/figures';
import { verdict } from './measure/report';
import { end, endWithThisProcess, spawnService } from './servers/start';

const ROWS = 10_000;
const RUNS = 7;
const POLL_MS = 5;
const TIMEOUT_MS = 30_000;
const POOL_SIZE = 10;
/** The highest allowed ratio of our start time to that of a bare application. */
const MAX_RATIO = 1.4;

type Start = (port: number) => ChildProcess;

/** Compares the time from start to first response of the service and of a bare application on the same packages. */
export async function main(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const postgres = await startBenchPostgres();
  try {
    await ensureFilled(postgres, ROWS);
    const databaseUrl = postgres.url(databaseName(ROWS));
    const jwtSecret = randomBytes(48).toString('base64url');
    const service: Start = (port) =>
      spawnService('cold-start', port, { databaseUrl, jwtSecret, poolSize: POOL_SIZE });
    const bare: Start = (port) => spawnBare(port, databaseUrl);
    await compare(service, bare);
  } finally {
    await postgres.stop();
  }
}

async function compare(service: Start, bare: Start): Promise<void> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  // The first start of each reads its files from disk and is not counted.
  for (let run = 0; run <= RUNS; run++) {
    const times = [await timeToAnswer(service, '/api/issues/stats'), await timeToAnswer(bare, '/')];
    if (run === 0) continue;
    ours.push(times[0] ?? NaN);
    theirs.push(times[1] ?? NaN);
  }
  const ratio = median(ours.map((time, index) => time / (theirs[index] ?? NaN)));
  const line = `the first answer comes after ${ms(ours)}, a bare application's after ${ms(theirs)}: ${ratio.toFixed(2)} x`;
  process.stdout.write(`${verdict(line, `<= ${MAX_RATIO.toFixed(2)} x`, ratio <= MAX_RATIO)}\n`);
}

const ms = (times: number[]) => `${Math.round(median(times))} ms`;

/** Milliseconds from starting the process to its first successful response. */
async function timeToAnswer(start: Start, path: string): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = start(port);
  try {
    while (!(await answers(port, path))) {
      if (child.exitCode !== null || performance.now() - startedAt > TIMEOUT_MS) {
        throw new Error(`${path} was never answered`);
      }
      await delay(POLL_MS);
    }
    return performance.now() - startedAt;
  } finally {
    await end(child);
  }
}

function answers(port: number, path: string): Promise<boolean> {
  return new Promise((done) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.resume();
      response.once('end', () => done(response.statusCode === 200));
    }).once('error', () => done(false));
  });
}

function spawnBare(port: number, databaseUrl: string): ChildProcess {
  const child = spawn(process.execPath, [join(__dirname, 'bare-nest.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), DATABASE_URL: databaseUrl },
  });
  return endWithThisProcess(child);
}
