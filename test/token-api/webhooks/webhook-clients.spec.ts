import { setTimeout as delay } from 'node:timers/promises';
import { ApiClientsService } from '../../../src/auth';
import { Database } from '../../../src/platform/database/database';
import type { WebhookEndpointDto, WebhookSecretDto } from '../../../src/webhooks/dto/webhook.dto';
import { WebhookEndpointsService } from '../../../src/webhooks/webhook-endpoints.service';
import { WebhookSender } from '../../../src/webhooks/webhook-sender.service';
import { WebhookUrlsService } from '../../../src/webhooks/webhook-urls.service';
import { staffMember, type StaffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { apiClient, type TestClient } from '../../factories/open311';
import type { Envelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';
import { WebhookReceiver } from '../../support/network/webhook-receiver';

const PATH = '/api/webhooks/endpoints';
const CONSOLE_PATH = '/api/admin/webhooks/endpoints';
const MINUTE_MS = 60_000;

describe('the webhook endpoints of a client', () => {
  let service: TestService;
  let receiver: WebhookReceiver;
  let staff: StaffMember;
  let client: TestClient;

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    service = await startService({ settings: { WEBHOOK_ORIGINS: receiver.origin } });
    staff = await staffMember(service);
  });
  afterAll(async () => {
    await service.stop();
    await receiver.stop();
  });
  beforeEach(async () => {
    service.clock.set();
    await service.database.sql('delete from webhook_endpoints');
    await service.database.sql('delete from webhook_events');
    receiver.received.length = 0;
    receiver.answer = () => ({ status: 204 });
    client = await apiClient(service);
  });

  const api = () => service.tokenApi.as({ accessToken: client.apiKey });
  const endpoint = () => ({ url: receiver.origin, eventTypes: ['issue.reported'] });
  const add = async () => (await api().post<Envelope<WebhookSecretDto>>(PATH, endpoint())).body.data.id;
  const send = () => service.app.get(WebhookSender, { strict: false }).sendDue();
  const revoke = () =>
    service.app
      .get(Database, { strict: false })
      .transaction(() => service.app.get(ApiClientsService, { strict: false }).revoke(client.id));
  const shown = async () => (await staff.api.get<WebhookEndpointDto[]>(CONSOLE_PATH)).body;
  const takeCity = (scope: string[]) =>
    service.database.sql('update api_clients set city_scope = $2 where id = $1', [client.id, scope]);
  const cities = () =>
    receiver.received.map(({ body }) => (JSON.parse(body) as { data: { city: string } }).data.city);

  const isTurnAwaited = async () =>
    (
      await service.database.sql(`select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`)
    ).length > 0;

  it('are sent nothing once it is revoked, neither waiting events nor new ones', async () => {
    await add();
    await reportedIssue(service);
    await revoke();
    await reportedIssue(service);
    expect(await send()).toEqual({ delivered: 0, failed: 0 });
    expect(receiver.received).toEqual([]);
    expect(await service.database.sql('select from webhook_events')).toHaveLength(1);
  });

  it('get no attempt after the one that is running when it is revoked', async () => {
    await add();
    await reportedIssue(service);
    await reportedIssue(service);
    receiver.answer = async () => {
      await revoke();
      return { status: 204 };
    };
    expect(await send()).toEqual({ delivered: 1, failed: 0 });
    expect(receiver.received).toHaveLength(1);
  });

  it('are shown as disabled to city staff, who cannot enable, test or replay them', async () => {
    const id = await add();
    await reportedIssue(service);
    await revoke();
    expect(await shown()).toMatchObject([
      { id, disabledReason: 'revoked', disabledAt: expect.any(String) as string, waiting: 0 },
    ]);
    for (const act of ['enable', 'test', 'replay'])
      expect([act, (await staff.api.post(`${CONSOLE_PATH}/${id}/${act}`, {})).status]).toEqual([act, 409]);
    expect((await staff.api.delete(`${CONSOLE_PATH}/${id}`)).status).toBe(200);
  });

  it('are only sent events of its current cities, and can still be tested', async () => {
    const id = await add();
    await reportedIssue(service, { city: 'delhi' });
    await reportedIssue(service, { city: 'pune' });
    await takeCity(['pune']);
    await reportedIssue(service, { city: 'delhi' });
    expect(await shown()).toMatchObject([{ waiting: 1 }]);
    expect(await send()).toEqual({ delivered: 1, failed: 0 });
    expect(cities()).toEqual(['pune']);
    const { body } = await api().post<Envelope<{ replayed: number }>>(`${PATH}/${id}/replay`, {});
    expect(body.data).toEqual({ replayed: 1, nextKey: null });
    expect((await api().post(`${PATH}/${id}/test`)).status).toBe(202);
    service.clock.advance(MINUTE_MS);
    expect(await send()).toEqual({ delivered: 2, failed: 0 });
  });

  it('are at most twenty, also in concurrent requests', async () => {
    for (let n = 0; n < 19; n++) await add();
    const url = await service.app
      .get(WebhookUrlsService, { strict: false })
      .check(receiver.origin, client.id);
    let letGo = () => undefined as void;
    const held = new Promise<void>((done) => (letGo = done));
    let isAdded = false;
    const twentieth = service.app.get(Database, { strict: false }).transaction(async () => {
      const owner = { clientId: client.id, contactEmail: null, createdBy: null };
      const wanted = { url, description: '', eventTypes: ['issue.reported' as const], cityScope: null };
      await service.app.get(WebhookEndpointsService, { strict: false }).add({ ...wanted, ...owner });
      isAdded = true;
      await held;
    });
    while (!isAdded) await delay(5);
    let status = 0;
    const next = api()
      .post(PATH, endpoint())
      .then((answer) => (status = answer.status));
    while (status === 0 && !(await isTurnAwaited())) await delay(5);
    letGo();
    await Promise.all([twentieth, next]);
    const added = await service.database.sql('select from webhook_endpoints where client_id = $1', [
      client.id,
    ]);
    expect([status, added.length]).toEqual([409, 20]);
  });

  it('are counted separately from those of city staff', async () => {
    for (let n = 0; n < 20; n++) await add();
    expect((await staff.api.post(CONSOLE_PATH, endpoint())).status).toBe(201);
  });
});
