import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import type { AddedMediaDto } from '../../../src/media/dto/media.dto';
import { Config } from '../../../src/platform/config/config';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { photo } from '../../factories/files';
import { hiddenIssue, reportedIssue } from '../../factories/issues';
import { sentFiles } from '../../factories/staff-acts';
import type { Envelope } from '../../support/network/client';
import { send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';

describe('photos of city staff', () => {
  let service: TestService;
  let asha: StaffMember;
  let issue: string;
  beforeAll(async () => {
    service = await startService();
    asha = await staffMember(service);
  });
  beforeEach(async () => {
    issue = await reportedIssue(service);
  });
  afterAll(() => service.stop());

  const path = (id = issue) => `/api/admin/feed/issues/${id}/media`;
  const added = (files: readonly Buffer[], id = issue) =>
    sentFiles<AddedMediaDto[]>(service, asha, path(id), files);
  const shown = async () =>
    (await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${issue}`)).body.data.media;

  it('are media of the issue, in their order and without what the camera wrote, with one audit record', async () => {
    let items: AddedMediaDto[] = [];
    const records = await recordedDuring(service, async () => {
      const answer = await added([await photo('jpeg'), await photo('png'), await photo('webp')]);
      expect(answer.status).toBe(201);
      items = answer.body;
    });
    expect(await shown()).toEqual(items);
    expect(items.map(({ type }) => type)).toEqual(['image', 'image', 'image']);
    expect(records).toMatchObject([
      { action: 'issue.add_photos', target_id: issue, after: { media: items.map((each) => each.mediaId) } },
    ]);
    const file = await send({ method: 'GET', url: `${service.url}/media/${items[0]!.mediaId}` });
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(file.text).not.toContain('a secret author');
  });

  it('are refused together, and each part that is no photo is named', async () => {
    const refused = await added([await photo('jpeg'), Buffer.from('%PDF-1.7'), Buffer.from('<svg/>')]);
    expect(refused.status).toBe(400);
    for (const field of ['file.1', 'file.2']) expect(refused.text).toContain(field);
    expect(refused.text).not.toContain('file.0');
    expect((await added([])).status).toBe(400);
    const one = await photo('jpeg', { width: 20, height: 20 });
    expect((await added(Array.from({ length: 11 }, () => one))).status).toBe(400);
    expect((await added([Buffer.concat([one, Buffer.alloc(10 * 1024 * 1024)])])).status).toBe(413);
    expect((await added([one], 'iss_unknown')).status).toBe(404);
    expect(await shown()).toEqual([]);
  });

  it('are ten with the others at most, also if two accounts send at once', async () => {
    const one = await photo('jpeg', { width: 20, height: 20 });
    const six = Array.from({ length: 6 }, () => one);
    const answers = await Promise.all([added(six), added(six)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await shown()).toHaveLength(6);
    expect((await added(six.slice(0, 4))).status).toBe(201);
    expect((await added([one])).status).toBe(409);
  });

  it('are added to a hidden issue, which shows them to nobody', async () => {
    await hiddenIssue(service, issue);
    const [item] = (await added([await photo('jpeg')])).body;
    expect((await send({ method: 'GET', url: `${service.url}/media/${item!.mediaId}` })).status).toBe(404);
    await hiddenIssue(service, issue, false);
    expect((await shown()).map(({ mediaId }) => mediaId)).toEqual([item!.mediaId]);
  });

  it('wait for the storage if it fails, and are taken back if too many wait', async () => {
    const folder = join(service.app.get(Config).settings.DATA_DIR, 'media');
    const one = await photo('jpeg', { width: 20, height: 20 });
    renameSync(folder, `${folder}-away`);
    writeFileSync(folder, '');
    try {
      expect((await added([one])).status).toBe(201);
      await service.database.sql(
        `insert into waiting_pictures (media_id, issue_id, added_by, bytes, next_try_at, created_at)
         select 'med_' || n, issue_id, added_by, decode(repeat('00', 20 * 1024 * 1024), 'hex'), 'infinity', created_at
           from waiting_pictures, generate_series(1, 5) n`,
      );
      const records = await recordedDuring(service, async () =>
        expect((await added([one])).status).toBe(503),
      );
      expect(records.map(({ before, after }) => [before !== null, after])).toEqual([
        [false, { media: [expect.any(String)] }],
        [true, { media: [] }],
      ]);
      expect(await shown()).toHaveLength(1);
    } finally {
      rmSync(folder);
      renameSync(`${folder}-away`, folder);
    }
  });
});
