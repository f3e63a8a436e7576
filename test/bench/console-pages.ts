import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { startBrowser } from '../support/chromium';
import { quantile } from './measure/figures';

const ROUNDS = 5;
/** A page is to be shown within this many times the time of its call. */
const MAX_RATIO = 2;
/**
 * What is measured: the query of the feed, or none for the dashboard, and the call whose time the page is compared
 * with.
 */
const PAGES = [
  { name: 'dashboard', heading: 'Dashboard', path: '/console', call: '/api/admin/dashboard' },
  { name: 'feed', heading: 'Feed', path: '/console/feed', call: '/api/admin/feed/issues' },
  { name: 'feed of a ward', heading: 'Feed', path: '/console/feed?ward=D', call: '/api/admin/feed/issues' },
  {
    name: 'feed of a category in a ward',
    heading: 'Feed',
    path: '/console/feed?ward=D&category=Corruption',
    call: '/api/admin/feed/issues',
  },
  { name: 'search', heading: 'Feed', path: '/console/feed?q=road', call: '/api/admin/feed/issues' },
];

/** In milliseconds since the link was followed, and how long the call took. */
interface Shown {
  /** The page has its figures or rows; the dashboard those that were read with the counts, a minute ago at most. */
  shown: number;
  /** It has what the call answered. */
  fresh: number;
  call: number;
}

/**
 * Measures in a browser how soon pages of the console of a running service are shown, and their calls of the API. Ends
 * with 1 where one of them takes more than `MAX_RATIO` times as long as its call.
 */
async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { url, email, password } = parseArgs({ options: { url: text, email: text, password: text } }).values;
  if (!url || !email || !password) throw new Error('--url, --email and --password of the console are needed');
  const browser = await startBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${url}/console/configuration`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Configuration' }).waitFor();
    for (const { name, heading, path, call } of PAGES) {
      const rounds: Shown[] = [];
      for (let round = 0; round < ROUNDS; round++)
        rounds.push(await showingOf(page, url, { heading, path, call }));
      const [shown = 0, fresh = 0, api = 0] = (['shown', 'fresh', 'call'] as const).map((key) =>
        quantile(
          rounds.map((each) => each[key]),
          0.5,
        ),
      );
      const ratio = shown / api;
      process.stdout.write(
        `${name}: shown after ${shown.toFixed(0)} ms, fresh after ${fresh.toFixed(0)} ms, API ${api.toFixed(0)} ms, ratio ${ratio.toFixed(1)}\n`,
      );
      if (!(ratio <= MAX_RATIO)) process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
}

/**
 * Follows a link from another page, when that and the counts beside the modules have been read. The console is opened
 * anew before: it would show at once what it has read earlier.
 */
async function showingOf(
  page: Page,
  url: string,
  { heading, path, call }: { heading: string; path: string; call: string },
): Promise<Shown> {
  await page.goto(`${url}/console/configuration`);
  await page.getByRole('heading', { name: 'Configuration' }).waitFor();
  await page.locator('main .loading').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(1_500);
  return page.evaluate(
    async ([title, to, read]) => {
      performance.clearResourceTimings();
      const link = document.createElement('a');
      link.href = to;
      document.body.append(link);
      const startedAt = performance.now();
      link.click();
      link.remove();
      const calls = () =>
        performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname === read);
      const isShown = () =>
        document.querySelector('main h1')?.textContent === title && !document.querySelector('main .loading');
      const nextFrame = () => new Promise((next) => requestAnimationFrame(next));
      while (!isShown()) await nextFrame();
      const shown = performance.now() - startedAt;
      while (calls().length === 0 || !isShown()) await nextFrame();
      return { shown, fresh: performance.now() - startedAt, call: calls()[0]?.duration ?? 0 };
    },
    [heading, path, call] as const,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
