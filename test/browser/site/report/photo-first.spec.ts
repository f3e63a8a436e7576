import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { reportedIssue } from '../../../factories/issues';
import { person } from '../../../factories/people';
import { describeInBrowser, openTab, startBrowser, type WatchedPage } from '../../../support/browser/browser';
import { startService, type TestService } from '../../../support/service/service';

const PLACE = { latitude: 19.0544, longitude: 72.8324, accuracy: 12 };

describeInBrowser('the photo-first report, on a phone', () => {
  let service: TestService;
  let browser: Browser;
  let tab: WatchedPage;
  let page: Page;
  let people = 0;

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });
  beforeEach(async () => {
    people++;
    tab = await openTab(browser, service.url, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      permissions: ['geolocation'],
      geolocation: PLACE,
      serviceWorkers: 'block',
    });
    page = tab.page;
  });
  afterEach(async () => {
    expect(tab.complaints).toEqual([]);
    await tab.close();
  });

  /** A photo that does not compress. */
  const noisyPhoto = (side: number) =>
    sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
      .jpeg({ quality: 80 })
      .toBuffer();
  async function choose(selector: string, side = 60): Promise<void> {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.tap(selector)]);
    await chooser.setFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer: await noisyPhoto(side) });
  }
  const started = () => page.waitForSelector('form[data-started][action$="/report"]');
  const said = () => page.textContent('form [role=status].hint');
  async function signIn(next: string): Promise<void> {
    await page.goto(`${service.url}/sign-in?next=${encodeURIComponent(next)}`);
    await page.fill('[name=email]', `photo-${people}@example.org`);
    await page.click('main form button');
    await page.waitForSelector('body[data-account]');
  }
  const issues = () =>
    service.database.sql<{ title: string; media: number; category: string }>(
      `select i.title, i.media_count as media, i.category from issues i join users u on u.id = i.reporter_id
        where u.email = $1`,
      [`photo-${people}@example.org`],
    );

  it('is sent once after signing in, also beside an open issue that was shown for its place', async () => {
    const location = { lat: PLACE.latitude, lng: PLACE.longitude, address: 'Hill Road' };
    await reportedIssue(service, { by: await person(service), title: 'Street light out', location });
    await page.goto(`${service.url}/mumbai/report`);
    await started();
    await page.tap('.tile:has([value=infrastructure])');
    await page.tap('.choice:has([value=streetlight])');
    await page.tap('text=Use my position');
    await page.waitForSelector('.near:has-text("Street light out")');
    await page.tap('form[action$="/report"] [type=submit]');
    await page.waitForURL(/\/sign-in\?next=/);
    await page.fill('[name=email]', `photo-${people}@example.org`);
    await page.tap('main form button');
    await page.waitForURL(/\?done=report/);
    expect(await issues()).toHaveLength(1);
    await service.database.sql(`update issues set status = 'closed', closed_at = now()`);
  });

  it('takes at most 8 taps from the first page, one Send, and no typed character but the sign-in', async () => {
    let taps = 0;
    const tap = (selector: string) => {
      taps++;
      return page.tap(selector);
    };
    await page.goto(service.url);
    await tap('main .sun');
    await page.waitForURL(`${service.url}/report`);
    await tap('main a[href="/mumbai/report"]');
    await started();
    taps++;
    await choose('.pick.camera input');
    await page.waitForSelector('.thumbs img');
    await tap('.tile:has([value=road])');
    await tap('.choice:has([value=pothole])');
    await tap('text=Use my position');
    await page.waitForSelector('.place-card:has-text("Bandra West")');
    const card = await page.textContent('.place-card');
    for (const part of ['H/West', '400050', '± 12 m']) expect(card).toContain(part);
    expect(await page.inputValue('[name=title]')).toBe('Pothole, Bandra West');
    expect(await page.isVisible('[name=lat]')).toBe(false);
    expect(await page.locator('form[action$="/report"] [type=submit]').count()).toBe(1);
    await tap('form[action$="/report"] [type=submit]');
    await page.waitForURL(/\/sign-in\?next=/);
    expect(await page.textContent('main .notice')).toBe(
      'Your report “Pothole, Bandra West” is ready: sign in and it is sent.',
    );
    expect(await page.locator('main a[href*="/report"]').count()).toBe(0);
    await page.fill('[name=email]', `photo-${people}@example.org`);
    await tap('main form button');
    await page.waitForURL(/\?done=report/);
    expect(taps).toBeLessThanOrEqual(8);
    expect(await issues()).toEqual([{ title: 'Pothole, Bandra West', media: 1, category: 'road' }]);
  });

  it('adds photos of camera and gallery to each other, and takes one away', async () => {
    await signIn('/mumbai/report');
    await started();
    await choose('#photos');
    await choose('#gallery');
    await page.waitForSelector('.thumbs li:nth-child(2)');
    await page.tap('.thumbs li:first-child button');
    expect(await page.locator('.thumbs li').count()).toBe(1);
    expect(await page.evaluate("document.querySelector('#photos').files.length")).toBe(1);
  });

  it('does not write over what was typed, also after a reload, and offers the open issues of the place', async () => {
    const location = { lat: PLACE.latitude + 0.0002, lng: PLACE.longitude, address: 'Hill Road' };
    await reportedIssue(service, { by: await person(service), title: 'A deep hole at the signal', location });
    await signIn('/mumbai/report');
    await started();
    await page.tap('.tile:has([value=road])');
    await page.tap('.choice:has([value=pothole])');
    expect(await page.inputValue('[name=title]')).toBe('Pothole, Mumbai');
    await page.fill('[name=title]', 'Typed by hand');
    await page.tap('text=Use my position');
    await page.waitForSelector('.near:has-text("A deep hole at the signal"):has-text("22 m away")');
    expect(await page.inputValue('[name=title]')).toBe('Typed by hand');
    expect(await page.inputValue('[name=description]')).toContain('Bandra West');
    await page.reload();
    await started();
    await page.waitForSelector('.place-card');
    expect(await page.inputValue('[name=title]')).toBe('Typed by hand');
    expect(await page.isChecked('[value=pothole]')).toBe(true);
    await page.tap('.near button');
    await page.waitForURL(/\?done=same/);
    await page.goto(`${service.url}/mumbai/report`);
    await started();
    expect(await page.inputValue('[name=title]')).toBe('');
  });

  it('says how far it is over a slow line, and after twenty seconds can be kept and sent later', async () => {
    await signIn('/mumbai/report');
    await started();
    await choose('#gallery', 700);
    await page.tap('.tile:has([value=hygiene])');
    await page.tap('.choice:has([value=garbage])');
    await page.fill('[name=pincode]', '400050');
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    const slow = { offline: false, latency: 300, downloadThroughput: 50 * 1024, uploadThroughput: 15 * 1024 };
    await line.send('Network.emulateNetworkConditions', slow);
    const texts = new Set<string | null>();
    // In the page, as the tap itself is waited for.
    const label = await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('form[action$="/report"] [type=submit]')!;
      button.click();
      return new Promise((done) => setTimeout(() => done(button.textContent.trim()), 150));
    });
    expect(label).toBe('Sending…');
    const later = page.locator('text=Keep it and send later');
    for (let second = 0; second < 60 && !(await later.isVisible()); second++) {
      texts.add(await said());
      await page.waitForTimeout(1000);
    }
    expect(texts.size).toBeGreaterThan(5);
    expect([...texts].some((text) => /^Sending photo 1 of 1: \d+% · \d+ s$/.test(text ?? ''))).toBe(true);
    await later.click();
    await page.waitForSelector('text=Your report is saved on this device. It is sent when you next open');
    await line.send('Network.emulateNetworkConditions', {
      ...slow,
      uploadThroughput: -1,
      downloadThroughput: -1,
    });
    await page.goto(`${service.url}/mumbai`);
    await page.waitForSelector('text=Your saved report was sent.');
    expect(await issues()).toMatchObject([{ media: 1, category: 'hygiene' }]);
  });
});
