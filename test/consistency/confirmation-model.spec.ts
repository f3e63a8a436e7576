import fc from 'fast-check';
import { ResolveActionsService } from '../../src/admin-console/staff/resolve-actions.service';
import { IssueLifecycle } from '../../src/issues/issue-lifecycle.service';
import { IssuesService } from '../../src/issues/issues.service';
import { CONFIRMATION_ANSWERS, type ConfirmationAnswer } from '../../src/kernel/confirmations';
import type { Actor } from '../../src/kernel/people/actor';
import { Database } from '../../src/platform/database/database';
import { AutoCloseService } from '../../src/resolution/auto-close.service';
import { ConfirmationsService } from '../../src/resolution/confirmation/confirmations.service';
import { DueConfirmationsService } from '../../src/resolution/confirmation/due-confirmations.service';
import { ScoreReconciliationService } from '../../src/scores/score-reconciliation.service';
import { staffMember, type StaffMember } from '../factories/console';
import { report } from '../factories/issues';
import { apiClient } from '../factories/open311';
import { person } from '../factories/people';
import { webhookEndpoint } from '../factories/webhooks';
import { ConfirmationModel } from '../support/model/confirmation-model';
import { isLong } from '../support/process/fault-report';
import { violations } from '../support/service/invariants';
import { startService, type TestService } from '../support/service/service';

const RUNS = isLong ? 10_000 : 200;
const SEED = Number(process.env.MODEL_SEED ?? 20_261_128);
const PEOPLE = 12;
/** Person 0 reports; the last two have accounts that were made just before. */
const NEW_ACCOUNTS = 2;
const [SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS] = [1000, 60_000, 3_600_000, 86_400_000];

