import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { startBrowser } from '../support/chromium';
import { quantile } from './measure/figures';

const ROUNDS = 5;
/** A page must be shown within this many times the time of its call. */
const MAX_RATIO = 2;
/**
 * The measured pages: the query of the feed (none for the dashboard), and the call whose time the page is compared
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

/** Milliseconds since the link was followed, and the duration of the call. */
interface Shown {
  /**
   * The document has the figures or rows of the page. Those of the dashboard may have been read with the counts, at
   * most a minute ago.
   */
  shown: number;
  /** The next frame, which paints them: up to 17 ms later at 60 frames per second. */
  painted: number;
  /** The document has the data of this call. */
  fresh: number;
  call: number;
}

/**
 * Measures in a browser how soon console pages of a running service are shown, and their API calls. Exits with 1 if a
 * page takes more than `MAX_RATIO` times as long as its call.
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
      const [shown = 0, painted = 0, fresh = 0, api = 0] = (
        ['shown', 'painted', 'fresh', 'call'] as const
      ).map((key) =>
        quantile(
          rounds.map((each) => each[key]),
          0.5,
        ),
      );
      const ratio = shown / api;
      process.stdout.write(
        `${name}: shown after ${shown.toFixed(0)} ms, painted after ${painted.toFixed(0)} ms, fresh after ${fresh.toFixed(0)} ms, API ${api.toFixed(0)} ms, ratio ${ratio.toFixed(1)}\n`,
      );
      if (!(ratio <= MAX_RATIO)) process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
}

/**
 * Follows a link from another page, after that page and the counts beside the modules have loaded. The console is
 * reloaded first, because it would show data it has read earlier at once.
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
      const elapsed = () => performance.now() - startedAt;
      const nextFrame = () => new Promise((next) => requestAnimationFrame(next));
      const shown = await new Promise<number>((seen) => {
        const look = () => {
          if (!isShown()) return;
          changes.disconnect();
          seen(elapsed());
        };
        // Called after each change of the document, without waiting for a frame.
        const changes = new MutationObserver(look);
        changes.observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      });
      await nextFrame();
      const painted = elapsed();
      while (calls().length === 0 || !isShown()) await nextFrame();
      return { shown, painted, fresh: elapsed(), call: calls()[0]?.duration ?? 0 };
    },
    [heading, path, call] as const,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
