import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { startBrowser } from '../support/browser/chromium';
import { quantile } from './measure/figures';

/** The counted visits of a page, of each kind. */
const ROUNDS = 7;
/** Later visits that are not counted: the browser compiles the code of a page further while it runs. */
const WARM_UP = 2;
/** A later visit of a page must be shown within this many times the time of its call. */
const MAX_RATIO = 2;

interface ConsolePage {
  name: string;
  heading: string;
  path: string;
  /** The call whose time the page is compared with. */
  call: string;
}

const feed = { heading: 'All issues', call: '/api/admin/feed/issues' };
/**
 * The measured pages. The console keeps the feed that it has shown last. Each feed here has another one before it, so
 * that it waits for its call.
 */
const PAGES: readonly ConsolePage[] = [
  { name: 'dashboard', heading: 'Figures', path: '/console', call: '/api/admin/dashboard' },
  { ...feed, name: 'feed', path: '/console/feed' },
  { ...feed, name: 'feed of a ward', path: '/console/feed?ward=D' },
  { ...feed, name: 'feed of a category in a ward', path: '/console/feed?ward=D&category=Corruption' },
  { ...feed, name: 'search', path: '/console/feed?q=road' },
];

/** Milliseconds since the link was followed, and the duration of the call. */
interface Shown {
  /**
   * The document has the figures or rows of the page. Those of the dashboard may have been read with the counts, at
   * most a minute ago.
   */
  shown: number;
  /** The next frame has been laid out and painted. */
  painted: number;
  /** The document has the data of this call. */
  fresh: number;
  call: number;
}

/**
 * Measures in a browser how soon console pages of a running service are shown, and their API calls: the first visit of
 * a page after the console was loaded, and later visits, as by somebody who works in it all day. Exits with 1 if later
 * visits take more than `MAX_RATIO` times as long as their calls.
 */
export async function main(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { url, email, password } = parseArgs({
    args,
    options: { url: text, email: text, password: text },
  }).values;
  if (!url || !email || !password) throw new Error('--url, --email and --password of the console are needed');
  const browser = await startBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${url}/console/configuration`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Configuration' }).waitFor();
    const first = await firstVisits(page, url);
    const later = await laterVisits(page);
    for (const shown of PAGES) {
      const ratio = print(`${shown.name}, later visits`, later.get(shown) ?? []);
      print(`${shown.name}, first visit`, first.get(shown) ?? []);
      if (!(ratio <= MAX_RATIO)) process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
}

type Visits = ReadonlyMap<ConsolePage, Shown[]>;

/** Visits each page from a console that was just loaded: neither its code has run, nor has it data of the page. */
async function firstVisits(page: Page, url: string): Promise<Visits> {
  const visits = new Map<ConsolePage, Shown[]>();
  for (const each of PAGES) {
    const rounds: Shown[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await page.goto(`${url}/console/configuration`);
      await settle(page);
      rounds.push(await showingOf(page, each));
    }
    visits.set(each, rounds);
  }
  return visits;
}

/** Visits all pages in turn without loading the console again. */
async function laterVisits(page: Page): Promise<Visits> {
  const visits = new Map<ConsolePage, Shown[]>(PAGES.map((each) => [each, []]));
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const each of PAGES) {
      await page.getByRole('navigation', { name: 'Modules' }).getByText('Configuration').click();
      await settle(page);
      const shown = await showingOf(page, each);
      if (round >= 0) visits.get(each)?.push(shown);
    }
  return visits;
}

/** Waits until the page and the counts beside the modules have loaded. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Configuration' }).waitFor();
  await page.locator('main .loading').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(1_500);
}

/** Prints the medians of some visits. @returns the median of their ratios */
function print(what: string, visits: readonly Shown[]): number {
  const median = (of: (visit: Shown) => number) => quantile(visits.map(of), 0.5);
  const ms = (of: (visit: Shown) => number) => `${median(of).toFixed(0)} ms`;
  const ratio = median(({ shown, call }) => shown / call);
  process.stdout.write(
    `${what}: shown after ${ms(({ shown }) => shown)}, painted after ${ms(({ painted }) => painted)}, ` +
      `fresh after ${ms(({ fresh }) => fresh)}, API ${ms(({ call }) => call)}, ratio ${ratio.toFixed(1)}\n`,
  );
  return ratio;
}

/** Follows a link from another page of the console. */
async function showingOf(page: Page, { heading, path, call }: ConsolePage): Promise<Shown> {
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
      // A frame is laid out and painted after its callbacks, before the next task.
      await new Promise((next) => setTimeout(next));
      const painted = elapsed();
      while (calls().length === 0 || !isShown()) await nextFrame();
      return { shown, painted, fresh: elapsed(), call: calls()[0]?.duration ?? 0 };
    },
    [heading, path, call] as const,
  );
}
