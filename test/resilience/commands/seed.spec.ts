import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBuiltCommand, startBuiltCommand } from '../../support/process/command';
import { signIn, startServer } from '../../support/process/server-process';
import { startService, type TestService } from '../../support/service/service';
import { send } from '../../support/network/http';

const SEED = 'seed.js';

describe('npm run seed', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'civic-seed-'));
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(async () => {
    await service.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  it('that is killed leaves complete parts with their scores, and continues there when it is run again', async () => {
    const database = { DATABASE_URL: service.database.url };
    const wanted = ['--city', 'kolkata', '--issues', '6000'];
    const count = async (table: string) =>
      (await service.database.sql<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;
    const first = startBuiltCommand(SEED, database, wanted);
    await new Promise((done) => first.process.stderr?.once('data', done));
    first.process.kill('SIGKILL');
    await first.ended;
    const whole = await count('issues');
    expect(whole).toBe(5000);
    const counted = await runBuiltCommand('reconcile-scores.js', database);
    expect(JSON.parse(counted.output)).toMatchObject({ people: 200, drifted: 0 });

    const second = await runBuiltCommand(SEED, database, wanted);
    expect(JSON.parse(second.output)).toMatchObject({ people: 40, issues: 1000 });
    expect(second.complaint).toMatch(/^kolkata: 6000 of 6000 issues, /);
    expect(await count('issues')).toBe(6000);
    expect(await count('users')).toBe(240);
    expect((await runBuiltCommand(SEED, database, wanted)).code).toBe(2);
  });

  it('fills the embedded database, beside the service and the people who have signed in there', async () => {
    const server = await startServer({ DATA_DIR, NODE_ENV: '', LOCAL_IDENTITY: '' });
    try {
      await signIn(server.url, 'somebody@example.org');
      const { code, output } = await runBuiltCommand(SEED, { DATA_DIR }, [
        '--city',
        'pune',
        '--issues',
        '60',
      ]);
      expect([code, JSON.parse(output)]).toMatchObject([0, { city: 'pune', issues: 60 }]);
      const { body } = await send<object[]>({
        method: 'GET',
        url: `${server.url}/api/issues?cityId=pune`,
        headers: { 'x-api-surface': 'public' },
      });
      expect(body).toHaveLength(60);
    } finally {
      server.process.kill('SIGTERM');
      await server.ended;
    }
  });
});
