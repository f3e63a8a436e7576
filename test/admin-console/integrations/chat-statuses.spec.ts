import { OutboundSender } from '../../../src/channels/outbound/outbound-sender.service';
import { chatDelivery, deliver } from '../../factories/chat';
import { CHAT_SECRET, chatStatus, issueOfMessage, valueDelivered } from '../../factories/chat-issues';
import { staffMember, type StaffMember } from '../../factories/console';
import { feedStatusChanged } from '../../factories/issues';
import { json, startUpstream, type Upstream } from '../../support/process/upstream';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';

const MINUTE_MS = 60_000;
/** 10:00 in India. */
const MORNING = new Date('2027-03-10T04:30:00Z');

describe('a message on the chat platform', () => {
  let platform: Upstream;
  let service: TestService;
  let staff: StaffMember;
  let number = 0;
  /** The platform's id of the message. */
  let id: string;

  beforeAll(async () => {
    platform = await startUpstream();
    service = await startService({ settings: { CHAT_TOKEN: CHAT_SECRET, CHAT_API_URL: platform.url } });
  });
  afterAll(async () => {
    await service.stop();
    await platform.close();
  });
  beforeEach(async () => {
    service.clock.set(MORNING);
    staff = await staffMember(service);
    await service.database.sql('delete from outbound_messages');
    id = `wamid.${++number}`;
    platform.answer = json({ messages: [{ id }] });
    const issue = await issueOfMessage(service, staff, { from: `91980000020${number}` });
    await feedStatusChanged(service, issue, 'ack');
    service.clock.set(new Date(MORNING.getTime() + 10 * MINUTE_MS));
  });
  afterEach(() => service.clock.set());

  const sendDue = () => service.app.get(OutboundSender, { strict: false }).sendDue();
  const minute = (n: number) => new Date(MORNING.getTime() + n * MINUTE_MS);
  const report = (...statuses: object[]) => valueDelivered(service, { statuses });
  const delivery = async () =>
    (await staff.api.get<object[]>('/api/admin/integrations/outbound/delivery-logs')).body[0];
  const notices = async () =>
    (await staff.api.get<Array<{ title: string }>>('/api/admin/notifications')).body.map(
      ({ title }) => title,
    );
  const shown = (
    status: string,
    deliveredAt: Date | null,
    readAt: Date | null,
    errorCode: string | null,
  ) => ({
    status,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    readAt: readAt?.toISOString() ?? null,
    errorCode,
  });

  it('is delivered and read, as the platform reports', async () => {
    await sendDue();
    expect(await delivery()).toMatchObject(shown('sent', null, null, null));
    await report(chatStatus(id, 'sent', minute(1)), chatStatus(id, 'delivered', minute(2)));
    expect(await delivery()).toMatchObject(shown('sent', minute(2), null, null));
    await report(chatStatus(id, 'read', minute(3)));
    expect(await delivery()).toMatchObject(shown('sent', minute(2), minute(3), null));
  });

  it('moves forward only, whatever comes doubled or out of order', async () => {
    await sendDue();
    await report(chatStatus(id, 'read', minute(3)));
    expect(await delivery()).toMatchObject(shown('sent', minute(3), minute(3), null));
    await report(chatStatus(id, 'delivered', minute(2)));
    await report(chatStatus(id, 'read', minute(3)), chatStatus(id, 'delivered', minute(2)));
    await report(chatStatus(id, 'failed', minute(4), 131026));
    expect(await delivery()).toMatchObject(shown('sent', minute(2), minute(3), null));
  });

  it('that the platform could not deliver is failed, with its code, and told to city staff once', async () => {
    await sendDue();
    const failed = chatStatus(id, 'failed', minute(1), 131026);
    await report(failed, failed);
    await report(failed);
    await report(chatStatus(id, 'delivered', minute(2)));
    expect(await delivery()).toMatchObject(shown('failed', null, null, '131026'));
    const told = 'A message on chat was given up: The platform could not deliver it (131026)';
    expect((await notices()).filter((title) => title === told)).toHaveLength(1);
  });

  it('gets a status that came before its id', async () => {
    await report(chatStatus(id, 'delivered', minute(2)));
    await sendDue();
    expect(await delivery()).toMatchObject(shown('sent', minute(2), null, null));
  });

  it('gets a status that came while its id was stored, by the job', async () => {
    await sendDue();
    await service.database.sql(
      `insert into chat_statuses (external_id, status, at, received_at) values ($1, 'read', $2, $2)`,
      [id, minute(2)],
    );
    await runJob(service, 'outbound');
    expect(await delivery()).toMatchObject(shown('sent', minute(2), minute(2), null));
  });

  it('has statuses that are not ours for an hour', async () => {
    const kept = () =>
      service.database.sql(`select external_id from chat_statuses where external_id like '%foreign'`);
    await report(chatStatus('wamid.foreign', 'read', minute(2)));
    service.clock.advance(59 * MINUTE_MS);
    await runJob(service, 'outbound');
    expect(await kept()).toEqual([{ external_id: 'wamid.foreign' }]);
    service.clock.advance(2 * MINUTE_MS);
    await runJob(service, 'outbound');
    expect(await kept()).toEqual([]);
  });

  it('is not changed by statuses without a signature, of no form, or of the future', async () => {
    await sendDue();
    const unsigned = chatDelivery([], { statuses: [chatStatus(id, 'read', minute(2))] });
    expect((await deliver(service, unsigned)).status).toBe(403);
    await report({ id, status: 'invented' }, { status: 'read' }, { id: [], status: 'read' }, 'x' as never);
    expect(await delivery()).toMatchObject(shown('sent', null, null, null));
    await report(chatStatus(id, 'delivered', new Date('2037-01-01T00:00:00Z')));
    const { deliveredAt } = (await delivery()) as { deliveredAt: string };
    expect(new Date(deliveredAt).getTime()).toBeLessThanOrEqual(service.clock.now().getTime());
  });
});
