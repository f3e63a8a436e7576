import type { Browser, Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { describeInBrowser, openTab, startBrowser, type WatchedPage } from '../../../support/browser/browser';
import { startService, type TestService } from '../../../support/service/service';

/** What the browser logs itself: responses that refuse a form, and requests without a network. */
const NOTED = /status of (403|422|503)|ERR_INTERNET_DISCONNECTED/;

describeInBrowser('reports that are saved on a device', () => {
  let service: TestService;
  let browser: Browser;
  let tab: WatchedPage;
  let page: Page;

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });
  beforeEach(async () => {
    tab = await openTab(browser, service.url, {
      viewport: { width: 360, height: 740 },
      // The tests hold requests back, which a service worker would bypass.
      serviceWorkers: 'block',
    });
    page = tab.page;
  });
  afterEach(async () => {
    expect(tab.complaints.filter((text) => !NOTED.test(text))).toEqual([]);
    await tab.close();
  });

  const open = (path: string) => page.goto(service.url + path);
  async function signIn(name: string, next: string): Promise<void> {
    await open(`/sign-in?next=${encodeURIComponent(next)}`);
    await page.fill('[name=email]', `${name}@example.org`);
    await page.click('main form button');
    await page.waitForURL(service.url + next);
  }
  const issuesTitled = (title: string) =>
    service.database.sql<{ media: number; email: string }>(
      `select i.media_count as media, u.email from issues i join users u on u.id = i.reporter_id where i.title = $1`,
      [title],
    );
  // Without its script, the form could not be saved.
  const started = () => page.waitForSelector('form[data-started]');
  async function fill(title: string): Promise<void> {
    await started();
    await page.fill('[name=title]', title);
    await page.fill('[name=description]', 'A pipe has burst in front of the school since this morning');
    await page.check('[name=category][value=infrastructure]');
    await page.fill('[name=pincode]', '400050');
    const buffer = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#0b5a52' },
    })
      .jpeg()
      .toBuffer();
    await page.setInputFiles('[name=photos]', {
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer,
    });
  }
  /** Fills in a report, and sends it while forms cannot reach the service. */
  async function save(title: string): Promise<void> {
    await open('/mumbai/report');
    await fill(title);
    await page.route('**/mumbai/report', (route) => route.abort('internetdisconnected'));
    await page.click('text=Send report');
    await page.waitForSelector('text=Your report is saved on this device');
    await page.unroute('**/mumbai/report');
  }
  const waiting = 'text=A saved report waits: sign in with the account it was written with.';

  it('wait for their author to sign in again, each with its photos', async () => {
    await signIn('author', '/mumbai/report');
    await save('First in the tunnel');
    await page.context().clearCookies();
    await open('/mumbai');
    await page.waitForSelector(waiting);
    expect(await issuesTitled('First in the tunnel')).toEqual([]);
    await signIn('author', '/mumbai');
    await page.waitForSelector('text=Your saved report was sent.');
    expect(await issuesTitled('First in the tunnel')).toEqual([{ media: 1, email: 'author@example.org' }]);
    await open('/mumbai');
    expect(await page.locator('main .notice').count()).toBe(0);
  });

  it('are not sent under the name of the next person, and not shown to them', async () => {
    await signIn('owner', '/mumbai/report');
    await save('Only under my name');
    await page.context().clearCookies();
    await signIn('next', '/mumbai/report');
    await page.waitForSelector(waiting);
    expect(await page.inputValue('[name=title]')).toBe('');
    expect(await issuesTitled('Only under my name')).toEqual([]);
    await page.context().clearCookies();
    await signIn('owner', '/mumbai');
    await page.waitForSelector('text=Your saved report was sent.');
    expect(await issuesTitled('Only under my name')).toEqual([{ media: 1, email: 'owner@example.org' }]);
  });

  it('are sent from any open page when the network is back or the page becomes visible', async () => {
    await signIn('elsewhere', '/mumbai/report');
    for (const [title, event] of [
      ['Sent once online', `dispatchEvent(new Event('online'))`],
      ['Sent once looked at', `document.dispatchEvent(new Event('visibilitychange'))`],
    ] as const) {
      await save(title);
      let fail: () => void = () => undefined;
      const failed = new Promise<void>((resume) => (fail = resume));
      const holdBack = async (route: Route) => {
        await failed;
        await route.abort('internetdisconnected');
      };
      await page.route('**/mumbai/report', holdBack, { times: 1 });
      const tried = page.waitForRequest('**/mumbai/report');
      await open('/mumbai');
      await tried;
      // The attempt of this page is still running: it fails after the event.
      await page.evaluate(event);
      fail();
      await page.waitForSelector('text=Your saved report was sent.');
      expect(await issuesTitled(title)).toEqual([{ media: 1, email: 'elsewhere@example.org' }]);
    }
  });

  it('are sent only once, also if the browser has no locks', async () => {
    await page.addInitScript(`Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })`);
    await signIn('lockless', '/mumbai/report');
    await save('Without TLS');
    await open('/mumbai');
    await page.waitForSelector('text=Your saved report was sent.');
    expect(await issuesTitled('Without TLS')).toEqual([{ media: 1, email: 'lockless@example.org' }]);
    await open('/mumbai');
    expect(await page.locator('main .notice').count()).toBe(0);
  });

  it('say that they wait for their author if nobody is signed in', async () => {
    await open('/mumbai/report');
    await started();
    await page.fill('[name=title]', 'Nobody is signed in');
    await page.fill('[name=description]', 'A pipe has burst in front of the school since this morning');
    await page.route('**/mumbai/report', (route) => route.abort('internetdisconnected'));
    await page.click('text=Send report');
    await page.waitForSelector('text=Open it from the notice once the network is back');
    await page.unroute('**/mumbai/report');
    await open('/mumbai');
    await page.click('text=A saved report needs your attention.');
    await page.waitForSelector('text=Discard this saved report');
    expect(await page.inputValue('[name=title]')).toBe('Nobody is signed in');
  });

  it('stay marked while they wait, as the page can be left at any moment', async () => {
    await signIn('marked', '/mumbai/report');
    await save('Marked');
    await service.database.sql(`update users set role = 'viewer' where email = 'marked@example.org'`);
    await page.addInitScript(`
      const { removeItem } = Storage.prototype;
      Storage.prototype.removeItem = function (key) {
        console.error('removed', key);
        removeItem.call(this, key);
      };`);
    await open('/mumbai');
    await page.waitForSelector('text=A saved report needs your attention.');
    expect(tab.complaints.filter((text) => text.includes('reports-to-send'))).toEqual([]);
    await page.click('text=A saved report needs your attention.');
    await page.waitForSelector('text=Discard this saved report');
  });

  it('are not sent blindly once the service may have forgotten their key', async () => {
    await signIn('patient', '/mumbai/report');
    for (const [title, days] of [
      ['Saved 29 days ago', 29],
      ['Saved 31 days ago', 31],
    ] as const) {
      await open('/mumbai/report');
      await save(title);
      await page.evaluate(`new Promise((done, fail) => {
        const opening = indexedDB.open('civic', 1);
        opening.onerror = fail;
        opening.onsuccess = () => {
          const store = opening.result.transaction('reports', 'readwrite').objectStore('reports');
          const all = store.getAll();
          all.onsuccess = () => {
            const aged = all.result.map((report) => ({ ...report, at: Date.now() - ${days} * 24 * 3600 * 1000 }));
            for (const report of aged) store.put(report);
          };
          store.transaction.oncomplete = () => done(opening.result.close());
        };
      })`);
      await open('/about');
      if (days < 30) await page.waitForSelector('text=Your saved report was sent.');
    }
    await page.click('text=A saved report needs your attention.');
    await page.waitForSelector('text=Discard this saved report');
    expect(await issuesTitled('Saved 29 days ago')).toHaveLength(1);
    expect(await issuesTitled('Saved 31 days ago')).toEqual([]);
    // Its reader is present: the other report is offered, which was sent from the device without asking.
    await page.click('text=Send report');
    await page.click('text=Mine is another: send my report');
    await page.waitForURL(/\?done=report/);
    expect(await issuesTitled('Saved 31 days ago')).toMatchObject([{ media: 1 }]);
    const waiting = `new Promise((done, fail) => {
      const opening = indexedDB.open('civic', 1);
      opening.onerror = fail;
      opening.onsuccess = () => {
        const count = opening.result.transaction('reports').objectStore('reports').count();
        count.onsuccess = () => done(count.result);
      };
    })`;
    expect(await page.evaluate(waiting)).toBe(0);
  });

  it('are kept if they are refused: opened from the notice, and sent again', async () => {
    await signIn('refused', '/mumbai/report');
    await save('Refused at first');
    await service.database.sql(`update users set role = 'viewer' where email = 'refused@example.org'`);
    await open('/mumbai');
    await page.click('text=A saved report needs your attention.');
    await page.waitForSelector('text=Discard this saved report');
    await service.database.sql(`update users set role = 'user' where email = 'refused@example.org'`);
    expect(await page.inputValue('[name=title]')).toBe('Refused at first');
    expect(await page.evaluate("document.querySelector('[name=photos]').files.length")).toBe(1);
    await page.click('text=Send report');
    await page.waitForURL(/\?done=report/);
    expect(await issuesTitled('Refused at first')).toMatchObject([{ media: 1 }]);
    await open('/mumbai');
    expect(await page.locator('main .notice').count()).toBe(0);
  });
});
