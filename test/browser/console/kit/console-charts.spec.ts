import type { Page } from 'playwright-core';
import { DAY_MS } from '../../../../src/kernel/time/durations';
import { allPlaced, reportedIssue } from '../../../factories/issues';
import { WIDTHS } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import type { ConsoleTab } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

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
  const isBeside = (one, other) => one.top < other.bottom && other.top < one.bottom;
  return {
    labels: labels.map(({ words }) => words),
    heights: texts.map(({ box }) => box.height),
    outside: texts.filter(({ box }) => box.left < room.left || box.right > room.right).map(({ words }) => words),
    close: labels.filter(({ box }, n) => n > 0 && isBeside(box, labels[n - 1].box) && box.left < labels[n - 1].box.right + 3)
      .map(({ words }) => words),
  };
})`;

const TIME_ZONE = 'Asia/Kolkata';
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });
const DAY_IN_WORDS = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayOf = (at: Date) => DAY.format(at);
const dayInWords = (day: string) => DAY_IN_WORDS.format(new Date(day));

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
    const places = await service.database.sql<{ pincode: string; ward: string }>(
      // A report with a pincode that is in several wards is in none.
      `select min(pincode) as pincode, ward from places p where city = 'mumbai'
          and not exists (select from places o where o.pincode = p.pincode and o.ward <> p.ward)
        group by ward order by ward`,
    );
    for (const { pincode } of places) await reportedIssue(service, { city: 'mumbai', pincode });
    await reportedIssue(service, { city: 'mumbai', location: { lat: 1, lng: 1, address: '' } });
    await allPlaced(service);
    const [first, last] = [-29, 0].map((days) => dayOf(new Date(Date.now() + days * DAY_MS)));
    await tab.open(`/console/analytics?city=mumbai&from=${first}&to=${last}`);
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
      const [days, wards, categories] = charts.map(({ labels }) => labels);
      expect(days![0]).toBe(dayInWords(first!));
      // Each row has its name and its figures.
      expect(wards).toHaveLength(2 * (places.length + 1));
      expect(wards).toEqual(expect.arrayContaining([...places.map(({ ward }) => ward), 'No ward']));
      expect(categories).toEqual(['Infrastructure', `${places.length + 1} / 0`]);
    }
  });
});
