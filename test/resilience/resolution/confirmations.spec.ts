import type { Actor } from '../../../src/kernel/people/actor';
import { IssuesService } from '../../../src/issues/issues.service';
import { ConfirmationQuestionsService } from '../../../src/resolution/confirmation/confirmation-questions.service';
import { ConfirmationsService } from '../../../src/resolution/confirmation/confirmations.service';
import { DueConfirmationsService } from '../../../src/resolution/confirmation/due-confirmations.service';
import { feedStatusChanged, report } from '../../factories/issues';
import { apiClient } from '../../factories/open311';
import { person } from '../../factories/people';
import { webhookEndpoint } from '../../factories/webhooks';
import { isLong, recordFault } from '../../support/process/fault-report';
import { KillablePrograms } from '../../support/process/killable-programs';
import { violations } from '../../support/service/invariants';
import { startService, type TestService } from '../../support/service/service';

const KILLS = isLong ? 50 : 3;
/** How many issues of a round are to be asked about, and about how many others the decision is due. */
const [ASKED, DUE] = [4, 8];
const FOLLOWERS = 15;
/** Of the due ones, every second is disputed by its reporter. */
const DISPUTED = DUE / 2;
/** Only what never ends is to fail by it. */
const TIMEOUT_MS = KILLS * 60_000 + 180_000;

describe('two instances that ask whether issues were repaired, and decide about it', () => {
  let service: TestService;
  let workers: KillablePrograms;
  let reporter: Actor;
  const [asked, due]: [string[], string[]] = [[], []];
  beforeAll(async () => {
    service = await startService();
    workers = new KillablePrograms(service, 'confirmation-loop');
    const { id } = await person(service);
    reporter = { id, role: 'user', tokenRole: 'citizen' } as Actor;
    await service.database.sql(`update users set created_at = created_at - interval '2 days'`);
    const eventTypes = ['issue.confirmation_decided'];
    await webhookEndpoint(service, await apiClient(service), { eventTypes });
  });
  afterAll(async () => {
    workers.end();
    await service.stop();
  });

  const get = <Type>(type: abstract new (...given: never[]) => Type) =>
    service.app.get<Type>(type, { strict: false });

  /** An issue with followers, which is resolved. */
  async function resolved(): Promise<string> {
    const { id } = await get(IssuesService).report(reporter, report());
    await service.database.sql(
      `insert into alert_subscriptions
              (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       select 'sub_' || $1::text || n, 'reader' || n || '@example.org', 'en', 'mumbai', 'issue', $1, 'instant', t, t, t
         from generate_series(1, $2) n, now() t`,
      [id, FOLLOWERS],
    );
    await feedStatusChanged(service, id, 'resolved');
    return id;
  }

  async function happened(): Promise<void> {
    for (let n = 0; n < DUE; n++) {
      const id = await resolved();
      if (n < DISPUTED) await get(ConfirmationsService).answer(reporter, id, { answer: 'no' }, {});
      due.push(id);
    }
    for (let n = 0; n < ASKED; n++) asked.push(await resolved());
    await service.database.sql(
      `update issue_confirmations set asked_at = asked_at - interval '8 days' where outcome is null and issue_id = any ($1)`,
      [due],
    );
  }

  const decided = () =>
    service.database.sql<{ id: string; outcome: string; events: number; requests: number }>(
      `select c.issue_id as id, c.outcome,
              (select count(*)::int from webhook_events w
                where w.issue_id = c.issue_id and w.type = 'issue.confirmation_decided') as events,
              (select count(*)::int from reopen_requests q where q.issue_id = c.issue_id) as requests
         from issue_confirmations c where c.issue_id = any ($1) order by c.id`,
      [due],
    );
  const settled = async () => (await decided()).filter(({ outcome }) => outcome !== null).length;

  it(
    `decide about each once, and ask each person once, whichever is killed (${KILLS} kills)`,
    async () => {
      let [killed, other] = [await workers.start(), await workers.start()];
      for (let round = 0; round < KILLS; round++) {
        const enough = (await settled()) + 1 + (round % DUE);
        await happened();
        while ((await settled()) < enough)
          if (workers.count < 2) throw new Error('an instance ended by itself');
        await workers.kill(killed);
        [killed, other] = [other, await workers.start()];
      }
      await workers.kill(killed);
      await workers.kill(other);
      await get(DueConfirmationsService).decide();
      await get(ConfirmationQuestionsService).ask();

      const outcomes = await decided();
      expect(outcomes).toHaveLength(KILLS * DUE);
      const wrong = outcomes.filter(({ outcome, events, requests }, index) => {
        const isDisputed = index % DUE < DISPUTED;
        const isOnce = events === 1 && requests === (isDisputed ? 1 : 0);
        return !isOnce || outcome !== (isDisputed ? 'disputed' : 'unconfirmed');
      });
      expect(wrong).toEqual([]);

      const mails = await service.database.sql<{ recipient: string; mails: number }>(
        `select m.recipient, count(*)::int as mails
           from issue_confirmations c join mails m on m.key like 'confirm-repair:' || c.id || ':%'
          where c.issue_id = any ($1) and m.recipient like 'reader%' group by m.recipient order by m.recipient`,
        [asked],
      );
      expect(mails.map((each) => each.mails)).toEqual(Array<number>(FOLLOWERS).fill(KILLS * ASKED));
      expect(await violations((text) => service.database.sql(text))).toEqual([]);
      recordFault({
        fault: 'an instance that asks and decides about repairs is killed',
        rounds: KILLS,
        acknowledged: KILLS * (DUE + ASKED * FOLLOWERS),
        lost: 0,
        doubled: 0,
      });
    },
    TIMEOUT_MS,
  );
});
