import { DueDates } from '../../../src/due-dates/due-dates.service';
import { HOUR_MS } from '../../../src/kernel/time/durations';
import { MailSender } from '../../../src/platform/mail/mail-sender.service';
import { staffMember, type StaffMember } from '../../factories/console';
import { escalated, forgetLetters, wardOfficer } from '../../factories/escalations';
import { person, type TestPerson } from '../../factories/people';
import { onceTaken, whileSending } from '../../support/network/mail-turns';
import { startService, type TestService } from '../../support/service/service';
import { runJob } from '../../support/service/run-job';
import { type SmtpCatcher, startSmtp } from '../../support/network/smtp';

const OLD = 'former@city.example';
const NEW = 'present@city.example';

describe('a letter to an office that waits to be sent', () => {
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
    await forgetLetters(service);
    await address(OLD);
    smtp.mails.splice(0);
  });
  afterAll(async () => {
    await service.stop();
    await smtp.stop();
  });

  const address = async (email: string) => {
    const { status } = await staff.api.put(`/api/admin/officials/${officer}/contact`, { email });
    expect(status).toBe(200);
  };
  const sendDue = () => service.app.get(MailSender, { strict: false }).sendDue();
  const runLetters = () => runJob(service, 'office-letters');
  const mails = () =>
    service.database.sql<{ recipient: string; status: string }>('select recipient, status from mails');
  const sentTo = () => smtp.mails.map(({ to }) => to);
  type Act = (issue: string) => Promise<{ status: number }>;
  const clock = (act: string, body?: object) => (issue: string) =>
    staff.api.post(`/api/admin/feed/issues/${issue}/${act}`, body);
  const moved = (status: string) => (issue: string) =>
    service.tokenApi.as(admin).post('/api/issues/bulk/status', { issueIds: [issue], status });
  const until = new Date(Date.now() + 3 * HOUR_MS).toISOString();

  it.each<[string, Act, Act]>([
    ['is resolved', moved('resolved'), moved('open')],
    ['is paused', clock('pause-clock', { until, reason: 'A festival' }), clock('resume-clock')],
  ])('is not sent if its issue %s, and is written once the issue is late again', async (_, begin, end) => {
    const [id = ''] = await escalated(service);
    expect((await begin(id)).status).toBe(200);
    expect([await sendDue(), await mails()]).toEqual([{ sent: 0, failed: 0, postponed: 1 }, []]);
    await runLetters();
    expect(await mails()).toEqual([]);
    expect((await end(id)).status).toBe(200);
    await runLetters();
    expect(await mails()).toEqual([]);
    await service.database.sql(`update issues set due_at = now() - interval '1 hour' where id = $1`, [id]);
    await runLetters();
    expect(await sendDue()).toMatchObject({ sent: 1 });
    expect(sentTo()).toEqual([OLD]);
  });

  it('is not sent if its issue is resolved after the letter was taken for sending', async () => {
    const [id = ''] = await escalated(service);
    onceTaken(service, async () => expect((await moved('resolved')(id)).status).toBe(200));
    expect(await sendDue()).toEqual({ sent: 0, failed: 0, postponed: 1 });
    expect([sentTo(), await mails()]).toEqual([[], []]);
  });

  it('is not sent while the clock is paused, although the due date has passed, and is sent once it runs', async () => {
    const [id = ''] = await escalated(service);
    const [{ due_at: dueAt } = {}] = await service.database.sql<{ due_at: Date }>(
      `update issues set created_at = created_at - interval '30 days', updated_at = updated_at - interval '1 day'
        where id = $1 returning due_at`,
      [id],
    );
    await service.app.get(DueDates, { strict: false }).recalculate(id, 'category');
    const times = async () =>
      (
        await service.database.sql<{ due_at: Date; updated_at: Date }>(
          'select due_at, updated_at from issues where id = $1',
          [id],
        )
      )[0]!;
    const before = await times();
    expect(before.due_at < dueAt!).toBe(true);
    expect((await clock('pause-clock', { until, reason: 'A festival' })(id)).status).toBe(200);
    const paused = await times();
    expect([paused.due_at, paused.updated_at > before.updated_at]).toEqual([before.due_at, true]);
    expect([await sendDue(), await mails()]).toEqual([{ sent: 0, failed: 0, postponed: 1 }, []]);
    expect((await clock('resume-clock')(id)).status).toBe(200);
    await runLetters();
    expect(await sendDue()).toMatchObject({ sent: 1 });
    expect(sentTo()).toEqual([OLD]);
  });

  it('is withdrawn when it is due to be sent, not before, if a link of its escalation would have expired', async () => {
    const [id] = await escalated(service);
    await service.database.sql(`
      alter table issue_escalations disable trigger user;
      update issue_escalations set at = at - interval '31 days' where issue_id = '${id}';
      alter table issue_escalations enable trigger user`);
    await address(NEW);
    expect(await mails()).toEqual([{ recipient: OLD, status: 'waiting' }]);
    expect([await sendDue(), await mails()]).toEqual([{ sent: 0, failed: 0, postponed: 1 }, []]);
    await runLetters();
    expect([sentTo(), await mails(), await service.database.sql('select from unsent_letters')]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('is written to the new address if the address is corrected meanwhile', async () => {
    await escalated(service);
    whileSending(service, () => address(NEW));
    expect(await sendDue()).toEqual({ sent: 1, failed: 0, postponed: 0 });
    expect([sentTo(), await mails()]).toEqual([[OLD], [{ recipient: OLD, status: 'sent' }]]);
    await runLetters();
    expect(await sendDue()).toEqual({ sent: 1, failed: 0, postponed: 0 });
    await runLetters();
    expect([sentTo(), await service.database.sql('select from unsent_letters')]).toEqual([[OLD, NEW], []]);
  });
});
