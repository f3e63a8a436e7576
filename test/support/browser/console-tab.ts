import type { Browser, Locator, Page } from 'playwright-core';
import { staffMember, type StaffMember } from '../../factories/console';
import { openTab } from './browser';
import type { TestService } from '../service/service';

/** A tab of the console, with the errors that occurred in it. */
export interface ConsoleTab {
  page: Page;
  staff: StaffMember;
  /** Console errors, violations of the content security policy, and requests to other hosts. */
  complaints: () => string[];
  /** Opens a path and waits until the page is shown and nothing is loading. */
  open: (path: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a tab of the console. @param staff the signed-in person; by default a new one */
export async function openConsole(
  browser: Browser,
  service: TestService,
  staff?: StaffMember,
): Promise<ConsoleTab> {
  const who = staff ?? (await staffMember(service));
  const tab = await openTab(browser, service.url, { viewport: { width: 1280, height: 900 } });
  await tab.page.context().addCookies([
    {
      name: 'admin_session',
      value: who.cookie.split('=')[1]!,
      domain: '127.0.0.1',
      path: '/api/admin',
      httpOnly: true,
    },
  ]);
  return {
    page: tab.page,
    staff: who,
    complaints: () => tab.complaints,
    open: async (path) => {
      await tab.page.goto(service.url + path);
      await settled(tab.page);
    },
    close: tab.close,
  };
}

/** Waits until the page and its data are loaded. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('main h1');
  await page.locator('.loading').first().waitFor({ state: 'detached' });
}

/**
 * Presses a button by key, once it can be used: a button announces while an action is running that it is disabled, and
 * a key press on it does nothing then.
 * @param within the page, or a part of it
 */
export function pressButton(
  within: Page | Locator,
  name: string | RegExp,
  { exact = false }: { exact?: boolean } = {},
): Promise<void> {
  return within.getByRole('button', { name, exact, disabled: false }).press('Enter');
}

/** Lets the pages of a tab load the code of a module when it is opened, not before. Call it before one is opened. */
export async function savingData(page: Page): Promise<void> {
  await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`);
}

/**
 * Waits for a notice, and until no dialog covers it, which would receive key presses.
 * @param text a part of the notice
 */
export async function noticed(page: Page, text: string): Promise<void> {
  await page.locator('.toast', { hasText: text }).first().waitFor();
  await unasked(page);
}

/** Waits until no dialog is open. The result of an action is shown shortly before its dialog closes. */
export async function unasked(page: Page): Promise<void> {
  await page.locator('dialog[open]').first().waitFor({ state: 'detached' });
}

/**
 * Ends the session of an account when the page sends a certain request, and lets that request through. Otherwise a
 * request that the page sends by itself would be refused before the action under test.
 * @param path the end of the request's path
 */
export async function endSessionWith(
  path: RegExp,
  { page, service, account }: { page: Page; service: TestService; account: string },
): Promise<void> {
  await page.route(
    path,
    async (route) => {
      await service.database.sql('update console_sessions set revoked_at = now() where account_id = $1', [
        account,
      ]);
      await route.continue();
    },
    { times: 1 },
  );
}
