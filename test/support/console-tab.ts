import type { Browser, Page } from 'playwright-core';
import { staffMember, type StaffMember } from '../factories/console';
import { openTab } from './browser';
import type { TestService } from './service';

/** A tab of the console with what went wrong in it. */
export interface ConsoleTab {
  page: Page;
  staff: StaffMember;
  /** Errors in the browser's console, violations of the policy, and requests that left the service. */
  complaints: () => string[];
  /** Goes to an address and waits until it is shown and nothing is being loaded. */
  open: (path: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a tab of the console. @param staff who is signed in; somebody new unless given */
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

/** Waits until the page is there, and what it reads. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('main h1');
  await page.locator('.loading').first().waitFor({ state: 'detached' });
}

/** Lets the pages of a tab load the code of a module when it is opened, not before. Call it before one is opened. */
export async function savingData(page: Page): Promise<void> {
  await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`);
}

/**
 * Waits for a notice, and until no question lies over it: a key pressed meanwhile would go to the question.
 * @param text a part of the notice
 */
export async function noticed(page: Page, text: string): Promise<void> {
  await page.locator('.toast', { hasText: text }).first().waitFor();
  await unasked(page);
}

/** Waits until no question is open. What an act changes is shown a moment before its question goes. */
export async function unasked(page: Page): Promise<void> {
  await page.locator('dialog[open]').first().waitFor({ state: 'detached' });
}

/**
 * Ends the session of an account once the page asks for something, and lets that through: what the page asks for by
 * itself would be refused before an act otherwise.
 * @param path of the request, matched by its end
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
