import request from 'supertest';
import type { ChatFeedDto, MentionFeedDto } from '../../../src/channels/dto/feed.dto';
import { ChatMediaService } from '../../../src/channels/chat/chat-media.service';
import { recordedDuring } from '../../factories/audit';
import { createLogger } from '../../../src/platform/logging/logger';
import { chatDelivery, chatMessage, deliver, DRAFT, signature } from '../../factories/chat';
import { staffMember, type StaffMember } from '../../factories/console';
import { photo } from '../../factories/files';
import { person } from '../../factories/people';
import { startService, type TestService } from '../../support/service/service';
import { json, startUpstream, type Upstream } from '../../support/process/upstream';

const SECRET = 'the secret of the chat platform';
const CHANNELS = ['chat', 'photo', 'micro'] as const;
type Channel = (typeof CHANNELS)[number];

describe('the public walls', () => {
  const info = jest.fn();
  let service: TestService;
  let platform: Upstream;
  let staff: StaffMember;
  beforeAll(async () => {
    platform = await startUpstream();
    service = await startService({
      settings: {
        CHAT_TOKEN: SECRET,
        CHAT_API_URL: platform.url,
        MICRO_BEARER_TOKEN: 'micro-token',
        MICRO_USER_ID: '42',
        MICRO_API_URL: platform.url,
        PHOTO_ACCESS_TOKEN: 'photo-token',
        PHOTO_USER_ID: '1784',
        PHOTO_API_URL: platform.url,
      },
      logger: Object.assign(createLogger('silent'), { info }),
    });
    staff = await staffMember(service);
  });
  afterAll(async () => {
    await service.stop();
    await platform.close();
  });
  beforeEach(async () => {
    await service.database.sql('delete from mentions');
    await service.database.sql(
      `update channel_feeds set mode = null, posts = '[]', fresh_until = '-infinity', last_error = null`,
    );
    platform.answer = (request, response) =>
      json(
        request.url?.startsWith('/2/')
          ? { data: ['1', '2'].map((id) => ({ id, text: 'Jam in Pune' })), meta: { result_count: 2 } }
          : { data: ['1', '2'].map((id) => ({ id, caption: 'Garbage in Pune' })) },
      )(request, response);
  });
  const received = async (...messages: object[]) => {
    const body = chatDelivery(messages);
    await deliver(service, body, { 'x-hub-signature-256': signature(body, SECRET) });
  };
  const path = (channel: Channel) => (channel === 'chat' ? '/api/chat/messages' : `/api/${channel}/mentions`);
  const wall = async (channel: Channel) => {
    const { body } = await service.tokenApi.get<ChatFeedDto & MentionFeedDto>(path(channel));
    return { mode: body.mode, ids: (body.messages ?? body.mentions).map(({ id }) => id).sort() };
  };
  const mentionOf = async (channel: Channel, externalId: string) => {
    const [row] = await service.database.sql<{ id: string }>(
      'select id from mentions where channel = $1 and external_id = $2',
      [channel, externalId],
    );
    return row?.id ?? '';
  };
  const toggle = (id: string, body?: object) =>
    staff.api.post(`/api/admin/integrations/mentions/${id}/toggle-hidden`, body);
  const convert = async (channel: Channel, externalId: string) => {
    const citizen = service.tokenApi.as(await person(service));
    return citizen.post<{ issueId: string }>(`${path(channel)}/${externalId}/convert`, DRAFT);
  };
  const filled = async (channel: Channel) => {
    if (channel === 'chat') await received(chatMessage({ id: '1' }), chatMessage({ id: '2' }));
    expect(await wall(channel)).toEqual({ mode: 'live', ids: ['1', '2'] });
  };

  it.each(CHANNELS)('leave out a post of the %s whose issue is hidden', async (channel) => {
    await filled(channel);
    const { body } = await convert(channel, '1');
    const { issueId } = body;
    expect((await wall(channel)).ids).toEqual(['1', '2']);
    const hide = (hidden: boolean) =>
      staff.api.post(`/api/admin/feed/issues/${issueId}/toggle-hidden`, { hidden });
    await hide(true);
    expect(await wall(channel)).toEqual({ mode: 'live', ids: ['2'] });
    await hide(false);
    expect((await wall(channel)).ids).toEqual(['1', '2']);
  });

  it.each(CHANNELS)('leave out a post of the %s that city staff took off them', async (channel) => {
    await filled(channel);
    const id = await mentionOf(channel, '1');
    const records = await recordedDuring(service, async () => {
      expect((await toggle(id)).body).toEqual({ id, hidden: true });
      expect((await toggle(id, { hidden: true })).status).toBe(409);
      expect(await wall(channel)).toEqual({ mode: 'live', ids: ['2'] });
      const { body: inbox } = await staff.api.get('/api/admin/integrations/mentions');
      expect(inbox).toContainEqual(expect.objectContaining({ id, hidden: true }));
      expect((await convert(channel, '1')).status).toBe(404);
      expect((await toggle(id, { hidden: false })).body).toEqual({ id, hidden: false });
    });
    expect(records).toMatchObject([
      {
        action: 'channel_mention.toggle_hidden',
        target_id: id,
        before: { hidden: false },
        after: { hidden: true, channel },
      },
      { action: 'channel_mention.toggle_hidden', before: { hidden: true }, after: { hidden: false } },
    ]);
    expect((await wall(channel)).ids).toEqual(['1', '2']);
    expect((await convert(channel, '1')).status).toBe(201);
  });

  it('name in the log who took a post off', async () => {
    await received(chatMessage({ id: '1' }));
    const id = await mentionOf('chat', '1');
    info.mockClear();
    await toggle(id);
    const lines = (info.mock.calls as Array<[{ path?: string; user?: string }]>).map(([line]) => line);
    const [account] = await service.database.sql<{ id: string }>(
      'select id from console_accounts where email = $1',
      [staff.email],
    );
    expect(lines.filter(({ path }) => path?.endsWith('/toggle-hidden'))).toMatchObject([
      { user: account?.id },
    ]);
  });

  it('refuse to take off an unknown post, and a value that is no truth value', async () => {
    await received(chatMessage({ id: '1' }));
    expect((await toggle('men_unknown')).status).toBe(404);
    expect((await toggle(await mentionOf('chat', '1'), { hidden: 'yes' })).status).toBe(400);
  });

  describe('with pictures', () => {
    beforeEach(async () => {
      const bytes = await photo('jpeg');
      platform.answer = (request, response) =>
        request.url === '/file'
          ? response.writeHead(200).end(bytes)
          : json({ url: `${platform.url}/file`, mime_type: 'image/jpeg', id: '900' })(request, response);
      await received(chatMessage({ id: '1', type: 'image', image: { id: '900', caption: 'Pothole' } }));
    });
    const fetched = () => service.app.get(ChatMediaService, { strict: false }).fetchAll();
    const picture = async () => {
      const [row] = await service.database.sql<{ id: string }>(
        `select media #>> '{0,mediaId}' as id from mentions`,
      );
      return request(service.url).get(`/media/${row?.id}`);
    };

    it('show the picture of a message no longer that was taken off', async () => {
      await fetched();
      expect((await picture()).status).toBe(200);
      const id = await mentionOf('chat', '1');
      await toggle(id, { hidden: true });
      expect((await picture()).status).toBe(404);
      await toggle(id, { hidden: false });
      expect((await picture()).status).toBe(200);
    });

    it('do not show a picture that is fetched later, until the message becomes an issue', async () => {
      await fetched();
      await service.database.sql(
        `update mentions set hidden = true, media_pending = true, media_tried_at = null, media = media #- '{0,mediaId}'`,
      );
      await fetched();
      expect((await picture()).status).toBe(404);
      const id = await mentionOf('chat', '1');
      const { status } = await staff.api.post(`/api/admin/integrations/mentions/${id}/convert`);
      expect(status).toBe(200);
      expect((await picture()).status).toBe(200);
    });
  });
});
