import { escalatedIssue } from '../../factories/escalations';
import { reportedIssue } from '../../factories/issues';
import { createTestDatabase } from '../../support/service/database';
import { PublicClient, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';
import { startTcpProxy } from '../../support/process/tcp-proxy';

const FOLLOWED = {
  email: 'follower@example.org',
  ward: 'K/W',
  lat: '19.0544',
  lng: '72.8324',
  radius: '500',
};
const SIGN_IN = { email: 'late@example.org', name: 'Asha Kulkarni', next: '/' };

/** Text of forms that is not stored in a cookie, which must not contain a person's address. */
describe('a form that could not be processed', () => {
  const expectShown = (text: string, form: Record<string, string>) => {
    expect(text).toContain('What you wrote:');
    for (const [name, value] of Object.entries(form))
      expect([name, unescaped(text).includes(`>${value}</p>`)]).toEqual([name, true]);
  };

  it('is shown again if it was rate limited: following, and the sign-in', async () => {
    const service = await startService({ settings: { RATE_LIMIT_SITE: '1' } });
    try {
      const reader = new PublicClient(service.url);
      await reader.get('/about');
      for (const [path, form] of [
        ['/mumbai/follow', FOLLOWED],
        ['/sign-in', SIGN_IN],
      ] as const) {
        const { status, text } = await reader.post(path, form);
        expect([path, status, reader.cookies.size]).toEqual([path, 429, 0]);
        expectShown(text, path === '/sign-in' ? { email: form.email, name: form.name } : form);
      }
      const foreign = await reader.post('/sign-in', SIGN_IN, { origin: 'https://evil.example' });
      expect(foreign.text).not.toContain(SIGN_IN.email);
    } finally {
      await service.stop();
    }
  });

  it('is shown again while the database is unreachable', async () => {
    const database = await createTestDatabase();
    const url = new URL(database.url);
    const proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    url.hostname = '127.0.0.1';
    const service = await startService({ databaseUrl: url.href });
    try {
      await proxy.close();
      const reader = new PublicClient(service.url);
      const form = { email: 'follower@example.org', ward: 'K/W' };
      const { status, text } = await reader.post('/mumbai/follow', form);
      expect([status, reader.cookies.size]).toEqual([503, 0]);
      expectShown(text, form);
    } finally {
      await service.stop();
      await database.drop();
    }
  });
});

describe('a form that is refused', () => {
  let service: TestService;
  let reader: PublicClient;
  let issue: string;

  beforeAll(async () => {
    service = await startService();
    issue = await reportedIssue(service);
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    reader = new PublicClient(service.url);
  });

  /** Opens the page in another language by its link. */
  async function inTamil({ text }: { text: string }): Promise<string> {
    const [, link = ''] = /<a href="([^"]+)" lang="ta"/.exec(text) ?? [];
    const page = await reader.get(unescaped(link));
    expect([link, page.status]).toEqual([link, 200]);
    return page.text;
  }

  it('links to the same form in other languages: the reply of an office', async () => {
    const link = new URL(await escalatedIssue(service, issue), service.url).searchParams.get('link')!;
    const refused = await reader.post('/office', { link, key: 'one', answer: '' });
    expect(refused.status).toBe(422);
    expect(unescaped(await inTamil(refused))).toContain(`name="link" value="${link}"`);
  });

  it('links to the same form in other languages: the sign-in, with its return path', async () => {
    const next = `/mumbai/issues/${issue}`;
    const refused = await reader.post('/sign-in', { email: 'nobody', name: '', next });
    expect(refused.status).toBe(422);
    expect(await inTamil(refused)).toContain(`name="next" value="${next}"`);
  });

  it('links to the same form in other languages: following, without the email address', async () => {
    const refused = await reader.post('/mumbai/follow', { issue, email: 'no-address' });
    expect(refused.status).toBe(422);
    expect(await inTamil(refused)).toContain(`name="issue" value="${issue}"`);
    const place = { lat: '19.0544', lng: '72.8324', radius: '9', email: 'follower@example.org' };
    const { text } = await reader.post('/mumbai/follow', place);
    expect(text).not.toMatch(/href="[^"]*(follower|@)/);
    expect(await inTamil({ text })).toMatch(new RegExp(`name="lat"[^>]* value="${place.lat}"`));
  });

  it('is shown with its text if that is too long, also as it is encoded without scripts', async () => {
    await reader.signIn('asha@example.org');
    // Nine bytes for each: more than 64 KB.
    const pasted = 'क'.repeat(8000);
    const report = { title: 'Words that must not be lost', description: pasted };
    for (const [path, form] of [
      ['/mumbai/report', report],
      [`/mumbai/issues/${issue}/messages`, { content: pasted, key: 'pasted' }],
    ] as const) {
      const { status, text } = await reader.post(path, form);
      expect([path, status, text.includes(pasted)]).toEqual([path, 422, true]);
    }
    const endless = await reader.post('/mumbai/report', { ...report, description: 'x'.repeat(300_000) });
    expect(endless.status).toBe(413);
    expect((await reader.get('/mumbai')).status).toBe(200);
  });
});
