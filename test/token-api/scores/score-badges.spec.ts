import { IssueModeration } from '../../../src/issues/issue-moderation.service';
import type { ScoreDto } from '../../../src/scores/dto/score.dto';
import { ScoreReconciliationService } from '../../../src/scores/score-reconciliation.service';
import { BADGE_THRESHOLDS } from '../../../src/scores/score-weights';
import { reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

const PIONEERS = BADGE_THRESHOLDS.Pioneer;

describe('badges', () => {
  let service: TestService;
  let asha: TestPerson;
  let meera: TestPerson;
  let admin: TestPerson;

  beforeAll(async () => {
    service = await startService();
    asha = await person(service, { name: 'Asha' });
    meera = await person(service, { name: 'Meera' });
    admin = await person(service, { role: 'admin' });
  });
  afterAll(() => service.stop());
  afterEach(async () => {
    expect(await reconcile()).toMatchObject({ drifted: 0, counts: 0 });
  });

  const get = (path: string) => service.tokenApi.get<Envelope<ScoreDto>>(path);
  const reconcile = () => service.app.get(ScoreReconciliationService, { strict: false }).reconcile();
  const hide = (issue: string, hidden: boolean) =>
    service.app.get(IssueModeration, { strict: false }).setHidden(issue, hidden);
  const upvote = (who: TestPerson, issue: string) =>
    service.tokenApi.as(who).post(`/api/issues/${issue}/upvote`);
  const bulk = (issue: string, status: string) =>
    service.tokenApi.as(admin).post('/api/issues/bulk/status', { issueIds: [issue], status });

  it('are given at their thresholds, and removed below them', async () => {
    const issue = await reportedIssue(service, { by: asha });
    await reportedIssue(service, { by: meera });
    await service.database.sql(
      `with crowd as (
         insert into users (id, email, display_name, city, created_at, updated_at)
         select 'usr_crowd' || n, 'crowd' || n || '@example.org', 'Crowd', 'mumbai', now(), now()
           from generate_series(1, $2::int) n returning id),
       votes as (insert into issue_upvotes select $1, id, now() from crowd)
       update issues set upvotes = $2 where id = $1`,
      [issue, BADGE_THRESHOLDS['Community Voice'] - 1],
    );
    expect(await reconcile()).toMatchObject({ drifted: BADGE_THRESHOLDS['Community Voice'], counts: 0 });
    const ids = async () => (await get(`/api/scores/${asha.id}`)).body.data.badges.map(({ id }) => id);
    expect(await ids()).toEqual(['Pioneer']);
    await upvote(meera, issue);
    expect(await ids()).toEqual(['Pioneer', 'Community Voice']);
    await upvote(meera, issue);
    expect(await ids()).toEqual(['Pioneer']);
    const more = await Promise.all(
      Array.from({ length: BADGE_THRESHOLDS['Problem Solver'] - 1 }, () =>
        reportedIssue(service, { by: asha }),
      ),
    );
    for (const each of [issue, ...more]) await bulk(each, 'resolved');
    expect(await ids()).toEqual(['Pioneer', 'Problem Solver', 'Legend']);
    await bulk(issue, 'open');
    expect(await ids()).toEqual(['Pioneer', 'Legend']);
  });

  it('include Pioneer for the first reporters', async () => {
    await service.database.sql(
      `with early as (
         insert into users (id, email, display_name, city, created_at, updated_at)
         select 'usr_early' || n, 'early' || n || '@example.org', 'Early', 'delhi', now(), now()
           from generate_series(1, ${PIONEERS + 20}) n returning id)
       insert into issues (id, title, description, city, category, category_label, priority, status, feed_status,
                           reporter_id, created_at, updated_at)
       select 'iss_' || id, 'x', 'x', 'delhi', 'road', 'Infrastructure', 'low', 'open', 'new', id,
              timestamptz '2001-01-01' + interval '1 hour' * substr(id, 10)::int, now() from early`,
    );
    await reconcile();
    const isPioneer = async (n: number) =>
      (await get(`/api/scores/usr_early${n}`)).body.data.badges.some(({ id }) => id === 'Pioneer');
    expect([await isPioneer(1), await isPioneer(PIONEERS), await isPioneer(PIONEERS + 1)]).toEqual([
      true,
      true,
      false,
    ]);
    await hide('iss_usr_early1', true);
    expect([await isPioneer(PIONEERS + 1), await isPioneer(PIONEERS + 2)]).toEqual([true, false]);
    await service.database.sql(
      `update issues set hidden = true, withheld = true where id like 'iss_usr_early%'`,
    );
    await reconcile();
  });
});
