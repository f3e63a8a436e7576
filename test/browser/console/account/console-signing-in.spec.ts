import type { Browser, Page } from 'playwright-core';
import { staffMember, type StaffMember } from '../../../factories/console';
import { reportedIssue } from '../../../factories/issues';
import { describeInBrowser, openTab, startBrowser } from '../../../support/browser/browser';
import { openConsole, pressButton } from '../../../support/browser/console-tab';
import { startService, type TestService } from '../../../support/service/service';

const WHO = '**/api/admin/auth/me';
const is401 = (text: string) => /status of 401/.test(text);

describeInBrowser('opening the console', () => {
  let service: TestService;
  let browser: Browser;
  let staff: StaffMember;

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
    staff = await staffMember(service);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  /** Makes the service unreachable for the page. @returns a function that makes it reachable again */
  const away = async (page: Page, answer: 'none' | 503) => {
    await page.route(WHO, (route) =>
      answer === 'none' ? route.abort() : route.fulfill({ status: answer, json: { message: 'No database' } }),
    );
    return () => page.unroute(WHO);
  };

  it('continues by itself when the service is back', async () => {
    const tab = await openConsole(browser, service, staff);
    const back = await away(tab.page, 'none');
    await tab.page.goto(`${service.url}/console/operations`);
    await tab.page.getByText('The service cannot be reached. Try again.').waitFor();
    await back();
    await tab.page.getByRole('heading', { name: 'Operations' }).waitFor();
    await tab.close();
  });

  it('continues at once when the user presses the button', async () => {
    const tab = await openConsole(browser, service, staff);
    // The clock of the page is stopped, so that the page does not try again by itself.
    await tab.page.clock.install();
    await tab.page.clock.pauseAt(Date.now() + 60_000);
    const back = await away(tab.page, 503);
    await tab.page.goto(`${service.url}/console/operations`);
    await tab.page.getByText('No database').waitFor();
    await back();
    await pressButton(tab.page, 'Try again');
    await tab.page.getByRole('heading', { name: 'Operations' }).waitFor();
    await tab.close();
  });

  it('signs out after the pending actions are done, and asks before the page is closed with them', async () => {
    const titles = ['Begun first', 'Begun second'];
    const ids = [];
    for (const title of titles) ids.push(await reportedIssue(service, { title, city: 'delhi' }));
    const { page, open, close } = await openConsole(browser, service);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resume) => (release = resume));
    await page.route(/\/status$/, async (route) => {
      await held;
      await route.continue();
    });
    await open('/console/feed?city=delhi');
    const asks = () =>
      page.evaluate('!window.dispatchEvent(new Event("beforeunload", { cancelable: true }))');
    expect(await asks()).toBe(false);
    // By key: keys pressed while an action is running are queued.
    for (const key of ['j', 'a', 'j', 'a']) await page.keyboard.press(key);
    expect(await asks()).toBe(true);
    await pressButton(page, 'Sign out');
    await page.getByText('Waiting for the previous action.').waitFor();
    release();
    await page.getByLabel('Email').waitFor();
    const { body } = await staff.api.get<Array<{ id: string; status: string }>>(
      '/api/admin/feed/issues?cityId=delhi',
    );
    expect(ids.map((id) => body.find((issue) => issue.id === id)?.status)).toEqual(['ack', 'ack']);
    await close();
  });

  it('asks to sign in again once the user stops typing, if a scheduled read finds that the session has ended', async () => {
    const who = await staffMember(service);
    const { page, complaints, close } = await openConsole(browser, service, who);
    let read: () => void = () => undefined;
    const typed = new Promise<void>((resume) => (read = resume));
    // The counts beside the modules are read from here.
    await page.route(/\/api\/admin\/feed\/flags/, async (route) => {
      await typed;
      await route.continue();
    });
    const asked = page.waitForRequest(/\/api\/admin\/feed\/flags/);
    await page.goto(`${service.url}/console/feed?city=delhi`);
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.focus();
    await asked;
    // The clock of the page is stopped while the user types.
    await page.evaluate('((at) => (performance.now = () => at))(performance.now())');
    await page.keyboard.type('lamp at');
    await service.database.sql('update console_sessions set revoked_at = now() where account_id = $1', [
      who.id,
    ]);
    const refused = page.waitForResponse((answer) => answer.status() === 401);
    read();
    await refused;
    await page.keyboard.type(' night');
    expect(await search.inputValue()).toBe('lamp at night');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.evaluate('((at) => (performance.now = () => at + 5000))(performance.now())');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.getByLabel('Email').inputValue()).toBe(who.email);
    await page.locator('input[name=password]:focus').waitFor();
    await page.keyboard.type(who.password);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await search.inputValue()).toBe('lamp at night');
    expect(
      complaints()
        .splice(0)
        .filter((text) => !is401(text)),
    ).toEqual([]);
    await close();
  });

  it('asks once who is signed in if nobody is, and again after signing out', async () => {
    const { page, complaints, close } = await openTab(browser, service.url);
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 401) refused.push(new URL(answer.url()).pathname);
    });
    await page.goto(`${service.url}/console/feed?city=pune`);
    await page.getByLabel('Email').fill(staff.email);
    expect(refused).toEqual(['/api/admin/auth/me']);
    await page.getByLabel('Password').fill(staff.password);
    // A read is pending when the session is ended: the service would refuse it.
    const FLAGS = '**/api/admin/feed/flags';
    await page.route(FLAGS, () => undefined);
    const aborted = page.waitForEvent('requestfailed', (failed) => failed.url().endsWith('/feed/flags'));
    await page.route('**/api/admin/auth/logout', async (route) => {
      await aborted;
      await route.continue();
    });
    const pending = page.waitForRequest(FLAGS);
    await page.keyboard.press('Enter');
    await pending;
    await pressButton(page, 'Sign out');
    await page.getByLabel('Email').waitFor();
    expect(refused).toEqual(['/api/admin/auth/me', '/api/admin/auth/me']);
    expect(complaints.filter((text) => !is401(text))).toEqual([]);
    await close();
  });
});
