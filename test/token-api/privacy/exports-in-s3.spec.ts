import { createHash } from 'node:crypto';
import { readdirSync, truncateSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExportsService } from '../../../src/me';
import { ObjectStorage } from '../../../src/media';
import { reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { type S3Server, startS3 } from '../../support/network/s3';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';
import { thorough } from '../../support/service/thorough';
import { zipEntries } from '../../support/service/zip-entries';

const MB = 1024 * 1024;
const VIDEO_MB = 100;
/** With all tests five gigabytes. */
const VIDEOS = thorough ? 50 : 2;
const MOST_MEMORY_MB = 64;

describe('an export in an S3-compatible store', () => {
  let s3: S3Server;
  let service: TestService;
  beforeAll(async () => {
    s3 = await startS3();
    service = await startService({ settings: s3.settings });
  });
  afterAll(async () => {
    await service.stop();
    await s3.stop();
  });

  const exports = () => service.app.get(ExportsService, { strict: false });
  const storage = () => service.app.get(ObjectStorage, { strict: false });
  const left = () => readdirSync(tmpdir()).filter((name) => /^civic-\d+-(export|media)-/.test(name));

  /** Somebody with stored videos of some bytes. */
  async function withVideos(count: number, bytes: Buffer | number) {
    const by = await person(service);
    const issueId = await reportedIssue(service, { by });
    const folder = await mkdtemp(join(tmpdir(), 'videos-'));
    const path = join(folder, 'video');
    await writeFile(path, typeof bytes === 'number' ? '' : bytes);
    if (typeof bytes === 'number') truncateSync(path, bytes);
    for (let n = 0; n < count; n++) {
      const id = `med_${by.id.slice(4)}${n}`;
      await storage().keep(id, path, 'video/mp4');
      await service.database.sql(
        `insert into media (id, issue_id, type, state, mime_type, size_bytes, added_by, added_at, upload_expires_at, stored_at)
         values ($1, $2, 'video', 'stored', 'video/mp4', 1, $3, now(), now(), now())`,
        [id, issueId, by.id],
      );
    }
    await rm(folder, { recursive: true });
    return by;
  }

  it('is given to its person by a link of the store, with their files, and removed with the export', async () => {
    const bytes = Buffer.from('bytes of a video');
    const asha = await withVideos(2, bytes);
    const { id } = await exports().ask(asha.id, 'en');
    expect(await runJob(service, 'exports')).toEqual({ ready: 1 });
    expect(s3.keys()).toContain(`media-${id}`);
    const headers = { authorization: `Bearer ${asha.accessToken}` };
    const answer = await fetch(`${service.url}/api/users/me/exports/${id}/file`, { headers });
    expect(answer.status).toBe(200);
    const entries = await zipEntries(Buffer.from(await answer.arrayBuffer()));
    const manifest = JSON.parse(entries.get('manifest.json')!.toString()) as {
      files: Array<{ name: string; sha256: string }>;
      missing: string[];
    };
    expect(manifest.missing).toEqual([]);
    const videos = manifest.files.filter(({ name }) => name.startsWith('media/'));
    expect(videos.map(({ sha256 }) => sha256)).toEqual(
      [bytes, bytes].map((each) => createHash('sha256').update(each).digest('hex')),
    );
    for (const { name } of videos) expect(entries.get(name)).toEqual(bytes);
    await exports().remove(asha.id, id);
    expect(s3.keys()).not.toContain(`media-${id}`);
  });

  it('needs little memory for many large files, and leaves no files behind', async () => {
    const before = left();
    const asha = await withVideos(VIDEOS, VIDEO_MB * MB);
    const { id } = await exports().ask(asha.id, 'en');
    const used = () => process.memoryUsage().external + process.memoryUsage().arrayBuffers;
    const base = used();
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, used() - base)), 5);
    expect(await runJob(service, 'exports')).toEqual({ ready: 1 });
    clearInterval(watch);
    if (thorough)
      process.stdout.write(`an export of ${VIDEOS * VIDEO_MB} MB from S3: ${Math.round(most / MB)} MB\n`);
    const { sizeBytes } = await exports().find(asha.id, id);
    expect(Number(sizeBytes)).toBeGreaterThan(VIDEOS * VIDEO_MB * MB);
    expect(most).toBeLessThan(MOST_MEMORY_MB * MB);
    expect(left()).toEqual(before);
    await exports().remove(asha.id, id);
  }, 3_600_000);
});
