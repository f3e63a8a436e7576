import type { Page } from 'playwright-core';
import type { StaffMember } from '../../../factories/console';
import type { CitySlug } from '../../../../src/kernel/cities';
import { reportedIssue } from '../../../factories/issues';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, noticed } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

/** Actions with a note, while the service is slow to respond. */
describeInBrowser('notes of the console', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  let staff: StaffMember;
  const given = eachInConsole();
  beforeEach(() => void ({ service, tab, page, staff } = given()));

  const notice = (text: string) => noticed(page, text);
  const note = () => page.getByRole('dialog').getByRole('textbox', { name: 'Note' });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Creates issues in a city. The list shows the newest first, so they are created in reverse order. */
  const reported = async (city: CitySlug, titles: string[]) => {
    const ids: string[] = [];
    for (const title of [...titles].reverse()) ids.unshift(await reportedIssue(service, { title, city }));
    return ids;
  };
  const statusesOf = async (city: string) => {
    const { body } = await staff.api.get<Array<{ title: string; status: string }>>(
      `/api/admin/feed/issues?cityId=${city}`,
    );
    return Object.fromEntries(body.map(({ title, status }) => [title, status]));
  };
  /**
   * Holds requests until they are released. @returns the function that releases them, and the bodies of the requests
   */
  const holding = async (path: RegExp) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resume) => (release = resume));
    const bodies: unknown[] = [];
    await page.route(path, async (route) => {
      bodies.push(route.request().postDataJSON());
      await held;
      await route.continue();
    });
    return { release, bodies };
  };

  /** Stops the clock of the page: keys count as pressed in quick succession, however slow the machine is. */
  const standingClock = () => page.evaluate('((at) => (performance.now = () => at))(performance.now())');
  const afterPause = () => page.evaluate('((at) => (performance.now = () => at + 5000))(performance.now())');

  it('close their dialog at once: text typed meanwhile belongs to the next note', async () => {
    await reported('pune', ['First noted', 'Second noted', 'Third noted', 'Fourth noted']);
    const { release, bodies } = await holding(/\/status$/);
    await tab.open('/console/feed?city=pune&status=new');
    await press('j', 'r');
    await page.keyboard.type('done');
    await press('Enter', 'j', 'r');
    await page.keyboard.type('patched ');
    while (bodies.length === 0) await page.waitForTimeout(20);
    expect(bodies).toHaveLength(1);
    release();
    await page.getByText('Resolved: First noted').waitFor();
    await page.keyboard.type('the pipe');
    await press('Enter');
    await notice('Resolved: Second noted');
    expect(bodies).toMatchObject([{ note: 'done' }, { note: 'patched the pipe' }]);
    expect(await statusesOf('pune')).toEqual({
      'First noted': 'resolved',
      'Second noted': 'resolved',
      'Third noted': 'new',
      'Fourth noted': 'new',
    });
  });

  it('appear again with the reason of the refusal, once the user stops typing', async () => {
    const [id] = await reported('delhi', ['Refused first', 'Acted on since']);
    const { release } = await holding(/\/status$/);
    await tab.open('/console/feed?city=delhi');
    await press('j', 'r');
    await page.keyboard.type('lamp replaced');
    await standingClock();
    await press('Enter');
    await staff.api.post(`/api/admin/feed/issues/${id!}/status`, { status: 'progress' });
    release();
    // These keys act on the issue below and do not become part of the note.
    await press('j', 'a');
    await notice('Acknowledged: Acted on since');
    await afterPause();
    await page.getByRole('dialog').getByText('The status is In progress by now').waitFor();
    expect(await note().inputValue()).toBe('lamp replaced');
    await page.keyboard.type(' twice');
    await press('Enter');
    await notice('Resolved: Refused first');
    expect(tab.complaints().splice(0)).toEqual([expect.stringMatching(/status of 409/) as string]);
    const [record] = (
      await staff.api.get<Array<{ note: string }>>('/api/admin/ops/audit?action=issue.status_change&limit=1')
    ).body;
    expect(record?.note).toBe('lamp replaced twice');
  });

  it('are kept in a notice if another dialog is open by then', async () => {
    const [id] = await reported('chennai', ['Refused behind', 'Asked about now']);
    const { release } = await holding(/\/status$/);
    await tab.open('/console/feed?city=chennai');
    await press('j', 'r');
    await page.keyboard.type('swept');
    await press('Enter', 'j', 'r');
    await page.keyboard.type('half a ');
    await staff.api.post(`/api/admin/feed/issues/${id!}/status`, { status: 'ack' });
    release();
    await page.getByText(/^Not done\. Refused behind: .* The note was: swept$/).waitFor();
    expect(await page.getByRole('dialog').textContent()).toContain('Asked about now');
    await page.keyboard.type('note');
    expect(await note().inputValue()).toBe('half a note');
    await press('Escape');
    tab.complaints().splice(0);
  });

  it('do not act on issues if a response closes the dialog of several issues while the user types', async () => {
    await reported('kolkata', ['One of two', 'Two of two', 'Not chosen']);
    const { release } = await holding(/\/status$/);
    await tab.open('/console/feed?city=kolkata');
    await press('j', 'x', 'j', 'x', 'j');
    await page.getByRole('button', { name: 'Resolve …' }).click();
    await page.keyboard.type('both done');
    await standingClock();
    await press('Enter');
    await page.keyboard.type('pa');
    release();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Not chosen' }).focus();
    await page.keyboard.type('p');
    await press('Enter');
    await page.getByText('The keys pressed since then were ignored').waitFor();
    expect((await statusesOf('kolkata'))['Not chosen']).toBe('new');
    // After a pause, keys trigger actions again.
    await afterPause();
    await press('a');
    await notice('Acknowledged: Not chosen');
  });
});
