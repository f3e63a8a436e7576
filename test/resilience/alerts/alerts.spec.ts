import { simpleParser } from 'mailparser';
import { AlertDigests } from '../../../src/alerts/digests/alert-digests.service';
import { InstantAlerts } from '../../../src/alerts/instant-alerts.service';
import { MailSender } from '../../../src/platform/mail/mail-sender.service';
import { reportedIssue } from '../../factories/issues';
import { isLong, recordFault } from '../../support/process/fault-report';
import { KillablePrograms } from '../../support/process/killable-programs';
import { startService, type TestService } from '../../support/service/service';
import { type SmtpCatcher, startSmtp } from '../../support/network/smtp';

const KILLS = isLong ? 50 : 3;
/** How many begin to follow an issue before each kill, and how many a category. */
const [FOLLOWERS, DIGESTS] = [60, 60];
/** How many events of the issue are sent to them. */
const EVENTS = 3;
/** After how many mails of a round the kill comes. */
const UNTIL_KILL = 30;
/** How many mails an instance sends at the same time, which may come again where it is killed. */
const LANES = 5;
const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];
/** Only what never ends is to fail by it. */
const TIMEOUT_MS = KILLS * 60_000 + 180_000;

/** A time zone in which it is about noon now. */
function zoneOfNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

describe('two instances that write to people and send the mails', () => {
  let smtp: SmtpCatcher;
  let service: TestService;
  let workers: KillablePrograms;
  beforeAll(async () => {
    smtp = await startSmtp();
    service = await startService({ settings: { SMTP_URL: smtp.url } });
    workers = new KillablePrograms(service, 'alert-loop', { SMTP_URL: smtp.url });
    await service.database.sql('update cities set time_zone = $1', [zoneOfNoon()]);
  });
  afterAll(async () => {
    workers.end();
    await service.stop();
    await smtp.stop();
  });

  const subscribe = (name: string, kind: string, target: string, count: number) =>
    service.database.sql(
      `insert into alert_subscriptions
              (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       select 'sub_' || $1 || n, $1 || n || '@example.org', 'en', 'mumbai', $2, $3,
              case $2 when 'issue' then 'instant' else 'daily' end, t, t, t
         from generate_series(1, $4) n, (select $5::timestamptz as t) times`,
      [name, kind, target, count, new Date(Date.now() - 2 * DAY_MS)],
    );
  /** Each round has people and an issue of its own. */
  async function happened(round: number): Promise<void> {
    const issue = await reportedIssue(service, { category: 'road' });
    await service.database.sql('delete from alert_subscriptions where own');
    await subscribe(`follower${round}x`, 'issue', issue, FOLLOWERS);
    await service.database.sql(
      `insert into alert_events (issue_id, city, type, detail, at, pending)
       select $1, 'mumbai', 'escalated', 'Office ' || $2::int || 'x' || n, now(), true from generate_series(1, $3) n
       union all select $1, 'mumbai', 'overdue', '', $4, false`,
      [issue, round, EVENTS, new Date(Date.now() - DAY_MS)],
    );
    // Last: an instance that finds them before there is any event has nothing to send them.
    await subscribe(`digest${round}x`, 'category', 'road', DIGESTS);
  }
  const sendAll = async () => {
    while ((await service.app.get(MailSender, { strict: false }).sendDue()).sent > 0);
  };
  const drain = async () => {
    await service.app.get(InstantAlerts, { strict: false }).run();
    await service.app.get(AlertDigests, { strict: false }).run();
    await sendAll();
  };

  it(
    `send each event and each digest once, whichever is killed (${KILLS} kills)`,
    async () => {
      let [killed, other] = [await workers.start(), await workers.start()];
      for (let round = 0; round < KILLS; round++) {
        const enough = smtp.mails.length + UNTIL_KILL + ((round * 7) % 20);
        await happened(round);
        while (smtp.mails.length < enough) {
          if (workers.count < 2) throw new Error('an instance ended by itself');
          await new Promise((done) => setTimeout(done, 3));
        }
        await workers.kill(killed);
        [killed, other] = [other, await workers.start()];
      }
      await workers.kill(killed);
      await workers.kill(other);
      // What a killed instance had taken is free again.
      service.clock.advance(6 * MINUTE_MS);
      await drain();
      // The next day, for what came after the mail of this one.
      await service.database.sql('update alert_subscriptions set next_mail_at = null');
      await service.database.sql('update alerts_sent set due_at = now() where due_at is not null');
      await drain();
      expect(await service.database.sql(`select from mails where status = 'waiting'`)).toEqual([]);

      const sent = await received(smtp);
      const notified = sent.flatMap(({ to, text }) =>
        [...text.matchAll(/escalated to (Office \d+x\d+)/g)].map(([, office]) => `${to} ${office}`),
      );
      const [followed, digests] = [
        notified.filter((each) => each.startsWith('follower')),
        sent.map(({ to }) => to).filter((to) => to.startsWith('digest')),
      ];
      const expected = KILLS * (FOLLOWERS * EVENTS + DIGESTS);
      const [distinct, all] = [
        [...new Set(followed), ...new Set(digests)],
        [...followed, ...digests],
      ];
      expect([distinct.length, all.length]).toEqual([expected, expected]);
      // The relay has a mail again only where the instance was killed while it sent it, under the same Message-ID.
      const again = smtp.mails.length - sent.length;
      expect(again).toBeLessThanOrEqual((KILLS + 2) * LANES);
      recordFault({
        fault: 'an instance that writes to people and sends the mails is killed',
        rounds: KILLS,
        acknowledged: expected,
        lost: expected - distinct.length,
        doubled: all.length - distinct.length,
      });
    },
    TIMEOUT_MS,
  );
});

/** The mails that were taken, each once by its Message-ID. */
async function received(smtp: SmtpCatcher): Promise<Array<{ to: string; text: string }>> {
  const found = new Map<string, { to: string; text: string }>();
  for (const { to, source } of smtp.mails) {
    const { messageId = '', text = '' } = await simpleParser(Buffer.from(source, 'latin1'));
    found.set(`${to} ${messageId}`, { to, text });
  }
  return [...found.values()];
}
