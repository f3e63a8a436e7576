import type { Page } from 'playwright-core';
import { violationsOf } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, pressButton, savingData, settled } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';

const CODE = /\/assets\/analytics-/;
const MAP = /\/assets\/(boundary-map|ward-map)-/;
/** The browser’s error messages for a file that could not be loaded. */
const LOST = /Failed to load resource|Failed to fetch dynamically/;

/** The code of a page is loaded when the page is first opened. The network may be down at that moment. */
describeInBrowser('page code that cannot be loaded', () => {
  let tab: ConsoleTab;
  let page: Page;
  const given = eachInConsole();
  beforeEach(async () => {
    ({ tab, page } = given());
    await savingData(page);
  });

  const heading = () => page.getByRole('heading', { name: 'Analytics', level: 1 });
  const isShown = () => page.getByLabel('From', { exact: true }).waitFor();
  /** Opens a page whose code cannot be loaded, from another page whose code is loaded. */
  const openLost = async () => {
    await page.getByRole('link', { name: 'Analytics' }).click();
    await page.getByText('This part of the console could not be loaded').waitFor();
  };
  const expectLost = () => {
    const complaints = tab.complaints().splice(0);
    expect(complaints).not.toEqual([]);
    for (const complaint of complaints) expect(complaint).toMatch(LOST);
  };

  it('is replaced by an error page with a focused heading, and the loaded page has one too', async () => {
    await tab.open('/console/notifications');
    await page.route(CODE, (route) => route.abort());
    await openLost();
    await heading().and(page.locator(':focus')).waitFor();
    expect(await page.title()).toBe('Analytics – Console');
    expect(await violationsOf(page)).toEqual([]);
    await page.unroute(CODE);
    await isShown();
    await heading().and(page.locator(':focus')).waitFor();
    expectLost();
  });

  it('is requested again at once when the user presses the button', async () => {
    await tab.open('/console/notifications');
    // The clock of the page is stopped, so the page retries nothing by itself.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.route(CODE, (route) => route.abort());
    await openLost();
    await page.unroute(CODE);
    await pressButton(page, 'Try again');
    await isShown();
    expectLost();
  });

  it('is loaded when the network is back, without a key or a click', async () => {
    await tab.open('/console/notifications');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.context().setOffline(true);
    await openLost();
    await page.context().setOffline(false);
    await isShown();
    expectLost();
  });

  it('is requested again by a timer if the browser does not report that the network is back', async () => {
    await tab.open('/console/notifications');
    let count = 0;
    await page.route(CODE, (route) => (++count < 3 ? route.abort() : route.continue()));
    await openLost();
    await isShown();
    expect(count).toBe(3);
    expectLost();
  });

  it('belongs to an older version if the document of the service names another script', async () => {
    await tab.open('/console/notifications');
    await page.route(CODE, (route) => route.fulfill({ status: 404, json: {} }));
    await page.route(/\/console$/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-next.js">' }),
    );
    await page.getByRole('link', { name: 'Analytics' }).click();
    await page.getByText('There is a newer version of the console').waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await isShown();
    expectLost();
  });

  it('loses nothing that is typed in the form beside it', async () => {
    await page.route(MAP, (route) => route.abort());
    await tab.open('/console/geography?city=mumbai');
    await page.locator('td a').first().press('Enter');
    await settled(page);
    await page.getByText('This part of the console could not be loaded').waitFor();
    const corners = page.getByLabel('Corners');
    await corners.fill('19.05, 72.83\n19.05, 72.84');
    await page.unrouteAll();
    await page.locator('.map.leaflet-container').waitFor();
    // Including its style sheet, which is a separate file.
    await page.waitForFunction(() => {
      const pane = document.querySelector('.leaflet-pane');
      return pane !== null && getComputedStyle(pane).position === 'absolute';
    });
    expect(await corners.inputValue()).toBe('19.05, 72.83\n19.05, 72.84');
    expectLost();
  });
});
