import { Agent } from 'node:http';
import { Readable } from 'node:stream';
import { photo } from '../../factories/files';
import { hiddenIssue, feedStatusChanged, reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { createTestDatabase, type TestDatabase } from '../../support/service/database';
import { send } from '../../support/network/http';
import { fieldOf, type Form, PublicClient, tagsOf, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';
import { startTcpProxy, type TcpProxy } from '../../support/process/tcp-proxy';

const REPORT = {
  title: 'Lamp dark at the bus stop',
  description: 'The lamp above the stop has been out since Monday night',
  category: 'infrastructure',
  pincode: '400050',
  key: 'kept',
} satisfies Form;

describe('the text of a form', () => {
  let service: TestService;
  let reader: PublicClient;
  let path: string;
  let people = 0;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    reader = new PublicClient(service.url);
    await reader.signIn(`writer-${++people}@example.org`);
    path = `/mumbai/issues/${await reportedIssue(service)}`;
  });
  const jpeg = async () => [{ field: 'photos', name: 'a.jpg', bytes: await photo('jpeg') }];

  it('of a resolution is restored after signing in again', async () => {
    const { headers } = await reader.postFiles('/mumbai/report', REPORT);
    const own = headers.location!.split('?')[0]!;
    const form = { resolution: 'The lamp was replaced today' };
    reader.cookies.clear();
    const sent = await reader.postFiles(`${own}/resolve`, form, await jpeg());
    expect([sent.status, sent.headers.location]).toEqual([303, `/sign-in?next=${encodeURIComponent(own)}`]);
    await reader.signIn(`writer-${people}@example.org`);
    const { text } = await reader.get(own);
    expect(fieldOf(text, 'resolution')).toBe(form.resolution);
    // The text must not be hidden in a closed element.
    expect(text).toMatch(/<details open[^>]*><summary>It has been fixed/);
    expect((await reader.postFiles(`${own}/resolve`, form, await jpeg())).status).toBe(303);
    expect([...reader.cookies.keys()]).toEqual(['session', 'done']);
  });

  it('is kept until it is sent, whatever else is done meanwhile', async () => {
    const late = new PublicClient(service.url);
    await late.post(`${path}/messages`, { content: 'Written before I had an account' });
    await late.post(`${path}/upvote`, { want: 'on' });
    await late.signIn('late@example.org');
    const written = async () => fieldOf((await late.get(path)).text, 'content');
    expect([await written(), await written()]).toEqual(Array(2).fill('Written before I had an account'));
    await late.post(`${path}/upvote`, { want: 'on' });
    expect(await written()).toBe('Written before I had an account');
    await late.post(`${path}/messages`, { content: 'Written before I had an account' });
    expect(await written()).toBe('');
  });

  it('is deleted by signing out', async () => {
    const late = new PublicClient(service.url);
    await late.postFiles('/mumbai/report', REPORT);
    await late.signIn('leaves@example.org');
    expect(fieldOf((await late.get('/mumbai/report')).text, 'title')).toBe(REPORT.title);
    await late.post('/sign-out');
    expect(late.cookies.size).toBe(0);
  });

  it('is linked from a refused form to a page that can be opened, in every language', async () => {
    const { status, text } = await reader.post(`/hi${path}/messages`, { content: ' ' });
    expect(status).toBe(422);
    const links = text.match(/href="[^"]*\/issues\/[^"]*"/g)?.join('') ?? '';
    expect(links).toContain(`href="/ta${path}"`);
    expect(links).not.toContain('/messages');
  });

  it('is shown with a request to select the photos again, which browsers do not send twice', async () => {
    const again = async (form: Form, files: Awaited<ReturnType<typeof jpeg>>) =>
      (await reader.postFiles('/mumbai/report', form, files)).text.includes(
        'Please choose your photos again:',
      );
    expect(await again({ ...REPORT, title: 'short' }, await jpeg())).toBe(true);
    expect(await again({ ...REPORT, title: 'short' }, [])).toBe(false);
  });

  it('is shown with a request to select the photos again after signing in again', async () => {
    const again = 'Please choose your photos again:';
    const { headers } = await reader.postFiles('/mumbai/report', { ...REPORT, key: 'to resolve' });
    const own = headers.location!.split('?')[0]!;
    const lost = new PublicClient(service.url);
    const form = { ...REPORT, title: 'Lamp dark at the school gate', key: 'photos lost', checked: 'yes' };
    expect((await lost.postFiles('/mumbai/report', form, await jpeg())).status).toBe(303);
    await lost.postFiles(`${own}/resolve`, { resolution: 'The lamp was replaced' }, await jpeg());
    // The photos are missing as well if it is sent again before that.
    expect((await lost.postFiles('/mumbai/report', form)).status).toBe(303);
    await lost.signIn(`writer-${people}@example.org`);
    expect((await lost.get('/mumbai/report')).text).toContain(again);
    expect((await lost.get(own)).text).toContain(again);
    const bare = new PublicClient(service.url);
    await bare.postFiles('/mumbai/report', form);
    await bare.signIn('bare@example.org');
    expect((await bare.get('/mumbai/report')).text).not.toContain(again);
  });

  it('is kept for an endless form, which is refused', async () => {
    const head = `--x\r\nContent-Disposition: form-data; name="title"\r\n\r\n${REPORT.title}\r\n`;
    const file = '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';
    const piece = Buffer.alloc(1024 * 1024, 1);
    function* endless(): Generator<Buffer> {
      yield Buffer.from(head + file);
      // More than a form may have, and less than twice as much, at which it is cut off.
      for (let n = 0; n < 60; n++) yield piece;
    }
    // As in a browser: after an answer with `Connection: close` the rest of the form would meet a closed connection.
    const agent = new Agent({ keepAlive: true });
    const answer = await send({
      method: 'POST',
      url: `${service.url}/mumbai/report`,
      headers: {
        accept: 'text/html',
        origin: service.url,
        cookie: `session=${reader.cookies.get('session')}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: Readable.from(endless()),
      agent,
    });
    agent.destroy();
    expect([answer.status, answer.text.includes('href="/mumbai/report"')]).toEqual([413, true]);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^draft0=[\w-]+;/);
  });

  /** An issue that the reader of the site has reported. */
  const own = async (key: string): Promise<string> => {
    const { headers } = await reader.postFiles('/mumbai/report', { ...REPORT, key, checked: 'yes' });
    return headers.location!.split('?')[0]!;
  };

  it('of a reopen request for an issue that was closed meanwhile is shown and kept', async () => {
    await feedStatusChanged(service, path.split('/').at(-1)!, 'resolved');
    const admin = await person(service, { role: 'admin' });
    const { status: closed } = await service.tokenApi
      .as(admin)
      .patch(`/api/issues/${path.split('/').at(-1)}/close`, { source: 'admin' });
    expect(closed).toBe(200);
    const reason = 'It went dark again <b>tonight</b>';
    const { status, text } = await reader.post(`${path}/reopen`, { reason });
    expect([status, text.includes('What you wrote:'), unescaped(text).includes(reason)]).toEqual([
      422,
      true,
      true,
    ]);
    expect(text).not.toContain('<b>tonight');
    expect(unescaped((await reader.get(path)).text)).toContain(reason);
  });

  it('of a resolution of an already resolved issue is shown and kept', async () => {
    const issue = await own('resolved meanwhile');
    await feedStatusChanged(service, issue.split('/').at(-1)!, 'resolved');
    const form = { resolution: 'The lamp was replaced by me' };
    const { status, text } = await reader.postFiles(`${issue}/resolve`, form, await jpeg());
    expect([status, text.includes('What you wrote:'), text.includes(form.resolution)]).toEqual([
      422,
      true,
      true,
    ]);
    expect((await reader.get(issue)).text).toContain(form.resolution);
  });

  it('for an issue that was hidden meanwhile is shown on the 404 page', async () => {
    await hiddenIssue(service, path.split('/').at(-1)!);
    const { status, text } = await reader.post(`${path}/messages`, { content: 'Still dark & wet' });
    expect([status, unescaped(text).includes('Still dark & wet')]).toEqual([404, true]);
    expect(text).not.toContain(`href="${path}">Back to what you wrote`);
  });

  it('of one page is kept when another page’s form is typed and sent', async () => {
    const late = new PublicClient(service.url);
    const other = `/mumbai/issues/${await reportedIssue(service)}`;
    await late.post(`${path}/messages`, { content: 'Written here' });
    await late.post(`${other}/messages`, { content: 'Written there' });
    const report = { ...REPORT, title: 'Bench without a seat in the park' };
    await late.postFiles('/mumbai/report', report);
    await late.signIn('three@example.org');
    const written = async (at: string) => fieldOf((await late.get(at)).text, 'content');
    expect([await written(path), await written(other)]).toEqual(['Written here', 'Written there']);
    expect((await late.postFiles('/mumbai/report', report)).status).toBe(303);
    await late.post(`${other}/messages`, { content: 'Written there' });
    expect([await written(path), await written(other)]).toEqual(['Written here', '']);
    await late.post(`${path}/messages`, { content: 'Written here' });
    expect([...late.cookies.keys()]).toEqual(['session', 'done']);
  });

  it('that is newest is kept if not all fits into cookies', async () => {
    const late = new PublicClient(service.url);
    // Of characters that hardly compress.
    const noise = (seed: number) =>
      Array.from({ length: 900 }, (_, n) =>
        String.fromCodePoint(0x4e00 + ((n * n * 7919 + n * seed) % 20_000)),
      ).join('');
    const pages = await Promise.all(Array.from({ length: 5 }, () => reportedIssue(service)));
    for (const [n, id] of pages.entries())
      await late.post(`/mumbai/issues/${id}/messages`, { content: noise(n + 1) });
    const sizes = [...late.cookies].map(([name, value]) => name.length + value.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000);
    await late.signIn('much@example.org');
    const written = async (id = '') => fieldOf((await late.get(`/mumbai/issues/${id}`)).text, 'content');
    expect([await written(pages[0]), await written(pages[4])]).toEqual(['', noise(5)]);
  });

  it('of a foreign page is not kept', async () => {
    const forged = { origin: 'https://evil.example' };
    const { status, headers } = await reader.post('/mumbai/report', REPORT, forged);
    expect([status, headers['set-cookie']]).toEqual([403, undefined]);
  });

  it('does not become a link to another site, whatever the URL begins with', async () => {
    const { status, text } = await reader.get('//evil.example');
    expect(status).toBe(404);
    expect(tagsOf(text, 'a').filter((tag) => /href="(\/[/\\]|https?:)/.test(tag))).toEqual([]);
  });
});

describe('the text of a rate-limited form', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ settings: { RATE_LIMIT_SITE_SESSION: '1' } });
  });
  afterAll(() => service.stop());

  it('is kept, also for a form with photos, of which only the texts are read', async () => {
    const reader = new PublicClient(service.url);
    await reader.signIn('hasty@example.org');
    await reader.get('/about');
    const issue = '/mumbai/issues/iss_none';
    const message = await reader.post(`${issue}/messages`, { content: 'Words that must stay' });
    expect([message.status, message.text.includes(`href="${issue}">Back to what you wrote`)]).toEqual([
      429,
      true,
    ]);
    const reported = await reader.postFiles('/mumbai/report', REPORT, [
      { field: 'photos', name: 'a.jpg', bytes: Buffer.alloc(4 * 1024 * 1024, 1) },
    ]);
    expect([reported.status, reported.text.includes('href="/mumbai/report">Back to what you wrote')]).toEqual(
      [429, true],
    );
    service.clock.advance(15 * 60_000);
    expect(fieldOf((await reader.get('/mumbai/report')).text, 'title')).toBe(REPORT.title);
  });
});

describe('the text of a form while the database is unreachable', () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let service: TestService;

  beforeAll(async () => {
    database = await createTestDatabase();
    const url = new URL(database.url);
    proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    url.hostname = '127.0.0.1';
    service = await startService({ databaseUrl: url.href });
  });
  afterAll(async () => {
    await service.stop();
    await database.drop();
  });

  it('is kept, with a link back to it, also for a form with photos', async () => {
    const reader = new PublicClient(service.url);
    await reader.signIn('away@example.org');
    await proxy.close();
    const issue = '/mumbai/issues/iss_none';
    const reported = await reader.postFiles('/mumbai/report', REPORT, [
      { field: 'photos', name: 'a.jpg', bytes: await photo('jpeg') },
    ]);
    expect([reported.status, reported.text.includes('href="/mumbai/report">Back to what you wrote')]).toEqual(
      [503, true],
    );
    expect(reader.cookies.has('draft0')).toBe(true);
    const flagged = await reader.post(`${issue}/flag`, { flagReason: 'spam', note: 'Words that must stay' });
    expect([flagged.status, flagged.text.includes(`href="${issue}">Back to what you wrote`)]).toEqual([
      503,
      true,
    ]);
    const supported = await reader.post(`${issue}/upvote`, { want: 'on' });
    expect([supported.status, supported.text.includes('Back to what you wrote')]).toEqual([503, false]);
    expect((await reader.get('/mumbai/sitemap.xml')).status).toBe(503);
  });
});
