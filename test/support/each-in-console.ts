import type { Browser, Page } from 'playwright-core';
import type { StaffMember } from '../factories/console';
import { startBrowser } from './browser';
import { type ConsoleTab, openConsole } from './console-tab';
import { startService, type TestService } from './service';

/** What a test of the console is given. */
export interface InConsole {
  service: TestService;
  browser: Browser;
  /** Signed in as somebody new. */
  tab: ConsoleTab;
  page: Page;
  staff: StaffMember;
}

/**
 * Declares for a block of tests: one service and one browser for all, and a tab of the console for each. A test fails
 * when its tab complains.
 * @param settings of the service
 * @returns gives what is there: the service and the browser before all tests, the tab before each
 */
export function eachInConsole(settings: Record<string, string> = {}): () => InConsole {
  let service: TestService;
  let browser: Browser;
  let tab: ConsoleTab;
  beforeAll(async () => {
    service = await startService({ settings });
    browser = await startBrowser();
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
