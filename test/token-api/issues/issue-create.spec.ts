import { sample } from 'openapi-sampler';
import type { CreateIssueDto } from '../../../src/issues/dto/issue.dto';
import { report } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { documentOf } from '../../support/source/documents';
import { startService, type TestService } from '../../support/service/service';

interface Created {
  issueId: string;
  title: string;
  status: string;
  createdAt: string;
}

describe('POST /api/issues', () => {
  let service: TestService;
  let asha: TestPerson;

  beforeAll(async () => {
    service = await startService();
    asha = await person(service, { name: 'Asha' });
  });
  afterAll(() => service.stop());

  const post = (body: unknown) =>
    service.tokenApi.as(asha).post<Envelope<Created> & ErrorEnvelope>('/api/issues', body);
  const fieldsOf = (body: ErrorEnvelope) => body.error.details?.map((detail) => detail.field);

  /** A report with each member that the document of the API has. */
  const completeReport = () => {
    const document = documentOf('token');
    const { schema } = document.paths['/api/issues']!.post!.requestBody!.content['application/json']!;
    return sample(schema, {}, document) as CreateIssueDto;
  };

  it('records each member of the report and answers 201 with its id, title, status and time', async () => {
    const sent = completeReport();
    const { status, body } = await post(sent);
    expect(status).toBe(201);
    expect(Object.keys(body.data).sort()).toEqual(['createdAt', 'issueId', 'status', 'title']);
    const { body: shown } = await service.tokenApi.get<Envelope<object>>(`/api/issues/${body.data.issueId}`);
    // Only the public read API shows the pincode, and no other reader sees the choices about personal data.
    const { pincode, personalData, shownAs, place, ...visible } = sent;
    expect([personalData, shownAs, place]).toEqual(['hide', 'name', 'exact']);
    expect(shown.data).toMatchObject({
      ...visible,
      status: 'open',
      reportedBy: { userId: asha.id, displayName: 'Asha' },
    });
    expect(
      await service.database.sql('select pincode, category_label from issues where id = $1', [
        body.data.issueId,
      ]),
    ).toEqual([{ pincode, category_label: 'Traffic' }]);
  });

  it('appends the first status event in the same step', async () => {
    const { body } = await post(report());
    const events = await service.database.sql(
      'select from_status, to_status, to_feed_status, actor_id, surface from issue_status_events where issue_id = $1',
      [body.data.issueId],
    );
    expect(events).toEqual([
      { from_status: null, to_status: 'open', to_feed_status: 'new', actor_id: asha.id, surface: 'token' },
    ]);
  });

  it.each([
    ['no title', { title: undefined }, 'title'],
    ['a title of 9 characters', { title: '123456789' }, 'title'],
    ['a title of 201 characters', { title: 'x'.repeat(201) }, 'title'],
    ['a blank title', { title: ' '.repeat(12) }, 'title'],
    ['a title that is no text', { title: 1234567890 }, 'title'],
    ['a null title', { title: null }, 'title'],
    ['a description of 19 characters', { description: 'x'.repeat(19) }, 'description'],
    ['a description of 2001 characters', { description: 'x'.repeat(2001) }, 'description'],
    ['an unknown city', { city: 'london' }, 'city'],
    ['an unknown category', { category: 'noise' }, 'category'],
    ['an unknown priority', { priority: 'urgent' }, 'priority'],
    ['no priority', { priority: undefined }, 'priority'],
    ['a latitude beyond the pole', { location: { lat: 90.1, lng: 0 } }, 'location.lat'],
    ['a longitude as text', { location: { lat: 0, lng: '72' } }, 'location.lng'],
    ['a location without longitude', { location: { lat: 0 } }, 'location.lng'],
    ['a pincode of five digits', { pincode: '40005' }, 'pincode'],
    ['a title nobody can see', { title: '\ufe0f'.repeat(12) }, 'title'],
    ['a description nobody can see', { description: '\u{e0020}'.repeat(30) }, 'description'],
  ])('refuses %s and names the field', async (_, change, field) => {
    const { status, body } = await post({ ...report(), ...change });
    expect(status).toBe(400);
    expect(body.error.code).toBe('VALIDATION_ERROR');
    expect(fieldsOf(body)).toEqual([field]);
  });

  it.each([
    ['10 characters', 'x'.repeat(10)],
    ['200 characters', 'x'.repeat(200)],
    ['200 characters outside the basic plane', '🛣'.repeat(200)],
    ['markup and quotes', `<b>"quoted"</b> & 'more' \\ %_`],
    ['many scripts', 'सड़क टूटी है, ಗುಂಡಿ, குப்பை, ট্রাফিক'],
  ])('keeps a title of %s unchanged', async (_, title) => {
    const { body } = await post(report({ title }));
    const { body: shown } = await service.tokenApi.get<Envelope<{ title: string }>>(
      `/api/issues/${body.data.issueId}`,
    );
    expect(shown.data.title).toBe(title);
  });

  it('removes controls of the direction from texts, and keeps emoji and joiners', async () => {
    const texts = {
      title: 'Pothole \u202enimda ytiC\u202c ❤\ufe0f',
      description: '\u2067क\u200dष\u2069 is full of water',
    };
    const { body } = await post({
      ...report(),
      ...texts,
      location: { lat: 1.5, lng: 2, address: '\u202dHill Road' },
    });
    const { body: shown } = await service.tokenApi.get<Envelope<object>>(`/api/issues/${body.data.issueId}`);
    expect(shown.data).toMatchObject({
      title: 'Pothole nimda ytiC ❤\ufe0f',
      description: 'क\u200dष is full of water',
      location: { address: 'Hill Road' },
    });
  });

  it.each(['୪୦୦୦୫୦', '੪੦੦੦੫੦', '൪൦൦൦൫൦', '\ufeff400050\u200e'])(
    'stores the pincode %j as 400050',
    async (pincode) => {
      const { status, body } = await post({ ...report(), pincode });
      expect(status).toBe(201);
      expect(
        await service.database.sql('select pincode from issues where id = $1', [body.data.issueId]),
      ).toEqual([{ pincode: '400050' }]);
    },
  );

  it('drops unknown fields', async () => {
    const { status, body } = await post({
      ...report(),
      issueId: 'iss_mine',
      status: 'closed',
      upvotes: 1000,
      reportedBy: 'usr_other',
      hidden: true,
      ['__proto__']: { admin: true },
    });
    expect(status).toBe(201);
    expect(body.data.issueId).not.toBe('iss_mine');
    const { body: shown } = await service.tokenApi.get<Envelope<object>>(`/api/issues/${body.data.issueId}`);
    expect(shown.data).toMatchObject({ status: 'open', upvotes: 0, reportedBy: { userId: asha.id } });
  });

  it('accepts a location without an address', async () => {
    const { body } = await post({ ...report(), location: { lat: 1.5, lng: -2.25 } });
    const { body: shown } = await service.tokenApi.get<Envelope<object>>(`/api/issues/${body.data.issueId}`);
    expect(shown.data).toMatchObject({ location: { lat: 1.5, lng: -2.25, address: '' } });
  });

  it('requires a signed-in person', async () => {
    const { status, body, headers } = await service.tokenApi.post<ErrorEnvelope>('/api/issues', report());
    expect([status, body.error.code, headers['www-authenticate']]).toEqual([401, 'UNAUTHORIZED', 'Bearer']);
  });

  it('refuses a viewer', async () => {
    const viewer = await person(service, { role: 'viewer' });
    const { status, body } = await service.tokenApi.as(viewer).post<ErrorEnvelope>('/api/issues', report());
    expect([status, body.error.code]).toEqual([403, 'FORBIDDEN']);
  });

  describe('with an Idempotency-Key', () => {
    const keyed = (key: string, who = asha) => service.tokenApi.as(who).with({ 'idempotency-key': key });
    const countOf = async (title: string) =>
      (await service.database.sql('select from issues where title = $1', [title])).length;

    it('repeats the first answer and creates nothing', async () => {
      const body = report();
      const first = await keyed('again').post('/api/issues', body);
      const second = await keyed('again').post('/api/issues', body);
      expect([second.status, second.text]).toEqual([201, first.text]);
      expect(await countOf(body.title)).toBe(1);
    });

    it('recognises the same request by its content, not by its spelling', async () => {
      const body = report();
      const reversed = Object.fromEntries(Object.entries(body).reverse());
      const first = await keyed('spelling').post('/api/issues', body);
      const second = await keyed('spelling').post('/api/issues/', reversed);
      expect([second.status, second.text]).toEqual([201, first.text]);
    });

    it('distinguishes keys that differ in bytes that are not UTF-8', async () => {
      const body = report();
      expect((await keyed('cl\u00e9').post('/api/issues', body)).status).toBe(201);
      expect((await keyed('cl\u00e8').post('/api/issues', body)).status).toBe(201);
      expect(await countOf(body.title)).toBe(2);
    });

    it('refuses another body under the same key with 422', async () => {
      await keyed('other-body').post('/api/issues', report());
      const { status, body } = await keyed('other-body').post<ErrorEnvelope>('/api/issues', report());
      expect([status, body.error.code]).toEqual([422, 'VALIDATION_ERROR']);
    });

    it('keeps the keys of different people apart', async () => {
      const body = report();
      await keyed('shared').post('/api/issues', body);
      const farhan = await person(service);
      expect((await keyed('shared', farhan).post('/api/issues', body)).status).toBe(201);
      expect(await countOf(body.title)).toBe(2);
    });

    it('stores nothing for a refused request', async () => {
      const body = report();
      expect((await keyed('refused').post('/api/issues', { ...body, city: 'x' })).status).toBe(400);
      expect((await keyed('refused').post('/api/issues', body)).status).toBe(201);
    });

    it('creates one issue in twenty concurrent requests, and answers the others with it or 409', async () => {
      const body = report();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => keyed('race').post('/api/issues', body)),
      );
      const statuses = new Set(answers.map((answer) => answer.status));
      expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true);
      expect(
        new Set(answers.filter((answer) => answer.status === 201).map((answer) => answer.text)).size,
      ).toBe(1);
      expect(await countOf(body.title)).toBe(1);
    });

    it('forgets a key after 24 hours', async () => {
      const body = report();
      const before = await keyed('old').post<Envelope<Created>>('/api/issues', body);
      await service.database.sql(
        `update idempotency_keys set created_at = created_at - interval '25 hours' where key = 'old'`,
      );
      const after = await keyed('old').post<Envelope<Created>>('/api/issues', body);
      expect(after.body.data.issueId).not.toBe(before.body.data.issueId);
    });

    it('accepts a key of 200 characters in any script', async () => {
      const key = Buffer.from('é'.repeat(200)).toString('latin1');
      expect((await keyed(key).post('/api/issues', report())).status).toBe(201);
    });

    it('refuses a key of more than 200 characters', async () => {
      const { status, body } = await keyed('k'.repeat(201)).post<ErrorEnvelope>('/api/issues', report());
      expect([status, body.error.details?.[0]?.field]).toEqual([400, 'Idempotency-Key']);
    });
  });
});
