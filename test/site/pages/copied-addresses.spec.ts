import { AlertLinksService } from '../../../src/alerts/mails/alert-links.service';
import { reportedIssue } from '../../factories/issues';
import { send } from '../../support/network/http';
import { PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const TAILS = ['.', ',', ')', ']', '"', '%22', '%E2%80%99', '%E2%80%A6', '%E0%A5%A4', ').', '/)'];

describe('an address as people copy it from a message', () => {
  let service: TestService;
  let reader: PublicClient;
  let issue: string;

  beforeAll(async () => {
    service = await startService();
    reader = new PublicClient(service.url);
    issue = `/mumbai/issues/${await reportedIssue(service, { pincode: '400050' })}`;
  });
  afterAll(() => service.stop());

  const redirectOf = async (url: string) => {
    const { status, headers } = await reader.get(url);
    return [url, status, headers.location];
  };

  it('with a tail redirects to its page, which exists', async () => {
    const pages = [issue, '/mumbai', '/mumbai/wards', '/mumbai/wards/H-West', '/mumbai/report', '/about'];
    const others = ['/mumbai/follow', '/mumbai/people', '/mumbai/responsible', '/report', '/accessibility'];
    for (const page of [...pages, ...others, '/privacy', '/sign-in', '/hi', '/ta/privacy']) {
      expect([page, (await reader.get(page)).status]).toEqual([page, 200]);
      for (const tail of TAILS) expect(await redirectOf(page + tail)).toEqual([page + tail, 301, page]);
    }
    for (const tail of TAILS)
      expect(await redirectOf(`/hi${issue}${tail}?a=%E0%A4%95.&b=/`)).toEqual([
        `/hi${issue}${tail}?a=%E0%A4%95.&b=/`,
        301,
        `/hi${issue}?a=%E0%A4%95.&b=/`,
      ]);
  });

  it.each([
    ['/Mumbai', '/mumbai'],
    ['/MUMBAI/', '/mumbai'],
    ['/Bombay', '/mumbai'],
    ['/bengaluru', '/bangalore'],
    ['/Bangalore', '/bangalore'],
    ['/Calcutta', '/kolkata'],
    ['/Madras/report?pincode=600001&q=A', '/chennai/report?pincode=600001&q=A'],
    ['/New%20Delhi/wards', '/delhi/wards'],
    ['/hi/Bombay/wards/H-West', '/hi/mumbai/wards/H-West'],
    ['/KN/BENGALURU/follow.', '/kn/bangalore/follow'],
    ['/Poona/sitemap.xml', '/pune/sitemap.xml'],
    ['/console%E0%A5%A4', '/console'],
  ])('as in %s redirects to %s', async (url, page) => {
    expect(await redirectOf(url)).toEqual([url, 301, page]);
    expect((await reader.get(page)).status).toBe(200);
  });

  it('in capital letters redirects to the issue', async () => {
    for (const url of [`/BOMBAY${issue.slice('/mumbai'.length).toUpperCase()}`, `${issue.toUpperCase()}.`])
      expect(await redirectOf(url)).toEqual([url, 301, issue]);
    const id = issue.split('/').pop()!;
    const url = `/mumbai/issues/${id.toUpperCase()}`;
    expect(await redirectOf(url)).toEqual([url, 301, issue]);
  });

  it('redirects HEAD, and clients that take anything, as previews of links do', async () => {
    for (const [method, accept] of [
      ['HEAD', '*/*'],
      ['HEAD', 'text/html'],
      ['GET', '*/*'],
    ] as const) {
      const asked = { method, url: `${service.url}/Bombay?a=b`, headers: { accept } };
      const { status, headers } = await send(asked);
      expect([status, headers.location]).toEqual([301, '/mumbai?a=b']);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('redirects with the link of a mail, which may have the tail', async () => {
    const link = service.app
      .get(AlertLinksService, { strict: false })
      .tokenOf('manage', 'reader@example.org');
    expect((await reader.get(`/hi/alerts?link=${link}`)).status).toBe(200);
    expect(await redirectOf(`/hi/alerts?link=${link}).`)).toEqual([
      `/hi/alerts?link=${link}).`,
      301,
      `/hi/alerts?link=${link}`,
    ]);
  });

  it.each([
    ...['/mumbai/issues/iss_none', '/mumbai/none.', '/Atlantis', '/atlantis.', '/mumbai/wards/h-west'],
    ...['/mumbai/issues/iss_none/upvote.', '//mumbai.', '//evil.example/mumbai.', '/mumbai%E0%A5.'],
    ...[
      '/api/issues.',
      '/api/cities/Bombay',
      '/feeds/Bombay.atom',
      '/feeds/mumbai.atom.',
      '/data.',
      '/docs.',
    ],
    ...['/media/none.', '/open311/v2/services.json.'],
  ])('is 404 for %s, which is no page without its tail', async (url) => {
    expect(await redirectOf(url)).toEqual([url, 404, undefined]);
  });

  it('is answered as before if it is no request for a page', async () => {
    const of = (method: string, accept: string) =>
      send({ method, url: `${service.url}/Bombay`, headers: { accept, origin: service.url } });
    expect((await of('GET', 'application/json')).body).toMatchObject({ error: { code: 'NOT_FOUND' } });
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await of(method, 'text/html');
      expect([method, status, headers.location]).toEqual([method, 404, undefined]);
    }
  });

  it('does not change a page whose query ends with a dot', async () => {
    for (const url of ['/mumbai?q=lamp.', `${issue}?joined=x.`, '/hi/about?a=b)'])
      expect(await redirectOf(url)).toEqual([url, 200, undefined]);
  });
});
