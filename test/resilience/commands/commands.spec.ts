import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { runBuiltCommand as command } from '../../support/process/command';
import { startService, type TestService } from '../../support/service/service';

describe('node dist/src/commands/reconcile-scores.js', () => {
  let service: TestService;
  const folder = mkdtempSync(join(tmpdir(), 'civic-command-'));

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(async () => {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (settings: Record<string, string>) =>
    command('reconcile-scores.js', { DATA_DIR: folder, ...settings });

  it('recounts beside a running service, corrects differences, and reports them', async () => {
    const { id } = await person(service);
    const author = await person(service);
    await reportedIssue(service, { by: author });
    const database = { DATABASE_URL: service.database.url };
    const clean = { people: 2, drifted: 0, failed: 0, counts: 0 };
    const first = await run(database);
    expect([first.code, JSON.parse(first.output)]).toEqual([0, clean]);
    await service.database.sql('update user_scores set votes_cast = 7 where user_id = $1', [author.id]);
    await service.database.sql(
      `insert into user_scores (user_id, city, comments_made, updated_at) values ($1, 'mumbai', 1, now())`,
      [id],
    );
    const second = await run(database);
    expect([second.code, JSON.parse(second.output)]).toEqual([1, { ...clean, drifted: 2 }]);
    expect((await run(database)).code).toBe(0);
  });

  it('creates no database, and does nothing with an invalid setting', async () => {
    const elsewhere = join(folder, 'nothing');
    expect(await run({ DATA_DIR: elsewhere })).toMatchObject({ code: 2, output: '' });
    expect(existsSync(elsewhere)).toBe(false);
    expect((await run({ DATABASE_URL: service.database.url, LOG_LEVEL: 'bogus' })).code).toBe(2);
  });

  it('names the setting of an unreachable database', async () => {
    const ended = await run({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/civic' });
    expect(ended).toMatchObject({ code: 2, output: '' });
    expect(ended.complaint).toMatch(/DATABASE_URL: connect ECONNREFUSED.*Set postgres:/);
    expect(ended.complaint).not.toMatch(/\n\s+at |secret/);
  });

  it('does not change a database with another schema', async () => {
    await service.database.sql(`delete from migrations where id = (select max(id) from migrations)`);
    expect((await run({ DATABASE_URL: service.database.url })).code).toBe(2);
  });
});

describe('node dist/src/commands/job.js', () => {
  let service: TestService;
  const folder = mkdtempSync(join(tmpdir(), 'civic-command-'));

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(async () => {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (...names: string[]) =>
    command('job.js', { DATA_DIR: folder, DATABASE_URL: service.database.url }, names);

  it('runs a job once, records the run and prints its summary', async () => {
    const { code, output } = await run('score-ranks');
    expect([code, JSON.parse(output)]).toEqual([0, { moves: 0 }]);
    expect(await service.database.sql('select name, runs::int from jobs')).toEqual([
      { name: 'score-ranks', runs: 1 },
    ]);
  });

  it('does not run a job whose lease another run holds', async () => {
    await service.database.sql(
      `insert into jobs (name, leased_until, started_at) values ('audit-head', now() + interval '1 hour', now())`,
    );
    const { code, output, complaint } = await run('audit-head');
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(complaint).toContain('audit-head did not run to its end');
  });

  it.each([[[]], [['no-such-job']]])('names the jobs if there is none of the name: %j', async (names) => {
    const { code, output, complaint } = await run(...names);
    expect({ code, output, complaint }).toMatchObject({ code: 2, output: '' });
    expect(complaint).toMatch(/npm run job -- <name>.* audit-head, /);
  });
});

describe('node dist/src/commands/seed.js', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const seed = (...args: string[]) => command('seed.js', { DATABASE_URL: service.database.url }, args);
  const publicIssues = async (city: string) =>
    (
      await service.publicApi.get<Array<{ title: string; ward: string; status: string }>>(
        `/api/issues?cityId=${city}`,
      )
    ).body;

  it('fills a city completely, with correct counts, and the same each time', async () => {
    const { code, output, complaint } = await seed('--city', 'pune', '--issues', '1200');
    expect(complaint).toMatch(/^pune: 1200 of 1200 issues, \d+ a second\n$/);
    expect([code, JSON.parse(output)]).toEqual([
      0,
      { city: 'pune', people: 48, issues: 1200, photos: 100, upvotes: expect.any(Number) as number },
    ]);
    const issues = await publicIssues('pune');
    expect(issues).toHaveLength(1200);
    expect(new Set(issues.map(({ ward }) => ward)).size).toBeGreaterThan(10);
    expect(new Set(issues.map(({ status }) => status))).toEqual(
      new Set(['new', 'ack', 'progress', 'resolved', 'overdue']),
    );
    const { body: stats } = await service.tokenApi.get<{ data: { byCity: Record<string, number> } }>(
      '/api/issues/stats',
    );
    expect(stats.data.byCity.pune).toBe(1200);
    expect((await service.publicApi.get<object[]>('/api/reporters?cityId=pune')).body.length).toBeGreaterThan(
      30,
    );
    expect(
      (await service.publicApi.get<object[]>('/api/scores/leaderboard?cityId=pune')).body,
    ).not.toHaveLength(0);
    const wrong = await service.database.sql(
      `select id from issues i
        where upvotes <> (select count(*) from issue_upvotes v where v.issue_id = i.id)
           or (status in ('resolved', 'closed')) <> exists (select from issue_resolutions r where r.issue_id = i.id)
           or feed_status <> (select to_feed_status from issue_status_events e where e.issue_id = i.id order by id desc limit 1)`,
    );
    expect(wrong).toEqual([]);
    const counted = await command('reconcile-scores.js', { DATABASE_URL: service.database.url });
    expect(JSON.parse(counted.output)).toMatchObject({ people: 48, drifted: 0, failed: 0 });
  });

  it('fills another city in addition, but none twice', async () => {
    expect((await seed('--city', 'delhi', '--issues', '50')).code).toBe(0);
    expect(await seed('--city', 'pune', '--issues', '50')).toMatchObject({
      code: 2,
      complaint: 'The trial city pune is there already: name another with --city.\n',
    });
    expect(await publicIssues('pune')).toHaveLength(1200);
    expect(await publicIssues('delhi')).toHaveLength(50);
  });

  it('does not change a database with accounts of people', async () => {
    await person(service);
    const { code, complaint } = await seed('--city', 'chennai', '--issues', '50');
    expect(code).toBe(2);
    expect(complaint).toMatch(/DATA_DIR=\S+ npm run seed -- --city mumbai --issues 50000\n.*DATABASE_URL/s);
    expect(await publicIssues('chennai')).toEqual([]);
  });

  it.each([
    ['--city', 'atlantis'],
    ['--issues', '0'],
    ['--issues', '5000001'],
    ['--issues', 'many'],
    ['--what', 'else'],
  ])('does nothing with %s %s', async (...args) => {
    expect((await seed(...args)).code).toBe(2);
  });
});
