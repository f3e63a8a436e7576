import { DESIGNATIONS } from '../../../src/accountability/records/designations';
import { EscalationSweepService } from '../../../src/due-dates/escalation/escalation-sweep.service';
import { WEBHOOK_EVENT_TYPES } from '../../../src/kernel/webhooks';
import { WebhookSender } from '../../../src/webhooks/webhook-sender.service';
import { staffMember } from '../../factories/console';
import { allPlaced, feedStatusChanged, reportedIssue } from '../../factories/issues';
import { apiClient } from '../../factories/open311';
import { person } from '../../factories/people';
import { recordsPath } from '../../support/service/records';
import { startService, type TestService } from '../../support/service/service';
import { WebhookReceiver } from '../../support/network/webhook-receiver';

/** The maximum size of a payload by the Standard Webhooks specification. */
const MAX_PAYLOAD = 20_000;
const PINCODE = '400993';
/** The longest possible name of a ward, of characters with the most bytes. */
const WARD = '𑀓'.repeat(200);
const [DESIGNATION] = [...DESIGNATIONS].sort((a, b) => b.length - a.length);

describe('payloads of webhooks', () => {
  let service: TestService;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    service = await startService({ settings: { WEBHOOK_ORIGINS: receiver.origin } });
  });
  afterAll(async () => {
    await service.stop();
    await receiver.stop();
  });

  /** An office with the longest designation and place that the routes accept. */
  const longestOffice = async () => {
    const admin = service.tokenApi.as(await person(service, { role: 'admin' }));
    const place = { city: 'mumbai', ward: WARD };
    const records = [
      ['jurisdictions', { ...place, pincodes: [PINCODE] }],
      ['officials', { ...place, name: 'Secret', designation: DESIGNATION }],
    ] as const;
    for (const [kind, record] of records)
      expect((await admin.post(recordsPath(kind), record)).status).toBe(201);
  };
  const escalate = async (issue: string) => {
    await allPlaced(service);
    await service.database.sql(
      `update issues set due_at = now() - interval '1 hour', next_escalation_at = now() - interval '1 hour' where id = $1`,
      [issue],
    );
    await service.app.get(EscalationSweepService, { strict: false }).sweep();
  };

  it('have less than 20 KB for an issue and an office with the longest texts', async () => {
    await longestOffice();
    const api = service.tokenApi.as({ accessToken: (await apiClient(service)).apiKey });
    const endpoint = { url: `${receiver.origin}/hooks`, eventTypes: [...WEBHOOK_EVENT_TYPES] };
    expect((await api.post('/api/webhooks/endpoints', endpoint)).status).toBe(201);
    const long = { title: '𑀓'.repeat(200), description: '𑀓'.repeat(2000), pincode: PINCODE };
    const [id, late] = [await reportedIssue(service, long), await reportedIssue(service, long)];
    const staff = await staffMember(service);
    const paused = await staff.api.post(`/api/admin/feed/issues/${id}/pause-clock`, {
      until: new Date(service.clock.now().getTime() + 48 * 3_600_000).toISOString(),
      reason: '𑀓'.repeat(300),
    });
    expect(paused.status).toBeLessThan(300);
    await feedStatusChanged(service, id, 'progress');
    await escalate(late);
    await service.app.get(WebhookSender, { strict: false }).sendDue();
    const events = receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['issue.reported', 'issue.feed_status_changed', 'issue.due_date_changed']),
    );
    expect(events.find(({ type }) => type === 'issue.escalated')?.data).toMatchObject({
      issueId: late,
      level: 1,
      designation: DESIGNATION,
      place: WARD,
    });
    const sizes = receiver.received.map(({ body }) => Buffer.byteLength(body));
    expect(Math.max(...sizes)).toBeLessThan(MAX_PAYLOAD);
  });
});
