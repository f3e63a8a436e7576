import request from 'supertest';
import type { ConvertedMentionDto, ConvertedMessageDto } from '../../../src/channels/dto/conversion.dto';
import type { ChatFeedDto, MentionFeedDto } from '../../../src/channels/dto/feed.dto';
import { chatDelivery, chatMessage, deliver, DRAFT, inbox } from '../../factories/chat';
import { person, type TestPerson } from '../../factories/people';
import type { ErrorEnvelope } from '../../support/network/client';
import { answerOf } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';

describe('channels that are not configured', () => {
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
    'accept count=%s',
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
    'make an issue of a %s mention with its attachments',
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

  it('refuse attachments without a valid URL, and ids that are too long', async () => {
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

  it('are only converted by those who may report', async () => {
    const viewer = await person(service, { role: 'viewer' });
    const path = '/api/chat/messages/1/convert';
    expect((await service.tokenApi.post(path, DRAFT)).status).toBe(401);
    const refused = await service.tokenApi.as(viewer).post<ErrorEnvelope>(path, DRAFT);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('accept a webhook without a signature, and the platform’s verification', async () => {
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
