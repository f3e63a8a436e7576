import type { Browser } from 'playwright-core';
import { AlertLinksService } from '../../../../src/alerts/mails/alert-links.service';
import { controlled, describeInBrowser, openTab, startBrowser } from '../../../support/browser/browser';
import { PushReceiver } from '../../../support/network/push-receiver';
import { startService, type TestService } from '../../../support/service/service';

describeInBrowser('the button that shows alerts on a device', () => {
  let service: TestService;
  let receiver: PushReceiver;
  let browser: Browser;
  beforeAll(async () => {
    receiver = await PushReceiver.start();
    service = await startService({ settings: { PUSH_ORIGINS: receiver.origin } });
    browser = await startBrowser({ showsNotifications: true });
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await receiver?.stop();
  });

  /**
   * A browser under test has no push service. This stands in for one: it returns a new endpoint for each subscription.
   */
  const pushService = (name: string) => {
    const { p256dh, auth } = receiver.device(name);
    return `(() => {
      const stored = 'test-push', ended = 'test-push-ended';
      const bytesOf = (key) => Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
      const made = ({ n, key }) => ({
        endpoint: '${receiver.origin}/${name}-' + n,
        options: { applicationServerKey: bytesOf(key).buffer },
        toJSON: () => ({ keys: { p256dh: '${p256dh}', auth: '${auth}' } }),
        unsubscribe: async () => { localStorage.setItem(ended, n); localStorage.removeItem(stored); return true; } });
      const current = () => JSON.parse(localStorage.getItem(stored) ?? 'null');
      PushManager.prototype.getSubscription = async () => current() && made(current());
      PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => {
        if (current() && current().key !== key) throw new DOMException('another key', 'InvalidStateError');
        const n = Number(localStorage.getItem(ended) ?? 0) + 1;
        if (!current()) localStorage.setItem(stored, JSON.stringify({ n, key }));
        return made(current());
      };
      Notification.requestPermission = async () => 'granted';
    })()`;
  };
  const endpoints = async () =>
    (
      await service.database.sql<{ email: string; endpoint: string }>(
        'select email, endpoint from alert_devices order by id',
      )
    ).map(({ email, endpoint }) => `${email} ${endpoint.slice(endpoint.lastIndexOf('/') + 1)}`);
  const pageOf = (email: string) => {
    const link = service.app.get(AlertLinksService, { strict: false }).tokenOf('manage', email);
    return `${service.url}/alerts?link=${link}`;
  };
  const [ON, OFF] = ['Show alerts on this device', 'No more alerts on this device'];
  const SHOWN = 'This device shows your alerts.';
  /** Opens a tab of a browser that has a push service. */
  async function opened(name: string) {
    await service.database.sql('delete from alert_devices');
    const { page, close } = await openTab(browser, service.url);
    await page.addInitScript(pushService(name));
    /** Opens the alerts page of an email address and waits until it shows the given button. */
    const shows = async (email: string, button: string) => {
      await page.goto(pageOf(email));
      await page.waitForSelector(`button:enabled:text-is("${button}")`);
      return page.locator('[data-island="push"] [role="status"]').textContent();
    };
    return { page, close, shows };
  }

  it('turns alerts on and off', async () => {
    const { page, close, shows } = await opened('first');
    expect(await shows('reader@example.org', ON)).toBe('');
    await page.click(`text=${ON}`);
    await page.waitForSelector(`text=${SHOWN}`);
    expect(await endpoints()).toEqual(['reader@example.org first-1']);
    expect(await shows('reader@example.org', OFF)).toBe(SHOWN);
    await page.click(`text=${OFF}`);
    await page.waitForSelector(`text=${ON}`);
    expect(await endpoints()).toEqual([]);
    expect(await shows('reader@example.org', ON)).toBe('');
    await close();
  });

  it('turns alerts on again after the service has lost the device', async () => {
    const { page, close, shows } = await opened('second');
    await shows('reader@example.org', ON);
    await page.click(`text=${ON}`);
    await page.waitForSelector(`text=${SHOWN}`);
    await service.database.sql('delete from alert_devices');
    expect(await shows('reader@example.org', ON)).toBe('');
    await page.click(`text=${ON}`);
    await page.waitForSelector(`text=${SHOWN}`);
    expect(await endpoints()).toEqual(['reader@example.org second-1']);
    await close();
  });

  it('does not turn off the alerts of another address on a shared device', async () => {
    const { page, close, shows } = await opened('third');
    await shows('a@example.org', ON);
    await page.click(`text=${ON}`);
    await page.waitForSelector(`text=${SHOWN}`);
    expect(await shows('b@example.org', ON)).toBe('This device shows the alerts of another address.');
    expect(await endpoints()).toEqual(['a@example.org third-1']);
    await page.click(`text=${ON}`);
    await page.waitForSelector(`text=${SHOWN}`);
    // The other person turned alerts on again on a page that was still open.
    await service.database.sql(`update alert_devices set email = 'a@example.org'`);
    await page.click(`text=${OFF}`);
    await page.waitForSelector(`text=${ON}`);
    expect(await shows('a@example.org', OFF)).toBe(SHOWN);
    expect(await endpoints()).toEqual(['a@example.org third-1']);
    await close();
  });

  it('subscribes again if the service has other keys', async () => {
    const { page, close, shows } = await opened('fourth');
    await shows('reader@example.org', ON);
    await page.click(`text=${ON}`);
    await page.waitForSelector(`text=${SHOWN}`);
    await page.evaluate(
      `localStorage.setItem('test-push', JSON.stringify({ n: 1, key: 'B' + 'A'.repeat(86) }))`,
    );
    expect(await shows('reader@example.org', OFF)).toBe(SHOWN);
    expect(await endpoints()).toEqual(['reader@example.org fourth-2']);
    await close();
  });

  it('leads to alerts that the service worker shows, whether or not the message is valid JSON', async () => {
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
    await controlled(page);
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
