import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../../src/platform/embedded-postgres/embedded-postgres';
import { report } from '../../factories/issues';
import { codeBlocks, ROOT, sectionOf } from '../../support/source/deployment';
import { PERSONAL_DATA_KEY_FILE } from '../../support/service/key-file';
import { type Fingerprint, fingerprint } from '../../support/service/fingerprint';
import { send } from '../../support/network/http';
import {
  ask,
  CONSOLE_ACCOUNT as STAFF,
  consoleWork,
  type AgedData,
  addAgedData,
  publicView,
} from '../../support/service/aged-database';
import { installedPostgres, type PostgresServer, startPostgres } from '../../support/service/postgres-server';
import { prepareFolder } from '../../support/service/prepared-folder';
import { type ServerProcess, signIn, startServer } from '../../support/process/server-process';

const START_TIMEOUT_MS = 60_000;
const DATABASE = 'civic';

const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
const backup = sectionOf(operations, '## Backup');
/** The documented commands: first those of the backup, then those of the restore. */
const commands = (heading: string) => codeBlocks(sectionOf(backup, `### ${heading}`));

/** Runs documented commands unchanged. */
function shell(script: string, environment: Record<string, string>, path = ''): Promise<void> {
  return new Promise((done, fail) => {
    const env = { ...environment, PATH: `${path}:${process.env.PATH}` };
    execFile('bash', ['-euo', 'pipefail', '-c', script], { cwd: ROOT, env }, (error, _, complaints) =>
      error ? fail(new Error(`${script}\n${complaints}`)) : done(),
    );
  });
}

const running: ServerProcess[] = [];
const start = async (settings: Record<string, string>) => {
  const server = await startServer(settings);
  running.push(server);
  return server;
};

/** Also the processes of a failed test. */
afterAll(async () => {
  for (const server of running) server.process.kill('SIGTERM');
  await Promise.all(running.map((server) => server.ended));
});

async function stopped(server: ServerProcess): Promise<void> {
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}

interface Verdict {
  records: number;
  head: { position: number; hash: string };
  broken: unknown;
}

/** Verifies the chain of audit records of a database. */
async function verified(settings: Record<string, string>): Promise<Verdict> {
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'silent', PERSONAL_DATA_KEY_FILE, ...settings };
  const command = join(ROOT, 'dist/src/commands/verify-audit.js');
  const { stdout } = await promisify(execFile)(process.execPath, [command], { env });
  return JSON.parse(stdout) as Verdict;
}

/** Checks that all data is there, sessions are still valid, and the service continues to work. */
async function expectAlive(settings: Record<string, string>, life: AgedData): Promise<void> {
  const startedAt = Date.now();
  const server = await start(settings);
  try {
    expect(Date.now() - startedAt).toBeLessThan(START_TIMEOUT_MS);
    expect(await publicView(server, life)).toEqual(life.seen);
    const fresh = await ask<{ issueId: string }>(server, 'POST', '/api/issues', life.caller, report());
    expect(fresh.status).toBe(201);
    expect(fresh.body.data.issueId).not.toBe(life.issueId);
    await ask(server, 'POST', `/api/issues/${fresh.body.data.issueId}/messages`, life.caller, {
      content: 'And on',
    });
    const key = { 'idempotency-key': 'before the backup' };
    const again = await send({
      method: 'POST',
      url: `${server.url}/api/issues`,
      headers: { 'content-type': 'application/json', ...life.caller, ...key },
      payload: JSON.stringify(report()),
    });
    expect(again.status).toBe(422);
    await consoleWork(server);
  } finally {
    await stopped(server);
  }
}

/** Checks that the backup is not empty: two empty databases would be equal, too. */
function expectVaried({ tables, sequences, schema }: Fingerprint): void {
  const filled = Object.keys(tables).filter((name) => tables[name]!.rows > 0);
  for (const name of [
    'issues',
    'messages',
    'media',
    'issue_upvotes',
    'message_reactions',
    'flags',
    'issue_status_events',
  ])
    expect(filled).toContain(`public.${name}`);
  for (const name of [
    'issue_search',
    'issue_rollup',
    'city_counts',
    'user_scores',
    'events',
    'nominations',
    'wards',
    'mentions',
  ])
    expect(filled).toContain(`public.${name}`);
  expect(tables['public.audit_records']!.rows).toBeGreaterThan(2);
  expect(filled.length).toBeGreaterThan(30);
  expect(Object.values(sequences).some((state) => Number(state.split(' ')[0]) > 3)).toBe(true);
  const kinds = new Set(Object.keys(schema).map((name) => name.split(' ')[0]));
  expect([...kinds].sort()).toEqual(
    [
      'column',
      'comment',
      'constraint',
      'extension',
      'function',
      'index',
      'options',
      'owner',
      'right',
      'trigger',
    ].sort(),
  );
}

