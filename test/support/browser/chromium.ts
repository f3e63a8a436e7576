import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The browser for tests of pages. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Chromium without a desktop environment: the same pages need half the processor time. It shows no notifications. */
const SHELL = '/usr/bin/chromium-headless-shell';
const FASTEST = process.env.CHROMIUM === undefined && existsSync(SHELL) ? SHELL : CHROMIUM;

const ARGS = ['--no-sandbox'];

/**
 * Starts the browser that all specs of a run share, each in profiles of its own.
 * @returns its address for `startBrowser`, and what ends it; undefined if Chromium is not installed
 */
export async function startSharedBrowser(): Promise<{ address: string; stop(): Promise<void> } | undefined> {
  if (!existsSync(FASTEST)) return undefined;
  const server = await chromium.launchServer({ executablePath: FASTEST, args: ARGS });
  return { address: server.wsEndpoint(), stop: () => server.close() };
}

/**
 * Opens the shared browser of the run, or starts one outside of Jest. Closing it closes its profiles.
 * @param options.showsNotifications whether pages can show notifications, which needs a browser of its own
 */
export function startBrowser({ showsNotifications = false } = {}): Promise<Browser> {
  const { TEST_BROWSER } = process.env;
  if (TEST_BROWSER && !showsNotifications) return chromium.connect(TEST_BROWSER);
  const executablePath = showsNotifications ? CHROMIUM : FASTEST;
  return chromium.launch({ executablePath, args: ARGS });
}
