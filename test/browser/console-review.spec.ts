import type { Browser, Page } from 'playwright-core';
import { DuplicateDetection } from '../../src/admin-console/feed/duplicate-detection.service';
import { raisedFlag } from '../factories/flags';
import { allPlaced, isPublic, reportedIssue } from '../factories/issues';
import { hasBrowser, startBrowser } from '../support/browser';
import { type ConsoleTab, openConsole, violationsOf } from '../support/console-tab';
import { startService, type TestService } from '../support/service';

(hasBrowser ? describe : describe.skip)('reviewing in the console', () => {
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

  it('decides about a flag after a question that says what will happen', async () => {
    const issue = await reportedIssue(service, { title: 'Buy my lamps' });
    await raisedFlag(service, `/api/issues/${issue}`, { reason: 'spam' });
    await tab.open('/console/flags');
    await page.getByLabel('Reason').selectOption('abuse');
    await page.getByText('There are no flags.').waitFor();
    await page.getByLabel('Reason').selectOption('spam');
    await page.getByRole('button', { name: 'Remove: Issue Buy my lamps' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.textContent()).toContain('Issue “Buy my lamps”');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await page.locator('.toast', { hasText: 'Decided: removed' }).waitFor();
    expect(await isPublic(service, issue)).toBe(false);
  });

  it('shows duplicates side by side with the reasons, and merges them in two acts', async () => {
    const place = { pincode: '400050', category: 'road' as const };
    const first = await reportedIssue(service, { ...place, title: 'Deep pothole at Linking Road' });
    const second = await reportedIssue(service, { ...place, title: 'Deep pothole at Linking Road' });
    await allPlaced(service);
    service.clock.advance(4 * 60_000);
    await service.app.get(DuplicateDetection, { strict: false }).detect();
    await tab.open('/console/duplicates?city=mumbai');
    await page.locator('article h3').nth(1).waitFor();
    expect(await page.locator('article').nth(1).textContent()).toContain(
      'Both titles say: deep, pothole, linking, road',
    );
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: /^Merge/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
    await page.getByText('No issues of this city seem to be the same.').waitFor();
    expect([await isPublic(service, first), await isPublic(service, second)]).toEqual([true, false]);
    await page.getByLabel('Show what is merged').check();
    await page.getByRole('link', { name: 'one issue' }).waitFor();
  });

  it('draws what was reported, with the figures as a table, in the period that is asked for', async () => {
    await tab.open('/console?city=mumbai');
    await page.getByText('Figures as a table').click();
    expect(await page.locator('figure tbody tr').count()).toBe(14);
    await tab.open('/console/analytics?city=mumbai&from=2026-02-02&to=2026-01-01');
    await page.locator('.refused').waitFor();
    tab.complaints().splice(0);
    await page.getByLabel('From').fill('2026-01-01');
    await page.getByLabel('To (included)').fill('2026-01-31');
    await page.getByRole('button', { name: 'Show the period' }).click();
    await page.getByText('2026-01-01 to 2026-01-31').waitFor();
    expect(await page.locator('figure').count()).toBe(4);
  });
});
