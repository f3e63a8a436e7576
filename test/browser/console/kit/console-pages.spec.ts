import type { Browser, Page } from 'playwright-core';
import { MODULES } from '../../../support/browser/console-modules';
import { type StaffMember, staffMember } from '../../../factories/console';
import { raisedFlag } from '../../../factories/flags';
import { reportedIssue } from '../../../factories/issues';
import { faultsOn, type Screen, violationsOf, WIDTHS } from '../../../support/browser/accessibility';
import { describeInBrowser, openTab, startBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, openConsole, settled } from '../../../support/browser/console-tab';
import { startService, type TestService } from '../../../support/service/service';

/** The browser logs each response that is not a success; these statuses are expected. */
const NOTED = /status of (401|400|404)/;
const TABS = [
  '/console/outbound?tab=templates',
  '/console/outbound?tab=limits',
  '/console/routing?tab=offices',
  '/console/routing?tab=cities',
  '/console/due-dates?tab=calendar',
  '/console/due-dates?tab=holidays',
  '/console/geography?tab=import',
  '/console/geography?tab=pincodes',
  '/console/geography?tab=cities',
  '/console/officials?tab=files',
  '/console/access?tab=invite',
  '/console/access?tab=roles',
  '/console/access?tab=api-clients',
  '/console/duplicates?city=ahmedabad&merged=shown',
  '/console/nothing-here',
];
const SCREENS: readonly Screen[] = [{ width: 360, colorScheme: 'dark' }, ...WIDTHS];
/** The tables of a page that are wider than their container, and by how many px. */
const HIDDEN = `[...document.querySelectorAll('.scroll')]
  .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  .map((table) => table.getAttribute('aria-label') + ': ' + (table.scrollWidth - table.clientWidth))`;
const WEBHOOKS = 'http://127.0.0.1:9';

/** Adds rows to the lists that are empty in a new service: a page without rows shows none of their buttons. */
async function listed(service: TestService, { api }: StaffMember): Promise<void> {
  const post = async (path: string, body: object) => {
    const { status, text } = await api.post(path, body);
    if (status >= 300) throw new Error(`${path}: ${text}`);
  };
  const eventTypes = ['issue.reported'];
  for (const path of ['one', 'two'])
    await post('/api/admin/webhooks/endpoints', { url: `${WEBHOOKS}/${path}`, eventTypes });
  await post('/api/admin/access/api-clients', { name: 'A client', email: null, cityScope: null });
  await post('/api/admin/due-dates/policies', { cityId: 'mumbai', hours: 48, clock: 'calendar' });
  const { body: unit } = await api.post<{ id: string }>('/api/admin/units', {
    cityId: 'mumbai',
    name: 'Roads, H/West',
    kind: 'ward_office',
  });
  await post('/api/admin/assignment-rules', { cityId: 'mumbai', unitId: unit.id });
  await post('/api/admin/templates', { cityId: 'mumbai', name: 'Planned', texts: { en: 'Dear {reporter}' } });
  await post('/api/admin/due-dates/holidays', { cityId: 'mumbai', date: '2026-12-25', name: 'Christmas' });
  const { body: officials } = await api.get<Array<{ id: string }>>('/api/admin/officials?cityId=mumbai');
  for (const { id } of officials.slice(0, 2))
    await api.put(`/api/admin/officials/${id}/contact`, {
      phone: '+91 22 2640 2290',
      email: 'assistant.commissioner.west@municipal-corporation.example',
      chatNumber: '919876543210',
      microHandle: '@ward_office_h_west',
    });
  for (const cluster of ['dup_one', 'dup_two']) {
    const issues = [1, 2].map(() => reportedIssue(service, { city: 'ahmedabad' }));
    await service.database.sql(
      `insert into duplicate_clusters (id, city, category, ward, members, first_at, last_at, created_at)
       values ($1, 'ahmedabad', 'Infrastructure', 'W', $2, now(), now(), now())`,
      [cluster, await Promise.all(issues)],
    );
  }
}

