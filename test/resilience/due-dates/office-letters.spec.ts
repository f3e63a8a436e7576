import { staffMember, type StaffMember } from '../../factories/console';
import { lateRounds, wardOfficer } from '../../factories/escalations';
import { isLong, recordFault } from '../../support/process/fault-report';
import { KillablePrograms } from '../../support/process/killable-programs';
import { startService, type TestService } from '../../support/service/service';
import { type SmtpCatcher, startSmtp } from '../../support/network/smtp';

const KILLS = isLong ? 50 : 3;
const BATCH = 150;
/** A high limit, so that the test fails only if it never ends. */
const TIMEOUT_MS = KILLS * 60_000 + 180_000;
const LAST = 'last@city.example';
/** After so long without a change, what is missing does not come any more. */
const STILL_MS = 60_000;
/** How many mails an instance sends at the same time. */
const CONNECTIONS = 5;

function messageIdOf(source: string): string {
  const [, id] = /^Message-ID: (\S+)/im.exec(source) ?? [];
  if (id === undefined) throw new Error('a mail has no Message-ID');
  return id;
}

interface Tally {
  steps: number;
  mails: number;
  unsent: number;
  /** The mails to the last address of the office. */
  last: number;
  sent: number;
}

describe('two instances that write and send the letters to an office', () => {
  let smtp: SmtpCatcher;
  let service: TestService;
  let staff: StaffMember;
  let late: (round: number) => Promise<unknown>;
  let officer: string;
  let writers: KillablePrograms;

  beforeAll(async () => {
    smtp = await startSmtp();
    service = await startService({ settings: { SMTP_URL: smtp.url } });
    writers = new KillablePrograms(service, 'letter-loop', { SMTP_URL: smtp.url });
    staff = await staffMember(service);
    officer = await wardOfficer(service, { isThere: true });
    late = await lateRounds(service, { rounds: KILLS, batch: BATCH });
  });
  afterAll(async () => {
    writers.end();
    await service.stop();
    await smtp.stop();
  });

  /** Hides the issues of a round, or shows them: the letters about hidden ones are left to the job. */
  const hide = (round: number, hidden: boolean) =>
    service.database.sql(
      `update issues set hidden = $1
        where title like 'Late %' and (split_part(title, ' ', 2)::int - 1) / $2 = $3 and hidden <> $1`,
      [hidden, BATCH, round],
    );
  const address = async (email: string) => {
    const { status, text } = await staff.api.put(`/api/admin/officials/${officer}/contact`, { email });
    expect([status, text]).toEqual([200, expect.any(String)]);
  };
  const tally = async (): Promise<Tally> => {
    const [row] = await service.database.sql<Tally>(
      `select (select count(*)::int from issue_escalations) as steps,
              count(*)::int as mails, count(*) filter (where recipient = $1)::int as last,
              count(*) filter (where status = 'sent')::int as sent,
              (select count(*)::int from unsent_letters) as unsent
         from mails where key like 'escalation:%'`,
      [LAST],
    );
    return row!;
  };
  /** Ends the reservations of mails by killed instances, which last five minutes, and the delays of those held back. */
  const release = () =>
    service.database.sql(
      `update mails set due_at = now() where status = 'waiting' and due_at > now() and taken_at < now() - interval '5 seconds'`,
    );
  const until = async (
    isReached: (tally: Tally) => boolean,
    help?: () => Promise<unknown>,
  ): Promise<Tally> => {
    for (;;) {
      const now = await tally();
      if (isReached(now)) return now;
      await help?.();
      await new Promise((done) => setTimeout(done, 5));
    }
  };
  /** Waits until all letters are sent, or nothing changes any more: a killed instance may hold some back. */
  const settle = (all: number): Promise<Tally> => {
    let [seen, since] = ['', 0];
    return until((now) => {
      const next = JSON.stringify(now);
      if (next !== seen) [seen, since] = [next, Date.now()];
      return (now.unsent === 0 && now.sent >= all) || Date.now() - since > STILL_MS;
    }, release);
  };

  it(
    `keep one letter for each escalation, while being killed and while its address changes (${KILLS} kills)`,
    async () => {
      let [killed, other] = [await writers.start(), await writers.start()];
      for (let round = 0; round < KILLS; round++) {
        // The office has no address: letters become unsent.
        await late(round);
        await until(({ steps }) => steps >= round * BATCH + 1 + ((round * 37) % BATCH));
        await hide(round, true);
        await address(round === KILLS - 1 ? LAST : `round-${round}@city.example`);
        const { mails } = await tally();
        await hide(round, false);
        // The job writes what the change of the address has left, and the sender sends it.
        await until((now) => now.mails > mails || now.unsent === 0);
        await writers.kill(killed);
        [killed, other] = [other, await writers.start()];
        if (round < KILLS - 1) await address('');
      }
      const all = KILLS * BATCH;
      expect(await settle(all)).toEqual({ steps: all, mails: all, unsent: 0, last: all, sent: all });
      const received = smtp.mails.filter(({ to }) => to === LAST).map(({ source }) => messageIdOf(source));
      const lost = all - new Set(received).size;
      const doubled = received.length - new Set(received).size;
      expect(lost).toBe(0);
      // A mail that was accepted just before a kill is sent again, with the same Message-ID.
      expect(doubled).toBeLessThanOrEqual(KILLS * CONNECTIONS);
      recordFault({
        fault: 'an instance that writes letters is killed',
        rounds: KILLS,
        acknowledged: all,
        lost,
        note: `${doubled} letters accepted before a kill came twice`,
      });
    },
    TIMEOUT_MS,
  );
});
