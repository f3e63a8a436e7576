import type { IssueDueDateDto } from '../../../src/due-dates/dto/issue-due-date.dto';
import { EscalationSweepService } from '../../../src/due-dates/escalation/escalation-sweep.service';
import type { TimelineEntryDto } from '../../../src/issues/dto/issue-timeline.dto';
import { opened, recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { issuesForMp } from '../../factories/escalations';
import { hiddenIssue, reportedIssue } from '../../factories/issues';
import { apiClient } from '../../factories/open311';
import { webhookEndpoint } from '../../factories/webhooks';
import type { Envelope } from '../../support/network/client';
import { send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';

const OFFICE = 'MP, Test parliament';

describe('POST /api/admin/feed/issues/:id/escalate-to-mp', () => {
  let service: TestService;
  let staff: StaffMember;
  let issue: string;
  let [paused, hidden, resolved, vacant]: string[] = [];

  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service, { role: 'reviewer' });
    await webhookEndpoint(service, await apiClient(service), { eventTypes: ['issue.escalated'] });
    issue = await reportedIssue(service);
    [paused, hidden, resolved, vacant] = [
      await reportedIssue(service),
      await reportedIssue(service),
      await reportedIssue(service),
      await reportedIssue(service),
    ];
    await issuesForMp(service, issue, paused, hidden, resolved, vacant);
  });
  afterAll(() => service.stop());

  const escalate = (id: string, body: object = { reason: 'Nobody has answered' }) =>
    staff.api.post<IssueDueDateDto>(`/api/admin/feed/issues/${id}/escalate-to-mp`, body);
  const sql = (text: string, ...values: unknown[]) =>
    service.database.sql<Record<string, string>>(text, values);
  const refused = async (id: string, why: RegExp) => {
    const { status, text } = await escalate(id);
    expect([status, text]).toEqual([409, expect.stringMatching(why)]);
  };

  it('requires a reason', async () => {
    for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(301) }])
      expect((await escalate(issue, body)).status).toBe(400);
    expect((await escalate('iss_nothing')).status).toBe(404);
  });

  it('refuses issues that are not late, not escalated so far, paused, hidden, resolved or without an MP', async () => {
    await refused(await reportedIssue(service), /not late/);
    await sql(
      `insert into sla_pauses (id, issue_id, from_at, until_at, reason, paused_by)
       values ('slp_mp', $1, now() - interval '1 hour', now() + interval '1 day', 'A festival', 'adm_1')`,
      paused,
    );
    await refused(paused!, /paused/);
    await hiddenIssue(service, hidden!);
    await refused(hidden!, /hidden/);
    await staff.api.post(`/api/admin/feed/issues/${resolved}/status`, { status: 'resolved' });
    await refused(resolved!, /not late/);
    await sql('update issues set jurisdiction_id = null where id = $1', vacant);
    await refused(vacant!, /holds the office/);
  });

  it('is like other escalations: public with the office, with a letter, a webhook, an alert and an audit record', async () => {
    const records = await recordedDuring(service, async () => {
      const { status, body, text } = await escalate(issue);
      expect(status).toBe(200);
      expect(body).toMatchObject({ escalationLevel: 4 });
      expect(body.escalations.at(-1)).toMatchObject({ level: 4, office: OFFICE });
      expect(text).not.toContain('Secret');
    });
    expect(records).toMatchObject([
      {
        action: 'issue.escalate_to_mp',
        before: { escalationLevel: 3 },
        after: { escalationLevel: 4, office: OFFICE },
      },
    ]);
    expect(
      await opened(service, await sql('select note from audit_records order by position desc limit 1')),
    ).toEqual([{ note: 'Nobody has answered' }]);
    const timeline = await service.tokenApi.get<Envelope<{ items: TimelineEntryDto[] }>>(
      `/api/issues/${issue}/timeline`,
    );
    expect(timeline.body.data.items.filter(({ type }) => type === 'escalated').at(-1)).toMatchObject({
      office: OFFICE,
      by: 'city',
    });
    const [mail] = await sql('select recipient, body from mails where key = $1', `escalation:${issue}:4`);
    expect(mail).toMatchObject({ recipient: 'mp@city.example' });
    const link = /\/office\?link=\S+/.exec(mail!.body!)![0];
    const page = await send({ method: 'GET', url: service.url + link, headers: { accept: 'text/html' } });
    expect([page.status, page.text]).toEqual([200, expect.stringContaining(OFFICE)]);
    const events = await sql(
      `select payload::jsonb -> 'data' ->> 'level' as level from webhook_events where type = 'issue.escalated'`,
    );
    expect(events).toEqual([{ level: '4' }]);
    const alerts = await sql(
      `select detail from alert_events where issue_id = $1 and type = 'escalated'`,
      issue,
    );
    expect(alerts).toEqual([{ detail: OFFICE }]);
    const feed = await send({ method: 'GET', url: `${service.url}/feeds/mumbai/issue/${issue}.atom` });
    expect(feed.text).toContain(`<title>Escalated to ${OFFICE}</title>`);
    expect(feed.text).toContain('Escalated to level 4');
  });

  it('happens once, and never by the sweep', async () => {
    await refused(issue, /already/);
    await sql(`update issues set next_escalation_at = now() - interval '1 day' where escalation_level = 3`);
    await service.app.get(EscalationSweepService, { strict: false }).sweep();
    expect(await sql('select issue_id as id from issue_escalations where level = 4')).toEqual([
      { id: issue },
    ]);
  });

  it('requires the escalation to the MLA, unless that office is vacant', async () => {
    const early = await reportedIssue(service);
    await issuesForMp(service, early);
    await sql('update issues set escalation_level = 2 where id = $1', early);
    await sql(
      `insert into officials (id, name, designation, city, constituency) values ('off_mla', 'X', 'MLA', 'mumbai', 'Test assembly')`,
    );
    await sql(`update jurisdictions set constituency_assembly = 'Test assembly' where id = 'jur_mp'`);
    await refused(early, /not escalated to MLA, Test assembly yet/);
    await sql(`delete from officials where id = 'off_mla'`);
    expect((await escalate(early)).body).toMatchObject({ escalationLevel: 4 });
  });
});
