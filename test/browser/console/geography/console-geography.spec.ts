import type { Page } from 'playwright-core';
import { boundaryFile, square } from '../../../factories/boundaries';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, noticed, pressButton, settled } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';

/** Everything is done by keyboard: the control has the focus and is used with a key. */
describeInBrowser('the geography of the console', () => {
  let tab: ConsoleTab;
  let page: Page;
  const given = eachInConsole();
  beforeEach(() => void ({ tab, page } = given()));

  const toast = (text: string) => noticed(page, text);
  const press = (name: string) => pressButton(page, name, { exact: true });
  const cell = (name: string) => page.getByRole('cell', { name, exact: true }).first().waitFor();
  const file = (name: string, ward: string) => ({
    name,
    mimeType: 'application/geo+json',
    buffer: Buffer.from(boundaryFile({ [ward]: square(72.83, 19.05, 0.01) })),
  });

  it('adds a pincode and changes it', async () => {
    await tab.open('/console/geography?city=mumbai&tab=pincodes');
    await page.getByText('Add a pincode').press('Enter');
    await page.getByLabel('Pincode', { exact: true }).fill('400999');
    await page.getByLabel('Its ward').selectOption('H/West');
    await page.getByLabel('Area').fill('New town');
    await page.getByLabel('Latitude').fill('north');
    await press('Add the pincode');
    await page.locator('[name=lat][aria-invalid=true]').waitFor();
    await page.getByLabel('Latitude').fill('19.05');
    await page.getByLabel('Longitude').fill('72.83');
    await press('Add the pincode');
    await toast('The pincode 400999 is saved');
    await page.getByLabel('Filter rows').fill('400999');
    await press('Change 400999 in H/West');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Change 400999 in H/West' }).waitFor();
    await dialog.getByLabel('Area').fill('Newer town');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resume) => (release = resume));
    await page.route('**/pincodes/400999', async (route) => {
      await held;
      await route.fulfill({ status: 503, json: { message: 'No database' } });
    });
    await pressButton(dialog, 'Save');
    await dialog.locator('[type=submit][aria-disabled=true]').waitFor();
    await page.keyboard.press('Escape');
    release();
    await dialog.getByText('No database').waitFor();
    expect(tab.complaints().splice(0)).toEqual([expect.stringMatching(/status of 503/)]);
    await page.unroute('**/pincodes/400999');
    await pressButton(dialog, 'Save');
    await cell('Newer town');
  });

  it('saves a city and a ward, and adds a ward', async () => {
    await tab.open('/console/geography?city=pune&tab=cities');
    await pressButton(page, 'Save Pune');
    await page.getByText('Nothing was changed.').waitFor();
    const pune = page.locator('section', { hasText: 'Pune' });
    await pune.getByLabel('Subdomain').fill('pune-city');
    await pressButton(page, 'Save Pune');
    await toast('Pune is saved');
    await press('Wards');
    await page.getByText('Add a ward').press('Enter');
    await page.getByLabel('Code', { exact: true }).fill('W-NEW');
    await page.getByLabel('Name', { exact: true }).fill('A new ward');
    await press('Add the ward');
    await toast('The ward W-NEW is added');
    await page.getByRole('link', { name: 'W-NEW', exact: true }).press('Enter');
    await page.getByLabel('Name', { exact: true }).fill('A newer ward');
    // Changes by others since the form was opened are kept.
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    await tab.staff.api.put(`/api/admin/geo/wards/${id}`, { zone: 'Of a colleague' });
    await press('Save the ward');
    await toast('Ward W-NEW is saved');
    await page.getByRole('link', { name: 'All wards' }).press('Enter');
    await cell('A newer ward');
    await cell('Of a colleague');
  });

  it('exports the boundaries of a city, and removes one after a question', async () => {
    await tab.open('/console/geography?city=mumbai&tab=import');
    await page.getByLabel('GeoJSON file').setInputFiles(file('one.geojson', 'H/West'));
    await press('Preview');
    await press('Store the boundaries');
    await page.getByRole('dialog').getByText('The boundaries of 1 ward will be stored.').waitFor();
    await pressButton(page.getByRole('dialog'), 'Store');
    await toast('The boundaries are stored: one.geojson');
    await press('Preview');
    await cell('Stays the same');
    expect(await page.getByRole('button', { name: 'Store the boundaries' }).count()).toBe(0);
    await page.getByLabel('Source, shown on maps').fill('City survey');
    await press('Preview');
    await press('Store the boundaries');
    await page.getByRole('dialog').getByText('The boundaries stay the same.').waitFor();
    await page.keyboard.press('Escape');
    await press('Wards');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      pressButton(page, /^Export \d+ boundaries as GeoJSON$/),
    ]);
    expect(download.suggestedFilename()).toBe('wards-mumbai.geojson');
    await page.getByRole('link', { name: 'H/West', exact: true }).press('Enter');
    await page.getByLabel('Corners').fill('19.05, 72.83\nnot a corner');
    await press('Store the boundary');
    await page.locator('[name=corners][aria-invalid=true]:focus').waitFor();
    // Errors that can be found without the service are shown before the question.
    for (const typed of ['19.1, 72.8\n19.2, 72.9', '99, 999\n1, 2\n3, 4']) {
      await page.getByLabel('Corners').fill(typed);
      await press('Store the boundary');
      await page
        .getByText(typed.startsWith('99') ? 'Corners: line 1 is out of range' : 'Corners: 2 are')
        .waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
    }
    // Errors that only the service can find are shown after the question, also beside the field.
    await page.route('**/boundary', async (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 400,
            json: { message: ['boundary.coordinates.0 must have fewer positions'] },
          })
        : route.continue(),
    );
    await page.getByLabel('Corners').fill('19.05, 72.83\n19.05, 72.84\n19.06, 72.84');
    await press('Store the boundary');
    await pressButton(page.getByRole('dialog'), 'Store');
    await page.getByText('Corners: the boundary must have fewer positions').waitFor();
    await page.locator('[name=corners][aria-invalid=true]:focus').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(tab.complaints().splice(0)).toEqual([expect.stringMatching(/status of 400/)]);
    await page.unroute('**/boundary');
    await page.reload();
    await settled(page);
    await press('Remove the boundary');
    await pressButton(page.getByRole('dialog'), 'Remove');
    await toast('The boundary is removed');
    await page.getByRole('button', { name: 'Remove the boundary' }).waitFor({ state: 'detached' });
  });

  it('keeps corners typed while the first boundary of a ward is being stored', async () => {
    const typed = ['19.05, 72.83', '19.05, 72.84', '19.06, 72.84'].join('\n');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resume) => (release = resume));
    await page.route('**/boundary', async (route) => {
      if (route.request().method() === 'PUT') await held;
      await route.continue();
    });
    await tab.open('/console/geography?city=mumbai');
    await page.getByRole('link', { name: 'H/West', exact: true }).press('Enter');
    const corners = page.getByLabel('Corners');
    await corners.fill(typed);
    await press('Store the boundary');
    await page.locator('form:has([name=corners]) [type=submit][aria-disabled=true]').waitFor();
    await corners.fill(`${typed}\n19.06, 72.83`);
    release();
    await toast('The boundary is stored');
    await page.getByRole('button', { name: 'Remove the boundary' }).waitFor();
    expect(await corners.inputValue()).toBe(`${typed}\n19.06, 72.83`);
    await page.unroute('**/boundary');
  });

  it('shows the boundary a colleague has stored meanwhile, and does not store a part that was removed', async () => {
    const { body: wards } = await tab.staff.api.get<Array<{ id: string; code: string }>>(
      '/api/admin/geo/wards?cityId=mumbai',
    );
    const { id } = wards.find(({ code }) => code === 'G/South')!;
    const path = `/api/admin/geo/wards/${id}/boundary`;
    const storedByColleague = async (...polygons: number[][][][]) => {
      const { sha256: from } = (await tab.staff.api.get<{ sha256: string | null }>(path)).body;
      const boundary = { type: 'MultiPolygon', coordinates: polygons };
      expect((await tab.staff.api.put(path, { boundary, from })).status).toBe(200);
    };
    const [one, two, three] = [0, 1, 2].map((n) => [square(72.8 + n / 10, 19.05, 0.01)]);
    await storedByColleague(one!, two!);
    await tab.open(`/console/geography/${id}?city=mumbai`);
    await page.getByLabel('Ring').selectOption({ label: 'Part 2' });
    const corners = page.getByLabel('Corners');
    const conflict = async (button: string, confirmed: string) => {
      await press(button);
      const dialog = page.getByRole('dialog');
      await pressButton(dialog, confirmed);
      await dialog.locator('.refused').waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(tab.complaints().splice(0)).toEqual([expect.stringMatching(/status of 409/)]);
    };
    // Nothing is typed, so the page shows what the colleague has stored.
    await storedByColleague(one!, three!);
    await conflict('Remove the boundary', 'Remove');
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>('[name=corners]')?.value.includes('73'),
    );
    await corners.fill('19.05, 72.83\n19.05, 72.84\n19.06, 72.84');
    await storedByColleague(three!);
    await conflict('Store the boundary', 'Store');
    await page.getByText('A new boundary was saved meanwhile. It does not contain').waitFor();
    await press('Store the boundary');
    await page.getByText('A new boundary was saved meanwhile, without that part').waitFor();
    const now = await tab.staff.api.get<{ boundary: { coordinates: unknown } }>(path);
    expect(now.body.boundary.coordinates).toEqual([three]);
    expect(await corners.inputValue()).toContain('72.84');
    await page.getByLabel('Ring').selectOption({ label: 'Part 1' });
    await pressButton(page.getByRole('dialog'), 'Discard');
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>('[name=corners]')?.value.includes('73'),
    );
  });

  it('asks before a typed ward is left for another page, and does not ask after it is saved', async () => {
    await tab.open('/console/geography?city=pune');
    await page.getByText('Add a ward').press('Enter');
    await page.getByLabel('Code', { exact: true }).fill('W-LEFT');
    await page.getByRole('link', { name: 'Flags' }).press('Enter');
    await page.getByRole('dialog').getByText('It will be lost.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.getByLabel('Code', { exact: true }).inputValue()).toBe('W-LEFT');
    await page.getByLabel('Name', { exact: true }).fill('A ward that was left');
    await press('Add the ward');
    await toast('The ward W-LEFT is added');
    await page.getByRole('link', { name: 'Flags' }).press('Enter');
    await page.getByRole('heading', { name: 'Flags' }).waitFor();
  });

  it('shows the changes of a file only for the chosen file and the chosen city', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resume) => (release = resume));
    let asked = 0;
    await page.route(/\/boundaries\/import/, async (route) => {
      if (asked++ === 0) await held;
      await route.continue();
    });
    await tab.open('/console/geography?city=mumbai&tab=import');
    await page.getByLabel('GeoJSON file').setInputFiles(file('first.geojson', 'H/West'));
    await press('Preview');
    await page.getByLabel('GeoJSON file').setInputFiles(file('second.geojson', 'G/South'));
    release();
    await page.getByRole('button', { name: 'Preview', disabled: false }).waitFor();
    const outcome = page.getByRole('heading', { name: 'What the file would change' });
    expect(await outcome.count()).toBe(0);
    await press('Preview');
    await cell('G/South');
    expect(await page.getByRole('cell', { name: 'H/West', exact: true }).count()).toBe(0);
    await page.getByLabel('City').selectOption('pune');
    await outcome.waitFor({ state: 'detached' });
  });
});
