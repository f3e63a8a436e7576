import type { Page } from 'playwright-core';
import { staffMember, type StaffMember } from '../../../factories/console';
import { unit } from '../../../factories/staff-units';
import { faultsOn } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, noticed, openConsole, pressButton } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

const SCREENS = [360, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** What an account may do, on its page. */
describeInBrowser('the rights of an account', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  let staff: StaffMember;
  const given = eachInConsole({ CONSOLE_ACCESS: 'roles' });
  beforeEach(() => void ({ service, tab, page, staff } = given()));

  const rightsOf = async (id: string) => {
    const { body } = await staff.api.get<Array<{ id: string }>>('/api/admin/access/accounts');
    return body.find((each) => each.id === id);
  };
  const tick = async (name: string | RegExp) => {
    const box = page.getByRole('checkbox', { name, exact: true });
    await box.focus();
    await page.keyboard.press('Space');
  };

  it('are changed: only what differs is sent', async () => {
    const { id, name } = await staffMember(service, { role: 'reviewer', cityScope: ['mumbai'] });
    const crew = await unit(staff, { cityId: 'mumbai', name: 'Crew', members: [id] });
    await tab.open('/console/access');
    await page.getByRole('link', { name, exact: true }).press('Enter');
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    const link = page.getByRole('link', { name: 'Crew', exact: true });
    expect(await link.getAttribute('href')).toContain(`/console/units/${crew.id}`);
    await page.getByLabel('Role').selectOption('agent');
    await page.getByText('Wards of Mumbai').click();
    await tick(/^A, /);
    await tick('Roads');
    await tick(/may see contact data/);
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    // A colleague gives it another city meanwhile.
    await staff.api.patch(`/api/admin/access/accounts/${id}`, { cityScope: ['mumbai', 'pune'] });
    await pressButton(page, 'Save the rights');
    await noticed(page, `The rights of ${name} are saved`);
    expect(await rightsOf(id)).toMatchObject({
      ...{ role: 'agent', cityScope: ['mumbai', 'pune'], wards: ['A'], categories: ['road'], contacts: true },
    });
    await pressButton(page, 'Save the rights');
    await page.getByText('Nothing was changed.').waitFor();
  });

  it('say beside the wards that the cities have not all of them, and let these be taken away', async () => {
    const { id, name } = await staffMember(service, { cityScope: ['mumbai'], wards: ['A'], role: 'agent' });
    await tab.open(`/console/access/${id}`);
    await tick('Mumbai');
    await tick('Pune');
    await pressButton(page, 'Save the rights');
    await page.getByText('Wards have A, which is none of the cities').waitFor();
    expect(tab.complaints().splice(0)).toEqual([expect.stringMatching(/status of 400/)]);
    await tick('A');
    await pressButton(page, 'Save the rights');
    await noticed(page, `The rights of ${name} are saved`);
    expect(await rightsOf(id)).toMatchObject({ cityScope: ['pune'], wards: [] });
  });

  it('are shown to those who may not change them', async () => {
    const { id, name } = await staffMember(service, { role: 'contractor', wards: ['A'] });
    const auditor = await openConsole(
      given().browser,
      service,
      await staffMember(service, { role: 'auditor' }),
    );
    await auditor.open(`/console/access/${id}`);
    await auditor.page.getByRole('heading', { name, level: 1 }).waitFor();
    await auditor.page.getByText('Role: Contractor').waitFor();
    await auditor.page.getByText('Wards: A').waitFor();
    expect(await auditor.page.getByRole('button', { name: 'Save the rights' }).count()).toBe(0);
    await auditor.open('/console/access');
    expect(await auditor.page.getByRole('button', { name: /^(Deactivate|Activate)/ }).count()).toBe(0);
    expect(auditor.complaints()).toEqual([]);
    await auditor.close();
  });

  it('of an invitation may be wards and categories, too', async () => {
    await tab.open('/console/access?tab=invite');
    await page.getByLabel('Email of the new account').fill('crew@city.example');
    await page.getByLabel('Name', { exact: true }).fill('Crew');
    await page.getByLabel('Role').selectOption('contractor');
    await tick('Mumbai');
    await page.getByText('Wards of Mumbai').click();
    await tick(/^A, /);
    await tick('Roads');
    await pressButton(page.locator('form'), 'Invite', { exact: true });
    await page.getByRole('heading', { name: 'Send this link to crew@city.example' }).waitFor();
    const { body } = await staff.api.get('/api/admin/access/invitations');
    expect(body).toMatchObject([
      { email: 'crew@city.example', cityScope: ['mumbai'], wards: ['A'], categories: ['road'] },
    ]);
    // The link counts as not copied.
    await pressButton(page, 'Copy the link');
  });
});
