import { OutboundSender } from '../../../src/channels/outbound/outbound-sender.service';
import { Database } from '../../../src/platform/database/database';
import { recordedDuring } from '../../factories/audit';
import { CHAT_SECRET, issueOfMessage } from '../../factories/chat-issues';
import { staffMember, type StaffMember } from '../../factories/console';
import { feedStatusChanged, reportedIssue } from '../../factories/issues';
import { startService, type TestService } from '../../support/service/service';
import { json, startUpstream, type Upstream } from '../../support/process/upstream';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** 10:00 in India. */
const MORNING = new Date('2027-03-10T04:30:00Z');

interface Mention {
  id: string;
  text: string;
  converted: boolean;
  convertedIssueId: string | null;
}

describe('messages to people on the channels', () => {
  let platform: Upstream;
  let service: TestService;
  let staff: StaffMember;

  beforeAll(async () => {
    platform = await startUpstream();
    service = await startService({ settings: { CHAT_TOKEN: CHAT_SECRET, CHAT_API_URL: platform.url } });
    platform.answer = json({ messages: [{ id: 'wire' }] });
  });
  afterAll(async () => {
    await service.stop();
    await platform.close();
  });
  beforeEach(async () => {
    service.clock.set(MORNING);
    staff = await staffMember(service);
    await service.database.sql('delete from outbound_messages');
  });
  afterEach(() => service.clock.set());

  const sendDue = () => service.app.get(OutboundSender, { strict: false }).sendDue();
  const deliveries = async () =>
    (
      await staff.api.get<Array<{ status: string; templateKey: string; toMasked: string }>>(
        '/api/admin/integrations/outbound/delivery-logs',
      )
    ).body;

  const notices = async () =>
    (await staff.api.get<Array<{ title: string }>>('/api/admin/notifications')).body.map(
      ({ title }) => title,
    );

  /** A person’s message that city staff have converted into an issue. */
  const converted = (from = '919812345678', changes: Record<string, unknown> = {}) =>
    issueOfMessage(service, staff, { from, ...changes });

  it('are sent for each status, by its template, over the channel', async () => {
    const issue = await converted();
    await feedStatusChanged(service, issue, 'ack');
    expect(await deliveries()).toMatchObject([
      { status: 'retrying', templateKey: 'status_ack', channel: 'chat' },
    ]);
    const asked = platform.asked.length;
    expect(await sendDue()).toEqual({ sent: 1, failed: 0, postponed: 0 });
    expect(await deliveries()).toMatchObject([{ status: 'sent', toMasked: '•••678' }]);
    const sent = platform.asked.slice(asked);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: '/demo_phone/messages',
      headers: { authorization: `Bearer ${CHAT_SECRET}` },
    });
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      to: '919812345678',
      text: {
        body: expect.stringMatching(
          /^City staff have seen your report "There is a pothole.*https?:\/\/[^/]+\/mumbai\/issues\/iss_/,
        ) as string,
      },
    });
    await sendDue();
    expect(platform.asked.length).toBe(asked + 1);
  });

  it('are sent to the id of a person who hides the number', async () => {
    const issue = await converted('', { from_user_id: 'IN.8124' });
    await feedStatusChanged(service, issue, 'ack');
    const asked = platform.asked.length;
    expect(await sendDue()).toEqual({ sent: 1, failed: 0, postponed: 0 });
    const sent = JSON.parse(platform.asked[asked]?.body ?? '') as object;
    expect(sent).toMatchObject({ recipient_type: 'individual', recipient: 'IN.8124', type: 'text' });
    expect(sent).not.toHaveProperty('to');
    expect(await deliveries()).toMatchObject([{ status: 'sent', toMasked: '•••124' }]);
  });

  it('end with a whole character if they are truncated', async () => {
    const text = `${'x'.repeat(999)}\u{1f6a7}`;
    const [known] = await service.database.sql<{ body: string }>(
      `select body from outbound_templates where key = 'status_ack'`,
    );
    const template = (body?: string) =>
      service.database.sql(`update outbound_templates set body = $1 where key = 'status_ack'`, [body]);
    const issue = await converted('919800000008');
    await template(`${text}\u{1f6a7}`);
    await feedStatusChanged(service, issue, 'ack');
    await template(known?.body);
    expect(await service.database.sql(`select body from outbound_messages`)).toEqual([{ body: text }]);
  });

  it('wait for the end of the quiet hours of the city', async () => {
    const issue = await converted();
    service.clock.set(new Date('2027-03-10T17:30:00Z'));
    await feedStatusChanged(service, issue, 'progress');
    expect(await sendDue()).toEqual({ sent: 0, failed: 0, postponed: 1 });
    const [row] = await service.database.sql<{ due: Date }>(`select due_at as due from outbound_messages`);
    expect(row?.due.toISOString()).toBe('2027-03-11T02:30:00.000Z');
    service.clock.set(new Date('2027-03-11T02:31:00Z'));
    expect(await sendDue()).toMatchObject({ sent: 1 });
  });

  it('are limited to three per hour and person, and continue in the next hour', async () => {
    const issue = await converted('919800000001');
    for (const status of ['ack', 'progress', 'ack', 'progress'] as const)
      await feedStatusChanged(service, issue, status);
    expect(await sendDue()).toEqual({ sent: 3, failed: 0, postponed: 1 });
    service.clock.advance(59 * MINUTE_MS);
    expect(await sendDue()).toMatchObject({ sent: 0 });
    service.clock.advance(2 * MINUTE_MS);
    expect(await sendDue()).toMatchObject({ sent: 1 });
  });

  it('are retried, and given up after the fifth attempt, with a notification of city staff', async () => {
    platform.answer = json('no', 500);
    const issue = await converted('919800000002');
    await feedStatusChanged(service, issue, 'ack');
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect(await sendDue()).toEqual({ sent: 0, failed: 1, postponed: 0 });
      expect(await deliveries()).toMatchObject([{ status: attempt < 5 ? 'retrying' : 'failed' }]);
      service.clock.advance(HOUR_MS + 1000);
    }
    expect(await sendDue()).toEqual({ sent: 0, failed: 0, postponed: 0 });
    staff = await staffMember(service);
    const { body } = await staff.api.get<Array<{ kind: string }>>('/api/admin/notifications');
    expect(body[0]).toMatchObject({ kind: 'delivery_failed' });
    platform.answer = json({});
  });

  it('are stored, but not sent, in demonstration mode', async () => {
    const issue = await converted('919800000003');
    await staff.api.post('/api/admin/integrations/channels/chat/toggle-demo');
    const asked = platform.asked.length;
    await feedStatusChanged(service, issue, 'resolved');
    expect(await sendDue()).toMatchObject({ sent: 1 });
    expect(platform.asked.length).toBe(asked);
    expect(await deliveries()).toMatchObject([{ status: 'sent', templateKey: 'confirm_repair' }]);
    await staff.api.post('/api/admin/integrations/channels/chat/toggle-demo');
  });

  it('are never sent to the author of a sample, nor about a hidden issue', async () => {
    await staff.api.post('/api/admin/integrations/channels/chat/toggle-demo');
    await staff.api.post('/api/admin/integrations/mentions/sync/chat');
    const mentions = (await staff.api.get<Mention[]>('/api/admin/integrations/mentions')).body;
    const sample = mentions.find(({ text }) => text.includes('deep pothole'));
    const { body } = await staff.api.post<{ issueId: string }>(
      `/api/admin/integrations/mentions/${sample?.id}/convert`,
    );
    await staff.api.post('/api/admin/integrations/channels/chat/toggle-demo');
    const hidden = await converted('919800000005');
    for (const issue of [body.issueId, hidden]) await feedStatusChanged(service, issue, 'ack');
    await staff.api.post(`/api/admin/feed/issues/${hidden}/toggle-hidden`);
    const asked = platform.asked.length;
    expect(await sendDue()).toEqual({ sent: 1, failed: 1, postponed: 0 });
    expect(platform.asked.length).toBe(asked);
    expect(await notices()).toContain(
      'A message on chat was given up: The issue was hidden before it was sent',
    );
  });

  it('are never sent to the author of an unsigned post', async () => {
    const issue = await converted('919800000006');
    const isListed = async () =>
      (await staff.api.get<Mention[]>('/api/admin/integrations/mentions')).body.some(
        ({ convertedIssueId }) => convertedIssueId === issue,
      );
    expect(await isListed()).toBe(true);
    await service.database.sql(`update mentions set verified = false where issue_id = $1`, [issue]);
    await feedStatusChanged(service, issue, 'ack');
    const asked = platform.asked.length;
    expect(await sendDue()).toMatchObject({ sent: 1 });
    expect(platform.asked.length).toBe(asked);
    expect(await isListed()).toBe(false);
  });

  it('wait while city staff have switched them off, and expire after two days', async () => {
    const issue = await converted('919800000007');
    await feedStatusChanged(service, issue, 'ack');
    await staff.api.put('/api/admin/config', { features: { outboundMessages: false } });
    expect(await sendDue()).toEqual({ sent: 0, failed: 0, postponed: 0 });
    service.clock.advance(49 * HOUR_MS);
    staff = await staffMember(service);
    await staff.api.put('/api/admin/config', { features: { outboundMessages: true } });
    expect(await sendDue()).toEqual({ sent: 0, failed: 1, postponed: 0 });
    expect(await notices()).toContain('A message on chat was given up: It waited for longer than 48 hours');
  });

  it('are not created if city staff have switched them off, the issue is from the platform, or the move is undone', async () => {
    const issue = await converted('919800000004');
    await staff.api.put('/api/admin/config', { features: { outboundMessages: false } });
    await feedStatusChanged(service, issue, 'ack');
    await staff.api.put('/api/admin/config', { features: { outboundMessages: true } });
    await expect(feedStatusChanged(service, issue, 'new')).rejects.toMatchObject({ kind: 'invalid' });
    const undone = service.app.get(Database, { strict: false }).transaction(async () => {
      await feedStatusChanged(service, issue, 'progress');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await feedStatusChanged(service, await reportedIssue(service), 'ack');
    expect(await deliveries()).toEqual([]);
  });

  it('notify city staff of a failing channel, once, when they test it', async () => {
    const test = () =>
      staff.api.post<{ ok: boolean; message: string }>('/api/admin/integrations/channels/chat/test');
    platform.answer = json({}, 401);
    const records = await recordedDuring(service, async () => {
      expect((await test()).body).toMatchObject({ ok: false, mode: 'live' });
      expect((await test()).body).toMatchObject({ ok: false });
    });
    expect(records.map(({ action }) => action)).toEqual([
      'channel.test_connection',
      'channel.test_connection',
    ]);
    const channels = (await staff.api.get<Array<{ channel: string }>>('/api/admin/integrations/channels'))
      .body;
    expect(channels.find(({ channel }) => channel === 'chat')).toMatchObject({
      connectionStatus: 'degraded',
      hasSecret: true,
      secretMasked: '••••form',
      lastError: expect.stringMatching(/401/) as string,
    });
    const { body } = await staff.api.get<Array<{ kind: string }>>('/api/admin/notifications');
    expect(body.filter(({ kind }) => kind === 'channel_degraded')).toHaveLength(1);
    platform.answer = json({ id: 'demo_phone' });
    expect((await test()).body).toMatchObject({ ok: true, mode: 'live' });
  });

  it('exclude samples of a channel that is now live, and unverified posts', async () => {
    await staff.api.post('/api/admin/integrations/channels/chat/toggle-demo');
    await service.database.sql(`delete from mentions where issue_id is null`);
    await staff.api.post('/api/admin/integrations/mentions/sync/chat');
    const mentions = async () => (await staff.api.get<Mention[]>('/api/admin/integrations/mentions')).body;
    const open = async () => (await mentions()).filter(({ converted }) => !converted);
    const samples = await open();
    expect(samples.length).toBeGreaterThan(0);
    await staff.api.post('/api/admin/integrations/channels/chat/toggle-demo');
    expect(await open()).toEqual([]);
    await service.database.sql(`update mentions set demo = false, verified = false where id = $1`, [
      samples[0]?.id,
    ]);
    expect(await open()).toEqual([]);
    const answer = await staff.api.post(`/api/admin/integrations/mentions/${samples[0]?.id}/convert`);
    expect(answer.status).toBe(404);
  });
});
