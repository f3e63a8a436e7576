import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { AlertLinksService } from '../../../src/alerts/mails/alert-links.service';
import { PushReceiver } from '../../support/network/push-receiver';
import { PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

type Held = [statement: string, values: string[]];

describe('devices that are registered concurrently', () => {
  let receiver: PushReceiver;
  let service: TestService;
  let reader: PublicClient;
  /** A connection that holds the lock the requests wait for. */
  let other: Client;
  beforeAll(async () => {
    receiver = await PushReceiver.start();
    service = await startService({ settings: { PUSH_ORIGINS: receiver.origin } });
    reader = new PublicClient(service.url);
    other = new Client({ connectionString: service.database.ownerUrl });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await service.stop();
    await receiver.stop();
  });
  beforeEach(() => service.database.sql('delete from alert_devices'));

  const turnOn = (email: string, device: object) => {
    const link = service.app.get(AlertLinksService, { strict: false }).tokenOf('manage', email);
    return reader.post('/alerts/device', { link, act: 'on', ...device });
  };
  const names = async () =>
    (
      await service.database.sql<{ endpoint: string }>('select endpoint from alert_devices order by endpoint')
    ).map(({ endpoint }) => endpoint.slice(receiver.origin.length + 1));
  const countWaiting = async () =>
    (
      await service.database.sql(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).length;

  /** Starts requests that wait for a lock of another connection, or for one another. @returns their answers */
  async function together(held: Held, acts: ReadonlyArray<() => Promise<{ status: number }>>) {
    await other.query('begin');
    await other.query(...held);
    let isOver = false;
    const answers = Promise.all(acts.map((act) => act())).finally(() => (isOver = true));
    try {
      while (!isOver && (await countWaiting()) < acts.length) await delay(5);
    } finally {
      await other.query('rollback');
    }
    return (await answers).map(({ status }) => status);
  }
  /** A request for a device whose transaction is rolled back. */
  const askingFor = ({ endpoint, p256dh, auth }: ReturnType<PushReceiver['device']>): Held => [
    `insert into alert_devices (email, language, endpoint, p256dh, auth, created_at)
     values ('c@example.org', 'en', $1, $2, $3, now())`,
    [endpoint, p256dh, auth],
  ];

  it('are limited to ten per address', async () => {
    for (let n = 0; n < 10; n++) await turnOn('many@example.org', receiver.device(`${n}`));
    const oldest: Held = ['select from alert_devices order by id limit 1 for update', []];
    const adds = ['a', 'b'].map((name) => () => turnOn('many@example.org', receiver.device(name)));
    expect(await together(oldest, adds)).toEqual([303, 303]);
    expect(await names()).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b']);
  });

  it('are one if two addresses register the same endpoint', async () => {
    const device = receiver.device('shared');
    const adds = ['a@example.org', 'b@example.org'].map((email) => () => turnOn(email, device));
    expect(await together(askingFor(device), adds)).toEqual([303, 303]);
    expect(await names()).toEqual(['shared']);
  });

  it('are one if its browser changes its endpoint meanwhile', async () => {
    const [was, device] = [receiver.device('was'), receiver.device('shared')];
    await turnOn('a@example.org', was);
    const acts = [
      () => turnOn('a@example.org', device),
      () => reader.post('/alerts/device', { act: 'renew', was: was.endpoint, ...device }),
    ];
    expect(await together(askingFor(device), acts)).toEqual([303, 303]);
    expect(await names()).toEqual(['shared']);
  });
});