describeInBrowser('the pages of the console', () => {
  let service: TestService;
  let browser: Browser;
  let tab: ConsoleTab;
  let page: Page;
  let issue: string;

  beforeAll(async () => {
    service = await startService({ settings: { WEBHOOK_ORIGINS: WEBHOOKS } });
    browser = await startBrowser();
    tab = await openConsole(browser, service);
    page = tab.page;
    issue = await reportedIssue(service, { pincode: '400050' });
    await raisedFlag(service, `/api/issues/${issue}`, { reason: 'spam' });
    await tab.staff.api.post(`/api/admin/feed/issues/${issue}/status`, { status: 'ack', note: 'Seen' });
    await tab.staff.api.post('/api/admin/integrations/channels/photo/toggle-demo');
    await tab.staff.api.post('/api/admin/integrations/mentions/sync/photo');
    await listed(service, tab.staff);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  it.each([...MODULES.map((path) => `/console${path && `/${path}`}`), ...TABS])(
    'violate no accessibility rule, show all columns, log no errors and load nothing from another origin: %s',
    async (path) => {
      await tab.open(path);
      expect(await page.locator('.refused').count()).toBe(0);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await faultsOn(SCREENS, page)).toEqual([]);
      // After the check the width is 1,280 px: all columns are visible, including the buttons.
      expect(await page.evaluate(HIDDEN)).toEqual([]);
      expect(tab.complaints()).toEqual([]);
    },
  );

  it('violate no accessibility rule for an issue and for a ward with its map', async () => {
    await tab.open(`/console/feed/${issue}`);
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    await tab.open('/console/geography?city=mumbai');
    await page.locator('tbody a').first().click();
    await page.locator('.leaflet-container').waitFor();
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    expect(tab.complaints()).toEqual([]);
  });

  it('violate no accessibility rule for an endpoint', async () => {
    await tab.open('/console/webhooks');
    await page.getByRole('link', { name: `Open: ${WEBHOOKS}/one` }).click();
    await page.getByRole('heading', { name: 'Change the endpoint' }).waitFor();
    await settled(page);
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    expect(tab.complaints()).toEqual([]);
  });

  it('show beside the modules how many items are waiting', async () => {
    await tab.open('/console?city=mumbai');
    await page.locator('nav.modules .count').first().waitFor();
    expect(await page.locator('nav.modules .count').allTextContents()).toEqual([
      '1 open',
      ...['0 issues', '0 issues', '1 issue', '0 issues', '0 issues', '0 issues'],
      '1 open, of all cities',
      '1 unread, of all cities',
    ]);
  });

  it('offer a choice of city if it has an effect, and otherwise say that all cities are shown', async () => {
    const choice = page.getByLabel('City', { exact: true }).and(page.locator('select'));
    await tab.open('/console/flags?city=pune');
    await page.locator('.banner').getByText('All cities', { exact: true }).waitFor();
    expect(await choice.count()).toBe(0);
    await page.getByRole('link', { name: 'Queue', exact: true }).click();
    await choice.waitFor();
    expect(await choice.inputValue()).toBe('pune');
  });

  it('name every module in the navigation', async () => {
    await tab.open('/console');
    const links = await page.locator('nav.modules a').all();
    const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
    // The views are parts of the queue.
    const modules = paths.filter((path) => !/(holder|due|state)=/.test(path ?? ''));
    expect(modules.map((path) => path?.split('?')[0])).toEqual(
      MODULES.map((path) => `/console${path && `/${path}`}`),
    );
    expect(await page.locator('nav.modules h2').allTextContents()).toEqual(['My work', 'City', 'Setup']);
  });

  it('lead to the late issues, and say in the navigation that they are shown', async () => {
    await tab.open('/console/queue?city=mumbai');
    const current = page.locator('nav.modules [aria-current]');
    expect(await current.allTextContents()).toEqual(['Queue']);
    await page.getByRole('link', { name: 'Late', exact: true }).click();
    await page.getByText('No issues match these filters.').waitFor();
    expect(await current.allTextContents()).toEqual(['Late']);
  });

  it('show that the password is wrong, sign in, and sign out', async () => {
    const staff = await staffMember(service);
    const { page, complaints, close } = await openTab(browser, service.url);
    await page.goto(`${service.url}/console/feed?city=pune`);
    await page.getByLabel('Email').fill(staff.email);
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Wrong email or password').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Password').fill(staff.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'All issues' }).waitFor();
    expect(new URL(page.url()).search).toContain('city=pune');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Email').waitFor();
    const cookies = await page.context().cookies(`${service.url}/api/admin`);
    expect(cookies.filter(({ name }) => name === 'admin_session')).toEqual([]);
    expect(complaints.filter((text) => !NOTED.test(text))).toEqual([]);
    await close();
  });

  it('name the module that is shown, and serve the document for every address', async () => {
    const tab = await openConsole(browser, service);
    const answer = await tab.page.goto(`${service.url}/console/nothing-here`);
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'; style-src 'self'");
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await tab.page.getByText('no page at this address').waitFor();
    await tab.page.getByRole('link', { name: 'Queue', exact: true }).click();
    await settled(tab.page);
    expect(await tab.page.title()).toBe('Queue – Console');
    expect(await tab.page.getAttribute('nav.modules [aria-current]', 'href')).toContain('/console/queue');
    await tab.page.goBack();
    await tab.page.getByText('no page at this address').waitFor();
    expect(tab.complaints()).toEqual([]);
    await tab.close();
  });

  it('create an account from an invitation', async () => {
    const staff = await staffMember(service);
    const { body } = await staff.api.post<{ token: string }>('/api/admin/access/invite', {
      email: 'invited@city.example',
      name: 'Invited Person',
      role: 'reviewer',
    });
    const { page, complaints, close } = await openTab(browser, service.url);
    await page.goto(`${service.url}/console/accept-invitation?token=${body.token}`);
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await page.locator('[aria-invalid=true]').waitFor();
    expect(await page.getByLabel('New password').getAttribute('aria-invalid')).toBe('true');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('New password').fill('long enough to be kept');
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await page.getByRole('link', { name: 'Continue to the console' }).click();
    await page.getByLabel('Email').fill('invited@city.example');
    await page.getByLabel('Password').fill('long enough to be kept');
    await page.keyboard.press('Enter');
    await page.getByText('Invited Person').waitFor();
    expect(complaints.filter((text) => !NOTED.test(text))).toEqual([]);
    await close();
  });
});
