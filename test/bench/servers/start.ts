import { type ChildProcess, fork, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../src/platform/embedded-postgres/free-port';
import { BENCH_FOLDER } from '../data/databases';
import { CHAT_SECRET, type FloorReady, type FloorSetup } from './floor-setup';

const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 50;

/** A measured server, in a separate process. */
export interface RunningServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Settings of our server. All others have their production default. */
export interface ServiceEnvironment {
  databaseUrl: string;
  jwtSecret: string;
  poolSize: number;
  geocoderUrl?: string;
}

/**
 * Starts the service as an operator would, with its log in a file. The rate limits are active but too high to be
 * reached.
 */
export async function startService(name: string, environment: ServiceEnvironment): Promise<RunningServer> {
  const port = await freePort();
  const child = spawnService(name, port, environment);
  const url = `http://127.0.0.1:${port}`;
  const server = runningServer(child, url);
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The service did not start; its log is in ${logFile(name)}`);
    }
    await delay(POLL_MS);
  }
  return server;
}

/** Starts the process of the service without waiting for it. */
export function spawnService(name: string, port: number, environment: ServiceEnvironment): ChildProcess {
  const { databaseUrl, jwtSecret, poolSize, geocoderUrl } = environment;
  mkdirSync(join(BENCH_FOLDER, 'logs'), { recursive: true });
  const log = openSync(logFile(name), 'w');
  const child = spawn(process.execPath, [resolve('dist/src/main.js')], {
    // Not the checkout: its .env file is not for this server.
    cwd: resolve(BENCH_FOLDER, 'logs'),
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: String(poolSize),
      JWT_SECRET: jwtSecret,
      PERSONAL_DATA_KEY_FILE: resolve('test/support/service/personal-data.key'),
      OIDC_AUDIENCE: 'nobody',
      PUBLIC_BASE_URL: `http://localhost:${port}`,
      LOG_LEVEL: 'info',
      RATE_LIMIT_GENERAL: '900000000',
      RATE_LIMIT_AUTH: '900000000',
      RATE_LIMIT_PUBLIC: '900000000',
      RATE_LIMIT_FEEDS: '900000000',
      RATE_LIMIT_REALTIME: '900000000',
      CONNECTIONS_PER_ADDRESS: '900000000',
      RATE_LIMIT_SITE: '900000000',
      RATE_LIMIT_SITE_SESSION: '900000000',
      CHAT_TOKEN: CHAT_SECRET,
      ...(geocoderUrl && { GEOCODER_URL: geocoderUrl }),
    },
  });
  closeSync(log);
  return endWithThisProcess(child);
}

/** Starts the floor. */
export async function startFloor(setup: FloorSetup): Promise<RunningServer> {
  const child = endWithThisProcess(
    fork(join(__dirname, 'floor.js'), { env: { PATH: process.env.PATH, NODE_ENV: 'production' } }),
  );
  child.send(setup);
  const port = await new Promise<number>((done, fail) => {
    child.once('message', (message) => done((message as FloorReady).port));
    child.once('exit', (code) => fail(new Error(`The floor ended with code ${code}`)));
  });
  return runningServer(child, `http://127.0.0.1:${port}`);
}

/** Ends a child process and waits until it has exited. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}

/** Ends a child process when this process ends. */
export function endWithThisProcess(child: ChildProcess): ChildProcess {
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

function logFile(name: string): string {
  return join(BENCH_FOLDER, 'logs', `${name}.log`);
}

function runningServer(child: ChildProcess, url: string): RunningServer {
  if (child.pid === undefined) throw new Error('The process could not be started');
  return { url, pid: child.pid, stop: () => end(child) };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
}
