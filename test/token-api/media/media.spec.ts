import { MediaInspector } from '../../../src/media/media-inspector';
import { MediaSweeperService } from '../../../src/media/media-sweeper.service';
import type { AddedMediaDto } from '../../../src/media/dto/media.dto';
import { Jobs } from '../../../src/platform/jobs/jobs';
import { photo, video } from '../../factories/files';
import { reportedIssue } from '../../factories/issues';
import { officialPerson, person } from '../../factories/people';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { DRIVERS, type MediaService, startMediaService } from '../../support/service/media';

const POST = { type: 'microblog', url: 'https://social.example/@asha/123' };

describe.each(DRIVERS)('media kept on %s', (driver) => {
  let media: MediaService;

  beforeAll(async () => {
    media = await startMediaService(driver);
  });
  beforeEach(() => media.renew());
  afterAll(() => media.stop());

  describe('POST /api/issues/:id/media of a post', () => {
    it('attaches a reference', async () => {
      const { status, body } = await media
        .api(media.stranger)
        .post<Envelope<AddedMediaDto>>(media.path(), POST);
      expect(status).toBe(201);
      expect(body.data).toEqual({
        mediaId: expect.stringMatching(/^med_/) as string,
        type: 'microblog',
        url: POST.url,
        addedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      });
      expect((await media.detail()).media).toEqual([body.data]);
      expect(await media.mediaCount()).toBe(1);
    });

    it.each([
      [{}, 'type'],
      [{ type: 'other' }, 'type'],
      [{ type: 'microblog' }, 'url'],
      [{ type: 'microblog', url: 'no url' }, 'url'],
      [{ type: 'microblog', url: 'javascript:alert(1)' }, 'url'],
      [{ type: 'microblog', url: `https://x.example/${'x'.repeat(2000)}` }, 'url'],
      [{ type: 'upload', mimeType: 'image/png', fileName: 'a.png' }, 'fileSize'],
      [{ type: 'upload', fileName: 'a.png', fileSize: 10 }, 'mimeType'],
      [{ type: 'upload', mimeType: 'image/svg+xml', fileName: 'a.svg', fileSize: 10 }, 'mimeType'],
      [{ type: 'upload', mimeType: 'text/html', fileName: 'a.html', fileSize: 10 }, 'mimeType'],
      [{ type: 'upload', mimeType: 'image/png', fileName: '', fileSize: 10 }, 'fileName'],
      [{ type: 'upload', mimeType: 'image/png', fileName: 'a', fileSize: 0 }, 'fileSize'],
      [{ type: 'upload', mimeType: 'image/png', fileName: 'a', fileSize: 1.5 }, 'fileSize'],
      [{ type: 'upload', mimeType: 'image/png', fileName: 'a', fileSize: '10' }, 'fileSize'],
      [{ type: 'upload', mimeType: 'image/png', fileName: 'a', fileSize: 10 * 1024 * 1024 + 1 }, 'fileSize'],
      [{ type: 'upload', mimeType: 'video/mp4', fileName: 'a', fileSize: 100 * 1024 * 1024 + 1 }, 'fileSize'],
    ])('refuses %j', async (body, field) => {
      const answer = await media.api(media.reporter).post<ErrorEnvelope>(media.path(), body);
      expect([answer.status, answer.body.error.code, answer.body.error.details?.[0]?.field]).toEqual([
        400,
        'VALIDATION_ERROR',
        field,
      ]);
      expect(await media.mediaCount()).toBe(0);
    });

    it('refuses callers without a token, viewers, and an unknown or hidden issue', async () => {
      const viewer = await person(media.service, { role: 'viewer' });
      expect((await media.api().post(media.path(), POST)).status).toBe(401);
      expect((await media.api(viewer).post(media.path(), POST)).status).toBe(403);
      expect((await media.api(media.reporter).post('/api/issues/iss_unknown/media', POST)).status).toBe(404);
      await media.service.database.sql('update issues set hidden = true, withheld = true where id = $1', [
        media.issue,
      ]);
      expect((await media.api(media.stranger).post(media.path(), POST)).status).toBe(404);
    });

    it('accepts ten items and refuses the eleventh, also in concurrent requests', async () => {
      const answers = await Promise.all(
        Array.from({ length: 14 }, () => media.api(media.reporter).post(media.path(), POST)),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array<number>(10).fill(201), ...Array<number>(4).fill(409)]);
      expect([await media.mediaCount(), (await media.detail()).media.length]).toEqual([10, 10]);
    });

    it('attaches once however often it is repeated with its Idempotency-Key, with the same status', async () => {
      const keyed = media.api(media.reporter).with({ 'idempotency-key': `once-${media.issue}` });
      const body = { type: 'upload', mimeType: 'image/png', fileName: 'a.png', fileSize: 10 };
      const answers = [await keyed.post(media.path(), body), await keyed.post(media.path(), body)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[1]?.body).toEqual(answers[0]?.body);
      expect(await media.mediaCount()).toBe(1);
    });
  });

  describe('DELETE /api/issues/:id/media/:mediaId', () => {
    it.each(['the reporter', 'an admin'])('by %s removes the item and its objects', async (who) => {
      const ticket = await media.upload('image/png', await photo('png'));
      await media.get(media.here(ticket, '?w=160'));
      expect(media.stored().filter((name) => name.includes(ticket.mediaId))).toHaveLength(2);
      const { status, body } = await media
        .api(who === 'an admin' ? media.admin : media.reporter)
        .delete(media.path(`/${ticket.mediaId}`));
      expect([status, body]).toEqual([
        200,
        { success: true, data: { mediaId: ticket.mediaId, deleted: true } },
      ]);
      expect((await media.get(media.here(ticket))).status).toBe(404);
      expect([(await media.detail()).media, await media.mediaCount()]).toEqual([[], 0]);
      await media.gone(ticket.mediaId);
    });

    it('of a reference removes the reference', async () => {
      const { body } = await media.api(media.reporter).post<Envelope<AddedMediaDto>>(media.path(), POST);
      expect((await media.api(media.reporter).delete(media.path(`/${body.data.mediaId}`))).status).toBe(200);
      expect((await media.detail()).media).toEqual([]);
    });

    it('refuses everyone else, including who added it, and answers 404 for a missing item', async () => {
      const { body } = await media.api(media.stranger).post<Envelope<AddedMediaDto>>(media.path(), POST);
      const { mediaId } = body.data;
      for (const who of [media.stranger, await officialPerson(media.service)]) {
        expect((await media.api(who).delete(media.path(`/${mediaId}`))).status).toBe(403);
      }
      expect((await media.api().delete(media.path(`/${mediaId}`))).status).toBe(401);
      expect((await media.api(media.reporter).delete(media.path('/med_unknown'))).status).toBe(404);
      const elsewhere = await reportedIssue(media.service, { by: media.reporter });
      expect(
        (await media.api(media.reporter).delete(`/api/issues/${elsewhere}/media/${mediaId}`)).status,
      ).toBe(404);
      expect((await media.api(media.reporter).delete(media.path(`/${mediaId}`))).status).toBe(200);
      expect((await media.api(media.reporter).delete(media.path(`/${mediaId}`))).status).toBe(404);
      expect(await media.mediaCount()).toBe(0);
    });
  });

  describe('the sweep', () => {
    const sweep = () => media.service.app.get(MediaSweeperService, { strict: false }).sweep();

    it('removes uploads that never arrived from their issue, and stored objects of deleted ones', async () => {
      await media.announce('image/png', 10);
      const kept = await media.upload('image/png', await photo('png'));
      await media.get(media.here(kept));
      media.service.clock.advance(36 * 60_000);
      expect((await sweep()).abandoned).toBeGreaterThan(0);
      expect((await media.detail()).media.map(({ mediaId }) => mediaId)).toEqual([kept.mediaId]);
      expect(await media.mediaCount()).toBe(1);
      // A purge that was interrupted.
      await media.service.database.sql('update media set purged_at = null where deleted_at is not null');
      expect((await sweep()).purged).toBeGreaterThan(0);
      expect(
        await media.service.database.sql(
          `select from media where type <> 'microblog' and deleted_at is not null and purged_at is null`,
        ),
      ).toEqual([]);
    });

    it('leaves uploads it cannot read to the next run', async () => {
      const ticket = await media.announce('video/mp4', 5000);
      const inspector = media.service.app.get(MediaInspector, { strict: false });
      const broken = jest.spyOn(inspector, 'cleanVideo').mockRejectedValue(new Error('the disk failed'));
      // On disk an upload is processed when it arrives.
      const { status } = await media.put(ticket.uploadUrl, video('mp4'), 'video/mp4');
      expect(status).toBe(driver === 'disk' ? 500 : 200);
      media.service.clock.advance(36 * 60_000);
      await sweep();
      expect(broken).toHaveBeenCalledTimes(driver === 'disk' ? 2 : 1);
      broken.mockRestore();
      await sweep();
      expect((await media.get(media.here(ticket))).status).toBe(200);
    });

    if (driver === 's3') {
      it('processes uploads that were not requested yet', async () => {
        const ticket = await media.upload('image/png', await photo('png'));
        expect((await sweep()).taken).toBe(1);
        const keys = media.stored().filter((key) => key.includes(ticket.mediaId));
        expect(keys).toEqual([ticket.mediaId]);
      });
    }

    it('runs on one of several instances, and returns its result', async () => {
      const jobs = media.service.app.get(Jobs, { strict: false });
      const runs = await Promise.all([
        jobs.run('media-sweep'),
        jobs.run('media-sweep'),
        jobs.run('media-sweep'),
      ]);
      expect(runs.filter((outcome) => outcome !== undefined)).toHaveLength(1);
      const [row] = await media.service.database.sql(`select runs::int, failures::int, outcome from jobs`);
      expect(row).toMatchObject({ runs: 1, failures: 0, outcome: { abandoned: 0 } });
    });
  });

  it('has counters equal to its rows', async () => {
    const { items, drift } = await media.counters();
    expect(items).toBeGreaterThan(0);
    expect(drift).toEqual([]);
  });
});
