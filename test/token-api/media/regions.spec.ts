import sharp from 'sharp';
import { MediaSweeperService } from '../../../src/media/media-sweeper.service';
import { ObjectStorage } from '../../../src/media/storage/object-storage';
import { StorageUnavailable } from '../../../src/media/storage/storage-unavailable';
import { staffMember } from '../../factories/console';
import { scene, video } from '../../factories/files';
import { apiClient } from '../../factories/open311';
import { webhookEndpoint } from '../../factories/webhooks';
import type { ErrorEnvelope } from '../../support/network/client';
import { DRIVERS, type MediaService, startMediaService } from '../../support/service/media';

const REGION = { x: 0.25, y: 0.25, width: 0.5, height: 0.25 };
/** What a lossy encoding adds to one colour. */
const NOISE = 3;
/** Beside its edges, a smaller picture mixes the region with what is around it. */
const EDGE_PX = 4;
const TYPES = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

/** The greatest difference between two pixels within the region, by channel. */
async function spreadIn(bytes: Buffer, { x, y, width, height } = REGION): Promise<number> {
  const size = await sharp(bytes).metadata();
  const part = await sharp(bytes)
    .extract({
      left: Math.ceil(x * size.width) + EDGE_PX,
      top: Math.ceil(y * size.height) + EDGE_PX,
      width: Math.floor(width * size.width) - 2 * EDGE_PX,
      height: Math.floor(height * size.height) - 2 * EDGE_PX,
    })
    .removeAlpha()
    .png()
    .toBuffer();
  const { channels } = await sharp(part).stats();
  return Math.max(...channels.map(({ min, max }) => max - min));
}

