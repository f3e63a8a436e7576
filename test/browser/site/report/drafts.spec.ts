import type { Browser, Page, Route } from 'playwright-core';
import { photo } from '../../../factories/files';
import { reportedIssue } from '../../../factories/issues';
import { person } from '../../../factories/people';
import { describeInBrowser, openTab, startBrowser, type WatchedPage } from '../../../support/browser/browser';
import { startService, type TestService } from '../../../support/service/service';

/** What the browser logs itself: responses that refuse a form, and requests without a network. */
const NOTED = /status of 422|ERR_INTERNET_DISCONNECTED/;
const PLACE = { lat: '19.2', lng: '72.9' };

describeInBrowser('the draft of a report', () => {
  let service: TestService;
  let browser: Browser;
  let tab: WatchedPage;
  let page: Page;
  let people = 0;

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });
  beforeEach(async () => {
    people++;
    tab = await openTab(browser, service.url, {
      viewport: { width: 360, height: 740 },
      // The tests hold requests back, which a service worker would bypass.
      serviceWorkers: 'block',
    });
    page = tab.page;
  });
  afterEach(async () => {
    expect(tab.complaints.filter((text) => !NOTED.test(text))).toEqual([]);
    await tab.close();
  });

  const started = () => page.waitForSelector('form[data-started][action$="/report"]', { state: 'attached' });
  async function openForm(): Promise<void> {
    await page.goto(`${service.url}/mumbai/report`);
    await started();
  }
  /** Signs in on the current page, as the person of this test. */
  async function signIn(): Promise<void> {
    await page.fill('[name=email]', `writer-${people}@example.org`);
    await page.click('main form button');
    await page.waitForSelector('body[data-account]');
  }
  async function signInFirst(): Promise<void> {
    await page.goto(`${service.url}/sign-in`);
    await signIn();
    await openForm();
  }
  const loseSession = () => page.context().clearCookies({ name: 'session' });
  const send = () => page.click('form[action$="/report"] button[type=submit]');
  async function write(title: string): Promise<void> {
    await page.fill('[name=title]', title);
    await page.fill('[name=description]', 'A pipe has burst in front of the school since this morning');
    await page.check('[name=category][value=infrastructure]');
    await page.fill('[name=pincode]', '400050');
  }
  async function choosePhoto(): Promise<void> {
    const buffer = await photo('jpeg');
    await page.setInputFiles('[name=photos]', { name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  }
  const title = () => page.inputValue('[name=title]');
  const issuesTitled = (text: string) =>
    service.database.sql<{ media: number }>('select media_count as media from issues where title = $1', [
      text,
    ]);
  /** Holds the forms that are sent. @returns a function that sends the held one */
  function holdForms(): () => Promise<void> {
    const held = new Promise<Route>((take) => void page.route('**/mumbai/report', take));
    return async () => {
      await (await held).continue();
      await page.unroute('**/mumbai/report');
    };
  }

  it('keeps changes made after signing in, over a reload', async () => {
    await openForm();
    await write('Written as nobody');
    await page.click('.account a');
    await page.waitForURL(/\/sign-in\?next=/);
    await signIn();
    await started();
    expect(await title()).toBe('Written as nobody');
    await page.fill('[name=title]', 'Changed after signing in');
    await page.reload();
    await started();
    expect(await title()).toBe('Changed after signing in');
    await send();
    await page.waitForURL(/\?done=report/);
    await openForm();
    expect(await title()).toBe('');
  });

  it('shows its newest text behind the link of the similar issues', async () => {
    const location = { lat: 19.2, lng: 72.9, address: 'Here' };
    await reportedIssue(service, { by: await person(service), location });
    await openForm();
    await write('Written as nobody, beside one');
    await page.click('.account a');
    await page.waitForURL(/\/sign-in\?next=/);
    await signIn();
    await started();
    await write('Changed, beside one');
    await page.evaluate(`document.querySelector('.degrees').open = true`);
    for (const [name, value] of Object.entries(PLACE)) await page.fill(`[name=${name}]`, value);
    await send();
    await page.waitForSelector('text=Mine is the same');
    await page.click('text=Back to what you wrote');
    await started();
    expect(await title()).toBe('Changed, beside one');
    await send();
    await page.click('text=Mine is the same');
    await page.waitForSelector('text=You support this issue now');
    await openForm();
    expect(await title()).toBe('');
  });

  it('is not replaced by an empty form typed without a session, and follows a draft typed without one', async () => {
    await signInFirst();
    await write('Begun while signed in');
    await loseSession();
    await openForm();
    await page.fill('[name=title]', 'a');
    await page.fill('[name=title]', '');
    await signInFirst();
    expect(await title()).toBe('Begun while signed in');
    await loseSession();
    await openForm();
    await page.check('[name=category][value=road]');
    await signInFirst();
    expect(await title()).toBe('Begun while signed in');
    await loseSession();
    await openForm();
    await write('Begun as nobody');
    await signInFirst();
    expect(await title()).toBe('Begun as nobody');
    await send();
    await page.waitForURL(/\?done=report/);
    await openForm();
    expect(await title()).toBe('Begun while signed in');
  });

  it('keeps text typed while it is being sent: in the response, and as another draft', async () => {
    await signInFirst();
    await write('short');
    let goOn = holdForms();
    await send();
    await page.fill('[name=description]', 'Typed while the first form was on its way');
    await goOn();
    await page.waitForSelector('[name=title][aria-invalid=true]');
    await started();
    expect(await page.inputValue('[name=description]')).toBe('Typed while the first form was on its way');
    await page.fill('[name=title]', 'Sent while typing');
    goOn = holdForms();
    await send();
    await page.fill('[name=title]', 'Typed while the second was on its way');
    await goOn();
    await page.waitForURL(/\?done=report/);
    expect(await issuesTitled('Sent while typing')).toHaveLength(1);
    await openForm();
    expect(await title()).toBe('Typed while the second was on its way');
  });

  it('is stored once if its response is lost and the page is loaded again', async () => {
    await signInFirst();
    await write('The answer is lost');
    await page.route('**/mumbai/report', async (route) => {
      await route.fetch({ maxRedirects: 0 });
      // The phone is switched off before it gets the response, and has saved nothing.
      await page.evaluate(`indexedDB.open = () => { throw new Error('off') }`);
      await route.abort('internetdisconnected');
    });
    await send();
    await page.waitForSelector('text=Nothing is lost: please try again.');
    await page.unroute('**/mumbai/report');
    await openForm();
    expect(await title()).toBe('The answer is lost');
    await send();
    await page.waitForURL(/\?done=report/);
    expect(await issuesTitled('The answer is lost')).toHaveLength(1);
  });

  it('keeps its key for as long as it is stored, and says if that is longer than the service knows it', async () => {
    await signInFirst();
    await write('Written long ago');
    const key = await page.inputValue('[name=key]');
    const ageBy = (days: number) =>
      page.evaluate(`for (const name of Object.keys(localStorage).filter((each) => each.startsWith('draft:'))) {
        const at = String(Date.now() - ${days} * 24 * 3600 * 1000);
        const aged = JSON.parse(localStorage[name]).map((draft) => draft.map(([field, value]) => [field, field === 'at' ? at : value]));
        localStorage[name] = JSON.stringify(aged);
      }`);
    const old = 'form [role=status]:has-text("more than 30 days ago")';
    for (const [days, notices] of [
      [29, 0],
      [31, 1],
    ] as const) {
      await ageBy(days);
      await openForm();
      expect([await title(), await page.inputValue('[name=key]')]).toEqual(['Written long ago', key]);
      expect(await page.locator(old).count()).toBe(notices);
    }
    await send();
    await page.waitForURL(/\?done=report/);
  });

  it('keeps its photos on the device until its author is signed in, also in another tab', async () => {
    // Records how many photos each sent form contains.
    await page.addInitScript(`{
      const send = XMLHttpRequest.prototype.send;
      XMLHttpRequest.prototype.send = function (body) {
        sessionStorage.setItem('sent', [sessionStorage.getItem('sent'), body.getAll('photos').length].join(' '));
        return send.call(this, body);
      };
    }`);
    const photosSent = () => page.evaluate("sessionStorage.getItem('sent')");
    await openForm();
    await write('With a photo, as nobody');
    await choosePhoto();
    await send();
    await page.waitForURL(/\/sign-in\?next=/);
    expect(await photosSent()).toBe(' 0');
    await signIn();
    await page.waitForURL(/\?done=report/);
    expect(await photosSent()).toBe(' 0 1');
    expect(await issuesTitled('With a photo, as nobody')).toEqual([{ media: 1 }]);
    await loseSession();
    await openForm();
    const other = await page.context().newPage();
    await other.goto(`${service.url}/sign-in`);
    await other.fill('[name=email]', `writer-${people}@example.org`);
    await other.click('main form button');
    await other.waitForSelector('body[data-account]');
    await other.close();
    await write('With a photo, signed in elsewhere');
    await choosePhoto();
    await send();
    await page.waitForURL(/\?done=report/);
    expect(await photosSent()).toBe(' 0 1 0 1');
    expect(await issuesTitled('With a photo, signed in elsewhere')).toEqual([{ media: 1 }]);
  });

  it('keeps the ward that was chosen for its pincode, over a reload, a lost session and a form opened anew', async () => {
    const ward = () => page.inputValue('[name=ward]');
    const openKolkata = async () => {
      await page.goto(`${service.url}/kolkata/report`);
      await started();
    };
    await signInFirst();
    await openKolkata();
    await write('Lamp dark beside the market');
    await page.fill('[name=pincode]', '700006');
    await send();
    const chosen = (await page.locator('[name=ward] option').nth(3).getAttribute('value'))!;
    await page.selectOption('[name=ward]', chosen);
    await page.reload();
    await started();
    expect([await title(), await ward()]).toEqual(['Lamp dark beside the market', chosen]);
    await openKolkata();
    expect(await ward()).toBe(chosen);
    await page.fill('[name=title]', 'Lamp dark behind the market');
    await loseSession();
    await send();
    await page.waitForURL(/\/sign-in\?next=/);
    await signIn();
    await page.waitForURL(/\?done=report/);
    expect(
      await service.database.sql('select ward from issues where title = $1', ['Lamp dark behind the market']),
    ).toEqual([{ ward: chosen }]);
  });
});
