import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import type { ViewDto } from '../../../../src/admin-console/staff/queue/views.dto';
import type { StaffMember } from '../../../factories/console';
import { reportedIssue } from '../../../factories/issues';
import { savedView } from '../../../factories/staff-views';
import { unit } from '../../../factories/staff-units';
import { faultsOn } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, noticed, pressButton } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

const SCREENS = [360, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Views that are edited in place, and the files of queues. */
describeInBrowser('the views of a queue', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  let staff: StaffMember;
  const given = eachInConsole();
  beforeEach(() => void ({ service, tab, page, staff } = given()));

  const dialog = () => page.getByRole('dialog');
  const saved = async (city: string) =>
    (await staff.api.get<ViewDto[]>(`/api/admin/views?cityId=${city}`)).body.slice(6);
  const linked = () => page.locator('nav.modules div:has(> h2:text-is("Saved views")) a').allTextContents();

  it('are edited where they are shown: filters, order, columns, for whom, and place', async () => {
    const crew = await unit(staff, { cityId: 'pune', name: 'Crew 7', members: [staff.id] });
    for (const name of ['Alpha', 'Beta'])
      await savedView(staff, {
        cityId: 'pune',
        name,
        filters: { priority: [name === 'Alpha' ? 'low' : 'medium'] },
      });
    await savedView(staff, { cityId: 'pune', name: 'Urgent', filters: { priority: ['high'] } });
    await reportedIssue(service, {
      title: 'Of high priority',
      city: 'pune',
      priority: 'high',
      category: 'road',
    });
    await tab.open('/console/queue?city=pune&priority=high');
    await page.getByRole('heading', { name: 'Urgent', level: 1 }).waitFor();
    await pressButton(page, 'Edit the view …');
    await dialog().getByLabel('Name').fill('Urgent roads');
    await dialog().getByRole('option', { name: 'Crew 7' }).first().waitFor({ state: 'attached' });
    await dialog().getByLabel('For', { exact: true }).selectOption({ label: 'Crew 7' });
    await dialog().getByLabel('Place in the navigation').selectOption({ label: 'First of the saved views' });
    await dialog().getByRole('combobox', { name: 'Category' }).selectOption('road');
    await pressButton(dialog(), 'Remove the filter Priority: High');
    await dialog().getByRole('combobox', { name: 'Priority' }).selectOption('medium');
    await dialog().getByRole('combobox', { name: 'Priority' }).selectOption('high');
    await dialog().getByLabel('Order').selectOption('oldest');
    await dialog().getByText('Columns (8)').press('Enter');
    await dialog().getByRole('checkbox', { name: 'Ward' }).press('Space');
    await dialog().getByRole('checkbox', { name: 'Pincode' }).press('Space');
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    await pressButton(dialog(), 'Save');
    await noticed(page, 'Saved: Urgent roads');
    await page.getByRole('heading', { name: 'Urgent roads', level: 1 }).waitFor();
    expect(await saved('pune')).toMatchObject([
      {
        name: 'Urgent roads',
        scope: 'unit',
        unitId: crew.id,
        filters: { category: ['road'], priority: ['medium', 'high'] },
        sort: 'oldest',
        columns: ['number', 'title', 'status', 'category', 'pincode', 'dueAt', 'holder', 'state'],
      },
      { name: 'Alpha' },
      { name: 'Beta' },
    ]);
    expect(await linked()).toEqual(['Urgent roads', 'Alpha', 'Beta']);
    expect(await page.locator('.queued .where').textContent()).toMatch(/^Infrastructure · [0-9a-z]{6}$/);
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    await tab.open('/console?city=pune');
    await page.locator('nav.modules').getByText('Alpha').waitFor();
    for (const key of ['g', '2']) await page.keyboard.press(key);
    await page.getByRole('heading', { name: 'Alpha', level: 1 }).waitFor();
  });

  it('are put after another one, which moves only those that are in the way', async () => {
    for (const [at, name] of ['One', 'Two', 'Three'].entries())
      await savedView(staff, { cityId: 'delhi', name, position: 10 + at, filters: { q: name } });
    await tab.open('/console/queue?city=delhi&q=Three');
    await pressButton(page, 'Edit the view …');
    await dialog().getByLabel('Place in the navigation').selectOption({ label: 'After One' });
    await pressButton(dialog(), 'Save');
    await noticed(page, 'Saved: Three');
    expect((await saved('delhi')).map(({ name, position }) => [name, position])).toEqual([
      ['One', 10],
      ['Three', 11],
      ['Two', 12],
    ]);
    expect(await linked()).toEqual(['One', 'Three', 'Two']);
  });

  it('become files of their columns, or of all', async () => {
    await reportedIssue(service, { title: 'Exported, "quoted"', city: 'chennai', priority: 'high' });
    const filters = { priority: ['high'] };
    await savedView(staff, { cityId: 'chennai', name: 'A/B: urgent', filters, columns: ['number', 'title'] });
    await tab.open('/console/queue?city=chennai&priority=high');
    await pressButton(page, 'Export …');
    await dialog().getByLabel('Format').waitFor();
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    const [csv] = await Promise.all([page.waitForEvent('download'), pressButton(dialog(), 'Export')]);
    expect(csv.suggestedFilename()).toBe('A-B- urgent.csv');
    const lines = (await text(await csv.createReadStream())).split(/\r?\n/);
    expect(lines[0]).toBe('number,title');
    expect(lines[1]).toContain('"Exported, ""quoted"""');
    await noticed(page, 'Exported: A/B: urgent');
    await pressButton(page, 'Export …');
    await dialog().getByLabel('Columns').selectOption('all');
    const [all] = await Promise.all([page.waitForEvent('download'), pressButton(dialog(), 'Export')]);
    const [header] = (await text(await all.createReadStream())).split(/\r?\n/);
    expect(header?.split(',')).toHaveLength(17);
    await dialog().waitFor({ state: 'detached' });
    await pressButton(page, 'Export …');
    await dialog().getByLabel('Format').selectOption('xlsx');
    const [xlsx] = await Promise.all([page.waitForEvent('download'), pressButton(dialog(), 'Export')]);
    expect(xlsx.suggestedFilename()).toBe('A-B- urgent.xlsx');
    // A file of this format is a ZIP archive.
    expect((await text(await xlsx.createReadStream())).slice(0, 2)).toBe('PK');
  });

  it('say what to do if a file is refused or breaks off', async () => {
    const { id } = await savedView(staff, {
      cityId: 'kolkata',
      name: 'Roads',
      filters: { category: ['road'] },
    });
    await tab.open('/console/queue?city=kolkata&category=road');
    await pressButton(page, 'Export …');
    await page.route(/queue\/export$/, (route) => route.abort(), { times: 1 });
    await pressButton(dialog(), 'Export');
    await dialog().getByText('The file did not arrive as a whole, so it was not saved.').waitFor();
    await staff.api.delete(`/api/admin/views/${id}`);
    await pressButton(dialog(), 'Export');
    await dialog().getByText('Somebody has removed the view.').waitFor();
    expect(tab.complaints().splice(0)).toHaveLength(2);
  });
});
