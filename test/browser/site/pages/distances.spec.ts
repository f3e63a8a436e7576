import type { Browser } from 'playwright-core';
import { reportedIssue } from '../../../factories/issues';
import { describeInBrowser, openTab, startBrowser } from '../../../support/browser/browser';
import { startService, type TestService } from '../../../support/service/service';

describeInBrowser('the distance of issues in lists', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
    const location = { lat: 19.0544, lng: 72.8324, address: 'Hill Road' };
    await reportedIssue(service, { title: 'Pothole on the map', pincode: '400050', location });
    await reportedIssue(service, { title: 'Pothole without a place', pincode: '400050' });
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const HERE = { geolocation: { latitude: 19.0544, longitude: 72.8438 } };

  it('is on cards once the device may tell where it is, and is computed on it', async () => {
    const { page, complaints, close } = await openTab(browser, service.url, {
      ...HERE,
      permissions: ['geolocation'],
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    await page.goto(`${service.url}/mumbai`);
    const far = page.locator('.issues li', { hasText: 'Pothole on the map' }).locator('[data-at]');
    await page.waitForFunction(() => document.querySelector('[data-at]')?.textContent !== '');
    expect(await far.textContent()).toBe(' · 1.2 km');
    expect(await page.locator('.issues li', { hasText: 'Pothole without a place' }).locator('[data-at]').count()).toBe(0);
    expect(asked.filter((text) => text.includes('72.84'))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is not asked for by a list', async () => {
    const { page, close } = await openTab(browser, service.url, HERE);
    await page.addInitScript(() => {
      Object.assign(window, { asked: 0 });
      navigator.geolocation.getCurrentPosition = () => Object.assign(window, { asked: 1 });
    });
    await page.goto(`${service.url}/mumbai`);
    await page.waitForSelector('.issues[data-started]');
    expect(await page.evaluate('window.asked')).toBe(0);
    expect(await page.locator('[data-at]').first().textContent()).toBe('');
    await close();
  });
});
