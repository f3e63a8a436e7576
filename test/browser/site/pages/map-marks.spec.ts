import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { reportedIssue } from '../../../factories/issues';
import { waterMap } from '../../../factories/pmtiles';
import { describeInBrowser, openTab, startBrowser } from '../../../support/browser/browser';
import { startService, type TestService } from '../../../support/service/service';

/** Three places of Bandra West, the first two some metres apart. */
const PLACES = [
  [19.0544, 72.8324],
  [19.0545, 72.8325],
  [19.062, 72.84],
] as const;

describeInBrowser('the base map of a city', () => {
  it.each(['light', 'dark'] as const)('is drawn below the marks, in %s', async (colorScheme) => {
    const folder = mkdtempSync(join(tmpdir(), 'maps-'));
    writeFileSync(join(folder, 'delhi.pmtiles'), waterMap());
    const service = await startService({ settings: { MAP_PMTILES_DIR: folder } });
    const browser = await startBrowser();
    await reportedIssue(service, {
      city: 'delhi',
      location: { lat: 28.62, lng: 77.2, address: 'Ring Road' },
    });
    const { page, complaints, close } = await openTab(browser, service.url, { colorScheme });
    await page.goto(`${service.url}/hi/delhi/map`);
    await page.waitForSelector('.map .map-mark');
    await page.waitForSelector('.map canvas.leaflet-tile-loaded');
    const colour = await page
      .locator('.map canvas.leaflet-tile-loaded')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => [...canvas.getContext('2d')!.getImageData(9, 9, 1, 1).data]);
    // The colours of water of the library.
    expect(colour).toEqual(colorScheme === 'light' ? [128, 222, 234, 255] : [49, 53, 63, 255]);
    expect(await page.locator('.map .leaflet-control-attribution').textContent()).toContain(
      '© OpenStreetMap',
    );
    expect(complaints).toEqual([]);
    await close();
    await browser.close();
    await service.stop();
    rmSync(folder, { recursive: true });
  });
});

describeInBrowser('the marks of a map', () => {
  let service: TestService;
  let browser: Browser;
  let ids: string[];

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
    ids = [];
    for (const [lat, lng] of PLACES)
      ids.push(
        await reportedIssue(service, {
          ...{ title: `Pothole ${lat}`, category: 'road', pincode: '400050' },
          location: { lat, lng, address: 'Hill Road' },
        }),
      );
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const boxesOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      );

  it('are elements that a finger hits, with the icon of the category, apart from each other', async () => {
    const { page, complaints, close } = await openTab(browser, service.url, {
      viewport: { width: 360, height: 740 },
    });
    await page.goto(`${service.url}/mumbai/map`);
    const marks = page.locator('.map .map-mark');
    await marks.first().waitFor();
    expect(await marks.allTextContents()).toEqual(['3']);
    await page.goto(`${service.url}/mumbai/map?box=72.825,19.05,72.845,19.066`);
    await marks.nth(1).waitFor();
    expect((await marks.allTextContents()).sort()).toEqual(['', '2']);
    const areas = await boxesOf(page, '.map .map-mark');
    expect(areas.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
    const discs = await boxesOf(page, '.map .map-mark > span');
    expect(discs.filter(({ width, height }) => width < 28 || height < 28)).toEqual([]);
    const [one, other] = areas as [DOMRect, DOMRect];
    expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(44);
    const single = page.getByRole('link', { name: 'Pothole 19.062, Open' });
    expect(await single.locator('use').getAttribute('href')).toMatch(/icons-[^#]+\.svg#road$/);
    await single.click();
    await page.waitForURL(`**/${ids[2]}`);
    expect(complaints).toEqual([]);
    await close();
  });

  it('are reached and opened by keyboard, and listed below the map', async () => {
    const { page, complaints, close } = await openTab(browser, service.url);
    await page.goto(`${service.url}/mumbai/map?box=72.825,19.05,72.845,19.066`);
    const list = page.locator('.map-list');
    await list.locator('li').nth(1).waitFor({ state: 'attached' });
    expect(await list.locator('summary').textContent()).toBe('On the map now (3)');
    await list.locator('summary').press('Enter');
    expect(await list.getByRole('link').allTextContents()).toEqual(['Pothole 19.062, Open']);
    // What is near each other is shown larger, until it is apart.
    for (let zooms = 0; zooms < 8 && (await list.getByRole('button').count()) > 0; zooms++) {
      const before = await list.textContent();
      await list.getByRole('button').first().press('Enter');
      await page.waitForFunction((text) => document.querySelector('.map-list')?.textContent !== text, before);
    }
    expect(await list.getByRole('link').count()).toBeGreaterThanOrEqual(2);
    const mark = page.locator('.map .map-mark').first();
    await mark.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/issues\/iss_/);
    expect(complaints).toEqual([]);
    await close();
  });

  it('are those of the ward of the filter, which fills the map', async () => {
    const { page, complaints, close } = await openTab(browser, service.url);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${service.url}/mumbai/map?ward=H%2FWest`);
    await page.waitForSelector('.map path.map-chosen');
    await page.waitForSelector('.map-list', { state: 'attached' });
    const [ward] = await boxesOf(page, '.map path.map-chosen');
    const [map] = await boxesOf(page, '.map');
    expect(Math.max(ward!.width / map!.width, ward!.height / map!.height)).toBeGreaterThan(0.5);
    const [cells = ''] = asked.filter((url) => url.includes('/api/map?'));
    expect(new URL(cells).searchParams.get('ward')).toBe('H/West');
    expect(complaints).toEqual([]);
    await close();
  });

  it('name the wards as far as zoom 12', async () => {
    const { page, close } = await openTab(browser, service.url);
    await page.goto(`${service.url}/mumbai/map`);
    const names = page.locator('.map .map-ward-name');
    await names.first().waitFor();
    expect(await names.allTextContents()).toContain('K/West');
    await page.goto(`${service.url}/mumbai/map?box=72.825,19.05,72.835,19.06`);
    await page.locator('.map .map-name').first().waitFor();
    expect(await names.count()).toBe(0);
    await close();
  });

  it('leave one finger to the page where the map is only a part of it', async () => {
    const { page, close } = await openTab(browser, service.url, {
      ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    });
    const touchAction = async (path: string) => {
      await page.goto(service.url + path);
      await page.locator('.map').scrollIntoViewIfNeeded();
      await page.locator('.map .leaflet-control-zoom-in').waitFor();
      return page.locator('.map').evaluate((element) => getComputedStyle(element).touchAction);
    };
    expect(await touchAction(`/mumbai/issues/${ids[0]}`)).toBe('pan-x pan-y');
    const hint = page.locator('.map-hint');
    const touch = (count: number) =>
      page.locator('.map').evaluate((element, fingers) => {
        const touches = Array.from(
          { length: fingers },
          (_, identifier) =>
            new Touch({ identifier, target: element, clientX: 99, clientY: 99 + 50 * identifier }),
        );
        element.dispatchEvent(
          new TouchEvent('touchmove', { touches, changedTouches: touches, bubbles: true }),
        );
      }, count);
    await touch(1);
    expect(await hint.textContent()).toBe('Use two fingers to move the map');
    expect(await hint.isVisible()).toBe(true);
    await touch(2);
    expect(await hint.isVisible()).toBe(false);
    expect(await touchAction('/mumbai/map')).toBe('none');
    await close();
  });
});
