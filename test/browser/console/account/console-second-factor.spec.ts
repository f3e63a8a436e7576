import type { Page } from 'playwright-core';
import { faultsOn } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, openConsole, pressButton } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';
import { codeOf, STEP_MS } from '../../../support/service/totp';

const SCREENS = [360, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
const NOW = Date.UTC(2026, 5, 1, 6);

/** Codes of an authenticator app, at a fixed time. */
describeInBrowser('the second factor in the console', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  const given = eachInConsole();
  beforeEach(() => void ({ service, tab, page } = given()));
  afterEach(() => service.clock.set());

  /** Sets it up on a page with the form. @returns the secret and the recovery codes */
  const setUp = async (shown: Page, password: string) => {
    await shown.getByLabel('Your password').fill(password);
    await pressButton(shown, 'Set up the app');
    const secret = (await shown.locator('p', { hasText: 'Secret:' }).locator('code').textContent()) ?? '';
    expect(await shown.locator('svg.qr').isVisible()).toBe(true);
    expect(await faultsOn(SCREENS, shown)).toEqual([]);
    const plain = secret.replaceAll(' ', '');
    await shown.getByLabel('Code of the app').fill(codeOf(plain, NOW));
    await pressButton(shown, 'Turn it on');
    await shown.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    const codes = (await shown.locator('section code').textContent())?.split(' ') ?? [];
    expect(codes).toHaveLength(10);
    await pressButton(shown, 'Copy the codes');
    await pressButton(shown, 'Done');
    return { secret: plain, codes };
  };

  it('is set up with an app, and asked for when signing in', async () => {
    service.clock.set(new Date(NOW));
    await tab.open('/console/account');
    const { secret } = await setUp(page, tab.staff.password);
    await page.getByText('It is on').waitFor();
    await page.context().clearCookies();
    service.clock.set(new Date(NOW + STEP_MS));
    await page.evaluate('localStorage.clear()');
    await page.goto(`${service.url}/console/account`);
    await page.getByLabel('Email').fill(tab.staff.email);
    await page.getByLabel('Password').fill(tab.staff.password);
    await pressButton(page, 'Sign in');
    const code = page.getByLabel('Code', { exact: true });
    await code.waitFor();
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    await code.fill('000000');
    await pressButton(page, 'Sign in');
    await page.getByText('Wrong code, or it was used before').waitFor();
    await code.fill(codeOf(secret, NOW + STEP_MS));
    await pressButton(page, 'Sign in');
    await page.getByText('It is on').waitFor();
    const complaints = tab.complaints().splice(0);
    expect(complaints.every((each) => each.includes('status of 401'))).toBe(true);
  });
});

describeInBrowser('the console with CONSOLE_TOTP=required', () => {
  const given = eachInConsole({ CONSOLE_TOTP: 'required' });

  it('shows nothing before the second factor is set up', async () => {
    const { service, browser } = given();
    service.clock.set(new Date(NOW));
    const tab = await openConsole(browser, service);
    await tab.open('/console/queue');
    await tab.page.getByRole('heading', { name: 'Set up a second factor', level: 1 }).waitFor();
    expect(await tab.page.locator('nav.modules').count()).toBe(0);
    const password = tab.staff.password;
    await tab.page.getByLabel('Your password').fill(password);
    await pressButton(tab.page, 'Set up the app');
    const secret = (await tab.page.locator('p', { hasText: 'Secret:' }).locator('code').textContent()) ?? '';
    await tab.page.getByLabel('Code of the app').fill(codeOf(secret.replaceAll(' ', ''), NOW));
    await pressButton(tab.page, 'Turn it on');
    await pressButton(tab.page, 'Copy the codes');
    await pressButton(tab.page, 'Done');
    await tab.page.locator('nav.modules').waitFor();
    expect(tab.complaints()).toEqual([]);
    await tab.close();
    service.clock.set();
  });
});
