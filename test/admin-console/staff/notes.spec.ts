import type { NotificationDto } from '../../../src/admin-console/notifications/notifications.dto';
import type { NoteDto } from '../../../src/admin-console/staff/notes.dto';
import { FeedActionsService } from '../../../src/admin-console/feed/feed-actions.service';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { hiddenIssue, reportedIssue } from '../../factories/issues';
import { unitOf, writtenNote } from '../../factories/staff-acts';
import { startService, type TestService } from '../../support/service/service';

const MINUTE_MS = 60_000;

describe('notes of city staff', () => {
  let service: TestService;
  let asha: StaffMember;
  let ravi: StaffMember;
  let issue: string;
  beforeAll(async () => {
    service = await startService();
  });
  beforeEach(async () => {
    asha = await staffMember(service);
    ravi = await staffMember(service, { role: 'reviewer' });
    issue = await reportedIssue(service);
  });
  afterEach(() => service.clock.set());
  afterAll(() => service.stop());

  const path = (rest = '', id = issue) => `/api/admin/feed/issues/${id}/notes${rest}`;
  const toldOf = async (who: StaffMember) =>
    (await who.api.get<NotificationDto[]>('/api/admin/notifications')).body
      .filter(({ targetId, targetType }) => targetId === issue && targetType === 'issue')
      .map(({ kind }) => kind);
  const textsOf = async (id: string) =>
    (
      await service.database.sql<{ text: string }>(
        'select text from staff_notes where id = $1 or corrects = $1 order by at, id',
        [id],
      )
    ).map(({ text }) => text);

  describe('POST /api/admin/feed/issues/:id/notes', () => {
    it('writes a note with its author, time and mentions; the audit record has none of its words', async () => {
      const unit = await unitOf(service, [ravi.id]);
      const body = { text: 'The lamp\nbelongs to the port', mentions: [ravi.id, unit, ravi.id] };
      let written: NoteDto | undefined;
      const records = await recordedDuring(service, async () => {
        const answer = await asha.api.post<NoteDto>(path(), body);
        expect(answer.status).toBe(201);
        written = answer.body;
      });
      expect(written).toEqual({
        id: expect.stringMatching(/^nte_/) as string,
        text: 'The lamp\nbelongs to the port',
        author: { id: asha.id, name: asha.name },
        at: expect.any(String) as string,
        editedAt: null,
        mentions: [ravi.id, unit],
        files: [],
      });
      expect(records).toMatchObject([
        {
          action: 'issue.note',
          target_kind: 'issue',
          target_id: issue,
          actor_id: asha.id,
          before: null,
          after: { noteId: written?.id, mentions: [ravi.id, unit] },
        },
      ]);
      expect(JSON.stringify(records)).not.toContain('port');
    });

    it('tells each mentioned account and active member once, but not the author', async () => {
      const mira = await staffMember(service);
      const gone = await staffMember(service);
      await service.database.sql('update console_accounts set active = false where id = $1', [gone.id]);
      const unit = await unitOf(service, [asha.id, ravi.id, mira.id, gone.id]);
      await writtenNote(asha, issue, 'The lamp belongs to the port', { mentions: [ravi.id, unit] });
      expect(await toldOf(ravi)).toEqual(['issue_mentioned']);
      expect(await toldOf(mira)).toEqual(['issue_mentioned']);
      expect(await toldOf(asha)).toEqual([]);
      const rows = await service.database.sql<{ title: string; account_id: string }>(
        'select title, account_id from notifications where target_id = $1',
        [issue],
      );
      expect(rows.map(({ account_id }) => account_id).sort()).toEqual([ravi.id, mira.id].sort());
      expect(rows[0]!.title).toContain(`${asha.name} mentioned you`);
      expect(JSON.stringify(rows)).not.toContain('port');
    });

    it('takes notes about hidden and closed issues', async () => {
      await hiddenIssue(service, issue);
      await writtenNote(asha, issue, 'Hidden for a reason');
      const closed = await reportedIssue(service);
      await service.database.sql(`update issues set status = 'closed' where id = $1`, [closed]);
      expect((await writtenNote(asha, closed, 'Closed for a reason')).text).toBe('Closed for a reason');
    });

    it.each([
      [{}, 'text'],
      [{ text: '' }, 'text'],
      [{ text: 'x'.repeat(5001) }, 'text'],
      [{ text: 7 }, 'text'],
      [{ text: 'x', mentions: 'all' }, 'mentions'],
      [{ text: 'x', mentions: ['adm_unknown'] }, 'mentions.0'],
      [{ text: 'x', mentions: Array.from({ length: 21 }, (_, at) => `adm_${at}`) }, 'mentions'],
      [{ text: 'x', fileIds: ['fil_unknown'] }, 'fileIds'],
      [{ text: 'x', fileIds: [7] }, 'fileIds.0'],
    ])('refuses %j for its %s, and writes nothing', async (body, field) => {
      const records = await recordedDuring(service, async () => {
        const answer = await asha.api.post<{ message: string[] }>(path(), body);
        expect(answer.status).toBe(400);
        expect(answer.body.message.join()).toContain(field);
      });
      expect(records).toEqual([]);
      expect(await service.database.sql('select from staff_notes where issue_id = $1', [issue])).toEqual([]);
    });

    it('accepts 5000 characters, and mentions no account that is not active', async () => {
      expect((await writtenNote(asha, issue, 'ಕ'.repeat(5000))).text).toHaveLength(5000);
      await service.database.sql('update console_accounts set active = false where id = $1', [ravi.id]);
      expect((await asha.api.post(path(), { text: 'x', mentions: [ravi.id] })).status).toBe(400);
    });

    it('answers 404 for an unknown issue, and 401 without a session', async () => {
      expect((await asha.api.post(path('', 'iss_unknown'), { text: 'x' })).status).toBe(404);
      expect((await service.consoleApi.post(path(), { text: 'x' })).status).toBe(401);
    });

    it('writes notes while the issue is hidden and shown again, as by merging', async () => {
      const actions = service.app.get(FeedActionsService, { strict: false });
      const toggle = () => actions.toggleHidden({ ...asha }, issue);
      const texts = Array.from({ length: 12 }, (_, at) => `Note ${at}`);
      await Promise.all(texts.flatMap((text) => [writtenNote(asha, issue, text), toggle()]));
      const rows = await service.database.sql<{ text: string }>(
        'select text from staff_notes where issue_id = $1',
        [issue],
      );
      expect(rows.map(({ text }) => text).sort()).toEqual([...texts].sort());
    });
  });

  describe('PATCH /api/admin/feed/issues/:id/notes/:noteId', () => {
    it('corrects a note for its author, keeps what was there, and shows when', async () => {
      const { id } = await writtenNote(asha, issue, 'Befor', { mentions: [ravi.id] });
      service.clock.advance(MINUTE_MS);
      const records = await recordedDuring(service, async () => {
        const { body, status } = await asha.api.patch<NoteDto>(path(`/${id}`), { text: 'After' });
        expect(status).toBe(200);
        expect(body).toMatchObject({ id, text: 'After', mentions: [ravi.id] });
        expect(Date.parse(body.editedAt ?? '') - Date.parse(body.at)).toBeGreaterThanOrEqual(MINUTE_MS);
      });
      expect(records.map(({ action }) => action)).toEqual(['issue.note']);
      expect(JSON.stringify(records)).not.toMatch(/Befor|After/);
      expect(
        (await asha.api.patch<NoteDto>(path(`/${id}`), { text: 'At last', mentions: [] })).body,
      ).toMatchObject({ text: 'At last', mentions: [] });
      expect(await textsOf(id)).toEqual(['Befor', 'After', 'At last']);
    });

    it('tells only those who were not mentioned before', async () => {
      const mira = await staffMember(service);
      const { id } = await writtenNote(asha, issue, 'Before', { mentions: [ravi.id] });
      const mentions = [ravi.id, mira.id];
      expect((await asha.api.patch(path(`/${id}`), { text: 'After', mentions })).status).toBe(200);
      expect([await toldOf(ravi), await toldOf(mira)]).toEqual([['issue_mentioned'], ['issue_mentioned']]);
    });

    it('is 403 for another account, 409 after 15 minutes, and 404 for an unknown note', async () => {
      const { id } = await writtenNote(asha, issue, 'Before');
      const correct = (by: StaffMember, where = path(`/${id}`)) => by.api.patch(where, { text: 'After' });
      expect((await correct(ravi)).status).toBe(403);
      expect((await correct(asha, path('/nte_unknown'))).status).toBe(404);
      expect((await correct(asha, path(`/${id}`, await reportedIssue(service)))).status).toBe(404);
      expect((await asha.api.patch(path(`/${id}`), { text: '' })).status).toBe(400);
      service.clock.advance(15 * MINUTE_MS - 5000);
      expect((await correct(asha)).status).toBe(200);
      service.clock.advance(10_000);
      expect((await correct(asha)).body).toMatchObject({
        statusCode: 409,
        message: 'A note can be corrected for 15 minutes; write another one',
      });
      expect(await textsOf(id)).toEqual(['Before', 'After']);
    });
  });

  it('cannot be changed or deleted, also not in the database', async () => {
    const { id } = await writtenNote(asha, issue, 'Before');
    for (const act of [
      `update staff_notes set text = 'After' where id = '${id}'`,
      `delete from staff_notes where id = '${id}'`,
      'truncate staff_notes cascade',
    ])
      await expect(service.database.sql(act)).rejects.toThrow('append-only');
    expect((await asha.api.delete(path(`/${id}`))).status).toBe(405);
    expect(await textsOf(id)).toEqual(['Before']);
  });
});
