import type { Browser } from 'playwright-core';
import { startBrowser } from '../support/browser/chromium';
import { LIST_CITY } from './data/fixtures';
import { withService } from './data/own-service';
import { median } from './measure/figures';
import { verdict } from './measure/report';
import type { RunningServer } from './servers/start';

const ROWS = 10_000;
const RUNS = 5;
/** A slow mobile network and a cheap phone. */
const BYTES_PER_SECOND = 50 * 1024;
const LATENCY_MS = 300;
const PROCESSOR_SHARE = 6;
const MAX_MS = 1500;

interface View {
  /** When the first issue of the list was drawn, in milliseconds since navigation. */
  list: number;
  /** When anything was drawn. */
  first: number;
}

const DRAWN = 'the list is drawn';

/** Runs in the page: records when the first issue of the list is drawn, wherever on the page it is. */
const WATCH = `new MutationObserver((_, watcher) => {
  const item = document.querySelector('.issues li');
  if (!item) return;
  watcher.disconnect();
  new IntersectionObserver(([{ isIntersecting }]) => {
    if (!isIntersecting || window.listAt) return;
    window.listAt = performance.now();
    console.log('${DRAWN}');
  },
    { rootMargin: '100000px' }).observe(item);
}).observe(document, { childList: true, subtree: true });`;

/** Measures the first view of a city on a slow phone, on a database of its own. */
export function main(): Promise<void> {
  return withService(ROWS, measure);
}

/** Measures when a person with a slow phone sees the list of a city, and prints the median. */
async function measure(service: RunningServer): Promise<void> {
  const browser = await startBrowser();
  try {
    for (const path of [`/${LIST_CITY}`, `/ta/${LIST_CITY}`]) {
      // The first view finds no compiled code on either side, and is not counted.
      await viewOf(browser, service.url + path);
      const views: View[] = [];
      for (let run = 0; run < RUNS; run++) views.push(await viewOf(browser, service.url + path));
      const [list, first] = [median(views.map((view) => view.list)), median(views.map((view) => view.first))];
      const all = views.map((view) => Math.round(view.list)).join(', ');
      const what = `${path}: list visible after ${Math.round(list)} ms (${all}), first paint ${Math.round(first)} ms`;
      process.stdout.write(`${verdict(what, `median <= ${MAX_MS} ms`, list <= MAX_MS)}\n`);
    }
  } finally {
    await browser.close();
  }
}

/** Opens a page with an empty cache. */
async function viewOf(browser: Browser, url: string): Promise<View> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(WATCH);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SHARE });
    // The content security policy of the page prevents Playwright from waiting for a condition given as text.
    const drawn = page.waitForEvent('console', (message) => message.text() === DRAWN);
    await page.goto(url, { waitUntil: 'commit' });
    await drawn;
    return await page.evaluate<View>(
      `({ list: window.listAt, first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN })`,
    );
  } finally {
    await context.close();
  }
}
