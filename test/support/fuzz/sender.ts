import {
  Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
} from 'node:http';
import type { Request } from './draft';

const TIMEOUT_MS = 60_000;
/** A server may answer an oversized body before it has received all of it, and close the connection. */
const LARGE = 500_000;

/** The result of a request. */
export interface Outcome {
  ms: number;
  /** Node's client refuses to send it, so it was not sent. */
  unsendable?: boolean;
  /** Why there was no answer. */
  failure?: string;
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends requests over kept-alive connections. */
export class Sender {
  private readonly agent: Agent;

  constructor(
    private readonly url: string,
    connections: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  async send(asked: Request): Promise<Outcome> {
    const outcome = await this.attempt(asked);
    // A connection may be closed just when it is used again, which is normal in HTTP.
    return outcome.failure === 'closed before' ? this.attempt(asked) : outcome;
  }

  close(): void {
    this.agent.destroy();
  }

  private attempt(asked: Request): Promise<Outcome> {
    const startedAt = performance.now();
    const none = { status: 0, headers: {}, text: '' };
    const since = () => performance.now() - startedAt;
    return new Promise((done) => {
      let outgoing: ClientRequest;
      const timer = setTimeout(() => {
        done({ ...none, ms: since(), failure: `no answer within ${TIMEOUT_MS} ms` });
        outgoing.destroy();
      }, TIMEOUT_MS);
      const end = (outcome: Omit<Outcome, 'ms'>) => {
        clearTimeout(timer);
        done({ ...outcome, ms: since() });
      };
      try {
        outgoing = this.begin(asked, (incoming) => void collected(incoming).then(end));
      } catch (error) {
        end({ ...none, unsendable: true, failure: String(error) });
        return;
      }
      outgoing.on('error', (error) => end({ ...none, failure: reasonOf(error, outgoing, asked) }));
      outgoing.end(asked.payload);
    });
  }

  private begin({ method, target, headers, payload }: Request, take: (answer: IncomingMessage) => void) {
    const url = new URL(this.url);
    const length = payload === undefined ? {} : { 'content-length': payload.length };
    const { hostname: host, port } = url;
    // With the port only, the path is sent unchanged, without resolving it.
    return request(
      { host, port, method, path: target, agent: this.agent, headers: { ...length, ...headers } },
      take,
    );
  }
}

async function collected(incoming: IncomingMessage): Promise<Omit<Outcome, 'ms'>> {
  const { statusCode: status = 0, headers } = incoming;
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
  } catch (error) {
    return { status, headers, text: '', failure: `the answer broke off: ${String(error)}` };
  }
  return { status, headers, text: Buffer.concat(chunks).toString() };
}

function reasonOf(error: NodeJS.ErrnoException, outgoing: ClientRequest, { payload }: Request): string {
  const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
  if (isClosed && outgoing.reusedSocket) return 'closed before';
  if (isClosed && (payload?.length ?? 0) > LARGE) return 'too large';
  return String(error);
}
