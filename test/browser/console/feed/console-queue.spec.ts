import type { Page } from 'playwright-core';
import type { StaffMember } from '../../../factories/console';
import { manyIssues, reportedIssue } from '../../../factories/issues';
import { person } from '../../../factories/people';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, noticed, pressButton, settled } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

/** What the feed offers, says and shows after different actions. */
describeInBrowser('the queue of the console', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  let staff: StaffMember;
  const given = eachInConsole();
  beforeEach(() => void ({ service, tab, page, staff } = given()));

  const move = (id: string, status: string) =>
    staff.api.post(`/api/admin/feed/issues/${id}/status`, { status });
  const notice = (text: string) => noticed(page, text);

  it('offers no action that the transitions do not allow, by button or by key', async () => {
    const id = await reportedIssue(service, { title: 'Done already', city: 'pune' });
    await move(id, 'resolved');
    await tab.open('/console/feed?city=pune');
    expect(await page.getByRole('button', { name: /: Done already$/ }).count()).toBe(0);
    await page.keyboard.press('j');
    await page.keyboard.press('r');
    await notice('“Resolve” does not follow “Resolved”: Done already');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Done already' }).waitFor();
    await settled(page);
    await page.keyboard.press('o');
    await notice('“Mark overdue” does not follow “Resolved”: Done already');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Hide (h)' }).waitFor();
    await page.getByRole('button', { name: 'Pin (i)' }).waitFor();
  });

  it('sorts by due date, overdue issues first', async () => {
    const due = async (title: string, dueAt: string) => {
      const id = await reportedIssue(service, { title, city: 'delhi' });
      await service.database.sql('update issues set due_at = $2 where id = $1', [id, dueAt]);
    };
    await due('Due tomorrow', new Date(service.clock.now().getTime() + 86_400_000).toISOString());
    await due('Late since long ago', '2020-01-01T00:00:00Z');
    await due('Late since lately', '2020-02-01T00:00:00Z');
    await tab.open('/console/feed?city=delhi&sort=Due');
    expect(await page.locator('a[data-issue]').allTextContents()).toEqual([
      'Late since long ago',
      'Late since lately',
      'Due tomorrow',
    ]);
  });

  it('stops at the last matching issue if the table is filtered', async () => {
    await manyIssues(service, 200, { by: await person(service), city: 'hyderabad', title: 'Gate #' });
    await reportedIssue(service, { title: 'The only one', city: 'hyderabad' });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('before=')) asked.push(request.url());
    });
    await tab.open('/console/feed?city=hyderabad&rows=only');
    await page.getByRole('button', { name: 'Show older issues' }).waitFor();
    await page.getByRole('link', { name: 'The only one' }).press('Enter');
    await page.getByRole('heading', { name: 'The only one' }).waitFor();
    await settled(page);
    // A request for the next issues would be sent at once.
    for (const key of ['j', 'i']) await page.keyboard.press(key);
    await notice('Pinned: The only one');
    expect(asked).toEqual([]);
  });

  it('shows the complete table at 1,280 px, including the buttons', async () => {
    const title = 'Water from a broken main floods the road beside the school at Hill Road';
    const id = await reportedIssue(service, { title, city: 'mumbai', pincode: '400050' });
    await service.database.sql(
      'update issues set due_at = $2, breached_at = $2, escalation_level = 1 where id = $1',
      [id, '2020-12-30T00:00:00Z'],
    );
    await tab.open('/console/feed?city=mumbai');
    await page.getByRole('button', { name: `Resolve: ${title}` }).waitFor();
    const hidden =
      '(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector(".scroll"))';
    expect(await page.evaluate(hidden)).toBe(0);
  });

  it.each([1280, 360])(
    'keeps the actions on the chosen issues visible at %i px, and reachable with one key',
    async (width) => {
      const city = width === 360 ? 'chennai' : 'bangalore';
      for (let issue = 1; issue <= 20; issue++)
        await reportedIssue(service, { title: `Row number ${issue}`, city });
      await page.setViewportSize({ width, height: 700 });
      await tab.open(`/console/feed?city=${city}`);
      for (let row = 1; row <= 20; row++) await page.keyboard.press('j');
      await page.keyboard.press('x');
      const bar = page.getByRole('region', { name: 'Chosen issues' });
      await bar.waitFor();
      expect((await bar.boundingBox())!.y).toBe(0);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      await page.keyboard.press('k');
      expect(
        await page.evaluate<number>(
          'document.activeElement.getBoundingClientRect().top - document.querySelector(".bulk").getBoundingClientRect().bottom',
        ),
      ).toBeGreaterThan(0);
      await page.keyboard.press('b');
      expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Acknowledge …');
      await page.keyboard.press('Enter');
      await pressButton(page.getByRole('dialog'), 'Acknowledge');
      await notice('Acknowledged: 1 issue');
      await bar.waitFor({ state: 'detached' });
      expect(await page.locator('tbody input:checked').count()).toBe(0);
      await page.keyboard.press('k');
      expect(await page.evaluate<string>('document.activeElement.textContent')).toMatch(/^Row number \d+$/);
    },
  );

  it('keeps issues chosen that an action on several has refused or skipped, until the filters change', async () => {
    const taken = await reportedIssue(service, { title: 'Taken by somebody', city: 'ahmedabad' });
    const resolved = await reportedIssue(service, { title: 'Resolved before', city: 'ahmedabad' });
    await move(resolved, 'resolved');
    await reportedIssue(service, { title: 'Done with the other', city: 'ahmedabad' });
    await tab.open('/console/feed?city=ahmedabad');
    await page.getByLabel('Choose all rows of this page').press('Space');
    await move(taken, 'progress');
    await page.keyboard.press('b');
    await pressButton(page, 'Acknowledge …');
    await page.getByRole('dialog').getByText('1 issue will stay as it is').waitFor();
    await pressButton(page.getByRole('dialog'), 'Acknowledge');
    await page.getByText('Taken by somebody: The status is In progress by now').waitFor();
    await page.getByText('2 issues chosen').waitFor();
    for (const title of ['Taken by somebody', 'Resolved before'])
      expect(await page.getByLabel(`Choose: ${title}`).isChecked()).toBe(true);
    await page.getByLabel('Status').selectOption('progress');
    await page.getByText('Done with the other').waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Chosen issues' }).waitFor({ state: 'detached' });
    expect(tab.complaints().splice(0)).toEqual([expect.stringMatching(/status of 409/) as string]);
  });

  it('no longer chooses an issue that has left the list', async () => {
    await move(await reportedIssue(service, { title: 'Comes back', city: 'delhi' }), 'ack');
    await tab.open('/console/feed?city=delhi&status=ack');
    const box = page.getByLabel('Choose: Comes back');
    for (const key of ['j', 'x']) await page.keyboard.press(key);
    await page.getByText('1 issue chosen').waitFor();
    await page.keyboard.press('p');
    await box.waitFor({ state: 'detached' });
    await page.keyboard.press('z');
    await box.waitFor();
    expect(await box.isChecked()).toBe(false);
    expect(await page.getByRole('region', { name: 'Chosen issues' }).count()).toBe(0);
  });

  it('says that a city has no issues, and treats an unknown status as all', async () => {
    await tab.open('/console/feed?city=kolkata&status=bogus&category=Nothing');
    await page.getByText('The city has no issues.').waitFor();
    const chosen = (label: string) => page.getByLabel(label, { exact: true }).locator('option:checked');
    expect(await chosen('Status').textContent()).toBe('All');
    expect(await chosen('Category').textContent()).toBe('All');
    await page.getByLabel('Status').selectOption('new');
    await page.getByText('No issues match these filters.').waitFor();
  });

  it('names the count of overdue issues on the dashboard, and does not describe it as good', async () => {
    await tab.open('/console?city=mumbai');
    const figure = page.locator('.figures > div', { hasText: 'Status Overdue' });
    expect(await figure.textContent()).toBe('Status Overdue0');
  });

  it('describes the outcome of a job in words', async () => {
    await service.database.sql(
      `insert into jobs (name, started_at, finished_at, runs, outcome)
       values ('escalation', now(), now(), 1, '{"escalated": 5, "left": 1}')`,
    );
    await tab.open('/console/operations');
    // The database stores the members of an outcome in its own order.
    await page.getByRole('cell', { name: '1 left, 5 escalated', exact: true }).waitFor();
  });
});
