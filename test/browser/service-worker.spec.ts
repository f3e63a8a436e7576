import type { Browser } from 'playwright-core';
import { describeThoroughly, openTab, startBrowser } from '../support/browser';
import { send } from '../support/http';
import { startService, type TestService } from '../support/service';

describeThoroughly('the service worker of the site', () => {
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

  it('is small, asked for anew each time, and may ask this service alone', async () => {
    const { status, headers, text } = await send({ method: 'GET', url: `${service.url}/sw.js` });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
    expect(headers['content-security-policy']).toBe(`default-src 'none'; connect-src 'self'`);
    expect(text.length).toBeLessThanOrEqual(3 * 1024);
  });

  it('shows without a network what was read last, and nothing of what is for one reader alone', async () => {
    const away = await startService();
    const { page, close } = await openTab(browser, away.url);
    await page.goto(`${away.url}/mumbai`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    for (const path of ['/mumbai', '/about', '/sign-in', '/mumbai/report']) await page.goto(away.url + path);
    const kept = await page.evaluate<string[]>(
      "caches.open('pages').then((cache) => cache.keys()).then((keys) => keys.map(({ url }) => new URL(url).pathname))",
    );
    expect(kept.sort()).toEqual(['/about', '/mumbai']);
    await away.stop();
    for (const path of ['/mumbai', '/about']) {
      await page.goto(away.url + path);
      expect(await page.locator('h1').count()).toBe(1);
      // The style sheet is there, too.
      expect(await page.evaluate("getComputedStyle(document.querySelector('main')).maxWidth")).not.toBe(
        'none',
      );
    }
    for (const path of ['/sign-in', '/mumbai/report', '/privacy'])
      await expect(page.goto(away.url + path)).rejects.toThrow(/ERR_/);
    await close();
  });
});
