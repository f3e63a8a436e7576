import type { Browser, Page } from 'playwright-core';
import { allPlaced, reportedIssue } from '../../../factories/issues';
import { describeInBrowser, openTab, startBrowser } from '../../../support/browser/browser';
import { startService, type TestService } from '../../../support/service/service';

/** The contrast of the text of an element with what is behind it. It runs in the page, so it is whole by itself. */
function contrastIn(element: Element): number {
  const parts = (text: string) => (text.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (text: string) => {
    const [red = 0, green = 0, blue = 0] = parts(text).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const fillOf = (shown: Element) => getComputedStyle(shown).backgroundColor;
  let behind = element;
  while (behind.parentElement && parts(fillOf(behind))[3] === 0) behind = behind.parentElement;
  const found = [luminance(getComputedStyle(element).color), luminance(fillOf(behind))];
  return (Math.max(...found) + 0.05) / (Math.min(...found) + 0.05);
}
const LEAST = 4.5;

describeInBrowser('contrast where rules cannot measure it', () => {
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
    for (const [at, category] of (['road', 'traffic', 'hygiene'] as const).entries()) {
      const location = { lat: 19.02 + at / 20, lng: 72.85, address: 'Hill Road' };
      const id = await reportedIssue(service, { city: 'mumbai', category, location });
      await allPlaced(service);
      if (at === 0)
        await service.database.sql(
          `update issues set due_at = now() - interval '1 hour', breached_at = now() - interval '1 hour' where id = $1`,
          [id],
        );
    }
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const contrastOf = (page: Page, selector: string) => page.locator(selector).first().evaluate(contrastIn);

  describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
    it.each([
      ['/mumbai', '.search-row button'],
      ['/mumbai', '.report-link'],
      ['/mumbai', '.chips a:not(.scripted)'],
      ['/mumbai', '.issues .title'],
      ['/mumbai', '.top .city a'],
      ['/mumbai/follow', 'main form button[type=submit]'],
      ['/sign-in', 'main form button'],
      ['/mumbai/wards', 'main td a, main th a'],
    ])('a hovered control can be read: %s %s', async (path, selector) => {
      const { page, close } = await openTab(browser, service.url, {
        ...{ colorScheme, viewport: { width: 1440, height: 900 } },
      });
      await page.goto(service.url + path);
      await page.locator(selector).first().hover();
      // Colours may change with a transition.
      await page.evaluate('Promise.all(document.getAnimations().map(({ finished }) => finished))');
      expect(await contrastOf(page, selector)).toBeGreaterThanOrEqual(LEAST);
      await close();
    });

    it('marks, legend, attribution and scale of a map can be read', async () => {
      const { page, close } = await openTab(browser, service.url, {
        ...{ colorScheme, viewport: { width: 360, height: 740 } },
      });
      await page.goto(`${service.url}/mumbai/map`);
      await page.waitForSelector('.map .map-legend li');
      for (const part of [
        '.map-mark > span',
        '.map-mark b',
        '.map-legend li',
        '.leaflet-control-attribution',
        '.leaflet-control-scale-line',
        '.leaflet-bar a',
      ])
        expect([part, (await contrastOf(page, `.map ${part}`)) >= LEAST]).toEqual([part, true]);
      await close();
    });
  });

  it('the current page is marked in forced colours, in the header and the bottom bar', async () => {
    for (const [width, selector] of [
      [1440, '.top .city a[aria-current]'],
      [360, '.tabs a[aria-current]'],
    ] as const) {
      const { page, close } = await openTab(browser, service.url, {
        ...{ forcedColors: 'active', viewport: { width, height: 740 } },
      });
      await page.goto(`${service.url}/mumbai`);
      const outlineOf = (link: string) =>
        page
          .locator(link)
          .first()
          .evaluate((element) => getComputedStyle(element).outlineStyle);
      expect([width, await outlineOf(selector)]).toEqual([width, 'solid']);
      expect(await outlineOf(selector.replace('[aria-current]', ':not([aria-current])'))).toBe('none');
      await close();
    }
  });
});
