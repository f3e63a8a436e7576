import { WebhookSender } from '../../../src/webhooks/webhook-sender.service';
import { reportedIssue } from '../../factories/issues';
import { apiClient } from '../../factories/open311';
import { startService, type TestService } from '../../support/service/service';
import { type ReceiverAnswer, WebhookReceiver } from '../../support/network/webhook-receiver';

const SECOND_MS = 1000;
/** How long the endpoint takes to answer. */
const SLOW_MS = 12 * SECOND_MS;

describe('an endpoint that is slow to refuse', () => {
  let service: TestService;
  let receiver: WebhookReceiver;
  let answeredAt: number;

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    service = await startService({ settings: { WEBHOOK_ORIGINS: receiver.origin } });
    const api = service.tokenApi.as({ accessToken: (await apiClient(service)).apiKey });
    await api.post('/api/webhooks/endpoints', { url: receiver.origin, eventTypes: ['issue.reported'] });
  });
  afterAll(async () => {
    await service.stop();
    await receiver.stop();
  });
  beforeEach(async () => {
    service.clock.set();
    await service.database.sql('update webhook_endpoints set held_until = null');
    await service.database.sql('delete from webhook_events');
    receiver.received.length = 0;
  });

  const answersLate = (answer: ReceiverAnswer) => {
    receiver.answer = () => {
      service.clock.advance(SLOW_MS);
      answeredAt = service.clock.now().getTime();
      return answer;
    };
  };
  const sentOnce = async () => {
    await reportedIssue(service);
    await service.app.get(WebhookSender, { strict: false }).sendDue();
    expect(receiver.received).toHaveLength(1);
    const [row] = await service.database.sql<{ due_at: Date; held_until: Date | null }>(
      'select d.due_at, e.held_until from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id',
    );
    return row!;
  };

  it('is sent nothing for as long as it asks, from its answer on', async () => {
    answersLate({ status: 503, headers: { 'retry-after': '10' } });
    const { held_until: heldUntil } = await sentOnce();
    expect(heldUntil!.getTime()).toBeGreaterThanOrEqual(answeredAt + 10 * SECOND_MS);
  });

  it('is tried again after the delay, from its answer on', async () => {
    answersLate({ status: 500 });
    const { due_at: dueAt } = await sentOnce();
    expect(dueAt.getTime()).toBeGreaterThanOrEqual(answeredAt + 5 * SECOND_MS);
  });
});
