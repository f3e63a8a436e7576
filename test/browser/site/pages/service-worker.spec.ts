import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { hiddenIssue, reportedIssue } from '../../../factories/issues';
import { controlled, describeInBrowser, openTab, startBrowser } from '../../../support/browser/browser';
import { send } from '../../../support/network/http';
import { startService, type TestService } from '../../../support/service/service';

describeInBrowser('the service worker of the site', () => {
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const keptPages = (page: Page) =>
    page.evaluate<string[]>(
      "caches.open('pages').then((cache) => cache.keys()).then((keys) => keys.map(({ url }) => new URL(url).pathname))",
    );

  /** Waits for a condition with a promise, which `waitForFunction` does not wait for. */
  const until = async (page: Page, isReached: () => Promise<boolean>): Promise<void> => {
    while (!(await page.evaluate(isReached))) await page.waitForTimeout(50);
  };

  /** Empties the HTTP cache of the browser, which may respond within max-age, but not the cache of the worker. */
  const forgetAnswers = async (page: Page): Promise<void> => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
  };

  it('is small, revalidated on each use, and may connect only to this service', async () => {
    const { status, headers, text } = await send({ method: 'GET', url: `${service.url}/sw.js` });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
    expect(headers['content-security-policy']).toBe(`default-src 'none'; connect-src 'self'`);
    expect(text.length).toBeLessThanOrEqual(3 * 1024);
  });

  it('shows the pages read last without a network, and nothing personal', async () => {
    const away = await startService();
    const { page, close } = await openTab(browser, away.url);
    await page.goto(`${away.url}/mumbai`);
    // The worker takes over a page that was opened before it.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    for (const path of ['/mumbai', '/about', '/sign-in', '/mumbai/report']) await page.goto(away.url + path);
    const kept = await keptPages(page);
    expect(kept.sort()).toEqual(['/about', '/mumbai', '/mumbai/report']);
    await away.stop();
    for (const path of ['/mumbai', '/about', '/mumbai/report']) {
      await page.goto(away.url + path);
      expect(await page.locator('h1').count()).toBe(1);
      // The style sheet is cached, too.
      expect(await page.evaluate('getComputedStyle(document.body).display')).toBe('flex');
    }
    // A link with parameters by which another site recognises its visitors leads to the same page.
    await page.goto(`${away.url}/mumbai?utm_source=chat&fbclid=abc`);
    expect(await page.textContent('h1')).toBe('Issues in Mumbai');
    for (const path of ['/sign-in', '/privacy', '/mumbai?status=open']) {
      await page.goto(away.url + path);
      expect([path, await page.textContent('h1')]).toEqual([path, 'No network']);
      // It is stored with its style sheet, and leads to the page that was asked for.
      expect(await page.evaluate('getComputedStyle(document.body).display')).toBe('flex');
      expect(await page.evaluate("document.querySelector('main a').href")).toBe(away.url + path);
    }
    await close();
  });

  it('stores a page once, whatever tracking parameters its link has', async () => {
    const { page, close } = await openTab(browser, service.url);
    await page.goto(`${service.url}/about`);
    await controlled(page);
    await page.goto(`${service.url}/mumbai?utm_source=chat&status=open&gclid=x`);
    await page.goto(`${service.url}/mumbai?status=open&fbclid=y`);
    const urls = await page.evaluate<string[]>(
      "caches.open('pages').then((cache) => cache.keys()).then((keys) => keys.map(({ url }) => url))",
    );
    expect(urls.filter((url) => url.includes('/mumbai'))).toEqual([`${service.url}/mumbai?status=open`]);
    await close();
  });

  it('says that there is no network in the language of the page', async () => {
    const away = await startService();
    const { page, close } = await openTab(browser, away.url);
    await page.goto(`${away.url}/hi/about`);
    await controlled(page);
    await page.goto(`${away.url}/hi/privacy`);
    await until(page, async () => (await caches.match('/hi/offline', { ignoreVary: true })) !== undefined);
    await away.stop();
    await page.goto(`${away.url}/hi/mumbai`);
    expect(await page.textContent('h1')).toBe('नेटवर्क नहीं है');
    await page.goto(`${away.url}/ta/mumbai`);
    expect(await page.textContent('h1')).toBe('No network');
    await close();
  });

  it('stores no page of something in between as a file', async () => {
    // A network that asks to sign in: it redirects one request, and answers another by itself.
    const between = createServer((request, response) => {
      const path = request.url ?? '/';
      if (path === '/assets/redirected.js') return response.writeHead(302, { location: '/about' }).end();
      if (path === '/assets/answered.js')
        return response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome</p>');
      void fetch(service.url + path, { headers: { accept: request.headers.accept ?? '*/*' } }).then(
        async (answer) => {
          response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
          response.end(Buffer.from(await answer.arrayBuffer()));
        },
      );
    });
    await new Promise<void>((listening) => between.listen(0, '127.0.0.1', listening));
    const url = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
    const { page, close } = await openTab(browser, url);
    await page.goto(`${url}/about`);
    await controlled(page);
    const kept = await page.evaluate(async () => {
      const own = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href ?? '';
      for (const file of ['/assets/redirected.js', '/assets/answered.js', own])
        await (await fetch(file)).text();
      return (await (await caches.open('files')).keys()).map((key) => new URL(key.url).pathname);
    });
    expect(kept.filter((path) => /redirected|answered/.test(path))).toEqual([]);
    expect(kept.length).toBeGreaterThan(0);
    await close();
    between.close();
    between.closeAllConnections();
  });

  it('keeps public pages and a working report form for a signed-in reader, without personal data', async () => {
    const away = await startService();
    const { page, close } = await openTab(browser, away.url);
    await page.goto(`${away.url}/sign-in`);
    await page.fill('[name=email]', 'reader@example.org');
    await page.fill('[name=name]', 'Ravi Menon');
    await page.click('main form button');
    await page.waitForURL(`${away.url}/`);
    await controlled(page);
    for (const path of ['/me', '/pune']) await page.goto(away.url + path);
    // The form and its files are requested after the page is shown.
    await until(page, async () => {
      const [city, form] = await Promise.all(
        ['/pune', '/pune/report'].map((path) => caches.match(path, { ignoreVary: true })),
      );
      const named = ((await form?.text()) ?? '').matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g);
      const files = await Promise.all(
        [...named].map(([, file = '']) => caches.match(file, { ignoreVary: true })),
      );
      return city !== undefined && form !== undefined && files.every((file) => file !== undefined);
    });
    const texts = await page.evaluate<string[]>(
      `Promise.all(['pages', 'forms'].map(async (name) => {
         const cache = await caches.open(name);
         return Promise.all((await cache.keys()).map(async (key) => key.url + (await (await cache.match(key, { ignoreVary: true })).text())));
       })).then((all) => all.flat())`,
    );
    expect(
      texts
        .map((text) => new URL(/^[^<]*/.exec(text)?.[0] ?? '').pathname)
        .filter((path) => path !== '/')
        .sort(),
    ).toEqual(['/pune', '/pune/report']);
    expect(texts.filter((text) => /Ravi Menon|usr_/.test(text))).toEqual([]);
    await away.stop();
    await page.goto(`${away.url}/pune`);
    await page.click('a[href$="/report"]:visible');
    await page.waitForSelector('text=Use my position');
    await page.fill('[name=title]', 'Written in a tunnel');
    await page.fill('[name=description]', 'A pipe has burst in front of the school since this morning');
    await page.click('text=Send report');
    await page.waitForSelector('text=Your report is saved on this device');
    await page.goto(`${away.url}/me`);
    expect(await page.textContent('h1')).toBe('No network');
    await close();
  });

  it('shows pages where a saved report waits for the network, and the report is sent once it is back', async () => {
    const { page, close } = await openTab(browser, service.url);
    await page.goto(`${service.url}/sign-in`);
    await page.fill('[name=email]', 'tunnel@example.org');
    await page.click('main form button');
    await page.waitForURL(`${service.url}/`);
    await controlled(page);
    await page.goto(`${service.url}/pune`);
    await until(page, async () => (await caches.match('/pune', { ignoreVary: true })) !== undefined);
    await page.goto(`${service.url}/pune/report`);
    await page.waitForSelector('form[data-started]');
    await page.fill('[name=title]', 'Written in a tunnel');
    await page.fill('[name=description]', 'A pipe has burst in front of the school since this morning');
    await page.check('[name=category][value=infrastructure]');
    await page.fill('[name=pincode]', '411001');
    await page.context().setOffline(true);
    await page.click('text=Send report');
    await page.waitForSelector('text=Your report is saved on this device');
    // This is the public version of the page: nothing on it says who is signed in.
    await page.goto(`${service.url}/pune`);
    await page.waitForSelector('main .notice:has-text("will be sent when the network is back")');
    expect(await page.getAttribute('body', 'data-account')).toBeNull();
    await page.context().setOffline(false);
    await page.waitForSelector('text=Your saved report was sent.');
    expect(await page.locator('main .notice').count()).toBe(1);
    const issues = 'select 1 from issues where title = $1';
    expect(await service.database.sql(issues, ['Written in a tunnel'])).toHaveLength(1);
    await close();
  });

  it('drops a page that no longer exists, in all languages', async () => {
    const id = await reportedIssue(service);
    const { page, close } = await openTab(browser, service.url);
    await page.goto(`${service.url}/mumbai`);
    await controlled(page);
    const [issue, hindi] = [`/mumbai/issues/${id}`, `/hi/mumbai/issues/${id}`];
    for (const path of ['/about', hindi, issue]) await page.goto(service.url + path);
    expect(await keptPages(page)).toEqual(expect.arrayContaining(['/about', issue, hindi]));
    await hiddenIssue(service, id);
    await forgetAnswers(page);
    expect((await page.goto(service.url + issue))?.status()).toBe(404);
    const kept = await keptPages(page);
    expect(kept).toContain('/about');
    expect(kept.filter((path) => path.endsWith(id))).toEqual([]);
    await close();
  });

  it('shows no page older than a day', async () => {
    const away = await startService();
    const { page, close } = await openTab(browser, away.url);
    await page.goto(`${away.url}/mumbai`);
    await controlled(page);
    for (const path of ['/privacy', '/about']) await page.goto(away.url + path);
    const ageTo = (path: string, hours: number) =>
      page.evaluate(
        `caches.open('pages').then(async (cache) => {
           const kept = await cache.match('${path}', { ignoreVary: true });
           const headers = new Headers(kept.headers);
           headers.set('date', new Date(Date.now() - ${hours} * 3600000).toUTCString());
           headers.delete('vary');
           await cache.delete('${path}', { ignoreVary: true });
           await cache.put('${path}', new Response(await kept.blob(), { headers }));
         })`,
      );
    await ageTo('/about', 23);
    await ageTo('/privacy', 25);
    await away.stop();
    await forgetAnswers(page);
    await page.goto(`${away.url}/about`);
    expect(await page.locator('h1').count()).toBe(1);
    await page.goto(`${away.url}/privacy`);
    expect(await page.textContent('h1')).toBe('No network');
    await close();
  });
});
