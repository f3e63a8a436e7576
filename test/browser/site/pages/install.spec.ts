import { describeInBrowser, controlled, openTab, startBrowser } from '../../../support/browser/browser';
import { startService } from '../../../support/service/service';

describeInBrowser('the site in a browser that can install it', () => {
  it('is installable, in each language', async () => {
    const service = await startService();
    const browser = await startBrowser();
    const { page, complaints, close } = await openTab(browser, service.url);
    const devtools = await page.context().newCDPSession(page);
    for (const path of ['/', '/ta/mumbai']) {
      await page.goto(service.url + path);
      await controlled(page);
      const { errors } = await devtools.send('Page.getAppManifest');
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      // Profiles of tests are incognito windows, in which nothing is installed.
      const left = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
      expect([path, errors, left]).toEqual([path, [], []]);
    }
    expect(complaints).toEqual([]);
    await close();
    await browser.close();
    await service.stop();
  });
});
