import type { Browser, Page } from 'playwright-core';
import { describeInBrowser, openTab, startBrowser, type WatchedPage } from '../../../support/browser/browser';
import { startService, type TestService } from '../../../support/service/service';

describeInBrowser('how exactly a place is shown, on a small phone', () => {
  let service: TestService;
  let browser: Browser;
  let tab: WatchedPage;
  let page: Page;

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
    tab = await openTab(browser, service.url, {
      viewport: { width: 360, height: 740 },
      serviceWorkers: 'block',
    });
    page = tab.page;
    await page.goto(`${service.url}/sign-in`);
    await page.fill('[name=email]', 'asha@example.org');
    await page.click('main form button');
    await page.waitForSelector('body[data-account]');
  });
  afterAll(async () => {
    expect(tab.complaints).toEqual([]);
    await tab.close();
    await browser?.close();
    await service?.stop();
  });

  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const open = async () => {
    await page.goto(`${service.url}/mumbai/report`);
    await page.waitForSelector('form[data-started][action$="/report"]', { state: 'attached' });
  };
  const title = () => page.inputValue('[name=title]');

  it('takes the address out of the words that the form writes, and stays chosen in the draft', async () => {
    await open();
    await page.check('[name=category][value=road]', { force: true });
    await page.check('[name=problem][value=pothole]', { force: true });
    await page.fill('[name=pincode]', '400050');
    await page.fill('[name=address]', 'Flat 3, Hill Road 5');
    expect(await title()).toContain('Hill Road');
    await page.check('[name=place][value=grid]');
    expect(await title()).not.toContain('Hill Road');
    expect(await overflow()).toBeLessThanOrEqual(0);
    await open();
    expect(await page.isChecked('[name=place][value=grid]')).toBe(true);
    expect(await title()).not.toContain('Hill Road');
  });

  it('is changed on the page of the issue by the keyboard', async () => {
    await page.click('form[action$="/report"] button[type=submit]');
    await page.waitForURL(/\/issues\/iss_/);
    await page.focus('.shown-place summary');
    await page.keyboard.press('Enter');
    await page.focus('.shown-place [name=place]:checked');
    await page.keyboard.press('ArrowDown');
    expect(await page.isChecked('.shown-place [name=place][value=ward]')).toBe(true);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.focus('.shown-place button');
    await page.keyboard.press('Enter');
    await page.waitForSelector('text=The place is shown as you chose.');
    expect(await page.isChecked('.shown-place [name=place][value=ward]')).toBe(true);
  });
});
