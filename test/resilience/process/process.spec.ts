import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../../src/platform/embedded-postgres/free-port';
import { report } from '../../factories/issues';
import type { Envelope } from '../../support/network/client';
import { createTestDatabase, type TestDatabase } from '../../support/service/database';
import { send } from '../../support/network/http';
import { prepareFolder } from '../../support/service/prepared-folder';
import { type ServerProcess, signIn, spawnServer, startServer } from '../../support/process/server-process';
import { atMost } from '../../support/service/time-limits';

const json = { 'content-type': 'application/json' };

describe('a service process', () => {
  const folders: string[] = [];
  const running: ServerProcess[] = [];
  let database: TestDatabase;

  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'civic-process-'));
    folders.push(made);
    return made;
  };
  /** A folder of an earlier start. */
  const preparedFolder = async () => {
    const made = folder();
    await prepareFolder(made);
    return made;
  };
  const start = async (environment: Record<string, string>) => {
    const server = await startServer(environment);
    running.push(server);
    return server;
  };
  const reportTo = (url: string, headers: Record<string, string>, body: object = report()) =>
    send<Envelope<{ issueId: string }>>({
      method: 'POST',
      url: `${url}/api/issues`,
      headers: { ...json, ...headers },
      payload: JSON.stringify(body),
    });

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    for (const server of running) server.process.kill('SIGTERM');
    await Promise.all(running.map((server) => server.ended));
    await database.drop();
    for (const each of folders) rmSync(each, { recursive: true, force: true });
  });

  it('does not start if it cannot store files, and names the setting', async () => {
    const DATA_DIR = folder();
    writeFileSync(join(DATA_DIR, 'media'), '');
    const settings = { DATA_DIR, DATABASE_URL: database.url, JWT_SECRET: randomBytes(32).toString('hex') };
    const server = spawnServer({ ...settings, PORT: String(await freePort()) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/DATA_DIR/);
    expect(server.output()).not.toMatch(/\n\s+at /);
  });

  describe('on the embedded database', () => {
    it('starts in an empty folder, prints how to sign in, and keeps its data over stops and kills', async () => {
      const DATA_DIR = folder();
      const first = await start({ DATA_DIR, LOCAL_IDENTITY: '', SEED_DEMO: '', NODE_ENV: '' });
      await first.wrote(/is running/);
      expect(first.output()).toMatch(/API page\s+http:\/\/localhost:\d+\/docs/);
      expect(first.output()).toMatch(/curl .*\/dev\/identity .* \| curl .*\/api\/auth\/google/);
      const demo = await send<Envelope<{ items: unknown[] }>>({
        method: 'GET',
        url: `${first.url}/api/issues?city=mumbai`,
      });
      expect(demo.body.data.items.length).toBeGreaterThan(3);
      const caller = await signIn(first.url);
      const { body } = await reportTo(first.url, caller);

      const second = spawnServer({ DATA_DIR, PORT: String(await freePort()) });
      expect(await second.ended).toBe(1);
      expect(second.output()).toMatch(
        new RegExp(`${DATA_DIR} is in use by process ${first.process.pid}.*DATA_DIR`),
      );

      first.process.kill('SIGKILL');
      await first.ended;
      const third = await start({ DATA_DIR });
      const shown = await send({ method: 'GET', url: `${third.url}/api/issues/${body.data.issueId}` });
      expect(shown.status).toBe(200);
      expect((await reportTo(third.url, caller)).status).toBe(201);

      third.process.kill('SIGTERM');
      expect(await third.ended).toBe(0);
      expect(existsSync(join(DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(false);
      const fourth = await start({ DATA_DIR });
      expect(
        (await send({ method: 'GET', url: `${fourth.url}/api/issues/${body.data.issueId}` })).status,
      ).toBe(200);
    });

    it('stops its database when the terminal is closed, and ends when its database ends', async () => {
      const DATA_DIR = await preparedFolder();
      const postmaster = () =>
        Number(readFileSync(join(DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
      const first = await start({ DATA_DIR });
      first.process.kill('SIGHUP');
      expect(await first.ended).toBe(0);
      expect(existsSync(join(DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(false);

      const second = await start({ DATA_DIR });
      // It answers before the start is complete; ending the database then would fail the start.
      await second.wrote(/"msg":"listening"/);
      process.kill(postmaster(), 'SIGKILL');
      expect(await second.ended).toBe(1);
      expect(second.output()).toMatch(/The embedded database ended/);

      const third = await start({ DATA_DIR });
      process.kill(postmaster(), 'SIGSTOP');
      third.process.kill('SIGTERM');
      await third.ended;
      await start({ DATA_DIR });
    });

    it('starts if the pid of a crashed server belongs to another process now, without killing that', async () => {
      const DATA_DIR = await preparedFolder();
      const bystander = spawn('sleep', ['60']);
      const left = `${bystander.pid}\n${join(DATA_DIR, 'postgres')}\n1700000000\n5432\n\n127.0.0.1\n\nready\n`;
      writeFileSync(join(DATA_DIR, 'postgres', 'postmaster.pid'), left);
      const second = await start({ DATA_DIR });
      expect(bystander.signalCode).toBeNull();
      bystander.kill();
      second.process.kill('SIGTERM');
      expect(await second.ended).toBe(0);
    });

    it('makes its secrets readable only for its owner', async () => {
      const { statSync } = await import('node:fs');
      const DATA_DIR = folders.find((each) => existsSync(join(each, 'jwt.secret')))!;
      for (const name of ['jwt.secret', 'postgres.password', 'local-identity.pem']) {
        expect(statSync(join(DATA_DIR, name)).mode & 0o077).toBe(0);
      }
    });
  });

  it.each([
    ['a setting that is wrong', { PORT: 'x' }, /PORT: .*Set a port/],
    [
      'a schedule that is none',
      { AUTO_CLOSE_CRON: '99 * * * *' },
      /AUTO_CLOSE_CRON: .*Set a cron expression/,
    ],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' },
      /DATABASE_URL: .*ECONNREFUSED.* Set postgres:/,
    ],
    ['a folder that is none', { DATA_DIR: '/etc/hostname/x' }, /DATA_DIR: .*ENOTDIR.* Set a folder/],
    [
      'an address of another machine',
      { HOST: '203.0.113.1', PORT: '0' },
      /HOST: .*EADDRNOTAVAIL.* Set an address/,
    ],
  ])('ends at once with the reason for %s', async (_, environment, reason) => {
    const server = spawnServer({ DATA_DIR: folder(), DATABASE_URL: database.url, ...environment });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(reason);
  });

  it.each(['', 'abc'])('ends at once if its secret file contains "%s"', async (content) => {
    const DATA_DIR = folder();
    writeFileSync(join(DATA_DIR, 'jwt.secret'), content);
    const server = spawnServer({ DATA_DIR, DATABASE_URL: database.url });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/jwt\.secret holds no whole secret/);
  });

  describe('after SIGTERM', () => {
    const serve = () => start({ DATA_DIR: folder(), DATABASE_URL: database.url });

    /** Sends requests over kept-alive connections until the server has closed one for good. */
    async function load(
      url: string,
      headers: Record<string, string>,
      statuses: number[],
      failures: string[],
    ) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let closed = false; !closed;) {
        closed = await new Promise<boolean>((done) => {
          const outgoing = request(
            `${url}/api/issues`,
            { method: 'POST', agent, headers: { ...json, ...headers } },
            (response) => {
              statuses.push(response.statusCode ?? 0);
              response.resume().on('end', () => done(response.headers.connection === 'close'));
            },
          );
          outgoing.on('error', (error: NodeJS.ErrnoException) => {
            // Refused before it was sent: nothing was lost. A request that is cut off would be lost.
            if (error.code !== 'ECONNREFUSED' && !(outgoing.reusedSocket && error.code === 'ECONNRESET'))
              failures.push(String(error));
            done(true);
          });
          outgoing.end(JSON.stringify(report()));
        });
      }
      agent.destroy();
    }

    it('finishes running requests, closes kept-alive connections, and ends within five seconds', async () => {
      const server = await serve();
      const caller = await signIn(server.url);
      const statuses: number[] = [];
      const failures: string[] = [];
      const clients = Array.from({ length: 8 }, () => load(server.url, caller, statuses, failures));
      while (statuses.length < 20 && failures.length === 0) await new Promise((done) => setTimeout(done, 50));
      const stoppedAt = Date.now();
      server.process.kill('SIGTERM');
      // npm forwards the signal that the terminal has already sent.
      setTimeout(() => server.process.kill('SIGTERM'), 20);
      expect(await server.ended).toBe(0);
      expect(Date.now() - stoppedAt).toBeLessThan(atMost(5000));
      await Promise.all(clients);
      expect(failures).toEqual([]);
      expect(new Set(statuses)).toEqual(new Set([201]));
      expect(await database.sql('select from issues')).toHaveLength(statuses.length);
    });

    it('keeps serving, and ends, if nobody reads its output', async () => {
      const server = await start({ DATA_DIR: folder(), DATABASE_URL: database.url, LOG_LEVEL: 'debug' });
      server.process.stdout?.pause();
      const agent = new Agent({ keepAlive: true, maxSockets: 4 });
      const ask = () =>
        new Promise((done, fail) => {
          const outgoing = request(`${server.url}/api/nowhere/${'x'.repeat(500)}`, { agent }, (response) => {
            response.resume().on('end', () => done(response.statusCode));
          });
          outgoing.on('error', fail).end();
        });
      // Far more than a pipe buffers.
      for (let i = 0; i < 100; i++)
        expect(await Promise.all([ask(), ask(), ask(), ask()])).toEqual([404, 404, 404, 404]);
      const exited = new Promise((done) => server.process.once('exit', done));
      const stoppedAt = Date.now();
      server.process.kill('SIGTERM');
      await exited;
      expect(Date.now() - stoppedAt).toBeLessThan(atMost(5000));
      agent.destroy();
      server.process.stdout?.resume();
    });

    it('does not wait for ever for an endless request, and not at all after a second signal', async () => {
      for (const signals of [1, 2]) {
        const server = await serve();
        const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
        socket.on('error', () => undefined);
        socket.write(
          'POST /api/auth/google HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
        );
        await new Promise((done) => setTimeout(done, 200));
        const stoppedAt = Date.now();
        server.process.kill('SIGTERM');
        if (signals === 2) setTimeout(() => server.process.kill('SIGTERM'), 700);
        await server.ended;
        expect(Date.now() - stoppedAt).toBeLessThan(atMost(signals === 2 ? 2500 : 5500));
        socket.destroy();
      }
    });
  });

  it('answers nobody before the first account of the console exists', async () => {
    const own = await createTestDatabase();
    const blocker = new Client({ connectionString: own.ownerUrl });
    await blocker.connect();
    try {
      await blocker.query('begin; lock table console_accounts in access exclusive mode');
      const [email, password] = ['first@example.org', 'the password of the first account'];
      const PORT = String(await freePort());
      const environment = { CONSOLE_ADMIN_EMAIL: email, CONSOLE_ADMIN_PASSWORD: password };
      const starting = start({ ...environment, PORT, DATA_DIR: folder(), DATABASE_URL: own.url });
      const isWaiting = `select from pg_locks where not granted and relation = 'console_accounts'::regclass`;
      while ((await own.sql(isWaiting)).length === 0) await new Promise((done) => setTimeout(done, 20));
      await expect(send({ method: 'GET', url: `http://127.0.0.1:${PORT}/api/health` })).rejects.toThrow(
        'ECONNREFUSED',
      );
      await blocker.query('commit');
      const server = await starting;
      const payload = JSON.stringify({ email, password });
      const url = `${server.url}/api/admin/auth/login`;
      expect((await send({ method: 'POST', url, headers: json, payload })).status).toBe(200);
      server.process.kill('SIGTERM');
      await server.ended;
    } finally {
      await blocker.end();
      await own.drop();
    }
  });

  it('writes one JSON line per request, without secrets', async () => {
    const server = await start({ DATA_DIR: folder(), DATABASE_URL: database.url });
    const caller = await signIn(server.url, 'secret-person@example.org');
    await send({
      method: 'GET',
      url: `${server.url}/api/issues?city=mumbai&limit=1&secret=query`,
      headers: {
        ...caller,
        'x-request-id': 'trace-1',
        traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
        cookie: 'refresh_token=cookie-secret',
      },
    });
    await reportTo(server.url, caller, { ...report(), description: 'words of a person who trusts us' });
    server.process.kill('SIGTERM');
    await server.ended;
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const requests = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line.msg === 'request');
    expect(requests.find((line) => line.requestId === 'trace-1')).toMatchObject({
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      method: 'GET',
      path: '/api/issues',
      status: 200,
      ms: expect.any(Number) as number,
    });
    for (const secret of [
      caller.authorization.slice(-20),
      'cookie-secret',
      'query',
      'trusts us',
      'secret-person',
    ]) {
      expect(server.output()).not.toContain(secret);
    }
    expect(readFileSync(join(folders.at(-1)!, 'jwt.secret'), 'utf8')).toHaveLength(64);
    expect(server.output()).not.toContain(readFileSync(join(folders.at(-1)!, 'jwt.secret'), 'utf8'));
  });
});
