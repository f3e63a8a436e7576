import { addedRecord } from '../../factories/accountability';
import { LATE_WARD, lateRounds } from '../../factories/escalations';
import { apiClient } from '../../factories/open311';
import { webhookEndpoint } from '../../factories/webhooks';
import { isLong, recordFault } from '../../support/process/fault-report';
import { KillablePrograms } from '../../support/process/killable-programs';
import { startService, type TestService } from '../../support/service/service';

const KILLS = isLong ? 50 : 3;
const BATCH = 150;
/** A high limit, so that the test fails only if it never ends. */
const TIMEOUT_MS = KILLS * 60_000 + 180_000;

interface Tally {
  issues: number;
  done: number;
  steps: number;
  mails: number;
}

describe('two instances that escalate the same issues', () => {
  let service: TestService;
  let late: (round: number) => Promise<unknown>;
  let sweepers: KillablePrograms;

  beforeAll(async () => {
    service = await startService();
    sweepers = new KillablePrograms(service, 'escalation-loop');
    const office = { city: 'mumbai', ward: LATE_WARD, name: 'Meera', designation: 'Ward Officer' };
    await addedRecord(service, 'officials', { ...office, email: 'ward@city.example' });
    await webhookEndpoint(service, await apiClient(service), { eventTypes: ['issue.escalated'] });
    late = await lateRounds(service, { rounds: KILLS, batch: BATCH });
  });
  afterAll(async () => {
    sweepers.end();
    await service.stop();
  });

  const tally = async (): Promise<Tally> => {
    const [row] = await service.database.sql<Tally>(
      `select count(*)::int as issues,
              count(*) filter (where escalation_level = 1 and breached_at = due_at)::int as done,
              (select count(*)::int from issue_escalations) as steps,
              (select count(*)::int from mails where key like 'escalation:%') as mails
         from issues where title like 'Late %' and due_at is not null`,
    );
    return row!;
  };
  /** The names of escalations, by issue and level. */
  const namesBy = async (sql: string) =>
    (await service.database.sql<{ id: string; level: string }>(sql))
      .map(({ id, level }) => `${id} ${level}`)
      .sort();
  const until = async (isReached: (tally: Tally) => boolean): Promise<Tally> => {
    for (;;) {
      const now = await tally();
      if (isReached(now)) return now;
      await new Promise((done) => setTimeout(done, 5));
    }
  };

  it(
    `make each escalation once, with one mail and one webhook event, while being killed (${KILLS} kills)`,
    async () => {
      let [killed, other] = [await sweepers.start(), await sweepers.start()];
      let midway = 0;
      for (let round = 0; round < KILLS; round++) {
        await late(round);
        // At another point of the batch in each round.
        const enough = round * BATCH + 1 + ((round * 37) % (BATCH - 20));
        const before = await until(({ steps }) => steps >= enough);
        await sweepers.kill(killed);
        if (before.done < before.issues) midway++;
        [killed, other] = [other, await sweepers.start()];
      }
      const all = KILLS * BATCH;
      const end = await until(({ done }) => done === all);
      expect(end).toEqual({ issues: all, done: all, steps: all, mails: all });
      const notified = await namesBy(
        `select payload::jsonb -> 'data' ->> 'issueId' as id, payload::jsonb -> 'data' ->> 'level' as level
           from webhook_events`,
      );
      expect(notified).toEqual(await namesBy('select issue_id as id, level from issue_escalations'));
      expect(midway).toBeGreaterThan(0);
      recordFault({
        fault: 'an instance that escalates is killed',
        rounds: KILLS,
        acknowledged: all,
        lost: all - end.done,
        doubled: end.steps - all + (end.mails - all) + (notified.length - new Set(notified).size),
        note: `${midway} of the kills midway`,
      });
      // Concurrent writes cause no deadlock, and nothing is left to do.
      expect(
        await service.database.sql(
          `select from issues where title like 'Late %' and next_escalation_at <= now()`,
        ),
      ).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
