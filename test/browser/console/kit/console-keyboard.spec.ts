import type { Browser, Page } from 'playwright-core';
import { issueNumber } from '../../../../src/kernel/issue-number';
import { staffMember } from '../../../factories/console';
import { raisedFlag } from '../../../factories/flags';
import { manyIssues, reportedIssue } from '../../../factories/issues';
import { person } from '../../../factories/people';
import { violationsOf } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import {
  type ConsoleTab,
  endSessionWith,
  noticed,
  openConsole,
  pressButton,
  settled,
} from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

describeInBrowser('the console by keyboard', () => {
  let service: TestService;
  let browser: Browser;
  let tab: ConsoleTab;
  let page: Page;
  const given = eachInConsole();
  beforeEach(() => void ({ service, browser, tab, page } = given()));

  const toast = (text: string) => noticed(page, text);
  const focused = () => page.evaluate<string>('document.activeElement.textContent');
  /** The text of the row that has the focus. */
  const focusedRow = () => page.evaluate<string>('document.activeElement.closest("tr")?.textContent ?? ""');
  const titles = () => page.locator('a[data-issue]').allTextContents();

  it('keeps the dialog of an expired session open, however often Escape is pressed', async () => {
    const id = await reportedIssue(service, { title: 'Lost in between' });
    await tab.open(`/console/feed/${id}`);
    await endSessionWith(/toggle-pinned$/, { page, service, account: tab.staff.id });
    await pressButton(page, 'Pin (i)', { exact: true });
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(tab.staff.email);
    for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
    expect(await dialog.getByLabel('Email').inputValue()).toBe(tab.staff.email);
    await dialog.getByLabel('Password').fill(tab.staff.password);
    await page.keyboard.press('Enter');
    await toast('Pinned: Lost in between');
    await dialog.waitFor({ state: 'detached' });
    const other = tab.complaints().splice(0);
    expect(other.filter((text) => !/status of 401/.test(text))).toEqual([]);
  });

  it('keeps the focus on a button that is pressed', async () => {
    const id = await reportedIssue(service, { title: 'Pinned twice' });
    await tab.open(`/console/feed/${id}`);
    await page.getByRole('button', { name: 'Pin (i)', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Unpin (i)', disabled: false }).waitFor();
    expect(await focused()).toBe('Unpin (i)');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Pin (i)', exact: true, disabled: false }).waitFor();
    expect(await focused()).toBe('Pin (i)');
  });

  it('moves the focus to the next row when a row leaves the list', async () => {
    for (const title of ['Second in line', 'First in line'])
      await reportedIssue(service, { title, city: 'pune' });
    await tab.open('/console/feed?city=pune&status=new');
    await page.getByRole('button', { name: 'Acknowledge: First in line' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('First in line', { exact: true }).waitFor({ state: 'detached' });
    expect(await focusedRow()).toContain('Second in line');
  });

  it('moves the focus to the row or the heading if the button that opened a question is gone', async () => {
    const issue = await reportedIssue(service, { title: 'Flagged by key' });
    await raisedFlag(service, `/api/issues/${issue}`, { reason: 'spam' });
    await tab.open('/console/flags');
    await page.getByRole('button', { name: 'Dismiss: Issue Flagged by key' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await pressButton(page.getByRole('dialog'), 'Dismiss');
    await toast('Decided: dismissed');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focusedRow()).toContain('Flagged by key');
  });

  it('undoes the newest action by a key if it can be undone', async () => {
    await reportedIssue(service, { title: 'Pinned by a key', city: 'chennai' });
    await tab.open('/console/feed?city=chennai');
    await page.keyboard.press('j');
    await page.keyboard.press('i');
    await toast('Pinned: Pinned by a key');
    expect(await page.locator('.toasts').textContent()).toContain('Undo (z)');
    await page.keyboard.press('z');
    await toast('Undone: Pinned by a key');
    expect(await page.locator('tbody .badge').count()).toBe(0);
  });

  it('lists the keys at “?” and turns them off, until they are turned on again', async () => {
    await reportedIssue(service, { title: 'Reached by a key', city: 'chennai' });
    await tab.open('/console/feed?city=chennai');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await dialog.getByText('undo what the newest action offers').waitFor();
    await dialog.getByText('go to the actions on several').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByLabel('Use keyboard shortcuts').press('Space');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    for (const key of ['?', 'j']) await page.keyboard.press(key);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.locator('a[data-issue]:focus').count()).toBe(0);
    await pressButton(page, 'Keys ?');
    await dialog.getByLabel('Use keyboard shortcuts').press('Space');
    await pressButton(dialog, 'Close');
    await page.keyboard.press('j');
    await page.locator('a[data-issue]:focus').waitFor();
  });

  it('goes from any page to a page, a ward and an issue by a few letters', async () => {
    const id = await reportedIssue(service, { title: 'Lamp beside the old well', city: 'mumbai' });
    await tab.open('/console/configuration?city=mumbai');
    const palette = page.getByRole('dialog', { name: 'Go to' });
    const options = palette.getByRole('option');
    await page.keyboard.press('Control+k');
    await options.first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.type('reporter');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Reporters', level: 1 }).waitFor();
    await pressButton(page, 'Go to a page, a ward or an issue');
    await page.keyboard.type('h/west');
    await palette.getByRole('option', { name: /^H\/West/ }).click();
    await page.getByRole('heading', { name: 'Queue', level: 1 }).waitFor();
    expect(new URL(page.url()).searchParams.get('ward')).toBe('H/West');
    for (const text of ['beside the old', issueNumber(id), id]) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(text);
      await palette.getByRole('option', { name: /Lamp beside the old well/ }).waitFor();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Lamp beside the old well', level: 1 }).waitFor();
    }
    await page.keyboard.press('Control+k');
    await page.keyboard.type('nothing is called this');
    await palette.getByText('Nothing has this name.').waitFor();
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'detached' });
  });

  it('goes back to the same page and issue of the list', async () => {
    await manyIssues(service, 60, { by: await person(service), city: 'kolkata', title: 'Lamp #' });
    await tab.open('/console/feed?city=kolkata&status=new');
    await pressButton(page, 'Next page');
    await page.getByText('Page 2 of 3').waitFor();
    await page.keyboard.press('j');
    const title = await focused();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    await settled(page);
    await page.keyboard.press('u');
    await page.locator('a:focus', { hasText: title }).waitFor();
    await page.getByText('Page 2 of 3').waitFor();
    expect(new URL(page.url()).search).toContain('status=new');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    await page.goBack();
    await page.getByText('Page 2 of 3').waitFor();
    await page.getByLabel('Status').selectOption('');
    await page.getByText('Page 1 of 3').waitFor();
  });

  it('goes from issue to issue in the order of the table', async () => {
    for (const title of ['B title sorted', 'C title sorted', 'A title sorted'])
      await reportedIssue(service, { title, city: 'ahmedabad' });
    await tab.open('/console/feed?city=ahmedabad');
    await pressButton(page, 'Issue', { exact: true });
    expect(await titles()).toEqual(['A title sorted', 'B title sorted', 'C title sorted']);
    await page.getByRole('link', { name: 'A title sorted' }).press('Enter');
    await page.getByRole('heading', { name: 'A title sorted' }).waitFor();
    await settled(page);
    await page.keyboard.press('j');
    await page.getByRole('heading', { name: 'B title sorted' }).waitFor();
  });

  it('reads older issues only once, whatever is done to the list', async () => {
    await manyIssues(service, 201, { by: await person(service), city: 'hyderabad', title: 'Drain #' });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/admin/feed/issues') asked.push(request.url());
    });
    await tab.open('/console/feed?city=hyderabad');
    await pressButton(page, 'Show older issues');
    await page.getByText('Page 1 of 9').waitFor();
    await page.locator('a[data-issue]').first().focus();
    await page.keyboard.press('a');
    await page.locator('tbody .pill', { hasText: 'Acknowledged' }).waitFor();
    await page.keyboard.press('i');
    await page.locator('tbody .badge', { hasText: 'Pinned' }).waitFor();
    // The newest issues are read repeatedly, older ones are not.
    expect(asked.filter((url) => new URL(url).searchParams.has('before'))).toHaveLength(1);
  });

  it('stops an action on several issues at Escape, and says how many are unchanged', async () => {
    await manyIssues(service, 6, { by: await person(service), city: 'mumbai', title: 'Slow #' });
    let acted = 0;
    await page.route('**/api/admin/feed/issues/*/status', async (route) => {
      // Escape is pressed during the second request; a request that was sent is completed.
      if (++acted === 2) await page.keyboard.press('Escape');
      await route.continue();
    });
    await tab.open('/console/feed?city=mumbai&q=Slow');
    await page.getByLabel('Choose all rows of this page').press('Space');
    await pressButton(page, 'Acknowledge …');
    await pressButton(page.getByRole('dialog'), 'Acknowledge');
    await toast('Acknowledged: 2 issues. Stopped: 4 issues stay as they were');
    expect(await page.locator('tbody .pill', { hasText: 'Acknowledged' }).count()).toBe(2);
  });

  it('says that signing out has failed', async () => {
    const staff = await staffMember(service);
    const other = await openConsole(browser, service, staff);
    await other.open('/console/operations');
    await other.page.route('**/api/admin/auth/logout', (route) => route.abort());
    await pressButton(other.page, 'Sign out');
    await other.page.getByText('The service cannot be reached. Try again.').waitFor();
    await other.close();
  });
});
