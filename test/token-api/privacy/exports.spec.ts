import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import type { SessionDto } from '../../../src/auth/dto/session.dto';
import { DAY_MS } from '../../../src/kernel/time/durations';
import { ExportArchive } from '../../../src/me/exports/export-archive';
import type { ExportDto } from '../../../src/me/exports/exports.dto';
import { ExportsService } from '../../../src/me/exports/exports.service';
import { photo } from '../../factories/files';
import { reportedIssue } from '../../factories/issues';
import { uploadedPhoto } from '../../factories/media';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { runJob } from '../../support/service/run-job';
import { ROOT } from '../../support/source/deployment';
import { startService, type TestService } from '../../support/service/service';
import { thorough } from '../../support/service/thorough';
import { zipEntries } from '../../support/service/zip-entries';

const PATH = '/api/users/me/exports';
const MB = 1024 * 1024;
/** Of 100 MB each: with all tests five gigabytes. */
const VIDEOS = thorough ? 50 : 4;

interface Manifest {
  counts: Record<string, number>;
  files: Array<{ name: string; bytes: number; sha256: string }>;
  missing: string[];
}

describe('an export of all data of a person', () => {
  let service: TestService;
  let asha: TestPerson;
  let count = 0;
  beforeAll(async () => {
    service = await startService();
  });
  beforeEach(async () => {
    asha = await signedIn();
  });
  afterEach(() => service.clock.set());
  afterAll(() => service.stop());

  const idToken = async (email: string) =>
    (await service.tokenApi.post<{ idToken: string }>('/dev/identity', { email, name: 'Asha' })).body.idToken;
  async function signedIn(): Promise<TestPerson> {
    const email = `asha-${++count}@example.org`;
    const { body } = await service.tokenApi.post<Envelope<SessionDto>>('/api/auth/google', {
      idToken: await idToken(email),
    });
    const { accessToken, user } = body.data;
    return { id: user.userId, email, name: 'Asha', accessToken, refreshToken: '' };
  }
  const exports = () => service.app.get(ExportsService, { strict: false });
  const ask = async (body: object, who = asha) =>
    service.tokenApi.as(who).post<Envelope<ExportDto> & ErrorEnvelope>(PATH, body);
  const show = (id: string, who = asha) => service.tokenApi.as(who).get<Envelope<ExportDto>>(`${PATH}/${id}`);
  const download = async (id: string, who = asha) => {
    const headers = { authorization: `Bearer ${who.accessToken}` };
    return fetch(`${service.url}${PATH}/${id}/file`, { headers });
  };
  const stateOf = async (id: string) => (await show(id)).body.data.state;
  const make = () => runJob(service, 'exports');
  async function made(): Promise<string> {
    const { id } = await exports().ask(asha.id, 'en');
    await make();
    return id;
  }
  async function entriesOf(id: string): Promise<{ entries: Map<string, Buffer>; manifest: Manifest }> {
    const entries = await zipEntries(Buffer.from(await (await download(id)).arrayBuffer()));
    return { entries, manifest: JSON.parse(entries.get('manifest.json')!.toString()) as Manifest };
  }

  it('is a ZIP file of lines and files with a manifest, and has nothing of anybody else', async () => {
    const ravi = await person(service, { name: 'Ravi Menon' });
    const issueId = await reportedIssue(service, { by: asha });
    const say = (who: TestPerson, content: string) =>
      service.tokenApi.as(who).post(`/api/issues/${issueId}/messages`, { content });
    await say(asha, 'Words of Asha');
    await say(ravi, 'Words of Ravi');
    const mine = await uploadedPhoto(service, issueId, asha, await photo('jpeg'));
    const theirs = await uploadedPhoto(service, issueId, ravi, await photo('jpeg'));
    await service.tokenApi.get(`/media/${mine}`);
    const asked = await ask({ idToken: await idToken(asha.email), language: 'hi' });
    expect(asked.status).toBe(202);
    const { id } = asked.body.data;
    expect(asked.body.data).toMatchObject({ state: 'queued', done: 0, total: 0, expiresAt: null });
    expect((await download(id)).status).toBe(409);
    expect(await make()).toEqual({ ready: 1 });
    const { state, done, total, sizeBytes } = (await show(id)).body.data;
    expect({ state, isWhole: done === total && total > 0, hasSize: sizeBytes! > 0 }).toEqual({
      state: 'ready',
      isWhole: true,
      hasSize: true,
    });
    const answer = await download(id);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data.zip"');
    const { entries, manifest } = await entriesOf(id);
    expect(entries.get('README.txt')!.toString()).toContain('यह सेवा');
    expect(manifest.missing).toEqual([]);
    for (const { name, bytes, sha256 } of manifest.files) {
      const content = entries.get(name)!;
      expect([name, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([
        name,
        bytes,
        sha256,
      ]);
    }
    expect([...entries.keys()].sort()).toEqual(
      [...manifest.files.map(({ name }) => name), 'manifest.json'].sort(),
    );
    expect(manifest.counts).toMatchObject({ profile: 1, reports: 1, messages: 1, media: 1 });
    expect(invalidIn(entries)).toEqual([]);
    const served = Buffer.from(await (await fetch(`${service.url}/media/${mine}`)).arrayBuffer());
    expect(entries.get(`media/${mine}.jpeg`)).toEqual(served);
    const texts = [...entries]
      .filter(([name]) => !name.startsWith('media/'))
      .map(([, text]) => text.toString());
    expect(texts.join('\n')).toContain('Words of Asha');
    for (const marker of ['Words of Ravi', 'Ravi Menon', ravi.id, ravi.email, theirs])
      expect(texts.join('\n')).not.toContain(marker);
    expect(
      await service.database.sql(`select recipient, language from mails where key = $1`, [`export:${id}`]),
    ).toEqual([{ recipient: asha.email, language: 'hi' }]);
  });

  it('needs a fresh sign-in of the same account', async () => {
    expect((await ask({})).status).toBe(400);
    const token = await idToken(asha.email);
    service.clock.advance(6 * 60_000);
    expect((await ask({ idToken: token })).status).toBe(403);
    expect((await ask({ idToken: await idToken('somebody-else@example.org') })).status).toBe(403);
    expect((await ask({ idToken: await idToken(asha.email), language: 'xx' })).status).toBe(400);
  });

  it('is for its person alone', async () => {
    const [id, ravi] = [await made(), await signedIn()];
    expect((await show(id, ravi)).status).toBe(404);
    expect((await download(id, ravi)).status).toBe(404);
    expect((await service.tokenApi.as(ravi).delete(`${PATH}/${id}`)).status).toBe(404);
    expect((await fetch(`${service.url}${PATH}/${id}/file`)).status).toBe(401);
    expect((await fetch(`${service.url}/media/${id}`)).status).toBe(404);
    expect((await download(id)).status).toBe(200);
  });

  it('can be asked for twice in a week, also if one was removed; one that failed does not count', async () => {
    const [first, second] = [await made(), await made()];
    await service.tokenApi.as(asha).delete(`${PATH}/${first}`);
    const refused = await ask({ idToken: await idToken(asha.email) });
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    await service.database.sql(
      `update data_exports set state = 'failed', ready_at = null, size_bytes = null where id = $1`,
      [second],
    );
    expect((await ask({ idToken: await idToken(asha.email) })).status).toBe(202);
    await make();
  });

  it('is gone once it is removed, and after seven days', async () => {
    const removed = await made();
    expect((await service.tokenApi.as(asha).delete(`${PATH}/${removed}`)).status).toBe(200);
    expect((await show(removed)).status).toBe(404);
    expect((await download(removed)).status).toBe(404);
    const old = await made();
    const kept = async () =>
      (
        await service.database.sql<{ id: string }>('select id from data_exports where user_id = $1', [
          asha.id,
        ])
      ).map(({ id }) => id);
    service.clock.advance(6 * DAY_MS);
    await runJob(service, 'privacy-retention');
    expect(await kept()).toContain(old);
    service.clock.advance(DAY_MS + 1000);
    expect(await runJob(service, 'privacy-retention')).toMatchObject({
      exports: expect.any(Number) as number,
    });
    expect(await kept()).toEqual([]);
  });

  it('is made again if the process ended while it was made, and fails after three attempts', async () => {
    const begun = async (attempts: number) => {
      const { id } = await exports().ask(asha.id, 'en');
      await service.database.sql(
        `update data_exports set state = 'running', attempts = $2, done = 3 where id = $1`,
        [id, attempts],
      );
      return id;
    };
    const once = await begun(1);
    expect(await make()).toEqual({ ready: 1 });
    expect(await make()).toEqual({});
    expect(await stateOf(once)).toBe('ready');
    const often = await begun(3);
    expect(await make()).toEqual({ failed: 1 });
    expect(await stateOf(often)).toBe('failed');
    expect(
      await service.database.sql(`select from mails where key like 'export:%' and recipient = $1`, [
        asha.email,
      ]),
    ).toHaveLength(1);
  });

  it('names a file that is gone from the storage', async () => {
    const issueId = await reportedIssue(service, { by: asha });
    await service.database.sql(
      `insert into media (id, issue_id, type, state, mime_type, size_bytes, added_by, added_at, upload_expires_at, stored_at)
       values ('med_gone', $1, 'image', 'stored', 'image/png', 1, $2, now(), now(), now())`,
      [issueId, asha.id],
    );
    const { manifest } = await entriesOf(await made());
    expect(manifest.missing).toEqual(['media/med_gone.png']);
  });

  it('needs little memory for many large files, and leaves no files behind', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'large-'));
    const path = join(folder, 'video');
    await writeFile(path, '');
    await truncate(path, 100 * MB);
    const used = () => process.memoryUsage().external + process.memoryUsage().arrayBuffers;
    const before = used();
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, used() - before)), 5);
    const foldersBefore = readdirSync(tmpdir()).filter((name) => name.includes('-export-'));
    const size = await ExportArchive.with(async (archive) => {
      for (let n = 0; n < VIDEOS; n++)
        await archive.add({
          kind: 'media',
          value: { id: `med_${n}`, text: 'x'.repeat(1000) },
          file: { name: `media/${n}.mp4`, read: (work) => work(path) },
        });
      return (await archive.end({ schemaVersion: 1, exportedAt: '', userId: asha.id }, 'Read me')).sizeBytes;
    });
    clearInterval(watch);
    await rm(folder, { recursive: true });
    if (thorough) process.stdout.write(`an export of ${VIDEOS * 100} MB: ${Math.round(most / MB)} MB\n`);
    expect(size).toBeGreaterThan(VIDEOS * 100 * MB);
    expect(most).toBeLessThan(64 * MB);
    expect(readdirSync(tmpdir()).filter((name) => name.includes('-export-'))).toEqual(foldersBefore);
  });
});

/** What in the files of an export is not as docs/api/export.schema.json says. */
function invalidIn(entries: ReadonlyMap<string, Buffer>): object[] {
  const ajv = addFormats(new Ajv2020({ allowUnionTypes: true }));
  const schema = readFileSync(join(ROOT, 'docs/api/export.schema.json'), 'utf8');
  ajv.addSchema(JSON.parse(schema) as object, 'export');
  const described = [...entries].filter(([name]) => /^\w+\.(nd)?json$/.test(name));
  expect(described.length).toBeGreaterThan(5);
  return described.flatMap(([name, content]) => {
    const isValid = ajv.getSchema(`export#/$defs/${name.split('.')[0]}`)!;
    const lines = name.endsWith('.ndjson') ? content.toString().trim().split('\n') : [content.toString()];
    return lines.flatMap((line) => (isValid(JSON.parse(line)) ? [] : { name, errors: isValid.errors }));
  });
}
