import sharp from 'sharp';
import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import type { AddedMediaDto } from '../../../src/media/dto/media.dto';
import type { PublicIssueDto } from '../../../src/public-read/issues/public-issue.dto';
import { staffMember, type StaffMember } from '../../factories/console';
import { type Camera, cameraPhoto } from '../../factories/files';
import { reportedIssue } from '../../factories/issues';
import { uploadedPhoto } from '../../factories/media';
import { person, type TestPerson } from '../../factories/people';
import { sentFiles } from '../../factories/staff-acts';
import { randomBy, streetScene } from '../../factories/street-scenes';
import type { Envelope } from '../../support/network/client';
import { PublicClient } from '../../support/network/public-client';
import { partsNear } from '../../../src/resolution/after-photos/hash-parts';
import { statementText } from '../../../src/platform/database/statement';
import { startService, type TestService } from '../../support/service/service';

const PLACE = { lat: 19.0544, lng: 72.8324 };
/** 150 metres north of it. */
const FAR = { lat: PLACE.lat + 150 / 111_200, lng: PLACE.lng };
const NEAR = { lat: PLACE.lat + 90 / 111_200, lng: PLACE.lng };
const LONG_AGO = '2020:01:01 00:00:00';

describe('what is wrong with a photo of a repair', () => {
  let service: TestService;
  let asha: StaffMember;
  let reporter: TestPerson;
  let issue: string;
  const random = randomBy(4711);
  const newScene = () => streetScene(random);
  beforeAll(async () => {
    service = await startService();
    asha = await staffMember(service);
    reporter = await person(service);
  });
  beforeEach(async () => {
    issue = await placedIssue();
  });
  afterAll(() => service.stop());

  const placedIssue = async () => {
    const id = await reportedIssue(service, { by: reporter });
    await service.database.sql(`update issues set lat = $2, lng = $3, address = 'Hill Road' where id = $1`, [
      id,
      PLACE.lat,
      PLACE.lng,
    ]);
    return id;
  };
  const added = async (files: readonly Buffer[], id = issue) => {
    const path = `/api/admin/feed/issues/${id}/media`;
    const { status, body } = await sentFiles<AddedMediaDto[]>(service, asha, path, files);
    expect(status).toBe(201);
    return body.map(({ mediaId }) => mediaId);
  };
  const resolve = async (mediaIds: readonly string[], id = issue) => {
    const body = { outcome: 'repaired', note: 'The lamp was replaced', mediaIds };
    expect((await asha.api.post(`/api/admin/feed/issues/${id}/resolve`, body)).status).toBe(200);
  };
  const resolvedWith = async (files: readonly Buffer[], id = issue) => resolve(await added(files, id), id);
  const shown = async (id = issue) =>
    (await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${id}`)).body.data.beforeAfter;
  const flags = async (id = issue) => (await shown(id)).map((pair) => pair.flags);
  const taken = async (camera: Camera, format?: 'jpeg' | 'png' | 'webp') =>
    cameraPhoto(camera, format, await newScene());

  it('stands in the first read after resolving, on every API', async () => {
    await resolvedWith([await taken({ place: FAR, time: LONG_AGO })]);
    const expected = ['far', 'before_report'];
    expect(await flags()).toEqual([expected]);
    const open = await service.publicApi.get<PublicIssueDto>(`/api/issues/${issue}`);
    expect(open.body.beforeAfter).toMatchObject([{ flags: expected }]);
    const path = `/open311/mumbai/v2/requests/${issue}.json?extensions=true`;
    const [request] = JSON.parse((await new PublicClient(service.url).get(path)).text) as [object];
    expect(request).toMatchObject({ extended_attributes: { before_after: [{ flags: expected }] } });
  });

  it('is nothing for photos taken there after the report, and for what no camera says', async () => {
    const later = new Date(service.clock.now().getTime() + 60_000).toISOString();
    const time = later.slice(0, 19).replaceAll('-', ':').replace('T', ' ');
    const files = [
      await taken({ place: NEAR, time, offset: '+00:00' }),
      await taken({ place: PLACE }, 'png'),
      await taken({}, 'webp'),
    ];
    await resolvedWith(files);
    expect(await flags()).toEqual([[], [], []]);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('is found in a %s', async (format) => {
    await resolvedWith([await taken({ place: FAR }, format), await taken({ time: LONG_AGO }, format)]);
    expect(await flags()).toEqual([['far'], ['before_report']]);
  });

  it('is the photo of another issue, also a changed copy, and none of the same issue', async () => {
    const photo = await newScene();
    const copy = await sharp(photo)
      .resize(320)
      .modulate({ brightness: 1.1 })
      .jpeg({ quality: 60 })
      .toBuffer();
    await resolvedWith([photo, copy]);
    expect(await flags()).toEqual([[], []]);
    const other = await placedIssue();
    await resolvedWith([await newScene(), copy], other);
    expect(await flags(other)).toEqual([[], ['reused']]);
    expect(await flags()).toEqual([[], []]);
  });

  it('is also the photo of an issue that was reopened', async () => {
    const photo = await newScene();
    await resolvedWith([photo]);
    await asha.api.post(`/api/admin/feed/issues/${issue}/status`, { status: 'progress' });
    const other = await placedIssue();
    await resolvedWith([photo], other);
    expect(await flags(other)).toEqual([['reused']]);
  });

  it('is found by one of two issues that are resolved at the same time with one photo', async () => {
    const [photo, other] = [await newScene(), await placedIssue()];
    const [[mine], [theirs]] = [await added([photo]), await added([photo], other)];
    await Promise.all([resolve([mine!]), resolve([theirs!], other)]);
    expect([...(await flags()), ...(await flags(other))].flat()).toEqual(['reused']);
  });

  it('is no photo of a report, and none of a resolution without a repair', async () => {
    const photo = await newScene();
    await added([photo]);
    const unrepaired = await placedIssue();
    const mediaIds = await added([photo], unrepaired);
    const body = { outcome: 'not_repaired', reason: 'not_found', note: 'Nothing was there', mediaIds };
    await asha.api.post(`/api/admin/feed/issues/${unrepaired}/resolve`, body);
    const other = await placedIssue();
    await resolvedWith([photo], other);
    expect(await flags(other)).toEqual([[]]);
  });

  it('is found for a reporter, too', async () => {
    const photo = await cameraPhoto({ place: FAR }, 'jpeg', await newScene());
    const mediaId = await uploadedPhoto(service, issue, reporter, photo);
    const body = { description: 'The lamp was replaced', mediaIds: [mediaId] };
    const answer = await service.tokenApi.as(reporter).post(`/api/issues/${issue}/resolve`, body);
    expect(answer.status).toBe(201);
    expect(await flags()).toEqual([['far']]);
  });

  it('is looked for by an index, however many photos there are', async () => {
    await added([await newScene()]);
    const hash = '01'.repeat(32);
    await service.database.sql(
      `insert into issue_resolutions
         (issue_id, description, media_ids, resolver_id, resolver_name, resolver_role, resolved_at, dropped_at)
       select $1, 'As one of many', '{}', 'usr_1', 'Asha', 'admin', now(), now() from generate_series(1, 20000)`,
      [issue],
    );
    await service.database.sql(
      `insert into after_photos (media_id, resolution_id, issue_id, hash_parts)
       select (select id from media limit 1), id, issue_id, array[id, 65536 + id, 131072 + id, 196608 + id]
         from issue_resolutions where description = 'As one of many'`,
    );
    await service.database.sql('analyze after_photos');
    const plan = await service.database.sql<{ 'QUERY PLAN': string }>(
      `explain ${statementText('resolution.same-photo')}`,
      [partsNear(hash), hash, issue],
    );
    expect(JSON.stringify(plan)).toContain('after_photos_parts_idx');
  });
});
