import { Agent } from 'node:http';
import { Readable } from 'node:stream';
import { photo } from '../factories/files';
import { reportedIssue } from '../factories/issues';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { send } from '../support/http';
import { fieldOf, type Form, Reader, tagsOf } from '../support/reader';
import { startService, type TestService } from '../support/service';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy';

const REPORT = {
  title: 'Lamp dark at the bus stop',
  description: 'The lamp above the stop has been out since Monday night',
  category: 'infrastructure',
  pincode: '400050',
  key: 'kept',
} satisfies Form;

describe('what somebody wrote', () => {
  let service: TestService;
  let reader: Reader;
  let path: string;
  let people = 0;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    reader = new Reader(service.url);
    await reader.signIn(`writer-${++people}@example.org`);
    path = `/mumbai/issues/${await reportedIssue(service)}`;
  });
  const jpeg = async () => [{ field: 'photos', name: 'a.jpg', bytes: await photo('jpeg') }];

  it('of how an issue was resolved is there again after signing in anew', async () => {
    const { headers } = await reader.postFiles('/mumbai/report', REPORT);
    const own = headers.location!.split('?')[0]!;
    const form = { resolution: 'The lamp was replaced today' };
    reader.cookies.clear();
    const sent = await reader.postFiles(`${own}/resolve`, form, await jpeg());
    expect([sent.status, sent.headers.location]).toEqual([303, `/sign-in?next=${encodeURIComponent(own)}`]);
    await reader.signIn(`writer-${people}@example.org`);
    const { text } = await reader.get(own);
    expect(fieldOf(text, 'resolution')).toBe(form.resolution);
    // Nobody looks for their words in what is closed.
    expect(text).toMatch(/<details open[^>]*><summary>It has been fixed/);
    expect((await reader.postFiles(`${own}/resolve`, form, await jpeg())).status).toBe(303);
    expect([...reader.cookies.keys()]).toEqual(['session']);
  });

  it('stays until it is sent, whatever else is done meanwhile', async () => {
    const late = new Reader(service.url);
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

  it('goes with whoever signs out', async () => {
    const late = new Reader(service.url);
    await late.postFiles('/mumbai/report', REPORT);
    await late.signIn('leaves@example.org');
    expect(fieldOf((await late.get('/mumbai/report')).text, 'title')).toBe(REPORT.title);
    await late.post('/sign-out');
    expect(late.cookies.size).toBe(0);
  });

  it('is linked to by a refused form where it can be opened, in every language', async () => {
    const { status, text } = await reader.post(`/hi${path}/messages`, { content: ' ' });
    expect(status).toBe(422);
    const links = text.match(/href="[^"]*\/issues\/[^"]*"/g)?.join('') ?? '';
    expect(links).toContain(`href="/ta${path}"`);
    expect(links).not.toContain('/messages');
  });

  it('is asked for with its photos again, which browsers do not send twice', async () => {
    const again = async (form: Form, files: Awaited<ReturnType<typeof jpeg>>) =>
      (await reader.postFiles('/mumbai/report', form, files)).text.includes(
        'Please choose your photos again:',
      );
    expect(await again({ ...REPORT, title: 'short' }, await jpeg())).toBe(true);
    expect(await again({ ...REPORT, title: 'short' }, [])).toBe(false);
  });

  it('is kept of a form without an end, which is refused', async () => {
    const head = `--x\r\nContent-Disposition: form-data; name="title"\r\n\r\n${REPORT.title}\r\n`;
    const file = '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';
    const piece = Buffer.alloc(1024 * 1024, 1);
    function* endless(): Generator<Buffer> {
      yield Buffer.from(head + file);
      // More than a form may have, and less than twice of it, which is cut off.
      for (let n = 0; n < 60; n++) yield piece;
    }
    // As a browser does: with an answer to `Connection: close` the rest of the form would meet a closed connection.
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

  it('on a foreign page is not kept', async () => {
    const forged = { origin: 'https://evil.example' };
    const { status, headers } = await reader.post('/mumbai/report', REPORT, forged);
    expect([status, headers['set-cookie']]).toEqual([403, undefined]);
  });

  it('is no link off the site, whatever the address begins with', async () => {
    const { status, text } = await reader.get('//evil.example');
    expect(status).toBe(404);
    expect(tagsOf(text, 'a').filter((tag) => /href="(\/[/\\]|https?:)/.test(tag))).toEqual([]);
  });
});

describe('what somebody wrote while the database is away', () => {
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

  it('is kept, with a link back to it, also of a form with photos', async () => {
    const reader = new Reader(service.url);
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