describe.each(DRIVERS)('parts of photos that are covered, in the storage %s', (driver) => {
  let media: MediaService;
  beforeAll(async () => {
    media = await startMediaService(driver);
    await webhookEndpoint(media.service, await apiClient(media.service), { eventTypes: ['issue.redacted'] });
  });
  beforeEach(() => media.renew());
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => media.stop());

  const cover = (mediaId: string, regions: unknown = [REGION], who = media.reporter) =>
    media.api(who).post<ErrorEnvelope>(media.path(`/${mediaId}/regions`), { regions });
  const hashOf = async (mediaId: string) => {
    const sql = 'select picture_hash::text as hash from media where id = $1';
    return (await media.service.database.sql<{ hash: string }>(sql, [mediaId]))[0]?.hash;
  };

  it.each(['jpeg', 'png', 'webp'] as const)(
    'have no pixel of the original in a %s, in its thumbnails and in the store',
    async (format) => {
      const ticket = await media.upload(TYPES[format], await scene(3, format));
      const queries = ['', '?w=160', '?w=640'];
      const before = await Promise.all(queries.map((query) => media.get(media.here(ticket, query))));
      expect(await spreadIn(before[0]!.bytes)).toBeGreaterThan(60);
      const [hash, objects] = [await hashOf(ticket.mediaId), media.stored()];
      const updated = (await media.detail()).updatedAt;
      media.service.clock.advance(1000);
      expect((await cover(ticket.mediaId)).status).toBe(200);
      for (const [index, query] of queries.entries()) {
        const after = await media.get(media.here(ticket, query));
        expect(after.status).toBe(200);
        expect(await spreadIn(after.bytes)).toBeLessThanOrEqual(NOISE);
        if (driver === 'disk') expect(after.headers.get('etag')).not.toBe(before[index]!.headers.get('etag'));
      }
      const of = (names: string[]) => names.filter((name) => name.includes(ticket.mediaId));
      expect(of(media.stored()).filter((name) => of(objects).includes(name))).toEqual([]);
      expect(await hashOf(ticket.mediaId)).not.toBe(hash);
      expect((await media.detail()).updatedAt > updated).toBe(true);
      const sql = `select from webhook_events where type = 'issue.redacted' and issue_id = $1`;
      expect(await media.service.database.sql(sql, [media.issue])).toHaveLength(1);
    },
  );

  it('leave the rest of the photo as it was, and are covered again', async () => {
    const ticket = await media.upload('image/png', await scene(3, 'png'));
    const before = await media.get(media.here(ticket));
    await cover(ticket.mediaId);
    await cover(ticket.mediaId, [{ x: 0, y: 0, width: 0.1, height: 0.1 }]);
    const after = await media.get(media.here(ticket));
    const rest = { left: 0, top: 450, width: 800, height: 150 };
    const pixels = (bytes: Buffer) => sharp(bytes).extract(rest).removeAlpha().raw().toBuffer();
    expect((await pixels(after.bytes)).equals(await pixels(before.bytes))).toBe(true);
    expect(media.stored().filter((name) => name.includes(ticket.mediaId))).toHaveLength(1);
  });

  it('lose the object of before by the job if the storage failed', async () => {
    const ticket = await media.upload('image/png', await scene(3, 'png'));
    const storage = media.service.app.get(ObjectStorage, { strict: false });
    jest.spyOn(storage, 'remove').mockRejectedValueOnce(new StorageUnavailable(new Error('gone')));
    expect((await cover(ticket.mediaId)).status).toBe(200);
    expect(media.stored()).toContain(ticket.mediaId);
    await media.service.app.get(MediaSweeperService, { strict: false }).sweep();
    expect(media.stored()).not.toContain(ticket.mediaId);
    const sql = 'select stale_keys from media where id = $1';
    expect(await media.service.database.sql(sql, [ticket.mediaId])).toEqual([{ stale_keys: [] }]);
  });

  it('are covered by who added the photo, the reporter, admins and city staff, and by nobody else', async () => {
    const ticket = await media.upload('image/png', await scene(3, 'png'));
    await media.service.database.sql('update media set added_by = $2 where id = $1', [
      ticket.mediaId,
      media.stranger.id,
    ]);
    for (const who of [media.stranger, media.reporter, media.admin])
      expect((await cover(ticket.mediaId, [REGION], who)).status).toBe(200);
    await media.service.database.sql('update media set added_by = $2 where id = $1', [
      ticket.mediaId,
      media.reporter.id,
    ]);
    expect((await cover(ticket.mediaId, [REGION], media.stranger)).status).toBe(403);
    const staff = await staffMember(media.service);
    const path = `/api/admin/feed/issues/${media.issue}/media/${ticket.mediaId}/regions`;
    expect((await staff.api.post(path, { regions: [REGION] })).status).toBe(200);
    const sql = `select after from audit_records where action = 'issue.cover_media' and target_id = $1`;
    expect(await media.service.database.sql(sql, [media.issue])).toEqual([
      { after: { mediaId: ticket.mediaId, regions: 1 } },
    ]);
  });

  it.each([
    ['none', [], 'regions'],
    ['too many', Array.from({ length: 51 }, () => REGION), 'regions'],
    ['one without sides', [{ x: 0, y: 0, width: 0, height: 1 }], 'regions.0.width'],
    ['one beyond the picture', [{ ...REGION, x: 1.5 }], 'regions.0.x'],
    ['a text', ['x'], 'regions.0'],
  ])('are not %s', async (_, regions, field) => {
    const ticket = await media.upload('image/png', await scene(3, 'png'));
    const { status, body } = await cover(ticket.mediaId, regions);
    expect([status, body.error.details?.[0]?.field]).toEqual([400, field]);
  });

  it('are not those of a video, of another issue, or of nothing', async () => {
    const film = await media.upload('video/mp4', video('mp4'));
    expect((await cover(film.mediaId)).status).toBe(409);
    expect((await cover('med_unknown')).status).toBe(404);
    const ticket = await media.upload('image/png', await scene(3, 'png'));
    await media.renew();
    expect((await cover(ticket.mediaId)).status).toBe(404);
  });
});
