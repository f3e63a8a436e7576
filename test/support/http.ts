import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface HttpRequest {
  method: string;
  url: string;
  headers?: Record<string, string>;
  /** Sent as it is. */
  payload?: string | Buffer;
  /** The loopback address the request comes from. */
  from?: string;
  /** Whose connections it uses; without one it has a connection of its own. */
  agent?: Agent;
}

export interface HttpAnswer<Body = unknown> {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  body: Body;
}

/** Sends one request, exactly as given. */
export function send<Body = unknown>({
  method,
  url,
  headers = {},
  payload,
  from,
  agent,
}: HttpRequest): Promise<HttpAnswer<Body>> {
  return new Promise((done, fail) => {
    const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
    const outgoing = request(
      url,
      { method, headers: { ...length, ...headers }, localAddress: from, agent: agent ?? false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', fail);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const isJson = response.headers['content-type']?.startsWith('application/json') && text !== '';
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            body: (isJson ? JSON.parse(text) : undefined) as Body,
          });
        });
      },
    );
    outgoing.on('error', fail);
    // A text would be joined with the headers, which then are not sent as the Latin-1 they are.
    outgoing.end(payload === undefined ? undefined : Buffer.from(payload));
  });
}
