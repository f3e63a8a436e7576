import type { Browser, Page } from 'playwright-core';
import { MODULES } from '../support/console-modules';
import { raisedFlag } from '../factories/flags';
import { reportedIssue } from '../factories/issues';
import { hasBrowser, startBrowser } from '../support/browser';
import { type ConsoleTab, openConsole, violationsOf } from '../support/console-tab';
import { startService, type TestService } from '../support/service';

const TABS = [
  '/console/outbound?tab=templates',
  '/console/outbound?tab=limits',
  '/console/routing?tab=offices',
  '/console/routing?tab=cities',
  '/console/geography?tab=import',
  '/console/geography?tab=pincodes',
  '/console/geography?tab=cities',
  '/console/access?tab=invite',
  '/console/access?tab=roles',
  '/console/nothing-here',
];

(hasBrowser ? describe : describe.skip)('the pages of the console', () => {
  let service: TestService;
  let browser: Browser;
  let tab: ConsoleTab;
  let page: Page;
  let issue: string;

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
    tab = await openConsole(browser, service);
    page = tab.page;
    issue = await reportedIssue(service, { pincode: '400050' });
    await raisedFlag(service, `/api/issues/${issue}`, { reason: 'spam' });
    await tab.staff.api.post(`/api/admin/feed/issues/${issue}/status`, { status: 'ack', note: 'Seen' });
    await tab.staff.api.post('/api/admin/integrations/channels/photo/toggle-demo');
    await tab.staff.api.post('/api/admin/integrations/mentions/sync/photo');
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  it.each([...MODULES.map((path) => `/console${path && `/${path}`}`), ...TABS])(
    'break no rule of accessibility, complain of nothing and load nothing foreign: %s',
    async (path) => {
      await tab.open(path);
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.locator('.refused').count()).toBe(0);
      expect(await page.locator('h1').count()).toBe(1);
      const overflow = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(overflow).toBe(0);
      expect(tab.complaints()).toEqual([]);
    },
  );

  it('break none on an issue and a ward with its map', async () => {
    await tab.open(`/console/feed/${issue}`);
    expect(await violationsOf(page)).toEqual([]);
    await tab.open('/console/geography?city=mumbai');
    await page.locator('tbody a').first().click();
    await page.locator('.leaflet-container').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(tab.complaints()).toEqual([]);
  });

  it('name every module in the navigation', async () => {
    await tab.open('/console');
    const links = await page.locator('nav.modules a').all();
    const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(paths.map((path) => path?.split('?')[0])).toEqual(
      MODULES.map((path) => `/console${path && `/${path}`}`),
    );
  });
});
