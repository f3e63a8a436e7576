import { readFile } from 'node:fs/promises';
import { withTemporaryFile } from '../../../src/media';
import { ObjectStorage } from '../../../src/media/storage/object-storage';
import { video } from '../../factories/files';
import { box, mp4 } from '../../factories/videos';
import { DRIVERS, type MediaService, startMediaService } from '../../support/service/media';
import { runJob } from '../../support/service/run-job';

const PLACE = '+12.9716+077.5946/';
const DAY_MS = 86_400_000;
const FILM = mp4({
  tracks: [{ kind: 'vide', name: 'Camera', samples: ['PICTURE-SAMPLE-1'] }],
  inMoov: [box('udta', box('©xyz', PLACE))],
  before: [],
  after: Buffer.alloc(0),
});

describe.each(DRIVERS)('videos that were stored before they were cleaned, in the storage %s', (driver) => {
  let media: MediaService;
  beforeAll(async () => {
    media = await startMediaService(driver);
  });
  beforeEach(() => media.renew());
  afterAll(() => media.stop());

  const storage = () => media.service.app.get(ObjectStorage, { strict: false });
  const stateOf = async (id: string) =>
    (
      await media.service.database.sql<{ cleaned: boolean; tried: boolean }>(
        'select cleaned_at is not null as cleaned, clean_tried_at is not null as tried from media where id = $1',
        [id],
      )
    )[0];
  /** An upload whose bytes were taken: those in an object store are when they are first requested. */
  const uploaded = async (): Promise<string> => {
    const ticket = await media.upload('video/mp4', video('mp4'));
    await media.get(media.here(ticket));
    return ticket.mediaId;
  };
  /** A video as it was stored formerly. */
  const stored = async (bytes: Buffer): Promise<string> => {
    const mediaId = await uploaded();
    await withTemporaryFile(bytes, (file) => storage().keep(mediaId, file, 'video/mp4'));
    await media.service.database.sql('update media set cleaned_at = null where id = $1', [mediaId]);
    return mediaId;
  };
  const bytesOf = (id: string) => storage().withObject(id, (file) => readFile(file));

  it('lose what the camera wrote into them, at the same length', async () => {
    const id = await stored(FILM);
    expect((await bytesOf(id)).includes(PLACE)).toBe(true);
    expect(await runJob(media.service, 'media-sweep')).toMatchObject({ cleaned: 1 });
    const bytes = await bytesOf(id);
    expect([bytes.includes(PLACE), bytes.length]).toEqual([false, FILM.length]);
    expect(await stateOf(id)).toEqual({ cleaned: true, tried: false });
    expect(await runJob(media.service, 'media-sweep')).toMatchObject({ cleaned: 0 });
  });

  it('stay if they cannot be cleaned, and are tried again a day later', async () => {
    const id = await stored(Buffer.from('no video at all'));
    expect(await runJob(media.service, 'media-sweep')).toMatchObject({ cleaned: 0 });
    expect(await stateOf(id)).toEqual({ cleaned: false, tried: true });
    await withTemporaryFile(FILM, (file) => storage().keep(id, file, 'video/mp4'));
    expect(await runJob(media.service, 'media-sweep')).toMatchObject({ cleaned: 0 });
    media.service.clock.advance(DAY_MS + 1000);
    expect(await runJob(media.service, 'media-sweep')).toMatchObject({ cleaned: 1 });
  });

  it('need it no more if they were cleaned at the upload', async () => {
    const mediaId = await uploaded();
    expect(await stateOf(mediaId)).toEqual({ cleaned: true, tried: false });
  });

  it('are deleted with their objects 30 days after city staff redacted them', async () => {
    const id = await stored(FILM);
    await media.service.database.sql('update media set redacted_at = $2 where id = $1', [
      id,
      media.service.clock.now(),
    ]);
    media.service.clock.advance(29 * DAY_MS);
    await runJob(media.service, 'privacy-retention');
    await runJob(media.service, 'media-sweep');
    expect(media.stored()).toContain(id);
    media.service.clock.advance(DAY_MS + 1000);
    await runJob(media.service, 'privacy-retention');
    await runJob(media.service, 'media-sweep');
    expect(media.stored()).not.toContain(id);
  });
});
