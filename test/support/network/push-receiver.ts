import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { decrypt } from 'http_ece';

/** A message, as a device reads it. */
export interface Shown {
  headers: IncomingHttpHeaders;
  message: { id: string; title: string; body: string; text: string; path: string };
}

/** A local push service with a device, whose messages it can decrypt. */
export class PushReceiver {
  readonly shown: Shown[] = [];
  status = 201;
  /** What happens between a message and its answer. */
  meanwhile: () => Promise<unknown> = () => Promise.resolve();
  private readonly keys = createECDH('prime256v1');
  private readonly secret = randomBytes(16).toString('base64url');

  private constructor(private readonly server: Server) {
    this.keys.generateKeys();
  }

  static async start(): Promise<PushReceiver> {
    const server = createServer((request, response) => {
      void (async () => {
        receiver.take(request.headers, await buffer(request));
        await receiver.meanwhile();
        response.writeHead(receiver.status).end();
      })();
    });
    const receiver = new PushReceiver(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return receiver;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The subscription of the device. */
  device(name: string): { endpoint: string; p256dh: string; auth: string } {
    const p256dh = this.keys.getPublicKey().toString('base64url');
    return { endpoint: `${this.origin}/${name}`, p256dh, auth: this.secret };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private take(headers: IncomingHttpHeaders, body: Buffer): void {
    const by = { version: 'aes128gcm', privateKey: this.keys, authSecret: this.secret } as const;
    this.shown.push({ headers, message: JSON.parse(decrypt(body, by).toString()) as Shown['message'] });
  }
}
