import { PrivacyRequestsService } from '../../../src/personal-data';
import { PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';
import { type SmtpCatcher, startSmtp } from '../../support/network/smtp';

const LANGUAGE_PREFIXES = ['', '/hi', '/mr', '/bn', '/ta', '/te', '/kn', '/gu'];
const DAY_MS = 86_400_000;

describe('the page on which people without an account ask about their data', () => {
  let smtp: SmtpCatcher;
  let service: TestService;
  let reader: PublicClient;
  let count = 0;
  let email: string;
  beforeAll(async () => {
    smtp = await startSmtp();
    service = await startService({ settings: { SMTP_URL: smtp.url } });
    reader = new PublicClient(service.url);
  });
  beforeEach(() => {
    email = `caller_${++count}@example.org`;
  });
  afterAll(async () => {
    await service.stop();
    await smtp.stop();
  });

  const mails = () =>
    service.database.sql<{ body: string; language: string }>(
      'select body, language from mails where recipient = $1 order by id',
      [email],
    );
  async function link(prefix = ''): Promise<string> {
    expect((await reader.post(`${prefix}/privacy/request`, { email })).status).toBe(200);
    return /request\?link=(\S+)/.exec((await mails()).at(-1)!.body)![1]!;
  }
  const rows = () =>
    service.database.sql<{ subject_id: string }>('select subject_id from privacy_requests order by id');

  it.each(LANGUAGE_PREFIXES)('takes a request by a link of a mail in the language %s', async (prefix) => {
    const { status, text } = await reader.get(`${prefix}/privacy/request`);
    expect([status, /dataRequest\.\w+/.test(text)]).toEqual([200, false]);
    const before = await rows();
    const token = await link(prefix);
    expect(await mails()).toMatchObject([{ language: prefix.slice(1) || 'en' }]);
    expect(await rows()).toEqual(before);
    const asked = await reader.get(`${prefix}/privacy/request?link=${token}`);
    expect([asked.status, asked.text.includes(email)]).toEqual([200, true]);
    const sent = await reader.post(`${prefix}/privacy/request/text`, {
      ...{ link: token, kind: 'erasure', text: 'Erase all of it' },
    });
    expect(sent.status).toBe(303);
    const after = await reader.get(sent.headers.location!);
    expect([after.text.includes('Erase all of it'), /(?:dataRequest|rights)\.\w+/.test(after.text)]).toEqual([
      true,
      false,
    ]);
    const [request] = await service.app.get(PrivacyRequestsService, { strict: false }).list({ limit: 1 });
    expect(request).toMatchObject({ kind: 'erasure', email, city: null, language: prefix.slice(1) || 'en' });
    expect(request!.subjectId).toMatch(/^[0-9a-f]{64}$/);
  });

  it('refuses what is no address, a wrong link and an empty request', async () => {
    const typed = await reader.post('/privacy/request', { email: 'nobody' });
    expect([typed.status, typed.text.includes('value="nobody"')]).toEqual([422, true]);
    expect((await reader.get('/privacy/request?link=forged.1234567890.x')).status).toBe(404);
    const token = await link();
    for (const form of [
      { kind: '', text: 'x' },
      { kind: 'child', text: 'x' },
      { kind: 'access', text: ' ' },
    ])
      expect([form, (await reader.post('/privacy/request/text', { link: token, ...form })).status]).toEqual([
        form,
        422,
      ]);
    const forged = await reader.post('/privacy/request/text', {
      link: `${token}x`,
      kind: 'access',
      text: 'x',
    });
    expect(forged.status).toBe(404);
    service.clock.advance(3 * DAY_MS + 1000);
    expect((await reader.get(`/privacy/request?link=${token}`)).status).toBe(404);
    service.clock.set();
  });

  it('mails one link a day', async () => {
    await link();
    await link();
    expect(await mails()).toHaveLength(1);
  });
});
