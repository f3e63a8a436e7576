import { OutboundSender } from '../../../src/channels/outbound/outbound-sender.service';
import { CHAT_SECRET, chatTime, issueOfMessage, messageDelivered } from '../../factories/chat-issues';
import { DRAFT } from '../../factories/chat';
import { staffMember, type StaffMember } from '../../factories/console';
import { feedStatusChanged } from '../../factories/issues';
import { person } from '../../factories/people';
import { json, startUpstream, type Upstream } from '../../support/process/upstream';
import { startService, type TestService } from '../../support/service/service';

const HOUR_MS = 3_600_000;
/** 10:00 in India. */
const MORNING = new Date('2027-03-10T04:30:00Z');
const seen = { name: 'report_seen', languages: { en: 'en', hi: 'hi' }, parameters: ['title', 'link'] };

describe('messages on the chat platform', () => {
  let platform: Upstream;
  let service: TestService;
  let staff: StaffMember;
  let number = 0;

  beforeAll(async () => {
    platform = await startUpstream();
    platform.answer = json({ messages: [{ id: 'wamid.1' }] });
    service = await startService({
      settings: {
        CHAT_TOKEN: CHAT_SECRET,
        CHAT_API_URL: platform.url,
        CHAT_TEMPLATES: JSON.stringify({ status_ack: seen }),
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
    platform.asked.splice(0);
  });
  afterEach(() => service.clock.set());

  const from = () => `9198000001${String(++number).padStart(2, '0')}`;
  const sendDue = () => service.app.get(OutboundSender, { strict: false }).sendDue();
  const bodies = () => platform.asked.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  /** A message whose author last wrote a while ago. */
  const issueFrom = (sender: string, hoursAgo: number, text = 'There is a pothole on Hill Road in Mumbai') =>
    issueOfMessage(service, staff, {
      from: sender,
      timestamp: chatTime(new Date(MORNING.getTime() - hoursAgo * HOUR_MS)),
      text: { body: text },
    });
  const stored = () =>
    service.database.sql<{ status: string; code: string | null; id: string | null }>(
      `select status, error_code as code, external_id as id from outbound_messages`,
    );

  it('are texts within 24 hours of what the person last wrote', async () => {
    const sender = from();
    await feedStatusChanged(service, await issueFrom(sender, 23), 'ack');
    await sendDue();
    expect(bodies()).toEqual([
      {
        messaging_product: 'whatsapp',
        to: sender,
        type: 'text',
        text: { body: expect.stringContaining('City staff have seen your report') as string },
      },
    ]);
    expect(await stored()).toEqual([{ status: 'sent', code: null, id: 'wamid.1' }]);
  });

  it('are templates from then on, with clean parameters', async () => {
    const sender = from();
    const issue = await issueFrom(sender, 25);
    const title = 'Two\n\nholes\tand      more';
    await service.database.sql(`update issues set title = $2 where id = $1`, [issue, title]);
    await feedStatusChanged(service, issue, 'ack');
    expect(await sendDue()).toMatchObject({ sent: 1 });
    const link = expect.stringMatching(new RegExp(`^https?://[^/]+/mumbai/issues/${issue}$`)) as string;
    expect(bodies()).toEqual([
      {
        messaging_product: 'whatsapp',
        to: sender,
        type: 'template',
        template: {
          name: 'report_seen',
          language: { code: 'en' },
          components: [
            {
              type: 'body',
              parameters: [
                { type: 'text', text: 'Two holes and more' },
                { type: 'text', text: link },
              ],
            },
          ],
        },
      },
    ]);
  });

  it('are texts again once the person has written anything, by the time of the platform', async () => {
    const sender = from();
    const issue = await issueFrom(sender, 50);
    const wrote = (hoursAgo: number) =>
      messageDelivered(service, {
        ...{ from: sender, type: 'audio', audio: { id: '1' } },
        timestamp: chatTime(new Date(MORNING.getTime() - hoursAgo * HOUR_MS)),
      });
    // It arrives now, but is old.
    await wrote(30);
    await feedStatusChanged(service, issue, 'ack');
    await sendDue();
    await wrote(1);
    await feedStatusChanged(service, issue, 'progress');
    await sendDue();
    expect(bodies().map(({ type }) => type)).toEqual(['template', 'text']);
  });

  it('without a template fail, and nothing is posted', async () => {
    await feedStatusChanged(service, await issueFrom(from(), 25), 'progress');
    expect(await sendDue()).toEqual({ sent: 0, failed: 1, postponed: 0 });
    expect(platform.asked).toEqual([]);
    expect(await stored()).toEqual([{ status: 'failed', code: 'no_template', id: null }]);
  });

  it('are in the language in which the person last wrote', async () => {
    await feedStatusChanged(service, await issueFrom(from(), 25, 'सड़क पर गड्ढा है'), 'ack');
    await sendDue();
    expect(bodies()).toMatchObject([{ template: { language: { code: 'hi' } } }]);
  });

  it('are in the language of the account that reported the issue', async () => {
    const asha = await person(service);
    const id = await messageDelivered(service, {
      from: from(),
      timestamp: chatTime(new Date(MORNING.getTime() - 25 * HOUR_MS)),
    });
    const { body } = await service.tokenApi
      .as(asha)
      .post<{ issueId: string }>(`/api/chat/messages/${id}/convert`, DRAFT);
    await service.database.sql(
      `insert into alert_addresses (email, language) values ($1, 'hi') on conflict (email) do update set language = 'hi'`,
      [asha.email],
    );
    await feedStatusChanged(service, body.issueId, 'ack');
    await sendDue();
    expect(bodies()).toMatchObject([{ template: { language: { code: 'hi' } } }]);
  });

  it('are not sent as long as the platform gives them no id', async () => {
    await feedStatusChanged(service, await issueFrom(from(), 1), 'ack');
    platform.answer = json({});
    expect(await sendDue()).toEqual({ sent: 0, failed: 1, postponed: 0 });
    expect(await stored()).toEqual([{ status: 'retrying', code: '200', id: null }]);
    platform.answer = json({ messages: [{ id: 'wamid.1' }] });
  });
});
