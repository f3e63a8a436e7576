import type { Page } from 'playwright-core';
import { reportedIssue } from '../../../factories/issues';
import { violationsOf } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, noticed, pressButton } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

/** Everything is done by keyboard: the control has the focus and is used with a key. */
describeInBrowser('the page of personal data in texts', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  const given = eachInConsole({});
  beforeEach(() => void ({ service, tab, page } = given()));

  it('takes words out for a purpose, undoes that, and leaves what is public', async () => {
    const description = 'The lamp is dark since Monday, ask on 98765 43210 who lives there.';
    const issue = await reportedIssue(service, { title: 'A lamp to ask about', city: 'pune', description });
    const texts = () => service.database.sql('select description from issues where id = $1', [issue]);
    await tab.open('/console/findings?city=pune');
    await page.getByText('98765 43210').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await pressButton(page, 'Take out: 98765 43210');
    await pressButton(page.getByRole('dialog'), 'Take out');
    await noticed(page, 'Words taken out');
    expect(await texts()).toEqual([{ description: description.replace('98765 43210', '•••') }]);
    await page.getByText('Nothing was found that nobody has decided about.').waitFor();
    await pressButton(page, 'Undo');
    await pressButton(page, 'Leave: 98765 43210');
    await noticed(page, 'Left as it is');
    expect(await texts()).toEqual([{ description }]);
  });
});
