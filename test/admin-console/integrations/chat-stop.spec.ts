import { OutboundSender } from '../../../src/channels/outbound/outbound-sender.service';
import {
  CHAT_SECRET,
  chatTime,
  issueOfMessage,
  messageDelivered,
  valueDelivered,
} from '../../factories/chat-issues';
import { chatMessage, inbox } from '../../factories/chat';
import { staffMember, type StaffMember } from '../../factories/console';
import { feedStatusChanged } from '../../factories/issues';
import { json, startUpstream, type Upstream } from '../../support/process/upstream';
import { startService, type TestService } from '../../support/service/service';

/** 23:00 in India, in the quiet hours. */
const NIGHT = new Date('2027-03-10T17:30:00Z');

describe('somebody who writes STOP on the chat platform', () => {
  let platform: Upstream;
  let service: TestService;
  let staff: StaffMember;
  let number = 0;
  let from: string;
  let issue: string;

  beforeAll(async () => {
    platform = await startUpstream();
    platform.answer = json({ messages: [{ id: 'wamid.1' }] });
    service = await startService({ settings: { CHAT_TOKEN: CHAT_SECRET, CHAT_API_URL: platform.url } });
  });
  afterAll(async () => {
    await service.stop();
    await platform.close();
  });
  beforeEach(async () => {
    service.clock.set(NIGHT);
    staff = await staffMember(service);
    await service.database.sql('delete from outbound_messages');
    platform.asked.splice(0);
    from = `91980000050${++number}`;
    issue = await issueOfMessage(service, staff, { from, timestamp: time(-30) });
  });
  afterEach(() => service.clock.set());

  const time = (minutes: number) => chatTime(new Date(NIGHT.getTime() + minutes * 60_000));
  const sendDue = () => service.app.get(OutboundSender, { strict: false }).sendDue();
  const write = (body: string, minutes: number, id = `stop.${number}.${minutes}`) =>
    messageDelivered(service, { id, from, timestamp: time(minutes), text: { body } });
  const texts = () =>
    platform.asked.map(({ body }) => (JSON.parse(body) as { text: { body: string } }).text.body);
  const rows = () =>
    service.database.sql(
      `select template_key as key, status, error_code as code from outbound_messages order by created_at`,
    );

  it('is told once, at once, and gets nothing more', async () => {
    const before = (await inbox(service)).length;
    await write('Stop.', -2);
    await write('Stop.', -2);
    await write('STOP', -1);
    expect(await sendDue()).toEqual({ sent: 1, failed: 0, postponed: 0 });
    expect(texts()).toEqual([
      'You will get no more messages from us. Write to us at any time to get them again.',
    ]);
    expect((await inbox(service)).length).toBe(before);
    await feedStatusChanged(service, issue, 'ack');
    await sendDue();
    expect(await rows()).toEqual([
      { key: 'messages_stopped', status: 'sent', code: null },
      { key: 'status_ack', status: 'failed', code: 'stopped' },
    ]);
    expect(platform.asked).toHaveLength(1);
  });

  it('is told in the language of the word', async () => {
    await write('बंद करो', -2);
    await sendDue();
    expect(texts()).toEqual([expect.stringContaining('संदेश नहीं मिलेगा')]);
  });

  it('gets messages again after writing again, and is told again after another STOP', async () => {
    await write('STOP', -5);
    await write('Thank you for the help', -4);
    await feedStatusChanged(service, issue, 'ack');
    service.clock.set(new Date(NIGHT.getTime() + 10 * 3_600_000));
    expect(await sendDue()).toMatchObject({ sent: 2 });
    await write('STOP', -5);
    await write('STOP', -3, 'stop.later');
    expect(await sendDue()).toMatchObject({ sent: 1 });
    expect(platform.asked).toHaveLength(3);
  });

  it('is not stopped by what others write, or by a word among others', async () => {
    await valueDelivered(service, {
      messages: [
        chatMessage({ id: 'stop.a', from: '919800000599', timestamp: time(-1), text: { body: 'STOP' } }),
        chatMessage({ id: 'stop.b', from, timestamp: time(-1), text: { body: 'Stop the trucks please' } }),
      ],
    });
    await feedStatusChanged(service, issue, 'ack');
    service.clock.set(new Date(NIGHT.getTime() + 10 * 3_600_000));
    expect(await sendDue()).toMatchObject({ sent: 2, failed: 0 });
  });
});
