import type { Browser, Page } from 'playwright-core';
import { staffMember, type StaffMember } from '../factories/console';
import { photo } from '../factories/files';
import { reportedIssue } from '../factories/issues';
import { uploadedPhoto } from '../factories/media';
import { person } from '../factories/people';
import { describeThoroughly, startBrowser } from '../support/browser';
import { type ConsoleTab, openConsole } from '../support/console-tab';
import { startService, type TestService } from '../support/service';

/** What one does in a tab while a colleague does something to the same thing. */
describeThoroughly('two people at the console', () => {
  let service: TestService;
  let browser: Browser;
  let staff: StaffMember;
  let colleague: StaffMember;
  let tab: ConsoleTab;
  let page: Page;

  beforeAll(async () => {
    service = await startService({
      settings: { MICRO_BEARER_TOKEN: 'of the micro channel', MICRO_USER_ID: '7' },
    });
    browser = await startBrowser();
    staff = await staffMember(service);
    colleague = await staffMember(service);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });
  beforeEach(async () => {
    tab = await openConsole(browser, service, staff);
    page = tab.page;
  });
  afterEach(async () => {
    expect(tab.complaints()).toEqual([]);
    await tab.close();
  });

  const toast = (text: string) => page.locator('.toast', { hasText: text }).waitFor();
  /** Presses a button of the question, the last unless named, and waits until the question is gone. */
  const confirm = async (name?: string) => {
    const buttons = page.getByRole('dialog').getByRole('button', name ? { name } : {});
    await buttons.last().press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  const issueOf = async (id: string) =>
    (
      await staff.api.get<{
        status: string;
        hidden: boolean;
        chainRoleOverride: string | null;
        mediaTiles: Array<{ redacted: boolean }>;
      }>(`/api/admin/feed/issues/${id}`)
    ).body;
  const redactedOf = async (id: string) => (await issueOf(id)).mediaTiles.map(({ redacted }) => redacted);
  const movedByColleague = (id: string, status: string) =>
    colleague.api.post(`/api/admin/feed/issues/${id}/status`, { status });

  it('leave a picture redacted that both redact, and shown that both show again', async () => {
    const by = await person(service);
    const id = await reportedIssue(service, { title: 'With a picture', by });
    await uploadedPhoto(service, id, by, await photo('jpeg'));
    const flippedByColleague = () =>
      colleague.api.post(`/api/admin/feed/issues/${id}/redact-media`, { index: 0 });
    await tab.open(`/console/feed/${id}`);
    await page.getByRole('button', { name: 'Redact photo 1' }).press('Enter');
    await flippedByColleague();
    await confirm('Redact');
    await toast('Redacted');
    expect(await redactedOf(id)).toEqual([true]);
    await flippedByColleague();
    await page.keyboard.press('z');
    await toast('Shown again');
    expect(await redactedOf(id)).toEqual([false]);
  });

  it('show samples of a channel that both switch to them, and real posts again', async () => {
    const demoMode = async () =>
      (
        await staff.api.get<Array<{ channel: string; demoMode: boolean }>>('/api/admin/integrations/channels')
      ).body.find(({ channel }) => channel === 'micro')?.demoMode;
    const flippedByColleague = () => colleague.api.post('/api/admin/integrations/channels/micro/toggle-demo');
    const before = await demoMode();
    await tab.open('/console/channels');
    await page.locator('tr', { hasText: 'Micro' }).getByRole('button').last().press('Enter');
    await flippedByColleague();
    await confirm();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await demoMode()).toBe(!before);
    await flippedByColleague();
    await page.keyboard.press('z');
    await toast(`shows ${before ? 'samples' : 'real posts'}`);
    expect(await demoMode()).toBe(before);
  });

  it('keep what one has done since, when the other takes back an act', async () => {
    const id = await reportedIssue(service, { title: 'Moved on since', city: 'pune' });
    await movedByColleague(id, 'progress');
    await tab.open('/console/feed?city=pune');
    for (const key of ['j', 'a']) await page.keyboard.press(key);
    await toast('Acknowledged: Moved on since');
    await movedByColleague(id, 'overdue');
    await page.keyboard.press('z');
    await toast('Not taken back. Somebody else has changed the status since: Overdue. It stays.');
    expect((await issueOf(id)).status).toBe('overdue');
  });

  it('keep it among several as well, of which the others are taken back', async () => {
    const [stays, back] = [
      await reportedIssue(service, { title: 'This one stays', city: 'delhi' }),
      await reportedIssue(service, { title: 'This one goes back', city: 'delhi' }),
    ];
    for (const id of [stays, back]) await movedByColleague(id, 'progress');
    await tab.open('/console/feed?city=delhi');
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Acknowledge …' }).press('Enter');
    await confirm('Acknowledge');
    await toast('Acknowledged: 2 issues');
    await movedByColleague(stays, 'overdue');
    await page.keyboard.press('z');
    await toast('Taken back: 1 issue');
    await toast('Not taken back. This one stays: Somebody else has changed the status since');
    expect([(await issueOf(stays)).status, (await issueOf(back)).status]).toEqual(['overdue', 'progress']);
  });

  it('see what the other does after an act of their own', async () => {
    const id = await reportedIssue(service, { title: 'Pinned before' });
    await tab.open(`/console/feed/${id}`);
    await page.getByRole('button', { name: 'Pin (i)', exact: true }).press('Enter');
    await toast('Pin: Pinned before');
    await movedByColleague(id, 'ack');
    await toast('Somebody else changed the status: Acknowledged');
  });

  it('leave an issue hidden that both hide, which is shown to nobody in between', async () => {
    const id = await reportedIssue(service, { title: 'Hidden by both' });
    await tab.open(`/console/feed/${id}`);
    await page.keyboard.press('h');
    await page.getByRole('dialog').waitFor();
    await colleague.api.post(`/api/admin/feed/issues/${id}/toggle-hidden`);
    let flips = 0;
    page.on('request', (request) => void (flips += Number(request.url().endsWith('/toggle-hidden'))));
    await confirm('Hide');
    await toast('Hide: Hidden by both');
    expect([flips, (await issueOf(id)).hidden]).toEqual([0, true]);
  });

  it('pass an issue on once, where both do', async () => {
    const id = await reportedIssue(service, { title: 'Passed on by both' });
    await tab.open(`/console/feed/${id}`);
    // Nothing is read again where nobody looks: the page does not know of the colleague.
    await page.evaluate("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })");
    await colleague.api.post(`/api/admin/feed/issues/${id}/reassign`);
    await page.getByRole('button', { name: 'Reassign to Local Police' }).press('Enter');
    await toast('Somebody else reassigned it to Local Police');
    await page.getByRole('button', { name: 'Reassign to Corporator' }).waitFor();
    expect((await issueOf(id)).chainRoleOverride).toBe('Local Police');
  });

  it('are not told of what one takes back oneself from another page', async () => {
    const id = await reportedIssue(service, { title: 'Moved by oneself', city: 'chennai' });
    await movedByColleague(id, 'progress');
    await tab.open('/console/feed?city=chennai');
    for (const key of ['j', 'a']) await page.keyboard.press(key);
    await toast('Acknowledged: Moved by oneself');
    await page.keyboard.press('Enter');
    await page.locator('.pill', { hasText: 'Acknowledged' }).waitFor();
    await page.keyboard.press('z');
    await toast('Taken back: Moved by oneself');
    await page.locator('.pill', { hasText: 'In progress' }).waitFor();
    // What is told of the status is told when it is shown, before the answer to a later act.
    await page.keyboard.press('i');
    await toast('Pin: Moved by oneself');
    expect(await page.locator('.toast', { hasText: 'Somebody else' }).count()).toBe(0);
  });

  it('see that a due date was missed meanwhile', async () => {
    const id = await reportedIssue(service, { title: 'Late meanwhile' });
    await tab.open(`/console/feed/${id}`);
    await page.getByText('The clock runs.').waitFor();
    await service.database.sql('update issues set breached_at = due_at where id = $1', [id]);
    await page.getByText(/^Breached on /).waitFor();
  });
});
