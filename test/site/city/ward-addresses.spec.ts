import { AlertDigests } from '../../../src/alerts/digests/alert-digests.service';
import { AlertQueries } from '../../../src/alerts/alert.queries';
import { IssuePlacingQueueService } from '../../../src/issues/placing/issue-placing-queue.service';
import { withoutBoundaries } from '../../factories/accountability';
import { reportedIssue } from '../../factories/issues';
import { PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

/** An encoded slash in a path, which common proxies refuse. */
const ENCODED_SLASH = /(?:wards|ward)\/[^"'\s?<]*%2F/i;

describe('the addresses of wards', () => {
  let service: TestService;
  let reader: PublicClient;

  beforeAll(async () => {
    service = await startService();
    await withoutBoundaries(service);
    reader = new PublicClient(service.url);
  });
  afterAll(() => service.stop());

  const wardAdded = (code: string) =>
    service.database.sql(
      `insert into wards (id, city, code, name, zone, ward_number) values ('wrd_' || md5($1), 'mumbai', $1, $1, '', 1)`,
      [code],
    );

  it('are in the list of wards, and lead to them', async () => {
    const { text } = await reader.get('/mumbai/wards');
    const links = [...text.matchAll(/href="(\/mumbai\/wards\/[^"]+)"/g)].map(([, path]) => path!);
    expect(links).toHaveLength(24);
    expect(links).toContain('/mumbai/wards/H-West');
    expect(text).not.toMatch(ENCODED_SLASH);
    for (const path of links) expect([path, (await reader.get(path)).status]).toEqual([path, 200]);
  });

  it('have no slash in the page of a ward: canonical link, languages, feeds', async () => {
    const { text } = await reader.get('/hi/mumbai/wards/H-West');
    expect(text).toContain('<link rel="canonical" href="http://localhost:3000/hi/mumbai/wards/H-West"/>');
    expect(text).toContain('H/West');
    expect(text).not.toMatch(ENCODED_SLASH);
  });

  it.each([
    ['/mumbai/wards/H%2FWest', '/mumbai/wards/H-West'],
    ['/mumbai/wards/H%2fWest', '/mumbai/wards/H-West'],
    ['/ta/mumbai/wards/K%2FEast', '/ta/mumbai/wards/K-East'],
    ['/feeds/mumbai/ward/H%2FWest.atom', '/feeds/mumbai/ward/H-West.atom'],
    ['/feeds/mumbai/ward/H%2FWest.GEOJSON?updates=1', '/feeds/mumbai/ward/H-West.GEOJSON?updates=1'],
    ['/feeds/mumbai/ward/R%2FSouth/category/road.rss', '/feeds/mumbai/ward/R-South/category/road.rss'],
    [
      '/feeds/mumbai/ward/H%2FWest/near/19.05,72.83,500.geojson?updates=1',
      '/feeds/mumbai/ward/H-West/near/19.05,72.83,500.geojson?updates=1',
    ],
  ])('redirect from the former %s', async (former, now) => {
    const { status, headers } = await reader.get(former);
    expect([status, headers.location]).toEqual([301, now]);
    expect((await reader.get(now)).status).toBe(200);
  });

  it.each([
    '/mumbai/wards/None-Such',
    '/mumbai/wards/h-west',
    '/feeds/mumbai/ward/None-Such.atom',
    '/feeds/atlantis/ward/H-West.atom',
    '/feeds/mumbai/ward/H-West.csv',
  ])('are 404 for %s', async (path) => {
    expect((await reader.get(path)).status).toBe(404);
  });

  it('stay for codes with a hyphen, and keep apart the wards that would have the same', async () => {
    expect((await reader.get('/pune/wards/Kasba-Vishrambaugwada')).status).toBe(200);
    for (const code of ['Q-1', 'Q/1']) await wardAdded(code);
    const titleAt = async (path: string) => /<h1[^>]*>(.*?)<\/h1>/.exec((await reader.get(path)).text)?.[1];
    expect(await titleAt('/mumbai/wards/Q-1')).toContain('Q-1');
    expect(await titleAt('/mumbai/wards/Q~11')).toContain('Q/1');
    expect((await reader.get('/mumbai/wards/Q%2F1')).headers.location).toBe('/mumbai/wards/Q~11');
    expect((await reader.get('/feeds/mumbai/ward/Q~11.atom')).text).toContain('ward Q/1 of Mumbai');
    expect((await reader.get('/feeds/mumbai/ward/Q-1.atom')).text).toContain('ward Q-1 of Mumbai');
    const { text } = await reader.get('/mumbai/wards');
    for (const part of ['Q-1', 'Q~11']) expect(text).toContain(`href="/mumbai/wards/${part}"`);
  });

  it('are in the page of an issue, and its links in a feed', async () => {
    const id = await reportedIssue(service, { pincode: '400050' });
    await service.app.get(IssuePlacingQueueService, { strict: false }).settled();
    const { text } = await reader.get(`/mumbai/issues/${id}`);
    expect(text).toContain('href="/mumbai/wards/H-West"');
    expect(text).not.toMatch(ENCODED_SLASH);
    const feed = (await reader.get('/feeds/mumbai/ward/H-West.atom')).text;
    expect(feed).toContain(id);
    expect(feed).toContain('<link rel="self" href="http://localhost:3000/feeds/mumbai/ward/H-West.atom"/>');
  });

  it('are in the mails about a ward, and in the page of what an address follows', async () => {
    service.clock.set(new Date('2027-03-03T06:30:00Z'));
    await service.database.sql(
      `insert into alert_subscriptions (id, email, language, city, kind, target, frequency, created_at, confirmed_at, digested_until)
       values ('sub_1', 'reader@example.org', 'hi', 'mumbai', 'ward', 'H/West', 'weekly', $1, $1, $1)`,
      [service.clock.now()],
    );
    service.clock.advance(1000);
    await reportedIssue(service, { pincode: '400050' });
    await service.app.get(IssuePlacingQueueService, { strict: false }).settled();
    service.clock.set(new Date('2027-03-15T02:32:00Z'));
    await service.database.sql('delete from mails');
    expect((await service.app.get(AlertDigests, { strict: false }).run()).mails).toBe(1);
    const [mail] = await service.database.sql<{ body: string }>('select body from mails');
    expect(mail?.body).toContain('/hi/mumbai/wards/H-West\n');
    expect(mail?.body).not.toMatch(ENCODED_SLASH);
    const [followed] = await service.app.get(AlertQueries, { strict: false }).of('reader@example.org');
    expect(followed?.path).toBe('/mumbai/wards/H-West');
  });
});
