import { setTimeout as delay } from 'node:timers/promises';
import type { WebhookSecretDto } from '../../../src/webhooks/dto/webhook.dto';
import { staffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { apiClient } from '../../factories/open311';
import { webhookEndpoint } from '../../factories/webhooks';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { NameServer } from '../../support/network/name-server';
import { startService, type TestService } from '../../support/service/service';
import { itThoroughly } from '../../support/service/thorough';

const PATH = '/api/webhooks/endpoints';
const CONSOLE_PATH = '/api/admin/webhooks/endpoints';
const CONNECTIONS = 2;

describe('a webhook endpoint whose host name does not resolve in time', () => {
  let service: TestService;
  let names: NameServer;
  let count = 0;

  beforeAll(async () => {
    service = await startService({ settings: { DATABASE_POOL_SIZE: String(CONNECTIONS) } });
    names = await NameServer.start();
    names.isSilent = (name) => name.startsWith('silent');
  });
  afterAll(async () => {
    await service.stop();
    await names.stop();
  });
  beforeEach(() => (names.asked.length = 0));

  const silentEndpoint = () => ({
    url: `https://silent-${++count}.example/`,
    eventTypes: ['issue.reported'],
  });
  const asClient = async () => service.tokenApi.as({ accessToken: (await apiClient(service)).apiKey });
  const allAsked = async (number: number) => {
    while (new Set(names.asked).size < number) await delay(5);
  };

  it('is refused, with the name of the field', async () => {
    const staff = await staffMember(service);
    const client = await asClient();
    const details = [{ field: 'url', message: 'has a host name that could not be looked up in time' }];
    const [byClient, byStaff] = await Promise.all([
      client.post<ErrorEnvelope>(PATH, silentEndpoint()),
      staff.api.post(CONSOLE_PATH, silentEndpoint()),
    ]);
    expect([byClient.status, byClient.body.error.details]).toEqual([400, details]);
    expect([byStaff.status, byStaff.text]).toEqual([400, expect.stringContaining(details[0]!.message)]);
  });

  itThoroughly('holds no connection and no row while it is looked up', async () => {
    const owner = await apiClient(service);
    const id = await webhookEndpoint(service, owner);
    const ended: number[] = [];
    const staff = await staffMember(service);
    const client = service.tokenApi.as({ accessToken: owner.apiKey });
    names.asked.length = 0;
    const changes = Array.from({ length: CONNECTIONS }, () =>
      client.patch(`${PATH}/${id}`, { url: silentEndpoint().url }),
    );
    const all = [...changes, staff.api.post(CONSOLE_PATH, silentEndpoint())].map(async (request) =>
      ended.push((await request).status),
    );
    await allAsked(CONNECTIONS + 1);
    // An event refers to the row of the endpoint.
    await reportedIssue(service);
    expect((await client.get(PATH)).status).toBe(200);
    expect(ended).toEqual([]);
    await Promise.all(all);
    expect(ended).toEqual([400, 400, 400]);
  });

  itThoroughly('is one of three of an owner at the same time; others have their turn', async () => {
    const client = await asClient();
    const pending = Array.from({ length: 3 }, () => client.post(PATH, silentEndpoint()));
    await allAsked(3);
    const fourth = await client.post<ErrorEnvelope>(PATH, silentEndpoint());
    expect([fourth.status, fourth.body.error.message]).toEqual([
      503,
      'The host names of other URLs are being looked up for you; try again shortly',
    ]);
    const other = { ...silentEndpoint(), url: 'https://nowhere.example/' };
    expect((await (await asClient()).post<Envelope<WebhookSecretDto>>(PATH, other)).status).toBe(201);
    expect((await Promise.all(pending)).map(({ status }) => status)).toEqual([400, 400, 400]);
    expect((await client.post(PATH, other)).status).toBe(201);
  });
});
