import { AlertLinksService } from '../../../src/alerts/mails/alert-links.service';
import { NameServer } from '../../support/network/name-server';
import { PushReceiver } from '../../support/network/push-receiver';
import { PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const EMAIL = 'reader@example.org';

describe('a device at an address inside the own network', () => {
  let receiver: PushReceiver;
  let names: NameServer;
  let service: TestService;
  let reader: PublicClient;
  beforeAll(async () => {
    receiver = await PushReceiver.start();
    names = await NameServer.start();
    names.addresses.set('inside.example', ['10.1.2.3']);
    names.addresses.set('both.example', ['192.0.43.7', '127.0.0.1']);
    names.addresses.set('outside.example', ['192.0.43.7']);
    service = await startService({ settings: { PUSH_ORIGINS: receiver.origin } });
    reader = new PublicClient(service.url);
  });
  afterAll(async () => {
    await service.stop();
    await names.stop();
    await receiver.stop();
  });
  beforeEach(() => service.database.sql('delete from alert_devices'));

  const post = (act: string, endpoint: string, was?: string) =>
    reader.post('/alerts/device', {
      link: service.app.get(AlertLinksService, { strict: false }).tokenOf('manage', EMAIL),
      act,
      ...receiver.device('x'),
      endpoint,
      ...(was !== undefined && { was }),
    });
  const stored = async () =>
    (await service.database.sql<{ endpoint: string }>('select endpoint from alert_devices')).map(
      ({ endpoint }) => endpoint,
    );

  it.each([
    'https://127.0.0.1/x',
    'https://10.1.2.3/x',
    'https://2130706433/x',
    'https://169.254.169.254/latest',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://localhost/x',
    'https://inside.example/x',
    'https://both.example/x',
  ])('is refused: %s', async (endpoint) => {
    expect((await post('on', endpoint)).status).toBe(400);
    expect((await post('seen', endpoint)).status).toBe(400);
    await post('on', 'https://outside.example/x');
    expect((await post('renew', endpoint, 'https://outside.example/x')).status).toBe(400);
    expect(await stored()).toEqual(['https://outside.example/x']);
  });

  it('is accepted if the operator named its origin', async () => {
    await post('on', `${receiver.origin}/x`);
    expect(await stored()).toEqual([`${receiver.origin}/x`]);
  });

  it('is accepted if no name server answers: its address is checked when a message is sent', async () => {
    names.isSilent = (name) => name === 'silent.example';
    await post('on', 'https://silent.example/x');
    expect(await stored()).toEqual(['https://silent.example/x']);
  });
});
