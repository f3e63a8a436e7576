import type { Browser, Page } from 'playwright-core';
import { staffMember } from '../../../factories/console';
import { violationsOf } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, openConsole } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

/** Unsaved input of forms, and which roles see which forms. */
describeInBrowser('the forms of the console', () => {
  let service: TestService;
  let browser: Browser;
  let tab: ConsoleTab;
  let page: Page;
  const given = eachInConsole();
  beforeEach(() => void ({ service, browser, tab, page } = given()));

  it.each([
    ['/console/configuration', 'Traffic', '77'],
    ['/console/outbound?tab=limits', 'Messages per person and hour', '77'],
    ['/console/geography?tab=cities', 'Subdomain', 'typed'],
    ['/console/geography?tab=pincodes', 'Area', 'Typed'],
    ['/console/access?tab=invite', 'Name', 'Typed'],
    ['/console/access?tab=api-clients', 'Name of the client', 'Typed'],
    ['/console/due-dates?tab=holidays', 'Name of the holiday', 'Typed'],
    ['/console/routing', 'Keyword', 'typed'],
    ['/console/webhooks', 'What it is for', 'Typed'],
  ])('ask before typed text is discarded: %s', async (path, label, text) => {
    await tab.open(path);
    const field = page.locator('main').getByLabel(label).first();
    for (const closed of await page.locator('main summary').all()) await closed.click();
    await field.fill(text);
    await page.getByRole('link', { name: /^Flags/ }).click();
    const question = page.getByRole('dialog');
    await question.getByText('It will be lost.').waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe(text);
    await page.getByRole('link', { name: /^Flags/ }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('heading', { name: 'Flags', level: 1 }).waitFor();
  });

  it.each([
    ['/console/webhooks', 'Events'],
    ['/console/webhooks', 'Cities'],
    ['/console/access?tab=api-clients', 'Cities'],
    ['/console/access?tab=invite', 'Cities'],
    ['/console/due-dates?tab=calendar', 'Days of the week'],
  ])(
    'ask before changed checkboxes are discarded, but not if they are as before: %s, %s',
    async (path, legend) => {
      await tab.open(path);
      const box = page.getByRole('group', { name: legend }).getByRole('checkbox').first();
      const before = await box.isChecked();
      await box.press('Space');
      const flags = page.getByRole('link', { name: /^Flags/ });
      await flags.click();
      await page.getByRole('dialog').getByText('It will be lost.').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await box.isChecked()).toBe(!before);
      await box.press('Space');
      await flags.click();
      await page.getByRole('heading', { name: 'Flags', level: 1 }).waitFor();
    },
  );

  it.each([
    ['/console/configuration', 'Traffic', 'Save the hours'],
    ['/console/outbound?tab=limits', 'Messages per person and hour', 'Save the limits'],
  ])('keep text that is no number, and refuse it beside its field: %s', async (path, label, save) => {
    await tab.open(path);
    const field = page.locator('main').getByLabel(label).first();
    for (const text of ['two days', '']) {
      await field.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await page.keyboard.insertText(text);
      await page.getByRole('button', { name: save }).press('Enter');
      await page.getByText(`${label} must be a whole number`).waitFor();
      expect(await field.inputValue()).toBe(text);
    }
  });

  it('ask before Escape discards a typed contact, and not if nothing is typed', async () => {
    await tab.open('/console/officials?city=mumbai');
    const change = page.getByRole('button', { name: /^Change the contact of/ }).first();
    await change.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await change.press('Enter');
    await page.getByLabel('Phone').fill('+91 22 5550 0009');
    await page.keyboard.press('Escape');
    await page.getByText('It will be lost.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('It will be lost.').waitFor({ state: 'detached' });
    expect(await page.getByLabel('Phone').inputValue()).toBe('+91 22 5550 0009');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  });

  it('are offered only to those who may use them', async () => {
    const reviewer = await openConsole(browser, service, await staffMember(service, { role: 'reviewer' }));
    await reviewer.open('/console/access');
    await reviewer.page.getByRole('button', { name: 'Roles' }).waitFor();
    expect(await reviewer.page.locator('.tabs button').allTextContents()).toEqual(['Accounts', 'Roles']);
    expect(await reviewer.page.locator('nav.modules').getByText('Webhooks').count()).toBe(0);
    await reviewer.open('/console/access?tab=invite');
    await reviewer.page.getByText('Only a super admin invites people').waitFor();
    expect(await reviewer.page.getByRole('button', { name: 'Invite' }).count()).toBe(0);
    await reviewer.open('/console/webhooks');
    await reviewer.page.getByText('Only super admins can see and change endpoints').waitFor();
    expect(await reviewer.page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await reviewer.close();
  });

  it('open the modules on a phone by a button, and close them with Escape or by going to one', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await tab.open('/console/audit');
    const menu = page.getByRole('button', { name: 'Menu' });
    const current = page.locator('nav.modules [aria-current]');
    expect(await current.isVisible()).toBe(false);
    expect((await page.locator('.banner').boundingBox())!.height).toBeLessThanOrEqual(64);
    await menu.press('Enter');
    await current.scrollIntoViewIfNeeded();
    expect(await current.textContent()).toBe('Audit log');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await current.waitFor({ state: 'hidden' });
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Analytics' }).click();
    await page.getByRole('heading', { name: 'Analytics', level: 1 }).waitFor();
    expect(await current.isVisible()).toBe(false);
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
  });
});
