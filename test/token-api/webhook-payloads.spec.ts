import { WEBHOOK_EVENT_TYPES } from '../../src/kernel/webhooks';
import { WebhookSender } from '../../src/webhooks/webhook-sender.service';
import { staffMember } from '../factories/console';
import { movedInFeed, reportedIssue } from '../factories/issues';
import { apiClient } from '../factories/open311';
import { startService, type TestService } from '../support/service';
import { WebhookReceiver } from '../support/webhook-receiver';

/** What the Standard Webhooks specification says a payload has at the most. */
const MAX_PAYLOAD = 20_000;

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

  it('have less than 20 KB, however long the issue is', async () => {
    const api = service.tokenApi.as({ accessToken: (await apiClient(service)).apiKey });
    const endpoint = { url: `${receiver.origin}/hooks`, eventTypes: [...WEBHOOK_EVENT_TYPES] };
    expect((await api.post('/api/webhooks/endpoints', endpoint)).status).toBe(201);
    const id = await reportedIssue(service, {
      title: 'क'.repeat(200),
      description: 'क'.repeat(2000),
    });
    const staff = await staffMember(service);
    const paused = await staff.api.post(`/api/admin/feed/issues/${id}/pause-clock`, {
      until: new Date(service.clock.now().getTime() + 48 * 3_600_000).toISOString(),
      reason: 'क'.repeat(300),
    });
    expect(paused.status).toBeLessThan(300);
    await movedInFeed(service, id, 'progress');
    await service.app.get(WebhookSender, { strict: false }).sendDue();
    const types = receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
    expect(types).toEqual(
      expect.arrayContaining(['issue.reported', 'issue.feed_status_changed', 'issue.due_date_changed']),
    );
    const sizes = receiver.received.map(({ body }) => Buffer.byteLength(body));
    expect(Math.max(...sizes)).toBeLessThan(MAX_PAYLOAD);
  });
});
