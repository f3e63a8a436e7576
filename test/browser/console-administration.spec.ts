import type { Browser, Page } from 'playwright-core';
import { boundaryFile, square } from '../factories/boundaries';
import { reportedIssue } from '../factories/issues';
import { person } from '../factories/people';
import { staffMember } from '../factories/console';
import { hasBrowser, startBrowser } from '../support/browser';
import { type ConsoleTab, openConsole, settled } from '../support/console-tab';
import { startService, type TestService } from '../support/service';

(hasBrowser ? describe : describe.skip)('administration in the console', () => {
  let service: TestService;
  let browser: Browser;
  let tab: ConsoleTab;
  let page: Page;

  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });
  beforeEach(async () => {
    tab = await openConsole(browser, service);
    page = tab.page;
  });
  afterEach(async () => {
    expect(tab.complaints()).toEqual([]);
    await tab.close();
  });

  const toast = (text: string) => page.locator('.toast', { hasText: text }).first().waitFor();
  const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

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
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByText('Of no ward of the city, passed over: Nowhere.').waitFor();
    await page.getByRole('button', { name: 'Store the boundaries' }).click();
    await confirm('Store');
    await toast('The boundaries are stored');
    await page.getByRole('button', { name: 'Wards', exact: true }).click();
    await page.getByRole('link', { name: 'H/West' }).click();
    const corners = page.getByLabel('Corners');
    await corners.waitFor();
    expect((await corners.inputValue()).split('\n')).toHaveLength(4);
    await page.locator('.leaflet-container').waitFor();
    await corners.fill('19.05, 72.83\n19.05, 72.85\nnot a corner');
    await page.getByRole('button', { name: 'Store the boundary' }).click();
    await page.getByText('line 3 is not').waitFor();
    await corners.fill('19.05, 72.83\n19.05, 72.85\n19.07, 72.85');
    await page.getByRole('button', { name: 'Store the boundary' }).click();
    await toast('The boundary is stored');
  });

  it('changes how an official is reached', async () => {
    await tab.open('/console/officials?city=mumbai&designation=Ward%20Officer');
    await page
      .getByRole('button', { name: /^Change the contact of/ })
      .first()
      .click();
    await page.getByLabel('Phone').fill('+91 22 5550 0001');
    await confirm('Save');
    await page.getByRole('cell', { name: '+91 22 5550 0001' }).waitFor();
  });

  it('verifies a reporter, takes that back, and bans after a question', async () => {
    const by = await person(service, { name: 'Asha Kulkarni' });
    await reportedIssue(service, { by, city: 'pune' });
    await tab.open('/console/reporters?city=pune');
    await page.getByRole('button', { name: 'Verify Asha Kulkarni' }).click();
    await page.getByRole('button', { name: 'Unverify Asha Kulkarni' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Verify Asha Kulkarni', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Ban Asha Kulkarni' }).click();
    await confirm('Ban');
    await page.getByRole('cell', { name: 'viewer' }).waitFor();
  });

  it('invites, and deactivates an account and activates it again', async () => {
    const other = await staffMember(service);
    await tab.open('/console/access?tab=invite');
    await page.getByLabel('Email of the new account').fill('new@city.example');
    await page.getByLabel('Name').fill('New Person');
    await page.getByLabel('pune').check();
    await page.getByRole('button', { name: 'Invite', exact: true }).last().click();
    const link = await page.locator('code').textContent();
    expect(link).toContain(`${service.url}/console/accept-invitation?token=`);
    await page.getByRole('button', { name: 'Accounts' }).click();
    await page.getByRole('button', { name: `Deactivate ${other.name}` }).click();
    await confirm('Deactivate');
    await page.getByRole('button', { name: `Activate ${other.name}` }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: `Deactivate ${other.name}` }).waitFor();
  });

  it('changes the configuration, which the audit log shows as a difference', async () => {
    await tab.open('/console/configuration');
    await page.getByLabel('Traffic').fill('12');
    await page.getByRole('button', { name: 'Save the hours' }).click();
    await toast('The configuration is saved');
    await page.getByLabel('Look for duplicates').click();
    await page.locator('label:has-text("Look for duplicates") input:not(:checked)').waitFor();
    await page.getByRole('link', { name: 'Audit log' }).click();
    await settled(page);
    await page.getByLabel('Action').fill('config.update');
    await page.getByRole('button', { name: 'Filter the log' }).click();
    await page.getByText('slaHours.Traffic').first().waitFor();
    await page.getByRole('button', { name: 'Show the head' }).click();
    const head = (await page.locator('code').textContent())!;
    await page.getByLabel('Noted head').fill(head);
    await page.getByRole('button', { name: 'Check the noted head' }).click();
    await page.getByText('The noted record is there, unchanged.').waitFor();
    await page.getByLabel('Noted head').fill(head.slice(0, -4) + (head.endsWith('0000') ? '1111' : '0000'));
    await page.getByRole('button', { name: 'Check the noted head' }).click();
    await page.getByText('the log was written anew').waitFor();
  });
});