const temporary = () => mkdtempSync(join(tmpdir(), 'civic-backup-'));

/** Without PostgreSQL tools, the name of the tests shows that they were skipped. */
const needed = installedPostgres ? '' : ' (left out: this machine has no PostgreSQL server with pg_dump)';

it('a database on a server that has the roles gets the same rights as the first one', () => {
  const [, , existing = ''] = commands('A PostgreSQL server of your own');
  const statements = [...existing.matchAll(/--command='([^']+)'/g)].map(([, sql]) => sql);
  const roles = readFileSync(join(ROOT, 'docker/postgres-roles.sql'), 'utf8').split('\n');
  const ofDatabase = roles.filter((line) => / database civic\b/.test(line) && !line.startsWith('--'));
  expect(ofDatabase).toHaveLength(3);
  expect(statements).toEqual(ofDatabase.map((line) => line.replace(/;$/, '')));
  const setUp = codeBlocks(sectionOf(operations, '### Two database roles')).join('\n');
  for (const line of ofDatabase) expect(setUp).toContain(line);
});

(installedPostgres ? describe : describe.skip)(`a dump of a server of one's own${needed}`, () => {
  const OWNER = { name: 'civic_owner', password: 'of-the-owner' };
  const SERVICE = { name: 'civic_service', password: 'of-the-service' };
  const folder = temporary();
  let source: PostgresServer;
  let target: PostgresServer;
  beforeAll(async () => {
    [source, target] = await Promise.all([
      startPostgres(installedPostgres!),
      startPostgres(installedPostgres!),
    ]);
  });
  afterAll(async () => {
    await Promise.all([source.stop(), target.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const settings = (server: PostgresServer, data: string) => ({
    ...STAFF,
    DATA_DIR: join(folder, data),
    DATABASE_URL: server.url(DATABASE, SERVICE),
    DATABASE_OWNER_URL: server.url(DATABASE, OWNER),
  });
  const operator = (server: PostgresServer, data: string) => ({
    ...settings(server, data),
    BACKUP: folder,
    SUPERUSER_URL: server.url('postgres'),
    DATABASE_OWNER_PASSWORD: OWNER.password,
    DATABASE_SERVICE_PASSWORD: SERVICE.password,
  });

  it('restores the same rows, sequences, schema and rights, and the service runs with it', async () => {
    const [dump = '', restore = ''] = commands('A PostgreSQL server of your own');
    const [makeRoles = ''] = restore.split('\n');
    await shell(makeRoles, operator(source, 'first'), source.bin);
    const server = await start({ ...settings(source, 'first'), SEED_DEMO: 'true' });
    // Before the first upload there is no data folder.
    const early = join(folder, 'early');
    mkdirSync(early);
    const unused = { ...operator(source, 'not created yet'), BACKUP: early };
    await shell(dump, unused, source.bin);
    expect(readdirSync(early).sort()).toEqual(['civic.dump', 'data']);
    const life = await addAgedData(server);
    await stopped(server);
    const before = await fingerprint(source.url(DATABASE));
    expectVaried(before);
    const audit = await verified(settings(source, 'first'));
    await shell(dump, operator(source, 'first'), source.bin);
    await shell(restore, operator(target, 'second'), target.bin);
    expect(await fingerprint(target.url(DATABASE))).toEqual(before);
    expect(await verified(settings(target, 'second'))).toEqual(audit);
    expect(audit).toMatchObject({ broken: null });
    await expectAlive(settings(target, 'second'), life);
    expect((await verified(settings(target, 'second'))).records).toBeGreaterThan(audit.records);
    await expectGuarded(target.url(DATABASE, SERVICE));
  }, 240_000);
});

/** Checks that the role of the service may only insert into the audit log. */
async function expectGuarded(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const attempt of [
      'delete from audit_records',
      'alter table issues disable trigger all',
      'drop table issues',
    ])
      await expect(client.query(attempt)).rejects.toMatchObject({ code: '42501' });
  } finally {
    await client.end();
  }
}

interface Process {
  parent: number;
  state: string;
}

function processOf(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(parent), state };
  } catch {
    return undefined;
  }
}

