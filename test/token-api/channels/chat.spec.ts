import { createHmac } from 'node:crypto';
import request from 'supertest';
import { ChatMediaService } from '../../../src/channels/chat/chat-media.service';
import type { ConvertedMessageDto } from '../../../src/channels/dto/conversion.dto';
import type { ChatFeedDto } from '../../../src/channels/dto/feed.dto';
import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import { chatDelivery, chatMessage, deliver, DRAFT, inbox, signature } from '../../factories/chat';
import { photo } from '../../factories/files';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { seeded } from '../../support/service/seeded';
import { startService, type TestService } from '../../support/service/service';
import { atMost } from '../../support/service/time-limits';
import { garbage, json, redirect, startUpstream, type Upstream } from '../../support/process/upstream';
import { itThoroughly } from '../../support/service/thorough';

const SECRET = "It's a Secret to Everybody";
const signed = (body: string | Buffer, secret = SECRET) => ({
  'x-hub-signature-256': signature(body, secret),
});

describe('the configured chat channel', () => {
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

  it('shows samples until the first message, then messages, newest first', async () => {
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

  it('stores a message once, however often and in whatever delivery it comes', async () => {
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

  it('refuses a body without a signature over its bytes', async () => {
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

  it('stores text without controls of the direction and characters PostgreSQL cannot store', async () => {
    await received(chatMessage({ id: 'odd', text: { body: 'Pot\u0000hole \ud800 here' } }));
    expect(await inbox(service)).toEqual([{ id: 'odd', text: 'Pothole \ufffd here' }]);
    await received(chatMessage({ id: 'turned', text: { body: 'Pothole \u202eereh\u202c now' } }));
    expect(await inbox(service)).toContainEqual({ id: 'turned', text: 'Pothole ereh now' });
  });

  itThoroughly('reads a body full of messages and contacts at once', async () => {
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

  it('accepts any content type, and answers 413 to a body over the limit', async () => {
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

  it('counts unknown kinds of messages together', async () => {
    await received(...Array.from({ length: 300 }, (_, n) => chatMessage({ type: `invented${n}` })));
    expect(await counted()).toEqual([{ kind: 'message:other', events: 300 }]);
  });

  it('hides messages accepted before there was a secret, until they are delivered signed', async () => {
    await received(chatMessage({ id: 'early', text: { body: 'forged' } }));
    await service.database.sql('update mentions set verified = false');
    expect((await feed()).mode).toBe('demo');
    await received(chatMessage({ id: 'early', text: { body: 'genuine' } }));
    expect((await feed()).messages.map(({ id, text }) => [id, text])).toEqual([['early', 'genuine']]);
  });

  it('makes one issue of a message in concurrent conversions', async () => {
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

  it('makes an address of the place of a message, without cutting a character', async () => {
    const end = `${'x'.repeat(488)}\u{1f6a7}`;
    await received(
      chatMessage({
        id: 'far',
        type: 'location',
        location: { latitude: 19.0544, longitude: 72.8324, name: 'Hill Road', address: `${end}\u{1f6a7}` },
      }),
    );
    const who = await person(service);
    const { body } = await service.tokenApi
      .as(who)
      .post<ConvertedMessageDto>('/api/chat/messages/far/convert', DRAFT);
    const issue = await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${body.issueId}`);
    expect(issue.body.data.location?.address).toBe(`Hill Road, ${end}`);
  });

  describe('fetches files of the platform', () => {
    /** Waits for the fetch that the delivery has started. */
    const settled = () => service.app.get(ChatMediaService, { strict: false }).fetchAll();

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

    it('again after failures of the platform, and gives them up after three days with a notification', async () => {
      const bytes = await photo('jpeg', { width: 40, height: 30 });
      platform.answer = json({ error: 'away' }, 503);
      await received(chatMessage({ id: 'later', type: 'image', image: { id: '902' } }));
      await settled();
      const isFetched = async () => (await feed()).messages[0]?.images[0]?.url !== '';
      for (let tries = 0; tries < 7; tries++) {
        service.clock.advance(3_600_000);
        await settled();
      }
      expect(await isFetched()).toBe(false);
      platform.answer = (request, response) =>
        request.url === '/file'
          ? response.writeHead(200).end(bytes)
          : json({ url: `${platform.url}/file`, mime_type: 'image/jpeg', id: '902' })(request, response);
      service.clock.advance(3_600_000);
      await settled();
      expect(await isFetched()).toBe(true);

      platform.answer = json({ error: 'away' }, 503);
      await received(chatMessage({ id: 'lost', type: 'image', image: { id: '903' } }));
      await settled();
      service.clock.advance(3 * 24 * 3_600_000);
      await settled();
      platform.asked.splice(0);
      service.clock.advance(3_600_000);
      await settled();
      expect(platform.asked).toEqual([]);
      expect(
        await service.database.sql(
          `select kind from notifications where target_id = (select id from mentions where external_id = 'lost')`,
        ),
      ).toEqual([{ kind: 'picture_not_stored' }]);
    });

    it.each([
      ['that lead elsewhere', () => json({ url: 'http://127.0.0.1:9/file', mime_type: 'image/jpeg' })],
      ['that lead into private networks', () => json({ url: 'http://[::1]:80/', mime_type: 'image/jpeg' })],
      ['that are no files', () => json({ url: 'file:///etc/passwd', mime_type: 'image/jpeg' })],
      ['of another type', () => json({ url: `${platform.url}/file`, mime_type: 'image/svg+xml' })],
      ['that redirect', () => redirect('http://169.254.169.254/latest/meta-data')],
      ['as garbage', () => garbage],
    ])('but not %s', async (_, answer) => {
      platform.answer = answer();
      platform.asked.splice(0);
      await received(chatMessage({ id: 'bad', type: 'image', image: { id: '901' } }));
      await settled();
      expect(platform.asked.map(({ url }) => url)).toEqual(['/901']);
      expect((await feed()).messages[0]?.images).toMatchObject([{ id: '901', url: '' }]);
    });
  });
});
