import type { FindingDto } from '../../../src/admin-console/privacy/findings.dto';
import { type StaffMember, staffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { postedMessage } from '../../factories/messages';
import { person } from '../../factories/people';
import { PHONE_RANGE, TEXT_WITH_PHONE as TEXT } from '../../factories/redactions';
import type { Envelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

const REDACTED = 'The lamp is dark since Monday, ask on ••• who lives there.';
const HOUR_MS = 3_600_000;

describe('personal data that city staff see', () => {
  let service: TestService;
  let staff: StaffMember;

  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
  });
  beforeEach(() => service.database.sql('delete from personal_findings'));
  afterAll(() => service.stop());

  const list = async (query = 'cityId=mumbai') =>
    (await staff.api.get<FindingDto[]>(`/api/admin/privacy/findings?${query}`)).body;
  const redact = (id: string, body: object) =>
    staff.api.post<{ redactionId: string }>(`/api/admin/feed/issues/${id}/redact-text`, {
      ...{ field: 'description', ranges: [PHONE_RANGE], purpose: 'data_request' },
      ...body,
    });
  const undo = (id: string) => staff.api.post(`/api/admin/privacy/redactions/${id}/undo`);
  const shown = async (id: string) =>
    (await service.tokenApi.get<Envelope<{ description: string }>>(`/api/issues/${id}`)).body.data
      .description;
  const records = async (id: string) => {
    const sql = 'select action, after from audit_records where target_id = $1 order by position';
    return service.database.sql<{ action: string; after: unknown }>(sql, [id]);
  };

  it('is listed by city with the words around it, newest first, in pages', async () => {
    const id = await reportedIssue(service, { description: TEXT });
    service.clock.advance(1000);
    const { messageId } = await postedMessage(service, id, { content: TEXT });
    const found = await list();
    expect(found).toEqual([
      expect.objectContaining({ issueId: id, target: 'message', targetId: messageId, field: 'content' }),
      expect.objectContaining({ issueId: id, target: 'issue', field: 'description', ...PHONE_RANGE }),
    ]);
    expect(found[1]).toMatchObject({
      kind: 'phone',
      before: 'The lamp is dark since Monday, ask on ',
      words: '98765 43210',
      after: ' who lives there.',
    });
    expect(await list('cityId=pune')).toEqual([]);
    const [first] = await list('cityId=mumbai&limit=1');
    expect(await list(`cityId=mumbai&limit=1&before=${first!.id}`)).toEqual([found[1]]);
  });

  it('is listed no more once it is dismissed, or its message is deleted', async () => {
    const author = await person(service);
    const id = await reportedIssue(service, { description: TEXT });
    const { messageId } = await postedMessage(service, id, { by: author, content: TEXT });
    await service.tokenApi.as(author).delete(`/api/issues/${id}/messages/${messageId}`);
    const [finding, ...others] = await list();
    expect(others).toEqual([]);
    const path = `/api/admin/privacy/findings/${finding!.id}/dismiss`;
    expect((await staff.api.post(path)).body).toEqual({ findingId: finding!.id, dismissed: true });
    expect(await list()).toEqual([]);
    expect((await staff.api.post(path)).status).toBe(200);
    expect(await records(finding!.id)).toHaveLength(1);
    expect((await staff.api.post('/api/admin/privacy/findings/fnd_unknown/dismiss')).status).toBe(404);
  });

  it.each(['dismissed by staff', 'kept by its author'])(
    'is not found again when it was %s and the text around it is edited',
    async (how) => {
      const author = await person(service);
      const api = service.tokenApi.as(author);
      const isKept = how === 'kept by its author';
      const choice = isKept ? { personalData: 'keep' as const } : {};
      const id = await reportedIssue(service, { by: author, description: TEXT, ...choice });
      const path = (finding: string) => `/api/admin/privacy/findings/${finding}/dismiss`;
      for (const finding of await list()) await staff.api.post(path(finding.id));
      const edit = (description: string) => api.patch(`/api/issues/${id}`, { description });
      for (const description of [`${TEXT} Please come.`, `Please come. ${TEXT}`]) {
        expect((await edit(description)).status).toBe(200);
        expect(await list()).toEqual([]);
      }
      await edit(`${TEXT} Or ask on 98765 43219.`);
      expect(await list()).toEqual([expect.objectContaining({ words: '98765 43219' })]);
      // An edit that says nothing about it is no decision.
      await edit(`${TEXT} Or ask on 98765 43219 at noon.`);
      expect(await list()).toEqual([expect.objectContaining({ words: '98765 43219' })]);
    },
  );

  it('is not listed if its author decided to keep it', async () => {
    const author = await person(service);
    const id = await reportedIssue(service);
    const body = { content: TEXT, personalData: 'keep' };
    await service.tokenApi.as(author).post(`/api/issues/${id}/messages`, body);
    expect(await list()).toEqual([]);
  });

  it('is taken out of a text, and put back, with records that have no word of it', async () => {
    const id = await reportedIssue(service, { description: TEXT });
    const { status, body } = await redact(id, { words: 'Asked by phone' });
    expect([status, await shown(id), await list()]).toEqual([201, REDACTED, []]);
    expect((await undo(body.redactionId)).status).toBe(200);
    expect([await shown(id), await list()]).toEqual([TEXT, [expect.objectContaining({ issueId: id })]]);
    expect((await undo(body.redactionId)).status).toBe(404);
    const recorded = await records(id);
    expect(recorded.map(({ action }) => action)).toEqual(['issue.redact_text', 'issue.undo_redaction']);
    expect(JSON.stringify(recorded)).not.toContain('98765');
  });

  it('is taken out of a message, for a purpose', async () => {
    const id = await reportedIssue(service);
    const { messageId } = await postedMessage(service, id, { content: TEXT });
    const message = { target: 'message', targetId: messageId, field: 'content' };
    expect((await redact(id, message)).status).toBe(201);
    const sql = 'select content from messages where id = $1';
    expect(await service.database.sql(sql, [messageId])).toEqual([{ content: REDACTED }]);
    expect((await redact(await reportedIssue(service), message)).status).toBe(404);
    expect((await redact(id, { ...message, field: 'title' })).status).toBe(404);
    expect((await redact(id, { target: 'message', field: 'content' })).status).toBe(400);
    expect((await redact(id, { field: 'reason' })).status).toBe(404);
    expect((await redact(id, { purpose: 'other' })).status).toBe(400);
  });

  it('is put back for 72 hours, the last redaction first', async () => {
    const id = await reportedIssue(service, { description: TEXT });
    const first = (await redact(id, {})).body.redactionId;
    const second = (await redact(id, { ranges: [{ start: 0, end: 8 }] })).body.redactionId;
    expect((await undo(first)).status).toBe(409);
    service.clock.advance(71 * HOUR_MS);
    staff = await staffMember(service);
    expect((await undo(second)).status).toBe(200);
    service.clock.advance(HOUR_MS);
    expect((await undo(first)).status).toBe(404);
    expect(await shown(id)).toBe(REDACTED);
  });
});
