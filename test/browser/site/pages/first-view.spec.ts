import type { Browser } from 'playwright-core';
import { photo } from '../../../factories/files';
import { manyIssues, reportedIssue } from '../../../factories/issues';
import { uploadedPhoto } from '../../../factories/media';
import { person } from '../../../factories/people';
import { LANGUAGES, localPath } from '../../../../src/web/site/languages';
import { describeInBrowser, openTab, startBrowser } from '../../../support/browser/browser';
import { startService, type TestService } from '../../../support/service/service';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

describeInBrowser('the first view', () => {
  let service: TestService;
  let browser: Browser;
  let issue: string;
  let resolved: string;

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
    const by = await person(service);
    const place = {
      pincode: '400050',
      location: { lat: 19.0544, lng: 72.8324, address: 'Hill Road signal' },
    };
    await manyIssues(service, 30, { by, city: 'mumbai', title: 'Lamp # is dark at the bus stop' });
    issue = await reportedIssue(service, { by, title: 'Deep pothole at the Hill Road signal', ...place });
    await uploadedPhoto(service, issue, by, await photo('jpeg'));
    const owner = await person(service);
    resolved = await reportedIssue(service, { by: owner, title: 'Lamp at the Hill Road signal', ...place });
    await uploadedPhoto(service, resolved, owner, await photo('jpeg'));
    const asOwner = service.tokenApi.as(owner);
    const after = await uploadedPhoto(service, resolved, owner, await photo('jpeg'));
    const resolution = { description: 'The lamp was replaced', mediaIds: [after] };
    expect((await asOwner.post(`/api/issues/${resolved}/resolve`, resolution)).status).toBe(201);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const boxes = (path: string, viewport: { width: number; height: number }, selectors: readonly string[]) =>
    open(path, viewport, (page) =>
      Promise.all(selectors.map(async (selector) => (await page.locator(selector).first().boundingBox())!)),
    );
  async function open<T>(
    path: string,
    viewport: { width: number; height: number },
    work: (page: Awaited<ReturnType<typeof openTab>>['page']) => Promise<T>,
  ): Promise<T> {
    const { page, close } = await openTab(browser, service.url, { viewport });
    await page.goto(service.url + path);
    const found = await work(page);
    await close();
    return found;
  }

  it.each(LANGUAGES)('of a city has its first issue above 420 px on a phone: %s', async (language) => {
    const [card, header] = await boxes(localPath(language, '/mumbai'), PHONE, ['.issues li', 'header.top']);
    expect(card!.y).toBeLessThan(420);
    expect(header!.height).toBeLessThanOrEqual(64);
    process.stdout.write(`${language}: the first issue is at ${Math.round(card!.y)} px\n`);
  });

  it('of each page has the button that reports, on a phone and on a desktop', async () => {
    const paths = ['/', '/mumbai', '/mumbai/map', '/mumbai/wards', '/mumbai/wards/H-West', '/mumbai/figures'];
    const others = [`/mumbai/issues/${issue}`, '/mumbai/follow', '/mumbai/nothing', '/about', '/nothing'];
    const missing: string[] = [];
    for (const viewport of [PHONE, DESKTOP])
      for (const path of [...paths, ...others])
        await open(path, viewport, async (page) => {
          const found = page.locator('a[href$="/report"]:visible');
          for (const link of await found.all()) {
            const box = await link.boundingBox();
            if (box && box.y >= 0 && box.y + box.height <= viewport.height) return;
          }
          missing.push(`${path} at ${viewport.width} px`);
        });
    expect(missing).toEqual([]);
  });

  it('of a city on a desktop has a map of half the width and seven tenths of the height, up to the right edge', async () => {
    const [map, header] = await boxes('/mumbai', DESKTOP, ['.map', 'header.top']);
    expect(header!.height).toBeLessThanOrEqual(80);
    expect(map!.y).toBeLessThan(160);
    expect(map!.width).toBeGreaterThanOrEqual(DESKTOP.width / 2);
    expect(map!.x + map!.width).toBeGreaterThanOrEqual(DESKTOP.width - 16);
    expect(Math.min(map!.height, DESKTOP.height - map!.y)).toBeGreaterThanOrEqual(0.7 * DESKTOP.height);
  });

  it('of an issue on a phone is followed by its history, and of a resolved one has the question', async () => {
    const [history] = await boxes(`/mumbai/issues/${issue}`, PHONE, ['h2:has(+ .timeline)']);
    expect(history!.y).toBeLessThan(1500);
    const [pair, question] = await boxes(`/mumbai/issues/${resolved}`, PHONE, [
      '.before-after',
      '#confirmation',
    ]);
    expect(pair!.y).toBeLessThan(700);
    expect(question!.y).toBeLessThan(700);
  });
});
