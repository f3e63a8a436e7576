import { CityQueries } from '../../../src/accountability';
import { ViewReportMailsService } from '../../../src/admin-console/staff/reports/view-report-mails.service';
import type { QueuePageDto } from '../../../src/admin-console/staff/queue/queue.dto';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { unitOf } from '../../factories/staff-acts';
import { type SmtpCatcher, startSmtp } from '../../support/network/smtp';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';

/** A Sunday evening, and the next Mondays, in India. */
const SUNDAY = new Date('2027-03-07T14:30:00Z');
const BEFORE_EIGHT = new Date('2027-03-08T02:29:00Z');
const MONDAY = new Date('2027-03-08T02:30:50Z');
const TUESDAY = new Date('2027-03-09T02:30:50Z');
const NEXT_MONDAY = new Date('2027-03-15T02:30:50Z');

describe('weekly reports of views', () => {
  let service: TestService;
  let smtp: SmtpCatcher;
  let asha: StaffMember;
  beforeAll(async () => {
    smtp = await startSmtp();
    service = await startService({ settings: { SMTP_URL: smtp.url } });
  });
  beforeEach(async () => {
    service.clock.set(SUNDAY);
    asha = await staffMember(service);
  });
  afterAll(async () => {
    await service.stop();
    await smtp.stop();
  });

  const path = (view: string) => `/api/admin/views/${view}/report`;
  const set = (view: string, accountIds: unknown, cityId = 'pune') =>
    asha.api.put<{ accountIds: string[] }>(path(view), { cityId, accountIds });
  const mails = (to: StaffMember) =>
    service.database.sql<{ subject: string; body: string }>(
      'select subject, body from mails where recipient = $1 order by created_at, id',
      [to.email],
    );

  it('are set for accounts that see the view, with an audit record, and shown', async () => {
    const other = await staffMember(service);
    expect((await asha.api.get(`${path('viw_late')}?cityId=pune`)).body).toEqual({ accountIds: [] });
    const records = await recordedDuring(service, async () => {
      const { status, body } = await set('viw_late', [asha.id, other.id]);
      expect([status, body]).toEqual([200, { accountIds: [asha.id, other.id].sort() }]);
      await set('viw_late', [other.id, asha.id]);
    });
    expect(records).toMatchObject([{ action: 'staff.set_view_report', target_id: 'viw_late' }]);
    expect((await asha.api.get(`${path('viw_late')}?cityId=delhi`)).body).toEqual({ accountIds: [] });
    expect((await set('viw_late', ['adm_unknown'])).text).toContain('accountIds.0');
    expect((await set('viw_late', 'all')).text).toContain('accountIds');
    expect((await set('viw_unknown', [])).status).toBe(404);
    const own = { cityId: 'pune', name: 'My roads', filters: { category: ['road'] } };
    const { body: view } = await asha.api.post<{ id: string }>('/api/admin/views', own);
    expect((await set(view.id, [asha.id, other.id])).text).toContain('accountIds.1');
    expect((await other.api.get(`${path(view.id)}?cityId=pune`)).status).toBe(404);
  });

  it('come on Monday at 08:00, once, with what the view has at that moment', async () => {
    const unit = await unitOf(service, [asha.id], { city: 'chennai' });
    for (const title of ['A lamp that is dark', 'A pothole at the school', 'A drain that is open']) {
      const id = await reportedIssue(service, { city: 'chennai', title });
      await asha.api.post(`/api/admin/feed/issues/${id}/assign`, { unitId: unit });
      if (title.startsWith('A lamp'))
        await service.database.sql('update issues set due_at = $2 where id = $1', [
          id,
          new Date(MONDAY.getTime() - 3_600_000),
        ]);
    }
    await reportedIssue(service, { city: 'chennai', title: 'An issue of nobody' });
    const other = await staffMember(service);
    await set('viw_unit', [asha.id, other.id], 'chennai');
    const { body: queue } = await asha.api.get<QueuePageDto>('/api/admin/queue?cityId=chennai&view=viw_unit');
    service.clock.set(BEFORE_EIGHT);
    await runJob(service, 'view-reports');
    expect(await mails(asha)).toEqual([]);
    service.clock.set(MONDAY);
    const cities = await service.app.get(CityQueries, { strict: false }).byName();
    const reports = service.app.get(ViewReportMailsService, { strict: false });
    await Promise.all(
      [1, 2, 3].map(async () => {
        for (const city of cities) await reports.write(city);
      }),
    );
    service.clock.set(TUESDAY);
    await runJob(service, 'view-reports');
    expect(queue.count).toBe(3);
    expect((await mails(asha)).map(({ subject }) => subject)).toEqual(['My unit: 3 issues, 1 issue late']);
    const body = (await mails(asha))[0]?.body;
    expect(body).toMatch(/Late, the longest first:\n[0-9a-z]{6} A lamp that is dark\n\n/);
    expect(body).toContain('/console/queue?city=chennai&holder=my-units&sort=due');
    expect(body).not.toMatch(/pothole|nobody/);
    // The same view has nothing for somebody without a unit.
    expect((await mails(other)).map(({ subject }) => subject)).toEqual(['My unit: 0 issues, 0 issues late']);
    service.clock.set(NEXT_MONDAY);
    await runJob(service, 'view-reports');
    expect(await mails(asha)).toHaveLength(2);
  });

  it('end with the account, the view, and when they are not wanted any more', async () => {
    const [gone, left] = [await staffMember(service), await staffMember(service)];
    const shared = { cityId: 'delhi', name: 'Roads', scope: 'city', filters: { category: ['road'] } };
    const { body: view } = await asha.api.post<{ id: string }>('/api/admin/views', shared);
    await set(view.id, [asha.id], 'delhi');
    await set('viw_late', [gone.id, left.id], 'delhi');
    await set('viw_late', [gone.id], 'delhi');
    await asha.api.delete(`/api/admin/views/${view.id}`);
    await service.database.sql('update console_accounts set active = false where id = $1', [gone.id]);
    service.clock.set(MONDAY);
    await runJob(service, 'view-reports');
    expect([await mails(asha), await mails(gone), await mails(left)]).toEqual([[], [], []]);
    expect(
      await service.database.sql('select from staff_view_reports where view_id = $1', [view.id]),
    ).toEqual([]);
  });
});
