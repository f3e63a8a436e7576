import type { Browser } from 'playwright-core';
import { reportedIssue } from '../../../factories/issues';
import { describeInBrowser, openTab, startBrowser } from '../../../support/browser/browser';
import { startService, type TestService } from '../../../support/service/service';

describeInBrowser('sharing an issue', () => {
  let service: TestService;
  let browser: Browser;
  let path: string;
  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
    path = `/mumbai/issues/${await reportedIssue(service, { title: 'Deep pothole at the signal' })}`;
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  it('opens the dialog of the device, from the bar at the bottom, too', async () => {
    const tab = await openTab(browser, service.url, { viewport: { width: 360, height: 740 } });
    const { page } = tab;
    // Chromium without a screen has no such dialog.
    await page.addInitScript(
      'window.shared = []; navigator.share = (data) => { shared.push(data.url); return Promise.resolve(); };',
    );
    await page.goto(service.url + path);
    await page.click('#share >> text=Ask neighbours to join');
    await page.click('.acts-bar a[href="#share"]');
    const shared = await page.evaluate<string[]>('shared');
    expect(shared.map((url) => new URL(url).pathname)).toEqual([path, path]);
    expect(tab.complaints).toEqual([]);
    await tab.close();
  });

  it('copies the address', async () => {
    const tab = await openTab(browser, service.url, { permissions: ['clipboard-read', 'clipboard-write'] });
    await tab.page.goto(service.url + path);
    await tab.page.click('#share >> text=Copy the link');
    await tab.page.waitForSelector('#share [role=status]:text-is("The link is copied.")');
    expect(await tab.page.evaluate<string>('navigator.clipboard.readText()')).toContain(path);
    await tab.close();
  });
});
