import type { Browser } from 'playwright-core';
import { reportedIssue } from '../../../factories/issues';
import { describeInBrowser, openTab, startBrowser } from '../../../support/browser/browser';
import { startService, type TestService } from '../../../support/service/service';

describeInBrowser('a card with text of twice the size, on a phone', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
    await reportedIssue(service, { title: 'Pothole at the Hill Road signal', pincode: '400050' });
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  it('has its picture above its words, which have the width of the card', async () => {
    const { page, close } = await openTab(browser, service.url, { viewport: { width: 360, height: 740 } });
    await page.goto(`${service.url}/mumbai`);
    const boxOf = async (part: string) => (await page.locator(`.issues ${part}`).first().boundingBox())!;
    const [title, picture] = [await boxOf('.title'), await boxOf('.thumb')];
    expect(picture.x).toBeGreaterThan(title.x + title.width);
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
    const [large, above, card] = [await boxOf('.title'), await boxOf('.thumb'), await boxOf('li')];
    expect(above.y + above.height).toBeLessThanOrEqual(large.y);
    expect(large.width / card.width).toBeGreaterThan(0.75);
    await close();
  });
});