type Step =
  | {
      do: 'answer';
      by: number;
      answer: ConfirmationAnswer;
      range: number | undefined;
      device: string | undefined;
    }
  | { do: 'resolve'; isRepaired: boolean }
  | { do: 'decide' }
  | { do: 'close' }
  | { do: 'reopen' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      by: fc.nat(PEOPLE - 1),
      answer: fc.constantFrom(...CONFIRMATION_ANSWERS, 'no' as const),
      range: fc.constantFrom(1, 2, 3, 4, 5, 6, undefined, undefined, undefined),
      device: fc.constantFrom('a browser', undefined, undefined, undefined),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('resolve' as const),
      isRepaired: fc.constantFrom(true, true, true, false),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('decide' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reopen' as const) }) },
);
const steps = fc.record({
  after: fc.constantFrom(SECOND_MS, SECOND_MS, SECOND_MS, 61 * SECOND_MS, HOUR_MS, DAY_MS, 7 * DAY_MS),
  step,
});

describe(`confirmations compared with a model, in ${RUNS} random histories (MODEL_SEED=${SEED})`, () => {
  let service: TestService;
  let staff: StaffMember;
  let people: Actor[];
  let now: number;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
    const eventTypes = ['issue.confirmation_decided'];
    await webhookEndpoint(service, await apiClient(service), { eventTypes });
    people = (await Promise.all(Array.from({ length: PEOPLE }, () => person(service)))).map(
      ({ id }): Actor => ({ id, role: 'user', tokenRole: 'citizen' }) as Actor,
    );
    now = service.clock.now().getTime();
  });
  afterAll(() => service.stop());

  const get = <Type>(type: abstract new (...given: never[]) => Type) =>
    service.app.get<Type>(type, { strict: false });
  const isDone = (act: Promise<unknown>) =>
    act.then(
      () => true,
      () => false,
    );
  /** Nothing depends on how long the steps take. */
  const pass = (ms: number) => service.clock.stand(new Date((now += ms)));

  /** An issue that all people support; the accounts of the last ones are new. @returns its id, and since when */
  async function begin(): Promise<{ id: string; newSince: number }> {
    pass(MINUTE_MS);
    const { id } = await get(IssuesService).report(people[0]!, report());
    for (const voter of people.slice(1)) await get(IssuesService).toggleUpvote(voter, id);
    await service.database.sql(
      `update users set created_at = case when id = any ($2) then $3::timestamptz else $3::timestamptz - interval '2 days' end
        where id = any ($1)`,
      [people.map((each) => each.id), people.slice(-NEW_ACCOUNTS).map((each) => each.id), new Date(now)],
    );
    return { id, newSince: now };
  }

  async function run(history: ReadonlyArray<{ after: number; step: Step }>): Promise<void> {
    const issue = await begin();
    const model = new ConfirmationModel();
    pass(SECOND_MS);
    await take({ do: 'resolve', isRepaired: true }, issue, model);
    for (const { after, step } of history) {
      pass(after);
      await take(step, issue, model);
      expect(await shown(issue.id)).toEqual({ status: model.status, outcome: model.outcome });
    }
    // So that no later run decides about it.
    pass(8 * DAY_MS);
    await take({ do: 'close' }, issue, model);
    expect(await shown(issue.id)).toEqual({ status: model.status, outcome: model.outcome });
    expect(await told(issue.id)).toEqual(model.told);
  }

  async function take(
    step: Step,
    { id, newSince }: { id: string; newSince: number },
    model: ConfirmationModel,
  ) {
    if (step.do === 'decide') {
      await get(DueConfirmationsService).decide();
      return model.decide(now);
    }
    if (step.do === 'close') {
      await get(AutoCloseService).close();
      return model.close(now);
    }
    if (step.do === 'reopen') {
      if (model.status !== 'resolved') return;
      await get(Database).transaction(async () => {
        const locked = await get(IssueLifecycle).lock(id);
        await get(IssueLifecycle).transition(locked, 'open', 'bulk', { actorId: null, surface: 'console' });
      });
      return model.reopen();
    }
    if (step.do === 'resolve') {
      const reason = step.isRepaired ? {} : { reason: 'other' as const };
      const outcome = step.isRepaired ? ('repaired' as const) : ('not_repaired' as const);
      const draft = { outcome, note: 'Looked at', mediaIds: [], ...reason };
      const done = await isDone(get(ResolveActionsService).resolve(staff, id, draft));
      return expect(done).toBe(model.resolve(now, step.isRepaired));
    }
    const { by, answer, range, device } = step;
    const address = range === undefined ? undefined : `10.0.${range}.1`;
    const done = await isDone(
      get(ConfirmationsService).answer(people[by]!, id, { answer }, { address, device }),
    );
    const given = {
      ...{ person: people[by]!.id, answer, at: now, isReporter: by === 0, device: device ?? null },
      isNew: by >= PEOPLE - NEW_ACCOUNTS && now - newSince < DAY_MS,
      range: range === undefined ? null : String(range),
    };
    return expect(done).toBe(model.answer(given));
  }

  async function shown(id: string) {
    const [row] = await service.database.sql<{ status: string }>('select status from issues where id = $1', [
      id,
    ]);
    return { status: row?.status, outcome: (await get(ConfirmationsService).of(id, undefined)).outcome };
  }

  const told = async (id: string) =>
    (
      await service.database.sql<{ outcome: string }>(
        `select payload::jsonb -> 'data' ->> 'outcome' as outcome from webhook_events
          where issue_id = $1 and type = 'issue.confirmation_decided' order by id`,
        [id],
      )
    ).map(({ outcome }) => outcome);

  it(
    'come to one outcome each, which is told once',
    async () => {
      process.stdout.write(`histories of confirmations: seed ${SEED}\n`);
      const histories = fc.asyncProperty(fc.array(steps, { maxLength: 24, size: 'max' }), run);
      await fc.assert(histories, { numRuns: RUNS, seed: SEED, endOnFailure: !isLong });
      expect(await get(ScoreReconciliationService).reconcile()).toMatchObject({ drifted: 0, counts: 0 });
      expect(await violations((text) => service.database.sql(text))).toEqual([]);
    },
    isLong ? 8 * 60 * 60_000 : 30 * 60_000,
  );
});
