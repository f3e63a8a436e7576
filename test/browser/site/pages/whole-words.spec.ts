import type { Browser } from 'playwright-core';
import { LANGUAGES, localPath } from '../../../../src/web/site/languages';
import { manyIssues, reportedIssue } from '../../../factories/issues';
import { person } from '../../../factories/people';
import { describeInBrowser, openTab, startBrowser } from '../../../support/browser/browser';
import { startService, type TestService } from '../../../support/service/service';

/**
 * On a phone of 360 px, a page is 328 px wide. A word that is longer than this may break in its box: with text of twice
 * the size, the box of a button or a figure leaves little more than half of the page.
 */
const LONG_WORD = { '100%': 246, '200%': 180 };
/**
 * The words of a page that stand on two lines. A line may end after a hyphen or a slash; addresses, names of accounts
 * and codes have no place at which they could end.
 */
const brokenAt = (size: keyof typeof LONG_WORD) => `(() => {
  const broken = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent.checkVisibility({ visibilityProperty: true }) || parent.closest('code, pre, script, .unseen, .map')) continue;
    if (node.data.includes('://')) continue;
    for (const { 0: word, index } of node.data.matchAll(/[^\\s\\-\u2013\u2014\u2026/]+/g)) {
      if (/[@.:_]\\S|[a-z][A-Z]/.test(word)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      const tops = parts.map(({ top }) => top);
      const width = parts.reduce((sum, part) => sum + part.width, 0);
      if (Math.max(...tops) - Math.min(...tops) > 6 && width <= ${LONG_WORD[size]}) broken.push(word);
    }
  }
  return broken;
})()`;

describeInBrowser('the words of pages', () => {
  let service: TestService;
  let browser: Browser;
  let paths: string[];

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
    const by = await person(service, { name: 'Asha Kulkarni' });
    const place = {
      pincode: '400050',
      location: { lat: 19.0544, lng: 72.8324, address: 'Hill Road signal' },
    };
    const issue = await reportedIssue(service, { by, title: 'Pothole at the Hill Road signal', ...place });
    await manyIssues(service, 30, { by, city: 'mumbai', title: 'Lamp # is dark at the bus stop' });
    paths = [
      ...['/', '/mumbai', `/mumbai/issues/${issue}`, '/mumbai/report', '/mumbai/map', '/mumbai/wards'],
      ...['/mumbai/wards/H-West', '/mumbai/figures', '/mumbai/follow', '/mumbai/people', '/me', '/about'],
      ...['/mumbai/responsible?pincode=400050&category=road', '/nothing/here'],
    ];
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  it.each(LANGUAGES)('are on one line each, at 100 and 200 %% of the text size: %s', async (language) => {
    const { page, close } = await openTab(browser, service.url, { viewport: { width: 360, height: 740 } });
    const broken: string[] = [];
    for (const path of paths) {
      await page.goto(service.url + localPath(language, path));
      for (const size of ['100%', '200%'] as const) {
        await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
        const words = await page.evaluate<string[]>(brokenAt(size));
        if (words.length > 0)
          broken.push(`${path.replace(/iss_\w+/, '…')} at ${size}: ${[...new Set(words)].join(' ')}`);
      }
    }
    expect(broken).toEqual([]);
    await close();
  });

  it('would be found if one were broken', async () => {
    const { page, close } = await openTab(browser, service.url, { viewport: { width: 360, height: 740 } });
    await page.goto(`${service.url}/mumbai/figures`);
    await page.evaluate(
      `document.querySelector('h1').style.cssText = 'width: 3rem; overflow-wrap: anywhere; word-break: break-all'`,
    );
    expect(await page.evaluate<string[]>(brokenAt('100%'))).not.toEqual([]);
    await close();
  });
});
