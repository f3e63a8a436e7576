import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { escalatedIssue } from '../../../factories/escalations';
import { photo } from '../../../factories/files';
import { manyIssues, reportedIssue } from '../../../factories/issues';
import { postedMessage } from '../../../factories/messages';
import { person, type TestPerson } from '../../../factories/people';
import { describeInBrowser, openTab, startBrowser, type WatchedPage } from '../../../support/browser/browser';
import { Keyboard } from '../../../support/browser/keyboard';
import { startService, type TestService } from '../../../support/service/service';

/** What the browser logs itself: responses that refuse a form, and requests without a network. */
const NOTED = /status of 422|ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 } };

// The tests of this file do not click, fill or focus anything: test/architecture/api/site-flows.spec.ts checks that.
describeInBrowser('the site by keyboard alone, on a phone', () => {
  let service: TestService;
  let browser: Browser;
  let by: TestPerson;
  let admin: TestPerson;
  let tab: WatchedPage;
  let page: Page;
  let keys: Keyboard;
  let people = 0;

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
    by = await person(service, { name: 'Asha Kulkarni' });
    admin = await person(service, { role: 'admin' });
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });
  beforeEach(async () => {
    tab = await openTab(browser, service.url, PHONE);
    page = tab.page;
    keys = new Keyboard(page);
  });
  afterEach(async () => {
    expect(tab.complaints.filter((text) => !NOTED.test(text))).toEqual([]);
    await tab.close();
  });

  const open = (path: string) => page.goto(service.url + path);
  async function signIn(next: string): Promise<string> {
    const email = `keys-${++people}@example.org`;
    await open(`/sign-in?next=${encodeURIComponent(next)}`);
    await keys.write('[name=email]', email);
    await keys.write('[name=name]', `Typist ${people}`);
    await page.keyboard.press('Enter');
    await page.waitForURL(service.url + next);
    return email;
  }
  const setRole = (email: string, role: string) =>
    service.database.sql('update users set role = $2 where email = $1', [email, role]);
  async function resolvedIssue(title: string): Promise<string> {
    const issue = await reportedIssue(service, { by, title });
    const change = { issueIds: [issue], status: 'resolved' };
    await service.tokenApi.as(admin).post('/api/issues/bulk/status', change);
    return issue;
  }
  const done = (text: string) => page.waitForSelector(`#done:text-is(${JSON.stringify(text)})`);
  const choosePhoto = async () => {
    const chooser = await keys.openFiles('[name=photos]');
    await chooser.setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo('jpeg') });
  };

  it('who is responsible: by pincode, and by a place', async () => {
    await open('/mumbai');
    await keys.press('a[href="/mumbai/responsible"]');
    await page.waitForURL(/\/responsible$/);
    await keys.write('[name=pincode]', '4');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[name=pincode][aria-invalid=true]');
    // The list of errors links to the field.
    await keys.press('[role=alert] a[href="#pincode"]');
    await page.waitForFunction(() => document.activeElement?.id === 'pincode');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('400050');
    await keys.choose('[name=category]', 'hygiene');
    await keys.press('main form button');
    await page.waitForSelector('main section h2:has-text("H/West")');
    await keys.write('[name=pincode]', ' ');
    await keys.press('main form summary', 'Space');
    await keys.write('[name=lat]', '19.0544');
    await keys.write('[name=lng]', '72.8324');
    await page.keyboard.press('Enter');
    await page.waitForURL(/lat=19\.0544/);
    await page.waitForSelector('main section h2:has-text("H/West")');
  });

  it('a resolution: rate it, ask to reopen the issue, and grant that', async () => {
    const issue = await resolvedIssue('A tap that never closes');
    const email = await signIn(`/mumbai/issues/${issue}`);
    await keys.press('form[action$="/rating"] button[value=down]');
    await done('Thank you. Your rating is counted.');
    await keys.press('summary:text-is("Ask to reopen this issue")');
    await keys.press('form[action$="/reopen"] button');
    await page.waitForSelector('[name=reason][aria-invalid=true]');
    await keys.write('[name=reason]', 'It runs again since this morning');
    await keys.press('form[action$="/reopen"] button', 'Space');
    await done('Your request is sent.');
    await setRole(email, 'admin');
    await page.reload();
    await keys.press('form[action$="/review"] button[value=approve]');
    await page.waitForSelector('.status:text-is("Open")');
  });

  it('a thread: react, take that back, delete, and flag what somebody wrote', async () => {
    const issue = await reportedIssue(service, { by });
    const { messageId } = await postedMessage(service, issue, { by, content: 'Come on, all of you' });
    await signIn(`/mumbai/issues/${issue}`);
    await page.waitForSelector('#thread[data-joined=true]');
    await keys.press(`#${messageId} button[value="🙏"]`);
    await page.waitForSelector(`#${messageId} [aria-pressed=true]:has-text("1")`);
    await page.waitForSelector('#thread[data-joined=true]');
    await keys.press(`#${messageId} button[value="🙏"]`, 'Space');
    await page.waitForSelector(`#${messageId} button[value="🙏"][aria-pressed=false]`);
    await page.waitForSelector('#thread[data-joined=true]');
    await keys.write('[name=content]', 'To be deleted');
    await keys.press('form[action$="/messages"] button');
    await page.waitForSelector('.thread li:has-text("To be deleted") summary');
    // The answer to the form moves the focus; the message may arrive before it.
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('#content')?.value === '');
    await keys.press('.thread summary');
    await Promise.all([page.waitForEvent('load'), keys.press('form[action$="/removal"] button')]);
    await page.waitForSelector('.thread .words:text-is("This message was deleted.")');
    await keys.press('summary:text-is("Report this page to staff")');
    await keys.choose('[name=target]', messageId);
    await keys.choose('[name=flagReason]', 'abuse');
    await keys.write('[name=note]', 'It calls for a fight');
    await keys.press('form[action$="/flag"] button');
    await done('Thank you. City staff will look at it.');
    const flags = await service.database.sql(
      'select target_id as "on", reason from flags where issue_id = $1',
      [issue],
    );
    expect(flags).toEqual([{ on: messageId, reason: 'abuse' }]);
  });

  it('an issue: resolve it with a photo, and close it for good', async () => {
    const issue = await reportedIssue(service, { by });
    const email = await signIn('/me');
    await setRole(email, 'admin');
    await open(`/mumbai/issues/${issue}`);
    await page.waitForSelector('form[action$="/resolve"][data-started]', { state: 'attached' });
    await keys.press('summary:text-is("It has been fixed")');
    await keys.write('[name=resolution]', 'There are new planks since today');
    await choosePhoto();
    await keys.press('form[action$="/resolve"] button');
    await page.waitForSelector('.status:text-is("Resolved")');
    await page.waitForSelector('.before-after img');
    expect(await page.locator('.before-after img').count()).toBe(1);
    await keys.press('summary:text-is("Close this issue")', 'Space');
    await keys.press('form[action$="/closing"] button');
    await page.waitForSelector('.status:text-is("Closed")');
  });

  it('an office: answer by the link of its mail, and resolve the issue', async () => {
    const issue = await reportedIssue(service, { by });
    await open(await escalatedIssue(service, issue));
    await keys.press('main form button');
    await page.waitForSelector('[name=answer][aria-invalid=true]');
    await keys.write('[name=answer]', 'The pipe was mended this morning');
    await keys.choose('[name=status]', 'resolved');
    await keys.press('main form button');
    await page.waitForSelector('main [role=status]');
    await keys.press(`main a[href="/mumbai/issues/${issue}"]`);
    await page.waitForSelector('.status:text-is("Resolved")');
    await page.waitForSelector('main:has-text("The pipe was mended this morning")');
  });

  it('the list: filters, sorting, pages and the language', async () => {
    await manyIssues(service, 60, { by, city: 'pune', title: 'Lamp # is dark at the bus stop' });
    await open('/pune');
    await keys.write('[name=q]', 'lamp');
    await keys.press('.more summary');
    await keys.choose('[name=category]', 'road');
    await keys.choose('[name=status]', 'open');
    await keys.choose('[name=sort]', 'oldest');
    await keys.press('form[role=search] button');
    await page.waitForURL(/sort=oldest/);
    const titles = () => page.locator('.issues a.title').allTextContents();
    const first = await titles();
    expect(first[0]).toBe('Lamp 60 is dark at the bus stop');
    await keys.press('a[rel=next]');
    await page.waitForURL(/after=/);
    const second = await titles();
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    await keys.press('.languages summary');
    await keys.press('a[hreflang=hi]');
    await page.waitForURL(`${service.url}/hi/pune?**after=**`);
    expect(await titles()).toEqual(second);
    expect(await page.inputValue('[name=sort]')).toBe('oldest');
    await keys.press('a[rel=prev]');
    await page.waitForURL(/before=/);
    expect(await titles()).toEqual(first);
  });

  it('a report: mistakes, a photo, and waiting for the network', async () => {
    const email = await signIn('/mumbai/report');
    await page.waitForSelector('form[data-started]');
    await keys.write('[name=title]', 'Written in a tunnel');
    await keys.press('form[action$="/report"] button[type=submit]');
    // The first invalid field has the focus.
    await page.waitForFunction(() => document.activeElement?.id === 'category');
    await keys.choose('[name=category]', 'infrastructure');
    await keys.write('[name=pincode]', '400050');
    await keys.write('[name=description]', 'A pipe has burst in front of the school since this morning');
    await choosePhoto();
    await page.reload();
    await page.waitForSelector('form[data-started]');
    expect(await page.inputValue('[name=title]')).toBe('Written in a tunnel');
    await choosePhoto();
    await page.context().setOffline(true);
    await keys.press('form[action$="/report"] button[type=submit]');
    await page.waitForSelector('text=Your report is saved on this device');
    await page.context().setOffline(false);
    await page.waitForSelector('text=Your saved report was sent.');
    const sent = await service.database.sql(
      `select i.media_count as media from issues i join users u on u.id = i.reporter_id
        where u.email = $1 and i.title = 'Written in a tunnel'`,
      [email],
    );
    expect(sent).toEqual([{ media: 1 }]);
  });
});
