import type { Browser, Page } from 'playwright-core';
import { reportedIssue } from '../../../factories/issues';
import { postedMessage } from '../../../factories/messages';
import { person, type TestPerson } from '../../../factories/people';
import { describeInBrowser, openTab, startBrowser, type WatchedPage } from '../../../support/browser/browser';
import { startService, type TestService } from '../../../support/service/service';

describeInBrowser('a page that the browser has translated', () => {
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
    tab = await openTab(browser, service.url, { serviceWorkers: 'block' });
    page = tab.page;
  });
  afterEach(async () => {
    expect(tab.complaints.filter((text) => !/status of 422/.test(text))).toEqual([]);
    await tab.close();
  });

  async function signIn(next: string): Promise<void> {
    await page.goto(`${service.url}/sign-in?next=${encodeURIComponent(next)}`);
    await page.fill('[name=email]', `translated-${++people}@example.org`);
    await page.click('main form button');
    await page.waitForURL(service.url + next);
  }
  /** Replaces each text by elements with another text, as browsers do when they translate a page. */
  const translate = () =>
    page.evaluate(`{
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = [];
      while (texts.nextNode()) found.push(texts.currentNode);
      for (const text of found) {
        if (text.data.trim() === '' || text.parentElement.closest('script, style, textarea, [translate=no]')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data + '~';
        outer.append(inner);
        text.replaceWith(outer);
      }
    }`);

  it('shows that support is counted, and counts it once', async () => {
    const issue = await reportedIssue(service, { by });
    await signIn(`/mumbai/issues/${issue}`);
    await page.waitForSelector('[data-island=upvote][data-started]');
    const button = page.locator('[data-island=upvote] button');
    for (const [count, label] of [
      ['1', 'Take my support back'],
      ['0', 'I have this problem, too'],
    ] as const) {
      await translate();
      expect(await button.textContent()).toContain('~');
      await button.click();
      await page.waitForSelector(`[data-island=upvote] dd:text-is("${count}")`);
      expect(await button.textContent()).toBe(label);
    }
    const [row] = await service.database.sql('select upvotes from issues where id = $1', [issue]);
    expect(row).toEqual({ upvotes: 0 });
  });

  it('shows messages, reactions and deletions', async () => {
    const issue = await reportedIssue(service, { by });
    const { messageId } = await postedMessage(service, issue, { by, content: 'The first one' });
    await signIn(`/mumbai/issues/${issue}`);
    await page.waitForSelector('#thread[data-joined=true]');
    await translate();
    await page.fill('[name=content]', 'Words of mine');
    await page.click('form[action$="/messages"] button');
    await page.waitForSelector('.thread .words:text-is("Words of mine")');
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('#content')?.value === '');
    expect(await page.textContent('#thread h2')).toBe('2 messages');
    await translate();
    await service.tokenApi.as(by).post(`/api/issues/${issue}/messages/${messageId}/react`, { emoji: '🙏' });
    await page.waitForSelector(`#${messageId} button[value="🙏"]:text-is("🙏 1")`);
    await service.tokenApi.as(by).delete(`/api/issues/${issue}/messages/${messageId}`);
    await page.waitForSelector(`#${messageId} .words:text-is("This message was deleted.")`);
    await translate();
    await page.fill('[name=content]', ' ');
    await page.click('form[action$="/messages"] button');
    await page.waitForSelector('#content[aria-invalid=true]');
  });

  it('refuses and sends a report', async () => {
    await signIn('/mumbai/report');
    await page.waitForSelector('form[data-started]');
    await translate();
    await page.fill('[name=title]', 'Too short');
    await page.click('form[data-island=report] button[type=submit]');
    await page.waitForSelector('#title[aria-invalid=true]');
    await page.waitForSelector('form[data-started]');
    await translate();
    await page.fill('[name=title]', 'Long enough to be sent');
    await page.fill('[name=description]', 'A pipe has burst in front of the school since this morning');
    await page.check('[name=category][value=infrastructure]');
    await page.fill('[name=pincode]', '400050');
    await page.waitForSelector('form [role=status]:has-text("kept on this device")');
    await page.click('form[data-island=report] button[type=submit]');
    await page.waitForURL(/\?done=report/);
  });
});
