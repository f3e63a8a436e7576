import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import type { AddedMediaDto } from '../../../src/media/dto/media.dto';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { attachedPost } from '../../factories/media';
import { person, type TestPerson } from '../../factories/people';
import { sentFiles } from '../../factories/staff-acts';
import { randomBy, streetScene } from '../../factories/street-scenes';
import type { Envelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

const NONE = { traffic: false, infrastructure: false, hygiene: false, healthcare: false, systemic: false };
const MESSAGE = 'must name a photo of the repair, which this category needs';

describe('a category whose repairs need a photo', () => {
  let service: TestService;
  let asha: StaffMember;
  let reporter: TestPerson;
  let issue: string;
  beforeAll(async () => {
    service = await startService();
    asha = await staffMember(service, { role: 'super_admin' });
    reporter = await person(service);
  });
  beforeEach(async () => {
    issue = await reportedIssue(service, { by: reporter, category: 'road' });
    await needed(true);
  });
  afterAll(() => service.stop());

  const needed = (road: boolean) => asha.api.put('/api/admin/config', { photoNeeded: { road } });
  const resolve = (body: object) =>
    asha.api.post(`/api/admin/feed/issues/${issue}/resolve`, { note: 'The road was mended', ...body });
  const status = async () =>
    (await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${issue}`)).body.data.status;

  it('is set in the configuration, which is recorded', async () => {
    await needed(false);
    const records = await recordedDuring(service, async () => {
      const { status: answer, body } = await asha.api.put<object>('/api/admin/config', {
        photoNeeded: { road: true },
      });
      expect([answer, body]).toEqual([
        200,
        expect.objectContaining({ photoNeeded: { ...NONE, road: true } }),
      ]);
    });
    expect(records).toMatchObject([
      {
        action: 'config.update',
        before: { photoNeeded: { ...NONE, road: false } },
        after: { photoNeeded: { ...NONE, road: true } },
      },
    ]);
    const { body } = await asha.api.get<object>('/api/admin/config');
    expect(body).toMatchObject({ photoNeeded: { ...NONE, road: true } });
  });

  it('is resolved as repaired only with a photo, and without a repair also without', async () => {
    const records = await recordedDuring(service, async () => {
      const refused = await resolve({ outcome: 'repaired' });
      expect([refused.status, refused.text.includes(MESSAGE)]).toEqual([400, true]);
    });
    expect([records, await status()]).toEqual([[], 'open']);
    expect((await resolve({ outcome: 'not_repaired', reason: 'not_found' })).status).toBe(200);
  });

  it('is named as such by the report and by the preview of acts on many issues', async () => {
    const report = () => asha.api.get<{ photoNeeded: boolean }>(`/api/admin/feed/issues/${issue}/report`);
    const preview = async (value: string) =>
      (
        await asha.api.post('/api/admin/queue/acts', {
          cityId: 'mumbai',
          issueIds: [issue],
          act: 'status',
          value,
          dryRun: true,
        })
      ).body;
    const reason = `mediaIds ${MESSAGE}`;
    expect(await preview('resolved')).toEqual({ total: 1, would: 0, refused: [{ issueId: issue, reason }] });
    expect(await preview('ack')).toEqual({ total: 1, would: 1, refused: [] });
    expect((await report()).body.photoNeeded).toBe(true);
    await needed(false);
    expect(await preview('resolved')).toEqual({ total: 1, would: 1, refused: [] });
    expect((await report()).body.photoNeeded).toBe(false);
  });

  it('takes a photo of the issue', async () => {
    const path = `/api/admin/feed/issues/${issue}/media`;
    const added = await sentFiles<AddedMediaDto[]>(service, asha, path, [await streetScene(randomBy(3))]);
    expect((await resolve({ outcome: 'repaired', mediaIds: [added.body[0]!.mediaId] })).status).toBe(200);
  });

  it('is resolved without one by no other route', async () => {
    const byStatus = await asha.api.post(`/api/admin/feed/issues/${issue}/status`, { status: 'resolved' });
    expect([byStatus.status, byStatus.text.includes(MESSAGE)]).toEqual([400, true]);
    const acts = await asha.api.post<{ results: object[] }>('/api/admin/queue/acts', {
      cityId: 'mumbai',
      issueIds: [issue],
      act: 'status',
      value: 'resolved',
    });
    expect(acts.body.results).toMatchObject([{ issueId: issue, done: false }]);
    const mediaIds = [await attachedPost(service, issue, reporter)];
    const body = { description: 'The road was mended', mediaIds };
    const byToken = await service.tokenApi.as(reporter).post(`/api/issues/${issue}/resolve`, body);
    expect([byToken.status, byToken.text.includes(MESSAGE)]).toEqual([400, true]);
    const admin = service.tokenApi.as(await person(service, { role: 'admin' }));
    const bulk = { issueIds: [issue], status: 'resolved' };
    const answer = await admin.post<Envelope<object>>('/api/issues/bulk/status', bulk);
    expect([answer.status, answer.text.includes('VALIDATION_ERROR')]).toEqual([200, true]);
    expect(await status()).toBe('open');
  });

  it('leaves issues of other categories as they are', async () => {
    issue = await reportedIssue(service, { by: reporter, category: 'hygiene' });
    expect((await resolve({ outcome: 'repaired' })).status).toBe(200);
  });
});
