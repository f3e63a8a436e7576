import type { Page } from 'playwright-core';
import { reportedIssue } from '../../../factories/issues';
import { attachedPost } from '../../../factories/media';
import { postedMessage } from '../../../factories/messages';
import { person } from '../../../factories/people';
import { faultsOn } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, noticed, pressButton } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

const SCREENS = [360, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Splitting an issue on its page. */
describeInBrowser('a split in the console', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  const given = eachInConsole();
  beforeEach(() => void ({ service, tab, page } = given()));

  const dialog = () => page.getByRole('dialog');
  const titleOf = (part: number) => dialog().getByLabel(`Title of part ${part}`);
  const choose = (label: RegExp, part: string) =>
    dialog().getByRole('combobox', { name: label }).selectOption({ label: part });
  /** The new issues of a split, in the order of its parts. */
  const parts = (of: string) =>
    service.database.sql(
      `select p.title, p.upvotes, p.message_count as messages,
              array(select m.id from media m where m.issue_id = p.id) as media
         from audit_records r, jsonb_array_elements(r.after -> 'parts') with ordinality part (value, at)
         join issues p on p.id = part.value ->> 'issueId'
        where r.action = 'issue.split' and r.target_id = $1 order by part.at`,
      [of],
    );

  it('moves what is chosen to each of its parts, in two acts', async () => {
    const [asha, ravi] = [await person(service), await person(service)];
    const id = await reportedIssue(service, { title: 'Lamp and bin at the corner', by: asha });
    await postedMessage(service, id, { by: ravi });
    const post = await attachedPost(service, id, asha);
    await service.tokenApi.as(ravi).post(`/api/issues/${id}/upvote`);
    await tab.open(`/console/feed/${id}`);
    await pressButton(page, 'Split', { exact: true });
    await dialog().getByText('1 message').waitFor();
    await titleOf(1).fill('Lamp out');
    await pressButton(dialog(), 'One more part');
    await titleOf(3).fill('Bench broken');
    await choose(/^Post 1/, 'Part 3: Bench broken');
    await choose(/^Message of/, 'Part 1: Lamp out');
    await choose(new RegExp(`^${ravi.name}, since`), 'Part 1: Lamp out');
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    await pressButton(dialog(), 'Split', { exact: true });
    await dialog().getByText('Write a title for part 2.').waitFor();
    await titleOf(2).fill('Bin is full');
    await pressButton(dialog(), 'Split', { exact: true });
    await noticed(page, 'Split into 3 more issues: Lamp and bin at the corner');
    await page.getByText(/^Split into 3 more issues by/).waitFor();
    expect(await parts(id)).toEqual([
      { title: 'Lamp out', upvotes: 1, messages: 1, media: [] },
      { title: 'Bin is full', upvotes: 0, messages: 0, media: [] },
      { title: 'Bench broken', upvotes: 0, messages: 0, media: [post] },
    ]);
  });

  it('of an issue that was joined meanwhile is refused, and loses nothing that was typed', async () => {
    const id = await reportedIssue(service, { title: 'Two lamps out' });
    await tab.open(`/console/feed/${id}`);
    await pressButton(page, 'Split', { exact: true });
    await titleOf(1).fill('Lamp at the gate');
    await titleOf(2).fill('Lamp at the bridge');
    await service.database.sql('update issues set hidden = true where id = $1', [id]);
    await pressButton(dialog(), 'Split', { exact: true });
    await dialog().getByRole('alert').waitFor();
    expect(await titleOf(2).inputValue()).toBe('Lamp at the bridge');
    expect(tab.complaints().splice(0)).toEqual([expect.stringContaining('status of 409')]);
  });
});
