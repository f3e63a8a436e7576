import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { faultsOn, WIDTHS } from '../../../support/browser/accessibility';
import { describeInBrowser, openTab, startBrowser } from '../../../support/browser/browser';
import { Keyboard } from '../../../support/browser/keyboard';
import { runJob } from '../../../support/service/run-job';
import { startService, type TestService } from '../../../support/service/service';

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 } };
const DOWNLOAD = '#export a[href$="/file"]';
const KEEP_ACCOUNT = '#erase form[action$="/cancel"] button';

describeInBrowser('the data of a person on the site', () => {
  let service: TestService;
  let browser: Browser;
  let people = 0;

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const open = (page: Page, path: string) => page.goto(service.url + path);
  const welcomed = () => service.database.sql('update users set welcomed_at = now()');
  /** Presses the end of a form, and waits for the page after it. */
  const sent = async (page: Page, selector: string, to: string) => {
    await page.locator(selector).click();
    await page.waitForURL(service.url + to);
  };

  /** Everything with a pointer; `look` is called on each page. */
  async function walk(page: Page, look: () => Promise<void>): Promise<void> {
    const email = `own-${++people}@example.org`;
    await open(page, '/sign-in?next=%2Fabout');
    await page.locator('[name=email]').fill(email);
    await sent(page, 'main form button', '/about');
    await welcomed();
    await open(page, '/me/privacy');
    await page.locator('#export a.button').click();
    await page.locator('[name=email]').fill(email);
    await look();
    await sent(page, 'main form button', '/me/privacy#export');
    await look();
    await page.locator('#export form[action$="/exports"] button').click();
    await page.locator('#export form[action$="/removal"]').waitFor();
    await runJob(service, 'exports');
    await open(page, '/me/privacy');
    await look();
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator(DOWNLOAD).click()]);
    expect(file.suggestedFilename()).toBe('my-data.zip');
    await sent(page, '#export form[action$="/removal"] button', '/me/privacy#export');
    expect(await page.locator(DOWNLOAD).count()).toBe(0);

    await page.locator('#erase a').click();
    await page.locator('[name=words][value=keep]').check();
    await page.locator('[name=place][value=grid]').check();
    await look();
    const chosen = '/me/privacy/erase?words=keep&place=grid';
    await sent(page, 'main form button', chosen);
    await look();
    await page.locator('main a.button').click();
    await page.locator('[name=email]').fill(email);
    await sent(page, 'main form button', chosen);
    await page.locator('[name=confirm]').check();
    await look();
    await sent(page, 'main form button', '/me/privacy#erase');
    await look();
    await sent(page, KEEP_ACCOUNT, '/me/privacy?saved=kept#erase');
    expect(await page.locator('#erase .notice').innerText()).toBe('Your account stays.');
  }

  it('without scripts: take the data away, erase the account', async () => {
    const tab = await openTab(browser, service.url, { ...PHONE, javaScriptEnabled: false });
    await walk(tab.page, () => Promise.resolve());
    await tab.close();
  });

  it('on a phone: take the data away, erase the account', async () => {
    const tab = await openTab(browser, service.url, PHONE);
    const faults: string[] = [];
    await walk(tab.page, async () => void faults.push(...(await faultsOn(WIDTHS, tab.page))));
    expect([faults, tab.complaints]).toEqual([[], []]);
    await tab.close();
  });

  it('by keyboard: take the data away, erase the account', async () => {
    const tab = await openTab(browser, service.url, PHONE);
    const { page } = tab;
    const keys = new Keyboard(page);
    const email = 'keys@example.org';
    await open(page, '/sign-in?next=%2Fabout');
    await keys.write('[name=email]', email);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${service.url}/about`);
    await welcomed();
    await open(page, '/me/privacy');
    await keys.press('#export a.button');
    await page.waitForSelector('[name=act]', { state: 'attached' });
    await keys.write('[name=email]', email);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${service.url}/me/privacy#export`);
    await keys.press('#export form[action$="/exports"] button');
    await page.waitForSelector('#export form[action$="/removal"]');
    await keys.press('#export form[action$="/removal"] button');
    await page.waitForSelector('#export form[action$="/removal"]', { state: 'detached' });
    await keys.press('#erase a');
    await page.waitForSelector('[name=words]');
    await keys.press('[name=words][value=keep]', 'Space');
    await keys.press('[name=place][value=keep]', 'Space');
    await keys.press('main form button');
    await page.waitForSelector('main a.button');
    await keys.press('main a.button');
    await page.waitForSelector('[name=act]', { state: 'attached' });
    await keys.write('[name=email]', email);
    await page.keyboard.press('Enter');
    await page.waitForSelector('[name=confirm]');
    await keys.press('[name=confirm]', 'Space');
    await keys.press('main form button');
    await page.waitForSelector(KEEP_ACCOUNT);
    await keys.press(KEEP_ACCOUNT);
    await page.waitForURL(`${service.url}/me/privacy?saved=kept#erase`);
    expect(tab.complaints).toEqual([]);
    await tab.close();
  });
});
