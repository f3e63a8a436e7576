import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';
import { drawnPhoto, SCENES } from '../../../../src/app/demo/demo-photos';
import { manyIssues, reportedIssue } from '../../../factories/issues';
import { uploadedPhoto } from '../../../factories/media';
import { person } from '../../../factories/people';
import { waterMap } from '../../../factories/pmtiles';
import { describeInBrowser, openTab, startBrowser } from '../../../support/browser/browser';
import { PublicClient } from '../../../support/network/public-client';
import { startService, type TestService } from '../../../support/service/service';

/** In bytes as sent over the network, compressed. */
const BUDGETS = { firstView: 20 * 1024, scriptBeforeMap: 30 * 1024, map: 50 * 1024 };
/** The map with the script of a base map. */
const MAP_WITH_BASE = 85 * 1024;
const MAP = /\/(map|map-list|leaflet-src|place-names)-[^/]+\.(js|css)$/;
/** Pictures in the first view of a phone, and files that pages share. */
const PICTURES = 30 * 1024;
const FILES = { icons: 4096, worker: 3072, wards: 15 * 1024, places: 2560 };

describeInBrowser('the size of a page', () => {
  let service: TestService;
  let browser: Browser;
  let paths: string[];
  let session: string;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'maps-'));
    writeFileSync(join(folder, 'delhi.pmtiles'), waterMap());
    service = await startService({ settings: { MAP_PMTILES_DIR: folder } });
    browser = await startBrowser();
    const by = await person(service);
    await manyIssues(service, 60, { by, city: 'mumbai', title: 'Lamp # is dark at the bus stop' });
    const reader = new PublicClient(service.url);
    await reader.signIn('budget@example.org');
    session = reader.cookies.get('session') ?? '';
    const location = { lat: 19.0544, lng: 72.8324, address: 'Hill Road signal' };
    const issue = await reportedIssue(service, { by, pincode: '400050', location });
    paths = [
      '/',
      '/mumbai',
      '/mumbai/map',
      `/ta/mumbai/issues/${issue}`,
      '/hi/mumbai/report',
      '/mumbai/wards',
      '/mumbai/figures',
      '/mumbai/follow',
      '/me',
    ];
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    rmSync(folder, { recursive: true });
  });

  /** Loads a page with everything it requests, including what is loaded on scrolling. @returns bytes by kind of file */
  async function costOf(path: string) {
    const { page, close } = await openTab(browser, service.url, {
      viewport: { width: 360, height: 800 },
      // Files cached by a service worker would not be loaded over the network.
      serviceWorkers: 'block',
    });
    // The session cookie is set before the first page: a page opened earlier would have left its files in the cache.
    await page.context().addCookies([{ name: 'session', value: session, url: service.url }]);
    const answers: Response[] = [];
    page.on('response', (answer) => answers.push(answer));
    await page.goto(service.url + path);
    const map = page.locator('.map:visible').first();
    if ((await map.count()) > 0) {
      await map.scrollIntoViewIfNeeded();
      await page.waitForSelector('.map .leaflet-control-zoom-in');
    }
    await page.waitForLoadState('networkidle');
    const cost = { firstView: 0, scriptBeforeMap: 0, map: 0, base: 0 };
    for (const answer of answers) {
      const { pathname } = new URL(answer.url());
      const bytes = (await answer.request().sizes()).responseBodySize;
      if (MAP.test(pathname)) cost.map += bytes;
      else if (/\/base-map-[^/]+\.js$/.test(pathname)) cost.base += bytes;
      else if (pathname.endsWith('.js')) cost.scriptBeforeMap += bytes;
      else if (pathname === path || /\/style-[^/]+\.css$/.test(pathname)) cost.firstView += bytes;
    }
    await close();
    return cost;
  }

  it('stays below the budgets on each page', async () => {
    for (const path of paths) {
      const cost = await costOf(path);
      expect([path, cost.firstView > 1000, cost.scriptBeforeMap > 0]).toEqual([path, true, true]);
      const over = Object.entries(BUDGETS).filter(([name, most]) => cost[name as keyof typeof cost] > most);
      expect([path, over, cost]).toEqual([path, [], cost]);
      process.stdout.write(`${path.replace(/iss_\w+/, '…')}: ${JSON.stringify(cost)}\n`);
    }
  });

  it('stays below the budget of a map over a base map', async () => {
    const { map, base } = await costOf('/delhi/map');
    expect([base > 1000, map + base <= MAP_WITH_BASE, map, base]).toEqual([true, true, map, base]);
    process.stdout.write(`map with a base map: ${map + base} bytes\n`);
  });

  /** The bytes of a file once it is compressed: those of the APIs are compressed by the proxy in front of them. */
  const sizeOf = async (path: string) => {
    const { status, text } = await new PublicClient(service.url).get(path, { accept: '*/*' });
    expect([path, status]).toEqual([path, 200]);
    return gzipSync(text, { level: 9 }).length;
  };

  it('stays below the budgets of the files that pages share', async () => {
    const { text } = await new PublicClient(service.url).get('/mumbai');
    const [icons = ''] = /\/assets\/icons-[^#"]+/.exec(text) ?? [];
    const sizes = {
      icons: await sizeOf(icons),
      worker: await sizeOf('/sw.js'),
      wards: await sizeOf('/api/wards.geojson?city=mumbai'),
      places: await sizeOf('/api/places.geojson?city=mumbai'),
    };
    const over = Object.entries(FILES).filter(([name, most]) => sizes[name as keyof typeof sizes] > most);
    expect([over, sizes]).toEqual([[], sizes]);
    process.stdout.write(`shared files: ${JSON.stringify(sizes)}\n`);
  });

  it('shows the first view of a phone with few bytes of pictures', async () => {
    const by = await person(service);
    for (const [at, scene] of SCENES.slice(0, 6).entries()) {
      const id = await reportedIssue(service, { by, city: 'pune', title: `A picture of ${scene}` });
      await uploadedPhoto(service, id, by, await drawnPhoto(scene, at));
    }
    const { page, close } = await openTab(browser, service.url, { viewport: { width: 360, height: 800 } });
    const sizes = new Map<string, number>();
    page.on('response', async (answer) => {
      const { responseBodySize } = await answer.request().sizes();
      sizes.set(answer.url(), responseBodySize);
    });
    await page.goto(`${service.url}/pune`);
    await page.waitForLoadState('networkidle');
    const shown = await page.evaluate<string[]>(
      `[...document.querySelectorAll('main img')].filter((img) => img.getBoundingClientRect().top < innerHeight).map(({ src }) => src)`,
    );
    const bytes = shown.reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0);
    expect([shown.length > 1, bytes > 0, bytes <= PICTURES]).toEqual([true, true, true]);
    process.stdout.write(`pictures in the first view: ${shown.length}, ${bytes} bytes\n`);
    await close();
  });
});
