import type { Browser, Page } from 'playwright-core';
import { reportedIssue } from '../../../factories/issues';
import { person } from '../../../factories/people';
import { describeInBrowser, follow, openTab, startBrowser } from '../../../support/browser/browser';
import { Keyboard } from '../../../support/browser/keyboard';
import { startService, type TestService } from '../../../support/service/service';

const PHONE = { width: 360, height: 740 };
const PLACE = { lat: 19.06, lng: 72.83, address: 'Market' };

describeInBrowser('the use of the site', () => {
  let service: TestService;
  let browser: Browser;
  let near: string;

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
    near = await reportedIssue(service, { by: await person(service), location: PLACE });
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const isWide = (page: Page) =>
    page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');

  it('works without scripts on a phone: mistakes, the same issue, signing in, and the support counted', async () => {
    const { page, close } = await openTab(browser, service.url, {
      javaScriptEnabled: false,
      viewport: PHONE,
    });
    await page.goto(`${service.url}/mumbai/report`);
    await page.fill('[name=title]', 'Short');
    await follow(page, 'main form button[type=submit]');
    expect(await page.locator('[aria-invalid=true]').count()).toBeGreaterThan(2);
    expect(await isWide(page)).toBe(false);
    await page.fill('[name=title]', 'Water runs over the footpath');
    await page.fill('[name=description]', 'A pipe has burst in front of the school since this morning');
    await page.check('[name=category][value=infrastructure]');
    await follow(page, 'main summary');
    await page.fill('[name=lat]', String(PLACE.lat));
    await page.fill('[name=lng]', String(PLACE.lng));
    await follow(page, 'main form button[type=submit]');
    expect(await page.textContent('h1')).toBe('Is it one of these?');
    await follow(page, 'text=Mine is the same');
    await page.fill('[name=email]', 'same@example.org');
    await follow(page, 'main form button');
    expect(page.url()).toBe(`${service.url}/mumbai/issues/${near}?done=same#done`);
    expect(await page.textContent('.figures dd')).toBe('1');
    await page.goto(`${service.url}/mumbai/report`);
    expect(await page.inputValue('[name=title]')).toBe('');
    await close();
  });

  it('works by keyboard: mistakes of a report, words kept over the sign-in at the top, and the same issue', async () => {
    const { page, close } = await openTab(browser, service.url, { viewport: PHONE });
    const keys = new Keyboard(page);
    await page.goto(`${service.url}/mumbai/report`);
    await page.waitForSelector('form[data-started]');
    await keys.write('[name=title]', 'Water runs over the footpath');
    await keys.write('[name=pincode]', '4');
    await page.keyboard.press('Enter');
    // The first invalid field has the focus.
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
    expect(await page.evaluate('document.activeElement.id')).toBe('pincode');
    await keys.write('[name=description]', 'A pipe has burst in front of the school since this morning');
    await keys.press('.account a');
    await page.waitForURL(/\/sign-in\?next=/);
    await keys.write('[name=email]', 'keys@example.org');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${service.url}/mumbai/report`);
    await page.waitForSelector('form[data-started]');
    expect(await page.inputValue('[name=title]')).toBe('Water runs over the footpath');
    expect(await page.inputValue('[name=description]')).toMatch(/^A pipe has burst/);
    await keys.choose('[name=category]', 'infrastructure');
    await keys.write('[name=pincode]', ' ');
    await keys.reach('[data-step=where] summary');
    if (!(await page.isVisible('[name=lat]'))) await page.keyboard.press('Enter');
    await keys.write('[name=lat]', String(PLACE.lat));
    await keys.write('[name=lng]', String(PLACE.lng));
    await page.keyboard.press('Enter');
    await page.waitForSelector('text=Mine is the same');
    await keys.press('form[action$="/upvote"] button');
    await page.waitForSelector('text=You support this issue now');
    await page.goto(`${service.url}/mumbai/report`);
    await page.waitForSelector('form[data-started]');
    expect(await page.inputValue('[name=title]')).toBe('');
    await close();
  });
});
