import { reportedIssue } from '../factories/issues';
import { person } from '../factories/people';
import { isLong } from '../support/process/fault-report';
import { startService, type TestService } from '../support/service/service';

const ROUNDS = isLong ? 500 : 10;

describe('upvotes', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it(`keep every counter equal to its rows in ${20 * ROUNDS} concurrent toggles of twenty people`, async () => {
    const voters = await Promise.all(Array.from({ length: 20 }, () => person(service)));
    const issues = [await reportedIssue(service), await reportedIssue(service)];
    const toggles = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await Promise.all(
        voters.map((voter, i) => {
          const id = issues[(i + round) % 2]!;
          toggles.set(`${id} ${voter.id}`, (toggles.get(`${id} ${voter.id}`) ?? 0) + 1);
          return service.tokenApi.as(voter).post(`/api/issues/${id}/upvote`);
        }),
      );
      expect(answers.map((answer) => answer.status)).toEqual(voters.map(() => 200));
    }
    const rows = await service.database.sql<{ issue_id: string; user_id: string }>(
      'select issue_id, user_id from issue_upvotes',
    );
    const present = new Set(rows.map((row) => `${row.issue_id} ${row.user_id}`));
    for (const [pair, count] of toggles) expect(present.has(pair)).toBe(count % 2 === 1);
    expect(
      await service.database.sql(
        'select id from issues where upvotes <> (select count(*) from issue_upvotes v where v.issue_id = issues.id)',
      ),
    ).toEqual([]);
  });
});
