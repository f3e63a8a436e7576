import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { person } from '../../factories/people';
import { ResolutionFlow } from '../../support/service/resolution';
import { startService } from '../../support/service/service';

interface Detail {
  status: string;
  activity: Array<{ t: string }>;
  resolution: {
    description: string;
    by: string;
    resolvedAt: string;
    ratedUp: number;
    ratedDown: number;
    reopenRequests: Array<{ id: string; userName: string; reason: string; at: string; status: string }>;
  } | null;
}
interface Notification {
  id: string;
  kind: string;
  title: string;
  targetType: string;
  targetId: string;
  readAt: string | null;
}

describe('requests to reopen and bad ratings in the console', () => {
  let flow: ResolutionFlow;
  let staff: StaffMember;
  beforeAll(async () => {
    flow = new ResolutionFlow(await startService());
    staff = await staffMember(flow.service, { role: 'reviewer' });
  });
  beforeEach(async () => {
    await flow.renew();
    await flow.resolved();
  });
  afterAll(() => flow.service.stop());

  const detail = async () => (await staff.api.get<Detail>(`/api/admin/feed/issues/${flow.issue}`)).body;
  const decide = (requestId: string, action: unknown, issue = flow.issue) =>
    staff.api.post(`/api/admin/feed/issues/${issue}/reopen-requests/${requestId}`, { action });
  const disputed = async (query = '') =>
    (await staff.api.get<Array<{ id: string }>>(`/api/admin/feed/issues?state=disputed${query}`)).body.map(
      ({ id }) => id,
    );
  const notifications = async () =>
    (await staff.api.get<Notification[]>('/api/admin/notifications?unread=true')).body.filter(
      ({ targetId }) => targetId === flow.issue,
    );

  it('are shown with the issue', async () => {
    const id = await flow.requested();
    await flow.rate(flow.stranger, 'down');
    await flow.rate(flow.admin, 'up');
    const iso = expect.stringMatching(/^\d{4}-.*Z$/) as string;
    expect((await detail()).resolution).toEqual({
      description: 'The lamp was replaced',
      by: 'Reporter',
      resolvedAt: iso,
      ratedUp: 1,
      ratedDown: 1,
      reopenRequests: [{ id, userName: 'Stranger', reason: 'It is dark again', at: iso, status: 'pending' }],
    });
  });

  it('reopen the issue once staff approve, which is in the audit log and the history', async () => {
    const id = await flow.requested();
    const recorded = await recordedDuring(flow.service, async () => {
      expect(await decide(id, 'approve')).toMatchObject({
        status: 200,
        body: { issueId: flow.issue, requestId: id, status: 'approved' },
      });
      expect((await decide(id, 'deny')).status).toBe(409);
    });
    expect(recorded).toMatchObject([
      {
        action: 'issue.review_reopen_request',
        target_id: flow.issue,
        actor_id: staff.id,
        before: { request: id, status: 'pending' },
        after: { request: id, status: 'approved' },
      },
    ]);
    const { status, resolution, activity } = await detail();
    expect([status, resolution]).toEqual(['new', null]);
    expect(activity.map(({ t }) => t)).toContain(`Request to reopen approved by ${staff.name}`);
    expect((await flow.detail()).status).toBe('open');
  });

  it('leave the issue resolved once staff deny', async () => {
    const id = await flow.requested();
    expect((await decide(id, 'deny')).body).toMatchObject({ status: 'denied' });
    expect((await detail()).resolution?.reopenRequests).toMatchObject([{ status: 'denied' }]);
    expect((await flow.detail()).status).toBe('resolved');
    expect((await decide(id, 'approve')).status).toBe(409);
  });

  it('are decided once, whoever is first', async () => {
    const id = await flow.requested();
    const answers = await Promise.all([
      decide(id, 'approve'),
      flow.review(flow.reporter, id, 'deny'),
      decide(id, 'deny'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('need a known issue, a request of it and a known action', async () => {
    const id = await flow.requested();
    const { issue } = flow;
    expect((await decide(id, 'approve', 'iss_none')).status).toBe(404);
    expect((await decide('req_none', 'approve')).status).toBe(404);
    await flow.report();
    expect((await decide(id, 'approve')).status).toBe(404);
    for (const action of [undefined, 'reopen', 7]) expect((await decide(id, action, issue)).status).toBe(400);
    expect((await staff.api.get<Detail>(`/api/admin/feed/issues/${issue}`)).body.resolution).toMatchObject({
      reopenRequests: [{ status: 'pending' }],
    });
  });

  it('are a filter of the feed, which combines with the others', async () => {
    const quiet = flow.issue;
    await flow.report();
    await flow.resolved();
    const id = await flow.requested();
    await flow.requested();
    const { title } = await flow.detail();
    expect(await disputed()).toContain(flow.issue);
    expect(await disputed()).not.toContain(quiet);
    expect((await disputed()).filter((each) => each === flow.issue)).toHaveLength(1);
    expect(await disputed(`&q=${encodeURIComponent(title)}`)).toEqual([flow.issue]);
    expect(await disputed(`&before=${flow.issue}`)).not.toContain(flow.issue);
    for (const query of ['&status=new', '&cityId=pune', '&category=Corruption', `&q=${quiet}`])
      expect([query, (await disputed(query)).includes(flow.issue)]).toEqual([query, false]);
    const unknown = await staff.api.get('/api/admin/feed/issues?state=nonsense');
    expect([unknown.status, unknown.body]).toEqual([200, []]);
    await decide(id, 'approve');
    expect(await disputed()).not.toContain(flow.issue);
  });

  it('are notified of, once for an issue until it is read', async () => {
    await flow.requested();
    await flow.requested();
    const title = `Somebody asks to reopen issue ${flow.issue.slice(-6)}`;
    const [first, ...more] = await notifications();
    expect([first, more]).toEqual([
      expect.objectContaining({ kind: 'reopen_request', title, targetType: 'issue', readAt: null }),
      [],
    ]);
    await staff.api.post(`/api/admin/notifications/${first?.id}/read`);
    await flow.requested();
    expect(await notifications()).toHaveLength(1);
  });

  it('are notified of for a bad rating, not for a good or a repeated one', async () => {
    await flow.rate(flow.admin, 'up');
    expect(await notifications()).toEqual([]);
    await flow.rate(flow.stranger, 'down');
    await flow.rate(await person(flow.service), 'down');
    const [first, ...more] = await notifications();
    expect([first?.kind, more]).toEqual(['resolution_rated_down', []]);
    expect(first?.title).toBe(`Somebody says that issue ${flow.issue.slice(-6)} is not fixed`);
    await staff.api.post(`/api/admin/notifications/${first?.id}/read`);
    await flow.rate(flow.stranger, 'down');
    expect(await notifications()).toEqual([]);
    await flow.rate(flow.stranger, 'up');
    await flow.rate(flow.stranger, 'down');
    expect(await notifications()).toHaveLength(1);
  });
});
