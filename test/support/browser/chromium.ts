import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The browser for tests of pages. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Chromium without a desktop environment: the same pages need half the processor time. It shows no notifications. */
const SHELL = '/usr/bin/chromium-headless-shell';
const FASTEST = process.env.CHROMIUM === undefined && existsSync(SHELL) ? SHELL : CHROMIUM;

/** Starts the browser, also outside Jest. @param options.showsNotifications whether pages can show notifications */
export function startBrowser({ showsNotifications = false } = {}): Promise<Browser> {
  const executablePath = showsNotifications ? CHROMIUM : FASTEST;
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}
