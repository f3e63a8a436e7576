import type { Browser } from 'playwright-core';
import { AlertLinks } from '../../src/alerts/alert-links.service';
import { openTab, describeThoroughly, startBrowser } from '../support/browser';
import { PushReceiver } from '../support/push-receiver';
import { startService, type TestService } from '../support/service';

describeThoroughly('the button that shows alerts on a device', () => {
  let service: TestService;
  let receiver: PushReceiver;
  let browser: Browser;
  beforeAll(async () => {
    receiver = await PushReceiver.start();
    service = await startService({ settings: { PUSH_ORIGINS: receiver.origin } });
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await receiver?.stop();
  });

  /** A browser under test has no push service of its own: it is given an endpoint, as such a service would. */
  const pushService = (name: string) => {
    const { endpoint, p256dh, auth } = receiver.device(name);
    return `(() => {
      let current = null;
      const made = { endpoint: '${endpoint}', toJSON: () => ({ keys: { p256dh: '${p256dh}', auth: '${auth}' } }),
                     unsubscribe: async () => { current = null; return true; } };
      PushManager.prototype.getSubscription = async () => current;
      PushManager.prototype.subscribe = async () => (current = made);
      Notification.requestPermission = async () => 'granted';
    })()`;
  };
  const endpoints = async () =>
    (await service.database.sql<{ endpoint: string }>('select endpoint from alert_devices')).map(
      ({ endpoint }) => endpoint,
    );

  it('turns them on and off', async () => {
    const { page, close } = await openTab(browser, service.url);
    await page.addInitScript(pushService('first'));
    const link = service.app.get(AlertLinks, { strict: false }).tokenOf('manage', 'reader@example.org');
    await page.goto(`${service.url}/alerts?link=${link}`);
    await page.click('text=Show alerts on this device');
    await page.waitForSelector('text=This device shows your alerts.');
    expect(await endpoints()).toEqual([receiver.device('first').endpoint]);
    await page.click('text=No more alerts on this device');
    await page.waitForSelector('text=Show alerts on this device');
    expect(await endpoints()).toEqual([]);
    await close();
  });

  it('leads to alerts that the service worker shows, whatever arrives', async () => {
    const { page, close } = await openTab(browser, service.url);
    await page.context().grantPermissions(['notifications'], { origin: service.url });
    const session = await page.context().newCDPSession(page);
    const registered = new Promise<string>((done) =>
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) done(first.registrationId);
      }),
    );
    await session.send('ServiceWorker.enable');
    await page.goto(`${service.url}/about`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const registrationId = await registered;
    for (const data of ['{"id":"7","text":"A deep pothole: Resolved","path":"/mumbai"}', 'no JSON'])
      await session.send('ServiceWorker.deliverPushMessage', { origin: service.url, registrationId, data });
    const titles = () =>
      page.evaluate<string[]>(
        'navigator.serviceWorker.ready.then((r) => r.getNotifications()).then((all) => all.map(({ title }) => title).sort())',
      );
    while ((await titles()).length < 2) await page.waitForTimeout(50);
    expect(await titles()).toEqual([new URL(service.url).host, 'A deep pothole: Resolved']);
    await close();
  });
});
