import type { NoteDto, StaffFileDto } from '../../../src/admin-console/staff/notes.dto';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { photo } from '../../factories/files';
import { reportedIssue } from '../../factories/issues';
import { filesOfNote, sentFiles, writtenNote } from '../../factories/staff-acts';
import { send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';

const PDF = Buffer.from('%PDF-1.7\nsomething that only a reader of PDFs understands');
const DAY_MS = 86_400_000;

describe('files of notes', () => {
  let service: TestService;
  let asha: StaffMember;
  let issue: string;
  beforeAll(async () => {
    service = await startService();
  });
  beforeEach(async () => {
    asha = await staffMember(service);
    issue = await reportedIssue(service);
  });
  afterEach(() => service.clock.set());
  afterAll(() => service.stop());

  const path = () => `/api/admin/feed/issues/${issue}/files`;
  const open = (url: string, cookie = asha.cookie) =>
    send({ method: 'GET', url: service.url + url, headers: { cookie } });

  it('are stored, photos without what the camera wrote, and belong to the note that names them', async () => {
    const sent = [await photo('jpeg'), PDF];
    const records = await recordedDuring(service, async () => {
      const files = await filesOfNote(service, asha, issue, sent);
      expect(files.map(({ type }) => type)).toEqual(['image/jpeg', 'application/pdf']);
      const fileIds = files.map(({ fileId }) => fileId);
      const note = await writtenNote(asha, issue, 'See the photo', { fileIds });
      expect(note.files).toEqual(files);
    });
    expect(records.map(({ action }) => action)).toEqual(['issue.add_files', 'issue.note']);
    const [image, pdf] = (
      await service.database.sql<{ id: string }>(
        'select id from staff_files where issue_id = $1 order by id',
        [issue],
      )
    ).map(({ id }) => `${path()}/${id}`);
    const shown = await open(image!);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(shown.headers['cache-control']).toBe('private, no-store');
    expect(shown.text).not.toContain('a secret author');
    const saved = await open(pdf!);
    expect(saved.headers['content-disposition']).toMatch(/^attachment; filename="fil_\w+\.pdf"$/);
    expect(saved.text).toBe(PDF.toString());
  });

  it('open by a session alone: not without one, not at /media, and not at another issue', async () => {
    const [file] = await filesOfNote(service, asha, issue, [PDF]);
    expect((await open(file!.url, '')).status).toBe(401);
    expect((await send({ method: 'GET', url: `${service.url}/media/${file!.fileId}` })).status).toBe(404);
    const other = await reportedIssue(service);
    expect((await open(file!.url.replace(issue, other))).status).toBe(404);
    expect((await open(file!.url.replace(file!.fileId, 'fil_unknown'))).status).toBe(404);
  });

  it('are refused all together for one that is no photo or PDF, for none, and for more than five', async () => {
    const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
    for (const files of [[PDF, Buffer.from('<svg/>')], [gif], [], Array.from({ length: 6 }, () => PDF)]) {
      const answer = await sentFiles<{ message: string[] }>(service, asha, path(), files);
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([
        400,
        expect.stringMatching(/file|Content-Type/) as string,
      ]);
    }
    const large = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]);
    expect((await sentFiles(service, asha, path(), [large])).status).toBe(413);
    expect(await service.database.sql('select from staff_files where issue_id = $1', [issue])).toEqual([]);
    expect((await sentFiles(service, asha, path().replace(issue, 'iss_unknown'), [PDF])).status).toBe(404);
  });

  it('belong to one note of their sender about their issue, which takes five at most', async () => {
    const files = await filesOfNote(service, asha, issue, [PDF, PDF, PDF]);
    const fileIds = files.map(({ fileId }) => fileId);
    const ravi = await staffMember(service);
    const note = (by: StaffMember, id: string, ids: string[]) =>
      by.api.post<NoteDto>(`/api/admin/feed/issues/${id}/notes`, { text: 'x', fileIds: ids });
    expect((await note(ravi, issue, fileIds)).status).toBe(400);
    expect((await note(asha, await reportedIssue(service), fileIds)).status).toBe(400);
    const { body } = await note(asha, issue, fileIds);
    expect((await note(asha, issue, [fileIds[0]!])).status).toBe(400);
    const further = (await filesOfNote(service, asha, issue, [PDF, PDF, PDF])).map(({ fileId }) => fileId);
    const correct = (ids: string[]) =>
      asha.api.patch<NoteDto>(`/api/admin/feed/issues/${issue}/notes/${body.id}`, {
        text: 'y',
        fileIds: ids,
      });
    expect((await correct([fileIds[0]!, ...further])).status).toBe(400);
    const corrected = await correct([fileIds[0]!, ...further.slice(0, 2)]);
    expect(corrected.body.files.map((file: StaffFileDto) => file.fileId)).toEqual([
      ...fileIds,
      ...further.slice(0, 2),
    ]);
  });

  it('that no note took for a day are removed when their sender sends others', async () => {
    const [old, used] = await filesOfNote(service, asha, issue, [PDF, PDF]);
    await writtenNote(asha, issue, 'x', { fileIds: [used!.fileId] });
    service.clock.advance(DAY_MS + 1000);
    const again = await staffMember(service);
    await service.database.sql('update staff_files set added_by = $1 where issue_id = $2', [again.id, issue]);
    const [fresh] = await filesOfNote(service, again, issue, [PDF]);
    expect((await open(old!.url, again.cookie)).status).toBe(404);
    for (const { url } of [used!, fresh!]) expect((await open(url, again.cookie)).status).toBe(200);
  });
});
