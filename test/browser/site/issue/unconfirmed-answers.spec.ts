import type { Browser, Page } from 'playwright-core';
import { photo } from '../../../factories/files';
import { reportedIssue } from '../../../factories/issues';
import { person, type TestPerson } from '../../../factories/people';
import { describeInBrowser, openTab, startBrowser, type WatchedPage } from '../../../support/browser/browser';
import { startService, type TestService } from '../../../support/service/service';

/** What the browser logs itself: requests without a network. */
const NOTED = /ERR_INTERNET_DISCONNECTED/;
/** Where something between the browser and the service may redirect a form, and what it may answer itself. */
const ELSEWHERE = ['/', '/mumbai/report', '/nothing/here'];

describeInBrowser('an answer that does not confirm what was sent', () => {
  let service: TestService;
  let browser: Browser;
  let by: TestPerson;
  let tab: WatchedPage;
  let page: Page;
  let people = 0;

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
    by = await person(service);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });
  beforeEach(async () => {
    // The tests answer in place of the service, which a service worker would bypass.
    tab = await openTab(browser, service.url, { serviceWorkers: 'block' });
    page = tab.page;
    people++;
  });
  afterEach(async () => {
    expect(tab.complaints.filter((text) => !NOTED.test(text) && !/40[34]|502/.test(text))).toEqual([]);
    await tab.close();
  });

  const open = (path: string) => page.goto(service.url + path);
  async function signIn(next: string): Promise<void> {
    await open(`/sign-in?next=${encodeURIComponent(next)}`);
    await page.fill('[name=email]', `sender-${people}@example.org`);
    await page.click('main form button');
    await page.waitForURL(service.url + next);
  }
  async function write(title: string): Promise<void> {
    await page.waitForSelector('form[data-started]');
    await page.fill('[name=title]', title);
    await page.fill('[name=description]', 'A pipe has burst in front of the school since this morning');
    await page.check('[name=category][value=infrastructure]');
    await page.fill('[name=pincode]', '400050');
    const buffer = await photo('jpeg');
    await page.setInputFiles('[name=photos]', { name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  }
  const issuesTitled = (title: string) =>
    service.database.sql<{ media: number }>('select media_count as media from issues where title = $1', [
      title,
    ]);
  /**
   * Answers forms to a path by a redirect.
   * @param location undefined: by a page of its own, without a redirect; a number: by an error of that status
   */
  const redirect = (path: string, location: string | number | undefined) =>
    page.route(`**${path}`, (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      if (typeof location === 'number')
        return route.fulfill({ status: location, contentType: 'text/html', body: '<p>Bad gateway</p>' });
      if (location !== undefined) return route.fulfill({ status: 302, headers: { location } });
      return route.fulfill({ contentType: 'text/html', body: '<main><p>Welcome to this network</p></main>' });
    });
  const waiting = 'main .notice:has-text("has not confirmed your report")';

  it.each([...ELSEWHERE, undefined])('keeps a report with its photo: %s', async (location) => {
    const title = `Answered by ${location}`;
    await signIn('/mumbai/report');
    await write(title);
    await redirect('/mumbai/report', location);
    await page.click('text=Send report');
    await page.waitForSelector('form [role=status]:has-text("has not confirmed your report")');
    // The queue, on another page: it says the same, and does not say that the report was sent.
    await open('/about');
    await page.waitForSelector(waiting);
    expect(await page.locator('text=was sent').count()).toBe(0);
    expect(await issuesTitled(title)).toEqual([]);
    await page.unroute('**/mumbai/report');
    await open('/about');
    await page.waitForSelector('text=Your saved report was sent.');
    expect(await issuesTitled(title)).toEqual([{ media: 1 }]);
  });

  it.each([502, 403])(
    'keeps a report that something in between answers with %s, and sends it later',
    async (status) => {
      const title = `Answered by ${status}`;
      await signIn('/mumbai/report');
      await write(title);
      await redirect('/mumbai/report', status);
      await page.click('text=Send report');
      await page.waitForSelector('form [role=status]:has-text("has not confirmed your report")');
      expect(await issuesTitled(title)).toEqual([]);
      await page.unroute('**/mumbai/report');
      await open('/about');
      await page.waitForSelector('text=Your saved report was sent.');
      expect(await issuesTitled(title)).toEqual([{ media: 1 }]);
    },
  );

  it('keeps a report that was saved without a network', async () => {
    await signIn('/mumbai/report');
    await write('Saved in a tunnel');
    await page.route('**/mumbai/report', (route) => route.abort('internetdisconnected'));
    await page.click('text=Send report');
    await page.waitForSelector('text=Your report is saved on this device');
    await page.unroute('**/mumbai/report');
    await redirect('/mumbai/report', '/');
    await open('/mumbai');
    await page.waitForSelector(waiting);
    expect(await issuesTitled('Saved in a tunnel')).toEqual([]);
    await page.unroute('**/mumbai/report');
    await open('/mumbai');
    await page.waitForSelector('text=Your saved report was sent.');
    expect(await issuesTitled('Saved in a tunnel')).toEqual([{ media: 1 }]);
  });

  it('keeps a report of nobody, with its photo', async () => {
    await open('/mumbai/report');
    await write('Written by nobody');
    await redirect('/mumbai/report', '/');
    await page.click('text=Send report');
    await page.waitForSelector('form [role=status]:has-text("has not confirmed your report")');
    await page.unroute('**/mumbai/report');
    await open('/mumbai');
    await page.click('text=A saved report needs your attention.');
    await page.waitForSelector('text=Discard this saved report');
    expect(await page.inputValue('[name=title]')).toBe('Written by nobody');
    expect(await page.evaluate("document.querySelector('[name=photos]').files.length")).toBe(1);
  });

  it.each(['/', '/mumbai', undefined])('keeps a message: %s', async (location) => {
    const issue = await reportedIssue(service, { by });
    await signIn(`/mumbai/issues/${issue}`);
    await page.waitForSelector('#thread[data-joined=true]');
    await redirect(`/mumbai/issues/${issue}/messages`, location);
    await page.fill('[name=content]', 'Words on their way');
    await page.click('form[action$="/messages"] button');
    await page.waitForSelector('[data-lost]:has-text("has not confirmed this")');
    expect(await page.inputValue('[name=content]')).toBe('Words on their way');
    await page.unroute(`**/mumbai/issues/${issue}/messages`);
    await page.click('form[action$="/messages"] button');
    await page.waitForSelector('.thread .words:text-is("Words on their way")');
  });

  it.each(['/', undefined])('does not count as support: %s', async (location) => {
    const issue = await reportedIssue(service, { by });
    const other = await reportedIssue(service, { by });
    await signIn(`/mumbai/issues/${issue}`);
    await page.waitForSelector('[data-island=upvote][data-started]');
    for (const to of [location, `/mumbai/issues/${other}?done=upvote`]) {
      await redirect(`/mumbai/issues/${issue}/upvote`, to);
      await page.click('[data-island=upvote] button');
      await page.waitForSelector('[data-island=upvote] [data-lost]:has-text("has not confirmed this")');
      await page.unroute(`**/mumbai/issues/${issue}/upvote`);
    }
    await page.click('[data-island=upvote] button');
    await page.waitForSelector('[data-island=upvote] dd:text-is("1")');
    expect(await page.locator('[data-island=upvote] [data-lost]').count()).toBe(0);
  });
});
