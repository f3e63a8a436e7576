import type { Browser, Page } from 'playwright-core';
import { describeInBrowser, openTab, startBrowser, type WatchedPage } from '../../../support/browser/browser';
import { startService, type TestService } from '../../../support/service/service';

const PLACE = { latitude: 19.0544, longitude: 72.8324 };

describeInBrowser('the position of the device in the report form', () => {
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
    tab = await openTab(browser, service.url, { permissions: ['geolocation'] });
    page = tab.page;
  });
  afterEach(async () => {
    expect(tab.complaints).toEqual([]);
    await tab.close();
  });

  async function locate(accuracy: number, language = ''): Promise<void> {
    await page.context().setGeolocation({ ...PLACE, accuracy });
    await page.goto(`${service.url}${language}/mumbai/report`);
    await page.waitForSelector('form[data-started]');
    await page.click('fieldset > button.quiet');
  }
  const lat = () => page.inputValue('[name=lat]');
  const said = (text: string) => page.waitForSelector(`form [role=status]:has-text("${text}")`);

  it.each([
    [10, 'The position is entered below. It is accurate to about 10 m.'],
    [999.2, 'accurate to about 1 km.'],
    [1000, 'accurate to about 1 km.'],
    [345.6, 'accurate to about 346 m.'],
  ])('is taken with an accuracy of %d m, which is said', async (accuracy, text) => {
    await locate(accuracy);
    await said(text);
    expect(await lat()).toBe('19.054400');
  });

  it.each([
    [1001, '1.1 km'],
    [3000, '3 km'],
    [200_000, '200 km'],
  ])('is not taken by itself with an accuracy of %d m', async (accuracy, length) => {
    await locate(accuracy);
    await said(`known only to about ${length}.`);
    expect([await lat(), await page.inputValue('[name=lng]')]).toEqual(['', '']);
    await page.click('text=Use this rough position all the same');
    await said(`It is accurate to about ${length}.`);
    expect(await lat()).toBe('19.054400');
    expect(await page.locator('[data-rough]').count()).toBe(0);
  });

  it('is replaced by a more accurate one', async () => {
    await locate(25_000);
    await said('25 km');
    await page.context().setGeolocation({ ...PLACE, accuracy: 12 });
    await page.evaluate(`{
      const ask = navigator.geolocation.getCurrentPosition;
      navigator.geolocation.getCurrentPosition = (done, fail) =>
        ask.call(navigator.geolocation, done, fail, { maximumAge: 0 });
    }`);
    await page.click('text=Use my position');
    await said('It is accurate to about 12 m.');
    expect(await page.locator('[data-rough]').count()).toBe(0);
    expect(await lat()).toBe('19.054400');
  });

  it('says so in the language of the page', async () => {
    await locate(3000, '/hi');
    await said('केवल लगभग 3 km तक ज्ञात');
    expect(await lat()).toBe('');
  });
});
