import sharp from 'sharp';
import { feedStatusChanged, reportedIssue } from '../../factories/issues';
import { send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';

/** What browsers send. */
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8' };

describe('GET /', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ settings: { PUBLIC_BASE_URL: 'https://issues&more.example.org' } });
  });
  afterAll(() => service.stop());

  const front = (accept?: string) =>
    send({ method: 'GET', url: `${service.url}/`, headers: accept === undefined ? {} : { accept } });

  it('is a page for a browser, by Accept', async () => {
    const { status, headers, text } = await front(BROWSER.accept);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      vary: expect.stringMatching(/\bAccept\b/) as string,
      'x-content-type-options': 'nosniff',
    });
    expect(text).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32"/>');
  });

  it('counts open issues as the page of the city does', async () => {
    for (let n = 0; n < 3; n++) await reportedIssue(service, { city: 'mumbai' });
    const taken = await reportedIssue(service, { city: 'mumbai' });
    await feedStatusChanged(service, taken, 'progress');
    const { text } = await front(BROWSER.accept);
    expect(text).toMatch(/<a href="\/mumbai">Mumbai<\/a><p class="facts"><span>3 open<\/span>/);
    const city = await send({ method: 'GET', url: `${service.url}/mumbai`, headers: BROWSER });
    expect(city.text).toContain('<dt>Open</dt><dd class="figure">3</dd></div>');
    expect(city.text).toContain('<dt>In progress</dt><dd class="figure">1</dd></div>');
  });

  it('escapes settings', async () => {
    const { text } = await front(BROWSER.accept);
    expect(text).not.toContain('https://issues&more');
    expect(text).toContain('href="https://issues&amp;more.example.org/"');
  });

  it.each([undefined, '*/*', 'text/*', 'text/html, application/json', '*/*;q=0.8, application/json;q=0.5'])(
    'is a page for a client that accepts %s without preferring JSON',
    async (accept) => {
      const { status, headers } = await front(accept);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        vary: expect.stringMatching(/\bAccept\b/) as string,
        'content-type': 'text/html; charset=utf-8',
      });
    },
  );

  it.each([
    'application/json',
    'application/json, text/plain, */*',
    'application/json, text/html;q=0.9',
    'image/png',
  ])('is not found for a client that asks for %s', async (accept) => {
    const { status, headers, body } = await front(accept);
    expect([status, body]).toMatchObject([404, { success: false, error: { code: 'NOT_FOUND' } }]);
    expect(headers).toMatchObject({
      vary: expect.stringMatching(/\bAccept\b/) as string,
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it('answers HEAD without a body', async () => {
    const { status, text } = await send({ method: 'HEAD', url: `${service.url}/`, headers: BROWSER });
    expect([status, text]).toEqual([200, '']);
  });

  it('has an icon, which may be cached', async () => {
    const answer = await fetch(`${service.url}/favicon.ico`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 32, height: 32 });
  });
});
