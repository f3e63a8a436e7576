import fc from 'fast-check';
import { DuplicatesService } from '../../src/admin-console/feed/duplicates/duplicates.service';
import { SplitActionsService } from '../../src/admin-console/feed/split/split-actions.service';
import { IssueLifecycle } from '../../src/issues/issue-lifecycle.service';
import { IssueModeration } from '../../src/issues/issue-moderation.service';
import { IssuesService } from '../../src/issues/issues.service';
import { newId } from '../../src/kernel/ids';
import type { Actor } from '../../src/kernel/people/actor';
import { Database } from '../../src/platform/database/database';
import { ScoreReconciliationService } from '../../src/scores/score-reconciliation.service';
import { staffMember, type StaffMember } from '../factories/console';
import { report } from '../factories/issues';
import { clusterOf } from '../factories/merges';
import { person } from '../factories/people';
import { MergeModel, OWN } from '../support/model/merge-model';
import { isLong } from '../support/process/fault-report';
import { violations } from '../support/service/invariants';
import { startService, type TestService } from '../support/service/service';

const RUNS = isLong ? 10_000 : 40;
const SEED = Number(process.env.MODEL_SEED ?? 20_261_127);
const [ISSUES, PEOPLE, ADDRESSES] = [5, 4, 3];

type Step =
  | { do: 'merge'; members: number[] }
  | { do: 'undo'; merge: number }
  | { do: 'upvote'; issue: number; by: number }
  | { do: 'follow' | 'unfollow'; issue: number; by: number }
  | { do: 'hide'; issue: number; hidden: boolean }
  | { do: 'move'; issue: number; to: 'open' | 'resolved' | 'closed' }
  | { do: 'split'; issue: number; supporters: number };

const issue = fc.nat(ISSUES - 1);
const steps = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('merge' as const),
      members: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 2, maxLength: 3 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('undo' as const), merge: fc.nat(5) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('upvote' as const), issue, by: fc.nat(PEOPLE - 1) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('follow' as const, 'unfollow' as const),
      issue,
      by: fc.nat(ADDRESSES - 1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hide' as const), issue, hidden: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      issue,
      to: fc.constantFrom('open' as const, 'resolved' as const, 'closed' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('split' as const), issue, supporters: fc.nat(2) }) },
);

