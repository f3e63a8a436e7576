import { existsSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { CHROMIUM } from './chromium';
import { thorough } from './thorough';

export { startBrowser } from './chromium';

/** Whether there is a browser to try pages in. With REQUIRE_BROWSER set its absence is a failure. */
export const hasBrowser = existsSync(CHROMIUM);
if (!hasBrowser) {
  const message = `There is no Chromium at ${CHROMIUM}: pages are not tried in a browser`;
  if (process.env.REQUIRE_BROWSER) throw new Error(message);
  process.stderr.write(`${message}\n`);
}

/*
 * Beside other work a test that fails is tried once more, and what failed at first is printed: one event that a
 * browser lost is not to be taken for a fault of a change. `npm test` tries each once.
 */
if (thorough) jest.retryTimes(1, { logErrorsBeforeRetry: true });

/** Declares what is tried in a browser; without one it is skipped. */
export const describeInBrowser = hasBrowser ? describe : describe.skip;

/** A tab with what went wrong in it. */
export interface WatchedPage {
  page: Page;
  /** Errors in the console, violations of the policy included, and requests that left the service. */
  complaints: string[];
  close(): Promise<void>;
}

/** Opens a tab in a profile of its own. @param url of the service, which it must not leave */
export async function openTab(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const asked = request.url();
    if (!asked.startsWith(`${url}/`) && !asked.startsWith('data:')) complaints.push(`asked for ${asked}`);
  });
  return { page, complaints, close: () => context.close() };
}
