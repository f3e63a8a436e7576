import type { Page } from 'playwright-core';
import { reportedIssue } from '../factories/issues';
import { WIDTHS } from '../support/accessibility';
import { describeInBrowser } from '../support/browser';
import type { ConsoleTab } from '../support/console-tab';
import { eachInConsole } from '../support/each-in-console';
import type { TestService } from '../support/service';

/** The texts of each chart of the page: how high they are drawn, and which stick out of it or lie over the next. */
const TEXTS = `[...document.querySelectorAll('figure svg')].map((drawing) => {
  const room = drawing.getBoundingClientRect();
  const texts = [...drawing.querySelectorAll('text')].map((text) => ({
    words: text.textContent, label: text.matches('g text'), box: text.getBoundingClientRect(),
  }));
  const labels = texts.filter(({ label }) => label);
  return {
    labels: labels.map(({ words }) => words),
    heights: texts.map(({ box }) => box.height),
    outside: texts.filter(({ box }) => box.left < room.left || box.right > room.right).map(({ words }) => words),
    over: labels.filter(({ box }, n) => n > 0 && box.left < labels[n - 1].box.right).map(({ words }) => words),
  };
})`;

interface Texts {
  labels: string[];
  heights: number[];
  outside: string[];
  over: string[];
}

describeInBrowser('the charts of the console', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  const given = eachInConsole();
  beforeEach(() => void ({ service, tab, page } = given()));

  it('have labels that are whole and can be read, on a phone and on a desk', async () => {
    for (const pincode of ['400050', '400001']) await reportedIssue(service, { city: 'mumbai', pincode });
    await tab.open('/console/analytics?city=mumbai&from=2026-10-27&to=2026-11-25');
    for (const { width } of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // The drawing is as wide as its place once that was measured.
      await page.waitForFunction(() => {
        const drawing = document.querySelector<SVGSVGElement>('figure svg');
        return drawing !== null && drawing.viewBox.baseVal.width === drawing.clientWidth;
      });
      const charts = await page.evaluate<Texts[]>(TEXTS);
      expect(charts.length).toBe(4);
      expect(charts.flatMap(({ outside, over }) => [...outside, ...over])).toEqual([]);
      expect(Math.min(...charts.flatMap(({ heights }) => heights))).toBeGreaterThan(10);
      expect(charts[0]?.labels[0]).toBe('27 Oct');
    }
  });
});
