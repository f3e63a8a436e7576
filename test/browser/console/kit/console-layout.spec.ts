import type { Page } from 'playwright-core';
import { reportedIssue } from '../../../factories/issues';
import { staffMember } from '../../../factories/console';
import { raisedFlag } from '../../../factories/flags';
import { violationsOf } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, settled } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';

const PHONE = { width: 360, height: 740 };

/** The positions of elements on pages of the console. */
describeInBrowser('the layout of the console', () => {
  let tab: ConsoleTab;
  let page: Page;
  const given = eachInConsole();
  beforeAll(async () => {
    const issues = [];
    for (let count = 0; count < 12; count++)
      issues.push(
        await reportedIssue(given().service, { title: `Water stands in the road, place ${count}` }),
      );
    await raisedFlag(given().service, `/api/issues/${issues[0]}`, { reason: 'spam' });
  });
  beforeEach(() => void ({ tab, page } = given()));

  it.each(['/console/feed', '/console/flags', '/console/channels', '/console/reporters'])(
    'shows the buttons of a row side by side, in a table that fits: %s',
    async (path) => {
      await tab.open(`${path}?city=mumbai`);
      const acts = page.locator('td .acts:has(button + button)');
      await acts.first().waitFor();
      const lines = await acts.evaluateAll((cells) =>
        cells.map((cell) => {
          const tops = Array.from(
            cell.querySelectorAll('button'),
            (each) => each.getBoundingClientRect().top,
          );
          return new Set(tops).size;
        }),
      );
      expect(new Set(lines)).toEqual(new Set([1]));
      const region = page.locator('.scroll').first();
      expect(await region.evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0);
    },
  );

  it.each([{ width: 1280, height: 900 }, PHONE])(
    'keeps a post of thousands of letters within a screen of the inbox, to be scrolled there: %o',
    async (size) => {
      await given().service.database.sql(
        `insert into mentions (id, channel, external_id, author, text, sent_at, received_at)
         values ('men_long', 'chat', 'long', '919811111111', repeat('a', 4096), now(), now()) on conflict do nothing`,
      );
      await page.setViewportSize(size);
      await tab.open('/console/inbox');
      const words = page.locator('td .words').filter({ hasText: 'aaaa' }).first();
      const { width, height } = (await words.boundingBox())!;
      expect(height).toBeLessThan(size.height / 2);
      expect(width).toBeGreaterThan(200);
      expect(await words.textContent()).toHaveLength(4096);
      expect(await words.evaluate((each) => each.scrollHeight > each.clientHeight)).toBe(true);
    },
  );

  it('shows at least 14 rows of the queue at 1440 x 900, with titles of one line', async () => {
    for (let count = 0; count < 4; count++)
      await reportedIssue(given().service, {
        title: `Water stands in a road with so long a name that it is cut off, ${count}`,
      });
    await page.setViewportSize({ width: 1440, height: 900 });
    await tab.open('/console/feed?city=mumbai');
    const rows = await page.locator('tbody tr').evaluateAll((all) =>
      all.map((row) => ({
        height: row.getBoundingClientRect().height,
        end: row.getBoundingClientRect().bottom,
      })),
    );
    expect(Math.max(...rows.map(({ height }) => height))).toBeLessThanOrEqual(50);
    expect(rows.filter(({ end }) => end <= 900).length).toBeGreaterThanOrEqual(14);
  });

  it('shows an issue beside its queue, and its one next step filled', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await tab.open('/console/feed?city=mumbai');
    await page.locator('a[data-issue]').nth(1).press('Enter');
    const pane = page.getByRole('navigation', { name: 'Issues of the queue' });
    const current = pane.locator('[aria-current=true]');
    await current.waitFor();
    const title = await current.getAttribute('title');
    await page.getByRole('heading', { name: title!, level: 1 }).waitFor();
    await settled(page);
    expect(await page.locator('main button.primary').allTextContents()).toEqual(['Acknowledge (a)']);
    await page.keyboard.press('j');
    await page.waitForFunction(
      (before) => document.querySelector('.pane [aria-current=true]')?.getAttribute('title') !== before,
      title,
    );
    expect(await violationsOf(page)).toEqual([]);
  });

  it('shows issues as cards on a phone, the first above 200 px, each with one button', async () => {
    await page.setViewportSize(PHONE);
    await tab.open('/console/feed?city=mumbai');
    const card = page.locator('tbody tr').first();
    expect((await card.boundingBox())!.y).toBeLessThan(200);
    const button = card.getByRole('button');
    expect(await button.count()).toBe(1);
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(48);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    await page.getByText('Filters').click();
    await page.getByLabel('Status').selectOption('new');
    await card.locator('a[data-issue]').click();
    await page.getByRole('link', { name: 'Back to the queue (u)' }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    expect(await page.locator('.pane').count()).toBe(0);
  });

  it('shows the buttons of a row in a frame that is narrower than its table', async () => {
    await page.setViewportSize({ width: 970, height: 600 });
    await tab.open('/console/feed?city=mumbai');
    const frame = page.locator('.scroll').first();
    // Text that does not wrap, such as a long word, makes the table wider.
    await frame
      .locator('tbody td')
      .nth(1)
      .evaluate((cell) => void (cell.style.minWidth = '30rem'));
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(
      0,
    );
    const { x: left, width } = (await frame.boundingBox())!;
    const button = (await page
      .getByRole('button', { name: /^Resolve: / })
      .first()
      .boundingBox())!;
    expect(button.x).toBeGreaterThanOrEqual(left);
    expect(button.x + button.width).toBeLessThanOrEqual(left + width);
  });

  it.each([
    [10, { width: 1280, height: 400 }],
    [9, PHONE],
  ])('shows a refusal also where the list is scrolled: row %i, %o', async (row, size) => {
    await page.setViewportSize(size);
    await tab.open('/console/feed?city=mumbai');
    for (let count = 0; count < row; count++) await page.keyboard.press('j');
    const id = await page.locator('a[data-issue]:focus').getAttribute('data-issue');
    // By a colleague; the list is read again only later.
    const { api } = await staffMember(given().service);
    const body = { status: 'ack' };
    expect((await api.post(`/api/admin/feed/issues/${id}/status`, body)).status).toBe(200);
    await page.keyboard.press('a');
    const notice = page.locator('.toast').filter({ hasText: 'by now' });
    await notice.waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    const { y, height } = (await notice.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThan(size.height);
    // The page itself has the refusal above all acts.
    await page.getByRole('alert').filter({ hasText: 'by now' }).first().waitFor();
    expect(tab.complaints().splice(0)).toEqual([expect.stringMatching(/status of 409/)]);
  });

  it.each([{ width: 1280, height: 500 }, { width: 1000, height: 600 }, PHONE])(
    'moves to the actions on several issues and back without losing the position in the list: %o',
    async (size) => {
      await page.setViewportSize(size);
      await tab.open('/console/feed?city=mumbai');
      const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
      /** The text of the focused element, unless another element covers it. */
      const seen = () =>
        page.evaluate(() => {
          const focused = document.activeElement!;
          const { left, top, height } = focused.getClientRects()[0]!;
          const above = document.elementFromPoint(left + 2, top + height / 2);
          return focused.contains(above) ? focused.textContent : `under ${above?.className}`;
        });
      for (let count = 0; count < 3; count++) for (const key of ['j', 'x']) await page.keyboard.press(key);
      await page.getByText('3 issues chosen').waitFor();
      for (let count = 0; count < 8; count++) await page.keyboard.press('j');
      const [place, title] = [await scrolled(), await seen()];
      expect(place).toBeGreaterThan(100);
      expect(title).toMatch(/^Water stands/);
      await page.keyboard.press('b');
      expect(await seen()).toBe('Acknowledge …');
      await page.keyboard.press('Tab');
      expect(await seen()).toBe('Start work …');
      expect(await scrolled()).toBe(place);
      for (let count = 0; count < 9; count++) {
        await page.keyboard.press('k');
        expect(await seen()).toMatch(/^Water stands/);
      }
    },
  );
});
