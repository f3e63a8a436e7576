import type { ConsoleRole } from '../../../../src/kernel/console';
import { staffMember } from '../../../factories/console';
import { reportedIssue } from '../../../factories/issues';
import { unit } from '../../../factories/staff-units';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, openConsole } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';

/** What the page of an issue offers by role: buttons, and whether the holder can be changed. */
const ON_ISSUE: ReadonlyArray<readonly [ConsoleRole, offered: string[], missing: string[], holds: boolean]> =
  [
    ['reviewer', ['Acknowledge (a)', 'Hide (h)', 'Note', 'Public answer'], [], true],
    ['agent', ['Acknowledge (a)', 'Note', 'Public answer'], ['Hide (h)', 'Pause the due date'], false],
    ['call_taker', ['Note'], ['Acknowledge (a)', 'Hide (h)', 'Public answer'], false],
    ['contractor', ['Acknowledge (a)', 'Note'], ['Hide (h)', 'Public answer'], false],
    ['auditor', [], ['Acknowledge (a)', 'Hide (h)', 'Note', 'Public answer'], false],
  ];
/** Pages with acts that an auditor may not use, and a text that shows that the page is there. */
const PAGES = [
  ['/console/units', 'Crew', 'Add the unit'],
  ['/console/rules', 'Of several rules', 'Add the rule'],
  ['/console/templates', 'Templates', 'Add the template'],
  ['/console/geography?tab=cities', 'Mumbai', 'Save Mumbai'],
  ['/console/configuration', 'Features', 'Save the hours'],
  ['/console/channels', 'Channels', 'Test'],
  ['/console/officials?tab=files', 'Kind of record', 'Check the file'],
  ['/console/outbound?tab=limits', 'Outbound', 'Save the limits'],
] as const;

/** With roles, pages do not offer what the service would refuse. */
describeInBrowser('the acts that the console offers', () => {
  const given = eachInConsole({ CONSOLE_ACCESS: 'roles' });
  let issueId: string;
  const tabOf = async (role: ConsoleRole): Promise<ConsoleTab> => {
    const { service, staff, browser } = given();
    const member = await staffMember(service, { role });
    const crew = await unit(staff, { cityId: 'mumbai', name: 'Crew', members: [member.id] });
    issueId = await reportedIssue(service, { city: 'mumbai' });
    await staff.api.post(`/api/admin/feed/issues/${issueId}/assign`, { unitId: crew.id });
    return openConsole(browser, service, member);
  };

  it.each(ON_ISSUE)('on the page of an issue to a %s', async (role, offered, missing, holds) => {
    const tab = await tabOf(role);
    await tab.open(`/console/queue/${issueId}?city=mumbai`);
    await tab.page.getByRole('heading', { name: 'Activity' }).waitFor();
    await tab.page.getByText('What citizens see').waitFor();
    const button = (name: string) => tab.page.locator('.detail').getByRole('button', { name, exact: true });
    for (const name of offered) await button(name).waitFor();
    for (const name of missing) expect([name, await button(name).count()]).toEqual([name, 0]);
    expect(await tab.page.locator('select[name="holder"]').isEnabled()).toBe(holds);
    await tab.page.keyboard.press('h');
    const answer = role === 'reviewer' ? 'Cancel' : 'Your role may not do this.';
    await tab.page.getByText(answer).first().waitFor();
    expect(tab.complaints()).toEqual([]);
    await tab.close();
  });

  it('to an auditor are none', async () => {
    const tab = await tabOf('auditor');
    for (const [path, shown, act] of PAGES) {
      await tab.open(path);
      await tab.page.locator('main').getByText(shown).first().waitFor();
      const offered = await tab.page.getByRole('button', { name: act }).count();
      expect([path, offered]).toEqual([path, 0]);
      await given().tab.open(path);
      await given()
        .page.getByRole('button', { name: act, includeHidden: true })
        .first()
        .waitFor({ state: 'attached' });
    }
    expect(tab.complaints()).toEqual([]);
    await tab.close();
  });
});
