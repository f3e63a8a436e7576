import type { Page } from 'playwright-core';
import { photo } from '../../../factories/files';
import { reportedIssue } from '../../../factories/issues';
import { uploadedPhoto } from '../../../factories/media';
import { postedMessage } from '../../../factories/messages';
import { person } from '../../../factories/people';
import { violationsOf } from '../../../support/browser/accessibility';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, noticed, pressButton } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';
import type { TestService } from '../../../support/service/service';

/** Everything is done by keyboard. */
describeInBrowser('private parts of an issue in the console', () => {
  let service: TestService;
  let tab: ConsoleTab;
  let page: Page;
  const given = eachInConsole({});
  beforeEach(() => void ({ service, tab, page } = given()));

  it('are covered in a photo on a canvas, after at least one was chosen', async () => {
    const by = await person(service);
    const issue = await reportedIssue(service, { by, title: 'A lamp with a face', city: 'pune' });
    const mediaId = await uploadedPhoto(service, issue, by, await photo('jpeg'));
    const key = async () => {
      const sql = `select coalesce(object_key, 'none') as key from media where id = $1`;
      return (await service.database.sql<{ key: string }>(sql, [mediaId]))[0]?.key;
    };
    await tab.open(`/console/feed/${issue}?city=pune`);
    await pressButton(page, 'Cover parts of photo 1');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Parts that will be covered: 0').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await pressButton(dialog, 'Cover', { exact: true });
    await dialog.getByText('Choose at least one part of the photo.').waitFor();
    await dialog.locator('canvas').press('Enter');
    await dialog.getByText('Parts that will be covered: 1').waitFor();
    expect(await key()).toBe('none');
    await pressButton(dialog, 'Cover', { exact: true });
    await noticed(page, 'Parts of the photo covered');
    expect(await key()).not.toBe('none');
  });

  it('are taken out of a message, and put back', async () => {
    const issue = await reportedIssue(service, { title: 'A lamp to talk about', city: 'pune' });
    const { messageId } = await postedMessage(service, issue, { content: 'Ask for Ravi at gate 4' });
    const content = async () =>
      service.database.sql('select content from messages where id = $1', [messageId]);
    await tab.open(`/console/feed/${issue}?city=pune`);
    await pressButton(page, 'Take words out');
    const field = page.getByLabel('Words to take out of the message');
    await field.press('x');
    await field.press('Enter');
    await page.getByText('The text does not have these words.').waitFor();
    await field.fill('Ravi');
    await field.press('Enter');
    await pressButton(page.getByRole('dialog'), 'Take out');
    await noticed(page, 'Words taken out');
    expect(await content()).toEqual([{ content: 'Ask for ••• at gate 4' }]);
    await pressButton(page, 'Undo');
    await page.getByText('Ask for Ravi at gate 4').first().waitFor();
    expect(await content()).toEqual([{ content: 'Ask for Ravi at gate 4' }]);
  });
});
