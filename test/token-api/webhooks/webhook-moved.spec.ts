import type { WebhookEndpointDto, WebhookSecretDto } from '../../../src/webhooks/dto/webhook.dto';
import { WebhookSender } from '../../../src/webhooks/webhook-sender.service';
import { reportedIssue } from '../../factories/issues';
import { apiClient } from '../../factories/open311';
import type { ApiClient, Envelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';
import { WebhookReceiver } from '../../support/network/webhook-receiver';

const PATH = '/api/webhooks/endpoints';
const WELL = { disabledReason: null, failingSince: null, heldUntil: null };

describe('an endpoint whose URL was changed', () => {
  let service: TestService;
  let receiver: WebhookReceiver;
  let api: ApiClient;
  let id: string;

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    service = await startService({ settings: { WEBHOOK_ORIGINS: receiver.origin } });
  });
  afterAll(async () => {
    await service.stop();
    await receiver.stop();
  });
  beforeEach(async () => {
    await service.database.sql('delete from webhook_endpoints; delete from webhook_events');
    receiver.received.length = 0;
    api = service.tokenApi.as({ accessToken: (await apiClient(service)).apiKey });
    const endpoint = { url: urlOf('/former'), eventTypes: ['issue.reported'] };
    id = (await api.post<Envelope<WebhookSecretDto>>(PATH, endpoint)).body.data.id;
  });

  const urlOf = (path: string) => `${receiver.origin}${path}`;
  const send = () => service.app.get(WebhookSender, { strict: false }).sendDue();
  const shown = async () => {
    const { body } = await api.get<Envelope<{ items: WebhookEndpointDto[] }>>(PATH);
    return body.data.items[0]!;
  };
  const move = async (path: string) =>
    expect((await api.patch(`${PATH}/${id}`, { url: urlOf(path) })).status).toBe(200);

  it('counts as one that never failed', async () => {
    receiver.answer = () => ({ status: 500 });
    await reportedIssue(service);
    await send();
    const { failingSince } = await shown();
    expect(failingSince).not.toBeNull();
    await move('/former');
    expect((await shown()).failingSince).toBe(failingSince);
    await move('/present');
    expect(await shown()).toMatchObject(WELL);
  });

  it.each([{ status: 410 }, { status: 503, headers: { 'retry-after': '3600' } }, { status: 500 }])(
    'is sent events at once, even if the former URL then answers with %j',
    async (refusal) => {
      receiver.answer = async () => {
        await move('/present');
        receiver.answer = () => ({ status: 204 });
        return refusal;
      };
      await reportedIssue(service);
      expect(await send()).toEqual({ delivered: 1, failed: 1 });
      expect(await shown()).toMatchObject({ ...WELL, waiting: 0 });
      expect(new Set(receiver.ids).size).toBe(1);
    },
  );

  it('does not count as working for deliveries to the former URL', async () => {
    receiver.answer = async () => {
      await move('/present');
      await service.database.sql('update webhook_endpoints set failing_since = now()');
      return { status: 204 };
    };
    await reportedIssue(service);
    expect(await send()).toEqual({ delivered: 1, failed: 0 });
    expect((await shown()).failingSince).not.toBeNull();
  });
});