/**
 * Suspends every process of the embedded server, so that its files do not change. @returns a function that resumes them
 */
async function frozen(dataFolder: string): Promise<() => void> {
  const file = join(dataFolder, 'postgres', 'postmaster.pid');
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
  // The postmaster first, as it would start others.
  process.kill(postmaster, 'SIGSTOP');
  const all = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid === postmaster || (pid > 0 && processOf(pid)?.parent === postmaster));
  expect(all.length).toBeGreaterThan(5);
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  while (all.some((pid) => processOf(pid)?.state !== 'T')) await new Promise((done) => setTimeout(done, 5));
  return () => {
    for (const pid of all) process.kill(pid, 'SIGCONT');
  };
}

describe('a copy of the folder of the embedded database', () => {
  const folders: string[] = [];
  const folder = () => {
    folders.push(temporary());
    return folders.at(-1)!;
  };
  afterAll(() => {
    for (const each of folders) rmSync(each, { recursive: true, force: true });
  });

  async function contentOf(DATA_DIR: string): Promise<Fingerprint> {
    const postgres = await startEmbeddedPostgres({ folder: DATA_DIR });
    try {
      return await fingerprint(postgres.url(DATABASE));
    } finally {
      await postgres.stop();
    }
  }

  it('made while the service is stopped is complete, and the service runs with it', async () => {
    const [copy = '', restore = ''] = commands('The embedded database');
    const [BACKUP, first, second] = [folder(), join(folder(), 'data'), join(folder(), 'data')];
    await prepareFolder(first);
    const server = await start({ ...STAFF, DATA_DIR: first, SEED_DEMO: 'true' });
    const life = await addAgedData(server);
    await stopped(server);
    await shell(copy, { DATA_DIR: first, BACKUP });
    await shell(restore, { DATA_DIR: second, BACKUP });
    const before = await contentOf(first);
    expectVaried(before);
    expect(await contentOf(second)).toEqual(before);
    const audit = await verified({ DATA_DIR: first });
    expect(await verified({ DATA_DIR: second })).toEqual(audit);
    expect(audit).toMatchObject({ broken: null });
    await expectAlive({ ...STAFF, DATA_DIR: second }, life);
  }, 240_000);

  const onLinux = process.platform === 'linux' ? it : it.skip;

  onLinux(
    'of one moment, as a snapshot is, has all that was acknowledged until then',
    async () => {
      const [copyIt = '', restore = ''] = commands('The embedded database');
      const [BACKUP, first, second] = [folder(), join(folder(), 'data'), join(folder(), 'data')];
      await prepareFolder(first);
      const server = await start({ DATA_DIR: first });
      const caller = await signIn(server.url);
      const acknowledged: string[] = [];
      let isOver = false;
      const writers = Array.from({ length: 4 }, async () => {
        while (!isOver) {
          // While the database is suspended, some requests are answered with 503.
          await ask<{ issueId: string }>(server, 'POST', '/api/issues', caller, report()).then(
            ({ body }) => acknowledged.push(body.data.issueId),
            () => undefined,
          );
        }
      });
      while (acknowledged.length < 200) await new Promise((done) => setTimeout(done, 20));
      const thaw = await frozen(first);
      const until = [...acknowledged];
      await shell(copyIt, { DATA_DIR: first, BACKUP }).finally(thaw);
      isOver = true;
      await Promise.all(writers);
      await shell(restore, { DATA_DIR: second, BACKUP });
      // The first service keeps running: the copy does not hold its lock.
      const copy = await start({ DATA_DIR: second });
      for (const id of until) await ask(copy, 'GET', `/api/issues/${id}`);
      await ask(copy, 'POST', '/api/issues', caller, report());
      await Promise.all([stopped(server), stopped(copy)]);
    },
    120_000,
  );
});
