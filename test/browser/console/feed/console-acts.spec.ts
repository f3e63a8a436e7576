import type { Browser, Page } from 'playwright-core';
import type { StaffMember } from '../../../factories/console';
import { raisedFlag } from '../../../factories/flags';
import { reportedIssue } from '../../../factories/issues';
import { person } from '../../../factories/people';
import { describeInBrowser, openTab } from '../../../support/browser/browser';
import { type ConsoleTab, noticed, pressButton, settled } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

/** Actions that no other spec covers, each done once by keyboard. */
describeInBrowser('actions of the console by keyboard', () => {
  let service: TestService;
  let browser: Browser;
  let tab: ConsoleTab;
  let page: Page;
  let staff: StaffMember;
  const given = eachInConsole();
  beforeEach(() => void ({ service, browser, tab, page, staff } = given()));

  const toast = (text: string) => noticed(page, text);
  const press = (name: string) => pressButton(page, name, { exact: true });
  const confirm = async (name: string) => {
    await pressButton(page.getByRole('dialog'), name);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  const issueOf = async (id: string) =>
    (await staff.api.get<Record<string, unknown>>(`/api/admin/feed/issues/${id}`)).body;

  it('reassign an issue, mark it closed and escalated, pause its old label, and mark it overdue', async () => {
    const id = await reportedIssue(service, { title: 'With all marks', city: 'pune' });
    await tab.open(`/console/feed/${id}?city=delhi`);
    await page.getByLabel('City').and(page.locator('select')).locator('option[value=pune]:checked').waitFor({
      state: 'attached',
    });
    expect(await page.getByRole('link', { name: /^What citizens see/ }).getAttribute('href')).toBe(
      `/pune/issues/${id}`,
    );
    await press('Reassign to Local Police');
    await toast('Reassigned to Local Police');
    await page.locator('summary', { hasText: 'More' }).press('Enter');
    for (const [set, unset] of [
      ['Old label: closed', 'Old label: not closed'],
      ['Old label: pause', 'Old label: resume'],
      ['Old label: escalated', 'Old label: not escalated'],
    ] as const) {
      await press(set);
      await page.getByRole('button', { name: unset, disabled: false }).waitFor();
    }
    await page.keyboard.press('o');
    await page.keyboard.type('Nobody came');
    await page.keyboard.press('Enter');
    await toast('Marked overdue: With all marks');
    expect(await issueOf(id)).toMatchObject({
      chainRoleOverride: 'Local Police',
      closed: true,
      slaPaused: true,
      forced: true,
      status: 'overdue',
    });
  });

  it('run one after the other in the feed, however quickly keys are pressed', async () => {
    for (const title of ['Second by key', 'First by key'])
      await reportedIssue(service, { title, city: 'chennai' });
    await page.route(
      /\/status$/,
      async (route) => {
        // The first action is still running when the second is requested.
        for (const key of ['j', 'a']) await page.keyboard.press(key);
        await route.continue();
      },
      { times: 1 },
    );
    await tab.open('/console/feed?city=chennai');
    for (const key of ['j', 'a']) await page.keyboard.press(key);
    await toast('Acknowledged: First by key');
    await toast('Acknowledged: Second by key');
  });

  it('are undone only after pending actions on the same issue', async () => {
    const id = await reportedIssue(service, { title: 'Taken back in turn', city: 'delhi' });
    await staff.api.post(`/api/admin/feed/issues/${id}/status`, { status: 'progress' });
    await tab.open('/console/feed?city=delhi');
    for (const key of ['j', 'a']) await page.keyboard.press(key);
    await toast('Acknowledged: Taken back in turn');
    const calls: string[] = [];
    const nameOf = (url: string) => new URL(url).pathname.split('/').at(-1)!;
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(`${nameOf(request.url())} asked`);
    });
    page.on('response', (response) => {
      if (response.request().method() === 'POST') calls.push(`${nameOf(response.url())} answered`);
    });
    await page.route(
      /toggle-pinned$/,
      async (route) => {
        const acknowledged = page.locator('.toast', { hasText: 'Acknowledged' });
        await acknowledged.getByRole('button', { name: 'Undo', exact: true }).click();
        await acknowledged.waitFor({ state: 'detached' });
        await route.continue();
      },
      { times: 1 },
    );
    await page.keyboard.press('i');
    await toast('Undone: Taken back in turn');
    expect(calls).toEqual([
      'toggle-pinned asked',
      'toggle-pinned answered',
      'status asked',
      'status answered',
    ]);
    expect(await issueOf(id)).toMatchObject({ status: 'progress', pinned: true });
  });

  it('warn the author for one flag, and ban the person reported by another', async () => {
    const by = await person(service, { name: 'Rude Person' });
    const issue = await reportedIssue(service, { title: 'To be warned of', by });
    await raisedFlag(service, `/api/issues/${issue}`, { reason: 'spam' });
    await raisedFlag(service, `/api/users/${by.id}`, { reason: 'abuse' });
    await tab.open('/console/flags');
    await press('Warn: Issue To be warned of');
    await confirm('Warn');
    await toast('Decided: warned');
    await press('Ban: Reporter profile Rude Person');
    await confirm('Ban');
    await toast('Decided: banned');
  });

  it('show the flag named in the address even if the list does not contain it', async () => {
    const issue = await reportedIssue(service, { title: 'Flagged long ago' });
    const flag = await raisedFlag(service, `/api/issues/${issue}`, { reason: 'spam' });
    await page.route(/\/api\/admin\/feed\/flags(\?|$)/, (route) => route.fulfill({ json: [] }));
    await tab.open(`/console/flags?flag=${flag}`);
    await page.getByRole('dialog').getByText('Flagged long ago').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('mark one notification as read, then all', async () => {
    const titles = ['One is read', 'Two are read', 'All are read'];
    for (const [index, title] of titles.entries())
      await service.database.sql(
        `insert into notifications (id, kind, title, target_type, target_id, created_at)
         values ('ntf_' || $1, 'channel_degraded', $2, 'channel', 'photo', now())`,
        [index, title],
      );
    await tab.open('/console/notifications?unread=true');
    await press(`Mark as read: ${titles[0]!}`);
    await page.getByText(titles[0]!).waitFor({ state: 'detached' });
    await press('Mark all as read');
    await page.getByRole('dialog').getByText('for all accounts').waitFor();
    await confirm('Mark all as read');
    await toast('marked as read');
    await page.getByText('There are no notifications.').waitFor();
  });

  it('invite twice, keep the link of the first if the second is refused, and accept the invitation', async () => {
    await tab.open('/console/access?tab=invite');
    const invite = async (email: string) => {
      await page.getByLabel('Email of the new account').fill(email);
      await page.getByLabel('Name').fill('By Keyboard');
      await pressButton(page.locator('main form'), 'Invite');
    };
    await invite('by-keyboard@city.example');
    const shown = page.getByRole('region', { name: 'Send this link to by-keyboard@city.example' });
    const link = (await shown.locator('code').textContent())!;
    await invite('no address');
    await page.locator('[name=email][aria-invalid=true]').waitFor();
    expect(await shown.locator('code').textContent()).toBe(link);
    const other = tab.complaints().splice(0);
    expect(other.filter((text) => !/status of 400/.test(text))).toEqual([]);
    const guest = await openTab(browser, service.url);
    await guest.page.goto(link);
    await guest.page.getByLabel('New password').fill('long enough to be kept');
    await guest.page.keyboard.press('Enter');
    await guest.page.getByRole('link', { name: 'Continue to the console' }).press('Enter');
    await guest.page.getByLabel('Email').fill('by-keyboard@city.example');
    await guest.page.getByLabel('Password').fill('long enough to be kept');
    await guest.page.keyboard.press('Enter');
    await guest.page.getByText('By Keyboard').waitFor();
    await settled(guest.page);
    await guest.close();
  });
});
