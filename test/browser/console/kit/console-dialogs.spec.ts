import type { Page } from 'playwright-core';
import { reportedIssue } from '../../../factories/issues';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, noticed } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

/** Ways to close a dialog. */
const WAYS = ['Cancel', 'Escape', 'a click beside it'] as const;
type Way = (typeof WAYS)[number];

describeInBrowser('a dialog', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  const given = eachInConsole();
  beforeEach(() => void ({ service, tab, page } = given()));

  const dialog = (title: string) => page.getByRole('dialog', { name: title });
  const isGone = (title: string) => dialog(title).waitFor({ state: 'detached' });
  async function leave(title: string, way: Way): Promise<void> {
    if (way === 'Cancel') await dialog(title).getByRole('button', { name: 'Cancel' }).press('Enter');
    else if (way === 'Escape') await page.keyboard.press('Escape');
    else await page.mouse.click(5, 5);
  }

  const DIALOGS: ReadonlyArray<[name: string, open: () => Promise<string>, field: string]> = [
    [
      'of a note',
      async () => {
        const id = await reportedIssue(service, { title: 'Noted by staff' });
        await tab.open(`/console/feed/${id}`);
        await page.keyboard.press('r');
        return 'Resolve: Noted by staff';
      },
      'Note',
    ],
    [
      'of a pause',
      async () => {
        await tab.open(`/console/feed/${await reportedIssue(service)}`);
        await page.getByRole('button', { name: 'Pause the due date' }).click();
        return 'Pause the due date';
      },
      'Reason',
    ],
    [
      'of a pincode',
      async () => {
        await tab.open('/console/geography?city=mumbai&tab=pincodes');
        const change = page.getByRole('button', { name: /^Change \d+ in/ }).first();
        await change.click();
        return (await change.getAttribute('aria-label'))!;
      },
      'Area',
    ],
  ];

  it.each(DIALOGS)('%s is closed at once if nothing is typed', async (_, open) => {
    const title = await open();
    await leave(title, 'Escape');
    await isGone(title);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it.each(DIALOGS)('%s asks before typed text is lost', async (_, open, label) => {
    const title = await open();
    const field = dialog(title).getByLabel(label);
    await field.fill('Half a sentence');
    for (const way of WAYS) {
      await leave(title, way);
      await dialog('Discard').getByText('It will be lost.').waitFor();
      // Cancel is the first of the two buttons.
      await dialog('Discard').getByRole('button', { name: 'Cancel' }).press('Enter');
      await isGone('Discard');
      expect(await field.inputValue()).toBe('Half a sentence');
    }
    await leave(title, 'Escape');
    await dialog('Discard').getByRole('button', { name: 'Discard' }).press('Enter');
    await isGone(title);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('is closed without effect by a click beside it, and stays open if text in it is selected', async () => {
    const id = await reportedIssue(service, { title: 'Seen by staff' });
    await tab.open(`/console/feed/${id}`);
    await page.keyboard.press('h');
    const title = 'Hide: Seen by staff';
    const box = (await dialog(title).boundingBox())!;
    await page.mouse.move(box.x + 30, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await page.mouse.click(box.x + 4, box.y + 4);
    expect(await dialog(title).isVisible()).toBe(true);
    await page.mouse.click(5, 5);
    await isGone(title);
    await page.keyboard.press('r');
    await dialog('Resolve: Seen by staff').getByLabel('Note').fill('Done');
    await page.keyboard.press('Enter');
    await noticed(page, 'Resolved: Seen by staff');
  });
});
