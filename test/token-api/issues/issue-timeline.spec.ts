import type { IssueTimelineDto } from '../../../src/issues/dto/issue-timeline.dto';
import { ExpiredResolutionsService } from '../../../src/resolution/expired-resolutions.service';
import { addedRecord } from '../../factories/accountability';
import { staffMember } from '../../factories/console';
import { hiddenIssue, reportedIssue } from '../../factories/issues';
import { officialPerson, person, type TestPerson } from '../../factories/people';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

describe('GET /api/issues/:id/timeline', () => {
  let service: TestService;
  let reporter: TestPerson;
  let admin: TestPerson;
  beforeAll(async () => {
    service = await startService();
    reporter = await person(service, { name: 'Asha Secret' });
    admin = await person(service, { role: 'admin', name: 'Meera Secret' });
  });
  afterAll(() => service.stop());

  const timeline = async (id: string, query = '', who?: TestPerson) => {
    const api = who ? service.tokenApi.as(who) : service.tokenApi;
    return api.get<Envelope<IssueTimelineDto> & ErrorEnvelope>(`/api/issues/${id}/timeline${query}`);
  };
  const items = async (id: string) => (await timeline(id)).body.data.items;
  const edit = (id: string, status: string, who = reporter) =>
    service.tokenApi.as(who).patch(`/api/issues/${id}`, { status });
  const bulk = (id: string, status: string) =>
    service.tokenApi
      .as(admin)
      .post('/api/issues/bulk/status', { issueIds: [id], status, note: 'Secret note' });

  it('begins with the report, and has each change of status with the group that made it', async () => {
    const id = await reportedIssue(service, { by: reporter });
    const official = await officialPerson(service, 'Ravi Secret');
    await edit(id, 'in_progress');
    await edit(id, 'open', official);
    await bulk(id, 'resolved');
    const { body, text } = await timeline(id);
    const at = expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/) as string;
    expect(body.data).toEqual({
      count: 4,
      items: [
        { type: 'reported', at, by: 'reporter', status: 'open', feedStatus: 'new' },
        { type: 'status', at, by: 'reporter', status: 'in_progress', feedStatus: 'progress' },
        { type: 'status', at, by: 'city', status: 'open', feedStatus: 'new' },
        { type: 'status', at, by: 'city', status: 'resolved', feedStatus: 'resolved' },
      ],
      nextKey: null,
    });
    expect(text).not.toMatch(/Secret/);
  });

  it('has changes of the feed status by city staff, also without a change of the lifecycle status', async () => {
    const id = await reportedIssue(service, { by: reporter });
    const { api } = await staffMember(service);
    await api.post(`/api/admin/feed/issues/${id}/status`, { status: 'ack', note: 'Secret note' });
    const { body, text } = await timeline(id);
    expect(body.data.items[1]).toMatchObject({
      type: 'status',
      by: 'city',
      status: 'open',
      feedStatus: 'ack',
    });
    expect(text).not.toMatch(/Secret|Desk/);
  });

  it('has the changes made by the service', async () => {
    const id = await reportedIssue(service, { by: reporter });
    await bulk(id, 'resolved');
    const later = new Date(Date.now() + 60_000);
    await service.app.get(ExpiredResolutionsService, { strict: false }).close(id, later);
    expect((await items(id)).at(-1)).toMatchObject({ by: 'service', status: 'closed' });
  });

  it('names the department and the office of an assignment, and no person', async () => {
    const id = await reportedIssue(service, { by: reporter, category: 'road' });
    const assign = (officialId: string, department?: string) =>
      service.tokenApi
        .as(admin)
        .post(`/api/issues/${id}/assign`, { officialId, department, note: 'Secret note' });
    const officer = {
      city: 'mumbai',
      designation: 'Ward Officer',
      name: 'Shri Secret',
      ward: 'H/West',
    } as const;
    await assign(await addedRecord(service, 'officials', officer));
    const mla = { city: 'mumbai', designation: 'MLA', name: 'Shri Secret', constituency: 'Vandre West' };
    await assign(await addedRecord(service, 'officials', mla), 'Roads');
    await assign(admin.id, '');
    const { body, text } = await timeline(id);
    const assigned = { type: 'assigned', at: expect.any(String) as string, by: 'city' };
    expect(body.data.items.slice(1)).toEqual([
      { ...assigned, department: 'Roads and Traffic Department', office: 'Ward Officer, H/West' },
      { ...assigned, department: 'Roads', office: 'MLA, Vandre West' },
      assigned,
    ]);
    expect(text).not.toMatch(/Secret/);
  });

  it('comes in pages, each entry once and in order', async () => {
    const id = await reportedIssue(service, { by: reporter });
    // All at the same time.
    await service.database.sql(
      `with event as (
         insert into issue_status_events (issue_id, from_status, to_status, from_feed_status, to_feed_status, actor_id, surface, at)
         select $1, 'open', 'open', 'new', 'ack', $2, 'token', now() from generate_series(1, 4))
       insert into issue_assignments (issue_id, assignee_id, assignee_name, department, assigned_by, assigned_at)
         select $1, $2, '', 'Number ' || n, $2, now() from generate_series(1, 4) n`,
      [id, admin.id],
    );
    const whole = await items(id);
    expect(whole).toHaveLength(9);
    const walked: object[] = [];
    let lastKey: string | null = '';
    do {
      const { body }: { body: Envelope<IssueTimelineDto> } = await timeline(
        id,
        `?limit=2${lastKey === '' ? '' : `&lastKey=${lastKey}`}`,
      );
      walked.push(...body.data.items);
      lastKey = body.data.nextKey;
    } while (lastKey !== null);
    expect(walked).toEqual(whole);
  });

  it('of a hidden issue is shown only to its reporter and admins', async () => {
    const id = await reportedIssue(service, { by: reporter });
    await hiddenIssue(service, id);
    const other = await person(service);
    const official = await officialPerson(service);
    for (const who of [undefined, other, official]) expect((await timeline(id, '', who)).status).toBe(404);
    for (const who of [reporter, admin]) expect((await timeline(id, '', who)).body.data.count).toBe(1);
  });

  it('answers 404 for an unknown issue, and refuses an invalid limit or a cursor of another issue', async () => {
    expect((await timeline('iss_nothing')).status).toBe(404);
    const [one, two] = [await reportedIssue(service, { by: reporter }), await reportedIssue(service)];
    await edit(one, 'in_progress');
    const { nextKey } = (await timeline(one, '?limit=1')).body.data;
    const refusal = async (id: string, query: string) => {
      const { status, body } = await timeline(id, query);
      return [status, body.error.details?.map(({ field }) => field)];
    };
    expect(await refusal(two, `?lastKey=${nextKey}`)).toEqual([400, ['lastKey']]);
    expect(await refusal(one, '?lastKey=made-up')).toEqual([400, ['lastKey']]);
    for (const limit of ['0', '101', 'x', ''])
      expect(await refusal(one, `?limit=${limit}`)).toEqual([400, ['limit']]);
  });
});
