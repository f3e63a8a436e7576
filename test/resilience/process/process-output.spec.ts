import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../support/service/database';
import { spawnServer, startServer } from '../../support/process/server-process';

type Line = Record<string, unknown> & { level: string; msg: string };

describe('the output of a service process', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'civic-output-'));
  let database: TestDatabase;
  let other: Server;
  let busyPort: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    busyPort = String((other.address() as { port: number }).port);
  });
  afterAll(async () => {
    await new Promise((done) => other.close(done));
    await database.drop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  const settings = () => ({ DATA_DIR, DATABASE_URL: database.url });
  /** The log lines in its output. */
  const linesOf = (output: string) =>
    output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line);
  const stopped = (code: number) => ({ level: 'info', msg: 'the service stopped', code });

  it.each([
    ['its port is busy', () => ({ PORT: busyPort }), /PORT: listen EADDRINUSE.*\. .*PORT=3001 npm start$/],
    [
      'the port of its metrics is busy',
      () => ({ PORT: '0', METRICS_PORT: busyPort }),
      /METRICS_PORT: listen EADDRINUSE.*Set a port/,
    ],
    [
      'its database is not there',
      () => ({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }),
      /DATABASE_URL: .*ECONNREFUSED.*Set postgres:/,
    ],
    [
      'its role may not connect',
      () => ({ DATABASE_URL: database.url.replace('://', '://nobody-'), DATABASE_OWNER_URL: database.url }),
      /DATABASE_URL: .*nobody-.*Set postgres:/,
    ],
    [
      'the password of its role is wrong',
      () => {
        const url = new URL(database.url);
        url.password = 'wrong';
        return { DATABASE_URL: url.toString(), DATABASE_OWNER_URL: database.ownerUrl };
      },
      /DATABASE_URL: password authentication failed.*Set postgres:/,
    ],
  ])('names the reason once if %s, and that it stopped', async (_, environment, reason) => {
    const server = spawnServer({ ...settings(), ...environment() });
    expect(await server.ended).toBe(1);
    const lines = linesOf(server.output());
    expect(server.output().trimEnd().split('\n')).toHaveLength(lines.length);
    expect(lines.at(-1)).toMatchObject(stopped(1));
    const [failure, ...others] = lines.slice(0, -1).filter(({ level }) => level !== 'info');
    expect(others).toEqual([]);
    expect(failure).toEqual({
      level: 'error',
      time: expect.any(String) as string,
      msg: expect.any(String) as string,
    });
    expect(failure?.msg.split('\n')).toEqual(['The service cannot start:', expect.stringMatching(reason)]);
  });

  it('has the reason on standard error if logging is off', async () => {
    const server = spawnServer({ ...settings(), PORT: busyPort, LOG_LEVEL: 'silent' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^The service cannot start:\n {2}- PORT: .*\n$/);
  });

  it('is short for lost connections, and ends with the line that it stopped', async () => {
    const server = await startServer(settings());
    const lost = server.wrote(/an idle database connection was lost/);
    await database.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await lost;
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const lines = linesOf(server.output());
    expect(lines.at(-1)).toMatchObject(stopped(0));
    const [line] = lines.filter(({ msg }) => msg === 'an idle database connection was lost');
    expect(line).toMatchObject({ level: 'warn', err: { code: '57P01' } });
    expect(JSON.stringify(line).length).toBeLessThan(2000);
    expect(JSON.stringify(line)).not.toMatch(/"client"|_events|password/);
  });
});
