import type { Page } from 'playwright-core';
import { violationsOf } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, noticed, pressButton } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

const NEW = 'a password of my own';

describeInBrowser('the account page of the console', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  const given = eachInConsole();
  beforeEach(() => void ({ service, tab, page } = given()));

  const login = (password: string) =>
    service.consoleApi.post('/api/admin/auth/login', { email: tab.staff.email, password });

  it('changes the password, and says beside the field why it does not', async () => {
    await tab.open('/console');
    await page.getByRole('link', { name: tab.staff.name }).press('Enter');
    await page.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
    await page.getByLabel('Current password').fill(tab.staff.password);
    await page.getByLabel('New password').fill('123456789012');
    await pressButton(page, 'Change the password');
    await page.getByText('New password is easy to guess').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(tab.complaints().splice(0)).toEqual([expect.stringMatching(/status of 400/)]);
    await page.getByLabel('New password').fill(NEW);
    await pressButton(page, 'Change the password');
    await noticed(page, 'The password is changed');
    expect(await page.getByLabel('New password').inputValue()).toBe('');
    expect((await login(NEW)).status).toBe(200);
  });

  it('shows dark or light colours as chosen, whatever the device asks for, and keeps the choice', async () => {
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const [light, dark] = ['rgb(246, 245, 241)', 'rgb(18, 22, 26)'];
    await page.emulateMedia({ colorScheme: 'dark' });
    await tab.open('/console/account');
    const choice = page.getByLabel('Colours');
    expect([await choice.inputValue(), await paper()]).toEqual(['device', dark]);
    await choice.selectOption('light');
    expect(await paper()).toBe(light);
    await page.reload();
    await choice.waitFor();
    expect([await choice.inputValue(), await paper()]).toEqual(['light', light]);
    await page.emulateMedia({ colorScheme: 'light' });
    await choice.selectOption('dark');
    expect(await paper()).toBe(dark);
    expect(await violationsOf(page)).toEqual([]);
    await choice.selectOption('device');
    expect(await paper()).toBe(light);
  });

  it('lists the sessions of the account, and ends another one', async () => {
    const { headers } = await login(tab.staff.password);
    const other = service.consoleApi.with({ cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '' });
    await tab.open('/console/account');
    await page.getByRole('cell', { name: 'This session' }).waitFor();
    await pressButton(page, /^End the session started/);
    await noticed(page, 'The session has ended');
    await page.getByRole('button', { name: /^End the session/ }).waitFor({ state: 'detached' });
    expect((await other.get('/api/admin/auth/me')).status).toBe(401);
  });
});
