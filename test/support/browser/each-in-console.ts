import type { Browser, Page } from 'playwright-core';
import type { StaffMember } from '../../factories/console';
import { type BrowserOptions, startBrowser } from './browser';
import { type ConsoleTab, openConsole } from './console-tab';
import { startService, type TestService } from '../service/service';

/** The context of a console test. */
export interface InConsole {
  service: TestService;
  browser: Browser;
  /** Signed in as a new person. */
  tab: ConsoleTab;
  page: Page;
  staff: StaffMember;
}

/**
 * Declares the set-up of a block of tests: one service and one browser for all, and a tab of the console for each. A
 * test fails if its tab has errors.
 * @param settings settings of the service
 * @param options of the browser
 * @returns a function that returns the context: the service and the browser before all tests, the tab before each
 */
export function eachInConsole(
  settings: Record<string, string> = {},
  options: BrowserOptions = {},
): () => InConsole {
  let service: TestService;
  let browser: Browser;
  let tab: ConsoleTab;
  beforeAll(async () => {
    service = await startService({ settings });
    browser = await startBrowser(options);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });
  beforeEach(async () => void (tab = await openConsole(browser, service)));
  afterEach(async () => {
    expect(tab.complaints()).toEqual([]);
    await tab.close();
  });
  return () => ({ service, browser, tab, page: tab?.page, staff: tab?.staff });
}
