import { setTimeout as delay } from 'node:timers/promises';
import { Database } from '../../src/platform/database/database';
import { statement } from '../../src/platform/database/statement';
import { reportedIssue } from '../factories/issues';
import { person, type TestPerson } from '../factories/people';
import type { Envelope, ErrorEnvelope } from '../support/network/client';
import { startService, type TestService } from '../support/service/service';

const ATTEMPTS = 3;
const touch = statement(
  'tests.touch-issue',
  `update issues set priority = priority where id = $1 returning id`,
);

describe('conflicting transactions', () => {
  let service: TestService;
  let asha: TestPerson;
  let issue: string;

  beforeAll(async () => {
    service = await startService();
    asha = await person(service);
  });
  beforeEach(async () => {
    issue = await reportedIssue(service, { by: asha });
  });
  afterEach(() =>
    service.database.sql('drop function if exists quarrel cascade; drop sequence if exists quarrels'),
  );
  afterAll(() => service.stop());

  /** Makes the first `times` upvotes fail with a serialization failure or a deadlock of the database. */
  const quarrel = (times: number, code: string) =>
    service.database.sql(
      `create sequence quarrels;
       create function quarrel() returns trigger language plpgsql security definer as $$
         begin
           if nextval('quarrels') <= ${times} then raise exception 'a quarrel' using errcode = '${code}'; end if;
           return new;
         end $$;
       create trigger quarrel before insert on issue_upvotes for each row execute function quarrel();`,
    );
  const attempts = async () =>
    Number((await service.database.sql<{ n: string }>('select last_value as n from quarrels'))[0]?.n);
  const upvote = () =>
    service.tokenApi
      .as(asha)
      .post<Envelope<{ upvotes: number }> & ErrorEnvelope>(`/api/issues/${issue}/upvote`);

  it('that lock the same rows in opposite order all succeed in the end', async () => {
    const database = service.app.get(Database, { strict: false });
    const [one, two] = [issue, await reportedIssue(service, { by: asha })];
    let tries = 0;
    const both = (first: string, second: string) =>
      database.transaction(async () => {
        tries++;
        await database.row(touch, [first]);
        await delay(100);
        await database.row(touch, [second]);
        return `${first} ${second}`;
      });
    expect(await Promise.all([both(one, two), both(two, one)])).toEqual([`${one} ${two}`, `${two} ${one}`]);
    expect(tries).toBeGreaterThan(2);
  });

  it.each(['40001', '40P01'])('are retried after %s, and count once', async (code) => {
    await quarrel(ATTEMPTS - 1, code);
    const { status, body } = await upvote();
    expect([status, body.data.upvotes, await attempts()]).toEqual([200, 1, ATTEMPTS]);
    const rows = await service.database.sql('select from issue_upvotes where issue_id = $1', [issue]);
    expect(rows).toHaveLength(1);
  });

  it.each(['40001', '40P01'])('are answered 503 after three tries, and change nothing', async (code) => {
    await quarrel(1000, code);
    const { status, body, headers } = await upvote();
    expect([status, body.error.code, await attempts()]).toEqual([503, 'SERVICE_UNAVAILABLE', ATTEMPTS]);
    expect(headers['retry-after']).toMatch(/^\d+$/);
    const [row] = await service.database.sql<{ upvotes: number }>(
      'select upvotes from issues where id = $1',
      [issue],
    );
    expect(row?.upvotes).toBe(0);
  });

  it('that fail for another reason are not retried', async () => {
    await quarrel(1, '23514');
    expect([(await upvote()).status, await attempts()]).toEqual([400, 1]);
  });
});
