import type { Browser, Page } from 'playwright-core';
import { manyIssues, reportedIssue } from '../factories/issues';
import { person } from '../factories/people';
import { staffMember, type StaffMember } from '../factories/console';
import { violationsOf } from '../support/browser/accessibility';
import { describeInBrowser } from '../support/browser/browser';
import {
  type ConsoleTab,
  endSessionWith,
  noticed,
  openConsole,
  pressButton,
  settled,
} from '../support/browser/console-tab';
import { eachInConsole } from '../support/browser/each-in-console';
import type { TestService } from '../support/service/service';
import { itThoroughly } from '../support/service/thorough';

describeInBrowser('the feed of the console', () => {
  let service: TestService;
  let browser: Browser;
  let tab: ConsoleTab;
  let page: Page;
  let staff: StaffMember;
  const given = eachInConsole();
  beforeEach(() => void ({ service, browser, tab, page, staff } = given()));

  const issueOf = async (id: string) =>
    (
      await staff.api.get<{ status: string; hidden: boolean; pinned: boolean }>(
        `/api/admin/feed/issues/${id}`,
      )
    ).body;
  const focusedTitle = () => page.evaluate<string>('document.activeElement.textContent');
  const toast = (text: string) => noticed(page, text);

  it('resolves an issue with a note in three key presses, besides typing the note', async () => {
    const id = await reportedIssue(service, { title: 'Three keys', city: 'pune' });
    await tab.open('/console/feed?city=pune');
    await page.keyboard.press('j');
    expect(await focusedTitle()).toBe('Three keys');
    await page.keyboard.press('r');
    await page.keyboard.type('Lamp replaced');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await toast('Resolved: Three keys');
    expect((await issueOf(id)).status).toBe('resolved');
    const [record] = (
      await staff.api.get<Array<{ note: string }>>('/api/admin/ops/audit?action=issue.status_change&limit=1')
    ).body;
    expect(record?.note).toBe('Lamp replaced');
  });

  itThoroughly('resolves an issue with a note in two clicks', async () => {
    const id = await reportedIssue(service, { title: 'Two clicks', city: 'delhi' });
    await tab.open('/console/feed?city=delhi');
    await page.getByRole('button', { name: 'Resolve: Two clicks' }).click();
    await page.keyboard.type('Done');
    await page.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click();
    await toast('Resolved: Two clicks');
    expect((await issueOf(id)).status).toBe('resolved');
  });

  itThoroughly('moves to the next issue when one leaves the list', async () => {
    for (const title of ['Third issue', 'Second issue', 'First issue'])
      await reportedIssue(service, { title, city: 'chennai' });
    await tab.open('/console/feed?city=chennai&status=new');
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await toast('Acknowledged: First issue');
    await page.locator('a:focus', { hasText: 'Second issue' }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    expect(await focusedTitle()).toBe('Second issue');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Second issue' }).waitFor();
    await settled(page);
    await page.keyboard.press('j');
    await page.getByRole('heading', { name: 'Third issue' }).waitFor();
  });

  itThoroughly('moves to the next page at the end of the list and of the queue', async () => {
    await manyIssues(service, 401, { by: await person(service), city: 'bangalore', title: 'Row # of many' });
    await tab.open('/console/feed?city=bangalore');
    const titles = page.locator('a[data-issue]');
    const first = (await titles.last().textContent())!;
    await titles.last().focus();
    await page.keyboard.press('j');
    await page.getByText('Page 2 of 8').waitFor();
    await page.locator('tr:first-child a:focus').waitFor();
    await page.keyboard.press('k');
    await page.locator('tr:last-child a:focus', { hasText: first }).waitFor();
    for (let number = 2; number <= 8; number++) {
      await pressButton(page, 'Next page');
      await page.getByText(`Page ${number} of 8`).waitFor();
    }
    await titles.last().focus();
    await page.keyboard.press('j');
    await page.getByText('Page 9 of 16').waitFor();
    await page.locator('tr:first-child a:focus').waitFor();
    for (let number = 10; number <= 16; number++) {
      await pressButton(page, 'Next page');
      await page.getByText(`Page ${number} of 16`).waitFor();
    }
    const end = (await titles.last().textContent())!;
    await titles.last().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: end }).waitFor();
    await settled(page);
    await page.keyboard.press('j');
    await page.waitForFunction((title) => document.querySelector('h1')?.textContent !== title, end);
    await settled(page);
    expect(await page.locator('h1').textContent()).toMatch(/^Row \d+ of many$/);
    await page.keyboard.press('k');
    await page.getByRole('heading', { name: end }).waitFor();
  });

  itThoroughly('acts on several issues after a preview, and undoes all of it at once', async () => {
    for (const title of ['Second of two', 'First of two'])
      await reportedIssue(service, { title, city: 'hyderabad' });
    const done = await reportedIssue(service, { title: 'Done already', city: 'hyderabad' });
    await staff.api.post(`/api/admin/feed/issues/${done}/status`, { status: 'resolved' });
    await tab.open('/console/feed?city=hyderabad');
    for (const key of ['j', 'x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key);
    await pressButton(page, 'Acknowledge …');
    const dialog = page.getByRole('dialog');
    expect(await dialog.textContent()).toContain('Acknowledge: 2 issues');
    expect(await dialog.textContent()).toContain('1 issue will stay as it is: its state does not allow it.');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await pressButton(page, 'Pin …');
    expect(await dialog.textContent()).toContain('The 3 issues will come first in the queue, for everyone.');
    await pressButton(dialog, 'Pin');
    await toast('Pinned: 3 issues');
    await page.locator('tbody .badge', { hasText: 'Pinned' }).nth(2).waitFor();
    await pressButton(page, 'Undo');
    await toast('Undone: 3 issues');
    await page.locator('tbody .badge', { hasText: 'Pinned' }).first().waitFor({ state: 'detached' });
    expect((await issueOf(done)).pinned).toBe(false);
  });

  itThoroughly('keeps its filters in the address, so that a bookmark restores them', async () => {
    await reportedIssue(service, { title: 'Leaking pipe', city: 'kolkata' });
    await reportedIssue(service, { title: 'Fallen tree', city: 'kolkata' });
    await tab.open('/console/feed?city=kolkata');
    await page.keyboard.press('/');
    await page.keyboard.type('pipe');
    await page.keyboard.press('Enter');
    await page.getByText('Fallen tree').waitFor({ state: 'detached' });
    await page.getByLabel('Status').selectOption('new');
    const saved = new URL(page.url());
    expect(saved.search).toContain('q=pipe');
    await tab.open(saved.pathname + saved.search);
    expect(await page.getByLabel('Search').inputValue()).toBe('pipe');
    expect(await page.locator('tbody tr').count()).toBe(1);
    await page.getByLabel('Status').selectOption('overdue');
    await page.getByText('No issues match these filters.').waitFor();
  });

  itThoroughly('is sorted by a column header that shows the order, by keyboard', async () => {
    await reportedIssue(service, { title: 'B road broke', city: 'ahmedabad' });
    await reportedIssue(service, { title: 'A road broke', city: 'ahmedabad' });
    await tab.open('/console/feed?city=ahmedabad');
    await page.getByRole('button', { name: 'Issue', exact: true }).focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('th[aria-sort]').first().getAttribute('aria-sort')).toBe('ascending');
    expect(await page.locator('tbody a').allTextContents()).toEqual(['A road broke', 'B road broke']);
    await page.keyboard.press('Enter');
    expect(await page.locator('tbody a').allTextContents()).toEqual(['B road broke', 'A road broke']);
  });

  itThoroughly('asks before hiding an issue, and can undo it', async () => {
    const id = await reportedIssue(service, { title: 'Not for all' });
    await tab.open(`/console/feed/${id}`);
    await page.getByRole('button', { name: 'Hide' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.textContent()).toContain('“Not for all” will be hidden');
    expect(await dialog.getByRole('button').last().textContent()).toBe('Hide');
    await page.keyboard.press('Escape');
    expect((await issueOf(id)).hidden).toBe(false);
    await page.keyboard.press('h');
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await toast('Hidden: Not for all');
    expect((await issueOf(id)).hidden).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Hide' }).waitFor();
    expect((await issueOf(id)).hidden).toBe(false);
  });

  it('shows two people each other’s changes', async () => {
    const id = await reportedIssue(service, { title: 'Two people' });
    const other = await openConsole(browser, service);
    await tab.open(`/console/feed/${id}`);
    await other.open(`/console/feed/${id}`);
    await other.page.getByRole('button', { name: /^Acknowledge/ }).click();
    await toast('The status was changed elsewhere: Acknowledged');
    expect(await page.locator('.pill').first().textContent()).toBe('Acknowledged');
    expect(await other.page.getByText('changed elsewhere').count()).toBe(0);
    await other.close();
  });

  itThoroughly(
    'asks to sign in when the session has expired, and continues with what was started',
    async () => {
      const id = await reportedIssue(service, { title: 'Over in between' });
      const gone = staff;
      await tab.open(`/console/feed/${id}`);
      staff = await staffMember(service);
      await endSessionWith(/toggle-pinned$/, { page, service, account: gone.id });
      await page.getByRole('button', { name: 'Pin (i)', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email').fill(gone.email);
      await dialog.getByLabel('Password').fill(gone.password);
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      await toast('Pinned: Over in between');
      expect((await issueOf(id)).pinned).toBe(true);
      expect(
        tab
          .complaints()
          .splice(0)
          .filter((text) => !/status of 401/.test(text)),
      ).toEqual([]);
    },
  );
});
