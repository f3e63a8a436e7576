import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { reportedIssue } from '../../../factories/issues';
import { postedMessage } from '../../../factories/messages';
import { person, type TestPerson } from '../../../factories/people';
import { describeInBrowser, openTab, startBrowser, type WatchedPage } from '../../../support/browser/browser';
import { Keyboard } from '../../../support/browser/keyboard';
import { startService, type TestService } from '../../../support/service/service';

const PLACE = { lat: 19.0544, lng: 72.8324 };
/**
 * What the browser logs itself: responses that refuse a form, and requests without a network, also by the service
 * worker.
 */
const NOTED = /status of 422|ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
const PHONE = { viewport: { width: 360, height: 740 }, permissions: ['geolocation'] };

describeInBrowser('the islands of the site', () => {
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
      ...PHONE,
      geolocation: { latitude: PLACE.lat, longitude: PLACE.lng },
    });
    page = tab.page;
  });
  afterEach(async () => {
    expect(tab.complaints.filter((text) => !NOTED.test(text))).toEqual([]);
    await tab.close();
  });

  const open = (path: string) => page.goto(service.url + path);
  async function signIn(next: string): Promise<string> {
    const email = `islander-${++people}@example.org`;
    await open(`/sign-in?next=${encodeURIComponent(next)}`);
    await page.fill('[name=email]', email);
    await page.fill('[name=name]', `Islander ${people}`);
    await page.click('main form button');
    await page.waitForURL(service.url + next);
    return email;
  }
  /** Before the script has started, the form is sent as by a browser without scripts, and nothing typed is kept. */
  const started = () => page.waitForSelector('form[data-started][action$="/report"]', { state: 'attached' });
  const fillReport = async (title: string) => {
    await started();
    await page.fill('[name=title]', title);
    await page.fill('[name=description]', 'A pipe has burst in front of the school since this morning');
    await page.check('[name=category][value=infrastructure]');
  };
  const issuesTitled = (title: string) =>
    service.database.sql<{ id: string; media: number; lat: number }>(
      'select id, media_count as media, lat from issues where title = $1',
      [title],
    );
  /** A photo whose metadata contains the location. */
  const placedPhoto = () =>
    sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#0b5a52' } })
      .withExif({
        IFD0: { Make: 'Kamera' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '19/1 3/1 1584/100',
          GPSLongitudeRef: 'E',
          GPSLongitude: '72/1 49/1 5664/100',
        },
      })
      .jpeg()
      .toBuffer();
  const choosePhoto = async () =>
    page.setInputFiles('[name=photos]', {
      name: 'IMG_1.jpg',
      mimeType: 'image/jpeg',
      buffer: await placedPhoto(),
    });
  /** Records the type and size of each sent photo, and whether it contains camera metadata. */
  const watchPhotos = () =>
    page.addInitScript(`{
      const send = XMLHttpRequest.prototype.send;
      XMLHttpRequest.prototype.send = async function (body) {
        for (const photo of body.getAll('photos')) {
          const text = new TextDecoder('latin1').decode(await photo.arrayBuffer());
          const { width, height } = await createImageBitmap(photo);
          sessionStorage.setItem('sent', [photo.type, width, height, /Exif|Kamera/.test(text)].join());
        }
        send.call(this, body);
      };
    }`);

  it('support is counted without leaving the page, and removed again', async () => {
    const issue = await reportedIssue(service, { by });
    await signIn(`/mumbai/issues/${issue}`);
    // Before the script has started, a click sends the form as a browser without scripts does.
    await page.waitForSelector('[data-island=upvote][data-started]');
    await page.evaluate('window.stayed = true');
    for (const count of ['1', '0']) {
      await page.click('[data-island=upvote] button');
      await page.waitForSelector(`.figures dd:text-is("${count}")`);
    }
    expect(await page.evaluate('window.stayed')).toBe(true);
  });

  it('messages appear as they are posted, as text, and disappear when they are deleted', async () => {
    const issue = await reportedIssue(service, { by });
    await open(`/mumbai/issues/${issue}`);
    await page.waitForSelector('#thread[data-joined=true]');
    const hostile = 'Look: 2 < 3 && "quotes" {braces} <3';
    const { messageId } = await postedMessage(service, issue, { by, content: hostile });
    await page.waitForSelector(`#${messageId}`);
    expect(await page.textContent('#thread h2')).toBe('1 message');
    expect(await page.locator('#thread .empty').count()).toBe(0);
    // Nobody is signed in on this page.
    await service.tokenApi.as(by).post(`/api/issues/${issue}/messages/${messageId}/react`, { emoji: '🙏' });
    await page.waitForSelector(`#${messageId} [data-reactions] span:text-is("🙏 1")`);
    expect(await page.textContent(`#${messageId} .words`)).toBe(hostile);
    await service.tokenApi.as(by).delete(`/api/issues/${issue}/messages/${messageId}`);
    await page.waitForSelector(`#${messageId} .words:text-is("This message was deleted.")`);
  });

  it('messages of others offer what their reader may do: react, flag, and delete for an admin', async () => {
    const issue = await reportedIssue(service, { by });
    const email = await signIn(`/mumbai/issues/${issue}`);
    // Every element with its attributes, in any order; empty attributes count as missing.
    const parts = (id: string) =>
      page.locator(`#${id}, #${id} *`).evaluateAll((elements) =>
        elements.map((element) =>
          [
            element.tagName,
            element.children.length > 0 ? '' : element.textContent?.trim(),
            ...Array.from(element.attributes)
              .map(({ name, value }) => value && `${name}=${value}`)
              .sort(),
          ].filter(Boolean),
        ),
      );
    const targets = async () => (await page.locator('[name=target] option').allTextContents()).sort();
    for (const [role, forms] of [
      ['user', 1],
      ['admin', 2],
    ] as const) {
      await service.database.sql('update users set role = $2 where email = $1', [email, role]);
      await page.reload();
      await page.waitForSelector('#thread[data-joined=true]');
      const { messageId } = await postedMessage(service, issue, { content: `To a reader: ${role}` });
      await page.waitForSelector(`#${messageId}`);
      expect(await page.locator(`#${messageId} form`).count()).toBe(forms);
      const live = [await parts(messageId), await targets()];
      expect(live[1]).toContainEqual(expect.stringContaining(`: To a reader: ${role}`));
      await page.reload();
      await page.waitForSelector('#thread[data-joined=true]');
      expect(live).toEqual([await parts(messageId), await targets()]);
    }
    const { messageId } = await postedMessage(service, issue);
    await page.click(`#${messageId} button[value="🙏"]`);
    await page.waitForSelector(`#${messageId} [aria-pressed=true]:has-text("1")`);
    const { messageId: hostile } = await postedMessage(service, issue, {
      content: '2 < 3 && {braces}',
    });
    await page.waitForSelector('#thread[data-joined=true]');
    await page.click(`#${hostile} summary`);
    await page.click(`#${hostile} form[action$="/removal"] button`);
    await page.waitForSelector(`#${hostile} .words:text-is("This message was deleted.")`);
  });

  it('a message keeps its text without a network and after an error', async () => {
    const issue = await reportedIssue(service, { by });
    await postedMessage(service, issue);
    await signIn(`/mumbai/issues/${issue}`);
    await page.waitForSelector('#thread[data-joined=true]');
    const send = () => page.click('form[action$="/messages"] button');
    await page.fill('[name=content]', 'Words that stay');
    await page.context().setOffline(true);
    await send();
    await page.waitForSelector('#thread [role=alert]');
    expect(await page.inputValue('[name=content]')).toBe('Words that stay');
    await page.context().setOffline(false);
    await page.fill('[name=content]', ' ');
    await send();
    await page.waitForSelector('#content[aria-invalid=true]');
    await page.fill('#content', 'Words that arrive');
    await send();
    await page.waitForSelector('.thread .words:text-is("Words that arrive")');
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('#content')?.value === '');
  });

  it('a message is posted without leaving the page', async () => {
    const issue = await reportedIssue(service, { by });
    await postedMessage(service, issue);
    await signIn(`/mumbai/issues/${issue}`);
    await page.waitForSelector('#thread[data-joined=true]');
    await page.fill('[name=content]', 'Words that arrive');
    await page.click('form[action$="/messages"] button');
    await page.waitForSelector('.thread .words:text-is("Words that arrive")');
    await page.waitForSelector('.thread li:has-text("Words that arrive") form[action$="/removal"]', {
      state: 'attached',
    });
    await page.waitForSelector('.thread li:has-text("Words that arrive") button[name=emoji]');
    expect(await page.textContent('#thread h2')).toBe('2 messages');
    expect(page.url()).toBe(`${service.url}/mumbai/issues/${issue}`);
  });

  it('nothing is sent from a tab of another account before the tab says so: support, message, report', async () => {
    const issue = await reportedIssue(service, { by });
    const path = `/mumbai/issues/${issue}`;
    const notice = 'text=Another account has signed in on this device';
    const opened = async (at: string, ready: string) => {
      await signIn(at);
      await page.waitForSelector(ready);
      const other = await page.context().newPage();
      await other.goto(`${service.url}/sign-in`);
      await other.fill('[name=email]', `islander-${++people}@example.org`);
      await other.fill('[name=name]', `Islander ${people}`);
      await other.click('main form button');
      await other.close();
    };
    await opened(path, '[data-island=upvote][data-started]');
    await page.click('[data-island=upvote] button');
    await page.waitForSelector(notice);
    await opened(path, '#thread[data-joined=true]');
    await page.fill('[name=content]', 'Whose words are these?');
    await page.click('form[action$="/messages"] button');
    await page.waitForSelector(notice);
    expect(await page.inputValue('[name=content]')).toBe('Whose words are these?');
    await opened('/mumbai/report', 'text=Use my position');
    const name = await page.textContent('.account');
    await fillReport('Whose report is this?');
    await page.fill('[name=pincode]', '400050');
    await choosePhoto();
    await page.click('text=Send report');
    await page.waitForSelector(notice);
    expect(await page.textContent('.account')).not.toBe(name);
    expect(await issuesTitled('Whose report is this?')).toEqual([]);
    await started();
    await page.click('text=Send report');
    await page.waitForURL(/\?done=report/);
    expect(await issuesTitled('Whose report is this?')).toMatchObject([{ media: 1 }]);
    await open(path);
    expect(await page.textContent('.figures dd')).toBe('0');
    expect(await page.textContent('#thread')).not.toContain('Whose words');
  });

  it('a report keeps typed text, finds the place, and sends a photo without its metadata', async () => {
    await watchPhotos();
    await signIn('/mumbai/report');
    await fillReport('Water over the footpath');
    await page.reload();
    await page.waitForSelector('text=Use my position');
    expect(await page.inputValue('[name=title]')).toBe('Water over the footpath');
    expect(await page.inputValue('[name=description]')).toMatch(/^A pipe has burst/);
    await page.click('text=Use my position');
    await page.waitForSelector('text=The position is entered below.');
    expect(await page.inputValue('[name=lat]')).toBe('19.054400');
    await choosePhoto();
    await page.click('text=Use the place stored in the photo');
    expect(await page.inputValue('[name=lng]')).toBe('72.832400');
    await page.click('text=Send report');
    await page.waitForURL(/\?done=report/);
    expect(await page.evaluate("sessionStorage.getItem('sent')")).toBe('image/jpeg,1600,800,false');
    expect(await issuesTitled('Water over the footpath')).toMatchObject([{ media: 1, lat: PLACE.lat }]);
    await open('/mumbai/report');
    expect(await page.inputValue('[name=title]')).toBe('');
  });

  it('a report shows similar issues before it is stored, and keeps its photos', async () => {
    await reportedIssue(service, { by, location: { lat: 19.1, lng: 72.9, address: 'Here' } });
    await signIn('/mumbai/report');
    await fillReport('Something right beside it');
    await page.click('main summary');
    await page.fill('[name=lat]', '19.1');
    await page.fill('[name=lng]', '72.9');
    await choosePhoto();
    await page.click('text=Send report');
    await page.waitForSelector('text=Mine is the same');
    await started();
    expect(await page.evaluate("document.querySelector('[name=photos]').files.length")).toBe(1);
    await page.click('text=Mine is another');
    await page.waitForURL(/\?done=report/);
    expect(await issuesTitled('Something right beside it')).toMatchObject([{ media: 1 }]);
  });

  it('a report without a network is saved, and sent once when the network is back', async () => {
    await signIn('/mumbai/report');
    await fillReport('Written in a tunnel');
    await page.fill('[name=pincode]', '400050');
    await choosePhoto();
    await page.context().setOffline(true);
    await page.click('text=Send report');
    await page.waitForSelector('text=Your report is saved on this device');
    expect(await issuesTitled('Written in a tunnel')).toEqual([]);
    await page.context().setOffline(false);
    await page.waitForSelector('text=Your saved report was sent.');
    expect(await page.textContent('form [role=status]')).toBe('Your saved report was sent.');
    await page.reload();
    await open('/mumbai');
    expect(await issuesTitled('Written in a tunnel')).toMatchObject([{ media: 1 }]);
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    expect(await issuesTitled('Written in a tunnel')).toHaveLength(1);
  });

  it('a report whose session has ended continues after signing in', async () => {
    const email = await signIn('/mumbai/report');
    await fillReport('Signed out meanwhile');
    await page.fill('[name=pincode]', '400050');
    await page.context().clearCookies();
    await page.click('text=Send report');
    await page.waitForURL(/\/sign-in\?next=/);
    await page.fill('[name=email]', email);
    await page.click('main form button');
    // Without another Send.
    await page.waitForURL(/\?done=report/);
    expect(await issuesTitled('Signed out meanwhile')).toHaveLength(1);
  });

  it('is used by keyboard alone on a phone: write, sign in, add a photo, send', async () => {
    const keys = new Keyboard(page);
    await open('/mumbai/report');
    await keys.choose('[name=category]', 'road');
    await keys.write('[name=pincode]', '400050');
    await keys.write('[name=title]', 'A wall that leans over');
    await page.keyboard.press('Tab');
    await page.keyboard.type('It leans more every day, and children pass below it');
    const photos = await keys.openFiles('[name=photos]');
    await photos.setFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await placedPhoto() });
    await keys.press('form[action$="/report"] button[type=submit]');
    await page.waitForURL(/\/sign-in\?next=/);
    await keys.write('[name=email]', 'keys@example.org');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\?done=report/);
    expect(await issuesTitled('A wall that leans over')).toMatchObject([{ media: 1 }]);
  });

  it('the map shows the issues of the list over our own boundaries, and leads to one', async () => {
    const issue = await reportedIssue(service, {
      by,
      city: 'pune',
      location: { lat: 18.52, lng: 73.85, address: 'Bridge' },
    });
    await open('/pune/map');
    await page.waitForSelector('.map path.map-ward');
    const marker = page.locator('.map .map-mark');
    await marker.click();
    await page.waitForURL(`${service.url}/pune/issues/${issue}`);
    await page.waitForSelector('.map path.map-issue');
    await open('/pune/report');
    await page.locator('.map').scrollIntoViewIfNeeded();
    await page.waitForSelector('.map path.map-ward');
    await page.locator('.map').click();
    expect(Number(await page.inputValue('[name=lat]'))).toBeCloseTo(18.5, 0);
  });
});
