import { OutboundSender } from '../../../src/channels/outbound/outbound-sender.service';
import { DRAFT } from '../../factories/chat';
import {
  CHAT_SECRET,
  chatStatus,
  issueOfMessage,
  messageDelivered,
  valueDelivered,
} from '../../factories/chat-issues';
import { staffMember, type StaffMember } from '../../factories/console';
import { feedStatusChanged } from '../../factories/issues';
import { person } from '../../factories/people';
import { garbage, json, startUpstream, type Upstream } from '../../support/process/upstream';
import { startService, type TestService } from '../../support/service/service';

const MINUTE_MS = 60_000;
/** 10:00 in India. */
const MORNING = new Date('2027-03-10T04:30:00Z');
const TEMPLATES = { status_ack: { name: 'seen', languages: { en: 'en' }, parameters: ['title'] } };

interface Delivery {
  status: string;
  errorCode: string | null;
}

describe('messages that the chat platform refuses', () => {
  let platform: Upstream;
  let service: TestService;
  let staff: StaffMember;
  let number = 0;

  const refuse = (code: number, status = 400) => (platform.answer = json({ error: { code } }, status));
  const accept = (id = 'wamid.1') => (platform.answer = json({ messages: [{ id }] }));

  beforeAll(async () => {
    platform = await startUpstream();
    service = await startService({
      settings: {
        CHAT_TOKEN: CHAT_SECRET,
        CHAT_API_URL: platform.url,
        CHAT_TEMPLATES: JSON.stringify(TEMPLATES),
      },
    });
  });
  afterAll(async () => {
    await service.stop();
    await platform.close();
  });
  beforeEach(async () => {
    service.clock.set(MORNING);
    staff = await staffMember(service);
    await service.database.sql('delete from outbound_messages');
    await service.database.sql('delete from notifications');
    await service.database.sql('delete from mails');
    await service.database.sql(`update channel_configs set rests_until = null, last_error = null`);
    platform.asked.splice(0);
  });
  afterEach(() => service.clock.set());

  const sendDue = () => service.app.get(OutboundSender, { strict: false }).sendDue();
  const types = () => platform.asked.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  const deliveries = async () =>
    (await staff.api.get<Delivery[]>('/api/admin/integrations/outbound/delivery-logs')).body;
  const kinds = async () =>
    (await staff.api.get<Array<{ kind: string }>>('/api/admin/notifications')).body.map(({ kind }) => kind);
  const channel = async () =>
    (
      await staff.api.get<Array<{ channel: string; connectionStatus: string }>>(
        '/api/admin/integrations/channels',
      )
    ).body.find((each) => each.channel === 'chat')?.connectionStatus;
  /** @returns the issues whose authors are to be told */
  async function told(count = 1): Promise<string[]> {
    const issues: string[] = [];
    for (let n = 0; n < count; n++) {
      const issue = await issueOfMessage(service, staff, {
        from: `9198000003${String(++number).padStart(2, '0')}`,
      });
      await feedStatusChanged(service, issue, 'ack');
      issues.push(issue);
    }
    return issues;
  }

  it.each([
    [131047, 400],
    [131026, 400],
    [100, 400],
    [131051, 400],
    [4, 400],
    [80007, 400],
    [130429, 429],
    [131048, 400],
    [131056, 400],
    [190, 401],
    [10, 403],
    [200, 403],
    [131000, 500],
    [131016, 503],
  ])('with %d are never shown as sent, however often they are tried', async (code, status) => {
    await told();
    refuse(code, status);
    for (let run = 0; run < 8; run++) {
      await sendDue();
      expect((await deliveries()).map((each) => each.status)).not.toContain('sent');
      service.clock.advance(61 * MINUTE_MS);
    }
  });

  it('as the window is over are sent once more, as a template', async () => {
    await told();
    platform.answer = (request, response) => {
      const isText = types().at(-1) === 'text';
      (isText ? json({ error: { code: 131047 } }, 400) : json({ messages: [{ id: 'wamid.t' }] }))(
        request,
        response,
      );
    };
    await sendDue();
    await sendDue();
    expect(types()).toEqual(['text', 'template']);
    expect(await deliveries()).toMatchObject([{ status: 'sent', errorCode: null }]);
  });

  it('as the window is over by a status are sent once more, and then failed', async () => {
    await told();
    accept('wamid.a');
    await sendDue();
    const over = (id: string) =>
      valueDelivered(service, { statuses: [chatStatus(id, 'failed', service.clock.now(), 131047)] });
    await over('wamid.a');
    expect(await deliveries()).toMatchObject([{ status: 'retrying', errorCode: '131047' }]);
    accept('wamid.b');
    await sendDue();
    expect(types()).toEqual(['text', 'template']);
    await over('wamid.a');
    await over('wamid.b');
    expect(await deliveries()).toMatchObject([{ status: 'failed', errorCode: '131047' }]);
  });

  it('by a limit wait, use up no attempt for an hour, and hold back the others', async () => {
    await told(2);
    refuse(130429, 429);
    expect(await sendDue()).toEqual({ sent: 0, failed: 1, postponed: 0 });
    expect(platform.asked).toHaveLength(1);
    for (let run = 0; run < 8; run++) {
      service.clock.advance(6 * MINUTE_MS);
      await sendDue();
    }
    const attempts = await service.database.sql(`select distinct attempts from outbound_messages`);
    expect(attempts).toEqual([{ attempts: 0 }]);
    accept();
    service.clock.advance(6 * MINUTE_MS);
    expect(await sendDue()).toMatchObject({ sent: 2 });
  });

  it('for want of access let the channel rest: one notification, one try in five minutes, nothing lost', async () => {
    await told(3);
    refuse(190, 401);
    for (let minutes = 0; minutes < 21; minutes++) {
      await sendDue();
      service.clock.advance(MINUTE_MS);
    }
    expect(platform.asked).toHaveLength(5);
    expect(await channel()).toBe('degraded');
    expect((await kinds()).filter((kind) => kind === 'channel_degraded')).toHaveLength(1);
    expect((await deliveries()).map(({ status }) => status)).toEqual(['retrying', 'retrying', 'retrying']);
    service.clock.set(new Date(MORNING.getTime() + 30 * 60 * MINUTE_MS));
    staff = await staffMember(service);
    accept();
    expect(await sendDue()).toMatchObject({ sent: 3 });
    expect(await channel()).toBe('connected');
    refuse(10, 403);
    await told();
    await sendDue();
    expect((await kinds()).filter((kind) => kind === 'channel_degraded')).toHaveLength(2);
  });

  it('for want of access are sent after a passed test of the channel', async () => {
    await told();
    refuse(190, 401);
    await sendDue();
    accept();
    await sendDue();
    expect(platform.asked).toHaveLength(1);
    await staff.api.post('/api/admin/integrations/channels/chat/test');
    expect(await channel()).toBe('connected');
    expect(await sendDue()).toMatchObject({ sent: 1 });
  });

  it('for want of access by a status wait, too', async () => {
    await told();
    accept('wamid.c');
    await sendDue();
    await valueDelivered(service, {
      statuses: [chatStatus('wamid.c', 'failed', service.clock.now(), 190)],
    });
    expect(await deliveries()).toMatchObject([{ status: 'retrying', errorCode: '190' }]);
    expect(await channel()).toBe('degraded');
  });

  it('for any other reason are failed at once, with the code', async () => {
    await told();
    refuse(131026);
    await sendDue();
    expect(await deliveries()).toMatchObject([{ status: 'failed', errorCode: '131026' }]);
    expect(await kinds()).toEqual(['delivery_failed']);
    await sendDue();
    expect(platform.asked).toHaveLength(1);
  });

  it('by an answer that nobody understands are tried again', async () => {
    await told();
    platform.answer = garbage;
    await sendDue();
    expect(await deliveries()).toMatchObject([{ status: 'retrying', errorCode: '200' }]);
  });

  describe('of an issue that somebody made of the post', () => {
    async function reported(): Promise<{ email: string; issue: string }> {
      const asha = await person(service);
      const id = await messageDelivered(service, { from: `9198000004${String(++number).padStart(2, '0')}` });
      const { body } = await service.tokenApi
        .as(asha)
        .post<{ issueId: string }>(`/api/chat/messages/${id}/convert`, DRAFT);
      return { email: asha.email, issue: body.issueId };
    }
    const mails = () =>
      service.database.sql<{ recipient: string; subject: string; body: string }>(
        `select recipient, subject, body from mails where key like 'delivery:%'`,
      );

    it('are told to that person by mail, once', async () => {
      const { email, issue } = await reported();
      await feedStatusChanged(service, issue, 'ack');
      refuse(131026);
      await sendDue();
      await sendDue();
      expect(await mails()).toEqual([
        {
          recipient: email,
          subject: `Acknowledged: ${DRAFT.title}`,
          body: expect.stringContaining(`/mumbai/issues/${issue}`) as string,
        },
      ]);
    });

    it('are not, if the person gets a mail about it anyway', async () => {
      const { issue } = await reported();
      await feedStatusChanged(service, issue, 'progress');
      refuse(131026);
      await sendDue();
      expect(await deliveries()).toMatchObject([{ status: 'failed' }]);
      expect(await mails()).toEqual([]);
    });

    it('are not, if city staff made it', async () => {
      await told();
      refuse(131026);
      await sendDue();
      expect(await mails()).toEqual([]);
    });
  });
});
