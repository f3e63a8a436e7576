import { InstantAlerts } from '../../src/alerts/instant-alerts.service';
import { reportedIssue } from '../factories/issues';
import { isLong, recordFault } from '../support/fault-report';
import { KillablePrograms } from '../support/killable-programs';
import { startService, type TestService } from '../support/service';

const KILLS = isLong ? 50 : 3;
const FOLLOWERS = 3;
/** How many events are added before each kill, and after how many mails of them it comes. */
const [PER_ROUND, UNTIL_KILL] = [300, 60];
/** Only what never ends is to fail by it. */
const TIMEOUT_MS = KILLS * 60_000 + 180_000;

describe('two instances that write to followers', () => {
  let service: TestService;
  let workers: KillablePrograms;
  let issue: string;

  beforeAll(async () => {
    service = await startService();
    workers = new KillablePrograms(service, 'tell-forever');
    issue = await reportedIssue(service);
    await service.database.sql('delete from alert_events');
    await service.database.sql('delete from alert_subscriptions');
    await service.database.sql(
      `insert into alert_subscriptions
              (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       select 'sub_' || n, 'reader-' || n || '@example.org', 'en', 'mumbai', 'issue', $1, 'instant', t, t, t
         from generate_series(1, ${FOLLOWERS}) n, (select now() - interval '2 days' as t) times`,
      [issue],
    );
  });
  afterAll(async () => {
    workers.end();
    await service.stop();
  });

  const numberOf = async (sql: string) =>
    (await service.database.sql<{ n: number }>(`select count(*)::int as n from ${sql}`))[0]!.n;

  it(
    `write once about each event to each, whichever is killed (${KILLS} kills)`,
    async () => {
      let [killed, other] = [await workers.start(), await workers.start()];
      for (let round = 0; round < KILLS; round++) {
        const enough = (await numberOf('mails')) + UNTIL_KILL + ((round * 7) % 20);
        await service.database.sql(
          `insert into alert_events (issue_id, city, type, detail, at)
           select $1, 'mumbai', 'overdue', '', now() from generate_series(1, ${PER_ROUND})`,
          [issue],
        );
        while ((await numberOf('mails')) < enough) {
          if (workers.count < 2) throw new Error('an instance ended by itself');
          await new Promise((done) => setTimeout(done, 3));
        }
        await workers.kill(killed);
        [killed, other] = [other, await workers.start()];
      }
      await workers.kill(killed);
      await workers.kill(other);
      while ((await service.app.get(InstantAlerts, { strict: false }).run()).events > 0);
      const expected = KILLS * PER_ROUND * FOLLOWERS;
      expect(await numberOf('alert_events where pending')).toBe(0);
      expect(await numberOf('alerts_sent')).toBe(expected);
      const mails = await numberOf('mails');
      const told = await numberOf(
        `(select distinct subscription_id, split_part(key, ':', 3) from mails) told`,
      );
      expect([mails, told]).toEqual([expected, expected]);
      recordFault({
        fault: 'an instance that writes to followers is killed',
        rounds: KILLS,
        acknowledged: expected,
        lost: expected - told,
        doubled: mails - told,
      });
    },
    TIMEOUT_MS,
  );
});