describe(`merges compared with a model, in ${RUNS} random sequences (MODEL_SEED=${SEED})`, () => {
  let service: TestService;
  let staff: StaffMember;
  let people: Actor[];
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
    people = (await Promise.all(Array.from({ length: PEOPLE + 1 }, () => person(service)))).map(
      ({ id }): Actor => ({ id, role: 'user', tokenRole: 'citizen' }) as Actor,
    );
  });
  afterAll(() => service.stop());

  const get = <Type>(type: abstract new (...given: never[]) => Type) =>
    service.app.get<Type>(type, { strict: false });

  async function run(sequence: readonly Step[]): Promise<void> {
    const model = new MergeModel();
    const ids: string[] = [];
    const clusters: string[] = [];
    for (let n = 0; n < ISSUES; n++) {
      const { id } = await get(IssuesService).report(people[PEOPLE]!, report());
      ids.push(id);
      model.add(id);
    }
    for (const step of sequence) await take(step, { model, ids, clusters });
    expect(await stored([...model.issues.keys()])).toEqual(expected(model));
  }

  async function take(step: Step, story: { model: MergeModel; ids: string[]; clusters: string[] }) {
    const { model, ids, clusters } = story;
    if (step.do === 'merge') {
      const members = step.members.map((at) => ids[at]!);
      const cluster = await clusterOf(service, ...members);
      await get(DuplicatesService).merge(staff, cluster);
      clusters.push(cluster);
      return model.merge(members);
    }
    if (step.do === 'undo') {
      if (step.merge >= clusters.length) return;
      const undone = get(DuplicatesService).undo(staff, clusters[step.merge]!);
      return expect(
        await undone.then(
          () => true,
          () => false,
        ),
      ).toBe(model.undo(step.merge));
    }
    const id = ids[step.issue]!;
    if (step.do === 'hide') {
      await get(IssueModeration).setHidden(id, step.hidden);
      return model.hide(id, step.hidden);
    }
    if (step.do === 'move') return move(model, id, step.to);
    if (step.do === 'upvote') {
      const voter = people[step.by]!;
      const toggled = get(IssuesService).toggleUpvote(voter, id);
      expect(
        await toggled.then(
          () => true,
          () => false,
        ),
      ).toBe(model.isListed(id));
      if (model.isListed(id)) model.toggle(id, voter.id);
      return;
    }
    if (step.do === 'split') return split(model, id, step.supporters);
    if (!model.isListed(id)) return;
    const email = `reader-${step.by}@example.org`;
    if (step.do === 'unfollow') {
      model.of(id).followers.delete(email);
      await service.database.sql('delete from alert_subscriptions where email = $1 and target = $2', [
        email,
        id,
      ]);
      return;
    }
    model.of(id).followers.set(email, OWN);
    await service.database.sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       values ($1, $2, 'en', 'mumbai', 'issue', $3, 'instant', $4, $4, $4)
       on conflict (email, city, kind, target) do update set joined_from = null`,
      [newId('subscription'), email, id, service.clock.now()],
    );
  }

  async function move(model: MergeModel, id: string, to: 'open' | 'resolved' | 'closed') {
    if (model.of(id).status === 'closed') return;
    await get(Database).transaction(async () => {
      const locked = await get(IssueLifecycle).lock(id);
      await get(IssueLifecycle).transition(locked, to, 'bulk', { actorId: null, surface: 'console' });
    });
    model.of(id).status = to;
  }

  async function split(model: MergeModel, id: string, supporters: number) {
    const { status, upvotes } = model.of(id);
    const chosen = [...upvotes.keys()].sort().slice(0, supporters);
    const parts = [chosen, []].map((supporterIds, at) => ({
      ...{ title: `Part ${at + 1}`, messageIds: [], mediaIds: [], supporterIds },
    }));
    const made = await get(SplitActionsService)
      .split(staff, id, parts)
      .catch(() => undefined);
    expect(made !== undefined).toBe(model.isListed(id) && status !== 'closed');
    for (const voter of made ? chosen : []) upvotes.delete(voter);
    made?.forEach((part, at) =>
      model.add(part, new Map((at === 0 ? chosen : []).map((voter) => [voter, OWN]))),
    );
  }

  function expected(model: MergeModel) {
    return Object.fromEntries(
      [...model.issues].map(([id, { upvotes, followers, ...facts }]) => [
        id,
        {
          ...facts,
          count: upvotes.size,
          upvotes: [...upvotes].map(([voter, origin]) => `${voter} ${origin !== OWN}`).sort(),
          followers: [...followers].map(([email, origin]) => `${email} ${origin}`).sort(),
        },
      ]),
    );
  }

  async function stored(ids: readonly string[]) {
    const rows = await service.database.sql<{ id: string }>(
      `select id, status, hidden, withheld, duplicate_of as "duplicateOf", upvotes as count,
              array(select v.user_id || ' ' || v.joined from issue_upvotes v where v.issue_id = i.id
                     order by (v.user_id || ' ' || v.joined) collate "C") as upvotes,
              array(select s.email || ' ' || coalesce(s.joined_from, '${OWN}') from alert_subscriptions s
                     where s.target = i.id and s.email like 'reader-%' order by (s.email || ' ' || coalesce(s.joined_from, '${OWN}')) collate "C") as followers
         from issues i where id = any ($1)`,
      [ids],
    );
    return Object.fromEntries(rows.map(({ id, ...facts }) => [id, facts]));
  }

  it(
    'give back what was there, and keep what happened since',
    async () => {
      process.stdout.write(`stories of merges: seed ${SEED}\n`);
      const stories = fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 16, size: 'max' }), run);
      await fc.assert(stories, { numRuns: RUNS, seed: SEED, endOnFailure: !isLong });
      expect(await get(ScoreReconciliationService).reconcile()).toMatchObject({ drifted: 0, counts: 0 });
      expect(await violations((text) => service.database.sql(text))).toEqual([]);
    },
    isLong ? 4 * 60 * 60_000 : 10 * 60_000,
  );
});
