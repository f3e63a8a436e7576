import type { FileChooser, Page } from 'playwright-core';
import type { CitySlug } from '../../../../src/kernel/cities';
import type { StaffMember } from '../../../factories/console';
import { photo } from '../../../factories/files';
import { reportedIssue } from '../../../factories/issues';
import { faultsOn, violationsOf } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, noticed, pressButton } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { Envelope } from '../../../support/network/client';
import type { TestService } from '../../../support/service/service';

const PHONE = { width: 360, height: 740 };
const SCREENS = [360, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
/** What a camera asks for: to take the photo, and to keep it. */
const TAPS_OF_CAMERA = 2;

interface Resolved {
  status: string;
  outcomeReason: object | null;
  resolution: { description: string; media: object[] };
  beforeAfter: object[];
}

/** Resolving an issue with photos, or with the reason why there is no repair. */
describeInBrowser('resolving in the console', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  let staff: StaffMember;
  const given = eachInConsole();
  beforeEach(() => void ({ service, tab, page, staff } = given()));

  const dialog = () => page.getByRole('dialog');
  const note = () => dialog().getByRole('textbox', { name: 'Note' });
  const resolved = async (id: string) =>
    (await service.tokenApi.get<Envelope<Resolved>>(`/api/issues/${id}`)).body.data;
  const picture = async (name = 'after.jpg', width = 800) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await photo('jpeg', { width }),
  });
  /** Opens the dialog of a new issue. */
  const asked = async (title: string, city: CitySlug, status?: string) => {
    const id = await reportedIssue(service, { title, city });
    if (status) await staff.api.post(`/api/admin/feed/issues/${id}/status`, { status });
    await tab.open(`/console/queue/${id}?city=${city}`);
    await page.keyboard.press('r');
    await note().waitFor();
    return id;
  };
  const refused = (status: number) =>
    expect(tab.complaints().splice(0)).toEqual([expect.stringContaining(`status of ${status}`)]);

  it('takes at most six taps from the queue to a photo, at 360 px without scrolling sideways', async () => {
    const id = await reportedIssue(service, { title: 'Deep pothole at the signal', city: 'pune' });
    await page.setViewportSize(PHONE);
    await tab.open('/console/queue?city=pune');
    let taps = 0;
    const tap = async (role: 'link' | 'button', name: string | RegExp) => {
      taps++;
      await page.getByRole(role, { name }).last().click();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    };
    await tap('link', 'Deep pothole at the signal');
    await tap('button', /^Resolve/);
    // The note has the focus: the field needs no tap.
    await dialog().locator('textarea:focus').waitFor();
    await page.keyboard.type('Filled with cold mix');
    taps += 1 + TAPS_OF_CAMERA;
    const [camera] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog().getByText('Take photo').click(),
    ]);
    expect(await camera.element().getAttribute('capture')).toBe('environment');
    await camera.setFiles([await picture()]);
    await dialog().getByRole('img', { name: 'Photo 1: after.jpg' }).waitFor();
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await tap('button', 'Resolve');
    await noticed(page, 'Resolved: Deep pothole at the signal');
    expect(taps).toBeLessThanOrEqual(6);
    expect(await resolved(id)).toMatchObject({
      status: 'resolved',
      outcomeReason: null,
      resolution: { description: 'Filled with cold mix' },
      beforeAfter: [{ before: null }],
    });
  });

  it('sends several photos, of which one is removed before, and does not send them again after a refusal', async () => {
    const id = await asked('Lamp that was dark', 'delhi', 'progress');
    const [chooser]: [FileChooser, void] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog().getByText('Add photos').click(),
    ]);
    await chooser.setFiles([await picture('one.jpg'), await picture('two.jpg', 640), await picture('3.jpg')]);
    await pressButton(dialog(), 'Remove photo 3');
    await note().press('Enter');
    await dialog().getByText('Write what was done: everybody reads it.').waitFor();
    await note().fill('Lamp replaced');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname.split('/').at(-1)!);
    });
    await page.route(/\/resolve$/, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
    await note().press('Enter');
    await dialog().getByText('The service answered 503. Try again.').waitFor();
    refused(503);
    await note().press('Enter');
    await noticed(page, 'Resolved: Lamp that was dark');
    expect(sent).toEqual(['media', 'resolve', 'resolve']);
    expect((await resolved(id)).beforeAfter).toHaveLength(2);
    await page.keyboard.press('z');
    await noticed(page, 'Undone: Lamp that was dark');
    expect((await resolved(id)).status).toBe('in_progress');
  });

  it('says in the dialog why a photo is not accepted, and keeps it open', async () => {
    const id = await asked('Not a photo', 'kolkata');
    await dialog()
      .locator('input[type=file]')
      .last()
      .setInputFiles([{ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }]);
    await note().fill('Done');
    await note().press('Enter');
    await dialog()
      .getByText(/^Photo 1 /)
      .waitFor();
    refused(400);
    await page.keyboard.press('Escape');
    await page
      .getByRole('dialog', { name: 'Discard' })
      .getByRole('button', { name: 'Discard' })
      .press('Enter');
    await dialog().first().waitFor({ state: 'detached' });
    expect((await resolved(id)).status).toBe('open');
  });

  it('takes a reason and what it needs, where there is no repair', async () => {
    const id = await asked('On a private road', 'mumbai');
    await dialog().getByLabel('Without a repair').press('Space');
    await note().fill('The water company owns the cover.');
    await note().press('Enter');
    await dialog().getByText('Choose why it was not repaired.').waitFor();
    await dialog().getByLabel('Reason').selectOption('not_ours');
    await note().press('Enter');
    await dialog().getByText('Choose the office that it belongs to.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const office = dialog().getByLabel('Office');
    await office.locator('option').nth(1).waitFor({ state: 'attached' });
    await office.selectOption({ index: 1 });
    await note().press('Enter');
    await noticed(page, 'Resolved: On a private road');
    expect((await resolved(id)).outcomeReason).toMatchObject({
      reason: 'not_ours',
      text: 'The water company owns the cover.',
      officeId: expect.stringMatching(/^off_/) as string,
    });
  });

  it('takes the last day of a plan, or the issue that it repeats, found by its title', async () => {
    const first = await reportedIssue(service, { title: 'Broken kerb at the school', city: 'chennai' });
    const planned = await asked('Repaired in the dry season', 'chennai');
    await dialog().getByLabel('Without a repair').press('Space');
    await dialog().getByLabel('Reason').selectOption('planned');
    await dialog().getByLabel('Planned until the end of').fill('2099-01-31');
    await note().fill('After the rain.');
    await note().press('Enter');
    await noticed(page, 'Resolved: Repaired in the dry season');
    expect((await resolved(planned)).outcomeReason).toMatchObject({
      reason: 'planned',
      until: '2099-01-31T18:29:00.000Z',
    });
    const repeated = await asked('Kerb broken', 'chennai');
    await dialog().getByLabel('Without a repair').press('Space');
    await dialog().getByLabel('Reason').selectOption('duplicate');
    await dialog().getByLabel('The issue that it repeats').fill('kerb at the');
    await dialog()
      .getByLabel(/^Broken kerb at the school/)
      .press('Space');
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    await note().fill('See the other report.');
    await note().press('Enter');
    await noticed(page, 'Resolved: Kerb broken');
    expect((await resolved(repeated)).outcomeReason).toMatchObject({
      reason: 'duplicate',
      duplicateOf: first,
    });
  });
});
