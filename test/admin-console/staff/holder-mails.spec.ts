import { CityQueries } from '../../../src/accountability';
import { HolderMailsService } from '../../../src/admin-console/notifications/holder-mails.service';
import { IssuesService } from '../../../src/issues';
import type { Actor } from '../../../src/kernel/people/actor';
import { MailSender } from '../../../src/platform/mail/mail-sender.service';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { escalate, issueOfLateWard, wardOfficer } from '../../factories/escalations';
import { reportedIssue } from '../../factories/issues';
import { unitOf } from '../../factories/staff-acts';
import { type SmtpCatcher, startSmtp } from '../../support/network/smtp';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';

/** A Wednesday, 20:00 and the next mornings in India. */
const EVENING = new Date('2027-03-03T14:30:00Z');
const BEFORE_EIGHT = new Date('2027-03-04T02:29:00Z');
const MORNING = new Date('2027-03-04T02:30:40Z');
const NEXT_MORNING = new Date('2027-03-05T02:30:40Z');
const SETTINGS = '/api/admin/notifications/settings';

describe('mails to those who hold an issue', () => {
  let service: TestService;
  let smtp: SmtpCatcher;
  let head: StaffMember;
  let asha: StaffMember;
  let unit: string;
  let issue: string;
  beforeAll(async () => {
    smtp = await startSmtp();
    service = await startService({ settings: { SMTP_URL: smtp.url } });
  });
  beforeEach(async () => {
    service.clock.set(EVENING);
    head = await staffMember(service);
    asha = await staffMember(service);
    unit = await unitOf(service, [asha.id]);
    issue = await reportedIssue(service, { title: 'A lamp that is dark' });
  });
  afterAll(async () => {
    await service.stop();
    await smtp.stop();
  });

  const choose = (holderMail: string, by = asha) =>
    by.api.put<{ holderMail: string }>(SETTINGS, { holderMail });
  const assign = (to: object = { unitId: unit }, by = head, id = issue) =>
    by.api.post(`/api/admin/feed/issues/${id}/assign`, to);
  const mails = (to = asha) =>
    service.database.sql<{ subject: string; body: string; due_at: Date }>(
      'select subject, body, due_at from mails where recipient = $1 order by created_at, id',
      [to.email],
    );
  const subjects = async (to = asha) => (await mails(to)).map(({ subject }) => subject);
  const number = () => issue.slice(-6);

  it('are chosen by each account for itself, none at first, with one audit record', async () => {
    expect((await asha.api.get(SETTINGS)).body).toEqual({ holderMail: 'none' });
    const records = await recordedDuring(service, async () => {
      expect((await choose('digest')).body).toEqual({ holderMail: 'digest' });
      await choose('digest');
    });
    expect(records).toMatchObject([
      { action: 'access.choose_mails', target_id: asha.id, after: { holderMail: 'digest' } },
    ]);
    expect((await head.api.get(SETTINGS)).body).toEqual({ holderMail: 'none' });
    expect((await choose('hourly')).text).toContain('holderMail');
    await assign({ unitId: unit }, head);
    await choose('none');
    service.clock.set(MORNING);
    await runJob(service, 'holder-mails');
    expect(await mails()).toEqual([]);
  });

  it('come at once, with the issue, but not about one’s own act', async () => {
    await choose('at_once');
    await assign({ accountId: asha.id }, asha);
    expect(await mails()).toEqual([]);
    await assign({ unitId: null });
    await assign();
    expect(await subjects()).toEqual([`Issue ${number()} is yours: A lamp that is dark`]);
    const [mail] = await mails();
    expect(mail!.body).toContain(`/console/feed/${issue}`);
    expect(mail!.body).toContain('/console/notifications');
    expect(mail!.due_at.getTime() - EVENING.getTime()).toBeLessThan(60_000);
  });

  it('tell again of a reopened issue', async () => {
    await choose('at_once');
    await assign();
    const at = `/api/admin/feed/issues/${issue}`;
    await head.api.post(`${at}/resolve`, { outcome: 'repaired', note: 'The lamp was replaced' });
    expect(await subjects()).toHaveLength(1);
    await service.app
      .get(IssuesService, { strict: false })
      .transitionByAdmin({ id: 'usr_city_desk' } as Actor, issue, 'open');
    expect((await subjects()).slice(1)).toEqual([`Issue ${number()} was reopened: A lamp that is dark`]);
  });

  it('tell again of an escalated issue', async () => {
    service.clock.set();
    await wardOfficer(service);
    const holder = await staffMember(service);
    await choose('at_once', holder);
    const late = await issueOfLateWard(service);
    await assign({ unitId: await unitOf(service, [holder.id]) }, await staffMember(service), late);
    await escalate(service, [late]);
    expect((await subjects(holder)).slice(1)).toEqual([
      expect.stringContaining(`Issue ${late.slice(-6)} was escalated: Ward Officer`),
    ]);
  });

  it('come as one digest at 08:00, once, also by two instances, and only with news', async () => {
    await choose('digest');
    await assign();
    await assign({ unitId: unit }, head, await reportedIssue(service, { title: 'A pothole at the school' }));
    expect(await mails()).toEqual([]);
    service.clock.set(BEFORE_EIGHT);
    await runJob(service, 'holder-mails');
    expect(await mails()).toEqual([]);
    service.clock.set(MORNING);
    const digests = service.app.get(HolderMailsService, { strict: false });
    const cities = await service.app.get(CityQueries, { strict: false }).byName();
    await Promise.all(
      [1, 2, 3].map(async () => {
        for (const city of cities) await digests.writeDigests(city);
      }),
    );
    await runJob(service, 'holder-mails');
    expect(await subjects()).toEqual(['2 news about your issues']);
    const body = (await mails())[0]?.body;
    for (const text of ['A lamp that is dark', 'A pothole', `/console/feed/${issue}`])
      expect(body).toContain(text);
    service.clock.set(NEXT_MORNING);
    await runJob(service, 'holder-mails');
    expect(await mails()).toHaveLength(1);
  });

  it('are sent once, although the process ended before it had written them all', async () => {
    await choose('digest');
    const other = await staffMember(service);
    await choose('digest', other);
    const both = await unitOf(service, [asha.id, other.id], { name: 'Lamps' });
    await assign({ unitId: both });
    service.clock.set(MORNING);
    // As if it was killed within the transaction of the second.
    await service.database.sql(`create or replace function stop_mail() returns trigger language plpgsql as
      $$ begin raise exception 'stopped'; end $$`);
    await service.database.sql(
      `create trigger stop_mail before insert on mails for each row when (new.recipient = '${other.email}')
       execute function stop_mail()`,
    );
    await expect(runJob(service, 'holder-mails')).rejects.toThrow('stopped');
    await service.database.sql('drop trigger stop_mail on mails');
    await runJob(service, 'holder-mails');
    await service.app.get(MailSender, { strict: false }).sendDue();
    const sent = smtp.mails.filter(({ to }) => [asha.email, other.email].some((each) => to.includes(each)));
    expect(sent).toHaveLength(2);
    expect([await subjects(), await subjects(other)]).toEqual([
      [`News about issue ${number()}`],
      [`News about issue ${number()}`],
    ]);
  });

  it('end with the account', async () => {
    await choose('digest');
    await assign();
    await service.database.sql('update console_accounts set active = false where id = $1', [asha.id]);
    service.clock.set(MORNING);
    await runJob(service, 'holder-mails');
    expect(await mails()).toEqual([]);
  });
});
