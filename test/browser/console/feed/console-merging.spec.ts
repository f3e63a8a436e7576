import type { Page } from 'playwright-core';
import { joinedWith } from '../../../factories/merges';
import { reportedIssue } from '../../../factories/issues';
import { faultsOn } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, noticed, pressButton } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

const SCREENS = [360, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Undoing a merge on the page of an issue. */
describeInBrowser('a merged issue in the console', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  const given = eachInConsole();
  beforeEach(() => void ({ service, tab, page } = given()));

  const merged = async () => {
    const first = await reportedIssue(service, { title: 'Lamp out at the gate' });
    const second = await reportedIssue(service, { title: 'Gate without light' });
    const cluster = await joinedWith(service, tab.staff, first, second);
    return { first, second, cluster };
  };
  const joinedWithOf = async (id: string) =>
    (
      await service.database.sql<{ is: string | null }>(
        'select duplicate_of as is from issues where id = $1',
        [id],
      )
    )[0]?.is;

  it('is by itself again in one act, from its page and from that of the issue it was joined with', async () => {
    for (const from of ['second', 'first'] as const) {
      const { first, second } = await merged();
      await tab.open(`/console/feed/${{ first, second }[from]}`);
      const other = from === 'first' ? 'Gate without light' : 'Lamp out at the gate';
      await page.getByRole('link', { name: other }).first().waitFor();
      expect(await page.getByText('A duplicate, which was merged into').count()).toBe(
        from === 'first' ? 0 : 1,
      );
      if (from === 'second') expect(await faultsOn(SCREENS, page)).toEqual([]);
      await pressButton(page, /^Undo the merge/);
      await noticed(page, 'Not merged any more: 2 issues');
      await page.getByRole('button', { name: /^Undo the merge/ }).waitFor({ state: 'detached' });
      await page.getByText(/^Merge undone by/).waitFor();
      expect(await joinedWithOf(second)).toBeNull();
    }
  });

  it('says so if somebody else has undone the merge, and shows it as it is', async () => {
    const { first, cluster } = await merged();
    await tab.open(`/console/feed/${first}`);
    await page.getByRole('button', { name: /^Undo the merge/ }).waitFor();
    await page.route(
      /\/undo$/,
      async (route) => {
        await tab.staff.api.post(`/api/admin/feed/duplicates/${cluster}/undo`, {});
        await route.continue();
      },
      { times: 1 },
    );
    await pressButton(page, /^Undo the merge/);
    await page.getByText(/not merged/i).waitFor();
    await page.getByRole('button', { name: /^Undo the merge/ }).waitFor({ state: 'detached' });
    expect(tab.complaints().splice(0)).toEqual([expect.stringContaining('status of 409')]);
  });
});
