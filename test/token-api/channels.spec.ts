import { createHmac } from 'node:crypto';
import request from 'supertest';
import { ChatMedia } from '../../src/channels/chat/chat-media.service';
import type { ConvertedMentionDto, ConvertedMessageDto } from '../../src/channels/dto/conversion.dto';
import type { ChatFeedDto, MentionFeedDto } from '../../src/channels/dto/feed.dto';
import type { IssueDto } from '../../src/issues/dto/issue.dto';
import { Jobs } from '../../src/platform/jobs/jobs';
import { chatDelivery, chatMessage, signature } from '../factories/chat';
import { photo } from '../factories/files';
import { person, type TestPerson } from '../factories/people';
import type { Envelope, ErrorEnvelope } from '../support/client';
import { answerOf, type HttpAnswer, send } from '../support/http';
import { seeded } from '../support/seeded';
import { startService, type TestService } from '../support/service';
import { garbage, hang, json, redirect, startUpstream, type Upstream } from '../support/upstream';
import { atMost } from '../support/time-limits';

const SECRET = "It's a Secret to Everybody";
const DRAFT = {
  title: 'Pothole on Hill Road',
  description: 'As written in the chat this morning',
  category: 'road',
  city: 'Bombay',
};

const deliver = (service: TestService, body: string | Buffer, headers: Record<string, string> = {}) =>
  send<{ status?: string; ok?: boolean; error?: string }>({
    method: 'POST',
    url: `${service.url}/api/chat/webhook`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
const signed = (body: string | Buffer, secret = SECRET) => ({
  'x-hub-signature-256': signature(body, secret),
});
const inbox = (service: TestService) =>
  service.database.sql<{ id: string; text: string }>(
    `select external_id as id, text from mentions where channel = 'chat' order by external_id`,
  );

describe('channels that are not set up', () => {
  let service: TestService;
  let citizen: TestPerson;

  beforeAll(async () => {
    service = await startService();
    citizen = await person(service);
  });
  afterAll(() => service.stop());
  const api = () => service.tokenApi.as(citizen);

  it('show five chat messages with hints', async () => {
    const { status, headers, body } = await service.tokenApi.get<ChatFeedDto>('/api/chat/messages');
    expect([status, headers['cache-control'], body.mode, body.phoneNumberId]).toEqual([
      200,
      'no-store',
      'demo',
      'demo_phone',
    ]);
    expect(body.messages.map(({ category_hint, city_hint }) => [category_hint, city_hint])).toEqual([
      ['road', 'Mumbai'],
      ['hygiene', 'Bangalore'],
      ['infrastructure', 'Delhi'],
      ['traffic', 'Hyderabad'],
      ['infrastructure', 'Chennai'],
    ]);
    expect(body.messages[0]).toMatchObject({
      from: expect.stringMatching(/^\+\d+$/) as string,
      timestamp: '4 min ago',
      images: [{ type: 'image', source: 'chat' }],
      videos: [],
      location: null,
    });
    expect(body.messages[4]?.location).toMatchObject({ lat: 13.0067, lng: 80.2571 });
  });

  it.each(['photo', 'micro'])('show five %s mentions with hints', async (channel) => {
    const { body, headers } = await service.tokenApi.get<MentionFeedDto>(`/api/${channel}/mentions`);
    expect([body.mode, body.mentions.length, body.handle, headers['cache-control']]).toEqual([
      'demo',
      5,
      'civic_issues',
      'no-store',
    ]);
    for (const mention of body.mentions) {
      expect([mention.category_hint, mention.city_hint]).not.toContain('');
      expect(mention.user).toMatch(/^@\w/);
    }
  });

  it.each(['1', '-5', '0', '10', '50', '51', '9999999999', '1e1', '20.5', '', '-1e400'])(
    'take count=%s',
    async (count) => {
      for (const path of ['chat/messages', 'photo/mentions', 'micro/mentions'])
        expect((await service.tokenApi.get(`/api/${path}?count=${count}`)).status).toBe(200);
    },
  );

  it.each(['x', 'NaN', '1,5', '10&count=20'])('refuse count=%s', async (count) => {
    expect((await service.tokenApi.get(`/api/chat/messages?count=${count}`)).status).toBe(400);
  });

  it('make a new issue of a sample each time', async () => {
    const convert = () => api().post<ConvertedMessageDto>('/api/chat/messages/demo_chat_1/convert', DRAFT);
    const [first, second] = [await convert(), await convert()];
    expect([first.status, first.body]).toEqual([
      201,
      {
        issueId: expect.stringMatching(/^iss_/) as string,
        title: DRAFT.title,
        status: 'open',
        source: 'chat',
        messageId: 'demo_chat_1',
        messageUrl: null,
      },
    ]);
    expect([second.status, second.body.issueId === first.body.issueId]).toEqual([201, false]);
    const rows = await service.database.sql('select source, city, priority from issues where id = $1', [
      first.body.issueId,
    ]);
    expect(rows).toEqual([{ source: 'chat', city: 'mumbai', priority: 'medium' }]);
  });

  it.each(['photo', 'micro'] as const)(
    'make an issue of a %s mention with what is attached',
    async (channel) => {
      const body = {
        ...DRAFT,
        priority: 'high',
        images: [
          { id: '1', url: 'https://pictures.example/1.jpg', type: 'image', source: channel, caption: '' },
        ],
        videos: [{ url: 'https://pictures.example/2.mp4' }],
      };
      const answer = await api().post<ConvertedMentionDto>(`/api/${channel}/mentions/17/convert`, body);
      expect([answer.status, answer.body]).toEqual([
        201,
        expect.objectContaining({
          source: channel,
          microPostId: '17',
          title: DRAFT.title,
          city: 'mumbai',
          priority: 'high',
          status: 'open',
          media: [
            expect.objectContaining({ type: 'microblog', url: 'https://pictures.example/1.jpg' }) as object,
            expect.objectContaining({ type: 'microblog', url: 'https://pictures.example/2.mp4' }) as object,
          ],
        }),
      ]);
    },
  );

  it.each([
    [{ title: 'Hill' }, 'title'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ description: 'too short' }, 'description'],
    [{ description: 'x'.repeat(5001) }, 'description'],
    [{ category: 'noise' }, 'category'],
    [{ city: 'x' }, 'city'],
    [{ city: 'Atlantis' }, 'city'],
    [{ city: 7 }, 'city'],
    [{ priority: 'urgent' }, 'priority'],
    [{ title: undefined }, 'title'],
  ])('refuse %j with 422 and say why', async (change, field) => {
    for (const path of ['chat/messages', 'photo/mentions', 'micro/mentions']) {
      const answer = await api().post<{ errors: Array<{ field: string; message: string }> }>(
        `/api/${path}/1/convert`,
        { ...DRAFT, ...change },
      );
      expect([answer.status, answer.body]).toEqual([
        422,
        { errors: [{ field, message: expect.any(String) as string }] },
      ]);
    }
  });

  it('refuse attachments that are no addresses, and ids that are too long', async () => {
    const seven = Array(7).fill({ url: 'https://a.example/1.jpg' });
    const both = { ...DRAFT, images: seven, videos: seven };
    expect((await api().post('/api/photo/mentions/1/convert', both)).status).toBe(422);
    for (const images of [
      [{ url: 'javascript:alert(1)' }],
      [{}],
      'x',
      Array(11).fill({ url: 'https://a.example' }),
    ])
      expect((await api().post('/api/photo/mentions/1/convert', { ...DRAFT, images })).status).toBe(422);
    expect((await api().post(`/api/photo/mentions/${'1'.repeat(51)}/convert`, DRAFT)).status).toBe(422);
    expect((await api().post(`/api/chat/messages/${'1'.repeat(101)}/convert`, DRAFT)).status).toBe(422);
    expect((await api().post(`/api/chat/messages/${'1'.repeat(100)}/convert`, DRAFT)).status).toBe(201);
  });

  it('are for those who may report', async () => {
    const viewer = await person(service, { role: 'viewer' });
    const path = '/api/chat/messages/1/convert';
    expect((await service.tokenApi.post(path, DRAFT)).status).toBe(401);
    const refused = await service.tokenApi.as(viewer).post<ErrorEnvelope>(path, DRAFT);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('take a webhook without a signature, and the platform’s verification', async () => {
    expect(await deliver(service, chatDelivery([chatMessage({ id: 'unsigned' })]))).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
    expect((await inbox(service)).map(({ id }) => id)).toEqual(['unsigned']);
    const verify = (query: string, headers: Record<string, string> = {}) =>
      answerOf(request(service.url).get(`/api/chat/webhook?${query}`).set(headers));
    const right =
      'hub.mode=subscribe&hub.verify_token=civic-development-verify-token&hub.challenge=%3Cb%3E1158';
    for (const headers of [{}, { 'x-api-surface': 'public' }] as Array<Record<string, string>>) {
      const answer = await verify(right, headers);
      expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([
        200,
        '<b>1158',
        'text/plain; charset=utf-8',
      ]);
    }
    for (const wrong of [
      right.replace('verify-token', 'x'),
      right.replace('subscribe', 'x'),
      '',
      'hub.mode=subscribe',
    ]) {
      const token = await verify(wrong);
      expect([token.status, Object.keys(token.body as object)]).toEqual([403, ['error']]);
      const bare = await verify(wrong, { 'x-api-surface': 'public' });
      expect([bare.status, (bare.body as { statusCode: number }).statusCode]).toEqual([400, 400]);
    }
  });
});

describe('the chat channel, set up', () => {
  let service: TestService;
  let platform: Upstream;
  let citizen: TestPerson;

  beforeAll(async () => {
    platform = await startUpstream();
    service = await startService({
      settings: { CHAT_TOKEN: SECRET, CHAT_API_URL: platform.url, CHAT_PHONE_NUMBER_ID: '5550001' },
    });
    citizen = await person(service);
  });
  afterAll(async () => {
    await service.stop();
    await platform.close();
  });
  beforeEach(async () => {
    await service.database.sql('delete from mentions');
    await service.database.sql('delete from channel_events');
  });
  const feed = async () => (await service.tokenApi.get<ChatFeedDto>('/api/chat/messages')).body;
  const received = async (...messages: object[]) => {
    const body = chatDelivery(messages);
    const answer = await deliver(service, body, signed(body));
    expect([answer.status, answer.body]).toEqual([200, { status: 'ok' }]);
  };
  const counted = () =>
    service.database.sql(`select kind, events::int as events from channel_events order by kind`);

  it('shows samples until a message came, then what came, the newest first', async () => {
    expect((await feed()).mode).toBe('demo');
    const seconds = Math.floor(Date.now() / 1000);
    await received(
      chatMessage({ id: 'old', timestamp: String(seconds - 7200) }),
      chatMessage({ id: 'new', timestamp: String(seconds - 130) }),
    );
    const { mode, messages, phoneNumberId } = await feed();
    expect([mode, phoneNumberId, messages.map(({ id, timestamp }) => [id, timestamp])]).toEqual([
      'live',
      '5550001',
      [
        ['new', '2 min ago'],
        ['old', '2 h ago'],
      ],
    ]);
    expect(messages[0]).toEqual({
      id: 'new',
      text: 'There is a pothole on Hill Road in Mumbai',
      from: '+919812345678',
      fromName: 'Asha',
      timestamp: '2 min ago',
      category_hint: 'road',
      city_hint: 'Mumbai',
      images: [],
      videos: [],
      location: null,
    });
  });

  it('keeps text, image, video and location, and counts the rest', async () => {
    platform.answer = json({}, 404);
    await received(
      chatMessage({
        id: 'place',
        type: 'location',
        location: { latitude: 19.05, longitude: 72.83, name: 'Bandra' },
      }),
      chatMessage({
        id: 'film',
        type: 'video',
        video: { id: '77', mime_type: 'video/mp4', caption: 'Garbage' },
      }),
      chatMessage({ id: 'pic', type: 'image', image: { id: '78', mime_type: 'image/jpeg' } }),
      chatMessage({ type: 'reaction', reaction: { emoji: '😮' } }),
      chatMessage({ type: 'unsupported' }),
      chatMessage({ type: 'text', text: { body: 7 } }),
      chatMessage({ type: 'location', location: { latitude: 'x', longitude: null } }),
      chatMessage({ id: undefined }),
      chatMessage({ id: 'x'.repeat(101) }),
      chatMessage({ type: { toString: 1, valueOf: 1 } }),
      chatMessage({ type: 'location', location: { latitude: { toString: 1 }, longitude: [] } }),
      chatMessage({ id: 'timeless', timestamp: { toString: 1, valueOf: 1 } }),
      { nothing: 'of the kind' },
    );
    const status = chatDelivery([], { statuses: [{ id: 'x', status: 'delivered' }] });
    await deliver(service, status, signed(status));
    expect((await inbox(service)).map(({ id }) => id)).toEqual(['film', 'pic', 'place', 'timeless']);
    expect(await counted()).toEqual([
      { kind: 'message:location', events: 2 },
      { kind: 'message:other', events: 2 },
      { kind: 'message:reaction', events: 1 },
      { kind: 'message:text', events: 3 },
      { kind: 'message:unsupported', events: 1 },
      { kind: 'status:delivered', events: 1 },
    ]);
    const { messages } = await feed();
    const of = (wanted: string) => messages.find(({ id }) => id === wanted);
    expect(of('place')?.location).toEqual({ lat: 19.05, lng: 72.83, name: 'Bandra' });
    expect(of('film')).toMatchObject({
      text: 'Garbage',
      category_hint: 'hygiene',
      videos: [{ id: '77' }],
      images: [],
    });
    expect(of('pic')).toMatchObject({
      text: '',
      category_hint: '',
      city_hint: '',
      images: [{ id: '78', caption: '' }],
    });
  });

  it('stores a message once, however often and beside whatever it is delivered', async () => {
    const messages = Array.from({ length: 30 }, (_, n) => chatMessage({ id: `m${n}` }));
    const chance = seeded('which messages are delivered together');
    const batches = Array.from({ length: 40 }, () =>
      chatDelivery(Array.from({ length: 12 }, () => chance.of(messages))),
    );
    batches.push(chatDelivery([...messages, ...messages]));
    const answers = await Promise.all(batches.map((body) => deliver(service, body, signed(body))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await inbox(service)).toHaveLength(30);
  });

  it('refuses what is not signed over its very bytes', async () => {
    const body = chatDelivery([chatMessage({ id: 'forged' })]);
    const right = signature(body, SECRET);
    for (const headers of [
      {},
      signed(body, 'another secret'),
      { 'x-hub-signature-256': right.slice(0, -2) },
      { 'x-hub-signature-256': right.slice(7) },
      { 'x-hub-signature-256': `sha1=${createHmac('sha1', SECRET).update(body).digest('hex')}` },
      { 'x-hub-signature-256': '' },
      { 'x-hub-signature-256': 'sha256=' + 'é'.repeat(64) },
    ] as Array<Record<string, string>>) {
      const answer = await deliver(service, body, headers);
      expect([answer.status, Object.keys(answer.body)]).toEqual([403, ['error']]);
      const quiet = await deliver(service, body, { ...headers, 'x-api-surface': 'public' });
      expect([quiet.status, quiet.body]).toEqual([200, { ok: true }]);
    }
    expect((await deliver(service, ` ${body}`, { 'x-hub-signature-256': right })).status).toBe(403);
    expect(await inbox(service)).toEqual([]);
    expect(
      (await deliver(service, body, { 'x-hub-signature-256': right.toUpperCase().replace('SHA', 'sha') }))
        .status,
    ).toBe(200);
    const quiet = chatDelivery([chatMessage({ id: 'quiet' })]);
    expect((await deliver(service, quiet, { ...signed(quiet), 'x-api-surface': 'public' })).body).toEqual({
      ok: true,
    });
    expect((await inbox(service)).map(({ id }) => id)).toEqual(['forged', 'quiet']);
  });

  it.each([
    ['no JSON', '{"entry": ['],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"entry"'],
    ['odd values', '{"entry":[null,7,{"changes":"x"},{"changes":[{"field":"messages","value":null}]}]}'],
    ['another field', '{"entry":[{"changes":[{"field":"account_update","value":{}}]}]}'],
    ['depth', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ])('acknowledges a signed body of %s', async (_, body) => {
    expect((await deliver(service, body, signed(body))).status).toBe(200);
    expect(await inbox(service)).toEqual([]);
    expect(await counted()).toHaveLength(1);
  });

  it('keeps text PostgreSQL could not hold, without what it cannot', async () => {
    await received(chatMessage({ id: 'odd', text: { body: 'Pot\u0000hole \ud800 here' } }));
    expect(await inbox(service)).toEqual([{ id: 'odd', text: 'Pothole \ufffd here' }]);
  });

  it('reads a body full of messages and contacts at once', async () => {
    const messages = Array.from({ length: 5000 }, (_, n) => ({
      id: `f${n}`,
      from: '9',
      type: 'text',
      text: { body: 'x' },
    }));
    const body = chatDelivery(messages, { contacts: Array<number>(250_000).fill(0) });
    const asked = performance.now();
    expect((await deliver(service, body, signed(body))).status).toBe(200);
    expect(performance.now() - asked).toBeLessThan(atMost(4000));
    expect(await inbox(service)).toHaveLength(5000);
  });

  it('takes any content type, and answers 413 for more than it reads', async () => {
    const body = chatDelivery([chatMessage({ id: 'typed' })]);
    expect((await deliver(service, body, { ...signed(body), 'content-type': 'text/plain' })).status).toBe(
      200,
    );
    const large = chatDelivery([chatMessage({ id: 'large', text: { body: 'x'.repeat(2_900_000) } })]);
    expect((await deliver(service, large, signed(large))).status).toBe(200);
    const long = chatDelivery([chatMessage({ text: { body: 'x'.repeat(3_200_000) } })]);
    expect(await deliver(service, long, signed(long))).toMatchObject({
      status: 413,
      body: { error: expect.any(String) as string },
    });
  });

  it('counts what senders invent together', async () => {
    await received(...Array.from({ length: 300 }, (_, n) => chatMessage({ type: `invented${n}` })));
    expect(await counted()).toEqual([{ kind: 'message:other', events: 300 }]);
  });

  it('shows nothing that was taken before there was a secret, until it is delivered signed', async () => {
    await received(chatMessage({ id: 'early', text: { body: 'forged' } }));
    await service.database.sql('update mentions set verified = false');
    expect((await feed()).mode).toBe('demo');
    await received(chatMessage({ id: 'early', text: { body: 'genuine' } }));
    expect((await feed()).messages.map(({ id, text }) => [id, text])).toEqual([['early', 'genuine']]);
  });

  it('makes one issue of a message, whoever converts it and how often at once', async () => {
    await received(
      chatMessage({
        id: 'once',
        type: 'location',
        location: { latitude: 19.0544, longitude: 72.8324, name: 'Hill Road' },
      }),
    );
    const people = await Promise.all(Array.from({ length: 6 }, () => person(service)));
    const answers = await Promise.all(
      people.map((who) =>
        service.tokenApi.as(who).post<ConvertedMessageDto>('/api/chat/messages/once/convert', DRAFT),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    const ids = new Set(answers.map(({ body }) => body.issueId));
    expect(ids.size).toBe(1);
    const { body } = await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${[...ids][0]}`);
    expect(body.data.location).toEqual({ lat: 19.0544, lng: 72.8324, address: 'Hill Road' });
  });

  describe('fetches files of the platform', () => {
    /** Joins the fetch that began with the delivery, if it is still under way. */
    const settled = () => service.app.get(ChatMedia, { strict: false }).fetchAll();

    it('and attaches them to the issue', async () => {
      const bytes = await photo('jpeg');
      platform.answer = (request, response) => {
        if (request.headers.authorization !== `Bearer ${SECRET}`) return response.writeHead(401).end();
        if (request.url === '/file') return response.writeHead(200).end(bytes);
        return json({ url: `${platform.url}/file`, mime_type: 'image/jpeg', id: '900' })(request, response);
      };
      await received(chatMessage({ id: 'seen', type: 'image', image: { id: '900', caption: 'Pothole' } }));
      await settled();
      const [message] = (await feed()).messages;
      const url = message?.images[0]?.url ?? '';
      const shown = await request(service.url).get(new URL(url).pathname);
      expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
      const { body } = await service.tokenApi
        .as(citizen)
        .post<ConvertedMessageDto>('/api/chat/messages/seen/convert', DRAFT);
      const issue = (await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${body.issueId}`)).body.data;
      expect(issue.media).toMatchObject([{ type: 'image', url }]);
    });

    it.each([
      ['that lead elsewhere', () => json({ url: 'http://127.0.0.1:9/file', mime_type: 'image/jpeg' })],
      ['that lead into private networks', () => json({ url: 'http://[::1]:80/', mime_type: 'image/jpeg' })],
      ['that are no files', () => json({ url: 'file:///etc/passwd', mime_type: 'image/jpeg' })],
      ['of another type', () => json({ url: `${platform.url}/file`, mime_type: 'image/svg+xml' })],
      ['that redirect', () => redirect('http://169.254.169.254/latest/meta-data')],
      ['as garbage', () => garbage],
    ])('but none %s', async (_, answer) => {
      platform.answer = answer();
      platform.asked.splice(0);
      await received(chatMessage({ id: 'bad', type: 'image', image: { id: '901' } }));
      await settled();
      expect(platform.asked.map(({ url }) => url)).toEqual(['/901']);
      expect((await feed()).messages[0]?.images).toMatchObject([{ id: '901', url: '' }]);
    });
  });
});

describe('the photo and the microblog channel, set up', () => {
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
    // Signed in anew, for the clock is moved; and what was read before is not fresh any more.
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

  it('show what the photo platform tells, albums and videos in their places', async () => {
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

  it('page through the upstream, and never where it sends them', async () => {
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

  it('show what the microblog platform tells', async () => {
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

  it('show a page that comes twice once', async () => {
    platform.answer = json({
      data: [picture(1), picture(1), picture(2)],
      paging: { cursors: { after: 'x' }, next: 'y' },
    });
    expect((await photos(50)).mentions.map(({ id }) => id)).toEqual(['1', '2']);
    expect(platform.asked).toHaveLength(2);
  });

  it('ask the upstream once, however many look', async () => {
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
  ])('fall back to samples for %s, and record it', async (_, answer) => {
    platform.answer = answer();
    for (const feed of [await photos(), await posts()])
      expect([feed.mode, feed.mentions.length]).toEqual(['demo', 5]);
    const recorded = await service.database.sql<{ error: string }>(
      `select last_error as error from channel_feeds where last_error is not null`,
    );
    expect(recorded).toHaveLength(2);
    expect(JSON.stringify(recorded)).not.toMatch(/token/);
  });

  it('make of odd values what they can', async () => {
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

  it('show what came in five seconds when pages come slowly', async () => {
    platform.answer = (request, response) => {
      const paging = { cursors: { after: 'x' }, next: 'y' };
      setTimeout(() => json({ data: [picture(platform.asked.length)], paging })(request, response), 2000);
    };
    const asked = performance.now();
    const { mode, mentions } = await photos(50);
    expect([mode, mentions.length]).toEqual(['live', 2]);
    expect(performance.now() - asked).toBeLessThan(atMost(6500));
  });

  it('fall back to samples when the upstream is silent, within six seconds', async () => {
    platform.answer = hang;
    const asked = performance.now();
    expect((await photos()).mode).toBe('demo');
    expect(performance.now() - asked).toBeLessThan(atMost(6500));
  });

  it('make one issue of a mention that was seen, with its media', async () => {
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

  it('have their job for files that are left', async () => {
    expect(await service.app.get(Jobs, { strict: false }).run('chat-media')).toEqual({ fetched: 0 });
  });
});
