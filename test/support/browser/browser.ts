import { existsSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { CHROMIUM } from './chromium';
import { thorough } from '../service/thorough';

export { type BrowserOptions, startBrowser } from './chromium';

/** Whether Chromium is installed. With REQUIRE_BROWSER set, its absence is a failure. */
export const hasBrowser = existsSync(CHROMIUM);
if (!hasBrowser) {
  const message = `There is no Chromium at ${CHROMIUM}: pages are not tried in a browser`;
  if (process.env.REQUIRE_BROWSER) throw new Error(message);
  process.stderr.write(`${message}\n`);
}

/*
 * In the thorough run a failed test is retried once, and the first failure is printed: on a busy machine a browser may
 * lose an event, which is no fault of the change. `npm test` runs each test once.
 */
if (thorough) jest.retryTimes(1, { logErrorsBeforeRetry: true });

/** Declares a suite of browser tests; it is skipped without a browser. */
export const describeInBrowser = hasBrowser ? describe : describe.skip;

/** A tab, with the errors that occurred in it. */
export interface WatchedPage {
  page: Page;
  /** Console errors, including violations of the content security policy, and requests to other hosts. */
  complaints: string[];
  close(): Promise<void>;
}

/** Opens a tab in a new profile. @param url the base URL of the service, which the tab must not leave */
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
    const isOwn = [`${url}/`, `blob:${url}/`, 'data:'].some((from) => asked.startsWith(from));
    if (!isOwn) complaints.push(`asked for ${asked}`);
  });
  return { page, complaints, close: () => context.close() };
}

/** Clicks what leads to another page, and waits until that page is parsed: a click waits only until it has begun. */
export async function follow(page: Page, selector: string): Promise<void> {
  await page.click(selector);
  await page.waitForLoadState('domcontentloaded');
}

/**
 * Waits until the service worker handles the requests of a page. A page that was requested before the worker was active
 * may stay without it, so it is loaded again.
 */
export async function controlled(page: Page): Promise<void> {
  const hasWorker = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
  if (!hasWorker) await page.reload();
}
