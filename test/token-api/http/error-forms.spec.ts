import { connect } from 'node:net';
import { staffMember } from '../../factories/console';
import { apiClient, reportForm } from '../../factories/open311';
import { officialPerson, type TestPerson } from '../../factories/people';
import { type HttpAnswer, send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const JSON_BODY = { 'content-type': 'application/json' };
const FORM_BODY = { 'content-type': 'application/x-www-form-urlencoded' };
const TEXT_BODY = { 'content-type': 'text/plain' };

/** The forms of JSON, by their members. */
const FORMS: Record<string, string> = {
  'success,error': 'envelope',
  'statusCode,message,error': 'bare',
  error: 'webhook',
  errors: 'refusals',
};

/** The form of an error: what `SURFACES` and the controllers of the channels declare, or a page. */
function formOf({ status, headers, text, body }: HttpAnswer): string {
  const type = headers['content-type'] ?? '';
  if (text === '') return 'none';
  if (type.startsWith('text/html')) return 'page';
  if (type.startsWith('text/xml')) return text.includes(`<code>${status}</code>`) ? 'xml' : 'other xml';
  if (Array.isArray(body))
    return (body as Array<{ code: number }>)[0]?.code === status ? 'list' : 'other list';
  return FORMS[Object.keys(body as object).join()] ?? text;
}

describe('the form of an error', () => {
  let service: TestService;
  let official: TestPerson;
  let cookie: string;
  let apiKey: string;

  beforeAll(async () => {
    service = await startService();
    official = await officialPerson(service);
    cookie = (await staffMember(service)).cookie;
    ({ apiKey } = await apiClient(service));
  });
  afterAll(() => service.stop());

  const ask = (method: string, path: string, headers: Record<string, string> = {}, payload?: string) =>
    send({ method, url: service.url + path, headers, ...(payload !== undefined && { payload }) });
  const signedIn = () => ({ cookie, origin: service.url, authorization: `Bearer ${official.accessToken}` });

  it.each([
    // Validation and rights.
    [400, 'envelope', 'GET', '/api/issues?limit=0'],
    [400, 'bare', 'GET', '/api/issues?limit=0&cityId=mumbai'],
    [400, 'bare', 'GET', '/api/reporters?limit=x'],
    [400, 'list', 'GET', '/open311/v2/requests.json?jurisdiction_id=mumbai&page=x'],
    [400, 'xml', 'GET', '/open311/v2/requests.xml?jurisdiction_id=mumbai&page=x'],
    [401, 'envelope', 'GET', '/api/users/me'],
    [401, 'envelope', 'POST', '/api/chat/messages/none/convert'],
    [401, 'envelope', 'GET', '/api/webhooks/endpoints'],
    [401, 'bare', 'GET', '/api/admin/feed/issues'],
    [403, 'webhook', 'GET', '/api/chat/webhook'],
    [403, 'envelope', 'PUT', '/media/med_none?expires=1&signature=x'],
    // Nothing there: by the surface of the path.
    [404, 'envelope', 'GET', '/api/issues/iss_none'],
    [404, 'bare', 'GET', '/api/issues/iss_none?cityId='],
    [404, 'bare', 'GET', '/api/reporters/none'],
    [404, 'envelope', 'GET', '/api/nothing'],
    [404, 'envelope', 'GET', '/api/admin/nothing'],
    [404, 'bare', 'GET', '/api/admin/feed/nothing/here'],
    [404, 'xml', 'GET', '/open311/nothing'],
    [404, 'list', 'GET', '/open311/atlantis/v2/services.json'],
    [404, 'xml', 'GET', '/open311/atlantis/v2/services.xml'],
    [404, 'xml', 'GET', '/open311/v2/services.yaml'],
    [404, 'xml', 'GET', '/feeds/atlantis.atom'],
    [404, 'list', 'GET', '/feeds/atlantis.geojson'],
    [404, 'list', 'GET', '/data/atlantis/issues.csv'],
    [404, 'envelope', 'GET', '/media/med_none'],
    [404, 'envelope', 'GET', '/nothing'],
    [404, 'envelope', 'GET', '/%61pi/nothing'],
    [404, 'envelope', 'GET', '/openapi/none.json'],
    [404, 'none', 'HEAD', '/api/issues/iss_none'],
    [404, 'none', 'HEAD', '/open311/atlantis/v2/services.xml'],
    // A method that the path does not have: by the API that has the path.
    [405, 'envelope', 'DELETE', '/api/issues'],
    [405, 'bare', 'DELETE', '/api/issues?cityId='],
    [405, 'bare', 'DELETE', '/api/wards'],
    [405, 'webhook', 'DELETE', '/api/chat/webhook'],
    [405, 'envelope', 'DELETE', '/api/chat/messages'],
    [405, 'bare', 'DELETE', '/api/admin/feed/issues'],
    [405, 'list', 'DELETE', '/open311/v2/services.json'],
    [405, 'xml', 'DELETE', '/open311/v2/services.xml'],
    [405, 'list', 'DELETE', '/data/mumbai/issues.csv'],
    [405, 'envelope', 'DELETE', '/mumbai'],
    [405, 'envelope', 'DELETE', '/docs'],
  ])('%i is %s for %s %s', async (status, form, method, path) => {
    const answer = await ask(method, path);
    expect([answer.status, formOf(answer)]).toEqual([status, form]);
    // Only bearer tokens have a challenge; the sessions of the console are cookies.
    const challenge = status === 401 && form === 'envelope' ? 'Bearer' : undefined;
    expect(answer.headers['www-authenticate']).toBe(challenge);
    const inBrowser = await ask(method, path, BROWSER);
    const isPage = /^\/(nothing|mumbai|%61pi)/.test(path);
    expect([inBrowser.status, formOf(inBrowser)]).toEqual([status, isPage ? 'page' : form]);
  });

  it.each([
    [400, 'envelope', '/api/issues', JSON_BODY, '{'],
    [400, 'envelope', '/api/nothing', JSON_BODY, '{'],
    [400, 'envelope', '/api/wards', JSON_BODY, '{'],
    [400, 'envelope', '/api/chat/messages/none/convert', JSON_BODY, '{'],
    [422, 'refusals', '/api/chat/messages/none/convert', JSON_BODY, '{}'],
    [400, 'bare', '/api/admin/auth/login', JSON_BODY, '{'],
    [400, 'envelope', '/nothing', JSON_BODY, '{'],
    [
      403,
      'envelope',
      '/mumbai/follow',
      { ...FORM_BODY, origin: 'https://elsewhere.example' },
      'email=a@b.cc',
    ],
    [413, 'envelope', '/api/issues', JSON_BODY, `{"a":"${'x'.repeat(1_100_000)}"}`],
    [413, 'bare', '/api/admin/auth/login', JSON_BODY, `{"a":"${'x'.repeat(1_100_000)}"}`],
    [415, 'list', '/open311/v2/requests.json', TEXT_BODY, 'x'],
    [415, 'xml', '/open311/v2/requests.xml', TEXT_BODY, 'x'],
    [403, 'list', '/open311/v2/requests.json', FORM_BODY, 'api_key=unknown'],
  ])('%i is %s for the body sent to %s', async (status, form, path, headers, payload) => {
    const answer = await ask('POST', path, { ...signedIn(), ...headers }, payload);
    expect([answer.status, formOf(answer)]).toEqual([status, form]);
  });

  it.each([
    ['json', 'list'],
    ['xml', 'xml'],
  ])('of a refused report in %s is %s', async (format, form) => {
    const report = new URLSearchParams({ ...reportForm(), api_key: apiKey, lat: 'north' }).toString();
    const answer = await ask('POST', `/open311/v2/requests.${format}`, FORM_BODY, report);
    expect([answer.status, formOf(answer)]).toEqual([400, form]);
  });

  it('is that of the token API for a target that is none', async () => {
    const text = await new Promise<string>((done, fail) => {
      const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
      let received = '';
      socket.on('data', (chunk) => (received += chunk.toString()));
      socket.on('close', () => done(received));
      socket.on('error', fail);
      socket.write('GET api/issues HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    });
    expect(text).toMatch(/^HTTP\/1.1 400 .*\{"success":false,"error":\{"code":"VALIDATION_ERROR"/s);
  });

  it('is the same when the service is at fault', async () => {
    const broken = await startService();
    await broken.database.sql('alter table issues rename to issues_away');
    const staff = await staffMember(broken);
    for (const [form, path] of [
      ['envelope', '/api/issues'],
      ['bare', '/api/issues?cityId=mumbai'],
      ['bare', '/api/admin/dashboard'],
      ['list', '/open311/v2/requests.json?jurisdiction_id=mumbai'],
      ['xml', '/open311/v2/requests.xml?jurisdiction_id=mumbai'],
      ['xml', '/feeds/mumbai.atom'],
      ['list', '/data/mumbai/issues.csv'],
      ['envelope', '/mumbai'],
    ]) {
      const answer = await send({
        method: 'GET',
        url: broken.url + path!,
        headers: { cookie: staff.cookie },
      });
      expect([path, answer.status, formOf(answer)]).toEqual([path, 500, form]);
    }
    await broken.stop();
  });

  it('is the same for a client that asks too often', async () => {
    const limits = ['GENERAL', 'AUTH', 'PUBLIC', 'FEEDS', 'SITE'].map((name) => [`RATE_LIMIT_${name}`, '1']);
    const strict = await startService({ settings: Object.fromEntries(limits) as Record<string, string> });
    let host = 1;
    for (const [form, path, headers] of [
      ['envelope', '/api/issues', {}],
      ['envelope', '/api/nothing', {}],
      ['bare', '/api/wards', {}],
      ['webhook', '/api/chat/webhook', {}],
      ['envelope', '/api/chat/messages', {}],
      ['list', '/open311/v2/services.json', {}],
      ['xml', '/open311/v2/services.xml', {}],
      ['xml', '/feeds/mumbai.atom', {}],
      ['envelope', '/mumbai', {}],
      ['page', '/mumbai', BROWSER],
      ['page', '/nothing', BROWSER],
      ['envelope', '/docs', BROWSER],
    ] as const) {
      const asked = { method: 'GET', url: strict.url + path, headers, from: `127.0.0.${++host}` };
      await send(asked);
      const answer = await send(asked);
      expect([path, answer.status, formOf(answer)]).toEqual([path, 429, form]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    await strict.stop();
  });
});
