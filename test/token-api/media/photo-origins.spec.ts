import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import { ExpiredResolutionsService } from '../../../src/resolution/expired-resolutions.service';
import { cameraPhoto } from '../../factories/files';
import { reportedIssue } from '../../factories/issues';
import { uploadedPhoto } from '../../factories/media';
import { person, type TestPerson } from '../../factories/people';
import { startService, type TestService } from '../../support/service/service';
import { PublicClient } from '../../support/network/public-client';

const CAMERA = { place: { lat: 19.05, lng: 72.83 }, time: '2026:03:01 10:00:59', offset: '+05:30' };
const KNOWN = { taken_at: '2026-03-01T10:00:59+05:30', taken_lat: 19.05, taken_lng: 72.83 };
const UNKNOWN = { taken_at: null, taken_lat: null, taken_lng: null };

describe('where and when a photo was taken', () => {
  let service: TestService;
  let reporter: TestPerson;
  let issue: string;
  beforeAll(async () => {
    service = await startService();
    reporter = await person(service);
  });
  beforeEach(async () => {
    issue = await reportedIssue(service, { by: reporter });
  });
  afterAll(() => service.stop());

  const stored = async (id: string) =>
    (
      await service.database.sql<object>('select taken_at, taken_lat, taken_lng from media where id = $1', [
        id,
      ])
    )[0];

  it('is kept beside the photo, and neither in its file nor in an answer', async () => {
    const id = await uploadedPhoto(service, issue, reporter, await cameraPhoto(CAMERA));
    expect(await stored(id)).toEqual(KNOWN);
    const answer = await service.tokenApi.as(reporter).get<{ data: IssueDto }>(`/api/issues/${issue}`);
    expect(Object.keys(answer.body.data.media[0]!)).toEqual(['mediaId', 'type', 'url', 'addedAt']);
    const file = await new PublicClient(service.url).get(`/media/${id}`);
    expect([file.status, file.text.includes('Exif')]).toEqual([200, false]);
  });

  it('is forgotten when the photo is deleted, and when the issue is closed', async () => {
    const [gone, left] = [
      await uploadedPhoto(service, issue, reporter, await cameraPhoto(CAMERA)),
      await uploadedPhoto(service, issue, reporter, await cameraPhoto({ time: CAMERA.time })),
    ];
    await service.tokenApi.as(reporter).delete(`/api/issues/${issue}/media/${gone}`);
    expect(await stored(gone)).toEqual(UNKNOWN);
    const body = { description: 'The lamp was replaced', mediaIds: [left] };
    await service.tokenApi.as(reporter).post(`/api/issues/${issue}/resolve`, body);
    expect(await stored(left)).toEqual({ ...UNKNOWN, taken_at: '2026-03-01T10:00:59' });
    const later = new Date(service.clock.now().getTime() + 86_400_000);
    await service.app.get(ExpiredResolutionsService, { strict: false }).close(issue, later);
    expect(await stored(left)).toEqual(UNKNOWN);
  });
});
