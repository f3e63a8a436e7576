import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** What breaks a rule of accessibility on a page as it is: rules with the elements that break them. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Pages that are only resized have it.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(OPTIONS)})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * What is wrong with a page of the site, with its map drawn.
 * @returns what breaks a rule of accessibility, and by how many px the page is wider than the screen
 */
async function faultsOf(page: Page): Promise<string[]> {
  const map = page.locator('.map');
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

/** A screen a page is tried on. */
export interface Screen {
  /** In px. */
  width: number;
  colorScheme?: 'light' | 'dark';
}

/** A phone and a desk. */
export const WIDTHS: readonly Screen[] = [{ width: 360 }, { width: 1280 }];

/** What is wrong with a page on each of these screens. It is resized, which is sooner done than loading it again. */
export async function faultsOn(screens: readonly Screen[], page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, colorScheme = 'light' } of screens) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    faults.push(...(await faultsOf(page)).map((fault) => `${width} px, ${colorScheme}: ${fault}`));
  }
  return faults;
}
