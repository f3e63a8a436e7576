import type { Page } from 'playwright-core';
import { reportedIssue } from '../../../factories/issues';
import { en } from '../../../../src/web/console/browser/i18n/en';
import { hi } from '../../../../src/web/console/browser/i18n/hi';
import { mr } from '../../../../src/web/console/browser/i18n/mr';
import { faultsOn } from '../../../support/browser/accessibility';
import { describeInBrowser, openTab } from '../../../support/browser/browser';
import { type ConsoleTab, settled } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';

const PHONE = [{ width: 360, colorScheme: 'light' }] as const;
/** The texts and names that are somewhere on a page. */
const SHOWN = `(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node.textContent.trim());
  for (const element of document.querySelectorAll('[aria-label], [placeholder]'))
    found.push(element.getAttribute('aria-label'), element.getAttribute('placeholder'));
  return found;
})()`;

/** English texts of the catalogue that a page has, and that are written otherwise in the language. */
async function englishOn(page: Page, texts: Readonly<Record<string, string>>): Promise<string[]> {
  const shown = await page.evaluate<Array<string | null>>(SHOWN);
  const other = Object.entries(en).filter(([key, text]) => texts[key] !== text);
  return other.map(([, text]) => text).filter((text) => shown.includes(text));
}

describeInBrowser('the console in the language of its account', () => {
  let tab: ConsoleTab;
  let page: Page;
  let issue: string;
  const given = eachInConsole();
  beforeEach(async () => {
    ({ tab, page } = given());
    issue = await reportedIssue(given().service, { pincode: '400050', title: 'गड्ढा, हिल रोड, बांद्रा' });
  });

  const choose = async (label: string, name: string) => {
    await Promise.all([page.waitForEvent('load'), page.getByLabel(label).selectOption({ label: name })]);
    await settled(page);
  };

  it.each([
    ['hi', 'हिन्दी', hi],
    ['mr', 'मराठी', mr],
  ] as const)('shows it without English, as wide as a phone: %s', async (language, name, texts) => {
    await tab.open('/console/account');
    await choose('Language', name);
    expect(await page.getAttribute('html', 'lang')).toBe(language);
    expect(await page.locator('h1').textContent()).toBe(texts['module.account']);
    for (const path of [
      '/console/queue?city=mumbai',
      `/console/queue/${issue}?city=mumbai`,
      '/console/account',
    ]) {
      await tab.open(path);
      expect([path, await englishOn(page, texts)]).toEqual([path, []]);
      expect([path, await faultsOn(PHONE, page)]).toEqual([path, []]);
      await page.setViewportSize({ width: 1280, height: 900 });
    }
    await choose(texts['shell.language'], 'English');
    expect(await englishOn(page, texts)).toContain('Account');
  });

  it('follows the account to another browser, which had another language', async () => {
    const { browser, service, staff } = given();
    expect((await staff.api.patch('/api/admin/auth/me', { language: 'mr' })).status).toBe(200);
    const other = await openTab(browser, service.url, { locale: 'hi-IN' });
    await other.page.goto(`${service.url}/console/queue`);
    await other.page.getByLabel(hi['common.email'], { exact: true }).fill(staff.email);
    expect(await other.page.getAttribute('html', 'lang')).toBe('hi');
    await other.page.getByLabel(hi['shell.password'], { exact: true }).fill(staff.password);
    await other.page.keyboard.press('Enter');
    await other.page.locator('html[lang=mr]').waitFor();
    await other.page.getByRole('heading', { name: mr['module.queue'], level: 1 }).waitFor();
    await other.close();
  });
});
