import type { Page } from 'playwright-core';
import { violationsOf } from '../../../support/browser/accessibility';
import type { StaffMember } from '../../../factories/console';
import { reportedIssue } from '../../../factories/issues';
import { person } from '../../../factories/people';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, noticed, pressButton } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

/** What notices say about actions, and which part of the page they leave visible. */
describeInBrowser('notices of the console', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  let staff: StaffMember;
  const given = eachInConsole();
  beforeEach(() => void ({ service, tab, page, staff } = given()));

  const notice = (text: string) => noticed(page, text);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** The height in pixels by which the notices cover the focused row. */
  const overlap = () =>
    page.evaluate<number>(
      `document.activeElement.closest('tr').getBoundingClientRect().bottom -
       document.querySelector('.toasts').getBoundingClientRect().top`,
    );

  it('undo by key only the newest action, and say so if it cannot be undone', async () => {
    const hidden = await reportedIssue(service, { title: 'Hidden before', city: 'pune' });
    const id = await reportedIssue(service, { title: 'Worked on after', city: 'pune' });
    await tab.open('/console/feed?city=pune');
    await page.getByRole('link', { name: 'Hidden before' }).focus();
    await press('h');
    await pressButton(page.getByRole('dialog'), 'Hide');
    await notice('Hidden: Hidden before');
    await page.getByRole('link', { name: 'Worked on after' }).focus();
    await press('a');
    await notice('Acknowledged: Worked on after');
    expect(await page.getByRole('button', { name: 'Undo (z)' }).count()).toBe(0);
    await press('z');
    await notice('Cannot be undone: Acknowledged: Worked on after');
    const issueOf = async (of: string) =>
      (await staff.api.get<{ hidden: boolean; status: string }>(`/api/admin/feed/issues/${of}`)).body;
    expect([(await issueOf(hidden)).hidden, (await issueOf(id)).status]).toEqual([true, 'ack']);
  });

  it('undo by key an action that is still running once it is done, and no earlier action', async () => {
    const hidden = await reportedIssue(service, { title: 'Hidden long ago', city: 'kolkata' });
    const pinned = await reportedIssue(service, { title: 'Pinned slowly', city: 'kolkata' });
    await tab.open('/console/feed?city=kolkata');
    await page.getByRole('link', { name: 'Hidden long ago' }).focus();
    await press('h');
    await pressButton(page.getByRole('dialog'), 'Hide');
    await notice('Hidden: Hidden long ago');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resume) => (release = resume));
    await page.route(
      /toggle-pinned$/,
      async (route) => {
        await held;
        await route.continue();
      },
      { times: 1 },
    );
    await page.getByRole('link', { name: 'Pinned slowly' }).focus();
    await press('i', 'z');
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    release();
    await notice('Undone: Pinned slowly');
    const issueOf = async (of: string) =>
      (await staff.api.get<{ hidden: boolean; pinned: boolean }>(`/api/admin/feed/issues/${of}`)).body;
    expect([(await issueOf(hidden)).hidden, (await issueOf(pinned)).pinned]).toEqual([true, false]);
  });

  it.each([
    [1280, 900, 'delhi'],
    [360, 740, 'chennai'],
  ] as const)('are at most three at %i px, and do not cover the focused row', async (width, height, city) => {
    const by = await person(service);
    for (let issue = 1; issue <= 8; issue++)
      await reportedIssue(service, { by, city, title: `Number ${issue} of those that are pinned` });
    await page.setViewportSize({ width, height });
    await tab.open(`/console/feed?city=${city}`);
    for (let act = 0; act < 8; act++) await press('j', 'i');
    await page.getByText(/^and \d more$/).waitFor();
    await page.locator('tbody .badge', { hasText: 'Pinned' }).nth(7).waitFor();
    expect(await page.locator('.toast button', { hasText: 'Undo' }).count()).toBe(3);
    expect(await page.locator('.toast button', { hasText: '(z)' }).count()).toBe(1);
    for (const key of ['k', 'k', 'k', 'k', 'k', 'k', 'k', 'j', 'j', 'j', 'j', 'j', 'j', 'j']) {
      await press(key);
      expect(await overlap()).toBeLessThanOrEqual(0);
    }
    expect(await violationsOf(page)).toEqual([]);
  });
});
