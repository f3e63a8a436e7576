import type { Page } from 'playwright-core';
import type { StaffMember } from '../../../factories/console';
import { faultsOn } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, noticed, pressButton } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import { Keyboard } from '../../../support/browser/keyboard';

const SCREENS = [{ width: 360 }, { width: 1440 }];

describeInBrowser('the mails to city staff in the console', () => {
  let tab: ConsoleTab;
  let page: Page;
  let staff: StaffMember;
  const given = eachInConsole();
  beforeEach(() => void ({ tab, page, staff } = given()));

  it('about issues that one holds are chosen among the notifications', async () => {
    await tab.open('/console/notifications');
    await page.locator('select[name=holderMail]').waitFor();
    await new Keyboard(page).choose('select[name=holderMail]', 'at_once');
    await noticed(page, 'a mail at once');
    expect((await staff.api.get('/api/admin/notifications/settings')).body).toEqual({
      holderMail: 'at_once',
    });
    expect(await faultsOn(SCREENS, page)).toEqual([]);
  });

  it('with the weekly report of a view are given to accounts', async () => {
    await tab.open('/console/reports/viw_late?city=pune');
    await page.getByRole('checkbox', { name: staff.name, exact: true }).press('Space');
    await pressButton(page, 'Save', { exact: true });
    await noticed(page, 'Who gets Late is saved');
    expect((await staff.api.get('/api/admin/views/viw_late/report?cityId=pune')).body).toEqual({
      accountIds: [staff.id],
    });
    expect(await faultsOn(SCREENS, page)).toEqual([]);
  });
});
