import type { Browser } from 'playwright-core';
import { photo } from '../../../factories/files';
import { reportedIssue } from '../../../factories/issues';
import { uploadedPhoto } from '../../../factories/media';
import { postedMessage } from '../../../factories/messages';
import { person } from '../../../factories/people';
import { describeInBrowser, openTab, startBrowser } from '../../../support/browser/browser';
import { startService, type TestService } from '../../../support/service/service';

describeInBrowser('an open page of an issue', () => {
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  it('shows what is left when words, a name or a part of a photo are taken away, without a reload', async () => {
    const by = await person(service, { name: 'Asha Kulkarni' });
    const api = service.tokenApi.as(by);
    const description = 'The lamp at the gate of Mohan is dark since Monday';
    const issue = await reportedIssue(service, { by, title: 'Lamp of Mohan', description });
    const { messageId } = await postedMessage(service, issue, { by, content: 'Ask for Mohan' });
    const mediaId = await uploadedPhoto(service, issue, by, await photo('jpeg'));
    const { page, complaints, close } = await openTab(browser, service.url);
    await page.goto(`${service.url}/mumbai/issues/${issue}`);
    await page.waitForSelector('#thread[data-joined=true]');
    await page.evaluate('window.isSame = true');

    const mohan = (text: string) => ({
      ranges: [{ start: text.indexOf('Mohan'), end: text.indexOf('Mohan') + 5 }],
    });
    const path = `/api/issues/${issue}`;
    await api.post(`${path}/redactions`, { field: 'title', ...mohan('Lamp of Mohan') });
    await api.post(`${path}/redactions`, { field: 'description', ...mohan(description) });
    await api.post(`${path}/messages/${messageId}/redactions`, mohan('Ask for Mohan'));
    await api.patch(`${path}/privacy`, { shownAs: 'anonymous' });
    await page.waitForFunction(() => !/Mohan|Asha/.test(document.querySelector('main')!.textContent ?? ''));
    expect(await page.locator('h1').innerText()).toBe('Lamp of •••');
    expect(await page.locator(`#${messageId} .words`).innerText()).toBe('Ask for •••');

    const regions = [{ x: 0, y: 0, width: 1, height: 1 }];
    await api.post(`${path}/media/${mediaId}/regions`, { regions });
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll<HTMLImageElement>('main img')).some(({ src }) =>
        src.includes('#'),
      ),
    );
    expect(await page.evaluate('window.isSame')).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });
});
