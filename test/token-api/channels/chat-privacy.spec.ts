import { AddressErasureService } from '../../../src/personal-data';
import { OutboundSender } from '../../../src/channels/outbound/outbound-sender.service';
import type { ChatFeedDto } from '../../../src/channels/dto/feed.dto';
import { CHAT_SECRET, chatTime, issueOfMessage, messageDelivered } from '../../factories/chat-issues';
import { staffMember, type StaffMember } from '../../factories/console';
import { json, startUpstream, type Upstream } from '../../support/process/upstream';
import { runJob } from '../../support/service/run-job';
import { everyRow } from '../../factories/erasures';
import { startService, type TestService } from '../../support/service/service';

const DAY_MS = 86_400_000;
const NOON = new Date('2027-03-10T06:30:00Z');

describe('people who write on the chat platform', () => {
  let platform: Upstream;
  let service: TestService;
  let staff: StaffMember;
  let number = 0;
  let from: string;

  beforeAll(async () => {
    platform = await startUpstream();
    platform.answer = json({ messages: [{ id: 'wamid.1' }] });
    service = await startService({
      settings: {
        CHAT_TOKEN: CHAT_SECRET,
        CHAT_API_URL: platform.url,
        CHAT_WALL: 'masked',
        CHANNEL_POST_DAYS: '20',
      },
    });
  });
  afterAll(async () => {
    await service.stop();
    await platform.close();
  });
  beforeEach(async () => {
    service.clock.set(NOON);
    staff = await staffMember(service);
    from = `91982000770${++number}`;
  });
  afterEach(() => service.clock.set());

  const write = (body: string, id: string, at = service.clock.now()) =>
    messageDelivered(service, { id, from, timestamp: chatTime(at), text: { body } });
  const rows = (id: string) =>
    service.database.sql<{ id: string }>('select id from mentions where external_id = $1', [id]);
  const wall = async () => (await service.tokenApi.get<ChatFeedDto>('/api/chat/messages')).body.messages;

  it('are shown by the end of the number and the first name where the wall is masked', async () => {
    await write('Pothole at the school', 'masked.1');
    const shown = (await wall()).find(({ id }) => id === 'masked.1')!;
    expect(shown.from).toBe(`+${'•'.repeat(8)}${from.slice(-4)}`);
    expect(JSON.stringify(await wall())).not.toContain(from);
  });

  it('have everything deleted by DELETE in their language, are told so, and are not taken in again', async () => {
    await write('Pothole at the bridge', 'first.1');
    const issue = await issueOfMessage(service, staff, { from, timestamp: chatTime(NOON) });
    service.clock.advance(60_000);
    await write('हटाएँ', 'delete.1');
    expect(await rows('first.1')).toEqual([]);
    expect(await rows('delete.1')).toEqual([]);
    const [converted] = await service.database.sql(
      `select author, author_name, text, location from mentions where issue_id = $1`,
      [issue],
    );
    expect(converted).toEqual({ author: '', author_name: '', text: '', location: null });
    await service.app.get(OutboundSender, { strict: false }).sendDue();
    const sent = await service.database.sql(
      `select template_key as key from outbound_messages where recipient = $1`,
      [`+${from}`],
    );
    expect(sent).toEqual([{ key: 'data_deleted' }]);
    const held = await everyRow(service);
    const holding = [...held].filter(([, text]) => text.includes(from)).map(([table]) => table);
    expect(holding).toEqual(['outbound_messages']);
    await write('Pothole at the bridge', 'first.1');
    await write('हटाएँ', 'delete.1');
    expect(await rows('first.1')).toEqual([]);
  });

  it('are forgotten after CHANNEL_POST_DAYS, unless their message became an issue, and are not taken in again', async () => {
    const at = service.clock.now();
    await write('Lamp is dark', 'old.1');
    service.clock.advance(20 * DAY_MS - 60_000);
    expect(await runJob(service, 'privacy-retention')).toMatchObject({ 'channel-posts': 0 });
    expect(await rows('old.1')).toHaveLength(1);
    service.clock.advance(120_000);
    expect(await runJob(service, 'privacy-retention')).toMatchObject({
      'channel-posts': expect.any(Number) as number,
    });
    expect(await rows('old.1')).toEqual([]);
    await write('Lamp is dark', 'old.1', at);
    expect(await rows('old.1')).toEqual([]);
    service.clock.advance(400 * DAY_MS + 60_000);
    expect(await runJob(service, 'privacy-retention')).toMatchObject({
      'expired-posts': expect.any(Number) as number,
    });
    expect(await service.database.sql('select 1 from expired_posts')).toEqual([]);
  });

  it('are forgotten 90 days after the issue of their message was closed, which stays', async () => {
    const issue = await issueOfMessage(service, staff, { from, timestamp: chatTime(NOON) });
    await service.database.sql('update issues set closed_at = $2 where id = $1', [
      issue,
      service.clock.now(),
    ]);
    const authorOf = async () =>
      (
        await service.database.sql<{ author: string }>('select author from mentions where issue_id = $1', [
          issue,
        ])
      )[0]!.author;
    service.clock.advance(90 * DAY_MS - 60_000);
    await runJob(service, 'privacy-retention');
    expect(await authorOf()).toBe(`+${from}`);
    service.clock.advance(120_000);
    expect(await runJob(service, 'privacy-retention')).toMatchObject({ 'converted-posts': 1 });
    expect(await authorOf()).toBe('');
    expect((await service.publicApi.get(`/api/issues/${issue}`)).status).toBe(200);
  });

  it('are erased from contacts of reports by their number, however it is written', async () => {
    await service.database.sql(
      `insert into issue_contacts (issue_id, phone, created_at) select min(id), $1, now() from issues`,
      [`${from.slice(2, 7)} ${from.slice(7)}`],
    );
    await service.app.get(AddressErasureService, { strict: false }).erase(`+${from}`);
    expect(await service.database.sql('select 1 from issue_contacts')).toEqual([]);
  });
});

describe('the wall of a service that shows only what became an issue', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ settings: { CHAT_TOKEN: CHAT_SECRET, CHAT_WALL: 'converted-only' } });
  });
  afterAll(() => service.stop());

  it('has no other chats, nor samples in their place, and masks the number', async () => {
    const staff = await staffMember(service);
    const wall = async () => (await service.tokenApi.get<ChatFeedDto>('/api/chat/messages')).body.messages;
    const at = service.clock.now();
    await messageDelivered(service, {
      id: 'private.1',
      from: '919820088001',
      timestamp: chatTime(at),
      text: { body: 'Is this the right number?' },
    });
    expect(await wall()).toEqual([]);
    await issueOfMessage(service, staff, { from: '919820088002', timestamp: chatTime(at) });
    expect((await wall()).map(({ from }) => from)).toEqual(['+••••••••8002']);
  });
});
