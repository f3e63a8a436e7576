import type { Page } from 'playwright-core';
import type { CitySlug } from '../../../../src/kernel/cities';
import { reportedIssue } from '../../../factories/issues';
import { staffMember } from '../../../factories/console';
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
import { ResolutionFlow } from '../../../support/service/resolution';
import type { TestService } from '../../../support/service/service';

describeInBrowser('decisions in the console', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  const given = eachInConsole();
  beforeEach(() => void ({ service, tab, page } = given()));

  const confirm = (name: string) => pressButton(page.getByRole('dialog'), name);
  /** Creates a cluster of two issues. */
  const cluster = async (id: string, city: CitySlug) => {
    const members = [
      await reportedIssue(service, { title: 'Lamp out at the gate', city }),
      await reportedIssue(service, { title: 'Lamp out at the bridge', city }),
    ];
    await service.database.sql(
      `insert into duplicate_clusters (id, city, category, ward, members, first_at, last_at, created_at)
       values ($1, $2, 'Infrastructure', 'W', $3, now(), now(), now())`,
      [id, city, members],
    );
    return members;
  };
  const isDismissed = async (id: string) =>
    (
      await service.database.sql<{ is: boolean }>(
        'select dismissed_at is not null as is from duplicate_clusters where id = $1',
        [id],
      )
    )[0]?.is;

  it('mark issues as no duplicates, and undo that at once or later', async () => {
    await cluster('dup_apart', 'chennai');
    await tab.open('/console/duplicates?city=chennai');
    await page.locator('article h3').nth(1).waitFor();
    const dismiss = page.getByRole('button', { name: /^No duplicates/ });
    await pressButton(page, /^No duplicates/);
    await noticed(page, 'No duplicates: 2 issues');
    await page.getByText('No issues of this city seem to be the same.').waitFor();
    expect(await isDismissed('dup_apart')).toBe(true);
    await pressButton(page.locator('.toast'), /^Undo/);
    await dismiss.waitFor();
    expect(await isDismissed('dup_apart')).toBe(false);
    await pressButton(page, /^No duplicates/);
    await dismiss.waitFor({ state: 'detached' });
    await page.getByLabel('Also show decided ones').press('Space');
    await page.getByText('City staff decided that these are not duplicates.').waitFor();
    expect(await page.getByRole('button', { name: /^Merge/ }).count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await pressButton(page, /^Decide again/);
    await page.getByRole('button', { name: /^Merge 2 issues/ }).waitFor();
    expect(await isDismissed('dup_apart')).toBe(false);
  });

  it('do not dismiss a cluster that has grown since it was shown', async () => {
    const members = await cluster('dup_grew', 'hyderabad');
    const third = await reportedIssue(service, { title: 'Lamp out, found since', city: 'hyderabad' });
    await tab.open('/console/duplicates?city=hyderabad');
    await page.locator('article h3').nth(1).waitFor();
    await service.database.sql(`update duplicate_clusters set members = $1 where id = 'dup_grew'`, [
      [...members, third],
    ]);
    await pressButton(page, /^No duplicates/);
    await page.getByText('The cluster has changed: it has 3 issues now. Nothing was dismissed').waitFor();
    await page.getByRole('button', { name: /^Merge 3 issues/ }).waitFor();
    expect(await isDismissed('dup_grew')).toBe(false);
    tab.complaints().splice(0);
  });

  it('are found in the audit log from the issue and with the offered filters, and link back to the issue', async () => {
    const id = await reportedIssue(service, { title: 'Pinned and shown' });
    await tab.staff.api.post(`/api/admin/feed/issues/${id}/toggle-pinned`);
    await tab.staff.api.post(`/api/admin/feed/issues/${id}/reassign`);
    await tab.open(`/console/feed/${id}`);
    await page.getByRole('link', { name: 'Records in the audit log' }).press('Enter');
    await page.getByRole('heading', { name: 'Audit log' }).waitFor();
    await settled(page);
    const rows = page.getByRole('table', { name: 'Audit records' }).locator('tbody tr');
    expect(await rows.count()).toBe(2);
    expect(await page.getByLabel('Id of the target').inputValue()).toBe(id);
    const action = page.getByLabel('Action');
    const offered = await action.evaluate((field: HTMLInputElement) =>
      Array.from(field.list!.options, ({ value }) => value),
    );
    expect(offered).toContain('issue.toggle_pinned');
    expect(offered).not.toContain('geo.update_ward');
    expect(await violationsOf(page)).toEqual([]);
    await action.fill('issue.toggle_pinned');
    await pressButton(page, 'Filter the log');
    await rows.nth(1).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: `issue ${id}`, exact: true }).press('Enter');
    await page.getByRole('heading', { name: 'Pinned and shown' }).waitFor();
  });

  it('reopen an issue as its reporter asks, without naming that a change by somebody else', async () => {
    const flow = new ResolutionFlow(service);
    await flow.renew();
    await flow.resolved();
    await flow.requested();
    await tab.open(`/console/feed/${flow.issue}`);
    await pressButton(page, /^Approve the request of/);
    await noticed(page, 'The issue is open again');
    await page.getByText('New', { exact: true }).first().waitFor();
    await page.getByText(/^Request to reopen approved by/).waitFor();
    expect(await page.locator('.toast').allTextContents()).not.toContainEqual(
      expect.stringContaining('changed elsewhere'),
    );
    expect(await violationsOf(page)).toEqual([]);
  });

  it('withdraw an invitation sent by mistake, so that its link no longer works', async () => {
    await tab.open('/console/access?tab=invite');
    await page.getByText('There are no open invitations.').waitFor();
    await page.getByLabel('Email of the new account').fill('mistaken@city.example');
    await page.getByLabel('Name', { exact: true }).fill('Somebody Else');
    await page.getByLabel('Role').selectOption('super_admin');
    await page.locator('form button[type=submit]', { hasText: 'Invite' }).press('Enter');
    await page.getByRole('heading', { name: 'Send this link to mistaken@city.example' }).waitFor();
    const table = page.getByRole('table', { name: 'Open invitations' });
    expect(await table.locator('tbody tr').textContent()).toContain('Super admin');
    expect(await violationsOf(page)).toEqual([]);
    await pressButton(page, 'Withdraw the invitation of mistaken@city.example');
    expect(await page.getByRole('dialog').textContent()).toContain('The link sent to mistaken@city.example');
    // A newer invitation by a colleague is not the one the question was about.
    await tab.staff.api.post('/api/admin/access/invite', {
      email: 'mistaken@city.example',
      name: 'Somebody Else',
      role: 'reviewer',
    });
    await confirm('Withdraw');
    await page.getByRole('dialog').getByText('There is another invitation of this email by now').waitFor();
    await table.locator('tbody tr', { hasText: 'Reviewer' }).waitFor();
    expect(tab.complaints().splice(0)).toEqual([expect.stringMatching(/status of 409/)]);
    await page.keyboard.press('Escape');
    await unasked(page);
    await pressButton(page, 'Withdraw the invitation of mistaken@city.example');
    await confirm('Withdraw');
    await noticed(page, 'Withdrawn: the invitation of mistaken@city.example');
    await unasked(page);
    await page.getByText('There are no open invitations.').waitFor();
    expect(await page.getByRole('heading', { name: /^Send this link/ }).count()).toBe(0);
  });

  it('about invitations are offered only to super admins', async () => {
    const { cookie } = await staffMember(service, { role: 'city_admin' });
    await page
      .context()
      .addCookies([
        { name: 'admin_session', value: cookie.split('=')[1]!, domain: '127.0.0.1', path: '/api/admin' },
      ]);
    await tab.open('/console/access?tab=invite');
    await page.getByText('Only a super admin invites people and registers clients.').waitFor();
    expect(await page.getByRole('button', { name: 'Invite', exact: true }).count()).toBe(0);
    expect(await page.getByLabel('Email of the new account').count()).toBe(0);
  });
});
