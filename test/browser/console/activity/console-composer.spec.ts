import type { Page } from 'playwright-core';
import type { ActivityEntryDto } from '../../../../src/admin-console/staff/issue-activity.dto';
import type { NotificationDto } from '../../../../src/admin-console/notifications/notifications.dto';
import { staffMember, type StaffMember } from '../../../factories/console';
import { photo } from '../../../factories/files';
import { hiddenIssue, reportedIssue } from '../../../factories/issues';
import { postedMessage } from '../../../factories/messages';
import { person } from '../../../factories/people';
import { unitOf, writtenNote } from '../../../factories/staff-acts';
import { faultsOn } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, endSessionWith, noticed } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import { Keyboard } from '../../../support/browser/keyboard';
import type { TestService } from '../../../support/service/service';

/** The activity of an issue, and the composer of notes and answers, by keyboard. */
describeInBrowser('the composer of the console', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  let staff: StaffMember;
  let colleague: StaffMember;
  const given = eachInConsole();
  beforeAll(async () => void (colleague = await staffMember(given().service)));
  beforeEach(() => void ({ service, tab, page, staff } = given()));

  const activityOf = async (id: string) =>
    (await colleague.api.get<ActivityEntryDto[]>(`/api/admin/feed/issues/${id}/activity`)).body;
  const opened = async (id: string) => {
    await tab.open(`/console/feed/${id}`);
    await page.locator('.activity').waitFor();
  };
  const noteField = () => page.getByRole('textbox', { name: 'Note' });
  const answerField = () => page.getByRole('textbox', { name: 'Public answer' });
  const offered = () => page.locator('.suggesting [role=option]');
  /** Waits until the refused request of a test is logged, and forgets it. */
  const refused = (status: number) =>
    expect(tab.complaints().splice(0)).toEqual([expect.stringContaining(`status of ${status}`)]);

  it('writes a note that mentions people and units and has files, and corrects it', async () => {
    await unitOf(service, [colleague.id], { name: 'Crew 4' });
    const id = await reportedIssue(service);
    await opened(id);
    const keyboard = new Keyboard(page);
    await page.keyboard.press('n');
    await page.keyboard.type('Cold mix for @crew');
    await offered().first().waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type(`and @${colleague.name.toLowerCase()}`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await noteField().inputValue()).toBe(`Cold mix for @Crew 4 and @${colleague.name} `);
    const chooser = await keyboard.openFiles('input[type=file]');
    await chooser.setFiles([{ name: 'hole.jpg', mimeType: 'image/jpeg', buffer: await photo('jpeg') }]);
    await keyboard.reach('button[aria-label="Remove file 1"]');
    await noteField().press('Control+Enter');
    await noticed(page, 'The note is saved');
    await page.locator('.entry-note img').waitFor();
    const [entry] = await activityOf(id);
    expect(entry).toMatchObject({ kind: 'note', text: `Cold mix for @Crew 4 and @${colleague.name}` });
    expect(entry!.mentions).toContain(colleague.id);
    expect(entry!.files).toHaveLength(1);
    const told = await colleague.api.get<NotificationDto[]>('/api/admin/notifications');
    expect(told.body[0]).toMatchObject({ kind: 'issue_mentioned', targetId: id });
    await page.getByRole('button', { name: 'Correct' }).press('Enter');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Hot mix');
    await page.keyboard.press('Control+Enter');
    await noticed(page, 'The note is corrected');
    expect((await activityOf(id))[0]).toMatchObject({ text: 'Hot mix', mentions: [] });
  });

  it('publishes an answer of a template that two keys insert, and waits for the reporter', async () => {
    await staff.api.post('/api/admin/templates', {
      cityId: 'pune',
      name: 'Planned',
      texts: { en: 'Dear {reporter}, soon.', mr: 'नमस्कार {reporter}' },
    });
    const id = await reportedIssue(service, {
      city: 'pune',
      by: await person(service, { name: 'Meera Iyer' }),
    });
    await opened(id);
    await page.keyboard.press('c');
    await page.keyboard.press('/');
    await offered().first().waitFor();
    await page.keyboard.press('1');
    await page.waitForFunction(() => document.querySelector('textarea')?.value === 'Dear Meera, soon.');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('mr');
    await page.waitForFunction(() => document.querySelector('textarea')?.value === 'नमस्कार Meera');
    await page.getByRole('checkbox', { name: 'Wait for the reporter' }).press('Space');
    await answerField().press('Control+Enter');
    await noticed(page, 'The answer is published');
    expect((await activityOf(id))[0]).toMatchObject({
      kind: 'answer',
      text: 'नमस्कार Meera',
      question: true,
      author: { id: staff.id },
    });
    await page.locator('.entry-answer', { hasText: 'Waits for the reporter' }).waitFor();
    expect(await answerField().inputValue()).toBe('');
  });

  it('keeps what is typed when it is refused, over a reload, and when the session ends', async () => {
    const id = await reportedIssue(service);
    await opened(id);
    await page.keyboard.press('c');
    await page.keyboard.type('We come on Monday');
    await hiddenIssue(service, id);
    await page.keyboard.press('Control+Enter');
    await page.getByText('Citizens do not see this issue').first().waitFor();
    expect(await answerField().inputValue()).toBe('We come on Monday');
    refused(409);
    await page.getByRole('button', { name: 'Note', exact: true }).press('Enter');
    await page.keyboard.type('Half a note');
    await page.reload();
    await page.locator('.activity').waitFor();
    await noteField().waitFor();
    expect(await noteField().inputValue()).toBe('Half a note');
    await endSessionWith(/\/notes$/, { page, service, account: staff.id });
    await noteField().press('Control+Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(staff.email);
    await dialog.getByLabel('Password').fill(staff.password);
    await page.keyboard.press('Enter');
    await noticed(page, 'The note is saved');
    refused(401);
    expect((await activityOf(id))[0]).toMatchObject({ kind: 'note', text: 'Half a note' });
  });

  it('shows what two people write at once, in order, and the text of the reader stays', async () => {
    const id = await reportedIssue(service);
    const answered = (by: StaffMember, text: string) =>
      by.api.post(`/api/admin/feed/issues/${id}/answers`, { text });
    await opened(id);
    await page.keyboard.press('c');
    await page.keyboard.type('Mine');
    await answered(colleague, 'Of the colleague');
    await page.keyboard.press('Control+Enter');
    await noticed(page, 'The answer is published');
    await page.keyboard.type('Next');
    await answered(colleague, 'Another of the colleague');
    await page.locator('.entry-answer', { hasText: 'Another of the colleague' }).waitFor();
    expect(await page.locator('.entry-answer .words').allTextContents()).toEqual([
      'Another of the colleague',
      'Mine',
      'Of the colleague',
    ]);
    expect(await answerField().inputValue()).toBe('Next');
  });

  it('has no faults on a phone and a desktop, light and dark', async () => {
    const by = await person(service);
    const id = await reportedIssue(service, { by });
    await postedMessage(service, id, { by, content: 'Still dark' });
    await writtenNote(staff, id, `Of the port, @${colleague.name}`, { mentions: [colleague.id] });
    await colleague.api.post(`/api/admin/feed/issues/${id}/answers`, {
      text: 'Soon',
      waitsForReporter: true,
    });
    await opened(id);
    const screens = [360, 1440].flatMap((width) =>
      (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
    );
    expect(await faultsOn(screens, page)).toEqual([]);
    await page.keyboard.press('n');
    await page.keyboard.type('@');
    await offered().first().waitFor();
    expect(await faultsOn([{ width: 1440 }], page)).toEqual([]);
    await page.getByRole('button', { name: 'Public answer' }).press('Enter');
    await answerField().waitFor();
    expect(await faultsOn(screens, page)).toEqual([]);
  });
});
