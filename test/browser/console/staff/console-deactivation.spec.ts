import type { Page } from 'playwright-core';
import type { QueuePageDto } from '../../../../src/admin-console/staff/queue/queue.dto';
import { staffMember, type StaffMember } from '../../../factories/console';
import { reportedIssue } from '../../../factories/issues';
import { unit } from '../../../factories/staff-units';
import { faultsOn } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, noticed, pressButton } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

const SCREENS = [360, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Deactivating an account that holds issues. */
describeInBrowser('the deactivation of an account', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  let staff: StaffMember;
  const given = eachInConsole();
  beforeEach(() => void ({ service, tab, page, staff } = given()));

  /** A colleague who holds an issue of a city, and a unit there. */
  const holding = async (cityId: 'pune' | 'delhi') => {
    const colleague = await staffMember(service);
    const crew = await unit(staff, { cityId, name: `Crew of ${cityId}`, members: [colleague.id] });
    const id = await reportedIssue(service, { city: cityId });
    await staff.api.post(`/api/admin/feed/issues/${id}/assign`, {
      unitId: crew.id,
      accountId: colleague.id,
    });
    return { colleague, crew, id };
  };
  const dialog = () => page.getByRole('dialog');
  const heldBy = async (cityId: string, holder: string) =>
    (await staff.api.get<QueuePageDto>(`/api/admin/queue?cityId=${cityId}&holder=${holder}`)).body.items.map(
      ({ id }) => id,
    );
  /** Begins it, and waits until it is asked who gets the issues. */
  const asked = async ({ name }: StaffMember) => {
    await tab.open('/console/access');
    await pressButton(page, `Deactivate ${name}`);
    await pressButton(dialog(), 'Deactivate');
    await dialog().getByText(`${name} holds 1 issue, finished ones included.`).waitFor();
    expect(tab.complaints().splice(0)).toEqual([expect.stringContaining('status of 409')]);
  };

  it('asks who gets its issues, and gives them', async () => {
    const { colleague, crew, id } = await holding('pune');
    await asked(colleague);
    await pressButton(dialog(), 'Deactivate');
    await dialog().getByText('Unit or person must be chosen').waitFor();
    await dialog().getByRole('option', { name: 'Crew of pune', exact: true }).waitFor({ state: 'attached' });
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    expect(await dialog().getByRole('option', { name: colleague.name }).count()).toBe(0);
    await dialog().getByLabel('Unit or person').selectOption({ label: 'Crew of pune' });
    await pressButton(dialog(), 'Deactivate');
    await noticed(page, `${colleague.name} is deactivated`);
    await page.getByRole('button', { name: `Activate ${colleague.name}` }).waitFor();
    expect(await heldBy('pune', crew.id)).toEqual([id]);
  });

  it('says if a unit is of another city, and leaves them without a holder if that is asked for', async () => {
    const { colleague, id } = await holding('delhi');
    await unit(staff, { cityId: 'chennai', name: 'Crew of elsewhere' });
    await asked(colleague);
    const choice = dialog().getByLabel('Unit or person');
    await choice.selectOption({ label: 'Crew of elsewhere' });
    await pressButton(dialog(), 'Deactivate');
    await dialog()
      .getByText('cannot get all of them: some are of another city. Nothing was changed.')
      .waitFor();
    expect(tab.complaints().splice(0)).toEqual([expect.stringContaining('status of 400')]);
    await choice.selectOption({ label: 'Leave them without a holder' });
    await pressButton(dialog(), 'Deactivate');
    await noticed(page, `${colleague.name} is deactivated`);
    expect(await heldBy('delhi', 'none')).toEqual([id]);
  });
});
