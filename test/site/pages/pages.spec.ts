import { hiddenIssue, reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { send } from '../../support/network/http';
import { PublicClient, tagsOf } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const LANGUAGES = ['en', 'hi', 'mr', 'kn', 'ta', 'te', 'bn', 'gu'];
const PATHS = [
  '/',
  '/mumbai',
  '/mumbai/report',
  '/mumbai/wards',
  '/mumbai/wards/H-West',
  '/mumbai/responsible?pincode=400050',
  '/mumbai/people',
  '/sign-in',
  '/sign-out',
  '/about',
  '/about/privacy',
  '/accessibility',
  '/privacy',
];

describe('the pages of the site', () => {
  let service: TestService;
  let reader: PublicClient;
  let issue: string;

  beforeAll(async () => {
    service = await startService();
    reader = new PublicClient(service.url);
    issue = await reportedIssue(service, { pincode: '400050' });
  });
  afterAll(() => service.stop());

  it.each(LANGUAGES)('are complete documents with landmarks in %s', async (language) => {
    const prefix = language === 'en' ? '' : `/${language}`;
    for (const path of [...PATHS, `/mumbai/issues/${issue}`]) {
      const { status, text, headers } = await reader.get(path === '/' ? prefix || '/' : prefix + path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers['content-language']).toBe(language);
      expect(text).toContain(`<html lang="${language}">`);
      for (const landmark of ['main', 'header', 'footer', 'h1'])
        expect(tagsOf(text, landmark)).toHaveLength(1);
      expect(tagsOf(text, 'nav').length).toBeGreaterThan(0);
      expect(text).toMatch(/<body[^>]*><a class="skip" href="#main">/);
      expect(text).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/i);
      // One script file, and no inline script.
      expect(text.match(/<script[^>]*>[^<]*/gi)).toEqual([
        expect.stringMatching(/^<script type="module" src="\/assets\/site-[\w-]+\.js">$/),
      ]);
      expect(text).not.toContain('undefined');
    }
  });

  it.each(LANGUAGES.slice(1))('have other texts in %s than in English', async (language) => {
    const words = async (path: string) =>
      new Set(
        (await reader.get(path)).text
          .replaceAll(/<[^>]*>/g, '\n')
          .split('\n')
          .filter((text) => /\p{L}{3}/u.test(text)),
      );
    const english = await words('/about');
    const formats = /^(CSV|GeoJSON|NDJSON|Data Package)$/;
    const both = [...(await words(`/${language}/about`))].filter(
      (text) => english.has(text) && !formats.test(text),
    );
    // The names of the languages in the language links.
    expect(both.length).toBeLessThanOrEqual(LANGUAGES.length);
  });

  it('lead to the data sets, feeds and programming interface from each page', async () => {
    const { text } = await reader.get('/hi/mumbai');
    expect(text).toContain('<link rel="alternate" type="application/atom+xml" href="/feeds/mumbai.atom"');
    const [, about] = /<footer.*href="(\/hi\/about#data)"/s.exec(text)!;
    const page = (await reader.get(about!)).text;
    const section = /<section id="data".*?<\/section>/s.exec(page)![0];
    const links = [...section.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!);
    expect(links).toEqual(expect.arrayContaining(['/docs', '/data/pune/issues.csv', '/feeds/pune.atom']));
    for (const href of links) {
      const { status } = await send({ method: 'GET', url: service.url + href });
      expect([href, status]).toEqual([href, 200]);
    }
  });

  it('have a strict content security policy and a referrer policy, and are cached only while signed out', async () => {
    const anonymous = await reader.get('/mumbai');
    expect(anonymous.headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob: http://localhost:3000; ` +
        `media-src 'self' http://localhost:3000; connect-src 'self' http://localhost:3000; manifest-src 'self'; worker-src 'self'; form-action 'self'; ` +
        `base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(anonymous.headers['referrer-policy']).toBe('same-origin');
    expect(anonymous.headers['cache-control']).toBe('public, max-age=20, must-revalidate');
    expect(anonymous.headers.vary).toBe('Accept, Accept-Encoding, Cookie');
    const signedIn = new PublicClient(service.url);
    await signedIn.signIn('cached@example.org');
    expect((await signedIn.get('/mumbai')).headers['cache-control']).toBe('private, no-store');
    expect((await signedIn.get('/me')).headers['cache-control']).toBe('private, no-store');
  });

  it('are compressed for clients that accept it, and have at most 20 KB with their style sheet', async () => {
    const get = (path: string) =>
      send({
        method: 'GET',
        url: service.url + path,
        headers: { accept: 'text/html', 'accept-encoding': 'gzip' },
      });
    const page = await get('/mumbai');
    expect(page.headers['content-encoding']).toBe('gzip');
    const [, styles = ''] =
      /<link rel="stylesheet" href="([^"]+)"/.exec((await reader.get('/mumbai')).text) ?? [];
    const sheet = await get(styles);
    expect(sheet.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8');
    const bytes = Number(page.headers['content-length']) + Number(sheet.headers['content-length']);
    expect(bytes).toBeLessThan(20 * 1024);
  });

  it('answer / by the Accept header', async () => {
    const accepting = (accept?: string) =>
      send({ method: 'GET', url: `${service.url}/`, headers: accept === undefined ? {} : { accept } });
    for (const accept of ['application/json', 'application/json, */*', 'application/json, text/html;q=0.5']) {
      const { status, body, headers } = await accepting(accept);
      expect([accept, status, headers.vary]).toEqual([accept, 404, 'Accept']);
      expect(body).toMatchObject({ success: false, error: { code: 'NOT_FOUND' } });
    }
    for (const accept of [undefined, '*/*', 'text/html']) {
      const page = await accepting(accept);
      expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.headers.vary).toContain('Accept');
    }
  });

  it('link to each other language with the same path and filters', async () => {
    const { text } = await reader.get('/hi/mumbai?status=open&q=lamp');
    for (const language of LANGUAGES) {
      const prefix = language === 'en' ? '' : `/${language}`;
      expect(text).toContain(`href="${prefix}/mumbai?status=open&amp;q=lamp" lang="${language}"`);
      expect(text).toContain(
        `hreflang="${language}" href="http://localhost:3000${prefix}/mumbai?status=open`,
      );
    }
  });

  it('do not affect the paths of the APIs, also with a language prefix', async () => {
    expect((await reader.get('/hi/api/issues')).status).toBe(404);
    expect((await reader.get('/api/nowhere')).body).toMatchObject({ success: false });
  });

  it('find offices for places of their own city', async () => {
    const there = await reader.get('/mumbai/responsible?pincode=400050');
    expect([there.status, there.text.includes('Offices of ward')]).toEqual([200, true]);
    const elsewhere = await reader.get('/delhi/responsible?pincode=400050');
    expect([elsewhere.status, elsewhere.text.includes('Offices of ward')]).toEqual([422, false]);
    expect(elsewhere.text).toContain(
      'This place is in Mumbai. <a href="/mumbai/responsible?pincode=400050">Who is responsible for a place?</a>',
    );
    expect(there.text).toContain('Made from India Post (GODL-India), DataMeet (CC BY 4.0)');
  });

  it.each([
    ['pincode=%E0%A5%AA%E0%A5%A6%E0%A5%A6+%E0%A5%A6%E0%A5%AB%E0%A5%A6', undefined],
    ['pincode=400+050&category=nonsense', undefined],
    ['lat=19,0544&lng=72.8324', undefined],
    ['pincode=%E2%80%AA400050%E2%80%AC', undefined],
    ['pincode=%DB%B4%DB%B0%DB%B0%DB%B0%DB%B5%DB%B0', undefined],
    ['lat=19.0544,+72.8324', undefined],
    ['lat=19.0544%C2%B0+N&lng=72.8324%C2%B0+E', undefined],
    ['lat=19%C2%B003%2715.8%22N+72%C2%B049%2756.6%22E', undefined],
    ['lat=72.8324&lng=19.0544', ['lat', 'Latitude and longitude seem to be swapped']],
    ['category=road', ['pincode', 'Give a pincode or a position.']],
    ['pincode=4000', ['pincode', 'A pincode has six digits.']],
    ['pincode=400050&lat=19', ['lat', 'Latitude and longitude are numbers']],
    ['lat=north&lng=72', ['lat', 'Latitude and longitude are numbers']],
    ['lat=51.5&lng=-0.1', ['lat', 'No ward that we know has this place.']],
  ])(
    'accept a place as the report form does, and show the problem of a field: %s',
    async (query, problem) => {
      const { status, text } = await reader.get(`/mumbai/responsible?${query}`);
      expect([status, text.includes('Offices of ward')]).toEqual(problem ? [422, false] : [200, true]);
      if (!problem) return;
      const errors = [...text.matchAll(/<p class="error" id="(\w+)-error">([^<]*)/g)];
      expect(errors.map(([, field]) => field)).toEqual([problem[0]]);
      expect(errors[0]?.[2]).toContain(problem[1]);
    },
  );

  it('name a ward once if its code is its name', async () => {
    for (const path of ['/pune/wards', '/pune', '/pune/wards/Aundh']) {
      const { status, text } = await reader.get(path);
      expect([path, status, /(\p{L}[\p{L} ]*) – \1</u.test(text), text.includes('Aundh')]).toEqual([
        path,
        200,
        false,
        true,
      ]);
    }
  });

  it('are listed for search engines, without hidden issues', async () => {
    const hidden = await reportedIssue(service, { by: await person(service) });
    await hiddenIssue(service, hidden);
    const robots = await reader.get('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    const closed = robots.text.match(/(?<=^Disallow: ).*/gm) ?? [];
    expect(closed).toEqual(expect.arrayContaining(['/api/', '/me$', '/hi/me$', '/ta/sign-in']));
    // A rule applies to all paths that begin with it.
    expect(closed.filter((rule) => '/media/med_1'.startsWith(rule))).toEqual([]);
    expect(robots.text).toContain('Sitemap: http://localhost:3000/sitemap.xml');
    expect((await reader.get('/sitemap.xml')).text).toContain(
      '<loc>http://localhost:3000/pune/sitemap.xml</loc>',
    );
    const { text, headers } = await reader.get('/mumbai/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(text).toContain(`<loc>http://localhost:3000/mumbai/issues/${issue}</loc>`);
    expect(text).toMatch(/<\/urlset>\n$/);
    expect(text).not.toContain(hidden);
  });
});
