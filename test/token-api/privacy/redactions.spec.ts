import { attachedPost } from '../../factories/media';
import { reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import { apiClient } from '../../factories/open311';
import { webhookEndpoint } from '../../factories/webhooks';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

const PHONE = '98765 43210';
const TEXT = `The lamp is dark since Monday, ask Ravi on ${PHONE} who lives there.`;
const REDACTED = 'The lamp is dark since Monday, ask ••• on ••• who lives there.';
const rangeOf = (words: string, text = TEXT) => ({
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
});
const RANGES = [rangeOf(PHONE), rangeOf('Ravi')];
type Answer = Envelope<{ redactionId: string }> & ErrorEnvelope;

describe('words that people take out of their texts', () => {
  let service: TestService;
  let asha: TestPerson;
  let ravi: TestPerson;

  beforeAll(async () => {
    service = await startService();
    await webhookEndpoint(service, await apiClient(service), { eventTypes: ['issue.redacted'] });
    asha = await person(service, { name: 'Asha' });
    ravi = await person(service, { name: 'Ravi' });
  });
  afterAll(() => service.stop());

  const as = (who: TestPerson) => service.tokenApi.as(who);
  const redact = (path: string, body: object, who = asha) =>
    as(who).post<Answer>(`/api/issues/${path}`, body);
  const report = async (fields: object = {}, who = asha) => {
    const draft = { title: 'Street light dark at the stop', description: TEXT, city: 'mumbai' };
    const body = { ...draft, category: 'infrastructure', priority: 'low', ...fields };
    return (await as(who).post<Envelope<{ issueId: string }>>('/api/issues', body)).body.data.issueId;
  };
  type Shown = Record<'title' | 'description' | 'updatedAt', string>;
  const shown = async (id: string) =>
    (await service.tokenApi.get<Envelope<Shown>>(`/api/issues/${id}`)).body.data;
  const events = (issue: string) =>
    service.database.sql(`select from webhook_events where type = 'issue.redacted' and issue_id = $1`, [
      issue,
    ]);
  const close = (id: string) =>
    service.database.sql(
      `update issues set status = 'closed', feed_status = 'resolved', closed_at = now() where id = $1`,
      [id],
    );

  it('are gone from a description, from what was found in it, and the issue is newer', async () => {
    const id = await report({ description: `${TEXT} Or r@example.org.` });
    const before = await shown(id);
    service.clock.advance(1000);
    const { status, body } = await redact(`${id}/redactions`, { field: 'description', ranges: RANGES });
    expect([status, body.data]).toEqual([201, { redactionId: expect.stringMatching(/^red_/) as string }]);
    const after = await shown(id);
    expect(after.description).toBe(`${REDACTED} Or r@example.org.`);
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect(await events(id)).toHaveLength(1);
    const start = after.description.indexOf('r@example.org');
    expect(
      await service.database.sql('select kind, start_at, end_at from personal_findings where issue_id = $1', [
        id,
      ]),
    ).toEqual([{ kind: 'email', start_at: start, end_at: start + 'r@example.org'.length }]);
  });

  it('are gone from the title and from the search, also of a closed issue', async () => {
    const title = 'Lamp at Kalyanpurwala house is dark';
    const id = await report({ title });
    await close(id);
    const found = async () => {
      const path = '/api/search?cityId=mumbai&q=kalyanpurwala';
      return (await service.publicApi.get<object>(path)).text.includes(id);
    };
    expect(await found()).toBe(true);
    const ranges = [rangeOf('Kalyanpurwala', title)];
    expect((await redact(`${id}/redactions`, { field: 'title', ranges })).status).toBe(201);
    expect((await shown(id)).title).toBe('Lamp at ••• house is dark');
    expect(await found()).toBe(false);
  });

  it('are gone from messages, resolutions and requests to reopen of the author', async () => {
    const id = await reportedIssue(service, { by: asha });
    const post = async (path: string, body: object, who = asha) =>
      (await as(who).post<Envelope<Record<string, string>>>(`/api/issues/${id}${path}`, body)).body.data;
    const { messageId } = await post('/messages', { content: TEXT }, ravi);
    const mediaIds = [await attachedPost(service, id, asha)];
    await post('/resolve', { description: TEXT, mediaIds });
    const { requestId } = await post('/reopen-request', { reason: TEXT }, ravi);
    const places: Array<[string, string, TestPerson, string]> = [
      [`messages/${messageId}/redactions`, 'content', ravi, 'content from messages'],
      ['resolution/redactions', 'description', asha, 'description from issue_resolutions'],
      [`reopen-request/${requestId}/redactions`, 'reason', ravi, 'reason from reopen_requests'],
    ];
    for (const [path, field, author, column] of places) {
      const other = author === asha ? ravi : asha;
      expect((await redact(`${id}/${path}`, { field, ranges: RANGES }, other)).status).toBe(403);
      expect((await redact(`${id}/${path}`, { field, ranges: RANGES }, author)).status).toBe(201);
      const [row] = await service.database.sql(`select ${column} where issue_id = $1`, [id]);
      expect(row).toEqual({ [field]: REDACTED });
    }
    expect(await events(id)).toHaveLength(3);
  });

  it('are gone from what a person wrote without their name', async () => {
    const id = await report({ shownAs: 'anonymous' });
    const answer = await redact(`${id}/redactions`, { field: 'description', ranges: RANGES });
    expect([answer.status, (await shown(id)).description]).toEqual([201, REDACTED]);
  });

  it.each([
    ['an end beyond the text', [{ start: 0, end: TEXT.length + 1 }], 'ranges.0'],
    ['nothing', [{ start: 3, end: 3 }], 'ranges.0'],
    ['no range', [], 'ranges'],
    ['a range that is no object', [null], 'ranges.0'],
    ['a text for a number', [{ start: '0', end: 3 }], 'ranges.0.start'],
  ])('are not taken out by %s', async (_, ranges, field) => {
    const id = await report();
    const { status, body } = await redact(`${id}/redactions`, { field: 'description', ranges });
    expect([status, body.error.details?.[0]?.field]).toEqual([400, field]);
    expect((await shown(id)).description).toBe(TEXT);
  });

  it('are taken out by nobody else, of nothing unknown, and not of a deleted message', async () => {
    const id = await report();
    const body = { field: 'description', ranges: RANGES };
    expect((await redact(`${id}/redactions`, body, ravi)).status).toBe(403);
    expect((await redact(`iss_unknown/redactions`, body)).status).toBe(404);
    expect((await redact(`${id}/resolution/redactions`, { ranges: RANGES })).status).toBe(404);
    const { messageId } = (
      await as(asha).post<Envelope<{ messageId: string }>>(`/api/issues/${id}/messages`, { content: TEXT })
    ).body.data;
    const path = `${id}/messages/${messageId}/redactions`;
    expect((await redact(path, { ranges: [rangeOf('Ravi')] })).status).toBe(201);
    await as(asha).delete(`/api/issues/${id}/messages/${messageId}`);
    expect((await redact(path, { ranges: RANGES })).status).toBe(409);
    for (const table of ['personal_findings', 'redactions'])
      expect(await service.database.sql(`select from ${table} where target_id = $1`, [messageId])).toEqual(
        [],
      );
  });

  it('are kept sealed by the key of their author', async () => {
    const id = await report();
    await redact(`${id}/redactions`, { field: 'description', ranges: RANGES });
    const [row] = await service.database.sql<{ texts: string }>(
      'select texts from redactions where issue_id = $1',
      [id],
    );
    expect(row?.texts.startsWith(`enc:v1:${asha.id}:`)).toBe(true);
    expect(JSON.stringify(row)).not.toContain('Ravi');
  });
});
