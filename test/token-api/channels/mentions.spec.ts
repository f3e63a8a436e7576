import type { ConvertedMentionDto } from '../../../src/channels/dto/conversion.dto';
import type { MentionFeedDto } from '../../../src/channels/dto/feed.dto';
import { Jobs } from '../../../src/platform/jobs/jobs';
import { DRAFT } from '../../factories/chat';
import { person, type TestPerson } from '../../factories/people';
import type { HttpAnswer } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';
import { atMost } from '../../support/service/time-limits';
import { garbage, hang, json, redirect, startUpstream, type Upstream } from '../../support/process/upstream';
import { itThoroughly } from '../../support/service/thorough';

describe('the configured photo and microblog channels', () => {
  let service: TestService;
  let platform: Upstream;
  let citizen: TestPerson;

  beforeAll(async () => {
    platform = await startUpstream();
    service = await startService({
      settings: {
        PHOTO_ACCESS_TOKEN: 'photo-token',
        PHOTO_USER_ID: '1784',
        PHOTO_HANDLE: 'mycity',
        PHOTO_API_URL: platform.url,
        MICRO_BEARER_TOKEN: 'micro-token',
        MICRO_USER_ID: '42',
        MICRO_API_URL: platform.url,
      },
    });
    citizen = await person(service);
  });
  afterAll(async () => {
    await service.stop();
    await platform.close();
  });
  beforeEach(async () => {
    // Signs in anew because the clock is moved; the cached feeds are outdated then.
    service.clock.advance(60_000);
    citizen = await person(service);
    platform.asked.splice(0);
    await service.database.sql('delete from mentions');
    await service.database.sql(
      `update channel_feeds set mode = null, posts = '[]', fresh_until = '-infinity', last_error = null`,
    );
  });
  const photos = async (count = 20) =>
    (await service.tokenApi.get<MentionFeedDto>(`/api/photo/mentions?count=${count}`)).body;
  const posts = async () => (await service.tokenApi.get<MentionFeedDto>('/api/micro/mentions')).body;
  const picture = (id: number, rest: object = {}) => ({
    id: String(id),
    caption: 'Garbage in Pune',
    media_type: 'IMAGE',
    media_url: `https://pictures.example/${id}.jpg`,
    permalink: `https://photo.example/p/${id}`,
    timestamp: '2024-01-02T08:30:00+0000',
    username: 'lakewatch',
    ...rest,
  });

  it('show the photo platform’s posts, with albums and videos in their order', async () => {
    platform.answer = json({
      data: [
        picture(1),
        picture(2, {
          media_type: 'CAROUSEL_ALBUM',
          caption: null,
          children: {
            data: [
              { media_type: 'IMAGE', media_url: 'https://pictures.example/2a.jpg' },
              { media_type: 'VIDEO', media_url: 'https://pictures.example/2b.mp4' },
              { media_type: 'IMAGE' },
            ],
          },
        }),
        { id: '3', media_type: 'VIDEO' },
        { nothing: 'here' },
      ],
    });
    const { mode, handle, mentions } = await photos();
    expect([mode, handle, mentions.length]).toEqual(['live', 'mycity', 3]);
    expect(mentions[0]).toMatchObject({
      id: '1',
      text: 'Garbage in Pune',
      user: '@lakewatch',
      timestamp: expect.stringMatching(/^\d+ d ago$/) as string,
      category_hint: 'hygiene',
      city_hint: 'Pune',
      images: [{ url: 'https://pictures.example/1.jpg', type: 'image', source: 'photo' }],
      videos: [],
      permalink: 'https://photo.example/p/1',
    });
    expect(mentions[1]?.images).toHaveLength(1);
    expect(mentions[1]?.videos).toHaveLength(1);
    expect(mentions[2]).toMatchObject({ id: '3', images: [], videos: [], permalink: '' });
    expect(platform.asked[0]?.url).toMatch(/^\/1784\/tags\?fields=.*access_token=photo-token/);
  });

  it('page through the upstream by cursor, and do not follow its URLs', async () => {
    platform.answer = (request, response) => {
      const after = new URL(request.url ?? '', platform.url).searchParams.get('after');
      const page = after === null ? 0 : Number(after);
      const data = Array.from({ length: 10 }, (_, n) => picture(page * 10 + n));
      const paging = { cursors: { after: String(page + 1) }, next: 'http://169.254.169.254/latest' };
      json({ data, paging })(request, response);
    };
    const { mentions } = await photos(35);
    expect(mentions.map(({ id }) => Number(id))).toEqual(Array.from({ length: 35 }, (_, n) => n));
    expect(platform.asked).toHaveLength(5);
  });

  it('show the microblog platform’s posts', async () => {
    platform.answer = json({
      data: [
        {
          id: '9001',
          author_id: '5',
          created_at: '2020-06-25T06:14:19.000Z',
          text: 'Traffic jam in Chennai again',
          attachments: { media_keys: ['m1', 'm2', 'm3'] },
        },
        { id: '9002', author_id: '6', text: 'No details' },
      ],
      includes: {
        users: [{ id: '5', name: 'Happy Camper', username: 'happycamper' }],
        media: [
          { media_key: 'm1', type: 'photo', url: 'https://pictures.example/m1.jpg' },
          { media_key: 'm2', type: 'video', preview_image_url: 'https://pictures.example/m2.jpg' },
        ],
      },
      meta: { result_count: 2 },
    });
    const { mode, mentions } = await posts();
    expect([mode, mentions.length]).toEqual(['live', 2]);
    expect(mentions[0]).toMatchObject({
      id: '9001',
      user: '@happycamper',
      category_hint: 'traffic',
      city_hint: 'Chennai',
      images: [{ url: 'https://pictures.example/m1.jpg' }],
      videos: [{ url: 'https://pictures.example/m2.jpg' }],
    });
    expect(platform.asked[0]).toMatchObject({
      url: expect.stringMatching(/^\/2\/users\/42\/mentions\?/) as string,
      headers: { authorization: 'Bearer micro-token' },
    });
  });

  it('show the posts of a repeated page once', async () => {
    platform.answer = json({
      data: [picture(1), picture(1), picture(2)],
      paging: { cursors: { after: 'x' }, next: 'y' },
    });
    expect((await photos(50)).mentions.map(({ id }) => id)).toEqual(['1', '2']);
    expect(platform.asked).toHaveLength(2);
  });

  it('ask the upstream once for concurrent readers', async () => {
    platform.answer = (request, response) => {
      setTimeout(() => json({ data: [picture(1)] })(request, response), 150);
    };
    const feeds = await Promise.all(Array.from({ length: 20 }, () => photos()));
    expect(new Set(feeds.map(({ mode }) => mode))).toEqual(new Set(['live']));
    expect(platform.asked).toHaveLength(1);
    service.clock.advance(31_000);
    await photos();
    expect(platform.asked).toHaveLength(2);
  });

  it.each([
    ['a dead token', () => json({ error: { code: 190 } }, 400)],
    ['401', () => json({}, 401)],
    ['403', () => json({}, 403)],
    ['500', () => json({}, 500)],
    ['garbage', () => garbage],
    ['no list', () => json({ data: 'x' })],
    ['null', () => json(null)],
    ['a redirect', () => redirect('http://127.0.0.1:1/')],
    ['too much', () => json({ data: ['x'.repeat(1_500_000)] })],
    ['no list at all', () => json({ data: { toString: 1 }, meta: { toString: 1 } })],
  ])('fall back to samples for %s, and record the failure', async (_, answer) => {
    platform.answer = answer();
    for (const feed of [await photos(), await posts()])
      expect([feed.mode, feed.mentions.length]).toEqual(['demo', 5]);
    const recorded = await service.database.sql<{ error: string }>(
      `select last_error as error from channel_feeds where last_error is not null`,
    );
    expect(recorded).toHaveLength(2);
    expect(JSON.stringify(recorded)).not.toMatch(/token/);
  });

  it('accept unusual values as far as possible', async () => {
    const odd = { toString: 1, valueOf: 1 };
    platform.answer = json({
      data: [
        {
          id: '1',
          author_id: odd,
          text: odd,
          attachments: { media_keys: [odd, 'a\u0000'] },
          created_at: odd,
        },
        { id: '2', caption: odd, username: odd, media_url: odd, timestamp: '-100000-01-01T00:00:00Z' },
        { id: '3', timestamp: '0000-01-01T00:00:00Z', created_at: '0000-01-01T00:00:00Z' },
        { id: odd },
      ],
      includes: { users: [{ id: odd }], media: [{ media_key: 'a', url: 'https://pictures.example/a.jpg' }] },
    });
    for (const feed of [await photos(), await posts()]) {
      expect([feed.mode, feed.mentions.map(({ id }) => id)]).toEqual(['live', ['1', '2', '3']]);
      expect(feed.mentions.map(({ timestamp }) => timestamp)).toEqual(Array(3).fill('0 min ago'));
    }
  });

  itThoroughly('show the posts of the first five seconds if pages are slow', async () => {
    platform.answer = (request, response) => {
      const paging = { cursors: { after: 'x' }, next: 'y' };
      setTimeout(() => json({ data: [picture(platform.asked.length)], paging })(request, response), 2000);
    };
    const asked = performance.now();
    const { mode, mentions } = await photos(50);
    expect([mode, mentions.length]).toEqual(['live', 2]);
    expect(performance.now() - asked).toBeLessThan(atMost(6500));
  });

  itThoroughly('fall back to samples within six seconds if the upstream does not answer', async () => {
    platform.answer = hang;
    const asked = performance.now();
    expect((await photos()).mode).toBe('demo');
    expect(performance.now() - asked).toBeLessThan(atMost(6500));
  });

  it('make one issue of a stored mention, with its media', async () => {
    platform.answer = json({ data: [picture(31)] });
    await photos();
    const convert = () =>
      service.tokenApi.as(citizen).post<ConvertedMentionDto>('/api/photo/mentions/31/convert', DRAFT);
    const [first, second]: Array<HttpAnswer<ConvertedMentionDto>> = [await convert(), await convert()];
    expect([first?.status, second?.status, second?.body.issueId]).toEqual([201, 200, first?.body.issueId]);
    const keyed = service.tokenApi.as(citizen).with({ 'idempotency-key': 'again' });
    for (let times = 0; times < 2; times++)
      expect((await keyed.post('/api/photo/mentions/31/convert', DRAFT)).status).toBe(200);
    expect(first?.body.media).toMatchObject([{ type: 'microblog', url: 'https://pictures.example/31.jpg' }]);
  });

  it('have a job that fetches missing files', async () => {
    expect(await service.app.get(Jobs, { strict: false }).run('chat-media')).toEqual({ fetched: 0 });
  });
});
