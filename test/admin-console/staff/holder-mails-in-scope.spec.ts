import { IssuesService } from '../../../src/issues';
import type { Actor } from '../../../src/kernel/people/actor';
import { staffMember, type StaffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { unitOf } from '../../factories/staff-acts';
import { type SmtpCatcher, startSmtp } from '../../support/network/smtp';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';

const EVENING = new Date('2027-03-03T14:30:00Z');
const MORNING = new Date('2027-03-04T02:30:40Z');

describe('mails to holders whose scope no longer has the issue, with CONSOLE_ACCESS=roles', () => {
  let service: TestService;
  let smtp: SmtpCatcher;
  let head: StaffMember;
  let asha: StaffMember;
  let issue: string;
  beforeAll(async () => {
    smtp = await startSmtp();
    service = await startService({ settings: { SMTP_URL: smtp.url, CONSOLE_ACCESS: 'roles' } });
  });
  beforeEach(async () => {
    service.clock.set(EVENING);
    head = await staffMember(service);
    asha = await staffMember(service, { role: 'agent', categories: ['road', 'systemic'] });
    const unitId = await unitOf(service, [asha.id]);
    issue = await reportedIssue(service, { title: 'A road that has gone', category: 'road' });
    await head.api.post(`/api/admin/feed/issues/${issue}/assign`, { unitId });
  });
  afterAll(async () => {
    await service.stop();
    await smtp.stop();
  });

  const choose = (holderMail: string) => asha.api.put('/api/admin/notifications/settings', { holderMail });
  const narrow = (categories: string[]) =>
    head.api.patch(`/api/admin/access/accounts/${asha.id}`, { categories });
  const reopen = async () => {
    const resolution = { outcome: 'repaired', note: 'The road was laid again' };
    expect((await head.api.post(`/api/admin/feed/issues/${issue}/resolve`, resolution)).status).toBe(200);
    await service.app
      .get(IssuesService, { strict: false })
      .transitionByAdmin({ id: 'usr_city_desk' } as Actor, issue, 'open');
  };
  const mails = () =>
    service.database.sql<{ body: string }>('select body from mails where recipient = $1', [asha.email]);

  it.each([
    [['systemic'], 0],
    [['road'], 1],
  ])('are not sent at once: %j', async (categories, count) => {
    await choose('at_once');
    expect((await narrow(categories)).status).toBe(200);
    await reopen();
    expect(await mails()).toHaveLength(count);
  });

  it.each([
    [['systemic'], 0],
    [['road'], 1],
  ])('are not in a digest, even if the news are older: %j', async (categories, count) => {
    await choose('digest');
    await reopen();
    await narrow(categories);
    service.clock.set(MORNING);
    await runJob(service, 'holder-mails');
    const sent = await mails();
    expect(sent.filter(({ body }) => body.includes('A road that has gone'))).toHaveLength(count);
    expect(sent).toHaveLength(count);
  });
});
