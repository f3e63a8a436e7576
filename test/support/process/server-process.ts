import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import request from 'supertest';
import { freePort } from '../../../src/platform/embedded-postgres/free-port';
import { answerOf } from '../network/http';
import { PERSONAL_DATA_KEY_FILE } from '../service/key-file';
import { PATIENT_TIMEOUT_MS } from '../service/time-limits';

const MAIN = join(__dirname, '../../../dist/src/main.js');
const START_TIMEOUT_MS = 120_000;

/** The built service in a separate process, which can be signalled and killed by its pid. */
export interface ServerProcess {
  url: string;
  process: ChildProcess;
  /** Its output on standard output and standard error so far. */
  output(): string;
  /** Resolves with the first match in its output; rejects if the process ends without one. */
  wrote(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
}

/** Starts the service and waits until it answers. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const PORT = environment.PORT ?? String(await freePort());
  const server = spawnServer({ ...environment, PORT });
  const url = `http://127.0.0.1:${PORT}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  let over = false;
  void server.ended.then(() => (over = true));
  while (!(await isUp(url))) {
    if (over || Date.now() > deadline) throw new Error(`the server did not start:\n${server.output()}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return { ...server, url };
}

/** Starts the service without waiting for it. */
export function spawnServer(environment: Record<string, string>): Omit<ServerProcess, 'url'> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      TMPDIR: process.env.TMPDIR,
      NODE_ENV: 'test',
      RATE_LIMIT_GENERAL: '1000000',
      RATE_LIMIT_AUTH: '1000000',
      RATE_LIMIT_PUBLIC: '1000000',
      RATE_LIMIT_FEEDS: '1000000',
      RATE_LIMIT_FOLLOW: '1000000',
      DATABASE_TIMEOUT_MS: PATIENT_TIMEOUT_MS,
      SEED_DEMO: 'false',
      LOCAL_IDENTITY: 'true',
      PERSONAL_DATA_KEY_FILE,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | NodeJS.Signals>((done) =>
    child.on('close', (code, signal) => done(signal ?? code ?? 0)),
  );
  const wrote = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((done, fail) => {
      const look = () => {
        const match = pattern.exec(output);
        if (match) done(match);
      };
      look();
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      void ended.then(() => fail(new Error(`the server never wrote ${pattern}:\n${output}`)));
    });
  return { process: child, output: () => output, wrote, ended };
}

async function isUp(url: string): Promise<boolean> {
  return request(url)
    .get('/api/health')
    .then(
      (answer) => answer.status === 200,
      () => false,
    );
}

/** Signs a person in over HTTP. @returns the Authorization header */
export async function signIn(url: string, email = 'asha@example.org'): Promise<{ authorization: string }> {
  const local = await request(url).post('/dev/identity').send({ email });
  const session = await answerOf<{ data: { accessToken: string } }>(
    request(url).post('/api/auth/google').type('json').send(local.text),
  );
  if (session.status !== 200) throw new Error(`nobody signed in: ${local.status} ${session.text}`);
  return { authorization: `Bearer ${session.body.data.accessToken}` };
}
