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

/** How a browser is started. */
export interface BrowserOptions {
  /** Whether pages can show notifications. */
  showsNotifications?: boolean;
  /** Whether chosen files are read from their folder; the shared browser gets copies. */
  readsFiles?: boolean;
}

/** Opens the shared browser of the run, or starts one where it does not do. Closing it closes its profiles. */
export function startBrowser({
  showsNotifications = false,
  readsFiles = false,
}: BrowserOptions = {}): Promise<Browser> {
  const { TEST_BROWSER } = process.env;
  if (TEST_BROWSER && !showsNotifications && !readsFiles) return chromium.connect(TEST_BROWSER);
  const executablePath = showsNotifications ? CHROMIUM : FASTEST;
  return chromium.launch({ executablePath, args: ARGS });
}
