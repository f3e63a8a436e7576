import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The browser that pages are tried in. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Chromium without a desktop around it: the same pages take half the processor time. It shows no notifications. */
const SHELL = '/usr/bin/chromium-headless-shell';
const FASTEST = process.env.CHROMIUM === undefined && existsSync(SHELL) ? SHELL : CHROMIUM;

/** Starts the browser, also outside Jest. @param options.showsNotifications whether pages may show some */
export function startBrowser({ showsNotifications = false } = {}): Promise<Browser> {
  const executablePath = showsNotifications ? CHROMIUM : FASTEST;
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}
