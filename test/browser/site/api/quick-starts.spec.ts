import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { staffMember } from '../../../factories/console';
import { reportedIssue } from '../../../factories/issues';
import { person } from '../../../factories/people';
import { describeInBrowser, startBrowser } from '../../../support/browser/browser';
import { codeOf, pageOfDocs } from '../../../support/source/pages-of-docs';
import { startService, type TestService } from '../../../support/service/service';

/** `require.resolve` does not work: the package does not export this file. */
const CLIENT = readFileSync(
  join(__dirname, '../../../../node_modules/socket.io-client/dist/socket.io.esm.min.js'),
  'utf8',
);

describeInBrowser('the quick starts for browsers', () => {
  let service: TestService;
  let browser: Browser;
  let pages: Server;
  let origin: string;

  beforeAll(async () => {
    pages = createServer((_request, response) => {
      const page = codeOf(pageOfDocs('quick-start/socket-client.md'), 'html');
      response.setHeader('content-type', 'text/html');
      response.end(page.replaceAll('http://localhost:3000', service.url));
    });
    await new Promise<void>((done) => void pages.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
    service = await startService({ settings: { CORS_ORIGINS: origin } });
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await new Promise((done) => pages.close(done));
  });

  it('show a live thread, and say why a thread cannot be joined', async () => {
    const page = await browser.newPage();
    // The test serves the library itself, in the version the page names.
    await page.route('https://cdn.socket.io/4.8.4/socket.io.esm.min.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: CLIENT }),
    );
    const id = await reportedIssue(service);
    await page.goto(`${origin}/thread.html#${id}`);
    await page.waitForSelector('#state:has-text("Live")');
    const neighbour = await person(service, { name: 'Meera' });
    await service.tokenApi.as(neighbour).post(`/api/issues/${id}/messages`, { content: 'Still dark.' });
    await page.waitForSelector('#messages li:has-text("Meera: Still dark.")');
    await page.goto('about:blank');
    await page.goto(`${origin}/thread.html#iss_00000000000000000000000000`);
    await page.waitForSelector('#state:has-text("NOT_FOUND")');
    await page.close();
  });

  it('sign in to the console, list issues and move one', async () => {
    const { email, password } = await staffMember(service);
    const id = await reportedIssue(service);
    const page = await browser.newPage();
    await page.goto(`${service.url}/console`);
    const code = codeOf(pageOfDocs('quick-start/console-front-end.md'), 'js');
    const said = await page.evaluate(
      `(async () => {
         const said = [];
         const show = (text) => said.push(text);
         const [email, password] = ${JSON.stringify([email, password])};
         ${code.replaceAll('http://localhost:3000', service.url)}
         return said;
       })()`,
    );
    expect(said).toEqual([]);
    const moved = await service.database.sql('select id from issues where feed_status = $1', ['ack']);
    expect(moved).toEqual([{ id }]);
    await page.close();
  });
});
