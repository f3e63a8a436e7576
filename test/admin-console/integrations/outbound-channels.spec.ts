import { setTimeout as delay } from 'node:timers/promises';
import { OutboundSender } from '../../../src/channels/outbound/outbound-sender.service';
import { reportedIssue } from '../../factories/issues';
import { startService, type TestService } from '../../support/service/service';
import { json, startUpstream, type Upstream } from '../../support/process/upstream';

/** 10:00 in India. */
const MORNING = new Date('2027-03-10T04:30:00Z');

describe('messages on a channel', () => {
  let platform: Upstream;
  let service: TestService;
  let issue: string;
  /** The status of the microblog's answer. */
  let status: number;

  beforeAll(async () => {
    platform = await startUpstream();
    platform.answer = (request, response) =>
      request.url === '/2/tweets'
        ? json({}, status)(request, response)
        : json({ messages: [{ id: 'wire' }] })(request, response);
    service = await startService({
      settings: {
        CHAT_TOKEN: 'a secret of the platform',
        CHAT_API_URL: platform.url,
        MICRO_BEARER_TOKEN: 'micro-token',
        MICRO_USER_ID: '42',
        MICRO_API_URL: platform.url,
      },
    });
    service.clock.set(MORNING);
    issue = await reportedIssue(service);
  });
  afterAll(async () => {
    await service.stop();
    await platform.close();
  });
  beforeEach(async () => {
    // The person of these messages has just written.
    await service.database.sql(
      `insert into chat_contacts (address, last_message_at) values ('chat3', $1) on conflict do nothing`,
      [MORNING],
    );
    platform.asked.splice(0);
    await service.database.sql('delete from outbound_messages');
    for (const channel of ['micro', 'micro', 'micro', 'chat'])
      await service.database.sql(
        `insert into outbound_messages (id, channel, recipient, in_reply_to, issue_id, city, template_key, body, due_at, created_at)
         select 'dlv_' || n, $1, $1 || n, 'post', $2, 'mumbai', 'status_ack', 'Seen', $3::timestamptz + n * interval '1 ms', $3
           from (select count(*)::int as n from outbound_messages) known`,
        [channel, issue, new Date(MORNING.getTime() - 60_000)],
      );
  });
  const sendDue = () => service.app.get(OutboundSender, { strict: false }).sendDue();
  const asked = () => platform.asked.map(({ url }) => url);

  it('that does not answer wait for the next run, and do not delay those of another channel', async () => {
    status = 503;
    expect(await sendDue()).toEqual({ sent: 1, failed: 1, postponed: 0 });
    expect(asked().sort()).toEqual(['/2/tweets', '/demo_phone/messages']);
    status = 200;
    expect(await sendDue()).toEqual({ sent: 2, failed: 0, postponed: 0 });
  });

  it('that refuses one of them are all tried', async () => {
    status = 400;
    expect(await sendDue()).toEqual({ sent: 1, failed: 3, postponed: 0 });
    expect(asked()).toHaveLength(4);
  });

  it('that hangs does not delay a stop; what it was sent is tried again by another instance', async () => {
    const { answer } = platform;
    platform.answer = () => undefined;
    try {
      const run = sendDue();
      while (platform.asked.length < 2) await delay(5);
      await service.app.close();
      expect(await run).toEqual({ sent: 0, failed: 0, postponed: 0 });
    } finally {
      platform.answer = answer;
    }
    const rows = await service.database.sql('select distinct status, attempts from outbound_messages');
    expect(rows).toEqual([{ status: 'retrying', attempts: 0 }]);
  });
});
