import type { Page } from 'playwright-core';
import type { TakenIssueDto } from '../../../../src/admin-console/staff/intake/intake.dto';
import type { IssueDto } from '../../../../src/issues/dto/issue.dto';
import type { StaffMember } from '../../../factories/console';
import { photo } from '../../../factories/files';
import { newIntake } from '../../../factories/staff-acts';
import { faultsOn } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import { Keyboard } from '../../../support/browser/keyboard';
import type { Envelope } from '../../../support/network/client';
import type { TestService } from '../../../support/service/service';

const SCREENS = [360, 768, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
/** A minute has some two hundred and forty key presses of a person who types slowly. */
const KEYS_OF_A_MINUTE = 240;

describeInBrowser('taking a report in the console', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  let staff: StaffMember;
  const given = eachInConsole();
  beforeEach(() => void ({ service, tab, page, staff } = given()));

  const shown = async (id: string) =>
    (await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${id}`)).body.data;
  const idInAddress = () => /iss_[0-9a-z]{26}/.exec(page.url())?.[0] ?? '';
  const onReceipt = () => page.waitForURL(/\/console\/intake\/iss_/);
  const filled = async (keyboard: Keyboard, title: string, pincode: string) => {
    await keyboard.choose('select[name=category]', 'road');
    await keyboard.write('input[name=title]', title);
    await keyboard.write('textarea[name=description]', 'It is as wide as a scooter.');
    await keyboard.write('input[name=pincode]', pincode);
  };

  it('takes few keys, by keyboard alone, and shows a number to print on a small sheet', async () => {
    await tab.open('/console/intake?city=mumbai');
    await page.evaluate("window.keys = 0, addEventListener('keydown', () => window.keys++, true)");
    const keyboard = new Keyboard(page);
    await filled(keyboard, 'Pothole at the school', '400050');
    await keyboard.write('input[name="contact.phone"]', '9820012345');
    await page.keyboard.press('Enter');
    await onReceipt();
    expect(await page.evaluate('window.keys')).toBeLessThan(KEYS_OF_A_MINUTE);
    const id = idInAddress();
    expect(await shown(id)).toMatchObject({ title: 'Pothole at the school', category: 'road' });
    await page.getByRole('heading', { name: `Number ${id.slice(-6)}` }).waitFor();
    await page.getByRole('button', { name: 'Print' }).waitFor();
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await page.locator('nav.modules').isVisible()).toBe(false);
    const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const [, width, height] = /MediaBox ?\[ ?0 0 ([\d.]+) ([\d.]+)/.exec(sheet) ?? [];
    // A6, in points.
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([298, 420]);
    expect(sheet.match(/\/Type ?\/Page\b/g)).toHaveLength(1);
    expect(await page.locator('main').textContent()).not.toContain('98200');
  });

  it('offers similar issues before it is sent, and counts the caller as a supporter of one', async () => {
    const { body } = await staff.api.post<TakenIssueDto>(
      '/api/admin/feed/issues',
      newIntake({ cityId: 'pune', category: 'road', title: 'Deep pothole at the market', pincode: '411001' }),
    );
    await tab.open('/console/intake?city=pune');
    const keyboard = new Keyboard(page);
    await filled(keyboard, 'Deep pothole at market', '411001');
    await keyboard.write('input[name="contact.phone"]', '9820012346');
    await page.getByRole('radio', { name: /Deep pothole at the market/ }).waitFor();
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    await page.getByRole('radio', { name: 'None of these' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Count as a supporter' }).press('Enter');
    await onReceipt();
    expect(idInAddress()).toBe(body.issueId);
    expect((await shown(body.issueId)).upvotes).toBe(1);
  });

  it('says beside each field what is wrong with it, keeps the rest, and sends photos', async () => {
    await tab.open('/console/intake?city=mumbai');
    const keyboard = new Keyboard(page);
    await keyboard.write('input[name=title]', 'Pothole');
    await page.keyboard.press('Enter');
    await page.getByText(/Title must be 10 to 200 characters long/).waitFor();
    await page.getByText(/Category must be one of/).waitFor();
    expect(tab.complaints().splice(0)).toEqual([expect.stringContaining('status of 400')]);
    expect(await faultsOn(SCREENS, page)).toEqual([]);
    await page.getByRole('heading', { name: 'Take a report' }).focus();
    await filled(keyboard, 'Pothole at the station', '400012');
    const chooser = await keyboard.openFiles('input[name=photos]');
    await chooser.setFiles({ name: 'pothole.jpg', mimeType: 'image/jpeg', buffer: await photo('jpeg') });
    await page.getByRole('button', { name: 'Take the report' }).press('Enter');
    await onReceipt();
    expect((await shown(idInAddress())).media).toHaveLength(1);
  });
});
