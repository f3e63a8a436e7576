import { attachedPost } from '../../factories/media';
import { reportedIssue } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

const OFFICE = '080-22975555';
const AADHAAR = '2345 6789 0124';
const TEXT = `The lamp is dark, call me on 98765 43210 or the office on ${OFFICE}.`;
const HIDDEN = `The lamp is dark, call me on ••• or the office on ${OFFICE}.`;
type Data = Envelope<Record<string, string>>;

describe('personal data in texts', () => {
  let service: TestService;
  let asha: TestPerson;

  beforeAll(async () => {
    service = await startService();
    asha = await person(service, { name: 'Asha' });
    await service.database.sql(
      'update departments set contact_phone = $1 where id = (select min(id) from departments)',
      [OFFICE],
    );
  });
  afterAll(() => service.stop());

  const post = (path: string, body: object) =>
    service.tokenApi.as(asha).post<Data & ErrorEnvelope>(`/api/issues${path}`, body);
  const report = (fields: object) =>
    post('', {
      title: 'Street light dark at the stop',
      description: TEXT,
      city: 'mumbai',
      category: 'infrastructure',
      priority: 'low',
      ...fields,
    });
  const shown = async (id: string) =>
    (await service.tokenApi.get<Envelope<{ title: string; description: string }>>(`/api/issues/${id}`)).body
      .data;
  const findings = (issue: string) =>
    service.database.sql(
      'select target_kind, field, kind, start_at, end_at from personal_findings where issue_id = $1 order by found_at, id',
      [issue],
    );
  const idOf = ({ body }: { body: Data }) => body.data.issueId!;
  const range = (words: string, text = TEXT) => {
    return { start_at: text.indexOf(words), end_at: text.indexOf(words) + words.length };
  };

  describe('POST /api/issues', () => {
    it('publishes it as written and records it for city staff, but not the contacts of offices', async () => {
      const id = idOf(await report({}));
      expect((await shown(id)).description).toBe(TEXT);
      expect(await findings(id)).toEqual([
        { target_kind: 'issue', field: 'description', kind: 'phone', ...range('98765 43210') },
      ]);
    });

    it('removes it with hide, and records nothing', async () => {
      const id = idOf(await report({ personalData: 'hide' }));
      expect((await shown(id)).description).toBe(HIDDEN);
      expect(await findings(id)).toEqual([]);
    });

    it('publishes it with keep, and records nothing', async () => {
      const id = idOf(await report({ personalData: 'keep' }));
      expect((await shown(id)).description).toBe(TEXT);
      expect(await findings(id)).toEqual([]);
    });

    it('publishes the last four digits of an Aadhaar number, also with keep, and answers with that title', async () => {
      const answer = await report({ title: `My number is ${AADHAAR}`, personalData: 'keep' });
      expect(answer.body.data.title).toBe('My number is •••• •••• 0124');
      expect((await shown(idOf(answer))).title).toBe('My number is •••• •••• 0124');
    });

    it('refuses another choice', async () => {
      const { status, body } = await report({ personalData: 'maybe' });
      expect([status, body.error.details]).toEqual([
        400,
        [{ field: 'personalData', message: 'must be one of hide, keep' }],
      ]);
    });
  });

  it('is looked for again when a text is edited', async () => {
    const id = idOf(await report({ title: 'The lamp of 9876543211 is dark' }));
    await service.tokenApi
      .as(asha)
      .patch(`/api/issues/${id}`, { description: `Nothing to find here but ${AADHAAR}` });
    expect((await shown(id)).description).toBe('Nothing to find here but •••• •••• 0124');
    expect(await findings(id)).toEqual([expect.objectContaining({ field: 'title', kind: 'phone' })]);
  });

  it.each([
    [undefined, TEXT, 1],
    ['hide', HIDDEN, 0],
    ['keep', TEXT, 0],
  ])(
    'of a message, a resolution and a request to reopen, with personalData %s',
    async (personalData, text, found) => {
      const id = await reportedIssue(service, { by: asha });
      const { body } = await post(`/${id}/messages`, { content: TEXT, personalData });
      expect(body.data.content).toBe(text);
      const mediaId = await attachedPost(service, id, asha);
      const resolved = await post(`/${id}/resolve`, { description: TEXT, mediaIds: [mediaId], personalData });
      expect(resolved.body.data.resolution).toMatchObject({ description: text });
      await post(`/${id}/reopen-request`, { reason: TEXT, personalData });
      expect(
        await service.database.sql('select reason from reopen_requests where issue_id = $1', [id]),
      ).toEqual([{ reason: text }]);
      expect((await findings(id)).map((finding) => finding.target_kind)).toEqual(
        found ? ['message', 'resolution', 'reopen_request'] : [],
      );
    },
  );

  it('is found by POST /api/issues/suggest, by its place in the text', async () => {
    const { body } = await service.tokenApi.post<Envelope<{ personal: object[] }>>('/api/issues/suggest', {
      title: 'Lamp at KA05MH1234',
      description: TEXT,
    });
    expect(body.data.personal).toEqual([
      { field: 'title', kind: 'plate', start: 8, end: 18 },
      { field: 'description', kind: 'phone', start: 29, end: 40 },
    ]);
  });
});
