import { createTestDatabase, type TestDatabase } from '../../support/service/database';
import { send, whenServed } from '../../support/network/http';
import { fieldOf, PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';
import { startTcpProxy, type TcpProxy } from '../../support/process/tcp-proxy';

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('errors of the site', () => {
  let service: TestService;
  let reader: PublicClient;

  beforeAll(async () => {
    service = await startService({ settings: { RATE_LIMIT_SITE: '12', RATE_LIMIT_SITE_SESSION: '5' } });
    reader = new PublicClient(service.url);
  });
  afterAll(() => service.stop());

  const from = (address: string, path: string, headers: Record<string, string> = {}) =>
    send({ method: 'GET', url: service.url + path, headers: { accept: BROWSER, ...headers }, from: address });

  it('are pages in the language of the path for browsers, and envelopes otherwise', async () => {
    for (const path of ['/nothing/here', '/ta/mumbai/issues/iss_none']) {
      const page = await from('127.0.0.2', path);
      expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(page.headers['cache-control']).toBe('private, no-store');
      expect(page.headers['content-security-policy']).toContain("form-action 'self'");
      const { status, body } = await from('127.0.0.2', path, { accept: '*/*' });
      expect([status, body]).toMatchObject([404, { success: false, error: { code: 'NOT_FOUND' } }]);
    }
    expect((await from('127.0.0.2', '/ta/mumbai/issues/iss_none')).text).toContain('<html lang="ta">');
    const nowhere = await from('127.0.0.2', '/hi/nothing?x=1');
    expect([nowhere.status, nowhere.headers['content-language']]).toEqual([404, 'hi']);
    expect(nowhere.text).toMatch(/<html lang="hi">.*href="\/ta\/nothing\?x=1" lang="ta"/s);
    expect((await from('127.0.0.2', '/hi')).status).toBe(200);
    expect((await from('127.0.0.2', '/api/issues/iss_none')).body).toMatchObject({ success: false });
  });

  it('for a method a page does not have list the allowed methods', async () => {
    const headers = { accept: BROWSER };
    const answer = await send({
      method: 'DELETE',
      url: `${service.url}/hi/privacy`,
      headers,
      from: '127.0.0.9',
    });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(answer.text).toContain('<html lang="hi">');
  });

  it('are not pages outside of the site’s paths, whatever its routes match', async () => {
    for (const act of ['rating', 'reaction', 'closing']) {
      const url = `${service.url}/api/issues/iss_none/${act}`;
      const { status, body } = await send({
        method: 'POST',
        url,
        headers: { accept: BROWSER },
        from: '127.0.0.10',
      });
      expect([act, status, body]).toMatchObject([act, 404, { success: false, error: { code: 'NOT_FOUND' } }]);
    }
  });

  it('for too many pages are counted by address, or by account if signed in, without style sheets', async () => {
    const [, styles = ''] =
      /<link rel="stylesheet" href="([^"]+)"/.exec((await from('127.0.0.3', '/about')).text) ?? [];
    for (let n = 0; n < 20; n++) expect((await from('127.0.0.3', styles)).status).toBe(200);
    for (let n = 0; n < 11; n++) expect((await from('127.0.0.3', '/about')).status).toBe(200);
    const limited = await from('127.0.0.3', '/about');
    expect([limited.status, limited.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(limited.text).toContain('<h1>Too many requests</h1>');
    expect(limited.text).toMatch(/Try again in \d+ seconds?\./);
    await reader.signIn('limited@example.org');
    const cookie = `session=${reader.cookies.get('session')}`;
    for (let n = 0; n < 5; n++) expect((await from('127.0.0.3', '/about', { cookie })).status).toBe(200);
    expect((await from('127.0.0.4', '/about', { cookie })).status).toBe(429);
    // Another session of the same account, and one of another account.
    const again = new PublicClient(service.url);
    await again.signIn('limited@example.org');
    const second = `session=${again.cookies.get('session')}`;
    expect(second).not.toBe(cookie);
    expect((await from('127.0.0.4', '/about', { cookie: second })).status).toBe(429);
    const other = new PublicClient(service.url);
    await other.signIn('another@example.org');
    const theirs = `session=${other.cookies.get('session')}`;
    expect((await from('127.0.0.4', '/about', { cookie: theirs })).status).toBe(200);
    // An unsigned cookie counts as none.
    expect((await from('127.0.0.3', '/about', { cookie: 'session=a.b.c' })).status).toBe(429);
  });

  it('for a form that is too large are pages', async () => {
    const answer = await send({
      method: 'POST',
      url: `${service.url}/sign-in`,
      headers: { accept: BROWSER, 'content-type': 'application/x-www-form-urlencoded', origin: service.url },
      payload: `email=${'x'.repeat(260 * 1024)}`,
      from: '127.0.0.5',
    });
    expect(answer.status).toBe(413);
    expect(answer.text).toContain('<h1>Too large</h1>');
  });
});

describe('the site while the database is unreachable', () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  /** That of the database. */
  let port: number;
  let service: TestService;

  beforeAll(async () => {
    database = await createTestDatabase();
    const url = new URL(database.url);
    port = Number(url.port);
    proxy = await startTcpProxy(port);
    url.port = String(proxy.port);
    url.hostname = '127.0.0.1';
    service = await startService({ databaseUrl: url.href });
  });
  afterAll(async () => {
    await service.stop();
    await proxy.close();
    await database.drop();
  });

  it('answers a page with Retry-After, and shows pages that need no database', async () => {
    const reader = new PublicClient(service.url);
    await reader.signIn('away@example.org');
    // Its port stays taken, so that no other proxy can get it meanwhile.
    proxy.lead();
    proxy.cut();
    for (const path of ['/mumbai', '/', '/me', '/hi/mumbai/issues/iss_none']) {
      const { status, headers, text } = await reader.get(path);
      expect([path, status, headers['retry-after']]).toEqual([path, 503, '2']);
      expect(text).toMatch(/^<!doctype html><html lang="(en|hi)">/);
    }
    expect((await new PublicClient(service.url).get('/about')).status).toBe(200);
  });

  it('recovers with the database, and has the typed text in the form', async () => {
    const form = {
      title: 'Written without a database',
      description: 'The lamp above the stop is dark',
      category: 'infrastructure',
      pincode: '400050',
    };
    const reader = new PublicClient(service.url);
    expect((await reader.post('/mumbai/report', form)).status).toBe(303);
    expect((await reader.get('/mumbai')).status).toBe(503);
    proxy.lead(port);
    const { status } = await whenServed(() => reader.get('/mumbai'));
    expect(status).toBe(200);
    await reader.signIn('back@example.org');
    await reader.post('/welcome', { age: 'adult', shownAs: 'name', next: '/mumbai/report' });
    const { status: shown, text } = await reader.get('/mumbai/report');
    expect([shown, fieldOf(text, 'title'), fieldOf(text, 'description')]).toEqual([
      200,
      form.title,
      form.description,
    ]);
  });
});
