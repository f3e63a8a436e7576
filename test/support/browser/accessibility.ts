import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** The accessibility violations of a page in its current state: rules with the elements that break them. */
export async function violationsOf(page: Page): Promise<string[]> {
  // A page that was only resized still has the library.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(OPTIONS)})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * The faults of a page of the site, with its map drawn if this screen shows one.
 * @returns the accessibility violations, and how many px the page is wider than the screen
 */
async function faultsOf(page: Page): Promise<string[]> {
  const map = page.locator('.map:visible');
  if ((await map.count()) > 0) {
    await map.scrollIntoViewIfNeeded();
    await page.waitForSelector('.map .leaflet-control-zoom-in');
  }
  const found = await violationsOf(page);
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  return overflow > 0 ? [...found, `${overflow} px wider than the screen`] : found;
}

/** A screen size for tests. */
export interface Screen {
  /** In px. */
  width: number;
  colorScheme?: 'light' | 'dark';
}

/** A phone and a desktop. */
export const WIDTHS: readonly Screen[] = [{ width: 360 }, { width: 1280 }];

/** The faults of a page on each of these screens. It is resized, which is faster than loading it again. */
export async function faultsOn(screens: readonly Screen[], page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, colorScheme = 'light' } of screens) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    faults.push(...(await faultsOf(page)).map((fault) => `${width} px, ${colorScheme}: ${fault}`));
  }
  return faults;
}
