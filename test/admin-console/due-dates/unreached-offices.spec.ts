import { MailOutbox } from '../../../src/platform/mail/mail-outbox.service';
import { MailSender } from '../../../src/platform/mail/mail-sender.service';
import { opened } from '../../factories/audit';
import { addedRecord } from '../../factories/accountability';
import { staffMember, type StaffMember } from '../../factories/console';
import { escalated, forgetLetters, LATE_WARD, wardOfficer } from '../../factories/escalations';
import { hiddenIssue } from '../../factories/issues';
import { whileSending } from '../../support/network/mail-turns';
import { startService, type TestService } from '../../support/service/service';
import { type SmtpCatcher, startSmtp } from '../../support/network/smtp';
import { runJob } from '../../support/service/run-job';
import { itThoroughly } from '../../support/service/thorough';

const HOUR_MS = 3_600_000;
const OFFICE = `Ward Officer, ${LATE_WARD}`;
const ADDRESS = 'meera.secret@city.example';
const NO_ADDRESS = `${OFFICE} was not reached: it has no address`;
const GIVEN_UP = `${OFFICE} was not reached: a letter to its address was given up`;

interface Notice {
  id: string;
  kind: string;
  title: string;
  createdAt: string;
}

describe('an office that is not reached', () => {
  let smtp: SmtpCatcher;
  let service: TestService;
  let staff: StaffMember;
  let officer: string;
  beforeAll(async () => {
    smtp = await startSmtp();
    service = await startService({ settings: { SMTP_URL: smtp.url } });
    staff = await staffMember(service);
    officer = await wardOfficer(service);
  });
  beforeEach(async () => {
    service.clock.set();
    smtp.replies.clear();
    await forgetLetters(service);
    await service.database.sql('delete from notifications; delete from mail_suppressions');
  });
  afterAll(async () => {
    await service.stop();
    await smtp.stop();
  });

  const reach = (email: string) => service.database.sql('update officials set email = $1', [email]);
  const sendDue = () => service.app.get(MailSender, { strict: false }).sendDue();
  const notices = async () => (await staff.api.get<Notice[]>('/api/admin/notifications?unread=true')).body;
  const refuse = () => smtp.replies.set(ADDRESS, `550 5.1.1 ${ADDRESS} is nobody`);
  const lettersSent = (issues: readonly string[]) =>
    service.database.sql(
      `select key from mails where status = 'sent' and key = any (select 'escalation:' || unnest($1::text[]) || ':1')`,
      [issues],
    );
  /** As if an issue had been escalated to another official. */
  const asStepOf = async (official: string, issue: string) => {
    const steps = 'issue_escalations';
    await service.database.sql(`alter table ${steps} disable trigger user`);
    await service.database.sql(
      `update ${steps} set official_id = o.id, place = o.ward from officials o where o.id = $1 and issue_id = $2`,
      [official, issue],
    );
    await service.database.sql(`alter table ${steps} enable trigger user`);
  };
  const lastRecord = async (action: string) => {
    const [record] = await service.database.sql<{ after: object }>(
      'select after from audit_records where action = $1 order by position desc limit 1',
      [action],
    );
    return opened(service, record?.after);
  };
  const expectNotice = async (title: string) => {
    expect(await notices()).toEqual([
      expect.objectContaining({
        kind: 'office_not_reached',
        title,
        targetType: 'official',
        targetId: officer,
      }),
    ]);
  };

  itThoroughly('without an address is reported once, for any number of issues', async () => {
    await reach('');
    const ids = await escalated(service, 30);
    await expectNotice(NO_ADDRESS);
    const [{ steps } = {}] = await service.database.sql<{ steps: string }>(
      'select count(*) as steps from issue_escalations where issue_id = any ($1)',
      [ids],
    );
    expect(steps).toBe('30');
  });

  it('is reported again once the notification was read', async () => {
    await reach('');
    await escalated(service);
    const [first] = await notices();
    expect((await staff.api.post(`/api/admin/notifications/${first!.id}/read`)).status).toBe(200);
    await escalated(service);
    await expectNotice(NO_ADDRESS);
    expect((await notices())[0]!.id).not.toBe(first!.id);
  });

  it('whose address refused a letter is reported, also for each later letter, without a name', async () => {
    await reach(ADDRESS);
    refuse();
    await escalated(service);
    expect(await notices()).toEqual([]);
    expect(await sendDue()).toMatchObject({ failed: 1 });
    await expectNotice(GIVEN_UP);
    await staff.api.post('/api/admin/notifications/read-all');
    smtp.replies.clear();
    await escalated(service);
    expect(await sendDue()).toMatchObject({ failed: 1 });
    await expectNotice(GIVEN_UP);
    expect(JSON.stringify(await notices())).not.toMatch(/secret/i);
  });

  it('is reported with the current reason, and moves to the top of the list again a day later', async () => {
    await reach('');
    await escalated(service);
    await expectNotice(NO_ADDRESS);
    await reach(ADDRESS);
    refuse();
    await escalated(service);
    await sendDue();
    await expectNotice(GIVEN_UP);
    await service.database.sql(`update notifications set created_at = created_at - interval '25 hours'`);
    const [before] = await notices();
    await escalated(service);
    await sendDue();
    const [after] = await notices();
    expect(after!.id).toBe(before!.id);
    expect(Date.parse(after!.createdAt)).toBeGreaterThan(Date.parse(before!.createdAt));
  });

  it('is not reported if the letter was withheld because its issue is hidden', async () => {
    await reach(ADDRESS);
    const [id = ''] = await escalated(service);
    await hiddenIssue(service, id);
    await sendDue();
    service.clock.advance(73 * HOUR_MS);
    expect(await sendDue()).toMatchObject({ failed: 1 });
    service.clock.set();
    expect(await notices()).toEqual([]);
    await hiddenIssue(service, id, false);
    await runJob(service, 'office-letters');
    expect(await sendDue()).toMatchObject({ sent: 1, failed: 0 });
    expect(await lettersSent([id])).toHaveLength(1);
  });

  it('is reported as usual if only the case of its address changed: the letter is given up', async () => {
    await reach(ADDRESS);
    const [id = ''] = await escalated(service);
    await reach(ADDRESS.toUpperCase());
    refuse();
    await sendDue();
    await expectNotice(GIVEN_UP);
    expect(await lettersSent([id])).toEqual([]);
  });

  it('is not reported if its address is changed meanwhile: the letter is written to the new one', async () => {
    await reach(ADDRESS);
    refuse();
    const [id = '', done = ''] = await escalated(service, 2);
    await staff.api.post(`/api/admin/feed/issues/${done}/status`, { status: 'resolved' });
    smtp.mails.splice(0);
    whileSending(service, () => reach('other@city.example'));
    // The letter about the resolved issue is withdrawn.
    expect(await sendDue()).toEqual({ sent: 1, failed: 1, postponed: 1 });
    expect(smtp.mails.map(({ to }) => to)).toEqual(['other@city.example']);
    expect(await lettersSent([id, done])).toEqual([{ key: `escalation:${id}:1` }]);
    expect(await notices()).toEqual([]);
  });

  it('is reported as vacant if its official is removed meanwhile', async () => {
    await reach(ADDRESS);
    refuse();
    await escalated(service);
    const removed = officer;
    whileSending(service, () => service.database.sql('delete from officials where id = $1', [removed]));
    expect(await sendDue()).toMatchObject({ failed: 1 });
    await expectNotice(`${OFFICE} was not reached: nobody holds it any more`);
    officer = await wardOfficer(service, { isThere: true });
  });

  it('is reported without an address if that is removed meanwhile', async () => {
    await reach(ADDRESS);
    refuse();
    await escalated(service);
    whileSending(service, () => reach(''));
    expect(await sendDue()).toMatchObject({ failed: 1 });
    await expectNotice(NO_ADDRESS);
  });

  it('gets the letters that were given up once city staff enter another address', async () => {
    await reach(ADDRESS);
    refuse();
    const [id = ''] = await escalated(service);
    expect(await sendDue()).toMatchObject({ failed: 1 });
    const change = (contact: object) => staff.api.put(`/api/admin/officials/${officer}/contact`, contact);
    for (const contact of [{ phone: '1' }, { email: '' }]) {
      expect((await change(contact)).status).toBe(200);
      expect(await sendDue()).toMatchObject({ sent: 0, failed: 0 });
    }
    smtp.mails.splice(0);
    expect((await change({ email: 'other@city.example' })).body).toMatchObject({ mailRefusedAt: null });
    expect(await sendDue()).toMatchObject({ sent: 1, failed: 0 });
    expect(smtp.mails.map(({ to }) => to)).toEqual(['other@city.example']);
    expect(await lettersSent([id])).toHaveLength(1);
  });

  it('gets mail again together with all others with its address, in all letters', async () => {
    await reach(ADDRESS);
    refuse();
    const [first = '', second = ''] = await escalated(service, 2);
    expect(await sendDue()).toMatchObject({ failed: 2 });
    const place = { city: 'mumbai', ward: 'Another test ward' };
    const other = await addedRecord(service, 'officials', {
      ...{ ...place, name: 'Asha', designation: 'Ward Officer' },
      email: ADDRESS.toUpperCase(),
    });
    await asStepOf(other, second);
    smtp.replies.clear();
    expect((await staff.api.post(`/api/admin/officials/${officer}/write-again`)).status).toBe(200);
    expect(await sendDue()).toMatchObject({ sent: 2, failed: 0 });
    expect(await lettersSent([first, second])).toHaveLength(2);
    expect(await lastRecord('official.write_again')).toEqual({ mailRefusedAt: null, lettersWritten: 2 });
  });

  it('keeps its letters while mail is not configured, without a claim that they are written', async () => {
    await reach(ADDRESS);
    refuse();
    await escalated(service);
    expect(await sendDue()).toMatchObject({ failed: 1 });
    const isOn = jest
      .spyOn(service.app.get(MailOutbox, { strict: false }), 'isOn', 'get')
      .mockReturnValue(false);
    try {
      expect((await staff.api.post(`/api/admin/officials/${officer}/write-again`)).status).toBe(200);
    } finally {
      isOn.mockRestore();
    }
    expect(await service.database.sql('select status from mails')).toEqual([{ status: 'failed' }]);
    expect(await lastRecord('official.write_again')).toEqual({ mailRefusedAt: null });
  });

  it('gets letters again once, about open and visible issues, at the request of city staff', async () => {
    await reach(ADDRESS);
    refuse();
    const [open = '', hidden = '', closed = ''] = await escalated(service, 3);
    expect(await sendDue()).toMatchObject({ failed: 3 });
    await hiddenIssue(service, hidden);
    await staff.api.post(`/api/admin/feed/issues/${closed}/status`, { status: 'resolved' });
    smtp.replies.clear();
    smtp.mails.splice(0);
    const again = () => staff.api.post(`/api/admin/officials/${officer}/write-again`);
    const answers = await Promise.all([again(), again()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await sendDue()).toMatchObject({ sent: 1, failed: 0 });
    expect(smtp.mails.map(({ to }) => to)).toEqual([ADDRESS]);
    expect(await lettersSent([open, hidden, closed])).toEqual([{ key: `escalation:${open}:1` }]);
    expect(await lastRecord('official.write_again')).toEqual({ mailRefusedAt: null, lettersWritten: 1 });
  });

  it('is not an office that gets mail', async () => {
    await reach(ADDRESS);
    await escalated(service);
    expect(await sendDue()).toMatchObject({ sent: 1 });
    expect(await notices()).toEqual([]);
  });
});

describe('while mail is not configured', () => {
  it('offices without an address are not reported', async () => {
    const service = await startService({ settings: { LOCAL_IDENTITY: 'false' } });
    try {
      await wardOfficer(service);
      await escalated(service);
      expect(await service.database.sql('select level from issue_escalations')).toEqual([{ level: 1 }]);
      expect(await service.database.sql('select id from notifications')).toEqual([]);
    } finally {
      await service.stop();
    }
  });
});
