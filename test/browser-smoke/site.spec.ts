import type { Browser } from 'playwright-core';
import { reportedIssue } from '../factories/issues';
import { person } from '../factories/people';
import { faultsOn } from '../support/browser/accessibility';
import { describeInBrowser, openTab, startBrowser } from '../support/browser/browser';
import { startService, type TestService } from '../support/service/service';

/** Tamil has the longest words, and a phone the least space for them. */
const PHONE = [{ width: 360 }];

describeInBrowser('the most visited pages, on a phone', () => {
  let service: TestService;
  let browser: Browser;
  let issue: string;
  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
    issue = await reportedIssue(service, { by: await person(service) });
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  it('violate no accessibility rule, overflow nowhere and load nothing from other origins', async () => {
    const { page, complaints, close } = await openTab(browser, service.url);
    const issuePage = `/ta/mumbai/issues/${issue}`;
    for (const path of ['/ta/mumbai', '/ta/mumbai/map', issuePage, '/ta/mumbai/report']) {
      await page.goto(service.url + path);
      expect([path, await faultsOn(PHONE, page)]).toEqual([path, []]);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  it('show a new message of the thread to other readers without a reload', async () => {
    const reader = await openTab(browser, service.url);
    await reader.page.goto(`${service.url}/mumbai/issues/${issue}`);
    await reader.page.waitForSelector('#thread[data-joined=true]');
    const writer = await person(service);
    await service.tokenApi
      .as(writer)
      .post(`/api/issues/${issue}/messages`, { type: 'comment', content: 'Seen this morning, too' });
    await reader.page.waitForSelector('.thread .words:text-is("Seen this morning, too")');
    expect(reader.complaints).toEqual([]);
    await reader.close();
  });
});
