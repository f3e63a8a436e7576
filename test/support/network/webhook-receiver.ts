import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A received delivery. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The answer of a receiver. */
export interface ReceiverAnswer {
  status: number;
  headers?: Record<string, string>;
}

/** A local receiver of webhooks: it stores deliveries, and answers as a spec has set. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** Its answer; a pending promise makes the endpoint hang. */
  answer: (received: Received) => ReceiverAnswer | Promise<ReceiverAnswer> = () => ({ status: 204 });

  private constructor(private readonly server: Server) {}

  static async start(): Promise<WebhookReceiver> {
    const server = createServer((request, response) => {
      void (async () => {
        const received = { path: request.url ?? '', headers: request.headers, body: await text(request) };
        receiver.received.push(received);
        const { status, headers } = await receiver.answer(received);
        response.writeHead(status, headers).end();
      })();
    });
    const receiver = new WebhookReceiver(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return receiver;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The ids of the received events. */
  get ids(): string[] {
    return this.received.map(({ headers }) => String(headers['webhook-id']));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}
