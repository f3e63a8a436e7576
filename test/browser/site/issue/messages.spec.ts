import type { Browser, Page, Route } from 'playwright-core';
import { hiddenIssue, reportedIssue } from '../../../factories/issues';
import { postedMessage } from '../../../factories/messages';
import { person, type TestPerson } from '../../../factories/people';
import { describeInBrowser, openTab, startBrowser, type WatchedPage } from '../../../support/browser/browser';
import { startService, type TestService } from '../../../support/service/service';

describeInBrowser('the draft of a message', () => {
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
    tab = await openTab(browser, service.url, {
      viewport: { width: 360, height: 740 },
    });
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

  it('is restored without a network, until it is posted or its author signs out', async () => {
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
    // The message may arrive in the thread before the answer to the form, which removes the draft.
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('#content')?.value === '');
    await shown('');
    await page.fill('[name=content]', 'Words of mine alone');
    await shown('Words of mine alone');
    await open('/me');
    await page.click('form[action$="/sign-out"] button');
    await page.waitForSelector('body:not([data-account])');
    expect(await page.evaluate<string>('JSON.stringify(localStorage)')).not.toContain('Words of mine alone');
  });

  const content = '[name=content]';
  const post = () => page.click('form[action$="/messages"] button');
  const joined = () => page.waitForSelector('#thread[data-joined=true]');
  const postedTo = (issue: string) =>
    service.database.sql<{ content: string }>(
      'select content from messages where issue_id = $1 order by created_at',
      [issue],
    );
  /** Opens the page of an issue in a tab whose requests can be held back. */
  async function openHeld(issue: string): Promise<void> {
    await tab.close();
    tab = await openTab(browser, service.url, { serviceWorkers: 'block' });
    page = tab.page;
    await signIn(`/mumbai/issues/${issue}`);
    await joined();
  }

  it('keeps changes made after signing in, over a reload', async () => {
    const issue = await reportedIssue(service, { by });
    await signIn(`/mumbai/issues/${issue}`);
    await joined();
    await page.fill(content, 'Words as they were sent');
    await page.context().clearCookies();
    await post();
    await page.waitForURL(/\/sign-in\?next=/);
    await page.fill('[name=email]', `writer-${people}@example.org`);
    await page.click('main form button');
    await joined();
    expect(await page.inputValue(content)).toBe('Words as they were sent');
    await page.fill(content, 'Words as they were changed');
    await page.reload();
    await joined();
    expect(await page.inputValue(content)).toBe('Words as they were changed');
  });

  it('keeps text typed while it is being posted, also if the post is refused', async () => {
    const issue = await reportedIssue(service, { by });
    await openHeld(issue);
    for (const [text, then] of [
      ['Words that are sent', 'Words that came after'],
      [' ', 'Words in place of none'],
    ] as const) {
      const held = new Promise<Route>((take) => void page.route('**/messages', take));
      await page.fill(content, text);
      await post();
      const route = await held;
      await page.fill(content, then);
      await route.continue();
      await page.unroute('**/messages');
      if (text === ' ') await page.waitForSelector('#content[aria-invalid=true]');
      else await page.waitForSelector(`.thread .words:text-is("${text}")`);
      await page.waitForFunction(() => !document.querySelector('form[action$="/messages"] [aria-disabled]'));
      expect(await page.inputValue(content)).toBe(then);
    }
    await page.reload();
    await joined();
    expect(await page.inputValue(content)).toBe('Words in place of none');
    await post();
    await page.waitForSelector('.thread .words:text-is("Words in place of none")');
    expect((await postedTo(issue)).map(({ content: text }) => text)).toEqual([
      'Words that are sent',
      'Words in place of none',
    ]);
    expect(tab.complaints.splice(0)).toEqual([expect.stringContaining('status of 422')]);
  });

  it('is posted once if its response is lost and the page is loaded again', async () => {
    const issue = await reportedIssue(service, { by });
    await openHeld(issue);
    await page.route('**/messages', async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort('internetdisconnected');
    });
    await page.fill(content, 'The answer is lost');
    await post();
    await page.waitForSelector('[data-lost]');
    await page.unroute('**/messages');
    await page.reload();
    await joined();
    expect(await page.inputValue(content)).toBe('The answer is lost');
    await post();
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('#content')?.value === '');
    expect(await postedTo(issue)).toHaveLength(1);
  });

  it('keeps its key for as long as it is stored, and says if that is longer than the service knows it', async () => {
    const issue = await reportedIssue(service, { by });
    await openHeld(issue);
    await page.fill(content, 'Written long ago');
    const key = await page.inputValue('form[action$="/messages"] [name=key]');
    for (const [days, notices] of [
      [29, 0],
      [31, 1],
    ] as const) {
      await page.evaluate(`for (const name of Object.keys(localStorage).filter((each) => each.startsWith('message:'))) {
        const [key, text] = JSON.parse(localStorage[name]);
        localStorage[name] = JSON.stringify([key, text, Date.now() - ${days} * 24 * 3600 * 1000]);
      }`);
      await page.reload();
      await joined();
      expect(await page.inputValue(content)).toBe('Written long ago');
      expect(await page.inputValue('form[action$="/messages"] [name=key]')).toBe(key);
      expect(await page.locator('[data-old]').count()).toBe(notices);
    }
    await post();
    await page.waitForSelector('.thread .words:text-is("Written long ago")');
    await page.waitForSelector('[data-old]', { state: 'detached' });
  });

  it('appears below the later page of a long thread, and no message of the first page does', async () => {
    const issue = await reportedIssue(service, { by });
    for (let n = 1; n <= 53; n++) await postedMessage(service, issue, { by, content: `m${n}` });
    await signIn(`/mumbai/issues/${issue}`);
    await page.click('[data-more] a');
    await joined();
    await page.fill(content, 'new');
    await post();
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('#content')?.value === '');
    await page.waitForSelector('.thread .words:text-is("new")');
    expect(await page.locator('.thread .words').allTextContents()).toEqual(['m51', 'm52', 'm53', 'new']);
    expect(await page.textContent('#thread h2')).toBe('54 messages');
  });

  it('stays in the field if it is refused, with one sentence that says why', async () => {
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
