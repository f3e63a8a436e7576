import type { Browser, Page } from 'playwright-core';
import { escalatedIssue } from '../../../factories/escalations';
import { manyIssues, reportedIssue } from '../../../factories/issues';
import { person, type TestPerson } from '../../../factories/people';
import {
  describeInBrowser,
  follow,
  openTab,
  startBrowser,
  type WatchedPage,
} from '../../../support/browser/browser';
import { startService, type TestService } from '../../../support/service/service';

describeInBrowser('the site without scripts, on a phone', () => {
  let service: TestService;
  let browser: Browser;
  let by: TestPerson;
  let tab: WatchedPage;
  let page: Page;

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
    by = await person(service, { name: 'Asha Kulkarni' });
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });
  beforeEach(async () => {
    tab = await openTab(browser, service.url, {
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    page = tab.page;
  });
  afterEach(async () => {
    expect(tab.complaints.filter((text) => !/status of 422/.test(text))).toEqual([]);
    await tab.close();
  });

  const open = (path: string) => page.goto(service.url + path);

  it('who is responsible: by a place', async () => {
    await open('/mumbai/responsible');
    await follow(page, 'main form summary');
    await page.fill('[name=lat]', 'north');
    await follow(page, 'main form button');
    expect(await page.getAttribute('[name=lat]', 'aria-invalid')).toBe('true');
    await page.fill('[name=lat]', '19.0544');
    await page.fill('[name=lng]', '72.8324');
    await follow(page, 'main form button');
    expect(await page.textContent('main section h2')).toContain('H/West');
  });

  it('the list: filters, sorting, pages and the language', async () => {
    await manyIssues(service, 60, { by, city: 'pune', title: 'Lamp # is dark at the bus stop' });
    await open('/pune');
    await page.fill('[name=q]', 'lamp');
    await page.click('.more summary');
    await page.selectOption('[name=category]', 'road');
    await page.selectOption('[name=status]', 'open');
    await page.selectOption('[name=sort]', 'oldest');
    await follow(page, 'form[role=search] button');
    const titles = () => page.locator('.issues a.title').allTextContents();
    const first = await titles();
    expect(first[0]).toBe('Lamp 60 is dark at the bus stop');
    await follow(page, 'a[rel=next]');
    const second = await titles();
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    await page.click('.languages summary');
    await follow(page, 'a[hreflang=ta]');
    expect(page.url()).toContain('/ta/pune?');
    expect(await titles()).toEqual(second);
    expect(await page.inputValue('[name=sort]')).toBe('oldest');
    await follow(page, 'a[rel=prev]');
    expect(await titles()).toEqual(first);
  });

  it('an office: answer by the link of its mail, and resolve the issue', async () => {
    const issue = await reportedIssue(service, { by });
    await open(await escalatedIssue(service, issue));
    await follow(page, 'main form button');
    expect(await page.getAttribute('[name=answer]', 'aria-invalid')).toBe('true');
    await page.fill('[name=answer]', 'The pipe was mended this morning');
    await page.selectOption('[name=status]', 'resolved');
    await follow(page, 'main form button');
    expect(await page.locator('main [role=status]').count()).toBe(1);
    await follow(page, `main a[href="/mumbai/issues/${issue}"]`);
    expect(await page.textContent('.status')).toBe('Resolved');
    expect(await page.textContent('main')).toContain('The pipe was mended this morning');
  });

  it('a report: a draft is kept by cookies over the sign-in if the device cannot store it', async () => {
    await open('/mumbai/report');
    await page.fill('[name=title]', 'Written before signing in');
    await page.fill('[name=description]', 'A pipe has burst in front of the school since this morning');
    await page.check('[name=category][value=infrastructure]');
    await page.fill('[name=pincode]', '400050');
    await follow(page, 'main form button');
    expect(page.url()).toContain('/sign-in?next=');
    // The user opens another page and returns by the menu instead of signing in.
    await open('/mumbai');
    await follow(page, 'a[href$="/report"]:visible');
    expect(await page.inputValue('[name=title]')).toBe('Written before signing in');
    expect(await page.inputValue('[name=pincode]')).toBe('400050');
  });
});
