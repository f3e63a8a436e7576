import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportedIssue } from '../factories/issues';
import { person } from '../factories/people';
import { startService, type TestService } from '../support/service';

const COMMAND = join(__dirname, '../../dist/src/commands/reconcile-scores.js');

interface Ended {
  code: number;
  output: string;
}

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

  const run = (settings: Record<string, string>): Promise<Ended> =>
    new Promise((done) => {
      const env = { PATH: process.env.PATH, DATA_DIR: folder, LOG_LEVEL: 'silent', ...settings };
      execFile(process.execPath, [COMMAND], { env }, (error, stdout) =>
        done({ code: error ? Number(error.code) : 0, output: stdout }),
      );
    });

  it('counts beside a running service, repairs what differs, and says so', async () => {
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

  it('makes no database where there is none, and does nothing with a setting it does not understand', async () => {
    const elsewhere = join(folder, 'nothing');
    expect(await run({ DATA_DIR: elsewhere })).toEqual({ code: 2, output: '' });
    expect(existsSync(elsewhere)).toBe(false);
    expect((await run({ DATABASE_URL: service.database.url, LOG_LEVEL: 'bogus' })).code).toBe(2);
  });

  it('leaves a database of another schema alone', async () => {
    await service.database.sql(`delete from migrations where id = (select max(id) from migrations)`);
    expect((await run({ DATABASE_URL: service.database.url })).code).toBe(2);
  });
});
