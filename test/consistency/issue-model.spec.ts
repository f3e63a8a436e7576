import fc from 'fast-check';
import type { IssueDto } from '../../src/issues/dto/issue.dto';
import { ScoreReconciliationService } from '../../src/scores/score-reconciliation.service';
import type { ScoreDto } from '../../src/scores/dto/score.dto';
import { reportedIssue } from '../factories/issues';
import { attachedPost } from '../factories/media';
import { person, type TestPerson } from '../factories/people';
import type { Envelope } from '../support/network/client';
import { isLong } from '../support/process/fault-report';
import { COMMANDS, type Reality } from '../support/service/issue-commands';
import { IssueModel, type Who } from '../support/model/issue-model';
import { startService, type TestService } from '../support/service/service';

const RUNS = isLong ? 5000 : 40;
const SEED = Number(process.env.MODEL_SEED ?? 20_261_122);

describe(`an issue compared with a model, in ${RUNS} random sequences (MODEL_SEED=${SEED})`, () => {
  let service: TestService;
  let people: Record<Who, TestPerson>;
  let start: Date;

  beforeAll(async () => {
    service = await startService();
    people = {
      reporter: await person(service),
      other: await person(service),
      admin: await person(service, { role: 'admin' }),
      viewer: await person(service, { role: 'viewer' }),
    };
    // Everyone has a report, so that a sequence only adds to their scores what is done in it.
    for (const by of [people.reporter, people.other, people.admin]) await reportedIssue(service, { by });
    // Not before: tokens issued in the future are refused.
    start = service.clock.now();
  });
  afterAll(() => service.stop());

  const breakdowns = async () => {
    const shown = await Promise.all(
      [people.reporter, people.other, people.admin].map(async ({ id }) =>
        service.tokenApi.get<Envelope<ScoreDto>>(`/api/scores/${id}`),
      ),
    );
    const [reporter, other, admin] = shown.map(({ body }) => body.data.breakdown as Record<string, number>);
    return { reporter: reporter!, other: other!, admin: admin! };
  };

  async function run(commands: Iterable<fc.AsyncCommand<IssueModel, Reality>>): Promise<void> {
    // Tokens do not expire, however long all sequences take.
    service.clock.set(start);
    const before = await breakdowns();
    const issue = await reportedIssue(service, { by: people.reporter });
    const proof = await attachedPost(service, issue, people.reporter);
    const model = new IssueModel();
    const setup = () => ({ model, real: { service, people, issue, proof } });
    await fc.asyncModelRun(setup, commands);
    await compare(model, issue, before);
  }

  async function compare(model: IssueModel, issue: string, before: Record<string, Record<string, number>>) {
    const after = await breakdowns();
    for (const [who, gained] of Object.entries(model.contributions())) {
      const expected = { ...before[who] };
      for (const [field, count] of Object.entries(gained)) expected[field] = (expected[field] ?? 0) + count;
      expect([who, after[who as keyof typeof after]]).toEqual([who, expected]);
    }
    const { data } = (await service.tokenApi.as(people.admin).get<Envelope<IssueDto>>(`/api/issues/${issue}`))
      .body;
    const resolution = data.resolution && {
      ratings: Object.fromEntries(data.resolution.ratings.map(({ userId, vote }) => [userId, vote])),
      requests: data.resolution.reopenRequests.map(({ id, status }) => [id, status]),
    };
    expect({ ...data, resolution }).toMatchObject({
      status: model.status,
      upvotes: model.upvoters.size,
      hasUpvoted: model.upvoters.has('admin'),
      messageCount: model.messages.length,
      ...(model.hasResolution && {
        resolution: {
          ratings: Object.fromEntries([...model.ratings].map(([who, vote]) => [people[who].id, vote])),
          requests: model.requests.filter(({ live }) => live).map(({ id, status }) => [id, status]),
        },
      }),
    });
    if (!model.hasResolution) expect(data.resolution ?? null).toBeNull();
    await compareRows(model, issue);
  }

  async function compareRows(model: IssueModel, issue: string) {
    const [row] = await service.database.sql<{ moves: number; reactions: Record<string, number> }>(
      `select (select count(*)::int - 1 from issue_status_events where issue_id = $1) as moves,
              (select coalesce(jsonb_object_agg(id, reactions), '{}') from messages where issue_id = $1) as reactions`,
      [issue],
    );
    const reactions = model.messages.map(({ id, reactions: chosen }) => {
      const counts: Record<string, number> = {};
      for (const emoji of chosen.values()) counts[emoji] = (counts[emoji] ?? 0) + 1;
      return [id, counts] as const;
    });
    expect(row).toEqual({ moves: model.moves, reactions: Object.fromEntries(reactions) });
  }

  it(
    'does what the model does',
    async () => {
      process.stdout.write(`stories of an issue: seed ${SEED}\n`);
      const stories = fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 30, size: 'max' }), run);
      await fc.assert(stories, { numRuns: RUNS, seed: SEED, endOnFailure: !isLong });
      expect(await service.app.get(ScoreReconciliationService, { strict: false }).reconcile()).toMatchObject({
        drifted: 0,
        counts: 0,
      });
    },
    isLong ? 60 * 60_000 : undefined,
  );
});
