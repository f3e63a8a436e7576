import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { WebhookAttemptDto, WebhookSecretDto } from '../../../src/webhooks/dto/webhook.dto';
import { WebhookSender } from '../../../src/webhooks/webhook-sender.service';
import { reportedIssue } from '../../factories/issues';
import { apiClient } from '../../factories/open311';
import type { ApiClient, Envelope } from '../../support/network/client';
import { NameServer } from '../../support/network/name-server';
import { OutgoingConnections } from '../../support/network/outgoing';
import { startService, type TestService } from '../../support/service/service';

const PATH = '/api/webhooks/endpoints';

describe('a webhook endpoint that leads to a private address at the time of an attempt', () => {
  let service: TestService;
  let names: NameServer;
  let api: ApiClient;
  let inside: Server;
  let outgoing: OutgoingConnections;
  let connections = 0;

  beforeAll(async () => {
    service = await startService({ settings: { WEBHOOK_ORIGINS: 'http://127.0.0.1:9' } });
    names = await NameServer.start();
    names.addresses.set('inside.example', ['127.0.0.1']);
    names.addresses.set('both.example', ['8.8.8.8', '10.0.0.7']);
    inside = createServer((socket) => {
      connections++;
      socket.destroy();
    });
    await new Promise<void>((done) => inside.listen(0, '127.0.0.1', done));
    outgoing = new OutgoingConnections();
  });
  afterAll(async () => {
    outgoing.stop();
    await service.stop();
    await names.stop();
    await new Promise((done) => inside.close(done));
  });
  beforeEach(async () => {
    service.clock.set();
    await service.database.sql('delete from webhook_endpoints; delete from webhook_events');
    api = service.tokenApi.as({ accessToken: (await apiClient(service)).apiKey });
    connections = 0;
    names.asked.length = 0;
    outgoing.attempts.length = 0;
  });

  const port = () => (inside.address() as AddressInfo).port;
  /** The failure of an attempt at an endpoint whose URL could not be registered now. */
  async function failureAt(url: string): Promise<string | null> {
    const endpoint = { url: 'http://127.0.0.1:9/', eventTypes: ['issue.reported'] };
    const { id } = (await api.post<Envelope<WebhookSecretDto>>(PATH, endpoint)).body.data;
    await service.database.sql('update webhook_endpoints set url = $1', [url]);
    await reportedIssue(service);
    outgoing.attempts.length = 0;
    await service.app.get(WebhookSender, { strict: false }).sendDue();
    const { body } = await api.get<Envelope<{ items: WebhookAttemptDto[] }>>(`${PATH}/${id}/attempts`);
    expect(body.data.items).toMatchObject([{ status: null }]);
    return body.data.items[0]!.failure;
  }

  it.each([
    ['http://127.0.0.1:PORT/', 'The URL must be an https URL'],
    ['https://127.0.0.1:PORT/', 'The URL must use port 443'],
    ['https://inside.example:PORT/', 'The URL must use port 443'],
    ['https://user@inside.example/', 'The URL must not contain a user name or password'],
    ['https://127.0.0.1/', 'The URL leads to a private address'],
    ['https://[::1]/', 'The URL leads to a private address'],
    ['https://2130706433/', 'The URL leads to a private address'],
  ])('is not connected to at %s', async (url, failure) => {
    expect(await failureAt(url.replace('PORT', String(port())))).toBe(failure);
    expect([outgoing.attempts, connections]).toEqual([[], 0]);
  });

  it.each(['inside.example', 'both.example'])('is not connected to by the name %s', async (host) => {
    expect(await failureAt(`https://${host}/`)).toBe(`${host} leads to a private address`);
    expect(names.asked).toContain(host);
    expect(outgoing.attempts).toEqual([{ host, error: 'a private address' }]);
  });
});
