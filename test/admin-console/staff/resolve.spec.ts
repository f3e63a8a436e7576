import type { ResolvedIssueDto } from '../../../src/admin-console/staff/resolve.dto';
import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import { ExpiredResolutionsService } from '../../../src/resolution/expired-resolutions.service';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { hiddenIssue, reportedIssue } from '../../factories/issues';
import { attachedPost } from '../../factories/media';
import { officialPerson, person } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const DAY_MS = 86_400_000;
const NOTE = 'Looked at on site';

describe('resolving an issue as city staff', () => {
  let service: TestService;
  let asha: StaffMember;
  let issue: string;
  let officeId: string;
  beforeAll(async () => {
    service = await startService();
    asha = await staffMember(service);
    officeId = (await officialPerson(service)).officialId;
  });
  beforeEach(async () => {
    issue = await reportedIssue(service);
  });
  afterAll(() => service.stop());

  const resolved = (body: object, { id = issue, by = asha } = {}) =>
    by.api.post<ResolvedIssueDto>(`/api/admin/feed/issues/${id}/resolve`, body);
  const not = (reason: string, more: object = {}) => ({
    outcome: 'not_repaired',
    reason,
    note: NOTE,
    ...more,
  });
  const shown = async (id = issue) =>
    (await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${id}`)).body.data;
  const later = () => new Date(service.clock.now().getTime() + DAY_MS).toISOString();

  it('as repaired has a note, photos of the issue and no reason', async () => {
    const reporter = await person(service);
    issue = await reportedIssue(service, { by: reporter });
    const mediaId = await attachedPost(service, issue, reporter);
    const records = await recordedDuring(service, async () => {
      const { status, body } = await resolved({
        outcome: 'repaired',
        note: 'The lamp was replaced',
        mediaIds: [mediaId, mediaId],
      });
      expect([status, body.issueId, body.status]).toEqual([200, issue, 'resolved']);
      expect(body.resolution).toMatchObject({
        description: 'The lamp was replaced',
        mediaIds: [mediaId],
        resolvedBy: { name: 'City desk', role: 'admin' },
      });
    });
    expect(await shown()).toMatchObject({ status: 'resolved', outcomeReason: null });
    expect(records).toMatchObject([
      {
        action: 'issue.resolve',
        target_id: issue,
        actor_id: asha.id,
        before: { status: 'new', lifecycle: 'open' },
        after: { status: 'resolved', lifecycle: 'resolved', outcome: 'repaired', mediaIds: [mediaId] },
      },
    ]);
  });

  it('with each reason shows it in public, with what it needs', async () => {
    const other = await reportedIssue(service);
    const until = later();
    const needs = {
      not_ours: { officeId },
      not_found: {},
      duplicate: { duplicateOf: other },
      planned: { until },
      not_permitted: {},
      private_property: {},
      other: {},
    };
    for (const [reason, more] of Object.entries(needs)) {
      const id = await reportedIssue(service);
      expect([reason, (await resolved(not(reason, more), { id })).status]).toEqual([reason, 200]);
      const outcomeReason = { reason, text: NOTE, ...more };
      expect(await shown(id)).toMatchObject({ status: 'resolved', outcomeReason });
      const open = await service.publicApi.get<object>(`/api/issues/${id}`);
      expect([open.status, open.body]).toEqual([200, expect.objectContaining({ outcomeReason })]);
    }
  });

  it('is shown in Open311, its data, its feeds and on the site', async () => {
    await resolved(not('planned', { until: later() }));
    const reader = new PublicClient(service.url);
    const [request] = JSON.parse(
      (await reader.get(`/open311/mumbai/v2/requests/${issue}.json?extensions=true`)).text,
    ) as Array<{ status: string; extended_attributes: object; notes: Array<{ description: string }> }>;
    expect(request).toMatchObject({
      status: 'closed',
      extended_attributes: { outcome_reason: { reason: 'planned', text: NOTE } },
    });
    expect(request!.notes.at(-1)!.description).toBe('Resolved without a repair');
    const rows = (await reader.get('/data/mumbai/issues.ndjson')).text.split('\n').filter(Boolean);
    const row = rows.map((line) => JSON.parse(line) as { id: string }).find(({ id }) => id === issue);
    expect(row).toMatchObject({ status: 'resolved', outcome_reason: 'planned' });
    expect((await reader.get(`/feeds/mumbai/issues/${issue}.atom`)).text).toContain(
      'Resolved without a repair',
    );
    expect((await reader.get(`/mumbai/issues/${issue}`)).text).toContain(
      'Not repaired yet: the work is planned',
    );
  });

  it.each<[string, object, string[]]>([
    ['nothing', {}, ['outcome', 'note']],
    ['no reason', { outcome: 'not_repaired', note: NOTE }, ['reason']],
    ['an unknown reason', not('lazy'), ['reason']],
    ['a reason for a repair', { outcome: 'repaired', reason: 'other', note: NOTE }, ['reason']],
    ['a blank note', { outcome: 'repaired', note: '  ' }, ['note']],
    ['another office, which is not named', not('not_ours'), ['officeId']],
    ['an unknown office', not('not_ours', { officeId: 'off_unknown' }), ['officeId']],
    ['a duplicate of nothing', not('duplicate'), ['duplicateOf']],
    ['a duplicate of an unknown issue', not('duplicate', { duplicateOf: 'iss_unknown' }), ['duplicateOf']],
    ['a plan without a date', not('planned'), ['until']],
    ['a plan for the past', not('planned', { until: '2020-01-01T00:00:00Z' }), ['until']],
    ['a plan for no date', not('planned', { until: 'soon' }), ['until']],
    [
      'what belongs to other reasons',
      not('not_found', { until: '2099-01-01T00:00:00Z', officeId: 'off_1', duplicateOf: 'iss_1' }),
      ['until', 'officeId', 'duplicateOf'],
    ],
    [
      'several things that are unknown',
      not('not_ours', { officeId: 'off_unknown', mediaIds: ['med_1'] }),
      ['officeId', 'mediaIds.0'],
    ],
  ])('is refused with %s, naming the fields, and nothing moves', async (_, body, fields) => {
    const records = await recordedDuring(service, async () => {
      const answer = await resolved(body);
      expect(answer.status).toBe(400);
      for (const field of fields) expect(answer.text).toContain(field);
    });
    expect(records).toEqual([]);
    expect(await shown()).toMatchObject({ status: 'open', outcomeReason: null });
  });

  it('is refused with photos of another issue, itself as the first one, and an issue that is hidden', async () => {
    const reporter = await person(service);
    const other = await reportedIssue(service, { by: reporter });
    const mediaId = await attachedPost(service, other, reporter);
    expect((await resolved({ outcome: 'repaired', note: NOTE, mediaIds: [mediaId] })).status).toBe(400);
    expect((await resolved(not('duplicate', { duplicateOf: issue }))).status).toBe(400);
    await hiddenIssue(service, other);
    expect((await resolved(not('duplicate', { duplicateOf: other }))).status).toBe(400);
    expect((await resolved({ outcome: 'repaired', note: NOTE }, { id: 'iss_unknown' })).status).toBe(404);
    expect((await shown()).status).toBe('open');
  });

  it('is done by one of two accounts at once, and refused for what is resolved or closed', async () => {
    const ravi = await staffMember(service);
    const answers = await Promise.all([
      resolved({ outcome: 'repaired', note: NOTE }),
      resolved(not('not_found'), { by: ravi }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const reason = answers[0].status === 200 ? null : { reason: 'not_found', text: NOTE };
    expect((await shown()).outcomeReason).toEqual(reason);
    const expired = service.app.get(ExpiredResolutionsService, { strict: false });
    await expired.close(issue, new Date(service.clock.now().getTime() + DAY_MS));
    expect(await shown()).toMatchObject({ status: 'closed', outcomeReason: reason });
    expect((await resolved({ outcome: 'repaired', note: NOTE })).status).toBe(409);
  });

  it('without a repair is over when the issue is reopened', async () => {
    await resolved(not('not_found'));
    await asha.api.post(`/api/admin/feed/issues/${issue}/status`, { status: 'progress' });
    expect(await shown()).toMatchObject({ status: 'in_progress', outcomeReason: null });
    await resolved({ outcome: 'repaired', note: NOTE });
    expect((await shown()).outcomeReason).toBeNull();
  });
});
