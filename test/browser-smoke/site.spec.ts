import type { Browser } from 'playwright-core';
import { reportedIssue } from '../factories/issues';
import { person } from '../factories/people';
import { faultsOn } from '../support/accessibility';
import { describeInBrowser, openTab, startBrowser } from '../support/browser';
import { startService, type TestService } from '../support/service';

/** Tamil has the longest words, and a phone the least room for them. */
const PHONE = [{ width: 360 }];

describeInBrowser('the pages most people see, on a phone', () => {
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

  it('break no rule of accessibility, overflow nowhere and load nothing foreign', async () => {
    const { page, complaints, close } = await openTab(browser, service.url);
    for (const path of ['/ta/mumbai', `/ta/mumbai/issues/${issue}`, '/ta/mumbai/report']) {
      await page.goto(service.url + path);
      expect([path, await faultsOn(PHONE, page)]).toEqual([path, []]);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  it('show what somebody writes in the thread to somebody else, without being loaded again', async () => {
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
