import type { Browser, Page } from 'playwright-core';
import { hiddenIssue, reportedIssue } from '../factories/issues';
import { person, type TestPerson } from '../factories/people';
import { describeThoroughly, openTab, startBrowser, type WatchedPage } from '../support/browser';
import { startService, type TestService } from '../support/service';

describeThoroughly('a message that is being written', () => {
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
    tab = await openTab(browser, service.url, { viewport: { width: 360, height: 740 } });
    page = tab.page;
  });
  afterEach(async () => {
    expect(tab.complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text))).toEqual([]);
    await tab.close();
  });

  const open = (path: string) => page.goto(service.url + path);
  async function signIn(next: string): Promise<void> {
    await open(`/sign-in?next=${encodeURIComponent(next)}`);
    await page.fill('[name=email]', `writer-${++people}@example.org`);
    await page.fill('[name=name]', `Writer ${people}`);
    await page.click('main form button');
    await page.waitForURL(service.url + next);
  }

  it('is there again without a network, until it is posted or its author signs out', async () => {
    const issue = await reportedIssue(service, { by });
    const path = `/mumbai/issues/${issue}`;
    await signIn(path);
    await page.waitForSelector('#thread[data-joined=true]');
    await page.context().setOffline(true);
    await page.fill('[name=content]', 'Words without a network');
    await page.click('form[action$="/messages"] button');
    await page.waitForSelector('[data-lost]:has-text("Nothing is lost")');
    await page.context().setOffline(false);
    await open('/about');
    const shown = async (text: string) => {
      await open(path);
      await page.waitForSelector('#thread[data-joined=true]');
      expect(await page.inputValue('[name=content]')).toBe(text);
    };
    await shown('Words without a network');
    await page.click('form[action$="/messages"] button');
    await page.waitForSelector('.thread .words:text-is("Words without a network")');
    await shown('');
    await page.fill('[name=content]', 'Words of mine alone');
    await shown('Words of mine alone');
    await open('/me');
    await page.click('form[action$="/sign-out"] button');
    await page.waitForSelector('body:not([data-account])');
    expect(await page.evaluate<string>('JSON.stringify(localStorage)')).not.toContain('Words of mine alone');
  });

  it('stays where it is refused, with one sentence that says why', async () => {
    const issue = await reportedIssue(service, { by });
    await signIn(`/mumbai/issues/${issue}`);
    await page.waitForSelector('#thread[data-joined=true]');
    await hiddenIssue(service, issue);
    await page.fill('[name=content]', 'Words to nobody');
    await page.click('form[action$="/messages"] button');
    const notice = await page.textContent('[data-lost]');
    await open('/nothing/here');
    expect(notice).toBe(await page.textContent('main p'));
    await open('/about');
    expect(tab.complaints.splice(0)).toEqual(Array(2).fill(expect.stringContaining('status of 404')));
  });
});
