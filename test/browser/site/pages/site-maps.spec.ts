import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Route } from 'playwright-core';
import sharp from 'sharp';
import { allPlaced, reportedIssue } from '../../../factories/issues';
import { describeInBrowser, openTab, startBrowser } from '../../../support/browser/browser';
import { startService, type TestService } from '../../../support/service/service';

const CELLS = /\/api\/map\?/;
const TILES = 'https://tiles.example';

describeInBrowser('the maps of cities without boundaries', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  it('are hidden while they would be empty, and show issues at their relative positions', async () => {
    const service = await startService();
    const empty = await openTab(browser, service.url);
    await empty.page.goto(`${service.url}/delhi`);
    await empty.page.waitForSelector('.map[data-started]', { state: 'attached' });
    expect(await empty.page.locator('.map').isVisible()).toBe(false);
    await empty.close();
    for (const lat of [28.55, 28.68])
      await reportedIssue(service, { city: 'delhi', location: { lat, lng: 77.2, address: 'Ring Road' } });
    // In another profile: browsers cache the data of the map for some seconds.
    const { page, complaints, close } = await openTab(browser, service.url);
    await page.goto(`${service.url}/delhi`);
    await page.waitForSelector('.map .map-mark');
    expect(await page.locator('.map .map-mark').count()).toBe(2);
    await page.goto(`${service.url}/delhi/report`);
    expect(await page.locator('.map').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
    await service.stop();
  });

  it('name places beside each other, without overlap and without other hosts', async () => {
    const service = await startService();
    await service.database.sql(
      `update places set area = '<b>Bandra</b>' where city = 'mumbai' and pincode = '400050'`,
    );
    const { page, complaints, close } = await openTab(browser, service.url);
    await page.goto(`${service.url}/mumbai`);
    const names = page.locator('.map .map-name');
    await names.first().waitFor();
    for (let zoom = 0; zoom < 3; zoom++) {
      // Names of the former view are transparent until they are removed.
      const boxes = await names.evaluateAll((elements) =>
        elements.filter((each) => each.style.opacity !== '0').map((each) => each.getBoundingClientRect()),
      );
      expect(boxes.length).toBeGreaterThanOrEqual(8);
      const overlapping = boxes.filter((one, index) =>
        boxes
          .slice(index + 1)
          .some(
            (other) =>
              one.left < other.right - 2 &&
              other.left < one.right - 2 &&
              one.top < other.bottom - 2 &&
              other.top < one.bottom - 2,
          ),
      );
      expect(overlapping).toEqual([]);
      const before = await names.allTextContents();
      await page.click('.leaflet-control-zoom-in');
      while ((await names.allTextContents()).join() === before.join()) await delay(50);
    }
    expect(await page.locator('.map .leaflet-control-attribution').textContent()).toContain(
      'Place names: India Post',
    );
    expect(await page.locator('.map .map-name b').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
    await service.stop();
  });

  it('can be read in both schemes on a phone: the legend, the attribution and the scale', async () => {
    const service = await startService();
    const location = { lat: 19.0544, lng: 72.8324, address: 'Hill Road' };
    const id = await reportedIssue(service, { city: 'mumbai', location });
    await allPlaced(service);
    await service.database.sql(
      `update issues set due_at = now() - interval '1 hour', breached_at = now() - interval '1 hour' where id = $1`,
      [id],
    );
    for (const colorScheme of ['light', 'dark'] as const) {
      const phone = { colorScheme, viewport: { width: 360, height: 640 } };
      const { page, close } = await openTab(browser, service.url, phone);
      await page.goto(`${service.url}/mumbai/map`);
      await page.waitForSelector('.map .map-legend li');
      await page.waitForSelector('.map .map-name');
      const boxOf = async (part: string) => (await page.locator(`.map ${part}`).boundingBox())!;
      const [legend, attribution] = [await boxOf('.map-legend'), await boxOf('.leaflet-control-attribution')];
      expect(legend.y + legend.height).toBeLessThanOrEqual(attribution.y);
      for (const part of ['.leaflet-control-attribution', '.leaflet-control-scale-line', '.leaflet-bar a']) {
        const colours = (selector: string) =>
          page
            .locator(selector)
            .first()
            .evaluate((element) => getComputedStyle(element))
            .then(({ color, backgroundColor }) => ({ part, color, backgroundColor }));
        expect(await colours(`.map ${part}`)).toEqual(await colours('.map .map-legend'));
      }
      await close();
    }
    await service.stop();
  });

  it('say in words and in a legend which issues are late and which were escalated', async () => {
    const service = await startService();
    const ids: string[] = [];
    for (const lat of [28.55, 28.62, 28.68])
      ids.push(
        await reportedIssue(service, { city: 'delhi', location: { lat, lng: 77.2, address: 'Ring Road' } }),
      );
    // An issue that is placed later has its due date computed again.
    await allPlaced(service);
    const late = `due_at = now() - interval '1 hour', breached_at = now() - interval '1 hour'`;
    const mark = (id: string | undefined, level: number) =>
      service.database.sql(`update issues set ${late}, escalation_level = $2 where id = $1`, [id, level]);
    await mark(ids[1], 0);
    await mark(ids[2], 2);
    const { page, complaints, close } = await openTab(browser, service.url);
    await page.goto(`${service.url}/delhi`);
    const marks = page.locator('.map .map-mark');
    await marks.first().waitFor();
    const names = await marks.evaluateAll((elements) => elements.map((each) => each.ariaLabel));
    expect(names.map((name) => name?.replace(/^.*?, /, '')).sort()).toEqual([
      ...['Open', 'Open, late', 'Open, late, escalated'],
    ]);
    expect(await page.locator('.map .map-mark b').count()).toBe(2);
    expect(await page.locator('.map .map-legend li').allTextContents()).toEqual([
      'Open',
      'late',
      'escalated',
    ]);
    expect(await page.locator('.map .map-mark.map-escalated').count()).toBe(1);
    await page.goto(`${service.url}/hi/delhi?category=road`);
    await page.waitForSelector('.map[data-started]', { state: 'attached' });
    expect(await page.locator('.map .map-legend').isVisible()).toBe(false);
    expect(complaints).toEqual([]);
    await close();
    await service.stop();
  });

  it('count the late issues at one place, and list these issues at the last zoom', async () => {
    const service = await startService();
    const ids: string[] = [];
    for (let n = 0; n < 22; n++)
      ids.push(
        await reportedIssue(service, {
          ...{ city: 'delhi', title: `Pothole number ${n}` },
          location: { lat: 28.62, lng: 77.2, address: 'Ring Road' },
        }),
      );
    await allPlaced(service);
    await service.database.sql(
      `update issues set due_at = now() - interval '1 hour', breached_at = now() - interval '1 hour' where id = any ($1)`,
      [ids.slice(0, 2)],
    );
    const { page, complaints, close } = await openTab(browser, service.url);
    await page.goto(`${service.url}/delhi`);
    const mark = page.locator('.map .map-mark');
    await mark.waitFor();
    expect(await mark.getAttribute('aria-label')).toBe('22, late: 2');
    expect((await mark.textContent())?.replace('!', '')).toBe('22');
    const popup = page.locator('.map .leaflet-popup');
    // Each click shows the place larger, until the map has its last zoom. A mark that the map draws anew under the
    // click is clicked again.
    for (let clicks = 0; clicks < 100 && !(await popup.isVisible()); clicks++) {
      await mark.click({ force: true, timeout: 2000 }).catch(() => undefined);
      await delay(400);
    }
    const links = popup.getByRole('link');
    expect(await links.allTextContents()).toEqual(
      Array.from({ length: 20 }, (_, n) => `Pothole number ${21 - n}`),
    );
    expect(await popup.locator('li').last().textContent()).toBe('+ 2');
    await links.first().click();
    await page.waitForURL(`**/${ids[21]}`);
    expect(complaints).toEqual([]);
    await close();
    await service.stop();
  });

  it('keep their marks if a request fails, and if an older one is answered last', async () => {
    const service = await startService();
    await reportedIssue(service, {
      city: 'delhi',
      location: { lat: 28.62, lng: 77.2, address: 'Ring Road' },
    });
    const { page, close } = await openTab(browser, service.url);
    await page.goto(`${service.url}/delhi`);
    const marks = page.locator('.map .map-mark');
    await marks.waitFor();
    const zoomIn = () => page.click('.leaflet-control-zoom-in');
    const answered = async (act: () => Promise<void>) => {
      const answer = page.waitForResponse(CELLS);
      await act();
      await answer;
      // The page has handled it once a later request is answered.
      await page.evaluate(async () => (await fetch('/api/cities')).text());
    };
    let handle = (route: Route) => route.fulfill({ status: 503 });
    await page.route(CELLS, (route) => handle(route));
    await answered(zoomIn);
    expect(await marks.count()).toBe(1);
    /** A request that is not answered yet. */
    const unanswered = async () => {
      const asked = new Promise<Route>((resolve) => {
        handle = (route) => {
          resolve(route);
          return Promise.resolve();
        };
      });
      await zoomIn();
      return asked;
    };
    const none = { json: { data: { cells: [] } } };
    const old = await unanswered();
    handle = (route) => route.continue();
    await answered(zoomIn);
    await answered(() => old.fulfill(none));
    expect(await marks.count()).toBe(1);
    // If the newer one fails, the older one counts.
    const slow = await unanswered();
    handle = (route) => route.fulfill({ status: 503 });
    await answered(zoomIn);
    await answered(() => slow.fulfill(none));
    expect(await marks.count()).toBe(0);
    await close();
    await service.stop();
  });

  it('fill in the place that somebody wants to follow, with its radius', async () => {
    const service = await startService();
    const { page, complaints, close } = await openTab(browser, service.url);
    await page.goto(`${service.url}/mumbai/follow`);
    expect(await page.isVisible('[name=near]')).toBe(false);
    await page.click('.choice:has-text("Around a place")');
    expect([await page.isVisible('[name=ward]'), await page.isVisible('[name=near]')]).toEqual([false, true]);
    await page.locator('.map').scrollIntoViewIfNeeded();
    await page.waitForSelector('.map path.map-ward');
    const areas = await page.locator('.map path.map-ward').count();
    await page.locator('.map').click();
    expect(Number(await page.inputValue('[name=lat]'))).toBeCloseTo(19.1, 0);
    expect(Number(await page.inputValue('[name=lng]'))).toBeCloseTo(72.9, 0);
    expect(await page.inputValue('[name=radius]')).toBe('500');
    expect(await page.locator('.map path.map-issue').count()).toBe(1);
    // Another name is another place; the device knows where it is.
    await page.fill('[name=near]', 'Bandra');
    expect(await page.inputValue('[name=lat]')).toBe('');
    await page.context().grantPermissions(['geolocation'], { origin: service.url });
    await page.context().setGeolocation({ latitude: 19.0544, longitude: 72.8324, accuracy: 12 });
    await page.click('text=Use my position');
    await page.waitForSelector('[role=status]:has-text("The position is entered below.")');
    expect(await page.inputValue('[name=lat]')).toBe('19.054400');
    expect(await page.locator('.map path.map-ward').count()).toBe(areas + 1);
    await page.fill('[name=radius]', '');
    expect(await page.locator('.map path.map-ward').count()).toBe(areas);
    await page.fill('[name=radius]', '800');
    await page.fill('[name=email]', 'asha@example.org');
    await page.click('main form button[type=submit]');
    await page.waitForSelector('.notice[role=status]');
    expect(
      await service.database.sql(`select radius_m from alert_subscriptions where kind = 'place'`),
    ).toEqual([{ radius_m: 800 }]);
    expect(complaints).toEqual([]);
    await close();
    await service.stop();
  });

  it('use tiles if these are configured, and a touch fills in a place in the city', async () => {
    const service: TestService = await startService({
      settings: { MAP_TILE_URL: `${TILES}/{z}/{x}/{y}.png`, MAP_TILE_ATTRIBUTION: '© Makers <of> tiles' },
    });
    const { page, complaints, close } = await openTab(browser, service.url);
    const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#ccc' } })
      .png()
      .toBuffer();
    const referrers = new Set<string | undefined>();
    await page.route(`${TILES}/**`, (route) => {
      referrers.add(route.request().headers().referer);
      return route.fulfill({ body: tile, contentType: 'image/png' });
    });
    await page.goto(`${service.url}/delhi/report`);
    await page.locator('.map').scrollIntoViewIfNeeded();
    await page.waitForSelector('.map img.leaflet-tile-loaded');
    expect(await page.textContent('.leaflet-control-attribution')).toContain('© Makers <of> tiles');
    await page.locator('.map').click();
    expect(Number(await page.inputValue('[name=lat]'))).toBeCloseTo(28.6, 0);
    expect(Number(await page.inputValue('[name=lng]'))).toBeCloseTo(77.2, 0);
    // The tile server may learn the origin of the site that shows the tiles, but not the path.
    expect([...referrers]).toEqual([`${service.url}/`]);
    expect(complaints.filter((text) => !text.startsWith(`asked for ${TILES}/`))).toEqual([]);
    await close();
    await service.stop();
  });
});
