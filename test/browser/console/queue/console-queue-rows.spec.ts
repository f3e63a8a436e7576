import type { Page } from 'playwright-core';
import { allPlaced, manyIssues, reportedIssue } from '../../../factories/issues';
import type { StaffMember } from '../../../factories/console';
import { person } from '../../../factories/people';
import { savedView } from '../../../factories/staff-views';
import { violationsOf } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, noticed, pressButton, settled } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

/** The list of a queue: its rows, filters and pages. */
describeInBrowser('the list of a queue', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  let staff: StaffMember;
  const given = eachInConsole();
  beforeAll(async () => {
    const by = await person(given().service);
    await manyIssues(given().service, 120, {
      by,
      city: 'pune',
      title: 'Gate # of the market, beside the bus stand',
    });
  });
  beforeEach(() => void ({ service, tab, page, staff } = given()));

  const titles = () => page.locator('a[data-issue]').allTextContents();
  const late = async (title: string, city: string, days: number, pincode?: string) => {
    const id = await reportedIssue(service, { title, city: city as 'pune', ...(pincode && { pincode }) });
    // Its ward is then known, and with it its due date.
    await allPlaced(service);
    await service.database.sql(
      `update issues set due_at = now() - $2 * interval '1 day', breached_at = now() - $2 * interval '1 day' where id = $1`,
      [id, days],
    );
    return id;
  };
  const overflow = () => page.evaluate('document.documentElement.scrollWidth');

  it('shows at least 14 rows of 48 px at 1440 x 900, with what is known of each issue', async () => {
    await page.setViewportSize(DESK);
    await tab.open('/console/queue?city=pune');
    const rows = await page
      .locator('.queued')
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
    expect(rows).toHaveLength(50);
    expect(rows.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(14);
    expect(new Set(rows.map(({ height }) => height))).toEqual(new Set([48]));
    expect(await page.locator('.queue-name').textContent()).toBe('Queue120 issues');
    const words = await page.locator('.queued').first().innerText();
    for (const part of ['Gate 1 of the market', '1 min ago', 'Nobody', 'New']) expect(words).toContain(part);
    expect(await overflow()).toBe(DESK.width);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('shows cards at 360 px, the first above 200 px, each with one act of 48 px', async () => {
    await page.setViewportSize(PHONE);
    await tab.open('/console/queue?city=pune');
    const card = page.locator('.queued').first();
    expect((await card.boundingBox())!.y).toBeLessThan(200);
    const button = card.getByRole('button');
    expect(await button.count()).toBe(1);
    expect((await button.boundingBox())!.height).toBe(48);
    expect(await overflow()).toBe(PHONE.width);
    expect(await violationsOf(page)).toEqual([]);
    await card.getByRole('link').click();
    await page
      .getByRole('heading', { name: 'Gate 1 of the market, beside the bus stand', level: 1 })
      .waitFor();
    expect(await overflow()).toBe(PHONE.width);
    await page.getByRole('link', { name: 'Back to the queue (u)' }).click();
    await page.locator('a[data-issue]:focus', { hasText: 'Gate 1 of the market' }).waitFor();
  });

  it('turns its pages, which the address keeps for Back and a reload', async () => {
    await tab.open('/console/queue?city=pune');
    expect((await titles())[0]).toContain('Gate 1 ');
    await pressButton(page, 'Next page');
    await page.getByRole('link', { name: /^Gate 51 / }).waitFor();
    await pressButton(page, 'Next page');
    await page.getByRole('link', { name: /^Gate 101 / }).waitFor();
    expect(await page.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true');
    await pressButton(page, 'Previous page');
    await page.getByRole('link', { name: /^Gate 51 / }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: /^Gate 101 / }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: /^Gate 101 / }).waitFor();
    // After a reload, the pages before are not known.
    await pressButton(page, 'Previous page');
    await page.getByRole('link', { name: /^Gate 1 / }).waitFor();
    await tab.open('/console/queue?city=pune&after=bogus');
    await page.getByRole('link', { name: /^Gate 1 / }).waitFor();
    expect(page.url()).not.toContain('after=');
    expect(tab.complaints().splice(0)).toEqual([expect.stringMatching(/status of 400/) as string]);
  });

  it('filters by several values, of which each can be removed, and searches', async () => {
    await reportedIssue(service, { title: 'Lamp at the well', city: 'delhi', priority: 'high' });
    await reportedIssue(service, { title: 'Lamp at the school', city: 'delhi', priority: 'low' });
    await reportedIssue(service, { title: 'Lamp at the temple', city: 'delhi', priority: 'medium' });
    await tab.open('/console/queue?city=delhi');
    await page.getByText('Filters', { exact: true }).press('Enter');
    await page.getByLabel('Priority').selectOption('high');
    await page.locator('.queue-name').getByText('1 issue', { exact: true }).waitFor();
    await page.getByLabel('Priority').selectOption('low');
    await page.locator('.queue-name').getByText('2 issues', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.getAll('priority')).toEqual(['high', 'low']);
    expect(await violationsOf(page)).toEqual([]);
    await pressButton(page, 'Remove the filter Priority: High');
    await page.locator('.queue-name').getByText('1 issue', { exact: true }).waitFor();
    expect(await titles()).toEqual(['Lamp at the school']);
    await page.getByLabel('Search', { exact: true }).fill('temple lamp');
    await page.keyboard.press('Enter');
    await page.getByText('No issues match these filters.').waitFor();
    await pressButton(page, 'Remove all');
    await page.locator('.queue-name').getByText('3 issues', { exact: true }).waitFor();
    await page.getByLabel('Order').selectOption('oldest');
    await page.locator('.queued').first().getByText('Lamp at the well').waitFor();
    await page.reload();
    await settled(page);
    expect((await titles())[0]).toBe('Lamp at the well');
  });

  it('names the views in the navigation, with the address of their filters', async () => {
    await tab.open('/console/queue?city=mumbai');
    const links = page.locator('nav.modules a[href*="/console/queue"]');
    await links.nth(6).waitFor();
    expect(await links.allTextContents()).toEqual([
      'Queue',
      'Mine',
      'My unit',
      'Unassigned',
      'Late',
      'Due today',
      'Reopened and disputed',
    ]);
    await links.getByText('Reopened and disputed').click();
    await page.getByRole('heading', { name: 'Reopened and disputed' }).waitFor();
    expect(new URL(page.url()).searchParams.getAll('state')).toEqual(['reopened', 'disputed']);
    expect(await page.locator('nav.modules [aria-current]').allTextContents()).toEqual([
      'Reopened and disputed',
    ]);
  });

  it('reaches the oldest late issue of any page by three keys', async () => {
    await late('Late since lately', 'chennai', 1);
    await late('Late since long ago', 'chennai', 9);
    await tab.open('/console?city=chennai');
    for (const key of ['g', 'l']) await page.keyboard.press(key);
    await page.getByRole('heading', { name: 'Late', level: 1 }).waitFor();
    await page.locator('.queued').first().waitFor();
    expect(await page.locator('.queued .due').allTextContents()).toEqual(['9 days late', '24 h late']);
    await page.keyboard.press('j');
    await page.getByRole('heading', { name: 'Late since long ago', level: 1 }).waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('u');
    await page.getByRole('heading', { name: 'Unassigned', level: 1 }).waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    await page.getByRole('heading', { name: 'Mine', level: 1 }).waitFor();
    await page.getByText('No issues match these filters.').waitFor();
  });

  it('reaches the oldest late issue of a ward by three keys after signing in', async () => {
    const filters = { due: ['late'], ward: ['H/West'] };
    await savedView(staff, { name: 'Late in my ward', scope: 'own', filters });
    await late('Late since lately', 'mumbai', 1, '400050');
    await late('Late since long ago', 'mumbai', 9, '400050');
    await late('Late in no ward for longer', 'mumbai', 90);
    await page.context().clearCookies();
    await page.goto(`${service.url}/console?city=mumbai`);
    await page.getByLabel('Email').fill(staff.email);
    await page.getByLabel('Password').fill(staff.password);
    await page.keyboard.press('Enter');
    await page.locator('nav.modules').getByText('Late in my ward').waitFor();
    for (const key of ['g', '1']) await page.keyboard.press(key);
    await page.getByRole('heading', { name: 'Late in my ward', level: 1 }).waitFor();
    await page.locator('.queued').first().waitFor();
    await page.keyboard.press('j');
    await page.getByRole('heading', { name: 'Late since long ago', level: 1 }).waitFor();
    // Before it is known that nobody is signed in.
    expect(tab.complaints().splice(0)).toEqual([expect.stringContaining('status of 401')]);
  });

  it('is saved as a view with a name, which the navigation has with its count, renamed and removed', async () => {
    await reportedIssue(service, { title: 'Of high priority', city: 'bangalore', priority: 'high' });
    await reportedIssue(service, { title: 'Of low priority', city: 'bangalore', priority: 'low' });
    await tab.open('/console/queue?city=bangalore&priority=high');
    await pressButton(page, 'Save as a view …');
    await page.getByRole('dialog').getByLabel('Name').fill('Urgent ones');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await noticed(page, 'Saved: Urgent ones');
    await page.getByRole('heading', { name: 'Urgent ones', level: 1 }).waitFor();
    const saved = page.locator('nav.modules li', { hasText: 'Urgent ones' });
    await tab.open('/console/queue?city=bangalore');
    await saved.getByText('1 issue').waitFor();
    await saved.getByRole('link').click();
    await page.locator('.queue-name').getByText('1 issue', { exact: true }).waitFor();
    expect(await titles()).toEqual(['Of high priority']);
    await pressButton(page, 'Edit the view …');
    await page.getByRole('dialog').getByLabel('Name').fill('Most urgent');
    await page.keyboard.press('Enter');
    await noticed(page, 'Saved: Most urgent');
    await pressButton(page, 'Remove the view …');
    await pressButton(page.getByRole('dialog'), 'Remove');
    await noticed(page, 'Removed: Most urgent');
    await page.getByRole('heading', { name: 'Queue', level: 1 }).waitFor();
  });

  it('acts on chosen issues at once, after a preview', async () => {
    for (const title of ['One of two', 'Two of two'])
      await reportedIssue(service, { title, city: 'kolkata' });
    await tab.open('/console/queue?city=kolkata');
    await page.getByLabel('Choose all of this page').press('Space');
    await page.getByText('2 issues chosen').waitFor();
    await page.keyboard.press('b');
    await pressButton(page, 'Hide …');
    await pressButton(page.getByRole('dialog'), 'Hide');
    await noticed(page, 'Hidden: 2 issues');
    const hidden = page.locator('.queued', { hasText: 'Hidden' });
    await hidden.nth(1).waitFor();
    await page.keyboard.press('z');
    await noticed(page, 'Undone: 2 issues');
    await hidden.first().waitFor({ state: 'detached' });
  });
});
