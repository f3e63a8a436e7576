import type { Browser } from 'playwright-core';
import { staffMember } from '../factories/console';
import { hasBrowser, openTab, startBrowser } from '../support/browser';
import { openConsole, settled, violationsOf } from '../support/console-tab';
import { startService, type TestService } from '../support/service';

/** The browser notes each answer that is no success; these are expected. */
const NOTED = /status of (401|400|404)/;

(hasBrowser ? describe : describe.skip)('signing in to the console', () => {
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  it('says that the words are wrong, lets in, and signs out', async () => {
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
    await page.getByRole('heading', { name: 'Feed' }).waitFor();
    expect(new URL(page.url()).search).toContain('city=pune');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Email').waitFor();
    const cookies = await page.context().cookies(`${service.url}/api/admin`);
    expect(cookies.filter(({ name }) => name === 'admin_session')).toEqual([]);
    expect(complaints.filter((text) => !NOTED.test(text))).toEqual([]);
    await close();
  });

  it('names the module that is shown, and has the document for every address', async () => {
    const tab = await openConsole(browser, service);
    const answer = await tab.page.goto(`${service.url}/console/nothing-here`);
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'; style-src 'self'");
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await tab.page.getByText('no page at this address').waitFor();
    await tab.page.getByRole('link', { name: 'Feed', exact: true }).click();
    await settled(tab.page);
    expect(await tab.page.title()).toBe('Feed – Console');
    expect(await tab.page.getAttribute('nav.modules [aria-current]', 'href')).toContain('/console/feed');
    await tab.page.goBack();
    await tab.page.getByText('no page at this address').waitFor();
    expect(tab.complaints()).toEqual([]);
    await tab.close();
  });

  it('makes an account of an invitation', async () => {
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
    expect(await page.getByLabel('New password').getAttribute('aria-invalid')).toBe('true');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('New password').fill('long enough to be kept');
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await page.getByRole('link', { name: 'Go on to the console' }).click();
    await page.getByLabel('Email').fill('invited@city.example');
    await page.getByLabel('Password').fill('long enough to be kept');
    await page.keyboard.press('Enter');
    await page.getByText('Invited Person').waitFor();
    expect(complaints.filter((text) => !NOTED.test(text))).toEqual([]);
    await close();
  });
});
