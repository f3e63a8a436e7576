import type { Page } from 'playwright-core';
import type { AssignmentRuleDto } from '../../../../src/admin-console/staff/assignment.dto';
import type { QueuePageDto } from '../../../../src/admin-console/staff/queue/queue.dto';
import type { TemplateDto } from '../../../../src/admin-console/staff/templates.dto';
import type { UnitDto } from '../../../../src/admin-console/staff/units.dto';
import { staffMember, type StaffMember } from '../../../factories/console';
import { reportedIssue } from '../../../factories/issues';
import { person } from '../../../factories/people';
import { unit } from '../../../factories/staff-units';
import { faultsOn } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, noticed, pressButton, settled } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import { Keyboard } from '../../../support/browser/keyboard';
import type { TestService } from '../../../support/service/service';

const SCREENS = [360, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** The pages of units, rules and templates, by keyboard. */
describeInBrowser('the set-up of city staff in the console', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  let staff: StaffMember;
  const given = eachInConsole();
  beforeEach(() => void ({ service, tab, page, staff } = given()));

  const list = async <Row>(path: string, city: string) =>
    (await staff.api.get<Row[]>(`/api/admin/${path}?cityId=${city}`)).body;
  const confirmed = async (name: string) => {
    await pressButton(page.getByRole('dialog'), name, { exact: true });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };

  it('makes a unit, changes it, gives it members, and deactivates it after a question', async () => {
    const colleague = await staffMember(service);
    await tab.open('/console/units?city=pune');
    const keyboard = new Keyboard(page);
    await keyboard.write('input[name=name]', 'Roads, Aundh');
    await keyboard.choose('select[name=kind]', 'ward_office');
    await page.keyboard.press('Enter');
    await pressButton(page, 'Add the unit');
    await noticed(page, 'Added: Roads, Aundh');
    await page.getByRole('link', { name: 'Roads, Aundh' }).press('Enter');
    await page.getByRole('heading', { name: 'Roads, Aundh' }).waitFor();
    await settled(page);
    await page.getByText('Name in other languages').press('Enter');
    await keyboard.write('input[name=mr]', 'रस्ते, औंध');
    await page.keyboard.press('Enter');
    await noticed(page, 'Roads, Aundh is saved');
    await page.getByRole('checkbox', { name: colleague.name, exact: true }).press('Space');
    await pressButton(page, 'Save the members');
    await noticed(page, 'The members of Roads, Aundh are saved');
    const [made] = await list<UnitDto>('units', 'pune');
    expect(made).toMatchObject({
      name: { en: 'Roads, Aundh', mr: 'रस्ते, औंध' },
      kind: 'ward_office',
      members: [colleague.id],
    });
    const { id: heir } = await unit(staff, { cityId: 'pune', name: 'Crew 9' });
    const held = await reportedIssue(service, { city: 'pune' });
    await staff.api.post(`/api/admin/feed/issues/${held}/assign`, { unitId: made!.id });
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    await page.reload();
    await page.getByRole('option', { name: 'Crew 9' }).waitFor({ state: 'attached' });
    await keyboard.choose('select[name=moveTo]', heir);
    await pressButton(page, 'Deactivate', { exact: true });
    await page
      .getByRole('dialog')
      .getByText('It holds 1 unfinished issue. Its issues go to Crew 9.')
      .waitFor();
    await confirmed('Deactivate');
    await noticed(page, 'Roads, Aundh is deactivated');
    const { body: queue } = await staff.api.get<QueuePageDto>(`/api/admin/queue?cityId=pune&holder=${heir}`);
    expect(queue.items.map(({ id }) => id)).toEqual([held]);
    expect((await list<UnitDto>('units', 'pune')).find(({ id }) => id === made!.id)).toMatchObject({
      active: false,
    });
    await page.getByRole('link', { name: 'All units' }).press('Enter');
    await page.getByRole('cell', { name: 'deactivated' }).waitFor();
    expect(await faultsOn(SCREENS, page)).toEqual([]);
  });

  it('adds a rule, applies it to unassigned issues after a preview, and removes it', async () => {
    const { id: unitId } = await unit(staff, { cityId: 'delhi', name: 'Crew 4' });
    await reportedIssue(service, { city: 'delhi', category: 'road' });
    await reportedIssue(service, { city: 'delhi', category: 'traffic' });
    await tab.open('/console/rules?city=delhi');
    const keyboard = new Keyboard(page);
    await keyboard.choose('select[name=category]', 'road');
    await keyboard.choose('select[name=unitId]', unitId);
    await pressButton(page, 'Add the rule');
    await noticed(page, 'The rule is in force');
    expect(await list<AssignmentRuleDto>('assignment-rules', 'delhi')).toMatchObject([
      { ward: null, category: 'road', unitId },
    ]);
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    await pressButton(page, /Apply to unassigned/);
    await page.getByRole('dialog', { name: 'Give 1 issue to units' }).waitFor();
    const heldIssues = async () =>
      (await staff.api.get<QueuePageDto>(`/api/admin/queue?cityId=delhi&holder=${unitId}`)).body.count;
    expect(await heldIssues()).toBe(0);
    await confirmed('Apply the rules');
    await noticed(page, '1 issue given to units');
    expect(await heldIssues()).toBe(1);
    await pressButton(page, 'Remove the rule for any ward, Roads');
    await confirmed('Remove');
    await noticed(page, 'The rule is removed');
    expect(await list('assignment-rules', 'delhi')).toEqual([]);
  });

  it('adds a template, shows it filled in for an issue, changes it, and removes it', async () => {
    const by = await person(service, { name: 'Meera Iyer' });
    await reportedIssue(service, { city: 'chennai', by, title: 'A lamp that is dark' });
    await tab.open('/console/templates?city=chennai');
    const keyboard = new Keyboard(page);
    await keyboard.write('input[name=name]', 'Planned');
    await keyboard.write('textarea[name=texts]', 'Dear {reporter}, {nobody}');
    await pressButton(page, 'Add the template');
    await page.getByText('has the unknown placeholder {nobody}').waitFor();
    expect(tab.complaints().splice(0)).toEqual([expect.stringContaining('status of 400')]);
    await page.locator('textarea[name=texts]').fill('Dear {reporter}, soon.');
    await page.getByText('Text in other languages').press('Enter');
    await keyboard.write('textarea[name=ta]', 'வணக்கம் {reporter}');
    await pressButton(page, 'Add the template');
    await noticed(page, 'Added: Planned');
    expect(await list<TemplateDto>('templates', 'chennai')).toMatchObject([
      { texts: { en: 'Dear {reporter}, soon.', ta: 'வணக்கம் {reporter}' }, category: null, active: true },
    ]);
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    await page.getByRole('link', { name: 'Planned' }).press('Enter');
    await page.getByRole('heading', { name: 'Preview' }).waitFor();
    await pressButton(page, 'Show');
    await page.getByText('Dear Meera, soon.').waitFor();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ta');
    await pressButton(page, 'Show');
    await page.getByText('வணக்கம் Meera').waitFor();
    await keyboard.choose('select[name=status]', 'progress');
    await pressButton(page, 'Save the template');
    await noticed(page, 'Planned is saved');
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    await pressButton(page, 'Deactivate');
    await noticed(page, 'Planned is not offered any more');
    expect(await list<TemplateDto>('templates', 'chennai')).toMatchObject([
      { status: 'progress', active: false },
    ]);
    await pressButton(page, 'Remove');
    await confirmed('Remove');
    await noticed(page, 'Removed: Planned');
    expect(await list('templates', 'chennai')).toEqual([]);
  });
});
