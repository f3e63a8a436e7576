import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { bomb } from '../../../factories/files';
import { describeInBrowser, openTab, startBrowser } from '../../../support/browser/browser';
import { startService, type TestService } from '../../../support/service/service';

/** A black disc on a transparent ground. */
const DISC = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><circle cx="200" cy="150" r="80"/></svg>',
);

describeInBrowser('photos that are scaled in the browser', () => {
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  /** Reports an issue with photos in the browser. @returns the stored photos */
  async function reported(photos: Array<{ mimeType: string; buffer: Buffer }>): Promise<Buffer[]> {
    // Open issues with similar titles would be offered.
    await service.database.sql(`update issues set status = 'closed', closed_at = now()`);
    const title = `Reported with ${photos.map(({ mimeType }) => mimeType).join()}`;
    const { page, complaints, close } = await openTab(browser, service.url);
    await page.goto(`${service.url}/sign-in?next=/mumbai/report`);
    await page.fill('[name=email]', 'scaler@example.org');
    await page.fill('[name=name]', 'Scaler');
    await page.click('main form button');
    await page.waitForSelector('form[data-started][action$="/report"]', { state: 'attached' });
    await page.fill('[name=title]', title);
    await page.fill('[name=description]', 'A pipe has burst in front of the school');
    await page.check('[name=category][value=infrastructure]');
    await page.fill('[name=pincode]', '400050');
    await page.setInputFiles(
      '[name=photos]',
      photos.map((each, n) => ({ ...each, name: `photo-${n}` })),
    );
    await page.click('form[action$="/report"] button[type=submit]');
    await page.waitForURL(/\/issues\/iss_/);
    expect(complaints).toEqual([]);
    await close();
    const media = await service.database.sql<{ id: string }>(
      'select m.id from media m join issues i on i.id = m.issue_id where i.title = $1 order by m.id',
      [title],
    );
    return Promise.all(
      media.map(async ({ id }) =>
        Buffer.from(await (await fetch(`${service.url}/media/${id}`)).arrayBuffer()),
      ),
    );
  }

  const brightnessAt = async (bytes: Buffer, left: number, top: number) => {
    const [value] = await sharp(bytes)
      .extract({ left, top, width: 1, height: 1 })
      .greyscale()
      .raw()
      .toBuffer();
    return value;
  };

  it('have white in place of transparent parts', async () => {
    const stored = await reported([
      { mimeType: 'image/png', buffer: await sharp(DISC).png().toBuffer() },
      { mimeType: 'image/webp', buffer: await sharp(DISC).webp({ lossless: true }).toBuffer() },
    ]);
    expect(stored).toHaveLength(2);
    for (const bytes of stored) {
      expect((await sharp(bytes).metadata()).format).toBe('jpeg');
      expect(await brightnessAt(bytes, 5, 5)).toBeGreaterThan(240);
      expect(await brightnessAt(bytes, 200, 150)).toBeLessThan(15);
    }
  });

  it('stay readable if they are long', async () => {
    const [stored] = await reported([{ mimeType: 'image/png', buffer: bomb(1080, 20_000) }]);
    const { width, height } = await sharp(stored).metadata();
    expect([width, height]).toEqual([720, 13_333]);
  });
});
