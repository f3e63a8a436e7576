import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { scene } from '../../../factories/files';
import { REPORT_FORM } from '../../../factories/forms';
import { faultsOn, WIDTHS } from '../../../support/browser/accessibility';
import { describeInBrowser, openTab, startBrowser } from '../../../support/browser/browser';
import { Keyboard } from '../../../support/browser/keyboard';
import { PublicClient } from '../../../support/network/public-client';
import { startService, type TestService } from '../../../support/service/service';

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 } };
const CANVAS = '#cover canvas';

describeInBrowser('what people wrote and showed in an issue', () => {
  let service: TestService;
  let browser: Browser;
  let count = 0;

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  /** Reports an issue with a photo, and signs its reporter in to the browser of a page. @returns its path */
  async function reported(page: Page): Promise<string> {
    const reader = new PublicClient(service.url);
    await reader.signIn(`shown-${++count}@example.org`);
    const files = [{ field: 'photos', name: 'lamp.jpg', bytes: await scene(6) }];
    const form = { ...REPORT_FORM, key: `shown-${count}`, checked: 'yes' };
    const { headers } = await reader.postFiles('/mumbai/report', form, files);
    const session = { name: 'session', value: reader.cookies.get('session')!, url: service.url };
    await page.context().addCookies([session]);
    return headers.location!.split(/[?#]/)[0]!;
  }
  const covered = async (path: string) => {
    const sql = 'select 1 from media where issue_id = $1 and object_key is not null';
    return (await service.database.sql(sql, [path.split('/').pop()])).length;
  };
  const done = (page: Page, what: string) => page.waitForURL(new RegExp(`done=${what}`));

  it('without scripts: take words out, cover a photo', async () => {
    const tab = await openTab(browser, service.url, { ...PHONE, javaScriptEnabled: false });
    const { page } = tab;
    const path = await reported(page);
    await page.goto(service.url + path);
    await page.locator('a[href*="/redaction?of="]').click();
    await page.locator('[name=removed]').fill('bus stop');
    await page.locator('main form button').click();
    await done(page, 'takeOut');
    expect(await page.locator('h1').innerText()).toBe('Lamp dark at the •••');
    await page.locator('a[href*="?cover=yes"]').click();
    await page.locator('#cover [name=cells][value="2-1"]').check();
    await page.locator('#cover form button').click();
    await done(page, 'cover');
    expect(await covered(path)).toBe(1);
    await tab.close();
  });

  it('on a phone: take words out, cover a photo', async () => {
    const tab = await openTab(browser, service.url, PHONE);
    const { page } = tab;
    const path = await reported(page);
    await page.goto(`${service.url}${path}/redaction`);
    const faults = await faultsOn(WIDTHS, page);
    await page.goto(`${service.url}${path}?cover=yes#cover`);
    await page.waitForSelector(CANVAS);
    faults.push(...(await faultsOn(WIDTHS, page)));
    const box = (await page.locator(CANVAS).boundingBox())!;
    const at = async (x: number, y: number) => page.mouse.move(box.x + box.width * x, box.y + box.height * y);
    await at(0.2, 0.2);
    await page.mouse.down();
    await at(0.5, 0.6);
    await page.mouse.up();
    // A press without a way is no part, or chooses the one it is in.
    for (const place of [0.9, 0.3]) {
      await at(place, place);
      await page.mouse.down();
      await page.mouse.up();
    }
    const parts = await page
      .locator('#cover [name=parts]')
      .evaluateAll((found) => found.map((field) => (field as HTMLInputElement).value.split(' ').map(Number)));
    expect(parts).toHaveLength(1);
    for (const [index, wanted] of [0.2, 0.2, 0.3, 0.4].entries())
      expect(parts[0]![index]).toBeCloseTo(wanted, 1);
    await page.locator('#cover form button[type=submit]').click();
    await done(page, 'cover');
    expect([await covered(path), faults, tab.complaints]).toEqual([1, [], []]);
    await tab.close();
  });

  it('by keyboard: take words out, cover a photo', async () => {
    const tab = await openTab(browser, service.url, PHONE);
    const { page } = tab;
    const path = await reported(page);
    const keys = new Keyboard(page);
    await page.goto(service.url + path);
    await keys.press('a[href*="/redaction?of="]');
    await page.waitForSelector('[name=removed]');
    await keys.write('[name=removed]', 'bus stop');
    await page.keyboard.press('Enter');
    await done(page, 'takeOut');
    await page.goto(`${service.url}${path}?cover=yes#cover`);
    await page.waitForSelector(CANVAS);
    await keys.press(CANVAS);
    const parts = () =>
      page
        .locator('#cover [name=parts]')
        .evaluateAll((found) => found.map((field) => (field as HTMLInputElement).value));
    expect(await parts()).toEqual(['0.4250 0.4250 0.1500 0.1500']);
    for (const key of ['ArrowLeft', 'ArrowUp', 'Shift+ArrowRight', 'Enter', 'Delete', 'Space'])
      await page.keyboard.press(key);
    expect(await parts()).toEqual(['0.4050 0.4050 0.1700 0.1500']);
    await keys.press('#cover form button[type=submit]');
    await done(page, 'cover');
    expect(await covered(path)).toBe(1);
    await tab.close();
  });

  it('are covered where the browser finds faces, before anybody draws', async () => {
    const tab = await openTab(browser, service.url, PHONE);
    const { page } = tab;
    const path = await reported(page);
    await page.addInitScript(`globalThis.FaceDetector = class {
      detect = ({ naturalWidth: width, naturalHeight: height }) =>
        Promise.resolve([{ boundingBox: { x: width / 2, y: height / 2, width: width / 10, height: height / 10 } }]);
    }`);
    await page.goto(`${service.url}${path}?cover=yes#cover`);
    const part = page.locator('#cover [name=parts]');
    await part.waitFor({ state: 'attached' });
    expect(await part.inputValue()).toBe('0.4850 0.4850 0.1300 0.1300');
    expect(tab.complaints).toEqual([]);
    await tab.close();
  });
});
