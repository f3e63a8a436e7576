import type { Page } from 'playwright-core';
import { reportedIssue } from '../factories/issues';
import { WIDTHS } from '../support/accessibility';
import { describeInBrowser } from '../support/browser';
import type { ConsoleTab } from '../support/console-tab';
import { eachInConsole } from '../support/each-in-console';
import type { TestService } from '../support/service';

/**
 * The texts of each chart of the page: their heights, those that extend beyond the chart, and those closer than 3 px to
 * the next text.
 */
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
    close: labels.filter(({ box }, n) => n > 0 && box.left < labels[n - 1].box.right + 3).map(({ words }) => words),
  };
})`;

interface Texts {
  labels: string[];
  heights: number[];
  outside: string[];
  close: string[];
}

describeInBrowser('the charts of the console', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  const given = eachInConsole();
  beforeEach(() => void ({ service, tab, page } = given()));

  it('have complete, readable labels on a phone and on a desktop', async () => {
    // The largest number of wards with long names that each get a label on a phone.
    const places = await service.database.sql<{ pincode: string }>(
      `select min(pincode) as pincode from places where city = 'mumbai' and is_main and length(ward) > 6 group by ward limit 5`,
    );
    for (const { pincode } of places) await reportedIssue(service, { city: 'mumbai', pincode });
    await reportedIssue(service, { city: 'mumbai', location: { lat: 1, lng: 1, address: '' } });
    await tab.open('/console/analytics?city=mumbai&from=2026-10-27&to=2026-11-25');
    for (const { width } of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // The drawing has the width of its container once the container was measured.
      await page.waitForFunction(() => {
        const drawing = document.querySelector<SVGSVGElement>('figure svg');
        return drawing !== null && drawing.viewBox.baseVal.width === drawing.clientWidth;
      });
      const charts = await page.evaluate<Texts[]>(TEXTS);
      expect(charts.length).toBe(4);
      expect(charts.flatMap(({ outside, close }) => [...outside, ...close])).toEqual([]);
      expect(Math.min(...charts.flatMap(({ heights }) => heights))).toBeGreaterThan(10);
      expect(charts[0]?.labels[0]).toBe('27 Oct');
    }
  });
});
