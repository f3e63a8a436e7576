import type { Page } from 'playwright-core';
import { issuesForMp } from '../../../factories/escalations';
import { reportedIssue } from '../../../factories/issues';
import { violationsOf } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import {
  type ConsoleTab,
  noticed,
  pressButton,
  settled,
  unasked,
} from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

/** Everything is done by keyboard: the control has the focus and is used with a key. */
describeInBrowser('due dates in the console', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  const given = eachInConsole();
  beforeEach(() => void ({ service, tab, page } = given()));

  const toast = (text: string) => noticed(page, text);
  /** Waits until the form shows the category as selected. */
  const chosen = (category: string) =>
    page
      .locator('select[name=category] option:checked', { hasText: category })
      .waitFor({ state: 'attached' });
  const confirm = (name: string) => pressButton(page.getByRole('dialog'), name);

  it('puts a policy in force and ends it, saves working hours and holidays, and removes a holiday', async () => {
    await tab.open('/console/due-dates?city=pune');
    await pressButton(page, 'Add the policy');
    await page.locator('[name=hours][aria-invalid=true]').waitFor();
    await page.getByLabel('Category').selectOption('road');
    await page.getByLabel('Hours', { exact: true }).fill('24');
    await pressButton(page, 'Add the policy');
    await toast('The policy is in force');
    await pressButton(page, 'End the policy for category Roads, Pune');
    await confirm('End');
    await page.getByRole('cell', { name: /^until / }).waitFor();
    await unasked(page);
    expect(await violationsOf(page)).toEqual([]);
    await pressButton(page, 'Working hours', { exact: true });
    await page.getByLabel('Saturday').press('Space');
    await page.getByLabel('From').fill('09:30');
    await pressButton(page, 'Save the working hours');
    await toast('The working hours are saved');
    await pressButton(page, 'Holidays', { exact: true });
    await page.getByLabel('Day', { exact: true }).fill('2027-01-26');
    await page.getByLabel('Name of the holiday').fill('Republic Day');
    await pressButton(page, 'Add the holiday');
    await pressButton(page, 'Remove Republic Day');
    await page
      .getByRole('dialog')
      .getByText('2027-01-26 will no longer count as a holiday in due dates')
      .waitFor();
    await confirm('Remove');
    await page.getByText('The city has no holidays.').waitFor();
    await unasked(page);
    await pressButton(page, 'Undo');
    await page.getByRole('button', { name: 'Remove Republic Day' }).waitFor();
  });

  it('puts a policy in force for all cities without the ward chosen before', async () => {
    await tab.open('/console/due-dates?city=mumbai');
    const ward = page.getByLabel('Ward', { exact: true });
    await ward.selectOption('H/West');
    await page.getByLabel('Cities', { exact: true }).selectOption('all');
    expect(await ward.count()).toBe(0);
    await page.getByLabel('Category').selectOption('hygiene');
    await page.getByLabel('Hours', { exact: true }).fill('36');
    await pressButton(page, 'Add the policy');
    await toast('The policy is in force');
    await page
      .getByRole('button', { name: 'End the policy for category Hygiene & Sanitation, all cities' })
      .waitFor();
  });

  it('shows the working hours of the chosen city, even if those of another city are saved late', async () => {
    await tab.open('/console/due-dates?city=mumbai&tab=calendar');
    const days = page.getByRole('group', { name: 'Days of the week' });
    const ticked = await days.locator('input:checked').all();
    for (const box of ticked.reverse()) await box.press('Space');
    await pressButton(page, 'Save the working hours');
    await days.locator('.error', { hasText: /^Days of the week / }).waitFor();
    await days.locator('input:focus').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(tab.complaints().splice(0)).toEqual([expect.stringMatching(/status of 400/)]);
    await page.getByLabel('Sunday').press('Space');
    await page.getByLabel('From').fill('06:15');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resume) => (release = resume));
    await page.route('**/calendar/mumbai', async (route) => {
      await held;
      await route.continue();
    });
    await pressButton(page, 'Save the working hours');
    await page.getByLabel('City').selectOption('pune');
    await page.locator('[name=opens]:not([value="06:15"])').waitFor();
    await settled(page);
    release();
    await toast('The working hours are saved');
    expect(await page.getByLabel('From').inputValue()).not.toBe('06:15');
    await page.getByLabel('City').selectOption('mumbai');
    await page.getByText('Policies that count working hours').waitFor();
    await settled(page);
    expect(await page.getByLabel('From').inputValue()).toBe('06:15');
  });

  it('pauses the due date of an issue with a reason, ends the pause, and changes the category', async () => {
    const issue = await reportedIssue(service, { category: 'road' });
    await tab.open(`/console/feed/${issue}`);
    await pressButton(page, 'Pause the due date');
    await page.getByLabel('Until').fill('2020-01-01T10:00');
    await page.getByLabel('Reason').fill('The road is closed');
    await page.route(
      /pause-clock$/,
      async (route) => {
        // Escape does not close the dialog while its request is pending: a refusal and the typed text would be lost.
        for (let times = 0; times < 2; times++) await page.keyboard.press('Escape');
        await route.continue();
      },
      { times: 1 },
    );
    await confirm('Pause');
    await page.locator('[name=until][aria-invalid=true]').waitFor();
    expect(await page.getByLabel('Reason').inputValue()).toBe('The road is closed');
    tab.complaints().splice(0);
    const tomorrow = new Date(service.clock.now().getTime() + 86_400_000).toISOString().slice(0, 16);
    await page.getByLabel('Until').fill(tomorrow);
    expect(await violationsOf(page)).toEqual([]);
    await confirm('Pause');
    await page.getByText('The clock is paused.').waitFor();
    await page.getByText(/: The road is closed$/).waitFor();
    await unasked(page);
    await pressButton(page, 'End the pause');
    expect(await page.getByRole('dialog').textContent()).toContain('paused at most twice');
    await confirm('End the pause');
    await page.getByText('The clock runs.').waitFor();
    await unasked(page);
    await page.getByLabel('Category').selectOption('hygiene');
    await pressButton(page, 'Change the category');
    await toast('The category is Hygiene & Sanitation');
    await page.getByText(/· Garbage & filth/).waitFor();
    await page.keyboard.press('z');
    await toast('The category is Roads again');
    await page.getByText(/· Garbage & filth/).waitFor({ state: 'detached' });
    await chosen('Roads');
  });

  it('does not replace a category that a colleague has set meanwhile, and says so beside the field', async () => {
    const issue = await reportedIssue(service, { category: 'road' });
    await tab.open(`/console/feed/${issue}`);
    // A hidden page does not reload data: it does not know of the colleague’s change.
    await page.evaluate("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })");
    await tab.staff.api.post(`/api/admin/feed/issues/${issue}/category`, { category: 'traffic' });
    await page.getByLabel('Category').selectOption('hygiene');
    await pressButton(page, 'Change the category');
    await chosen('Traffic');
    await page.getByText('The category is Traffic by now').waitFor();
    expect(tab.complaints().splice(0)).toEqual([expect.stringMatching(/status of 409/) as string]);
  });

  it('escalates an issue that was escalated to the MLA, to the MP, with a reason', async () => {
    const issue = await reportedIssue(service);
    await tab.open(`/console/feed/${issue}`);
    await page.getByRole('button', { name: 'Pause the due date' }).waitFor();
    expect(await page.getByRole('button', { name: 'Escalate to the MP' }).count()).toBe(0);
    await issuesForMp(service, issue);
    await page.reload();
    await pressButton(page, 'Escalate to the MP');
    await page.getByRole('dialog').getByText('It cannot be undone.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Reason').fill('Nobody has answered');
    await confirm('Escalate to the MP');
    await toast('The issue was escalated to the MP');
    await page.getByText(/^Escalated to MP, Test parliament on /).waitFor();
    expect(await page.getByRole('button', { name: 'Escalate to the MP' }).count()).toBe(0);
  });
});
