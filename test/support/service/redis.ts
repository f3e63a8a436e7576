import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { freePort } from '../../../src/platform/embedded-postgres/free-port';

/** Whether this machine has a Redis server; tests that need one are skipped otherwise. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export interface RedisServer {
  url: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** A Redis server for this test, without persistence. */
export async function startRedis(port?: number): Promise<RedisServer> {
  const at = port ?? (await freePort());
  const server = spawn('redis-server', ['--port', String(at), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  while (!(await answers(at))) await new Promise((done) => setTimeout(done, 20));
  return {
    url: `redis://127.0.0.1:${at}`,
    process: server,
    stop: () => {
      server.kill('SIGKILL');
      return ended;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true));
    socket.once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}
