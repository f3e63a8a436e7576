import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { photo } from '../../../factories/files';
import { reportedIssue } from '../../../factories/issues';
import { person } from '../../../factories/people';
import { describeInBrowser, openTab, startBrowser, type WatchedPage } from '../../../support/browser/browser';
import { startService, type TestService } from '../../../support/service/service';

/** What the browser logs itself: responses that refuse a form, and requests without a network. */
const NOTED = /status of 422|ERR_INTERNET_DISCONNECTED/;
const GONE = 'The photo “b.jpg” cannot be read any more';

describeInBrowser('a photo that cannot be read when it is sent', () => {
  let service: TestService;
  let browser: Browser;
  let folder: string;
  let tab: WatchedPage;
  let page: Page;
  let people = 0;

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser({ readsFiles: true });
    folder = mkdtempSync(join(tmpdir(), 'civic-photos-'));
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    tab = await openTab(browser, service.url, { serviceWorkers: 'block' });
    page = tab.page;
    people++;
  });
  afterEach(async () => {
    expect(tab.complaints.filter((text) => !NOTED.test(text))).toEqual([]);
    await tab.close();
  });

  const email = () => `camera-${people}@example.org`;
  async function signIn(next: string): Promise<void> {
    await page.goto(`${service.url}/sign-in?next=${encodeURIComponent(next)}`);
    await page.fill('[name=email]', email());
    await page.click('main form button');
    await page.waitForURL(service.url + next);
  }
  async function write(title: string): Promise<void> {
    await page.waitForSelector('form[data-started]');
    await page.fill('[name=title]', title);
    await page.fill('[name=description]', 'A pipe has burst in front of the school since this morning');
    await page.check('[name=category][value=infrastructure]');
    await page.fill('[name=pincode]', '400050');
  }
  /** Writes photos to files. @returns their paths */
  async function files(...names: string[]): Promise<string[]> {
    const bytes = await photo('jpeg');
    return names.map((name) => {
      writeFileSync(join(folder, name), bytes);
      return join(folder, name);
    });
  }
  /** Changes a file, as an editor of photos would: the browser does not read it any more. */
  const change = (path: string) => utimesSync(path, new Date(), new Date(Date.now() + 5000));
  const issuesTitled = (title: string) =>
    service.database.sql<{ media: number }>('select media_count as media from issues where title = $1', [
      title,
    ]);
  const send = () => page.click('text=Send report');

  it.each(['changed', 'deleted'])('is named, and asked for again: %s', async (how) => {
    const title = `A photo was ${how}`;
    await signIn('/mumbai/report');
    await write(title);
    const [a, b] = (await files('a.jpg', 'b.jpg')) as [string, string];
    await page.setInputFiles('[name=photos]', [a, b]);
    if (how === 'changed') change(b);
    else rmSync(b);
    await send();
    await page.waitForSelector(`#photos-error:has-text("${GONE}")`);
    expect(await page.evaluate("document.activeElement.getAttribute('aria-invalid')")).toBe('true');
    // Nothing is sent or saved before it is chosen again.
    await page.goto(`${service.url}/mumbai/report`);
    await page.waitForSelector('form[data-started]');
    expect([await page.locator('main .notice').count(), await issuesTitled(title)]).toEqual([0, []]);
    expect(await page.inputValue('[name=title]')).toBe(title);
    await page.setInputFiles('[name=photos]', await files('a.jpg', 'b.jpg'));
    await send();
    await page.waitForURL(/\?done=report/);
    expect(await issuesTitled(title)).toEqual([{ media: 2 }]);
  });

  it('is not blamed on the network when there is none, and not saved', async () => {
    await signIn('/mumbai/report');
    await write('A photo is gone in a tunnel');
    const [b] = (await files('b.jpg')) as [string];
    await page.setInputFiles('[name=photos]', b);
    change(b);
    await page.route('**/mumbai/report', (route) => route.abort('internetdisconnected'));
    await send();
    await page.waitForSelector(`#photos-error:has-text("${GONE}")`);
    expect(await page.locator('text=saved on this device').count()).toBe(0);
    // Chosen again, it is saved as a copy: the file may be deleted meanwhile.
    const [again] = (await files('b.jpg')) as [string];
    await page.setInputFiles('[name=photos]', again);
    expect(await page.locator('#photos-error').count()).toBe(0);
    await send();
    await page.waitForSelector('text=Your report is saved on this device');
    rmSync(again);
    await page.unroute('**/mumbai/report');
    await page.goto(`${service.url}/mumbai`);
    await page.waitForSelector('text=Your saved report was sent.');
    expect(await issuesTitled('A photo is gone in a tunnel')).toEqual([{ media: 1 }]);
  });

  it('is named by its own name if the service refuses it', async () => {
    await signIn('/mumbai/report');
    await write('The first photo is empty');
    const [a, b] = (await files('a.jpg', 'b.jpg')) as [string, string];
    writeFileSync(a, '');
    await page.setInputFiles('[name=photos]', [a, b]);
    await send();
    await page.waitForSelector('#photos-error:has-text("a.jpg")');
  });

  it('is asked for again if the device has lost it from a saved report', async () => {
    await signIn('/mumbai/report');
    await write('Lost by the device');
    await page.setInputFiles('[name=photos]', await files('b.jpg'));
    await page.route('**/mumbai/report', (route) => route.abort('internetdisconnected'));
    await send();
    await page.waitForSelector('text=Your report is saved on this device');
    await page.unroute('**/mumbai/report');
    // Of files only: the answers of requests are read as before.
    await page.addInitScript(`File.prototype.arrayBuffer = () => Promise.reject(new Error('lost'))`);
    await page.goto(`${service.url}/mumbai`);
    await page.click('text=A saved report needs your attention.');
    await page.waitForSelector('text=Discard this saved report');
    await send();
    await page.waitForSelector(`#photos-error:has-text("${GONE}")`);
    expect(await issuesTitled('Lost by the device')).toEqual([]);
  });

  it.each([
    [
      'missing',
      'A device without a store',
      `Object.defineProperty(window, 'indexedDB', { value: undefined })`,
    ],
    [
      'failing',
      'No space is left on it',
      `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'DataCloneError') }`,
    ],
  ])('is not promised to be sent if the store of the browser is %s', async (_, title, script) => {
    await page.addInitScript(script);
    await signIn('/mumbai/report');
    await write(title);
    await page.setInputFiles('[name=photos]', await files('a.jpg'));
    await page.route('**/mumbai/report', (route) => route.abort('internetdisconnected'));
    await send();
    await page.waitForSelector('form [role=status]:has-text("Nothing is lost: please try again.")');
    await page.waitForSelector('form[aria-busy=false]');
    expect(await page.locator('text=saved on this device').count()).toBe(0);
    await page.unroute('**/mumbai/report');
    await send();
    await page.waitForURL(/\?done=report/);
  });

  it('is named on the form that resolves an issue', async () => {
    await signIn('/me');
    const [reporter] = await service.database.sql<{ id: string }>('select id from users where email = $1', [
      email(),
    ]);
    const issue = await reportedIssue(service, { by: await person(service) });
    await service.database.sql('update issues set reporter_id = $2 where id = $1', [issue, reporter!.id]);
    await page.goto(`${service.url}/mumbai/issues/${issue}`);
    await page.click('summary:has-text("It has been fixed")');
    await page.waitForSelector('form[action$="/resolve"][data-started]');
    await page.fill('[name=resolution]', 'The pipe was replaced this morning');
    await page.evaluate(`{
      const read = File.prototype.arrayBuffer;
      File.prototype.arrayBuffer = function () {
        File.prototype.arrayBuffer = read;
        return Promise.reject(new Error('gone'));
      };
    }`);
    await page.setInputFiles('[name=photos]', await files('b.jpg'));
    await page.waitForSelector(`#photos-error:has-text("${GONE}")`);
    expect(await page.evaluate("document.querySelector('[name=photos]').files.length")).toBe(0);
    const [b] = (await files('b.jpg')) as [string];
    await page.setInputFiles('[name=photos]', b);
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=photos]')?.files?.[0]?.type === 'image/jpeg',
    );
    await page.click('text=Mark as resolved');
    await page.waitForURL(/\?done=resolve/);
  });
});
