import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What is wrong with a page of the site, with its map drawn.
 * @returns rules of accessibility with the elements that break them, and by how many px the page is wider than the
 *   screen
 */
export async function faultsOf(page: Page): Promise<string[]> {
  const map = page.locator('.map');
  if ((await map.count()) > 0) {
    await map.scrollIntoViewIfNeeded();
    await page.waitForSelector('.map .leaflet-control-zoom-in');
  }
  await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults>(`axe.run({ runOnly: ${JSON.stringify(RULES)} })`);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  return overflow > 0 ? [...found, `${overflow} px wider than the screen`] : found;
}
