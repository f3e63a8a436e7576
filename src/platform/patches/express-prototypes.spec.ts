import { createServer, type IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express, type Request, type Response } from 'express';
import { expressMessageClasses } from './express-prototypes';

/** Whether Express gives the request and the response of one exchange other prototypes, and what it answers. */
async function exchange(app: Express, classes: object = {}) {
  let changed: boolean[] = [];
  const listener: RequestListener = (request, response) => {
    const before = [request, response].map((message): unknown => Object.getPrototypeOf(message));
    app(request as Request, response as Response);
    changed = [request, response].map((message, at) => Object.getPrototypeOf(message) !== before[at]);
  };
  const server = createServer(classes, listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/a?b=1`);
    return { changed, answer: (await answer.json()) as unknown };
  } finally {
    await new Promise((done) => server.close(done));
  }
}

function application(): Express {
  const app = express();
  // `path`, `get` and `json` are Express's own, `setHeader` is that of Node.js.
  app.use((request, response) => {
    response.setHeader('X-Test', '1');
    response.json({ path: request.path, host: request.get('host') !== undefined });
  });
  return app;
}

describe('the message classes of Express', () => {
  const answer = { path: '/a', host: true };

  it('are needed: Express gives each message another prototype', async () => {
    expect(await exchange(application())).toEqual({ changed: [true, true], answer });
  });

  it('have the prototypes that Express would set, and its methods', async () => {
    const app = application();
    const classes = expressMessageClasses(app, () => false);
    expect(await exchange(app, classes)).toEqual({ changed: [false, false], answer });
    expect(app.request).toBe(classes.IncomingMessage.prototype);
    expect(app.response).toBe(classes.ServerResponse.prototype);
  });

  it('upgrade only the requests that they are told to', () => {
    const { IncomingMessage: ExpressRequest } = expressMessageClasses(
      application(),
      (request: IncomingMessage) => request.url === '/socket',
    );
    const upgradeOf = (url: string, upgrade: boolean) =>
      Object.assign(new ExpressRequest(null as never), { url, upgrade }) as IncomingMessage & {
        upgrade: boolean;
      };
    expect(upgradeOf('/socket', true).upgrade).toBe(true);
    expect(upgradeOf('/socket', false).upgrade).toBe(false);
    expect(upgradeOf('/other', true).upgrade).toBe(false);
    expect(new ServerResponse(upgradeOf('/', false)).req).toBeInstanceOf(ExpressRequest);
  });
});
