import type { Browser, Page } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { WebhookSender } from '../../../../src/webhooks/webhook-sender.service';
import { reportedIssue } from '../../../factories/issues';
import { violationsOf } from '../../../support/browser/accessibility';
import { describeInBrowser, startBrowser } from '../../../support/browser/browser';
import {
  type ConsoleTab,
  noticed,
  openConsole,
  pressButton,
  unasked,
} from '../../../support/browser/console-tab';
import { startService, type TestService } from '../../../support/service/service';
import { WebhookReceiver } from '../../../support/network/webhook-receiver';

/** Everything is done by keyboard: the control has the focus and is used with a key. */
describeInBrowser('the webhooks module of the console', () => {
  let receiver: WebhookReceiver;
  let service: TestService;
  let browser: Browser;
  let tab: ConsoleTab;
  let page: Page;
  let url: string;

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    service = await startService({ settings: { WEBHOOK_ORIGINS: receiver.origin } });
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await receiver?.stop();
  });
  beforeEach(async () => {
    await service.database.sql('delete from webhook_endpoints; delete from webhook_events');
    receiver.received.length = 0;
    url = `${receiver.origin}/hooks`;
    tab = await openConsole(browser, service);
    page = tab.page;
    await tab.open('/console/webhooks');
  });
  afterEach(async () => {
    expect(tab.complaints()).toEqual([]);
    await tab.close();
  });

  const press = (name: string) => pressButton(page, name, { exact: true });
  const confirm = (name: string) => pressButton(page.getByRole('dialog'), name);
  const state = (text: string) => page.getByRole('cell', { name: text, exact: true }).waitFor();
  const send = () => service.app.get(WebhookSender, { strict: false }).sendDue();

  const shownSecret = () => page.getByRole('region', { name: /^The secret of / }).locator('code');

  /** Registers the receiver for reported issues. @returns the secret the page shows */
  const register = async (): Promise<string> => {
    await page.getByLabel('URL').fill(url);
    for (const type of await page.getByRole('group', { name: 'Events' }).getByRole('checkbox').all())
      if (!(await type.locator('xpath=..').innerText()).includes('issue.reported')) await type.press('Space');
    await press('Register the endpoint');
    await press('Copy the secret');
    await page.locator('.toast', { hasText: 'secret' }).waitFor();
    return shownSecret().innerText();
  };

  it('explains how a signature is checked, and links to a page that staff can open', async () => {
    const details = page.locator('details', { hasText: 'How to check a signature' });
    await details.locator('summary').press('Enter');
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature', 'whsec_', 'v1,'])
      await details.locator('code', { hasText: name }).first().waitFor();
    expect(await page.locator('main').innerText()).not.toContain('.md');
    expect(await violationsOf(page)).toEqual([]);
    const link = details.getByRole('link', { name: /^What each event has/ });
    const response = await fetch(new URL((await link.getAttribute('href'))!, service.url));
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
  });

  it('registers an endpoint whose requests can be verified with the secret that is shown', async () => {
    const secret = await register();
    await state('enabled');
    await state('issue.reported');
    // The form is reset, including its checkboxes: it has no unsaved input.
    expect(await page.getByRole('group', { name: 'Events' }).locator('input:not(:checked)').count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await reportedIssue(service);
    await send();
    const [{ body, headers }] = receiver.received as [(typeof receiver.received)[0]];
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'issue.reported',
    });
  });

  it('says beside the field that an address cannot be registered, and keeps the typed text', async () => {
    await page.getByLabel('URL').fill('http://10.0.0.1/hooks');
    await page.getByLabel('What it is for').fill('A map of ours');
    await press('Register the endpoint');
    await page.locator('[name=url][aria-invalid=true]').waitFor();
    expect(await page.getByLabel('What it is for').inputValue()).toBe('A map of ours');
    await page.getByLabel('URL').fill(url);
    const events = page.getByRole('group', { name: 'Events' });
    for (const type of await events.getByRole('checkbox').all()) await type.press('Space');
    await press('Register the endpoint');
    await events.locator('.error', { hasText: /^Events / }).waitFor();
    await events.locator('input:focus').waitFor();
    tab.complaints().splice(0);
  });

  it('tests an endpoint, disables and enables it, replaces its secret and removes it', async () => {
    const secret = await register();
    await press(`Test: ${url}`);
    await noticed(page, 'A test event was sent');
    await send();
    expect(receiver.received).toHaveLength(1);
    await press(`Disable: ${url}`);
    await confirm('Disable');
    await state('disabled');
    await unasked(page);
    await press(`Enable: ${url}`);
    await state('enabled');
    await press(`New secret: ${url}`);
    await confirm('Create the secret');
    await shownSecret().filter({ hasNotText: secret }).waitFor();
    await unasked(page);
    await press(`Remove: ${url}`);
    await confirm('Remove');
    await page.getByText('There are no endpoints.').waitFor();
  });

  it('shows more of a log and only the failed events, and sends all of them again', async () => {
    await register();
    await service.database.sql(`
      insert into webhook_events (id, type, city, payload, at)
      select 'wev_' || lpad(n::text, 4, '0'), 'issue.reported', 'pune', '{}', now() from generate_series(1, 1100) n;
      insert into webhook_deliveries (event_id, endpoint_id, status, attempts, due_at, delivered_at)
      select v.id, e.id, case v.id when 'wev_0001' then 'failed' else 'delivered' end, 1, v.at,
             case v.id when 'wev_0001' then null else v.at end
        from webhook_events v, webhook_endpoints e where v.id <= 'wev_0060';
      insert into webhook_attempts (event_id, endpoint_id, number, at, duration_ms, status, failure)
      select event_id, endpoint_id, 1, due_at, 1, 500, case status when 'failed' then 'It answered 500' end
        from webhook_deliveries order by event_id`);
    const attempt = (id: string) => page.getByRole('cell', { name: id, exact: true });
    await page.getByRole('link', { name: `Open: ${url}` }).press('Enter');
    await attempt('wev_0060').waitFor();
    const older = /\/attempts\?.*before=/;
    await page.route(older, (route) => route.fulfill({ status: 503, json: { message: 'No database' } }));
    await press('Show more');
    await page.getByText('No database').waitFor();
    expect(tab.complaints().splice(0)).toEqual([expect.stringMatching(/status of 503/)]);
    await page.unroute(older);
    // The refused request is sent again: it reads the next page, after those that are shown.
    await press('Try again');
    await page.getByRole('button', { name: 'Show more' }).waitFor({ state: 'detached' });
    await attempt('wev_0060').waitFor();
    await page.getByLabel('Only failed events').press('Space');
    await attempt('wev_0060').waitFor({ state: 'detached' });
    await attempt('wev_0001').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await press('Send all events of this period again');
    await page.getByRole('dialog').getByText('from the beginning of what is kept up to now').waitFor();
    await confirm('Send again');
    await noticed(page, 'Events that are sent again: 1100');
    await page.getByText('No event has failed.').waitFor();
  });

  it('shows the result of a delivery, sends it again, and changes the endpoint', async () => {
    await register();
    await reportedIssue(service);
    receiver.answer = () => ({ status: 500 });
    await send();
    receiver.answer = () => ({ status: 204 });
    await page.getByRole('link', { name: `Open: ${url}` }).press('Enter');
    await page.getByRole('cell', { name: 'It answered 500' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await pressButton(page, /^Send again: wev_/);
    await noticed(page, 'Events that are sent again: 1');
    await send();
    expect(new Set(receiver.ids).size).toBe(1);
    expect(receiver.received).toHaveLength(2);
    await page.getByLabel('What it is for').fill('A map of ours');
    const endpoint = `/api/admin/webhooks/endpoints/${new URL(page.url()).pathname.split('/').at(-1)}`;
    // Changes by others since the form was opened are kept.
    await tab.staff.api.patch(endpoint, { cityScope: ['pune'] });
    await press('Save the endpoint');
    await noticed(page, 'The endpoint is changed');
    await page.getByRole('cell', { name: 'A map of ours' }).waitFor();
    await page.getByRole('cell', { name: 'Pune', exact: true }).waitFor();
    const box = page.getByRole('group', { name: 'Events' }).getByRole('checkbox').last();
    await box.press('Space');
    await page.getByRole('link', { name: /^Flags/ }).press('Enter');
    await page.getByRole('dialog').getByText('It will be lost.').waitFor();
    await page.keyboard.press('Escape');
    await unasked(page);
    await press('Save the endpoint');
    await page.locator('.toast', { hasText: 'The endpoint is changed' }).nth(1).waitFor();
    await page.getByRole('link', { name: /^Flags/ }).press('Enter');
    await page.getByRole('heading', { name: 'Flags', level: 1 }).waitFor();
  });
});
