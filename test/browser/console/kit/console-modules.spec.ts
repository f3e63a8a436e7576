import { text } from 'node:stream/consumers';
import type { Browser, Download, Page } from 'playwright-core';
import { DuplicateDetectionService } from '../../../../src/admin-console/feed/duplicates/duplicate-detection.service';
import { addedRecord } from '../../../factories/accountability';
import { boundaryFile, square } from '../../../factories/boundaries';
import { staffMember } from '../../../factories/console';
import { photo } from '../../../factories/files';
import { raisedFlag } from '../../../factories/flags';
import { allPlaced, isPublic, reportedIssue } from '../../../factories/issues';
import { uploadedPhoto } from '../../../factories/media';
import { person } from '../../../factories/people';
import { violationsOf } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import {
  type ConsoleTab,
  noticed,
  openConsole,
  pressButton,
  settled,
  unasked,
} from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

const textOf = async (download: Download) => text(await download.createReadStream());

/** Everything is done by keyboard: the control has the focus and is used with a key. */
describeInBrowser('the modules of the console', () => {
  let service: TestService;
  let browser: Browser;
  let tab: ConsoleTab;
  let page: Page;
  const given = eachInConsole({ PHOTO_ACCESS_TOKEN: 'of the photo channel', PHOTO_USER_ID: '7' });
  beforeEach(() => void ({ service, browser, tab, page } = given()));

  const toast = (text: string) => noticed(page, text);
  /** Changes a record as the owner of the tables, without their triggers. @param head of the log: `position:hash` */
  const tamperWithRecord = async (head: string) => {
    const { sql } = service.database;
    await sql('alter table audit_records disable trigger all');
    await sql(`update audit_records set note = 'x' where position = ${Number.parseInt(head, 10)}`);
    await sql('alter table audit_records enable trigger all');
  };
  const confirm = (name: string) => pressButton(page.getByRole('dialog'), name);

  it('decides about a flag after a question that says what will happen', async () => {
    const issue = await reportedIssue(service, { title: 'Buy my lamps' });
    await raisedFlag(service, `/api/issues/${issue}`, { reason: 'spam' });
    await tab.open('/console/flags');
    await page.getByLabel('Reason').selectOption('abuse');
    await page.getByText('There are no flags.').waitFor();
    await page.getByLabel('Reason').selectOption('spam');
    await pressButton(page, 'Look at: Issue Buy my lamps');
    await page.getByText('What the reports say').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.getByRole('dialog').textContent()).toContain('has been dark for a week');
    // A flag can also be decided in the dialog that shows it.
    await pressButton(page.getByRole('dialog'), 'Remove: Issue Buy my lamps');
    const dialog = page.getByRole('dialog').last();
    expect(await dialog.textContent()).toContain(
      'Issue “Buy my lamps”: It is hidden. This cannot be undone.',
    );
    expect(await violationsOf(page)).toEqual([]);
    await pressButton(dialog, 'Remove');
    await noticed(page, 'Decided: removed');
    expect(await isPublic(service, issue)).toBe(false);
  });

  it('shows duplicates side by side with the reasons, and merges them after a confirmation', async () => {
    const place = { pincode: '400050', category: 'road' as const };
    const at = (lat: number) => ({ location: { lat, lng: 72.8324, address: '' } });
    const title = 'Deep pothole at Linking Road';
    const by = await person(service);
    const first = await reportedIssue(service, { ...place, ...at(19.0544), title, by });
    const second = await reportedIssue(service, { ...place, ...at(19.0545), title });
    await uploadedPhoto(service, first, by, await photo('jpeg'));
    await allPlaced(service);
    service.clock.advance(4 * 60_000);
    await service.app.get(DuplicateDetectionService, { strict: false }).detect();
    await tab.open('/console/duplicates?city=mumbai');
    await page.locator('article h3').nth(1).waitFor();
    await page.locator('article img').waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('article img')?.naturalWidth === 320,
    );
    expect(await page.locator('.leaflet-container .place').allTextContents()).toEqual(['1', '2']);
    expect(await page.locator('article').nth(1).textContent()).toContain(
      'Both titles say: deep, pothole, linking, road',
    );
    expect(await violationsOf(page)).toEqual([]);
    await pressButton(page, /^Merge/);
    expect(await page.getByRole('dialog').locator('li').allTextContents()).toEqual([title, title]);
    await pressButton(page.getByRole('dialog'), 'Merge');
    await page.getByText('No issues of this city seem to be the same.').waitFor();
    await unasked(page);
    expect([await isPublic(service, first), await isPublic(service, second)]).toEqual([true, false]);
    await page.getByLabel('Also show decided ones').press('Space');
    await page.getByRole('link', { name: 'one issue' }).waitFor();
  });

  it('draws charts of what was reported in the requested period, with the figures as a table', async () => {
    await tab.open('/console?city=mumbai');
    await page.getByText('Figures as a table').press('Enter');
    expect(await page.locator('figure tbody tr').count()).toBe(14);
    await tab.open('/console/analytics?city=mumbai&from=2026-02-02&to=2026-01-01');
    await page.locator('[name=from][aria-invalid=true]:focus').waitFor();
    tab.complaints().splice(0);
    await page.getByLabel('From').fill('2026-01-01');
    await page.getByLabel('To (included)').fill('2026-01-31');
    await pressButton(page, 'Show the period');
    await page.getByText('2026-01-01 to 2026-01-31').waitFor();
    expect(await page.locator('figure').count()).toBe(4);
    await page.getByText('Figures as a table').first().press('Enter');
    expect(await page.locator('figure').first().locator('tbody tr').count()).toBe(31);
  });

  it('shows samples of a channel, reads posts, and creates an issue from one', async () => {
    await tab.open('/console/channels');
    await pressButton(page, 'Test: Chat');
    await toast('Chat is not set up: samples are shown');
    expect(await page.getByRole('button', { name: /^Show .*: Chat$/ }).count()).toBe(0);
    await pressButton(page, 'Show samples: Photo');
    await pressButton(page.getByRole('dialog'), 'Show samples');
    await page.getByRole('button', { name: 'Show real posts: Photo' }).waitFor();
    await unasked(page);
    await pressButton(page, 'Test: Photo');
    await toast('Photo shows samples, so it was not tested');
    await pressButton(page, 'Read posts: Chat');
    await toast('samples read');
    await page.getByRole('link', { name: 'Posts' }).press('Enter');
    await settled(page);
    // Nobody has posted the sample, but its issue would be visible to everyone.
    const convert = page.getByRole('button', { name: /^Convert the sample of/ });
    expect(await page.locator('.badge', { hasText: 'Sample' }).count()).toBe(await convert.count());
    await convert.first().press('Enter');
    expect(await page.getByRole('dialog').textContent()).toContain('Its issue will be public');
    await confirm('Cancel');
    expect(await page.getByRole('link', { name: /^Issue of/ }).count()).toBe(0);
    await convert.first().press('Enter');
    await confirm('Create the issue');
    await page
      .getByRole('link', { name: /^Issue of/ })
      .first()
      .waitFor();
    const notice = page.locator('.toast', { hasText: 'Issue created:' }).getByRole('link');
    const title = await notice.textContent();
    expect(await violationsOf(page)).toEqual([]);
    await notice.press('Enter');
    await page.getByRole('heading', { name: title!, exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Activity' }).waitFor();
  });

  it('saves the send limits, and shows an invalid value beside its field', async () => {
    await tab.open('/console/outbound?tab=limits');
    await page.getByLabel('Messages per person and hour').fill('5000');
    await pressButton(page, 'Save the limits');
    await page.locator('[name=rateCapPerHour][aria-invalid=true]').waitFor();
    expect(await page.locator('.error').textContent()).toMatch(/^Messages per person and hour must /);
    tab.complaints().splice(0);
    await page.getByLabel('Messages per person and hour').fill('7');
    await pressButton(page, 'Save the limits');
    await toast('The limits are saved');
    await pressButton(page, 'Templates');
    await page.getByText('Street light out at the corner').first().waitFor();
  });

  it('adds a keyword, removes it and undoes the removal', async () => {
    await tab.open('/console/routing');
    await page.getByLabel('Keyword', { exact: true }).fill('bus bunching');
    await page.getByLabel('Category').selectOption('Public transport');
    await pressButton(page, 'Add the keyword');
    await toast('Added: bus bunching');
    await page.getByLabel('Filter rows').fill('bunching');
    await pressButton(page, 'Remove bus bunching');
    await pressButton(page.getByRole('dialog'), 'Remove');
    await toast('Removed: bus bunching');
    await pressButton(page, 'Undo');
    await page.getByRole('button', { name: 'Remove bus bunching' }).waitFor();
  });

  it('imports boundaries after a preview, and edits one corner by corner', async () => {
    const file = {
      name: 'wards.geojson',
      mimeType: 'application/geo+json',
      buffer: Buffer.from(
        boundaryFile({ 'H/West': square(72.83, 19.05, 0.01), Nowhere: square(72.85, 19.05, 0.01) }),
      ),
    };
    await tab.open('/console/geography?city=mumbai&tab=import');
    await page.getByLabel('GeoJSON file').setInputFiles(file);
    await page.getByLabel('Source, shown on maps').fill('City survey, 2025');
    await pressButton(page, 'Preview');
    await page.getByText('Of no ward of the city, passed over: Nowhere.').waitFor();
    await pressButton(page, 'Store the boundaries');
    await confirm('Store');
    await toast('The boundaries are stored');
    await pressButton(page, 'Wards', { exact: true });
    await page.getByRole('link', { name: 'H/West' }).press('Enter');
    const corners = page.getByLabel('Corners');
    await corners.waitFor();
    expect((await corners.inputValue()).split('\n')).toHaveLength(4);
    await page.locator('.leaflet-container').waitFor();
    expect(await page.locator('.leaflet-control-attribution').textContent()).toBe(
      'Boundary: City survey, 2025',
    );
    // An outline without a width would be drawn but not visible.
    expect((await page.locator('.leaflet-overlay-pane svg').boundingBox())!.width).toBeGreaterThan(100);
    const [ward] = await Promise.all([page.waitForEvent('download'), pressButton(page, 'Export as GeoJSON')]);
    expect(ward.suggestedFilename()).toBe('ward-H-West.geojson');
    expect(JSON.parse(await textOf(ward))).toMatchObject({
      features: [
        { properties: { code: 'H/West', source: 'City survey, 2025' }, geometry: { type: 'MultiPolygon' } },
      ],
    });
    await corners.fill('19.05, 72.83\n19.05, 72.85\nnot a corner');
    await pressButton(page, 'Store the boundary');
    await page.getByText('line 3 is not').waitFor();
    await corners.fill('19.05, 72.83\n19.05, 72.85\n19.07, 72.85');
    await page.getByRole('link', { name: 'All wards' }).press('Enter');
    expect(await page.getByRole('dialog').textContent()).toContain('not saved');
    await page.keyboard.press('Escape');
    expect(await corners.inputValue()).toContain('19.07, 72.85');
    await pressButton(page, 'Store the boundary');
    expect(await page.getByRole('dialog').textContent()).toContain('replaces the previous boundary');
    await confirm('Store');
    await toast('The boundary is stored');
    await page.getByRole('link', { name: 'All wards' }).press('Enter');
    await page.getByRole('link', { name: 'H/West' }).waitFor();
  });

  it('changes the contact of an official', async () => {
    await tab.open('/console/officials?city=mumbai&designation=Ward%20Officer');
    await page
      .getByRole('button', { name: /^Change the contact of/ })
      .first()
      .press('Enter');
    await page.getByLabel('Phone').fill('+91 22 5550 0001');
    await confirm('Save');
    await page.getByRole('cell', { name: '+91 22 5550 0001' }).waitFor();
  });

  it('shows for all officials with the same address that letters are sent to it again', async () => {
    for (const name of ['Ira Shared', 'Jai Shared'])
      await addedRecord(service, 'officials', {
        city: 'pune',
        designation: 'MP',
        name,
        email: 'shared@mp.example',
      });
    await service.database.sql(
      `insert into mail_suppressions (address, reason, at) values ('shared@mp.example', '550', now())`,
    );
    await tab.open('/console/officials?city=pune&designation=MP');
    await page.getByRole('button', { name: 'Write again: Jai Shared' }).waitFor();
    await pressButton(page, 'Write again: Ira Shared');
    await confirm('Write again');
    await toast('Letters are sent to Ira Shared');
    await page.getByRole('button', { name: 'Write again: Jai Shared' }).waitFor({ state: 'detached' });
  });

  it('imports records from a file after a check that lists the mistakes by row, and exports them', async () => {
    await tab.open('/console/officials?tab=files');
    await page.getByLabel('Kind of record').selectOption('police-stations');
    await page.getByLabel('CSV file').setInputFiles({
      name: 'stations.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('name,city,pincodes\nNew Station,pune,411001\nOther Station,atlantis,411001'),
    });
    await pressButton(page, 'Check the file');
    await page.getByText('1 row can be stored; 1 row with mistakes would be left out.').waitFor();
    expect(await page.locator('tbody td').allTextContents()).toEqual([
      '3',
      'city',
      expect.stringContaining('must be one of'),
    ]);
    expect(await violationsOf(page)).toEqual([]);
    await pressButton(page, 'Import 1 row');
    await confirm('Import');
    await page.getByText('1 row stored; 1 row with mistakes, left out.').waitFor();
    await unasked(page);
    const [file] = await Promise.all([page.waitForEvent('download'), pressButton(page, 'Export as CSV')]);
    expect(file.suggestedFilename()).toBe('police-stations.csv');
    expect(await textOf(file)).toContain('New Station');
  });

  it('verifies a reporter, undoes that, and bans the reporter after a question', async () => {
    const by = await person(service, { name: 'Asha Kulkarni' });
    await reportedIssue(service, { by, city: 'pune' });
    await tab.open('/console/reporters?city=pune');
    await pressButton(page, 'Verify Asha Kulkarni');
    await page.getByRole('button', { name: 'Unverify Asha Kulkarni' }).waitFor();
    await pressButton(page, 'Unverify Asha Kulkarni');
    await page.getByRole('button', { name: 'Verify Asha Kulkarni', exact: true }).waitFor();
    await pressButton(page, 'Ban Asha Kulkarni');
    await confirm('Ban');
    await page.getByRole('cell', { name: 'viewer' }).waitFor();
  });

  it('invites a person, and deactivates and activates an account', async () => {
    const other = await staffMember(service);
    await tab.open('/console/access?tab=invite');
    await page.getByLabel('Email of the new account').fill('new@city.example');
    await page.getByLabel('Name').fill('New Person');
    await page.getByLabel('pune').press('Space');
    await pressButton(page.locator('main form'), 'Invite');
    const link = await page.locator('code').textContent();
    expect(link).toContain(`${service.url}/console/accept-invitation?token=`);
    await pressButton(page, 'Accounts');
    await page.getByText('You have not copied the secret').waitFor();
    await confirm('Leave');
    await pressButton(page, `Deactivate ${other.name}`);
    await confirm('Deactivate');
    await page.getByRole('button', { name: `Activate ${other.name}` }).waitFor();
    await unasked(page);
    await pressButton(page, `Activate ${other.name}`);
    await page.getByRole('button', { name: `Deactivate ${other.name}` }).waitFor();
  });

  it('registers a client whose key is shown once and copied, revokes it, and says who may not register clients', async () => {
    const name = `Helpline_${'x'.repeat(60)}`;
    await tab.open('/console/access?tab=api-clients');
    await page.getByText('There are no clients.').waitFor();
    await pressButton(page, 'Register the client');
    await page.locator('[name=name][aria-invalid=true]').waitFor();
    tab.complaints().splice(0);
    await page.getByLabel('Name of the client').fill(name);
    await page.getByLabel('pune').press('Space');
    await pressButton(page, 'Register the client');
    const shown = page.getByRole('region', { name: `The key of ${name}` });
    expect(await shown.textContent()).toContain('it is not shown again');
    const key = await shown.locator('code').textContent();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await pressButton(shown, 'Copy the key');
    await toast('The key is copied');
    expect([key, await page.evaluate('navigator.clipboard.readText()')]).toEqual([
      expect.stringMatching(/^c311_/),
      key,
    ]);
    await page.setViewportSize({ width: 360, height: 900 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    expect(await violationsOf(page)).toEqual([]);
    await pressButton(page, `Revoke ${name}`);
    expect(await page.getByRole('dialog').textContent()).toContain('can no longer report over Open311');
    const isCut =
      '(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)(document.querySelector("dialog"))';
    expect(await page.evaluate(isCut)).toBe(false);
    await confirm('Revoke');
    await page.getByRole('cell', { name: /^revoked / }).waitFor();
    expect(await shown.count()).toBe(0);
    const reviewer = await openConsole(browser, service, await staffMember(service, { role: 'reviewer' }));
    await reviewer.open('/console/access?tab=api-clients');
    await reviewer.page.getByText('Only a super admin invites people and registers clients.').waitFor();
    expect(await reviewer.page.getByLabel('Name of the client').count()).toBe(0);
    await reviewer.close();
  });

  it('changes the configuration, which the audit log shows as a difference', async () => {
    await tab.open('/console/configuration');
    await page.getByRole('textbox', { name: 'Traffic' }).fill('12');
    // Changes by others since the form was opened are kept and shown.
    await tab.staff.api.put('/api/admin/config', { slaHours: { Safety: 33 } });
    await pressButton(page, 'Save the hours');
    await toast('The configuration is saved');
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=Safety]')?.value === '33',
    );
    await tab.staff.api.put('/api/admin/config', { transitions: { ack: ['resolved'] } });
    await page.getByRole('group', { name: 'From In progress' }).getByLabel('Overdue').press('Space');
    await pressButton(page, 'Save the table');
    await confirm('Save the table');
    await page
      .locator('fieldset:has-text("From Acknowledged") input:checked')
      .nth(1)
      .waitFor({ state: 'detached' });
    await page.getByLabel('Look for duplicates').press('Space');
    await page.locator('label:has-text("Look for duplicates") input:not(:checked)').waitFor();
    await page.getByRole('link', { name: 'Audit log' }).press('Enter');
    await settled(page);
    await page.getByLabel('Action').fill('config.update');
    await pressButton(page, 'Filter the log');
    await page.getByText('slaHours.Traffic').first().waitFor();
    await pressButton(page, 'Show the head');
    const head = (await page.locator('code').textContent())!;
    await page.getByLabel('Noted head').fill(head);
    await pressButton(page, 'Check the noted head');
    await page.getByText('The noted record is unchanged.').waitFor();
    await page.getByLabel('Noted head').fill(head.slice(0, -4) + (head.endsWith('0000') ? '1111' : '0000'));
    await pressButton(page, 'Check the noted head');
    await page.getByText('the log was rewritten').waitFor();
    await pressButton(page, 'Check the whole chain');
    await page.getByText(/^The chain is whole: \d+ records\.$/).waitFor();
    await tamperWithRecord(head);
    await pressButton(page, 'Check the whole chain');
    const broken = /^The chain is broken at record \d+: it was changed\. \d+ records? before/;
    await page.getByText(broken).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
