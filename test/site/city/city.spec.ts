import { allPlaced, hiddenIssue, manyIssues, reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { fieldOf, PublicClient, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

describe('the list of a city', () => {
  let service: TestService;
  let reader: PublicClient;

  beforeAll(async () => {
    service = await startService();
    reader = new PublicClient(service.url);
  });
  afterAll(() => service.stop());

  const titlesOf = (html: string) =>
    [...html.matchAll(/<a class="title"[^>]*>([^<]*)</g)].map(([, title = '']) => unescaped(title));
  const linkOf = (html: string, rel: 'next' | 'prev') =>
    unescaped(new RegExp(`<a rel="${rel}" href="([^"]+)"`).exec(html)?.[1] ?? '');

  it('can be paged to the end and back, without a gap or a repetition', async () => {
    await manyIssues(service, 45, { by: await person(service), city: 'pune', title: 'Lamp #' });
    const pages: string[][] = [];
    let path = '/pune';
    for (; path !== ''; path = linkOf((await reader.get(path)).text, 'next'))
      pages.push(titlesOf((await reader.get(path)).text));
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(pages.flat()).toEqual(Array.from({ length: 45 }, (_, index) => `Lamp ${index + 1}`));
    const last = await reader.get(
      linkOf((await reader.get(linkOf((await reader.get('/pune')).text, 'next'))).text, 'next'),
    );
    const middle = await reader.get(linkOf(last.text, 'prev'));
    expect(titlesOf(middle.text)).toEqual(pages[1]);
    const first = await reader.get(linkOf(middle.text, 'prev'));
    expect(titlesOf(first.text)).toEqual(pages[0]);
    expect(linkOf(first.text, 'prev')).toBe('');
  });

  it('has the current issues, however often it was requested before', async () => {
    const id = await reportedIssue(service, {
      city: 'kolkata',
      location: undefined,
      title: 'A tree on the tramway',
    });
    const shown = async () => titlesOf((await reader.get('/kolkata')).text);
    expect([await shown(), await shown()]).toEqual([['A tree on the tramway'], ['A tree on the tramway']]);
    await hiddenIssue(service, id);
    expect(await shown()).toEqual([]);
  });

  it('keeps filters and order in its links, and shows them', async () => {
    const { text } = await reader.get('/pune?category=road&sort=oldest&q=lamp');
    expect(titlesOf(text)[0]).toBe('Lamp 45');
    expect(linkOf(text, 'next')).toMatch(/^\/pune\?category=road&q=lamp&sort=oldest&after=/);
    expect([
      fieldOf(text, 'category'),
      fieldOf(text, 'q'),
      fieldOf(text, 'sort'),
      fieldOf(text, 'status'),
    ]).toEqual(['road', 'lamp', 'oldest', '']);
    expect(titlesOf((await reader.get(linkOf(text, 'next'))).text)[0]).toBe('Lamp 25');
  });

  it('filters by ward, status, category and words, alone and together', async () => {
    const by = await person(service);
    const there = await reportedIssue(service, {
      by,
      category: 'hygiene',
      pincode: '400050',
      title: 'Heap of zebrine waste',
    });
    await reportedIssue(service, {
      by,
      category: 'road',
      pincode: '400014',
      title: 'Zebrine stripes are gone',
    });
    await allPlaced(service);
    const found = async (query: string) => titlesOf((await reader.get(`/mumbai?${query}`)).text);
    expect(await found('q=ZEBRINE')).toHaveLength(2);
    expect(await found('q=zebrine&category=road')).toEqual(['Zebrine stripes are gone']);
    expect(await found('q=zebrine&ward=H/West')).toEqual(['Heap of zebrine waste']);
    expect(await found('ward=H/West&status=open&category=hygiene')).toEqual(['Heap of zebrine waste']);
    expect(await found('q=zebrine&status=resolved')).toEqual([]);
    expect(await found('q=zebrine&sort=upvotes')).toHaveLength(2);
    await hiddenIssue(service, there);
    expect(await found('q=zebrine&ward=H/West')).toEqual([]);
  });

  it('finds issues by words as people see them, in any order, also of the address and the category', async () => {
    const by = await person(service);
    const location = { lat: 18.52, lng: 73.85, address: 'Opposite Café Zorba, Karve Road' };
    const [gate, ward] = [
      'St Mary’s  zqt\u200b school gate',
      'वार्ड १२ का ज़ोनक नाला \u0915\u094d\u200d\u0937',
    ];
    await reportedIssue(service, { by, city: 'pune', category: 'hygiene', title: gate, location });
    await reportedIssue(service, { by, city: 'pune', category: 'traffic', title: ward });
    const found = async (q: string, language = '') =>
      titlesOf((await reader.get(`${language}/pune?q=${encodeURIComponent(q)}`)).text).length;
    for (const q of [
      "mary's zqt",
      'gate ZQT',
      'zqt \u200eschool',
      'cafe zqt',
      'zorba gate',
      'zqt hygiene',
      '\u202azqt\u202c',
    ])
      expect([q, await found(q)]).toEqual([q, 1]);
    for (const q of ['वार्ड 12 जोनक', 'ज़ोनक वार्ड', 'क्ष जोनक', 'zqt traffic', 'zqt lamp'])
      expect([q, await found(q)]).toEqual([q, q.startsWith('zqt') ? 0 : 1]);
    expect([await found('ज़ोनक यातायात', '/hi'), await found('ज़ोनक सफ़ाई', '/hi')]).toEqual([1, 0]);
  });

  it('is not cached under a URL with an unknown filter', async () => {
    const cacheOf = async (query: string) => (await reader.get(`/mumbai?${query}`)).headers['cache-control'];
    for (const query of ['status=bogus', 'category=bogus', 'late=bogus', 'sort=bogus'])
      expect([query, await cacheOf(query)]).toEqual([query, 'private, no-store']);
    for (const query of ['status=open', 'category=road', 'sort=newest', ''])
      expect([query, await cacheOf(query)]).toEqual([query, 'public, max-age=20, must-revalidate']);
  });

  it('is filtered by what is late, beside the other filters', async () => {
    const by = await person(service);
    const titles = ['Quiet late lamp', 'Quiet punctual lamp', 'Quiet late road'];
    const categories = ['infrastructure', 'infrastructure', 'road'] as const;
    for (const [at, title] of titles.entries())
      await reportedIssue(service, { by, city: 'chennai', title, category: categories[at]! });
    await allPlaced(service);
    await service.database.sql(
      `update issues set due_at = now() - interval '2 days', breached_at = now() - interval '2 days'
        where city = 'chennai' and title like 'Quiet late%'`,
    );
    const found = async (query: string) => titlesOf((await reader.get(`/chennai?${query}`)).text).sort();
    expect(await found('late=yes')).toEqual(['Quiet late lamp', 'Quiet late road']);
    expect(await found('late=yes&category=road')).toEqual(['Quiet late road']);
    expect(await found('late=yes&q=lamp')).toEqual(['Quiet late lamp']);
    const { text } = await reader.get('/chennai?late=yes&category=road');
    expect(unescaped(text)).toContain('href="/chennai?category=road" aria-current="true"');
    expect(text).not.toContain('class="map"');
    await service.database.sql(
      `update issues set status = 'resolved', feed_status = 'resolved' where city = 'chennai'`,
    );
    expect(await found('late=yes')).toEqual([]);
  });

  it('opens the map at a box, and at the city for anything else', async () => {
    const viewOf = async (box: string) => {
      const props = /<div class="map"[^>]* data-props="([^"]*)"/.exec(
        (await reader.get(`/mumbai/map?box=${box}`)).text,
      );
      return (JSON.parse(unescaped(props![1]!)) as { base: { view?: number[] } }).base.view;
    };
    expect(await viewOf('72.82,19.04,72.84,19.06')).toEqual([72.82, 19.04, 72.84, 19.06]);
    const whole = await viewOf('');
    for (const box of ['72.84,19.04,72.82,19.06', '1,2,3', '1,2,3,4,5', 'a,b,c,d', '0,0,999,1'])
      expect([box, await viewOf(box)]).toEqual([box, whole]);
  });

  it('has a map with the same issues, or none', async () => {
    const mapOf = async (query: string) => {
      const props = /<div class="map"[^>]* data-props="([^"]*)"/.exec(
        (await reader.get(`/mumbai?${query}`)).text,
      );
      return props?.[1] && (JSON.parse(unescaped(props[1])) as object);
    };
    const filters = { ward: 'H/West', category: 'road', status: 'open' };
    expect(await mapOf(new URLSearchParams(filters).toString())).toMatchObject({
      city: 'mumbai',
      ...filters,
    });
    // The map has no text filter and no closed issues.
    expect([await mapOf('q=lamp'), await mapOf('status=closed')]).toEqual([undefined, undefined]);
  });

  it.each([
    'category=nonsense',
    'status=%27',
    'sort=x',
    'q=%1f',
    'ward=%00x',
    'category=road&category=traffic',
  ])('accepts any filter: %s', async (query) => {
    expect([200, 400]).toContain((await reader.get(`/mumbai?${query}`)).status);
  });

  it('refuses the cursor of another list with a page', async () => {
    const cursor = /after=([^&]+)/.exec(linkOf((await reader.get('/pune')).text, 'next'))?.[1];
    const { status, text } = await reader.get(`/pune?category=road&after=${cursor}`);
    expect(status).toBe(400);
    expect(text).toContain('<h1>This address does not work</h1>');
  });

  it('is not found for an unknown city', async () => {
    for (const path of ['/atlantis', '/atlantis/wards', '/mumbai/wards/ZZ', '/mumbai/nothing'])
      expect([path, (await reader.get(path)).status]).toEqual([path, 404]);
  });
});
