import { Jobs } from '../../../src/platform/jobs/jobs';
import type { WebhookEndpointDto, WebhookSecretDto } from '../../../src/webhooks/dto/webhook.dto';
import { WebhookSender } from '../../../src/webhooks/webhook-sender.service';
import { reportedIssue } from '../../factories/issues';
import { apiClient } from '../../factories/open311';
import type { ApiClient, Envelope } from '../../support/network/client';
import { watchDeletions } from '../../support/service/deleted-rows';
import { startService, type TestService } from '../../support/service/service';
import { WebhookReceiver } from '../../support/network/webhook-receiver';

const PATH = '/api/webhooks/endpoints';
const MANY = 2100;

describe('an endpoint that is removed', () => {
  let service: TestService;
  let receiver: WebhookReceiver;
  let api: ApiClient;

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    service = await startService({ settings: { WEBHOOK_ORIGINS: receiver.origin } });
  });
  afterAll(async () => {
    await service.stop();
    await receiver.stop();
  });
  beforeEach(async () => {
    await service.database.sql('delete from webhook_endpoints');
    await service.database.sql('delete from webhook_events');
    receiver.received.length = 0;
    api = service.tokenApi.as({ accessToken: (await apiClient(service)).apiKey });
  });

  const endpoint = () => ({ url: `${receiver.origin}/hooks`, eventTypes: ['issue.reported'] });
  const add = async () => (await api.post<Envelope<WebhookSecretDto>>(PATH, endpoint())).body.data.id;
  const remove = async (id: string) => expect((await api.delete(`${PATH}/${id}`)).status).toBe(200);
  const send = () => service.app.get(WebhookSender, { strict: false }).sendDue();
  const runNightly = () => service.app.get(Jobs, { strict: false }).run('privacy-retention');
  const count = async (table: string) => (await service.database.sql(`select from ${table}`)).length;

  it('is not found by its owner', async () => {
    const id = await add();
    await remove(id);
    expect((await api.get<Envelope<{ items: WebhookEndpointDto[] }>>(PATH)).body.data.items).toEqual([]);
    expect((await api.get(`${PATH}/${id}/attempts`)).status).toBe(404);
    expect((await api.patch(`${PATH}/${id}`, { description: 'Mine' })).status).toBe(404);
    for (const act of ['enable', 'disable', 'rotate-secret', 'test', 'replay'])
      expect([act, (await api.post(`${PATH}/${id}/${act}`, {})).status]).toEqual([act, 404]);
    expect((await api.delete(`${PATH}/${id}`)).status).toBe(404);
  });

  it('does not count against the maximum of twenty', async () => {
    for (let n = 0; n < 19; n++) await add();
    await remove(await add());
    expect((await api.post(PATH, endpoint())).status).toBe(201);
    expect((await api.post(PATH, endpoint())).status).toBe(409);
  });

  it('leaves neither its secrets nor its URL nor a contact', async () => {
    const id = await add();
    await api.post(`${PATH}/${id}/rotate-secret`);
    await remove(id);
    expect(
      await service.database.sql(
        'select url, description, contact_email, secret, former_secrets from webhook_endpoints',
      ),
    ).toEqual([{ url: '', description: '', contact_email: null, secret: '', former_secrets: [] }]);
  });

  it('is sent nothing more, neither waiting events nor new ones', async () => {
    const id = await add();
    await reportedIssue(service);
    await remove(id);
    await reportedIssue(service);
    expect(await send()).toEqual({ delivered: 0, failed: 0 });
    expect(receiver.received).toEqual([]);
    expect(await count('webhook_events')).toBe(1);
  });

  it('is deleted at night with its deliveries, a thousand rows at a time, and other endpoints are kept', async () => {
    const [id, other] = [await add(), await add()];
    await service.database.sql(`
      insert into webhook_events (id, type, city, payload, at)
      select 'wev_' || n, 'issue.reported', 'pune', '{}', now() from generate_series(1, ${MANY}) n;
      insert into webhook_deliveries (event_id, endpoint_id, status, attempts, due_at, delivered_at)
      select v.id, e.id, 'delivered', 1, v.at, v.at from webhook_events v, webhook_endpoints e;
      insert into webhook_attempts (event_id, endpoint_id, number, at, duration_ms, status)
      select event_id, endpoint_id, 1, due_at, 1, 204 from webhook_deliveries`);
    const mostAtOnce = await watchDeletions(service, ['webhook_deliveries', 'webhook_attempts']);
    await remove(id);
    expect(await count('webhook_deliveries')).toBe(2 * MANY);
    expect(await runNightly()).toMatchObject({ 'webhook-endpoints': 1, 'webhook-events': 0 });
    expect(await mostAtOnce()).toBe(1000);
    expect(await service.database.sql('select id from webhook_endpoints')).toEqual([{ id: other }]);
    expect([await count('webhook_deliveries'), await count('webhook_attempts')]).toEqual([MANY, MANY]);
  });
});
