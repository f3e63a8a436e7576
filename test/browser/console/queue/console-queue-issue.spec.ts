import type { Page } from 'playwright-core';
import type { StaffMember } from '../../../factories/console';
import { manyIssues, reportedIssue } from '../../../factories/issues';
import { person } from '../../../factories/people';
import { unit } from '../../../factories/staff-units';
import { violationsOf } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, noticed, pressButton, settled } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

const DESK = { width: 1440, height: 900 };

/** An issue beside its queue, and who has it. */
describeInBrowser('an issue of a queue', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  let staff: StaffMember;
  const given = eachInConsole();
  beforeEach(() => void ({ service, tab, page, staff } = given()));

  const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
  const current = () => page.locator('.queued [aria-current]').textContent();

  it('is beside the list from 1,200 px, and follows it by j and k, in the address', async () => {
    for (const title of ['Third in line', 'Second in line', 'First in line'])
      await reportedIssue(service, { title, city: 'pune' });
    await page.setViewportSize(DESK);
    await tab.open('/console/queue?city=pune&status=new');
    await page.keyboard.press('j');
    await heading('First in line');
    await settled(page);
    const [list, issue] = [page.locator('.queue-pane'), page.locator('.detail')];
    const [left, right] = [(await list.boundingBox())!, (await issue.boundingBox())!];
    expect(left.x + left.width).toBeLessThanOrEqual(right.x);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('j');
    await heading('Second in line');
    expect(await current()).toBe('Second in line');
    expect(new URL(page.url()).searchParams.get('status')).toBe('new');
    await page.reload();
    await heading('Second in line');
    await settled(page);
    expect(await current()).toBe('Second in line');
    await page.keyboard.press('k');
    await heading('First in line');
    await page.goBack();
    await heading('Second in line');
    await page.setViewportSize({ width: 1000, height: 800 });
    const [above, below] = [(await list.boundingBox())!, (await issue.boundingBox())!];
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(1000);
    await page.keyboard.press('u');
    await heading('Queue');
    await page.locator('a[data-issue]:focus', { hasText: 'Second in line' }).waitFor();
  });

  it('stays in the list after an act by key that takes it out of the queue, and the next follows', async () => {
    for (const title of ['Two more to do', 'One more to do', 'Soon done with']) {
      const id = await reportedIssue(service, { title, city: 'delhi' });
      await staff.api.post(`/api/admin/feed/issues/${id}/status`, { status: 'ack' });
    }
    await page.setViewportSize(DESK);
    await tab.open('/console/queue?city=delhi&status=ack');
    // The second key comes before the issue is loaded.
    await page.keyboard.press('j');
    expect(await current()).toBe('Soon done with');
    await page.keyboard.press('p');
    await noticed(page, 'In progress: Soon done with');
    await page.locator('.queue-name').getByText('2 issues', { exact: true }).waitFor();
    expect(await current()).toBe('Soon done with');
    await page.keyboard.press('j');
    await heading('One more to do');
    await page.getByRole('link', { name: 'Soon done with' }).waitFor({ state: 'detached' });
    await page.keyboard.press('z');
    await noticed(page, 'Undone: Soon done with');
    await page.getByRole('link', { name: 'Soon done with' }).waitFor();
  });

  it('continues on the next page, and back', async () => {
    await manyIssues(service, 52, { by: await person(service), city: 'chennai', title: 'Gate #' });
    await tab.open('/console/queue?city=chennai');
    await page.getByRole('link', { name: 'Gate 50', exact: true }).press('Enter');
    await heading('Gate 50');
    await settled(page);
    await page.keyboard.press('j');
    await heading('Gate 51');
    expect(page.url()).toContain('after=');
    await settled(page);
    await page.keyboard.press('k');
    await heading('Gate 50');
    expect(page.url()).not.toContain('after=');
  });

  it('is given to a unit, an account of it and nobody by one control, with undo', async () => {
    const roads = await unit(staff, { name: 'Roads of the west', members: [staff.id] });
    const id = await reportedIssue(service, { title: 'Whose is it', city: 'mumbai' });
    await tab.open(`/console/queue/${id}?city=mumbai&holder=none`);
    const choice = page.getByLabel('Unit or person');
    await choice.locator('option', { hasText: staff.name }).waitFor({ state: 'attached' });
    expect(await choice.locator('option:checked').textContent()).toBe('Nobody');
    await page.keyboard.press('s');
    expect(await page.evaluate('document.activeElement.name')).toBe('holder');
    await choice.selectOption({ label: 'Roads of the west' });
    await noticed(page, 'Given to Roads of the west: Whose is it');
    await choice.selectOption({ label: `${staff.name}, Roads of the west` });
    await noticed(page, `Given to ${staff.name}, Roads of the west: Whose is it`);
    const holderOf = async () =>
      (await staff.api.get<{ holder: object | null }>(`/api/admin/feed/issues/${id}`)).body.holder;
    expect(await holderOf()).toMatchObject({ unitId: roads.id, accountId: staff.id });
    await page.locator('h1').focus();
    await page.keyboard.press('z');
    await noticed(page, 'Undone: Whose is it');
    expect(await holderOf()).toMatchObject({ unitId: roads.id, accountId: null });
    await choice.selectOption({ label: 'Nobody' });
    await noticed(page, 'Nobody has it now: Whose is it');
    expect(await holderOf()).toBeNull();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('says who has it if a colleague was faster, who keeps it', async () => {
    await unit(staff, { cityId: 'kolkata', name: 'Lamps' });
    const drains = await unit(staff, { cityId: 'kolkata', name: 'Drains' });
    const id = await reportedIssue(service, { title: 'Wanted by two', city: 'kolkata' });
    await tab.open(`/console/queue/${id}?city=kolkata`);
    const choice = page.getByLabel('Unit or person');
    await choice.locator('option', { hasText: 'Lamps' }).waitFor({ state: 'attached' });
    // The page must not have read the change of the colleague.
    await page.route(`**/api/admin/feed/issues/${id}/assign`, async (route) => {
      await staff.api.post(`/api/admin/feed/issues/${id}/assign`, { unitId: drains.id });
      await route.continue();
    });
    await choice.selectOption({ label: 'Lamps' });
    await page.getByText('Not changed, as somebody else was faster. It is with: Drains').first().waitFor();
    await choice.locator('option:checked', { hasText: 'Drains' }).waitFor({ state: 'attached' });
    expect(tab.complaints().splice(0)).toEqual([expect.stringMatching(/status of 409/) as string]);
  });

  it('can be chosen for an act on several', async () => {
    await reportedIssue(service, { title: 'Chosen by a key', city: 'hyderabad' });
    await tab.open('/console/queue?city=hyderabad');
    await page.keyboard.press('j');
    await heading('Chosen by a key');
    await page.keyboard.press('x');
    await page.getByText('1 issue chosen').waitFor();
    await pressButton(page, 'Clear the selection');
    await page.getByText('1 issue chosen').waitFor({ state: 'detached' });
  });
});
