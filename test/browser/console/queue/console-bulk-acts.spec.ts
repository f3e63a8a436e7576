import type { Page } from 'playwright-core';
import type { QueuePageDto } from '../../../../src/admin-console/staff/queue/queue.dto';
import type { StaffMember } from '../../../factories/console';
import { manyIssues, reportedIssue } from '../../../factories/issues';
import { person } from '../../../factories/people';
import { savedView } from '../../../factories/staff-views';
import { unit } from '../../../factories/staff-units';
import { faultsOn } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, noticed, pressButton } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import { runJob } from '../../../support/service/run-job';
import type { TestService } from '../../../support/service/service';

const SCREENS = [360, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Acts on chosen issues and on all of a view. */
describeInBrowser('acts on many issues of a queue', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  let staff: StaffMember;
  const given = eachInConsole();
  beforeEach(() => void ({ service, tab, page, staff } = given()));

  const dialog = () => page.getByRole('dialog');
  const found = async (query: string) =>
    (await staff.api.get<QueuePageDto>(`/api/admin/queue?${query}`)).body;
  /** Chooses all issues of the page and opens the dialog. */
  const changing = async (city: string) => {
    await tab.open(`/console/queue?city=${city}`);
    await page.getByLabel('Choose all of this page').press('Space');
    await pressButton(page, 'Change …', { exact: true });
    await dialog().getByLabel('What to do').waitFor();
  };

  it('give chosen issues to a unit after a preview, with one undo', async () => {
    const crew = await unit(staff, { cityId: 'pune', name: 'Crew 7' });
    for (const title of ['First of three', 'Second of three', 'Third of three'])
      await reportedIssue(service, { title, city: 'pune' });
    await changing('pune');
    await dialog().getByRole('option', { name: 'Crew 7' }).waitFor({ state: 'attached' });
    await dialog().getByLabel('Unit or person').selectOption({ label: 'Crew 7' });
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    await pressButton(dialog(), 'Preview');
    await dialog().getByText('All 3 issues would be changed.').waitFor();
    expect((await found(`cityId=pune&holder=${crew.id}`)).count).toBe(0);
    await pressButton(dialog(), 'Change 3 issues');
    await noticed(page, 'Holder changed: 3 issues');
    expect((await found(`cityId=pune&holder=${crew.id}`)).count).toBe(3);
    expect(await page.getByText('issues chosen').count()).toBe(0);
    await page.keyboard.press('z');
    await noticed(page, 'Undone: 3 issues');
    expect((await found(`cityId=pune&holder=${crew.id}`)).count).toBe(0);
  });

  it('say which issues would stay as they are and why, and afterwards which were refused', async () => {
    for (const [title, status] of [
      ['Begun before', 'progress'],
      ['Not begun yet', 'ack'],
    ] as const) {
      const id = await reportedIssue(service, { title, city: 'delhi' });
      await staff.api.post(`/api/admin/feed/issues/${id}/status`, { status });
    }
    await changing('delhi');
    await dialog().getByLabel('What to do').selectOption('status');
    await pressButton(dialog(), 'Preview');
    await dialog().getByText('Status must be chosen').waitFor();
    await dialog().getByLabel('Status').selectOption('progress');
    await pressButton(dialog(), 'Preview');
    await dialog().getByText('1 of 2 issues').waitFor();
    await dialog().getByRole('link', { name: 'Begun before' }).waitFor();
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    await pressButton(dialog(), 'Change 1 issue');
    await dialog().getByText('Status set: 1 issue, 1 issue refused').waitFor();
    await dialog().getByRole('link', { name: 'Begun before' }).waitFor();
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    await pressButton(dialog(), 'Undo');
    await dialog().getByText('Undone: 1 issue').waitFor();
    await pressButton(dialog(), 'Close');
    expect((await found('cityId=delhi&status=ack')).items.map(({ title }) => title)).toEqual([
      'Not begun yet',
    ]);
  });

  it('change all issues of a view by a job, whose progress is shown and which can be stopped', async () => {
    await manyIssues(service, 40, { by: await person(service), city: 'chennai', title: 'Gate #' });
    await savedView(staff, { cityId: 'chennai', name: 'Low ones', filters: { priority: ['low'] } });
    await tab.open('/console/queue?city=chennai&priority=low');
    await page.getByRole('heading', { name: 'Low ones', level: 1 }).waitFor();
    // As if another instance ran the job, which otherwise begins at once.
    await service.database.sql(
      `insert into jobs (name, leased_until) values ('bulk-acts', '9999-01-01')
           on conflict (name) do update set leased_until = excluded.leased_until`,
    );
    await pressButton(page, 'Change all …');
    await dialog().getByLabel('What to do').selectOption('priority');
    await dialog().getByLabel('Priority').selectOption('high');
    expect(await dialog().getByLabel('Which issues').locator('option').allTextContents()).toEqual([
      'All issues of Low ones',
    ]);
    await pressButton(dialog(), 'Preview');
    await pressButton(dialog(), 'Change 40 issues');
    await dialog().getByText('0 of 40 issues').waitFor();
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    await pressButton(dialog(), 'Stop');
    await dialog().getByText('Priority changed: 0 issues. Stopped: 40 issues stay as they were').waitFor();
    await pressButton(dialog(), 'Close');
    await dialog().waitFor({ state: 'detached' });
    await pressButton(page, 'Change all …');
    await dialog().getByLabel('What to do').selectOption('priority');
    await dialog().getByLabel('Priority').selectOption('high');
    await pressButton(dialog(), 'Preview');
    await pressButton(dialog(), 'Change 40 issues');
    await pressButton(dialog(), 'Go on in the background');
    await dialog().waitFor({ state: 'detached' });
    // A run ends before the act on a slow machine.
    const isDone = async () => ((await runJob(service, 'bulk-acts')) as { left: number }).left === 0;
    while (!(await isDone()));
    await noticed(page, 'Priority changed: 40 issues');
    expect((await found('cityId=chennai&priority=high')).count).toBe(40);
  });

  it('write a note on each, which says that it cannot be undone, and ask for a photo', async () => {
    await reportedIssue(service, { title: 'To be noted', city: 'kolkata' });
    await changing('kolkata');
    await dialog().getByLabel('What to do').selectOption('note');
    await dialog().getByLabel('Note').fill('Tender is out.');
    await pressButton(dialog(), 'Preview');
    await pressButton(dialog(), 'Change 1 issue');
    await noticed(page, 'Note written: 1 issue');
    expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
    await page.getByLabel('Choose all of this page').press('Space');
    await pressButton(page, 'Change …', { exact: true });
    await dialog().getByLabel('What to do').selectOption('ask_photo');
    await dialog().getByText('Everybody sees the question').waitFor();
    await pressButton(dialog(), 'Preview');
    await pressButton(dialog(), 'Change 1 issue');
    await noticed(page, 'Asked for a photo: 1 issue');
  });
});
