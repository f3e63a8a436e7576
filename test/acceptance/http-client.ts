import { Agent as HttpAgent, type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

const TIMEOUT_MS = 60_000;

/** One request. The path is sent exactly as it is: nothing is resolved or encoded. */
export interface Call {
  method: string;
  path: string;
  body?: unknown;
  /** A body that is sent as it is, instead of `body`. */
  rawBody?: string;
  headers?: Record<string, string>;
}

/** The response to a call; `body` is the parsed JSON, undefined if the response is not JSON. */
export interface Reply {
  call: Call;
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  body: unknown;
}

/** A plain HTTP client with keep-alive connections, which counts the statuses of responses. */
export class HttpClient {
  readonly statuses = new Map<number, number>();
  private readonly secure: boolean;
  private readonly agent: HttpAgent;

  constructor(
    private readonly base: URL,
    sockets: number,
  ) {
    this.secure = base.protocol === 'https:';
    this.agent = new (this.secure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: sockets });
  }

  /** @throws Error if no response comes, or Node refuses to send the request */
  send(call: Call): Promise<Reply> {
    const text = call.rawBody ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
    // As bytes: if the body were a string, Node would use its encoding for the headers too.
    const payload = text === undefined ? undefined : Buffer.from(text, 'utf8');
    const headers: Record<string, string> = { Accept: 'application/json', ...call.headers };
    if (payload !== undefined) {
      headers['Content-Type'] ??= 'application/json';
      headers['Content-Length'] = String(payload.length);
    }
    const { method, path } = call;
    const options = { agent: this.agent, method, path, headers, timeout: TIMEOUT_MS };
    return new Promise((resolve, reject) => {
      const outgoing = (this.secure ? httpsRequest : httpRequest)(this.base, options, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const status = incoming.statusCode ?? 0;
          this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
          const answer = Buffer.concat(chunks).toString('utf8');
          resolve({ call, status, headers: incoming.headers, text: answer, body: parsed(answer) });
        });
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)));
      outgoing.on('error', reject);
      outgoing.end(payload);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** Text as the bytes of a header or a raw path: UTF-8, one character per byte. */
export function asBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
