import type { Browser, Page } from 'playwright-core';
import { escalatedIssue } from '../../../factories/escalations';
import { photo } from '../../../factories/files';
import { manyIssues, reportedIssue } from '../../../factories/issues';
import { uploadedPhoto } from '../../../factories/media';
import { postedMessage } from '../../../factories/messages';
import { person } from '../../../factories/people';
import { faultsOn, WIDTHS } from '../../../support/browser/accessibility';
import { describeInBrowser, openTab, startBrowser } from '../../../support/browser/browser';
import { startService, type TestService } from '../../../support/service/service';

const LANGUAGES = ['en', 'hi', 'ta'];
/** English, and the languages with the longest words. */
const LONG_LANGUAGES = ['en', 'kn', 'ta', 'te'];

describeInBrowser('every page, for a reader who is not signed in', () => {
  let service: TestService;
  let browser: Browser;
  /** Each address, with a selector that is present only if the page contains its data. */
  let paths: Array<[path: string, selector: string]>;

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
    const by = await person(service, { name: 'Asha Kulkarni' });
    const admin = await person(service, { role: 'admin' });
    const place = {
      pincode: '400050',
      location: { lat: 19.0544, lng: 72.8324, address: 'Hill Road signal' },
    };
    const fixed = await reportedIssue(service, { by, ...place });
    await uploadedPhoto(service, fixed, by, await photo('jpeg'));
    await postedMessage(service, fixed, { by: admin });
    const change = { issueIds: [fixed], status: 'resolved' };
    await service.tokenApi.as(admin).post('/api/issues/bulk/status', change);
    await service.tokenApi
      .as(admin)
      .post(`/api/issues/${fixed}/reopen-request`, { reason: 'It is dark again' });
    const late = await reportedIssue(service, { by, ...place });
    const { messageId } = await postedMessage(service, late);
    await service.tokenApi.as(by).post(`/api/issues/${late}/messages/${messageId}/react`, { emoji: '🙏' });
    // The lists show a word for each status.
    const begun = await reportedIssue(service, { by });
    await service.tokenApi
      .as(admin)
      .post('/api/issues/bulk/status', { issueIds: [begun], status: 'in_progress' });
    await manyIssues(service, 60, { by, city: 'pune', title: 'Lamp # is dark at the bus stop' });
    paths = [
      ['/', 'a[href$="/mumbai"]'],
      ['/mumbai', '.issues .title'],
      ['/pune?sort=oldest', 'a[rel=next]'],
      ['/mumbai?q=nothing+of+that+kind', '.empty'],
      ['/mumbai?category=road&status=closed', '.empty'],
      ['/mumbai?after=nowhere', 'h1'],
      [`/mumbai/issues/${fixed}`, '.photos img'],
      [`/mumbai/issues/${late}`, '[data-reactions] span'],
      ['/mumbai/issues/iss_none', 'h1'],
      [`/mumbai/issues/${late}/redaction`, '[name=email]'],
      ['/mumbai/report', '[name=photos]'],
      ['/mumbai/wards', 'table'],
      ['/mumbai/wards/H-West', 'dl'],
      ['/mumbai/figures', 'svg.chart'],
      ['/mumbai/posters/400050-road', '.poster .qr'],
      ['/mumbai/responsible', '[name=pincode]'],
      ['/mumbai/responsible?pincode=400050&category=road', 'section h2'],
      ['/mumbai/responsible?pincode=4&lat=north', '[name=lat][aria-invalid=true]'],
      ['/mumbai/people', 'a[href$="/people/asha-kulkarni"]'],
      ['/mumbai/people/asha-kulkarni', 'dl'],
      ['/me', '[name=email]'],
      ['/me/alerts', '[name=email]'],
      ['/me/privacy', '[name=email]'],
      ['/me/privacy/erase', '[name=email]'],
      ['/me/privacy/exports/exp_none/file', 'h1'],
      ['/welcome', '[name=email]'],
      ['/sign-in?next=%2Fmumbai%2Freport', '[name=email]'],
      ['/sign-out', 'form[action$="/sign-out"]'],
      [await escalatedIssue(service, late), '[name=answer]'],
      ['/office?link=forged', 'h1'],
      ['/confirm?link=forged', 'h1'],
      ['/mumbai/follow', '[name=email]'],
      ['/alerts?link=forged', 'h1'],
      ['/alerts/confirm?link=forged', 'h1'],
      ['/alerts/unsubscribe?link=forged', 'h1'],
      ['/report', '.cities'],
      ['/map', '.cities'],
      ['/wards', '.cities'],
      ['/mumbai/map', 'h1'],
      ['/about', 'h1'],
      ['/offline', 'h1'],
      ['/accessibility', 'h1'],
      ['/privacy', 'h1'],
      ['/privacy/request', '[name=email]'],
      ['/about/privacy', 'h1'],
      ['/nothing/here', 'h1'],
    ];
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  /** Sends forms that are refused without a signed-in person. */
  async function tryForms(page: Page, prefix: string): Promise<void> {
    await page.goto(`${service.url}${prefix}/mumbai/report`);
    await page.fill('[name=title]', 'Short');
    await page.click('form[action$="/report"] button[type=submit]');
    await page.waitForSelector('[aria-invalid=true]');
    expect(['a refused report', await faultsOn(WIDTHS, page)]).toEqual(['a refused report', []]);
    await page.goto(`${service.url}${prefix}/sign-in`);
    await page.fill('[name=email]', 'nobody');
    await page
      .locator('form[action$="/sign-in"]')
      .evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await page.click('form[action$="/sign-in"] button');
    await page.waitForSelector('[aria-invalid=true]');
    expect(['a refused sign-in', await faultsOn(WIDTHS, page)]).toEqual(['a refused sign-in', []]);
  }

  it.each(LONG_LANGUAGES)('fits the width of a phone with text of twice the size: %s', async (language) => {
    const { page, close } = await openTab(browser, service.url, { viewport: { width: 360, height: 800 } });
    const wide: string[] = [];
    for (const [path] of paths) {
      await page.goto(service.url + (language === 'en' ? '' : `/${language}`) + path);
      for (const size of ['175%', '200%']) {
        const overflow = await page.evaluate<number>(`(() => {
          const root = document.documentElement;
          root.style.fontSize = '${size}';
          return root.scrollWidth - root.clientWidth;
        })()`);
        if (overflow > 0) wide.push(`${path} at ${size}: ${overflow} px`);
      }
    }
    expect(wide).toEqual([]);
    await close();
  });

  it.each(LANGUAGES)(
    'violates no accessibility rule, has no overflow and loads nothing from another origin: %s',
    async (language) => {
      const { page, complaints, close } = await openTab(browser, service.url);
      const prefix = language === 'en' ? '' : `/${language}`;
      for (const [path, selector] of paths) {
        await page.goto(service.url + prefix + path);
        expect([path, await page.getAttribute('html', 'lang')]).toEqual([path, language]);
        expect([path, await page.getAttribute('body', 'data-account')]).toEqual([path, null]);
        expect([path, (await page.locator(`main ${selector}`).count()) > 0]).toEqual([path, true]);
        expect([path, await faultsOn(WIDTHS, page)]).toEqual([path, []]);
      }
      await tryForms(page, prefix);
      // The browser logs responses that refuse a form, a link or an address.
      expect(complaints.filter((text) => !/status of (400|403|404|410|422)/.test(text))).toEqual([]);
      await close();
    },
  );
});
