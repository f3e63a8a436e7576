import { type SmtpCatcher, startSmtp } from '../../support/network/smtp';
import { startService, type TestService } from '../../support/service/service';
import { PublicClient } from '../../support/network/public-client';

/** What a person types or pastes is read as the person sees it. */
describe('texts typed into the form to follow something', () => {
  let smtp: SmtpCatcher;
  let service: TestService;
  let reader: PublicClient;
  beforeAll(async () => {
    smtp = await startSmtp();
    service = await startService({ settings: { SMTP_URL: smtp.url } });
    reader = new PublicClient(service.url);
  });
  afterAll(async () => {
    await service.stop();
    await smtp.stop();
  });
  beforeEach(() => service.database.sql('delete from alert_subscriptions'));

  const follow = (form: Record<string, string>) =>
    reader.post('/mumbai/follow', { category: 'road', ...form });
  const stored = () =>
    service.database.sql('select email, kind, lat::float8, lng::float8 from alert_subscriptions');

  it.each([
    ['a domain of another script', 'asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['the same domain in ASCII', 'Asha@XN--P1B6CI4B4B3A.xn--h2brj9c', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['a name of another script', 'आशा@उदाहरण.भारत', 'आशा@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['invisible marks', '\u202aasha@example.org\u202c', 'asha@example.org'],
    ['full-width letters', 'ａｓｈａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'asha@example.org'],
  ])('are an address with %s', async (_, email, address) => {
    expect((await follow({ email })).status).toBe(200);
    expect(await stored()).toMatchObject([{ email: address }]);
    const mails = await service.database.sql<{ recipient: string }>('select recipient from mails');
    expect(mails.map(({ recipient }) => recipient)).toContain(address);
  });

  it('are one address in both forms of a domain', async () => {
    await follow({ email: 'two@उदाहरण.भारत' });
    await follow({ email: 'TWO@xn--p1b6ci4b4b3a.xn--h2brj9c' });
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    'asha',
    'asha@',
    'आशा@भारत',
    'as ha@example.org',
    '<asha@example.org>',
    'asha@उदाहरण',
    'a@b@उदाहरण.भारत',
  ])('are no address: %s', async (email) => {
    const { status, text } = await follow({ email });
    expect([status, text.includes('id="email-error"')]).toEqual([422, true]);
    expect(await stored()).toEqual([]);
  });

  it('are a place in the forms in which maps copy it', async () => {
    const place = { category: '', lat: '19.0544° N, 72.8324° E', radius: '५००' };
    expect((await follow({ email: 'asha@example.org', ...place })).status).toBe(200);
    expect(await stored()).toEqual([
      { email: 'asha@example.org', kind: 'place', lat: 19.0544, lng: 72.8324 },
    ]);
  });

  it('are no place if its numbers are swapped, which the page says', async () => {
    const place = { category: '', lat: '72.8324', lng: '19.0544', radius: '500' };
    const { status, text } = await follow({ email: 'asha@example.org', ...place });
    expect([status, text.includes('Latitude and longitude seem to be swapped')]).toEqual([422, true]);
  });
});
