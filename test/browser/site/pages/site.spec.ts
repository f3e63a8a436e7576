import type { Browser, Page } from 'playwright-core';
import { escalatedIssue } from '../../../factories/escalations';
import { photo } from '../../../factories/files';
import { reportedIssue } from '../../../factories/issues';
import { postedMessage } from '../../../factories/messages';
import { person } from '../../../factories/people';
import { faultsOn, type Screen, WIDTHS } from '../../../support/browser/accessibility';
import { describeInBrowser, follow, openTab, startBrowser } from '../../../support/browser/browser';
import { Keyboard } from '../../../support/browser/keyboard';
import { startService, type TestService } from '../../../support/service/service';

/** The languages and screens in which pages are tested. */
const CASES: ReadonlyArray<{ language: string; screens: readonly Screen[] }> = [
  { language: 'en', screens: [...WIDTHS, { width: 360, colorScheme: 'dark' }] },
  { language: 'hi', screens: WIDTHS },
  { language: 'ta', screens: WIDTHS },
];

describeInBrowser('the site in a browser', () => {
  let service: TestService;
  let browser: Browser;
  let paths: string[];

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
    const by = await person(service, { name: 'Asha Kulkarni' });
    const issue = await reportedIssue(service, {
      by,
      pincode: '400050',
      location: { lat: 19.0544, lng: 72.8324, address: 'Hill Road signal' },
    });
    await postedMessage(service, issue);
    // An open issue nearby, which the form compares with a report of the same place.
    const late = await reportedIssue(service, {
      by,
      location: { lat: 19.06, lng: 72.83, address: 'Market' },
    });
    const link = await escalatedIssue(service, late);
    await service.database.sql(
      `insert into office_replies (issue_id, level, official_id, office, answer, at)
       values ($1, 1, 'off_1', 'Ward Officer, H/West', 'Work begins on Monday', now())`,
      [late],
    );
    const admin = await person(service, { role: 'admin' });
    await service.tokenApi
      .as(admin)
      .post('/api/issues/bulk/status', { issueIds: [issue], status: 'resolved' });
    // anonymous-pages.spec.ts tests the pages that are the same for everybody.
    paths = [
      '/',
      '/mumbai',
      `/mumbai/issues/${issue}`,
      `/mumbai/issues/${late}`,
      link,
      '/mumbai/report',
      '/mumbai/people/asha-kulkarni',
      '/me',
      '/me/alerts',
      '/sign-out',
    ];
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  /** Signs in without scripts. */
  async function signIn(page: Page, next = '/'): Promise<void> {
    await page.goto(`${service.url}/sign-in?next=${encodeURIComponent(next)}`);
    await page.fill('[name=email]', 'reader@example.org');
    await page.fill('[name=name]', 'Ravi Menon');
    await page.click('main form button');
  }

  /** Waits for the page that offers similar issues; the page of an issue can be supported, too. */
  const similarIssues = (page: Page) =>
    page.waitForSelector('main:has(form[action$="/upvote"]) [name=checked][value=yes]', {
      state: 'attached',
    });

  /** Opens an issue of the reader’s own and everything on it: refused text, resolving it, closing it. */
  async function tryOwnIssue(page: Page, prefix: string, screens: readonly Screen[]): Promise<void> {
    await page.goto(`${service.url}${prefix}/mumbai/report`);
    await page.fill('[name=title]', 'A bench that has lost its seat');
    await page.fill('[name=description]', 'The planks are gone and only the iron is left');
    await page.check('[name=category][value=infrastructure]');
    await page.fill('[name=pincode]', '4');
    await page.click('form[action$="/report"] button[type=submit]');
    await page.waitForSelector('[aria-invalid=true]');
    expect(['a refused report', await faultsOn(screens, page)]).toEqual(['a refused report', []]);
    await page.fill('[name=pincode]', '400050');
    await page.click('form[action$="/report"] button[type=submit]');
    // The form still has the point of the report that was not sent, so issues there are offered again.
    await similarIssues(page);
    await page.click('form[action$="/report"] button[type=submit]');
    await page.waitForSelector('form[action$="/resolve"]', { state: 'attached' });
    const openAll = () =>
      page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })");
    await openAll();
    expect(['an own issue', await faultsOn(screens, page)]).toEqual(['an own issue', []]);
    await page.fill('[name=resolution]', 'There are new planks since today');
    const buffer = await photo('jpeg');
    await page.setInputFiles('[name=photos]', { name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await page.click('form[action$="/resolve"] button');
    await page.waitForSelector('form[action$="/closing"]', { state: 'attached' });
    await openAll();
    expect(['an own issue, resolved', await faultsOn(screens, page)]).toEqual(['an own issue, resolved', []]);
  }

  it.each(CASES)(
    'violates no accessibility rule, has no overflow and loads nothing from another origin: $language',
    async ({ language, screens }) => {
      const { page, complaints, close } = await openTab(browser, service.url);
      await signIn(page);
      const prefix = language === 'en' ? '' : `/${language}`;
      for (const path of paths) {
        await page.goto(service.url + prefix + path);
        expect([path, await faultsOn(screens, page)]).toEqual([path, []]);
      }
      await page.goto(`${service.url}${prefix}/mumbai/report`);
      await page.fill('[name=title]', 'The same again, right there');
      await page.fill('[name=description]', 'It is what somebody has reported before');
      await page.check('[name=category][value=infrastructure]');
      await page.click('main summary');
      await page.fill('[name=lat]', '19.06');
      await page.fill('[name=lng]', '72.83');
      await page.click('form[action$="/report"] button[type=submit]');
      await similarIssues(page);
      expect(['similar issues', await faultsOn(screens, page)]).toEqual(['similar issues', []]);
      await tryOwnIssue(page, prefix, screens);
      // The browser logs the 422 of a page that refuses a form, and the status of a page that does not exist.
      expect(complaints.filter((text) => !/status of (400|404|422)/.test(text))).toEqual([]);
      await close();
    },
  );

  it('is used without scripts: report, sign in, report again with the words kept, support, write, sign out', async () => {
    const { page, close } = await openTab(browser, service.url, { javaScriptEnabled: false });
    await page.goto(`${service.url}/mumbai`);
    await follow(page, 'a[href$="/report"]:visible');
    await page.fill('[name=title]', 'Water runs over the footpath');
    await page.fill('[name=description]', 'A pipe has burst in front of the school since this morning');
    await page.check('[name=category][value=infrastructure]');
    await page.fill('[name=pincode]', '4000');
    await follow(page, 'main form button');
    expect(await page.getAttribute('[name=pincode]', 'aria-invalid')).toBe('true');
    await page.fill('[name=pincode]', '400050');
    await follow(page, 'main form button');
    expect(page.url()).toContain('/sign-in?next=');
    await page.fill('[name=email]', 'flow@example.org');
    await follow(page, 'main form button');
    expect(await page.inputValue('[name=title]')).toBe('Water runs over the footpath');
    await follow(page, 'main form button');
    expect(page.url()).toMatch(/\/mumbai\/issues\/iss_\w+\?done=report#done$/);
    // One supports what others reported.
    expect(await page.locator('form[action$="/upvote"]').count()).toBe(0);
    const own = page.url();
    const other = await reportedIssue(service, { by: await person(service) });
    await page.goto(`${service.url}/mumbai/issues/${other}`);
    await follow(page, 'form[action$="/upvote"] button');
    expect(await page.textContent('.figures dd')).toBe('1');
    await page.goto(own);
    await page.fill('[name=content]', 'The street is under water now');
    await follow(page, 'form[action$="/messages"] button');
    expect(await page.textContent('.thread')).toContain('The street is under water now');
    await follow(page, '.account a');
    await follow(page, 'main form button');
    expect(await page.textContent('.account')).toBe('Sign in');
    await close();
  });

  it('is used without scripts on a phone: report with a photo', async () => {
    const { page, close } = await openTab(browser, service.url, {
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    await signIn(page, '/mumbai/report');
    await page.fill('[name=title]', 'A manhole without its cover');
    await page.fill('[name=description]', 'It lies open in the middle of the footpath');
    await page.check('[name=category][value=road]');
    await page.fill('[name=pincode]', '400050');
    const buffer = await photo('jpeg');
    await page.setInputFiles('[name=photos]', { name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await follow(page, 'main form button');
    expect(page.url()).toMatch(/\/mumbai\/issues\/iss_\w+\?done=report#done$/);
    expect(await page.locator('.photos img').count()).toBe(1);
    await close();
  });

  it('is used without scripts on a phone: react, delete, flag, resolve with a photo, close', async () => {
    const { page, close } = await openTab(browser, service.url, {
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    await signIn(page, '/mumbai/report');
    await page.fill('[name=title]', 'A bench that has lost its seat');
    await page.fill('[name=description]', 'The planks are gone and only the iron is left');
    await page.check('[name=category][value=infrastructure]');
    await page.fill('[name=pincode]', '400050');
    await follow(page, 'main form button');
    await page.fill('[name=content]', 'To be deleted');
    await follow(page, 'form[action$="/messages"] button');
    await follow(page, 'button[value="🙏"]');
    expect(await page.textContent('[aria-pressed=true]')).toContain('1');
    await follow(page, '.thread summary');
    await follow(page, 'form[action$="/removal"] button');
    expect(await page.textContent('.thread')).toContain('This message was deleted.');
    await follow(page, 'text=Report this page to staff');
    await page.selectOption('[name=flagReason]', 'other');
    await follow(page, 'form[action$="/flag"] button');
    expect(await page.textContent('#done')).toContain('City staff will look at it.');
    await follow(page, 'text=It has been fixed');
    await page.fill('[name=resolution]', 'There are new planks since today');
    const buffer = await photo('jpeg');
    await page.setInputFiles('[name=photos]', { name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await follow(page, 'form[action$="/resolve"] button');
    expect(await page.textContent('.status')).toBe('Resolved');
    expect(await page.locator('.before-after img').count()).toBe(1);
    await follow(page, 'text=Close this issue');
    await follow(page, 'form[action$="/closing"] button');
    expect(await page.textContent('.status')).toBe('Closed');
    await close();
  });

  it('is used without scripts on a phone: look for an office, find an issue, rate it, ask to reopen it, and grant that', async () => {
    const owner = await person(service);
    const title = 'A tap at the park that never closes';
    const issue = await reportedIssue(service, { by: owner, title });
    const admin = await person(service, { role: 'admin' });
    const change = { issueIds: [issue], status: 'resolved' as const };
    await service.tokenApi.as(admin).post('/api/issues/bulk/status', change);
    const { page, close } = await openTab(browser, service.url, {
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    await signIn(page, '/mumbai/responsible');
    await page.fill('[name=pincode]', '400050');
    await follow(page, 'main form button');
    expect(await page.textContent('main')).toContain('H/West');
    await page.goto(`${service.url}/mumbai`);
    await page.fill('[name=q]', 'never closes');
    await follow(page, 'form[role=search] button');
    await follow(page, `.issues a.title:text-is("${title}")`);
    await follow(page, 'form[action$="/rating"] button[value=down]');
    expect(await page.textContent('#done')).toContain('Your rating is counted.');
    await follow(page, 'text=Ask to reopen this issue');
    await page.fill('[name=reason]', 'It runs again since this morning');
    await follow(page, 'form[action$="/reopen"] button');
    expect(await page.textContent('#done')).toContain('Your request is sent.');
    await service.database.sql(`update users set role = 'admin' where email = 'reader@example.org'`);
    await page.reload();
    await follow(page, 'form[action$="/review"] button[value=approve]');
    expect(await page.textContent('.status')).toBe('Open');
    await service.database.sql(`update users set role = 'user' where email = 'reader@example.org'`);
    await close();
  });

  it('is used by keyboard alone on a phone: sign in, support an issue, write, and sign out', async () => {
    const issue = await reportedIssue(service, { by: await person(service) });
    const path = `/mumbai/issues/${issue}`;
    const { page, complaints, close } = await openTab(browser, service.url, {
      viewport: { width: 360, height: 740 },
    });
    const keys = new Keyboard(page);
    await page.goto(service.url + path);
    await keys.press('main a[href*="/sign-in?"]');
    await page.waitForURL(/sign-in/);
    await keys.write('[name=email]', 'keyboard@example.org');
    await page.keyboard.press('Enter');
    await page.waitForURL(service.url + path);
    await page.waitForSelector('[data-island=upvote][data-started]');
    await page.waitForSelector('#thread[data-joined=true]');
    await keys.press('[data-island=upvote] button');
    await page.waitForSelector('.figures dd:text-is("1")');
    await keys.write('[name=content]', 'Written without a mouse');
    await keys.press('form[action$="/messages"] button');
    await page.waitForSelector('.thread .words:text-is("Written without a mouse")');
    await page.goto(`${service.url}/me`);
    await keys.press('form[action$="/sign-out"] button', 'Space');
    await page.waitForSelector('.account a[href*="/sign-in?"]');
    expect(complaints).toEqual([]);
    await close();
  });

  it('is used by keyboard alone: the skip link comes first, and the search is sent with Enter', async () => {
    const { page, complaints, close } = await openTab(browser, service.url);
    await page.goto(`${service.url}/mumbai`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.className')).toBe('skip');
    await page.keyboard.press('Enter');
    await new Keyboard(page).write('[name=q]', 'lamp');
    await Promise.all([page.waitForURL(/q=lamp/), page.keyboard.press('Enter')]);
    expect(await page.inputValue('[name=q]')).toBe('lamp');
    expect(complaints).toEqual([]);
    await close();
  });
});
