import { Client } from 'pg';
import { MediaDeletionService } from '../../../src/media/media-deletion.service';
import { MediaSweeperService } from '../../../src/media/media-sweeper.service';
import { MediaQueries } from '../../../src/media/media.queries';
import { ObjectStorage } from '../../../src/media/storage/object-storage';
import { StoredMediaService } from '../../../src/media/stored-media.service';
import { UploadIntakeService } from '../../../src/media/uploads/upload-intake.service';
import { photo } from '../../factories/files';
import { type MediaService, startMediaService } from '../../support/service/media';

const MINUTE_MS = 60_000;
/** More than one batch. */
const MANY = 130;

describe('uploads in concurrent sweeps', () => {
  let media: MediaService;
  beforeAll(async () => {
    media = await startMediaService('disk');
  });
  beforeEach(() => media.renew());
  afterEach(async () => {
    jest.restoreAllMocks();
    await media.service.database.sql('delete from media');
  });
  afterAll(() => media.stop());

  const part = <T>(type: abstract new (...args: never[]) => T) =>
    media.service.app.get<T>(type, { strict: false });
  const sweep = () => part(MediaSweeperService).sweep();
  const idsOf = (calls: ReadonlyArray<readonly [{ mediaId: string }]>) =>
    calls.map(([{ mediaId }]) => mediaId);

  /** Uploads of the issue whose URLs expire the given number of minutes from now, all at the same time. */
  const tickets = async (state: 'awaited' | 'stored', minutes: number): Promise<string[]> => {
    const expiresAt = new Date(media.service.clock.now().getTime() + minutes * MINUTE_MS);
    await media.service.database.sql('update issues set media_count = $2 where id = $1', [media.issue, MANY]);
    const rows = await media.service.database.sql<{ id: string }>(
      `insert into media (id, issue_id, type, state, mime_type, size_bytes, added_by, added_at,
                          upload_expires_at, stored_at)
       select 'med_' || $1 || lpad(n::text, 4, '0'), $2, 'image', $1, 'image/png', 10, $3, now(), $4,
              case when $1 = 'stored' then now() end
         from generate_series(1, ${MANY}) n returning id`,
      [state, media.issue, media.reporter.id, expiresAt],
    );
    return rows.map(({ id }) => id);
  };

  describe('are all processed in one run', () => {
    it('if their bytes are expected', async () => {
      const ids = await tickets('awaited', 10);
      const take = jest.spyOn(part(UploadIntakeService), 'take');
      await sweep();
      expect(idsOf(take.mock.calls)).toEqual(ids);
      await sweep();
      expect(idsOf(take.mock.calls)).toEqual([...ids, ...ids]);
    });

    it('if they are abandoned, even if most cannot be read', async () => {
      const ids = await tickets('awaited', -60);
      const last = ids.at(-1);
      jest
        .spyOn(part(UploadIntakeService), 'take')
        .mockImplementation(({ mediaId }) =>
          mediaId === last ? Promise.resolve(false) : Promise.reject(new Error('the store is away')),
        );
      expect((await sweep()).abandoned).toBe(1);
    });

    it('if they were sent twice, even if most cannot be removed', async () => {
      const ids = await tickets('stored', -60);
      const last = ids.at(-1)!;
      jest
        .spyOn(part(ObjectStorage), 'dropUpload')
        .mockImplementation((id) =>
          id === last ? Promise.resolve() : Promise.reject(new Error('the store is away')),
        );
      await sweep();
      expect(
        await media.service.database.sql('select id from media where upload_dropped_at is not null'),
      ).toEqual([{ id: last }]);
    });
  });

  it('are also stored for the second instance', async () => {
    const ticket = await media.announce('image/png', 10);
    const upload = (await part(MediaQueries).upload(ticket.mediaId))!;
    const mark = () => part(StoredMediaService).mark(ticket.mediaId, {});
    expect(await mark()).toBe(true);
    expect(await mark()).toBe(true);
    // As another instance has read it before.
    expect(upload.state).toBe('awaited');
    expect(await part(UploadIntakeService).take(upload)).toBe(true);
    await part(MediaDeletionService).delete(
      { ...media.reporter, role: 'user' } as never,
      media.issue,
      ticket.mediaId,
    );
    expect(await mark()).toBe(false);
    expect(await part(UploadIntakeService).take(upload)).toBe(false);
  });

  it('are removed from their issue under its lock, and not locked before it', async () => {
    const { mediaId } = await media.upload('image/png', await photo('png'));
    await media.service.database.sql(`update media set state = 'awaited', stored_at = null where id = $1`, [
      mediaId,
    ]);
    const upload = (await part(MediaQueries).upload(mediaId))!;
    const other = new Client({ connectionString: media.service.database.ownerUrl });
    await other.connect();
    try {
      await other.query('begin');
      await other.query('select from issues where id = $1 for update', [media.issue]);
      const abandoned = part(MediaDeletionService).abandon(upload);
      await waits(other);
      const { rowCount } = await other.query('select from media where id = $1 for update nowait', [mediaId]);
      expect(rowCount).toBe(1);
      await other.query('commit');
      await abandoned;
    } finally {
      await other.end();
    }
    expect(await media.mediaCount()).toBe(0);
  });

  /** Resolves once a client waits for a lock. */
  async function waits(client: Client): Promise<void> {
    for (;;) {
      const { rowCount } = await client.query(
        `select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())
         union all select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (rowCount) return;
    }
  }
});
