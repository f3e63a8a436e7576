import type { Page } from 'playwright-core';
import { staffMember, type StaffMember } from '../../../factories/console';
import { photo } from '../../../factories/files';
import { reportedIssue } from '../../../factories/issues';
import { uploadedPhoto } from '../../../factories/media';
import { person } from '../../../factories/people';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, noticed, pressButton } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

/** Actions in a tab while a colleague changes the same data. */
describeInBrowser('two people at the console', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  let staff: StaffMember;
  let colleague: StaffMember;
  const given = eachInConsole({ MICRO_BEARER_TOKEN: 'of the micro channel', MICRO_USER_ID: '7' });
  beforeAll(async () => void (colleague = await staffMember(given().service)));
  beforeEach(() => void ({ service, tab, page, staff } = given()));

  const toast = (text: string) => noticed(page, text);
  /** Presses a button of the dialog, the last one unless named, and waits until the dialog is closed. */
  const confirm = async (name?: string) => {
    const buttons = page.getByRole('dialog').getByRole('button', { name, disabled: false });
    await buttons.last().press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  /** Presses a button of the dialog, the last one unless named, and waits for the text of the refusal. */
  const refused = async (text: string, name?: string) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name, disabled: false }).last().press('Enter');
    await dialog.getByText(text).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.locator('.toast').count()).toBe(0);
    conflicted();
  };
  /** The browser logs each request that was refused because somebody else had made the change before. */
  const conflicted = (status = 409) =>
    expect(tab.complaints().splice(0)).toEqual([
      expect.stringMatching(new RegExp(`status of ${status}`)) as string,
    ]);
  const issueOf = async (id: string) =>
    (
      await staff.api.get<{
        status: string;
        hidden: boolean;
        chainRoleOverride: string | null;
        activity: Array<{ t: string }>;
        mediaTiles: Array<{ redacted: boolean }>;
      }>(`/api/admin/feed/issues/${id}`)
    ).body;
  const redactedOf = async (id: string) => (await issueOf(id)).mediaTiles.map(({ redacted }) => redacted);
  const movedByColleague = (id: string, status: string) =>
    colleague.api.post(`/api/admin/feed/issues/${id}/status`, { status });

  it('no longer see a keyword that a colleague has removed', async () => {
    const keywords = '/api/admin/integrations/routing/keywords';
    const { body } = await colleague.api.post<{ id: string }>(keywords, {
      category: 'Safety',
      keyword: 'zzbollard',
    });
    await tab.open('/console/routing');
    await page.getByLabel('Filter rows').fill('zzbollard');
    const button = page.getByRole('button', { name: 'Remove zzbollard from Safety' });
    await button.waitFor();
    expect((await colleague.api.delete(`${keywords}/${body.id}`)).status).toBe(200);
    await button.press('Enter');
    const dialog = page.getByRole('dialog');
    await pressButton(dialog, 'Remove');
    await dialog.getByText('There is no such keyword').waitFor();
    await page.keyboard.press('Escape');
    await button.waitFor({ state: 'detached' });
    conflicted(404);
  });

  it('keep a picture redacted or visible if both make the same change', async () => {
    const by = await person(service);
    const id = await reportedIssue(service, { title: 'With a picture', by });
    await uploadedPhoto(service, id, by, await photo('jpeg'));
    const redactedByColleague = (redacted: boolean) =>
      colleague.api.post(`/api/admin/feed/issues/${id}/redact-media`, { index: 0, redacted });
    // The address of a redacted picture answers 404, which the browser would log.
    const pictureLoaded = () =>
      page.waitForFunction(
        () => (document.querySelector<HTMLImageElement>('main img')?.naturalWidth ?? 0) > 0,
      );
    await tab.open(`/console/feed/${id}`);
    await pictureLoaded();
    await pressButton(page, 'Redact photo 1');
    await redactedByColleague(true);
    await refused('The item is redacted already', 'Redact');
    expect(await redactedOf(id)).toEqual([true]);
    await pressButton(page, 'Show again photo 1');
    await toast('Shown again');
    await pictureLoaded();
    await redactedByColleague(true);
    await page.keyboard.press('z');
    await toast('Could not be undone. With a picture: The item is redacted already');
    expect(await redactedOf(id)).toEqual([true]);
    conflicted();
  });

  it('keep a channel on samples or real posts if both make the same change', async () => {
    const channels = '/api/admin/integrations/channels';
    const demoMode = async () =>
      (await staff.api.get<Array<{ channel: string; demoMode: boolean }>>(channels)).body.find(
        ({ channel }) => channel === 'micro',
      )?.demoMode;
    const setByColleague = (wanted: boolean) =>
      colleague.api.post(`${channels}/micro/toggle-demo`, { demoMode: wanted });
    const press = (name: string) => pressButton(page, `${name}: Micro`);
    await tab.open('/console/channels');
    await press('Show samples');
    await setByColleague(true);
    await refused('The channel shows samples already');
    expect(await demoMode()).toBe(true);
    await press('Show real posts');
    await confirm();
    await toast('shows real posts');
    await setByColleague(true);
    await page.keyboard.press('z');
    await toast('Could not be undone. The channel shows samples already');
    expect(await demoMode()).toBe(true);
    conflicted();
  });

  it('do not move an issue that the other has moved since it was read', async () => {
    const id = await reportedIssue(service, { title: 'Moved meanwhile', city: 'kolkata' });
    await tab.open('/console/feed?city=kolkata');
    await movedByColleague(id, 'overdue');
    for (const key of ['j', 'a']) await page.keyboard.press(key);
    await page.getByText('Moved meanwhile: The status is Overdue by now').waitFor();
    await page.locator('tbody .pill', { hasText: 'Overdue' }).waitFor();
    expect([(await issueOf(id)).status, await page.locator('.toast').count()]).toEqual(['overdue', 0]);
    conflicted();
  });

  it('resolve an issue that the other has moved meanwhile, after a notice, with the typed note', async () => {
    const id = await reportedIssue(service, { title: 'Noted before', city: 'bangalore' });
    await tab.open('/console/feed?city=bangalore');
    for (const key of ['j', 'r']) await page.keyboard.press(key);
    await page.getByRole('textbox', { name: 'Note' }).fill('The lamp is replaced.');
    await movedByColleague(id, 'progress');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('The status is In progress by now').waitFor();
    conflicted();
    await page.keyboard.press('Enter');
    await toast('Resolved: Noted before');
    const { status, activity } = await issueOf(id);
    expect([status, activity.map(({ t }) => t)]).toEqual([
      'resolved',
      expect.arrayContaining([
        expect.stringMatching(/^In progress to Resolved by .*: The lamp is replaced\.$/),
      ]),
    ]);
    await page.keyboard.press('z');
    await toast('Undone: Noted before');
    expect((await issueOf(id)).status).toBe('progress');
  });

  it('keep the quiet hours set by the other when one saves the number of messages', async () => {
    const path = '/api/admin/integrations/outbound/send-limits';
    const cap = page.getByLabel('Messages per person and hour');
    const save = () => pressButton(page, 'Save the limits');
    await tab.open('/console/outbound?tab=limits');
    await colleague.api.post(path, { quietFrom: '20:15' });
    await cap.fill('');
    await save();
    await page.getByText('Messages per person and hour must be a whole number').waitFor();
    await cap.fill('9');
    await save();
    await toast('The limits are saved');
    expect((await staff.api.get(path)).body).toMatchObject({ quietFrom: '20:15', rateCapPerHour: 9 });
  });

  it('keep the changed checkboxes of the transitions when the changes of the other are loaded', async () => {
    type Transitions = Record<string, string[]>;
    const config = async () =>
      (await staff.api.get<{ transitions: Transitions }>('/api/admin/config')).body.transitions;
    const before = await config();
    expect(before.progress).toContain('overdue');
    const overdue = page.getByRole('group', { name: 'From In progress' }).getByLabel('Overdue');
    await tab.open('/console/configuration');
    await overdue.press('Space');
    await colleague.api.put('/api/admin/config', { transitions: { ack: ['resolved'] } });
    await page.getByLabel('Look for duplicates').press('Space');
    const followsAck = page.getByRole('group', { name: 'From Acknowledged' }).getByRole('checkbox', {
      checked: true,
    });
    await followsAck.nth(1).waitFor({ state: 'detached' });
    expect(await overdue.isChecked()).toBe(false);
    await pressButton(page, 'Save the table');
    await confirm('Save the table');
    const after = await config();
    expect(after).toEqual({
      ...before,
      ack: ['resolved'],
      progress: before.progress!.filter((status) => status !== 'overdue'),
    });
    expect(await overdue.isChecked()).toBe(false);
    await staff.api.put('/api/admin/config', { transitions: before, features: { duplicateDetection: true } });
  });

  it('hide several issues except the one the other has hidden, which an undo leaves hidden', async () => {
    const [theirs, own] = [
      await reportedIssue(service, { title: 'Hidden by the other', city: 'hyderabad' }),
      await reportedIssue(service, { title: 'Hidden by oneself', city: 'hyderabad' }),
    ];
    await tab.open('/console/feed?city=hyderabad');
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
    await pressButton(page, 'Hide …');
    await colleague.api.post(`/api/admin/feed/issues/${theirs}/toggle-hidden`, { hidden: true });
    await confirm('Hide');
    await toast('Hidden: 1 issue');
    await page.getByText('Hidden by the other: The issue is hidden already').waitFor();
    await page.keyboard.press('z');
    await toast('Undone: 1 issue');
    expect([(await issueOf(theirs)).hidden, (await issueOf(own)).hidden]).toEqual([true, false]);
    conflicted();
  });

  it('keep a later change by the other when an action is undone', async () => {
    const id = await reportedIssue(service, { title: 'Moved on since', city: 'pune' });
    await movedByColleague(id, 'progress');
    await tab.open('/console/feed?city=pune');
    for (const key of ['j', 'a']) await page.keyboard.press(key);
    await toast('Acknowledged: Moved on since');
    await movedByColleague(id, 'overdue');
    await page.keyboard.press('z');
    await toast('Could not be undone. Moved on since: The status is Overdue by now');
    expect((await issueOf(id)).status).toBe('overdue');
    conflicted();
  });

  it('keep a later change by the other among several issues, while the rest is undone', async () => {
    const [stays, back] = [
      await reportedIssue(service, { title: 'This one stays', city: 'delhi' }),
      await reportedIssue(service, { title: 'This one goes back', city: 'delhi' }),
    ];
    for (const id of [stays, back]) await movedByColleague(id, 'progress');
    await tab.open('/console/feed?city=delhi');
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
    await pressButton(page, 'Acknowledge …');
    await confirm('Acknowledge');
    await toast('Acknowledged: 2 issues');
    await movedByColleague(stays, 'overdue');
    await page.keyboard.press('z');
    await toast('Undone: 1 issue');
    await toast('Could not be undone. This one stays: The status is Overdue by now');
    expect([(await issueOf(stays)).status, (await issueOf(back)).status]).toEqual(['overdue', 'progress']);
    conflicted();
  });

  it('see what the other does after their own action', async () => {
    const id = await reportedIssue(service, { title: 'Pinned before' });
    await tab.open(`/console/feed/${id}`);
    await pressButton(page, 'Pin (i)', { exact: true });
    await toast('Pinned: Pinned before');
    await movedByColleague(id, 'ack');
    await toast('The status was changed elsewhere: Acknowledged');
  });

  it('keep an issue hidden if both hide it, without showing it in between', async () => {
    const id = await reportedIssue(service, { title: 'Hidden by both' });
    await tab.open(`/console/feed/${id}`);
    await page.keyboard.press('h');
    await page.getByRole('dialog').waitFor();
    await colleague.api.post(`/api/admin/feed/issues/${id}/toggle-hidden`);
    await refused('The issue is hidden already', 'Hide');
    const acts = await service.database.sql<{ after: { hidden: boolean } }>(
      `select after from audit_records where target_id = $1 and action = 'issue.toggle_hidden'`,
      [id],
    );
    expect(acts.map(({ after }) => after.hidden)).toEqual([true]);
  });

  it('reassign an issue only once if both do it', async () => {
    const id = await reportedIssue(service, { title: 'Passed on by both' });
    await tab.open(`/console/feed/${id}`);
    // A hidden page does not reload data: it does not know of the colleague’s change.
    await page.evaluate("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })");
    await colleague.api.post(`/api/admin/feed/issues/${id}/reassign`);
    await pressButton(page, 'Reassign to Local Police');
    await page.getByText('Passed on by both: The issue was passed on to Local Police already').waitFor();
    await page.getByRole('button', { name: 'Reassign to Corporator' }).waitFor();
    expect((await issueOf(id)).chainRoleOverride).toBe('Local Police');
    conflicted();
  });

  it('merge only the issues that the dialog has listed', async () => {
    const issues = [];
    for (const title of ['First report', 'Second report', 'Found since'])
      issues.push(await reportedIssue(service, { title, city: 'ahmedabad' }));
    await service.database.sql(
      `insert into duplicate_clusters (id, city, category, ward, members, first_at, last_at, created_at)
       values ('dup_grows', 'ahmedabad', 'Infrastructure', 'W', $1, now(), now(), now())`,
      [issues.slice(0, 2)],
    );
    await tab.open('/console/duplicates?city=ahmedabad');
    await pressButton(page, /^Merge 2 issues/);
    await service.database.sql(`update duplicate_clusters set members = $1 where id = 'dup_grows'`, [issues]);
    await refused('The cluster has changed: it has 3 issues now. Nothing was merged', 'Merge');
    await pressButton(page, /^Merge 3 issues/);
    await confirm('Merge');
    await toast('Merged');
  });

  it('get no notice of their own undo on another page', async () => {
    const id = await reportedIssue(service, { title: 'Moved by oneself', city: 'chennai' });
    await movedByColleague(id, 'progress');
    await tab.open('/console/feed?city=chennai');
    for (const key of ['j', 'a']) await page.keyboard.press(key);
    await toast('Acknowledged: Moved by oneself');
    await page.keyboard.press('Enter');
    await page.locator('.pill', { hasText: 'Acknowledged' }).waitFor();
    await page.keyboard.press('z');
    await toast('Undone: Moved by oneself');
    await page.locator('.pill', { hasText: 'In progress' }).waitFor();
    // A notice about the status would be shown with the status, before the response to a later action.
    await page.keyboard.press('i');
    await toast('Pinned: Moved by oneself');
    expect(await page.locator('.toast', { hasText: 'changed elsewhere' }).count()).toBe(0);
  });

  it('see that a due date was missed meanwhile', async () => {
    const id = await reportedIssue(service, { title: 'Late meanwhile' });
    await tab.open(`/console/feed/${id}`);
    await page.getByText('The clock runs.').waitFor();
    await service.database.sql('update issues set breached_at = due_at where id = $1', [id]);
    await page.getByText(/^Breached on /).waitFor();
  });
});
