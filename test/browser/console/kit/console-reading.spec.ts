import type { Page } from 'playwright-core';
import { addedRecord, refusedMail } from '../../../factories/accountability';
import { staffMember } from '../../../factories/console';
import { raisedFlag } from '../../../factories/flags';
import { reportedIssue } from '../../../factories/issues';
import { person } from '../../../factories/people';
import { violationsOf } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, noticed, pressButton, settled } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

describeInBrowser('the console, when it reads data', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  const given = eachInConsole();
  beforeEach(() => void ({ service, tab, page } = given()));

  it('refuses a response that does not come from the service', async () => {
    await page.route('**/api/admin/ops/queues', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Sign in to the network</p>' }),
    );
    await tab.open('/console/operations');
    await page.getByText('The response did not come from the service. Try again.').waitFor();
  });

  it('refuses an invalid time in the address', async () => {
    await tab.open('/console/audit?from=abc');
    await page.locator('[name=from][aria-invalid=true]').waitFor();
    await page.getByText('From must be a date and time').waitFor();
  });

  it('names a ward of the address even if that ward does not exist', async () => {
    await tab.open('/console/feed?ward=NOWHERE');
    const chosen = page.getByLabel('Ward').locator('option:checked');
    await chosen.filter({ hasText: 'NOWHERE (no ward)' }).waitFor({ state: 'attached' });
  });

  it('shows a notification of a kind that was added to the service after the tab was opened', async () => {
    const list = /\/api\/admin\/notifications(\?|$)/;
    const known = {
      id: 'ntf_1',
      kind: 'comet_seen',
      title: 'A comet was seen',
      createdAt: '2027-03-03T06:30:00Z',
    };
    const body = [{ ...known, targetType: 'comet', targetId: 'cmt_1', readAt: null, readBy: null }];
    await page.route(list, (route) => route.fulfill({ json: body }));
    await tab.open('/console/notifications');
    await page.getByRole('cell', { name: 'comet_seen' }).waitFor();
    await page.unroute(list);
  });

  it('says if the message of a notification is older than the messages of the log', async () => {
    const log = /\/delivery-logs$/;
    const message = {
      id: 'out_1',
      channel: 'chat',
      toMasked: '98…10',
      templateKey: 'status_ack',
      status: 'sent',
    };
    const times = { createdAt: '2027-03-03T06:30:00Z', deliveredAt: null, readAt: null };
    const shown = [{ ...message, ...times, providerRef: '', errorCode: null }];
    await page.route(log, (route) => route.fulfill({ json: shown }));
    const older = page.getByText('is not among the newest 50');
    await tab.open('/console/outbound?row=out_1');
    await page.getByRole('cell', { name: '98…10' }).waitFor();
    await page.getByRole('cell', { name: 'Chat' }).waitFor();
    await page.getByRole('cell', { name: 'Acknowledged' }).waitFor();
    expect(await older.count()).toBe(0);
    await tab.open('/console/outbound?row=out_0');
    await older.waitFor();
    await page.unroute(log);
  });

  it('leads from a notification to its flag, in the same city', async () => {
    const issue = await reportedIssue(service, { title: 'Told of once', city: 'pune' });
    await raisedFlag(service, `/api/issues/${issue}`, { reason: 'abuse' });
    await tab.open('/console/notifications?city=pune');
    await page.getByRole('link', { name: 'New flag' }).press('Enter');
    await page.getByRole('dialog').getByText('What the reports say').waitFor();
    expect(new URL(page.url()).searchParams.get('city')).toBe('pune');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('leads from a notification to an official of any city, to whom letters are sent again', async () => {
    const id = await addedRecord(service, 'officials', { name: 'Meera', designation: 'MP', city: 'mumbai' });
    await refusedMail(service, id);
    await service.database.sql(
      `insert into notifications (id, kind, title, target_type, target_id, created_at)
       values ('ntf_' || $1, 'office_not_reached', 'MP was not reached', 'official', $1::text, now())`,
      [id],
    );
    await tab.open('/console/notifications?city=pune');
    await page.getByRole('link', { name: 'Office not reached' }).first().press('Enter');
    await page.getByRole('heading', { name: 'Official', level: 1 }).waitFor();
    await page.getByRole('cell', { name: 'Meera', exact: true }).waitFor();
    await page.getByText('City: Mumbai').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await pressButton(page, 'Write again: Meera');
    const question = page.getByRole('dialog').getByText('letters to Meera about late issues');
    expect(await question.textContent()).toMatch(
      /^0 letters to Meera about late issues, and letters to others with this address, are sent to \S+ now\. It refused mail; letters are sent to it again/,
    );
    await pressButton(page.getByRole('dialog'), 'Write again');
    await noticed(page, 'Letters are sent to Meera at ');
    await page.getByRole('button', { name: 'Write again: Meera' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'All officials' }).press('Enter');
    await page.getByRole('heading', { name: 'Officials', level: 1 }).waitFor();
    expect(new URL(page.url()).searchParams.get('city')).toBe('pune');
  });

  it('offers to write again to an official if letters were not sent, and says how many', async () => {
    const id = await addedRecord(service, 'officials', { name: 'Leela', designation: 'MLA', city: 'pune' });
    await page.route(`**/api/admin/officials/${id}`, async (route) => {
      const response = await route.fetch();
      const official = (await response.json()) as object;
      await route.fulfill({ response, json: { ...official, lettersToWrite: 3 } });
    });
    await tab.open(`/console/officials/${id}?city=pune`);
    await pressButton(page, 'Write again: Leela');
    await page.getByRole('dialog').getByText('3 letters to Leela about late issues').waitFor();
    await page.unroute(`**/api/admin/officials/${id}`);
  });

  it('says which letters a new address of an official is sent, and keeps the typed text after a refusal', async () => {
    const id = await addedRecord(service, 'officials', { name: 'Nisha', designation: 'MLA', city: 'pune' });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resume) => (release = resume));
    await page.route('**/contact', async (route) => {
      await held;
      await route.fulfill({ status: 503, json: { message: 'No database' } });
    });
    await tab.open(`/console/officials/${id}?city=pune`);
    await pressButton(page, 'Change the contact of Nisha');
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText('If you save another address, unsent letters about late issues are sent to it.')
      .waitFor();
    await dialog.getByLabel('Phone').fill('022 5550 0177');
    await pressButton(dialog, 'Save');
    await dialog.locator('[type=submit][aria-disabled=true]').waitFor();
    await page.keyboard.press('Escape');
    release();
    await dialog.getByText('No database').waitFor();
    expect(await dialog.getByLabel('Phone').inputValue()).toBe('022 5550 0177');
    expect(tab.complaints().splice(0)).toEqual([expect.stringMatching(/status of 503/)]);
    await page.unroute('**/contact');
    // Changes by others since the form was opened are kept.
    await tab.staff.api.put(`/api/admin/officials/${id}/contact`, { chatNumber: 'Of a colleague' });
    await pressButton(dialog, 'Save');
    await page.getByRole('cell', { name: '022 5550 0177' }).waitFor();
    await page.getByRole('cell', { name: 'Of a colleague' }).waitFor();
  });

  it('filters rows by what they show: marks and dates in words', async () => {
    const issue = await reportedIssue(service, { title: 'A lamp on Station Road', city: 'kolkata' });
    await tab.staff.api.post(`/api/admin/feed/issues/${issue}/toggle-pinned`, { pinned: true });
    await tab.open('/console/feed?city=kolkata');
    const filter = page.getByLabel('Filter rows');
    const found = page.getByRole('link', { name: 'A lamp on Station Road' });
    const row = page.locator('tbody tr').filter({ has: found });
    // Such as `26 Nov`, which is not part of the value the column is sorted by.
    const [due = ''] = /\d+\s[A-Z][a-z]{2}/.exec(await row.innerText()) ?? [];
    // The displayed space is a no-break space; people type a normal one.
    for (const text of ['pinned', due.replace(/\s/, ' ')]) {
      await filter.fill(text);
      await page.getByText('1 found').waitFor();
      expect(await found.count()).toBe(1);
    }
    await filter.fill('hidden');
    await page.getByText('0 found').waitFor();
  });

  it('does not show the rows of one city under the name of another', async () => {
    await reportedIssue(service, { by: await person(service, { name: 'Only in Pune' }), city: 'pune' });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resume) => (release = resume));
    await page.route('**/api/admin/reporters?*cityId=delhi*', async (route) => {
      await held;
      await route.continue();
    });
    await tab.open('/console/reporters?city=pune');
    await page.getByText('Only in Pune').first().waitFor();
    await page.getByLabel('City').selectOption('delhi');
    await page.getByText('Only in Pune').first().waitFor({ state: 'detached' });
    release();
    await settled(page);
  });

  it('has a label for issues in no ward, in tables that violate no accessibility rule', async () => {
    await reportedIssue(service, { city: 'chennai' });
    await tab.open('/console/analytics?city=chennai');
    await page.getByText('Figures as a table: By ward').press('Enter');
    await page.getByRole('rowheader', { name: 'No ward' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('asks before messages to authors are switched, and keeps showing the stored value on cancel', async () => {
    await tab.open('/console/configuration');
    const box = page.getByLabel('Send messages to authors');
    const before = await box.isChecked();
    await box.press('Space');
    await page.getByRole('dialog').getByText('From now on').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await box.isChecked()).toBe(before);
  });

  it('says what is missing if the cities, or the people of the log, cannot be read', async () => {
    const refuse = (path: string, message: string) =>
      page.route(path, (route) => route.fulfill({ status: 503, json: { message } }));
    await refuse('**/api/admin/geo/cities', 'No cities now');
    await refuse('**/api/admin/ops/actors', 'No people now');
    await tab.open('/console/audit');
    await page.getByText('No cities now').waitFor();
    await page.getByText('No people now').waitFor();
    const other = tab.complaints().splice(0);
    expect(other.filter((text) => !/status of 503/.test(text))).toEqual([]);
  });

  it('loads the page again if another tab has signed in as another person', async () => {
    await tab.open('/console/operations');
    const other = await staffMember(service);
    const second = await page.context().newPage();
    await second.goto(`${service.url}/about`);
    const shown = page.waitForEvent('load');
    await page.context().addCookies([
      {
        name: 'admin_session',
        value: other.cookie.split('=')[1]!,
        domain: '127.0.0.1',
        path: '/api/admin',
        httpOnly: true,
      },
    ]);
    await second.evaluate(`localStorage.setItem('console-signed-in', '${other.id}')`);
    await shown;
    await page.locator('.who', { hasText: other.name }).waitFor();
  });
});
