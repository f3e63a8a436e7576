import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser';
import { type ConsoleTab, savingData, settled } from '../support/console-tab';
import { eachInConsole } from '../support/each-in-console';

/** The module names of the code that was loaded for a page of the console. */
const CODE = `performance.getEntriesByType('resource').flatMap(({ name }) => name.match(/[a-z]+(?=-[^/]*[.]js$)/) ?? [])`;
/** Whether a module far down in the navigation is loaded, which happens late. */
const isAuditLoaded = () =>
  performance.getEntriesByType('resource').some(({ name }) => /\/audit-[^/]*\.js$/.test(name));

describeInBrowser('the code of the modules of the console', () => {
  let tab: ConsoleTab;
  let page: Page;
  const given = eachInConsole();
  beforeEach(() => void ({ tab, page } = given()));

  const code = () => page.evaluate<string[]>(CODE);

  it('is loaded while the browser is idle, so that opening another page loads no more code', async () => {
    await tab.open('/console/configuration');
    await page.waitForFunction(isAuditLoaded);
    const loaded = await code();
    expect(loaded).toEqual(expect.arrayContaining(['dashboard', 'feed', 'flags', 'officials']));
    await page.getByRole('navigation').getByRole('link', { name: 'Feed' }).click();
    await page.getByRole('heading', { name: 'Feed', level: 1 }).waitFor();
    await settled(page);
    expect(await code()).toEqual(loaded);
  });

  it('is loaded only with its page if the reader saves data', async () => {
    await savingData(page);
    await tab.open('/console/configuration');
    await page.evaluate('new Promise((idle) => requestIdleCallback(idle))');
    expect(await code()).not.toContain('feed');
    await page.getByRole('navigation').getByRole('link', { name: 'Feed' }).click();
    await page.getByRole('heading', { name: 'Feed', level: 1 }).waitFor();
    expect(await code()).toContain('feed');
    expect(await code()).not.toContain('audit');
  });
});
