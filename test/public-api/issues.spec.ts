import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import request from 'supertest';
import { IssueSearchNames } from '../../src/issues/issue-search-names.service';
import type { FeedStatus, LifecycleStatus } from '../../src/kernel/statuses';
import { Database } from '../../src/platform/database/database';
import { attachedPost } from '../factories/media';
import { allPlaced, hiddenIssue, manyIssues, movedInFeed, reportedIssue } from '../factories/issues';
import { person, type TestPerson } from '../factories/people';
import { answerOf, send } from '../support/http';
import { startService, type TestService } from '../support/service';

interface PublicIssue {
  id: string;
  title: string;
  status: FeedStatus;
  votes: number;
  reporter: string;
  timeAgo: string;
}

const MINUTE_MS = 60_000;

describe('the public feed', () => {
  let service: TestService;
  let asha: TestPerson;
  beforeAll(async () => {
    service = await startService();
    asha = await person(service, { name: 'Asha Kulkarni' });
  });
  afterAll(() => service.stop());

  const list = async (query = '') => (await service.publicApi.get<PublicIssue[]>(`/api/issues${query}`)).body;
  const titles = async (query: string) => (await list(query)).map(({ title }) => title);
  const one = async (id: string) => (await service.publicApi.get<PublicIssue>(`/api/issues/${id}`)).body;

  it('shows an issue with where it lies, who reported it and what hangs on it', async () => {
    const id = await reportedIssue(service, {
      by: asha,
      title: 'Deep pothole at the signal',
      description: 'As wide as a scooter, and deeper after each rain',
      category: 'road',
      location: { lat: 19.0544, lng: 72.8324, address: 'Hill Road signal' },
      pincode: '400050',
    });
    await allPlaced(service);
    await attachedPost(service, id, asha);
    await service.tokenApi.as(await person(service)).post(`/api/issues/${id}/upvote`);
    await service.database.sql(`update reporters set is_citizen_reporter = true where user_id = $1`, [
      asha.id,
    ]);
    const shown = {
      id,
      title: 'Deep pothole at the signal',
      category: 'Infrastructure',
      area: expect.stringMatching(/./) as string,
      ward: 'H/West',
      pincode: '400050',
      mp: 'Mumbai North Central',
      wardNo: 11,
      status: 'new',
      channel: 'Platform',
      votes: 1,
      timeAgo: '0m',
      reporter: 'Asha Kulkarni',
      isCR: true,
      coords: '19.0544° N, 72.8324° E',
      addr: 'Hill Road signal',
      media: [{ t: 'photo' }],
      desc: 'As wide as a scooter, and deeper after each rain',
    };
    expect(await one(id)).toEqual(shown);
    expect((await list()).find((issue) => issue.id === id)).toEqual(shown);
  });

  it('has empty texts, 0 and null for what is not known', async () => {
    const id = await reportedIssue(service, { by: await person(service, { name: ' ' }) });
    expect(await one(id)).toMatchObject({
      area: '',
      ward: '',
      pincode: '',
      mp: '',
      wardNo: 0,
      reporter: 'Anonymous',
      isCR: false,
      coords: null,
      addr: null,
      media: [],
    });
  });

  it.each([
    [59_000, '0m'],
    [60_000, '1m'],
    [59 * MINUTE_MS, '59m'],
    [60 * MINUTE_MS, '1h'],
    [24 * 60 * MINUTE_MS - 1000, '23h'],
    [24 * 60 * MINUTE_MS, '1d'],
    [400 * 24 * 60 * MINUTE_MS, '400d'],
  ])('tells the age of %d ms as %s', async (age, expected) => {
    const id = await reportedIssue(service, { by: asha, city: 'kolkata' });
    await service.database.sql(`update issues set created_at = $2 where id = $1`, [
      id,
      new Date(service.clock.now().getTime() - age),
    ]);
    expect((await one(id)).timeAgo).toBe(expected);
  });

  it('lists the issues of one city, the newest first, Mumbai unless another is named', async () => {
    const first = await reportedIssue(service, { by: asha, city: 'chennai' });
    service.clock.advance(1000);
    const second = await reportedIssue(service, { by: asha, city: 'chennai' });
    expect((await list('?cityId=chennai')).map(({ id }) => id)).toEqual([second, first]);
    const mumbai = (await list()).map(({ id }) => id);
    expect(mumbai).not.toContain(first);
    expect((await list('?cityId=')).map(({ id }) => id)).toEqual(mumbai);
    expect((await list('?cityId=mumbai')).map(({ id }) => id)).toEqual(mumbai);
    expect(await list('?cityId=atlantis')).toEqual([]);
  });

  it('filters by the label of a category, exactly', async () => {
    const on = (category: string) => titles(`?cityId=delhi&category=${encodeURIComponent(category)}`);
    await reportedIssue(service, { by: asha, city: 'delhi', title: 'Overflowing bin', category: 'hygiene' });
    await reportedIssue(service, { by: asha, city: 'delhi', title: 'Jammed crossing', category: 'traffic' });
    expect(await on('Garbage & filth')).toEqual(['Overflowing bin']);
    expect(await on('Traffic')).toEqual(['Jammed crossing']);
    expect(await on('All')).toHaveLength(2);
    expect(await on('')).toHaveLength(2);
    for (const nothing of ['traffic', 'hygiene', 'Corruption', 'Whatever'])
      expect(await on(nothing)).toEqual([]);
    expect(await titles('?cityId=delhi&category=Traffic&q=bin')).toEqual([]);
    expect(await titles('?cityId=delhi&category=Traffic&q=jam')).toEqual(['Jammed crossing']);
  });

  describe('searched', () => {
    const found = (q: string) => titles(`?cityId=pune&q=${encodeURIComponent(q)}`);
    let meera: TestPerson;
    let pipe: string;
    beforeAll(async () => {
      meera = await person(service, { name: 'Meera Iyer' });
      pipe = await reportedIssue(service, {
        by: meera,
        city: 'pune',
        title: 'Burst PIPE',
        pincode: '411037',
      });
      for (const title of [
        '100% dark lane',
        '100 lanes dark',
        'snake_case lane',
        'snakeXcase lane',
        'back\\slash lane',
      ])
        await reportedIssue(service, { by: asha, city: 'pune', title });
      await reportedIssue(service, { by: asha, city: 'pune', title: 'सड़क पर गहरा गड्ढा', category: 'road' });
      await reportedIssue(service, { by: asha, city: 'pune', title: 'ÉCLAIRAGE éteint' });
      await allPlaced(service);
    });

    it('finds words in the title, area, ward, pincode, id, category and name of the reporter', async () => {
      const { area, ward } = (await one(pipe)) as unknown as { area: string; ward: string };
      expect(area.length * ward.length).toBeGreaterThan(0);
      for (const q of ['st pip', 'BURST', area, ward, '11037', pipe.toUpperCase(), pipe.slice(-9), 'ra iy'])
        expect(await found(q)).toContain('Burst PIPE');
      expect(await found('infrastr')).toContain('Burst PIPE');
      expect(await found('dark for a week')).toEqual([]);
    });

    it('finds no word that only two fields together make', async () => {
      expect(await found('PIPE411037')).toEqual([]);
      expect(await found('pipe411')).toEqual([]);
    });

    it.each([
      ['%', ['100% dark lane']],
      ['100%', ['100% dark lane']],
      ['e_c', ['snake_case lane']],
      ['\\', ['back\\slash lane']],
      ['k\\s', ['back\\slash lane']],
      ['%%%', []],
      ['\\%', []],
      ['गड्ढा', ['सड़क पर गहरा गड्ढा']],
      ['ड', ['सड़क पर गहरा गड्ढा']],
      ['éclair', ['ÉCLAIRAGE éteint']],
      ['ÉTEINT', ['ÉCLAIRAGE éteint']],
      // No id can have it: their alphabet is without u.
      ['zu', []],
      ["'; drop table issues; --", []],
    ])('takes %s literally, whatever its case and script', async (q, expected) => {
      expect(await found(q)).toEqual(expected);
    });

    it('finds letters however they are composed, and nothing by what parts the fields', async () => {
      expect(await found('e\u0301teint')).toEqual(['ÉCLAIRAGE éteint']);
      expect(await found('\u001f')).toEqual([]);
      expect(await found('dark lane\u001f')).toEqual([]);
    });

    it('finds nothing by words longer than any text', async () => {
      expect(await found('x'.repeat(5000))).toEqual([]);
    });

    it('by nothing but blanks is the whole list', async () => {
      expect(await found('   ')).toEqual(await titles('?cityId=pune'));
    });

    it('finds the newest of many, then the rest by index, and each once', async () => {
      const many = await person(service, { name: 'Many Hands' });
      await manyIssues(service, 6000, { by: many, city: 'ahmedabad', title: 'Lamp # is dark' });
      const all = await list('?cityId=ahmedabad&q=lamp');
      expect(all.map(({ title }) => title)).toEqual(
        Array.from({ length: 6000 }, (_, n) => `Lamp ${n + 1} is dark`),
      );
      const rare = await titles('?cityId=ahmedabad&q=lamp%20599');
      expect(rare).toEqual([
        'Lamp 599 is dark',
        ...Array.from({ length: 10 }, (_, n) => `Lamp ${5990 + n} is dark`),
      ]);
      expect(await titles('?cityId=ahmedabad&q=lamp%20599&limit=2')).toEqual(rare.slice(0, 2));
      expect(await titles('?cityId=ahmedabad&q=hands&limit=2500')).toHaveLength(2500);
      expect(await titles('?cityId=ahmedabad&q=zq')).toEqual([]);
      expect(await titles('?cityId=ahmedabad&q=9%20i&limit=3')).toEqual(
        [9, 19, 29].map((n) => `Lamp ${n} is dark`),
      );
    });

    it('follows a new title at once, and a new name within half a minute', async () => {
      await service.tokenApi.as(meera).patch(`/api/issues/${pipe}`, { title: 'Burst water main' });
      expect(await found('burst pipe')).toEqual([]);
      expect(await found('water main')).toEqual(['Burst water main']);
      await service.database.sql(`update users set display_name = 'Meera Menon' where id = $1`, [meera.id]);
      expect((await one(pipe)).reporter).toBe('Meera Menon');
      const names = service.app.get(IssueSearchNames, { strict: false });
      expect(await names.catchUp()).toEqual({ people: 0 });
      await service.database.sql(
        `update issue_search_renames set renamed_at = renamed_at - interval '6 seconds'`,
      );
      expect(await names.catchUp()).toEqual({ people: 1 });
      expect(await found('meera menon')).toEqual(['Burst water main']);
      expect(await found('meera iyer')).toEqual([]);
      expect(await service.database.sql('select * from issue_search_renames')).toEqual([]);
    });
  });

  describe('streamed', () => {
    it('is whole, in order and each once, however long, and cut by a limit', async () => {
      const by = await person(service);
      await manyIssues(service, 2100, { by, city: 'hyderabad', title: 'Drain # is blocked' }).catch(
        async () => {
          await service.database.sql(`delete from issues where city in ('ahmedabad')`);
          await manyIssues(service, 2100, { by, city: 'hyderabad', title: 'Drain # is blocked' });
        },
      );
      const { body, headers } = await service.publicApi.get<PublicIssue[]>('/api/issues?cityId=hyderabad');
      expect(body.map(({ title }) => title)).toEqual(
        Array.from({ length: 2100 }, (_, n) => `Drain ${n + 1} is blocked`),
      );
      expect(headers['transfer-encoding']).toBe('chunked');
      expect(headers['cache-control']).toBe('public, max-age=20, must-revalidate');
      const head = await send({
        method: 'HEAD',
        url: `${service.url}/api/issues?cityId=hyderabad`,
      });
      expect([head.status, head.text]).toEqual([200, '']);
      for (const limit of [1, 499, 500, 501, 2100, 9999])
        expect(await list(`?cityId=hyderabad&limit=${limit}`)).toEqual(body.slice(0, limit));
    });

    it.each(['0', '-1', '1.5', '10001', 'ten', '1e3'])('refuses %s as a limit', async (limit) => {
      const { status, body } = await service.publicApi.get(`/api/issues?limit=${limit}&cityId=mumbai`);
      expect(status).toBe(400);
      expect(body).toEqual({
        statusCode: 400,
        message: ['limit must be a whole number from 1 to 10000'],
        error: 'Bad Request',
      });
    });
  });

  it('answers 404 in the framework’s body for an issue there is none of', async () => {
    for (const id of ['iss_unknown', 'null', '%F0%9F%92%A9', 'x'.repeat(500)]) {
      const { status, body } = await service.publicApi.get(`/api/issues/${id}`);
      expect(status).toBe(404);
      expect(body).toEqual({ statusCode: 404, message: 'There is no such issue', error: 'Not Found' });
    }
  });

  it('loses an issue that is hidden, in the next answer, and has it back when it is shown', async () => {
    const id = await reportedIssue(service, { by: asha, city: 'bangalore', title: 'Something unspeakable' });
    const before = await service.publicApi.get(`/api/issues/${id}`);
    const seen = async () => [
      (await service.publicApi.get(`/api/issues/${id}`)).status,
      (await list('?cityId=bangalore')).length,
      (await list('?cityId=bangalore&q=unspeakable')).length,
    ];
    expect(await seen()).toEqual([200, 1, 1]);
    await hiddenIssue(service, id);
    expect(await seen()).toEqual([404, 0, 0]);
    // Not even to whoever has seen it before, nor to its reporter, whom this surface does not know.
    const again = await service.publicApi
      .as(asha)
      .with({ 'if-none-match': before.headers.etag ?? '' })
      .get(`/api/issues/${id}`);
    expect(again.status).toBe(404);
    expect(again.headers['cache-control']).toBe('no-store');
    await hiddenIssue(service, id, false);
    expect(await seen()).toEqual([200, 1, 1]);
  });

  describe('and the lifecycle', () => {
    const both = async (id: string): Promise<[FeedStatus, LifecycleStatus]> => {
      const { body } = await service.tokenApi.get<{ data: { status: LifecycleStatus } }>(`/api/issues/${id}`);
      return [(await one(id)).status, body.data.status];
    };

    it('follow one another from the token API', async () => {
      const admin = service.tokenApi.as(await person(service, { role: 'admin' }));
      const id = await reportedIssue(service, { by: asha });
      const bulk = (status: string) => admin.post('/api/issues/bulk/status', { issueIds: [id], status });
      expect(await both(id)).toEqual(['new', 'open']);
      await admin.patch(`/api/issues/${id}`, { status: 'in_progress' });
      expect(await both(id)).toEqual(['progress', 'in_progress']);
      await admin.patch(`/api/issues/${id}`, { status: 'open' });
      expect(await both(id)).toEqual(['new', 'open']);
      await bulk('resolved');
      expect(await both(id)).toEqual(['resolved', 'resolved']);
      await bulk('open');
      expect(await both(id)).toEqual(['new', 'open']);
      await bulk('closed');
      expect(await both(id)).toEqual(['resolved', 'closed']);
    });

    it('follow one another from city staff', async () => {
      const id = await reportedIssue(service, { by: asha });
      const steps: Array<[FeedStatus, LifecycleStatus]> = [
        ['ack', 'open'],
        ['overdue', 'open'],
        ['progress', 'in_progress'],
        ['overdue', 'in_progress'],
        ['ack', 'open'],
        ['progress', 'in_progress'],
        ['ack', 'open'],
        ['resolved', 'resolved'],
        ['progress', 'in_progress'],
        ['resolved', 'resolved'],
      ];
      for (const [feed, lifecycle] of steps) {
        await movedInFeed(service, id, feed);
        expect(await both(id)).toEqual([feed, lifecycle]);
      }
      const events = await service.database.sql(
        `select from_feed_status as "from", to_feed_status as "to" from issue_status_events where issue_id = $1 order by id`,
        [id],
      );
      const feeds = ['new', ...steps.map(([feed]) => feed)];
      expect(events).toEqual(feeds.map((to, index) => ({ from: feeds[index - 1] ?? null, to })));
    });

    it('have a resolution by city staff while city staff call it resolved', async () => {
      const id = await reportedIssue(service, { by: asha });
      const resolution = async () =>
        (await service.tokenApi.get<{ data: { resolution?: object } }>(`/api/issues/${id}`)).body.data
          .resolution;
      await movedInFeed(service, id, 'resolved');
      expect(await resolution()).toMatchObject({ description: 'Resolved by the city desk' });
      await movedInFeed(service, id, 'progress');
      expect(await resolution()).toBeUndefined();
    });

    it.each([
      ['new', 'new'],
      ['resolved', 'overdue'],
      ['resolved', 'new'],
      ['ack', 'new'],
    ] as Array<[FeedStatus, FeedStatus]>)('do not step from %s to %s', async (from, to) => {
      const id = await reportedIssue(service, { by: asha });
      if (from !== 'new') await movedInFeed(service, id, from);
      await expect(movedInFeed(service, id, to)).rejects.toMatchObject({ kind: 'invalid' });
      expect((await one(id)).status).toBe(from);
    });

    it('end when an issue is closed', async () => {
      const admin = service.tokenApi.as(await person(service, { role: 'admin' }));
      const id = await reportedIssue(service, { by: asha });
      await admin.post('/api/issues/bulk/status', { issueIds: [id], status: 'closed' });
      await expect(movedInFeed(service, id, 'progress')).rejects.toMatchObject({ kind: 'invalid' });
    });
  });

  it('tells readers who have an answer that it is still the same, until it is not', async () => {
    const id = await reportedIssue(service, { by: asha });
    const path = `/api/issues/${id}`;
    const first = await service.publicApi.get(path);
    expect(first.headers.etag).toMatch(/^W\/"/);
    const again = service.publicApi.with({ 'if-none-match': `"other", ${first.headers.etag}` });
    const same = await answerOf(
      request(service.url)
        .get(path)
        .set({ 'x-api-surface': 'public', 'if-none-match': first.headers.etag ?? '' }),
    );
    expect([same.status, same.text, same.headers.etag]).toEqual([304, '', first.headers.etag]);
    await service.tokenApi.as(await person(service)).post(`${path}/upvote`);
    expect(await again.get<PublicIssue>(path)).toMatchObject({ status: 200, body: { votes: 1 } });
  });

  it('stops reading when its reader leaves', async () => {
    const by = await person(service);
    await manyIssues(service, 8000, { by, city: 'chennai', title: 'Bench # is broken' });
    const asked = jest.spyOn(service.app.get(Database, { strict: false }), 'row');
    const { hostname, port } = new URL(service.url);
    const blocker = new Client({ connectionString: service.database.ownerUrl });
    await blocker.connect();
    await blocker.query('begin; lock table issue_search in access exclusive mode');
    const socket = connect(Number(port), hostname);
    socket.write('GET /api/issues?cityId=chennai&q=~~ HTTP/1.1\r\nHost: x\r\n\r\n');
    await delay(200);
    socket.resetAndDestroy();
    await delay(100);
    await blocker.end();
    await delay(500);
    // Nothing after the step that was under way.
    expect(asked.mock.calls.map(([{ name }]) => name)).toEqual(['public.look-for-issues']);
    asked.mockRestore();
    expect(await titles('?cityId=chennai&q=bench%207999')).toEqual(['Bench 7999 is broken']);
  });

  it('is not delayed by caches on the token API', async () => {
    const { headers } = await service.tokenApi.get('/api/issues');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  });
});
