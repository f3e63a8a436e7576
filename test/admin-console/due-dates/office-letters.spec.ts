import { HOUR_MS } from '../../../src/kernel/time/durations';
import { momentInWords } from '../../../src/kernel/time/local-date';
import { MailQueries } from '../../../src/platform/mail/mail.queries';
import { MailSender } from '../../../src/platform/mail/mail-sender.service';
import { Database } from '../../../src/platform/database/database';
import { OfficeMailsService } from '../../../src/due-dates/letters/office-mails.service';
import { staffMember, type StaffMember } from '../../factories/console';
import { escalated, forgetLetters, LATE_WARD, wardOfficer } from '../../factories/escalations';
import { person, type TestPerson } from '../../factories/people';
import { hiddenIssue } from '../../factories/issues';
import { importFile, recordsPath } from '../../support/service/records';
import { startService, type TestService } from '../../support/service/service';
import { runJob } from '../../support/service/run-job';
import { type SmtpCatcher, startSmtp } from '../../support/network/smtp';

const OLD = 'former@city.example';
const NEW = 'present@city.example';

interface Shown {
  mailRefusedAt: string | null;
  lettersToWrite: number;
}

describe('a letter to an office', () => {
  let smtp: SmtpCatcher;
  let service: TestService;
  let staff: StaffMember;
  let admin: TestPerson;
  let officer: string;
  beforeAll(async () => {
    smtp = await startSmtp();
    service = await startService({ settings: { SMTP_URL: smtp.url } });
    staff = await staffMember(service);
    admin = await person(service, { role: 'admin' });
    officer = await wardOfficer(service);
  });
  beforeEach(async () => {
    smtp.replies.clear();
    await forgetLetters(service);
    await service.database.sql('delete from notifications; delete from mail_suppressions');
    await service.database.sql('update officials set email = $1 where id = $2', ['', officer]);
    smtp.mails.splice(0);
  });
  afterAll(async () => {
    await service.stop();
    await smtp.stop();
  });

  const sendDue = () => service.app.get(MailSender, { strict: false }).sendDue();
  const path = () => `/api/admin/officials/${officer}`;
  const shown = async () => (await staff.api.get<Shown>(path())).body;
  const address = async (email: string) => {
    expect((await staff.api.put(`${path()}/contact`, { email })).status).toBe(200);
  };
  const writeAgain = async () => (await staff.api.post(`${path()}/write-again`)).status;
  const mails = () =>
    service.database.sql<{ recipient: string; status: string }>('select recipient, status from mails');
  const sentTo = () => smtp.mails.map(({ to }) => to);
  const runLetters = () => runJob(service, 'office-letters');
  /** For another reason than the address. */
  const giveUp = async () => {
    smtp.replies.set(NEW, '554 5.3.4 too large');
    service.clock.advance(73 * HOUR_MS);
    expect(await sendDue()).toMatchObject({ failed: 1 });
    service.clock.set();
    smtp.replies.clear();
  };
  /** A letter to the old address that waits, as the mail server is busy. */
  const waiting = async () => {
    await address(OLD);
    smtp.replies.set(OLD, '451 4.7.1 later');
    const ids = await escalated(service);
    expect(await sendDue()).toMatchObject({ postponed: 1 });
    smtp.replies.clear();
    await service.database.sql('update mails set due_at = now()');
    return ids;
  };
  const pause = (issue = '') =>
    service.database.sql(
      `insert into sla_pauses (id, issue_id, from_at, until_at, reason, paused_by)
       values ('pau_' || right($1, 26), $1, now() - interval '1 hour', now() + interval '1 day', 'A festival', 'adm_1')`,
      [issue],
    );

  it('is found page by page, however many others cannot be written', async () => {
    await escalated(service, 5);
    const letters = service.app.get(OfficeMailsService, { strict: false });
    const database = service.app.get(Database, { strict: false });
    const writtenByPage = async () => {
      const now = new Date();
      const written: number[] = [];
      for await (const page of letters.unsentPages(2))
        written.push(await database.transaction(() => letters.writeUnsent(now, page)));
      return written;
    };
    expect(await writtenByPage()).toEqual([0, 0, 0]);
    await service.database.sql('update officials set email = $1 where id = $2', [NEW, officer]);
    expect(await writtenByPage()).toEqual([2, 2, 1]);
    expect(await writtenByPage()).toEqual([0]);
    expect(await sendDue()).toMatchObject({ sent: 5 });
    expect(new Set(sentTo())).toEqual(new Set([NEW]));
  });

  it('is written once there is an address, if there was none at the escalation', async () => {
    const ids = await escalated(service, 2);
    expect(await mails()).toEqual([]);
    await address(NEW);
    expect(await sendDue()).toMatchObject({ sent: ids.length });
    expect(new Set(sentTo())).toEqual(new Set([NEW]));
    expect(await writeAgain()).toBe(409);
  });

  it('is not written about an escalation whose link would have expired', async () => {
    const [id] = await escalated(service);
    await service.database.sql(`update unsent_letters set at = at - interval '31 days' where issue_id = $1`, [
      id,
    ]);
    await address(NEW);
    expect(await mails()).toEqual([]);
    await runLetters();
    expect(await service.database.sql('select from unsent_letters')).toEqual([]);
  });

  it('is not written while the clock of the issue is paused, and is written later at the request of city staff', async () => {
    const [id] = await escalated(service);
    await pause(id);
    await address(NEW);
    expect([await mails(), (await shown()).lettersToWrite, await writeAgain()]).toEqual([[], 0, 409]);
    await service.database.sql('update sla_pauses set ended_at = now() where issue_id = $1', [id]);
    expect([(await shown()).lettersToWrite, await writeAgain()]).toEqual([1, 200]);
    expect(await sendDue()).toMatchObject({ sent: 1 });
    expect((await shown()).lettersToWrite).toBe(0);
  });

  describe('that could not be written when the address was corrected', () => {
    const due = (by: string, issue: string) =>
      service.database.sql(`update issues set due_at = due_at + $1::interval where id = $2`, [by, issue]);

    it.each<[string, (issue: string) => Promise<unknown>, (issue: string) => Promise<unknown>]>([
      [
        'the clock is paused',
        pause,
        (issue) =>
          service.database.sql('update sla_pauses set ended_at = now() where issue_id = $1', [issue]),
      ],
      ['the issue is due later', (issue) => due('2 hours', issue), (issue) => due('-2 hours', issue)],
      [
        'the issue is hidden',
        (issue) => hiddenIssue(service, issue),
        (issue) => hiddenIssue(service, issue, false),
      ],
    ])('while %s is written once that has ended', async (_, begin, end) => {
      const [id = ''] = await waiting();
      await begin(id);
      await address(NEW);
      await runLetters();
      expect(await mails()).toEqual([]);
      await end(id);
      await runLetters();
      await runLetters();
      expect(await sendDue()).toEqual({ sent: 1, failed: 0, postponed: 0 });
      expect(sentTo()).toEqual([NEW]);
    });

    it('is not written if the current address was given up', async () => {
      await escalated(service);
      await address(NEW);
      await giveUp();
      await runLetters();
      expect(await mails()).toEqual([{ recipient: NEW, status: 'failed' }]);
    });
  });

  it('is not written about an issue that is not late any more because of a later due date', async () => {
    const [id] = await escalated(service);
    await service.database.sql(`update issues set due_at = now() + interval '1 hour' where id = $1`, [id]);
    await address(NEW);
    expect([await mails(), await writeAgain()]).toEqual([[], 409]);
  });

  it('has the due date of its escalation, whenever it is written', async () => {
    const [id] = await escalated(service);
    await service.database.sql(`update issues set due_at = due_at + interval '59 minutes' where id = $1`, [
      id,
    ]);
    const [step] = await service.database.sql<{ due_at: Date }>(
      'select due_at from issue_escalations where issue_id = $1',
      [id],
    );
    await address(NEW);
    const [mail] = await service.database.sql<{ body: string }>('select body from mails');
    expect(mail!.body).toContain(`by ${momentInWords(new Date(step!.due_at), 'Asia/Kolkata')} and is not`);
  });

  it('is not sent to an address that was corrected while it waited', async () => {
    await waiting();
    await address(NEW);
    expect(await sendDue()).toMatchObject({ sent: 1, failed: 0, postponed: 0 });
    expect(sentTo()).toEqual([NEW]);
  });

  it('is not sent once the address is removed, which is reported to city staff', async () => {
    await waiting();
    await address('');
    expect(await sendDue()).toEqual({ sent: 0, failed: 0, postponed: 0 });
    const { body } = await staff.api.get('/api/admin/notifications?unread=true');
    expect(body).toEqual([
      expect.objectContaining({ title: `Ward Officer, ${LATE_WARD} was not reached: it has no address` }),
    ]);
  });

  it.each([[''], [NEW]])(
    'is sent to the previous address if that is entered again after %p',
    async (between) => {
      await waiting();
      await address(between);
      smtp.replies.delete(OLD);
      await address(OLD);
      expect(await sendDue()).toMatchObject({ sent: 1, failed: 0 });
      expect(sentTo()).toEqual([OLD]);
    },
  );

  it('is not sent once the official is removed', async () => {
    const former = officer;
    await waiting();
    const removed = await service.tokenApi.as(admin).delete(recordsPath('officials', `/${former}`));
    officer = await wardOfficer(service, { isThere: true });
    expect(removed.status).toBe(200);
    expect(await sendDue()).toEqual({ sent: 0, failed: 0, postponed: 0 });
  });

  it('follows an address that is changed by the token API', async () => {
    await waiting();
    const { status } = await service.tokenApi
      .as(admin)
      .put(`${recordsPath('officials')}/${officer}`, { email: NEW });
    expect(status).toBe(200);
    expect(await sendDue()).toMatchObject({ sent: 1 });
    expect(sentTo()).toEqual([NEW]);
  });

  it('follows an address that is changed by an import', async () => {
    await waiting();
    const columns = 'id,name,designation,city,ward';
    const official = `${officer},Meera Secret,Ward Officer,mumbai,${LATE_WARD}`;
    const file = async (csv: string) =>
      expect((await importFile(service, admin, 'officials', csv)).body.data).toMatchObject({ imported: 1 });
    await file(`${columns}\n${official}`);
    expect(await mails()).toEqual([{ recipient: OLD, status: 'waiting' }]);
    await file(`${columns},email\n${official},${NEW}`);
    expect(await sendDue()).toMatchObject({ sent: 1 });
    expect(sentTo()).toEqual([NEW]);
  });

  it('is written again to the same address, for any reason it was given up', async () => {
    await address(NEW);
    await escalated(service);
    await giveUp();
    expect(await shown()).toMatchObject({ mailRefusedAt: null, lettersToWrite: 1 });
    expect(await writeAgain()).toBe(200);
    expect(await sendDue()).toMatchObject({ sent: 1 });
    const [record] = await service.database.sql<{ before: object; after: object }>(
      `select before, after from audit_records where action = 'official.write_again' order by position desc limit 1`,
    );
    expect(record).toEqual({
      before: { mailRefusedAt: null },
      after: { mailRefusedAt: null, lettersWritten: 1 },
    });
    expect(await writeAgain()).toBe(409);
  });

  it('is sent to the new address if that is changed while it is given up', async () => {
    await address(OLD);
    smtp.replies.set(OLD, '550 5.1.1 nobody');
    await escalated(service);
    const queries = service.app.get(MailQueries, { strict: false });
    const take = queries.take.bind(queries);
    const changes: Array<Promise<void>> = [];
    const taken = jest.spyOn(queries, 'take').mockImplementation(async (now) => {
      const mail = await take(now);
      if (mail?.recipient === OLD) changes.push(address(NEW));
      return mail;
    });
    try {
      await sendDue();
      await Promise.all(changes);
      await runLetters();
      await sendDue();
    } finally {
      taken.mockRestore();
    }
    expect([changes.length, sentTo(), await mails()]).toEqual([
      1,
      [NEW],
      [{ recipient: NEW, status: 'sent' }],
    ]);
  });

  it('that was just taken for sending is sent if its address is allowed again meanwhile', async () => {
    await address(NEW);
    await escalated(service);
    await service.database.sql(
      `insert into mail_suppressions (address, reason, at) values ($1, '550 5.1.1 nobody', now())`,
      [NEW],
    );
    const queries = service.app.get(MailQueries, { strict: false });
    const take = queries.take.bind(queries);
    const taken = jest.spyOn(queries, 'take').mockImplementation(async (now) => {
      const mail = await take(now);
      if (mail) expect(await writeAgain()).toBe(mail.isSuppressed ? 200 : 409);
      return mail;
    });
    try {
      expect(await sendDue()).toEqual({ sent: 1, failed: 0, postponed: 1 });
    } finally {
      taken.mockRestore();
    }
    expect(sentTo()).toEqual([NEW]);
    expect(await service.database.sql('select id from notifications')).toEqual([]);
  });
});
