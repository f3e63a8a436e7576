import request from 'supertest';
import type { FeedStatus, LifecycleStatus } from '../../src/kernel/statuses';
import { attachedPost } from '../factories/media';
import { allPlaced, hiddenIssue, feedStatusChanged, reportedIssue } from '../factories/issues';
import { person, type TestPerson } from '../factories/people';
import { answerOf, send } from '../support/network/http';
import { startService, type TestService } from '../support/service/service';

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

  it('shows an issue with its place, its reporter and its media', async () => {
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
    expect(await one(id)).toMatchObject(shown);
    expect((await list()).find((issue) => issue.id === id)).toMatchObject(shown);
  });

  it('has empty texts, 0 and null for unknown values', async () => {
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
  ])('shows the age of %d ms as %s', async (age, expected) => {
    const id = await reportedIssue(service, { by: asha, city: 'kolkata' });
    await service.database.sql(`update issues set created_at = $2 where id = $1`, [
      id,
      new Date(service.clock.now().getTime() - age),
    ]);
    expect((await one(id)).timeAgo).toBe(expected);
  });

  it('lists the issues of one city, newest first, by default of Mumbai', async () => {
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

  it('answers 404 in the framework’s body for an unknown issue', async () => {
    for (const id of ['iss_unknown', 'null', '%F0%9F%92%A9', 'x'.repeat(500)]) {
      const { status, body } = await service.publicApi.get(`/api/issues/${id}`);
      expect(status).toBe(404);
      expect(body).toEqual({ statusCode: 404, message: 'There is no such issue', error: 'Not Found' });
    }
  });

  it('drops a hidden issue from the next answer, and has it again once it is shown', async () => {
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
    // Also not to a client that has received it before, nor to its reporter, who is anonymous here.
    const again = await service.publicApi
      .as(asha)
      .with({ 'if-none-match': before.headers.etag ?? '' })
      .get(`/api/issues/${id}`);
    expect(again.status).toBe(404);
    expect(again.headers['cache-control']).toBe('no-store');
    await hiddenIssue(service, id, false);
    expect(await seen()).toEqual([200, 1, 1]);
  });

  describe('and the lifecycle statuses', () => {
    const both = async (id: string): Promise<[FeedStatus, LifecycleStatus]> => {
      const { body } = await service.tokenApi.get<{ data: { status: LifecycleStatus } }>(`/api/issues/${id}`);
      return [(await one(id)).status, body.data.status];
    };

    it('follow changes in the token API', async () => {
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

    it('follow changes by city staff', async () => {
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
        await feedStatusChanged(service, id, feed);
        expect(await both(id)).toEqual([feed, lifecycle]);
      }
      const events = await service.database.sql(
        `select from_feed_status as "from", to_feed_status as "to" from issue_status_events where issue_id = $1 order by id`,
        [id],
      );
      const feeds = ['new', ...steps.map(([feed]) => feed)];
      expect(events).toEqual(feeds.map((to, index) => ({ from: feeds[index - 1] ?? null, to })));
    });

    it('have a resolution by city staff while the feed status is resolved', async () => {
      const id = await reportedIssue(service, { by: asha });
      const resolution = async () =>
        (await service.tokenApi.get<{ data: { resolution?: object } }>(`/api/issues/${id}`)).body.data
          .resolution;
      await feedStatusChanged(service, id, 'resolved');
      expect(await resolution()).toMatchObject({ description: 'Resolved by the city desk' });
      await feedStatusChanged(service, id, 'progress');
      expect(await resolution()).toBeUndefined();
    });

    it.each([
      ['new', 'new'],
      ['resolved', 'overdue'],
      ['resolved', 'new'],
      ['ack', 'new'],
    ] as Array<[FeedStatus, FeedStatus]>)('do not step from %s to %s', async (from, to) => {
      const id = await reportedIssue(service, { by: asha });
      if (from !== 'new') await feedStatusChanged(service, id, from);
      await expect(feedStatusChanged(service, id, to)).rejects.toMatchObject({ kind: 'invalid' });
      expect((await one(id)).status).toBe(from);
    });

    it('do not change after an issue is closed', async () => {
      const admin = service.tokenApi.as(await person(service, { role: 'admin' }));
      const id = await reportedIssue(service, { by: asha });
      await admin.post('/api/issues/bulk/status', { issueIds: [id], status: 'closed' });
      await expect(feedStatusChanged(service, id, 'progress')).rejects.toMatchObject({ kind: 'invalid' });
    });
  });

  it('answers 304 until the answer changes', async () => {
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
    // As Node's fetch and the reload of a browser send it.
    for (const directive of ['no-cache', 'max-age=0', 'no-cache, no-store']) {
      const { status } = await send({
        method: 'GET',
        url: service.url + path,
        headers: {
          'x-api-surface': 'public',
          'if-none-match': first.headers.etag ?? '',
          'cache-control': directive,
          pragma: 'no-cache',
        },
      });
      expect([directive, status]).toEqual([directive, 304]);
    }
    await service.tokenApi.as(await person(service)).post(`${path}/upvote`);
    expect(await again.get<PublicIssue>(path)).toMatchObject({ status: 200, body: { votes: 1 } });
  });

  it('is not cached on the token API', async () => {
    const { headers } = await service.tokenApi.get('/api/issues');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  });
});
