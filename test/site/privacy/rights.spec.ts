import { ReadLogService } from '../../../src/personal-data';
import { PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const LANGUAGE_PREFIXES = ['', '/hi', '/mr', '/bn', '/ta', '/te', '/kn', '/gu'];

describe('the page about the rights of a person', () => {
  let service: TestService;
  let reader: PublicClient;
  let id: string;

  beforeAll(async () => {
    service = await startService();
    reader = new PublicClient(service.url);
    await reader.signIn('rights@example.org', 'Asha Kulkarni');
    const [row] = await service.database.sql<{ id: string }>(
      `select id from users where email = 'rights@example.org'`,
    );
    id = row!.id;
  });
  afterAll(() => service.stop());

  it('says who looked, in which role and for what', async () => {
    expect((await reader.get('/me/privacy')).text).toContain('Nobody of the staff has looked at your data.');
    const staff = { id: 'adm_secret', role: 'city_admin', cities: null };
    await service.app.get(ReadLogService, { strict: false }).record({
      reader: staff,
      route: 'POST /api/admin/privacy/reveal',
      kinds: ['email'],
      subjects: [id],
      purpose: 'verify_report',
    });
    const { text } = await reader.get('/me/privacy');
    expect(text).toContain('city_admin: to verify a report');
    expect(text).not.toContain('adm_secret');
  });

  it('refuses a request without a kind or a text, and keeps what was typed', async () => {
    const refused = await reader.post('/me/privacy/requests', { kind: '', text: 'Typed words' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Typed words');
    expect(refused.text).toContain('Choose what you ask for.');
    const empty = await reader.post('/me/privacy/requests', { kind: 'access', text: ' ' });
    expect([empty.status, empty.text.includes('Write what you ask for')]).toEqual([422, true]);
  });

  it.each(LANGUAGE_PREFIXES)(
    'stores in the language %s how everything of before is to be shown',
    async (prefix) => {
      const empty = await reader.post(`${prefix}/me/privacy/apply`, { shownAs: '', place: '' });
      expect(empty.status).toBe(422);
      const sent = await reader.post(`${prefix}/me/privacy/apply`, { shownAs: 'anonymous', place: 'ward' });
      expect([sent.status, sent.headers.location]).toEqual([303, `${prefix}/me/privacy#earlier`]);
      const [row] = await service.database.sql(
        'select shown_as, place from privacy_applications where user_id = $1',
        [id],
      );
      expect(row).toEqual({ shown_as: 'anonymous', place: 'ward' });
      expect((await reader.get(`${prefix}/me/privacy`)).text).not.toMatch(/(?:apply|problem)\.\w+/);
    },
  );

  it.each(LANGUAGE_PREFIXES)(
    'withdraws what was agreed to in the language %s by one press',
    async (prefix) => {
      const press = (give: string) => reader.post(`${prefix}/me/privacy/consents/listing`, { give });
      const given = await press('yes');
      expect([given.status, given.headers.location]).toEqual([303, `${prefix}/me/privacy#consents`]);
      const { text } = await reader.get(`${prefix}/me/privacy`);
      expect(text).toContain('/me/privacy/consents/contact');
      expect(text).not.toMatch(/consent\.\w+/);
      expect((await press('')).status).toBe(303);
      const [row] = await service.database.sql(
        `select c.language, c.surface, u.listed from consents c join users u on u.id = c.subject_id
        where c.subject_id = $1 and c.withdrawn_at is not null order by c.id desc limit 1`,
        [id],
      );
      expect(row).toEqual({ language: prefix.slice(1) || 'en', surface: 'site', listed: false });
    },
  );

  it.each(LANGUAGE_PREFIXES)('stores a request in the language %s, and shows it', async (prefix) => {
    const sent = await reader.post(`${prefix}/me/privacy/requests`, {
      kind: 'access',
      text: `All, ${prefix}.`,
    });
    expect([sent.status, sent.headers.location]).toEqual([
      303,
      `${prefix}/me/privacy?saved=request#requests`,
    ]);
    const { status, text } = await reader.get(`${prefix}/me/privacy`);
    expect([status, text.includes(`All, ${prefix}.`)]).toEqual([200, true]);
    expect(text).not.toMatch(/(?:rights|purpose|problem)\.\w+/);
    const [row] = await service.database.sql(
      'select language from privacy_requests order by id desc limit 1',
    );
    expect(row).toEqual({ language: prefix.slice(1) || 'en' });
  });
});
