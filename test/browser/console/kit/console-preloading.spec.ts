import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../../support/browser/browser';
import { type ConsoleTab, savingData, settled } from '../../../support/browser/console-tab';
import { eachInConsole } from '../../../support/browser/each-in-console';

/** The module names of the code that was loaded for a page of the console. */
const CODE = `performance.getEntriesByType('resource').flatMap(({ name }) => name.match(/[a-z]+(?=-[^/]*[.]js$)/) ?? [])`;
/** Whether the last module of the navigation is loaded. */
const isLastLoaded = () =>
  performance.getEntriesByType('resource').some(({ name }) => /\/account-[^/]*\.js$/.test(name));
/** Records the calls of the console from now on, each with the heading that is shown when it is sent. */
const RECORD = `
  window.sent = [];
  const send = window.fetch;
  window.fetch = (request, init) => {
    sent.push(new URL(request.url).pathname + ' at ' + document.querySelector('main h1')?.textContent);
    return send(request, init);
  };`;

describeInBrowser('the code of the modules of the console', () => {
  let tab: ConsoleTab;
  let page: Page;
  const given = eachInConsole();
  beforeEach(() => void ({ tab, page } = given()));

  const code = () => page.evaluate<string[]>(CODE);

  it('is loaded while the browser is idle, so that opening another page loads no more code', async () => {
    await tab.open('/console/configuration');
    await page.waitForFunction(isLastLoaded);
    const loaded = await code();
    expect(loaded).toEqual(expect.arrayContaining(['dashboard', 'feed', 'flags', 'officials']));
    await page.getByRole('navigation').getByRole('link', { name: 'All issues' }).click();
    await page.getByRole('heading', { name: 'All issues', level: 1 }).waitFor();
    await settled(page);
    expect(await code()).toEqual(loaded);
  });

  it('is loaded only with its page if the reader saves data', async () => {
    await savingData(page);
    await tab.open('/console/configuration');
    await page.evaluate('new Promise((idle) => requestIdleCallback(idle))');
    expect(await code()).not.toContain('feed');
    await page.getByRole('navigation').getByRole('link', { name: 'All issues' }).click();
    await page.getByRole('heading', { name: 'All issues', level: 1 }).waitFor();
    expect(await code()).toContain('feed');
    expect(await code()).not.toContain('audit');
  });

  it('starts the call of the dashboard and of the feed before the page that is left is removed', async () => {
    await tab.open('/console/configuration');
    await page.waitForFunction(isLastLoaded);
    await page.evaluate(RECORD);
    const link = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
    const sent = async (path: string) =>
      (await page.evaluate<string[]>('window.sent')).filter((call) => call.startsWith(`${path} `));
    await link('All issues').click();
    await page.getByRole('heading', { name: 'All issues', level: 1 }).waitFor();
    await page.getByText('The city has no issues.').waitFor();
    // This page shows the same data already.
    await link('All issues').click();
    await settled(page);
    const feed = '/api/admin/feed/issues';
    expect(await sent(feed)).toEqual([`${feed} at Configuration`]);
    await page.getByLabel('Status').selectOption('new');
    await page.getByText('No issues match these filters.').waitFor();
    expect(await sent(feed)).toEqual([`${feed} at Configuration`, `${feed} at All issues`]);
    await link('Figures').click();
    await page.getByRole('heading', { name: 'Figures', level: 1 }).waitFor();
    expect(await sent('/api/admin/dashboard')).toContain('/api/admin/dashboard at All issues');
  });
});
