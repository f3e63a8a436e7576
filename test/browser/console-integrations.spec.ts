import type { Browser, Page } from 'playwright-core';
import { hasBrowser, startBrowser } from '../support/browser';
import { type ConsoleTab, openConsole, settled } from '../support/console-tab';
import { startService, type TestService } from '../support/service';

(hasBrowser ? describe : describe.skip)('integrations in the console', () => {
  let service: TestService;
  let browser: Browser;
  let tab: ConsoleTab;
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
    tab = await openConsole(browser, service);
    page = tab.page;
  });
  afterEach(async () => {
    expect(tab.complaints()).toEqual([]);
    await tab.close();
  });

  const toast = (text: string) => page.locator('.toast', { hasText: text }).first().waitFor();

  it('shows samples of a channel, reads posts, and makes an issue of one', async () => {
    await tab.open('/console/channels');
    await page.getByRole('button', { name: 'Test: Chat' }).click();
    await toast('Chat: it answered (demo)');
    await page.getByRole('button', { name: 'Show samples: Chat' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Show samples' }).click();
    await page.getByRole('button', { name: 'Show real posts: Chat' }).waitFor();
    await page.getByRole('button', { name: 'Read posts: Chat' }).click();
    await toast('of them new (demo)');
    await page.getByRole('link', { name: 'Inbox' }).click();
    await settled(page);
    await page
      .getByRole('button', { name: /^Convert/ })
      .first()
      .click();
    await toast('is made');
    await page
      .getByRole('link', { name: /^Issue of/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'History' }).waitFor();
  });

  it('keeps quiet hours and says beside the field what does not fit', async () => {
    await tab.open('/console/outbound?tab=limits');
    await page.getByLabel('Messages per person and hour').fill('5000');
    await page.getByRole('button', { name: 'Save the limits' }).click();
    await page.locator('[name=rateCapPerHour][aria-invalid=true]').waitFor();
    tab.complaints().splice(0);
    await page.getByLabel('Messages per person and hour').fill('7');
    await page.getByRole('button', { name: 'Save the limits' }).click();
    await toast('The limits are saved');
    await page.getByRole('button', { name: 'Templates' }).click();
    await page.getByText('Street light out at the corner').first().waitFor();
  });

  it('adds a keyword, removes it and takes that back', async () => {
    await tab.open('/console/routing');
    await page.getByLabel('Keyword', { exact: true }).fill('bus bunching');
    await page.getByLabel('Category').selectOption('Public transport');
    await page.getByRole('button', { name: 'Add the keyword' }).click();
    await toast('Added: bus bunching');
    await page.getByLabel('Filter rows').fill('bunching');
    await page.getByRole('button', { name: 'Remove bus bunching' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove bus bunching' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Remove bus bunching' }).waitFor();
  });
});
