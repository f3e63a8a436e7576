import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { boundaryFile, square } from '../../../factories/boundaries';
import { describeInBrowser } from '../../../support/browser/browser';
import { pressButton } from '../../../support/browser/console-tab';
import type { ConsoleTab } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';

const CHANGED = 'The file has changed since it was chosen. Choose it again.';
const STATIONS = 'name,city,pincodes\nNew Station,pune,411001\n';
const BOUNDARIES = boundaryFile({ 'H/West': square(72.83, 19.05, 0.01) });

/** Everything is done by keyboard: the control has the focus and is used with a key. */
describeInBrowser('a file that is corrected after it was chosen', () => {
  let tab: ConsoleTab;
  let page: Page;
  let folder: string;
  const given = eachInConsole({}, { readsFiles: true });
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'console-files-'))));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(() => void ({ tab, page } = given()));

  /** Chooses a file in the file chooser of the browser, as a person does. */
  const choose = async (label: string, path: string) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByLabel(label).click()]);
    await chooser.setFiles(path);
  };
  /** Writes a file with a given modification time: the browser uses that time to detect a change. */
  const write = async (path: string, content: string, at: number) => {
    await writeFile(path, content);
    await utimes(path, at, at);
  };
  const press = (name: string) => pressButton(page, name, { exact: true });

  it('must be chosen again, under the same name, before its records are checked', async () => {
    const path = join(folder, 'stations.csv');
    await write(path, `${STATIONS}Other Station,atlantis,411001\n`, 1_700_000_000);
    await tab.open('/console/officials?tab=files');
    await page.getByLabel('Kind of record').selectOption('police-stations');
    await choose('CSV file', path);
    await press('Check the file');
    await page.getByText('1 row can be stored; 1 row with mistakes would be left out.').waitFor();
    await write(path, STATIONS, 1_700_000_060);
    await press('Check the file');
    await page.getByText(CHANGED).waitFor();
    expect(tab.complaints().splice(0)).toEqual([expect.stringMatching(/ERR_UPLOAD_FILE_CHANGED/)]);
    await choose('CSV file', path);
    await press('Check the file');
    await page.getByText('1 row can be stored; 0 rows with mistakes would be left out.').waitFor();
  });

  it('stays chosen and checked if the file chooser is cancelled', async () => {
    const path = join(folder, 'kept.csv');
    await write(path, STATIONS, 1_700_000_000);
    await tab.open('/console/officials?tab=files');
    await page.getByLabel('Kind of record').selectOption('police-stations');
    await choose('CSV file', path);
    await press('Check the file');
    await page.getByRole('button', { name: 'Import 1 row' }).waitFor();
    const field = page.getByLabel('CSV file');
    const browserOf = await page.context().newCDPSession(page);
    await browserOf.send('Page.setInterceptFileChooserDialog', { enabled: true, cancel: true });
    const cancelled = field.evaluate(
      (input) => new Promise((resume) => input.addEventListener('cancel', () => resume(undefined))),
    );
    await field.click();
    await cancelled;
    expect(await field.inputValue()).toMatch(/kept\.csv$/);
    await press('Import 1 row');
    await pressButton(page.getByRole('dialog'), 'Import');
    await page.getByText('1 row stored').first().waitFor();
  });

  it('must be chosen again before its boundaries are previewed', async () => {
    const path = join(folder, 'wards.geojson');
    await write(path, BOUNDARIES, 1_700_000_000);
    await tab.open('/console/geography?city=mumbai&tab=import');
    await choose('GeoJSON file', path);
    await press('Preview');
    await page.getByRole('cell', { name: 'H/West', exact: true }).waitFor();
    await write(path, `${BOUNDARIES}\n`, 1_700_000_060);
    await press('Preview');
    await page.getByText(CHANGED).waitFor();
    expect(tab.complaints().splice(0)).toEqual([expect.stringMatching(/ERR_UPLOAD_FILE_CHANGED/)]);
    await choose('GeoJSON file', path);
    await press('Preview');
    await page.getByRole('cell', { name: 'H/West', exact: true }).waitFor();
  });
});
