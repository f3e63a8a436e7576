import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { send } from '../support/http';
import { startService, type TestService } from '../support/service';

/** What browsers send. */
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8' };

describe('GET /', () => {
  let service: TestService;
  let production: TestService;
  beforeAll(async () => {
    service = await startService({ settings: { PUBLIC_BASE_URL: 'https://issues.example.org/a?b=<i>&c' } });
    production = await startService({ settings: { LOCAL_IDENTITY: 'false' } });
  });
  afterAll(async () => {
    await service.stop();
    await production.stop();
  });

  const front = (accept?: string, of = service) =>
    send({ method: 'GET', url: `${of.url}/`, headers: accept === undefined ? {} : { accept } });

  it('is a page for a browser, by Accept', async () => {
    const { status, headers, text } = await front(BROWSER.accept);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      vary: expect.stringMatching(/\bAccept\b/) as string,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(text)),
    });
    for (const path of ['/docs', '/api/']) {
      expect(text).toContain(`href="${path}"`);
      expect((await send({ method: 'GET', url: service.url + path })).status).toBe(200);
    }
  });

  it('lets nothing run, and nothing load but its icon and its own style', async () => {
    const { headers, text } = await front(BROWSER.accept);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^ ]+'; img-src 'self'; base-uri 'none';/);
    expect(policy).toMatch(/form-action 'none'; frame-ancestors 'none'$/);
    expect(policy).not.toMatch(/unsafe|script|\*/);
    const style = /<style>([^]*?)<\/style>/.exec(text)![1]!;
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(text).not.toMatch(/<script| style=| on\w+=/);
  });

  it('says how to sign in here, and nothing of that where there is no local identity', async () => {
    expect((await front(BROWSER.accept)).text).toContain('/dev/identity');
    const { text } = await front(BROWSER.accept, production);
    expect(text).toContain('POST /api/auth/google');
    expect(text).not.toContain('/dev/identity');
  });

  it('writes what is set into it as text', async () => {
    const { text } = await front(BROWSER.accept);
    expect(text).not.toContain('<i>');
    expect(text).toContain('https://issues.example.org/a?b=&#60;i&#62;&#38;c/dev/identity');
  });

  it.each([undefined, '*/*', 'application/json', 'application/json, text/html;q=0.9', 'image/png'])(
    'is nothing for whom %s tells no browser',
    async (accept) => {
      const { status, headers, body } = await front(accept);
      expect([status, body]).toMatchObject([404, { success: false, error: { code: 'NOT_FOUND' } }]);
      expect(headers).toMatchObject({
        vary: expect.stringMatching(/\bAccept\b/) as string,
        'content-type': 'application/json; charset=utf-8',
      });
    },
  );

  it('answers HEAD without a body', async () => {
    const { status, text } = await send({ method: 'HEAD', url: `${service.url}/`, headers: BROWSER });
    expect([status, text]).toEqual([200, '']);
  });

  it('has an icon, which caches may keep', async () => {
    const answer = await fetch(`${service.url}/favicon.ico`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 32, height: 32 });
  });
});
