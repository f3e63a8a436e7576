import { report } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

interface Item {
  issueId: string;
  city: string;
  category: string;
  priority: string;
  status: string;
  upvotes: number;
  createdAt: string;
}
interface Page {
  count: number;
  items: Item[];
  nextKey: string | null;
  _links: { self: string; next: string | null };
}

describe('GET /api/issues', () => {
  let service: TestService;
  let people: TestPerson[];
  const ids: string[] = [];

  beforeAll(async () => {
    service = await startService();
    people = [await person(service), await person(service), await person(service)];
    const cities = ['mumbai', 'pune'] as const;
    const categories = ['road', 'hygiene', 'traffic'] as const;
    const priorities = ['low', 'medium', 'high'] as const;
    for (let i = 0; i < 45; i++) {
      const body = report({
        city: cities[i % 2],
        category: categories[i % 3],
        priority: priorities[Math.floor(i / 3) % 3],
      });
      const { body: answer } = await service.tokenApi
        .as(people[0]!)
        .post<Envelope<Item>>('/api/issues', body);
      ids.push(answer.data.issueId);
      for (const voter of people.slice(0, i % 4)) {
        await service.tokenApi.as(voter).post(`/api/issues/${answer.data.issueId}/upvote`);
      }
    }
  });
  afterAll(() => service.stop());

  const list = async (query = '') =>
    (await service.tokenApi.get<Envelope<Page>>(`/api/issues${query}`)).body.data;
  const refusal = async (path: string) => {
    const { status, body } = await service.tokenApi.get<ErrorEnvelope>(path);
    return [status, body.error.code, body.error.details?.map((detail) => detail.field)];
  };

  async function walk(query: string): Promise<Item[]> {
    const items: Item[] = [];
    let next: string | null = `/api/issues${query}`;
    while (next !== null) {
      const { body } = (await service.tokenApi.get<Envelope<Page>>(next)) as { body: Envelope<Page> };
      items.push(...body.data.items);
      next = body.data._links.next;
    }
    return items;
  }

  it('answers the 20 newest first', async () => {
    const page = await list();
    expect(page.count).toBe(20);
    expect(page.items.map((item) => item.issueId)).toEqual(ids.slice(-20).reverse());
  });

  it.each(['createdAt_desc', 'createdAt_asc', 'upvotes_desc'])(
    'returns every issue once over all pages, sorted by %s',
    async (sort) => {
      const items = await walk(`?sort=${sort}&limit=7`);
      expect(new Set(items.map((item) => item.issueId))).toEqual(new Set(ids));
      expect(items).toHaveLength(45);
      const keyOf = (item: Item) =>
        sort === 'upvotes_desc' ? [item.upvotes, item.issueId] : [Date.parse(item.createdAt), item.issueId];
      const sorted = [...items].sort((a, b) => {
        const [x, y] = [keyOf(a), keyOf(b)];
        const order = x[0]! < y[0]! ? -1 : x[0]! > y[0]! ? 1 : x[1]! < y[1]! ? -1 : 1;
        return sort === 'createdAt_asc' ? order : -order;
      });
      expect(items.map((item) => item.issueId)).toEqual(sorted.map((item) => item.issueId));
    },
  );

  it('neither repeats nor skips when issues are added while paging', async () => {
    const seen: string[] = [];
    let query = '?limit=10&city=mumbai';
    const expected = (await walk('?city=mumbai')).map((item) => item.issueId);
    for (;;) {
      const page = await list(query);
      seen.push(...page.items.map((item) => item.issueId));
      await service.tokenApi.as(people[0]!).post('/api/issues', report({ city: 'chennai' }));
      const { body } = await service.tokenApi
        .as(people[0]!)
        .post<Envelope<Item>>('/api/issues', report({ city: 'mumbai' }));
      ids.push(body.data.issueId);
      if (page.nextKey === null) break;
      query = `?limit=10&city=mumbai&lastKey=${page.nextKey}`;
    }
    expect(seen).toEqual(expected);
    await service.database.sql(`update issues set hidden = true, withheld = true where city = 'chennai'`);
  });

  it.each([
    ['city', 'pune'],
    ['category', 'hygiene'],
    ['priority', 'high'],
    ['status', 'open'],
  ] as const)('filters by %s', async (filter, value) => {
    const items = await walk(`?${filter}=${value}`);
    expect(items.length).toBeGreaterThan(0);
    expect(items.every((item) => item[filter] === value)).toBe(true);
    const all = await walk('');
    expect(items).toHaveLength(all.filter((item) => item[filter] === value).length);
  });

  it('combines filters', async () => {
    const items = await walk('?city=pune&category=road&priority=low&status=open&sort=upvotes_desc&limit=2');
    const all = (await walk('')).filter(
      (item) => item.city === 'pune' && item.category === 'road' && item.priority === 'low',
    );
    expect(items.map((item) => item.issueId).sort()).toEqual(all.map((item) => item.issueId).sort());
    expect(all.length).toBeGreaterThan(1);
  });

  it('links to itself and the next page relatively, with the filters and the limit', async () => {
    const page = await list('?limit=3&status=open&city=mumbai');
    expect(page._links.self).toBe('/api/issues?city=mumbai&status=open&limit=3');
    expect(page._links.next).toBe(`/api/issues?city=mumbai&status=open&limit=3&lastKey=${page.nextKey}`);
    const next = await list(`?limit=3&status=open&city=mumbai&lastKey=${page.nextKey}`);
    expect(next._links.self).toBe(page._links.next);
  });

  it('has no next page after the last', async () => {
    const page = await list('?city=pune&limit=100');
    expect([page.nextKey, page._links.next]).toEqual([null, null]);
    const exact = await list(`?city=pune&limit=${page.count}`);
    expect([exact.count, exact.nextKey]).toEqual([page.count, null]);
  });

  it('is empty if nothing matches', async () => {
    const page = await list('?city=delhi');
    expect(page).toMatchObject({ count: 0, items: [], nextKey: null });
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=',
    'limit=abc',
    'limit=0x10',
    'limit=1e1',
    'limit=2147483648',
    'limit=5.0',
    'limit=%2010',
    'limit=true',
    'limit=5&limit=6',
  ])('refuses %s', async (query) => {
    expect(await refusal(`/api/issues?${query}`)).toEqual([400, 'VALIDATION_ERROR', ['limit']]);
  });

  it.each([
    ['city=atlantis', 'city'],
    ['category=Road', 'category'],
    ['status=closed', 'status'],
    ['status=new', 'status'],
    ['priority=urgent', 'priority'],
    ['sort=title;drop', 'sort'],
    ['sort=', 'sort'],
    ['city=mumbai&city=pune', 'city'],
    ['lastKey=', 'lastKey'],
    ['lastKey=not-a-cursor', 'lastKey'],
    ['lastKey=eyJfX3Byb3RvX18iOnt9fQ', 'lastKey'],
    [`lastKey=${'A'.repeat(2000)}`, 'lastKey'],
  ])('refuses %s', async (query, field) => {
    expect(await refusal(`/api/issues?${query}`)).toEqual([400, 'VALIDATION_ERROR', [field]]);
  });

  it('refuses a cursor of another sort or other filters, and an altered one', async () => {
    const { nextKey } = await list('?limit=3&city=mumbai');
    for (const query of ['?city=pune', '', '?city=mumbai&sort=createdAt_asc', '?city=mumbai&status=open']) {
      const separator = query === '' ? '?' : '&';
      expect(await refusal(`/api/issues${query}${separator}lastKey=${nextKey}`)).toEqual([
        400,
        'VALIDATION_ERROR',
        ['lastKey'],
      ]);
    }
    for (let i = 0; i < nextKey!.length; i++) {
      const altered = `${nextKey!.slice(0, i)}${nextKey![i] === 'A' ? 'B' : 'A'}${nextKey!.slice(i + 1)}`;
      expect((await refusal(`/api/issues?city=mumbai&lastKey=${altered}`))[0]).toBe(400);
    }
  });

  it('accepts a cursor with another limit, and with the default sort given explicitly', async () => {
    const { nextKey } = await list('?limit=3&city=mumbai');
    const page = await list(`?city=mumbai&sort=createdAt_desc&limit=5&lastKey=${nextKey}`);
    expect(page.count).toBe(5);
  });

  it('leaves out hidden issues', async () => {
    const [id] = ids;
    await service.database.sql('update issues set hidden = true, withheld = true where id = $1', [id]);
    expect((await walk('')).map((item) => item.issueId)).not.toContain(id);
    await service.database.sql('update issues set hidden = false, withheld = false where id = $1', [id]);
  });

  describe('by-city and by-category', () => {
    it('answer as the list filtered by that value, with its canonical links', async () => {
      for (const [path, query] of [
        ['/api/issues/by-city/pune?limit=4&status=open', '?city=pune&limit=4&status=open'],
        ['/api/issues/by-category/road?sort=upvotes_desc', '?category=road&sort=upvotes_desc'],
      ]) {
        const { body } = await service.tokenApi.get<Envelope<Page>>(path!);
        expect(body.data).toEqual(await list(query));
      }
    });

    it('continue with the cursor of the list', async () => {
      const { nextKey } = await list('?city=pune&limit=4');
      const { body } = await service.tokenApi.get<Envelope<Page>>(
        `/api/issues/by-city/pune?limit=4&lastKey=${nextKey}`,
      );
      expect(body.data.items).toEqual((await list(`?city=pune&limit=4&lastKey=${nextKey}`)).items);
    });

    it('refuse a value that does not exist', async () => {
      expect(await refusal('/api/issues/by-city/atlantis')).toEqual([400, 'VALIDATION_ERROR', ['city']]);
      expect(await refusal('/api/issues/by-category/noise')).toEqual([400, 'VALIDATION_ERROR', ['category']]);
    });
  });
});
