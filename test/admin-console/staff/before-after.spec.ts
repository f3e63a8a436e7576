import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import type { AddedMediaDto } from '../../../src/media/dto/media.dto';
import type { PublicIssueDto } from '../../../src/public-read/issues/public-issue.dto';
import { staffMember, type StaffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { attachedPost, uploadedPhoto } from '../../factories/media';
import { person, type TestPerson } from '../../factories/people';
import { sentFiles } from '../../factories/staff-acts';
import { randomBy, streetScene } from '../../factories/street-scenes';
import type { Envelope } from '../../support/network/client';
import { PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

describe('photos of a repair', () => {
  let service: TestService;
  let asha: StaffMember;
  let reporter: TestPerson;
  let issue: string;
  beforeAll(async () => {
    service = await startService();
    asha = await staffMember(service);
    reporter = await person(service);
  });
  beforeEach(async () => {
    issue = await reportedIssue(service, { by: reporter });
  });
  afterAll(() => service.stop());

  const random = randomBy(815);
  const small = () => streetScene(random);
  const added = async (count: number) => {
    const files = await Promise.all(Array.from({ length: count }, small));
    const path = `/api/admin/feed/issues/${issue}/media`;
    const { status, body } = await sentFiles<AddedMediaDto[]>(service, asha, path, files);
    expect(status).toBe(201);
    return body;
  };
  const resolved = async (mediaIds: string[], outcome: object = { outcome: 'repaired' }) => {
    const body = { note: 'Looked at on site', mediaIds, ...outcome };
    const { status } = await asha.api.post(`/api/admin/feed/issues/${issue}/resolve`, body);
    expect(status).toBe(200);
  };
  const shown = async () =>
    (await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${issue}`)).body.data;

  it('are shown beside the oldest other photo, in the order of the resolution, on every API', async () => {
    await attachedPost(service, issue, reporter);
    const first = await uploadedPhoto(service, issue, reporter, await small());
    await uploadedPhoto(service, issue, reporter, await small());
    const [one, two] = (await added(2)) as [AddedMediaDto, AddedMediaDto];
    expect((await shown()).beforeAfter).toEqual([]);
    await resolved([two.mediaId, one.mediaId]);
    const { media, beforeAfter } = await shown();
    const before = media.find(({ mediaId }) => mediaId === first);
    expect(beforeAfter).toEqual([
      { before, after: two, flags: [] },
      { before, after: one, flags: [] },
    ]);
    const open = await service.publicApi.get<PublicIssueDto>(`/api/issues/${issue}`);
    expect(open.body.beforeAfter).toEqual(beforeAfter);
    const reader = new PublicClient(service.url);
    const path = `/open311/mumbai/v2/requests/${issue}.json?extensions=true`;
    const [request] = JSON.parse((await reader.get(path)).text) as [{ extended_attributes: object }];
    expect(request.extended_attributes).toMatchObject({
      before_after: [two, one].map(({ url }) => ({ before_url: before!.url, after_url: url, flags: [] })),
    });
  });

  it('stand alone without a photo of the report, and go with their redaction', async () => {
    const [after] = await added(1);
    await resolved([after!.mediaId]);
    expect((await shown()).beforeAfter).toEqual([{ before: null, after, flags: [] }]);
    await asha.api.post(`/api/admin/feed/issues/${issue}/redact-media`, { index: 0, redacted: true });
    expect((await shown()).beforeAfter).toEqual([]);
  });

  it('are none of an issue that was not repaired, or was reopened', async () => {
    const [after] = await added(1);
    await resolved([after!.mediaId], { outcome: 'not_repaired', reason: 'not_found' });
    expect((await shown()).beforeAfter).toEqual([]);
    await asha.api.post(`/api/admin/feed/issues/${issue}/status`, { status: 'progress' });
    await resolved([after!.mediaId]);
    expect((await shown()).beforeAfter).toHaveLength(1);
    await asha.api.post(`/api/admin/feed/issues/${issue}/status`, { status: 'progress' });
    expect((await shown()).beforeAfter).toEqual([]);
  });
});
