import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Test } from 'supertest';

export interface HttpRequest {
  method: string;
  url: string;
  headers?: Record<string, string>;
  /** Sent as it is; a stream as it comes, without saying how long it is. */
  payload?: string | Buffer | Readable;
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

/**
 * Reads the answer to an ordinary request: `answerOf(request(url).get(path))`.
 * @param test a request of supertest's, not yet sent, of any method but HEAD
 * @returns the answer as `send` gives it, whatever its status and type; redirects are not followed
 * @throws Error when no whole answer comes
 */
export async function answerOf<Body = unknown>(test: Test): Promise<HttpAnswer<Body>> {
  // supertest would ask for a compressed answer, and keep the text of some types only: as bytes it is always there.
  const response = await test.unset('Accept-Encoding').responseType('blob');
  const headers: IncomingHttpHeaders = response.headers;
  return answerFrom<Body>(response.status, headers, response.body as Buffer);
}

/**
 * Sends one request, exactly as given, with Node's own client. For what supertest does not leave to the caller: the
 * bytes of a payload and of headers, a connection or agent of one's own, the address a request comes from, HEAD, a
 * body with GET. Any other request is made by a surface's `ApiClient`, or by supertest where no document describes
 * the answer. As browsers do, it asks once more where the service had closed a connection that was idle.
 * @throws Error when no whole answer comes
 */
export async function send<Body = unknown>(asked: HttpRequest): Promise<HttpAnswer<Body>> {
  try {
    return await sendOnce<Body>(asked);
  } catch (error) {
    if (!(error instanceof ConnectionWasClosed)) throw error;
    return sendOnce<Body>({ ...asked, agent: undefined });
  }
}

/** A connection that was used before ended while a request was sent on it. */
class ConnectionWasClosed extends Error {}

function sendOnce<Body>({
  method,
  url,
  headers = {},
  payload,
  from,
  agent,
}: HttpRequest): Promise<HttpAnswer<Body>> {
  return new Promise((done, fail) => {
    const hasLength = payload !== undefined && !(payload instanceof Readable);
    const length = hasLength ? { 'content-length': String(Buffer.byteLength(payload)) } : {};
    const outgoing = request(
      url,
      { method, headers: { ...length, ...headers }, localAddress: from, agent: agent ?? false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', fail);
        response.on('end', () => {
          done(answerFrom<Body>(response.statusCode ?? 0, response.headers, Buffer.concat(chunks)));
        });
      },
    );
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const wasIdle = outgoing.reusedSocket && error.code === 'ECONNRESET' && !(payload instanceof Readable);
      fail(wasIdle ? new ConnectionWasClosed(error.message) : error);
    });
    if (payload instanceof Readable) return void payload.on('error', fail).pipe(outgoing);
    // A text would be joined with the headers, which then are not sent as the Latin-1 they are.
    outgoing.end(payload === undefined ? undefined : Buffer.from(payload));
  });
}

const MAX_TRIES = 10;
const RETRY_AFTER_MS = 1000;

/**
 * Asks again where a busy machine kept the service from answering (503). For what a spec arranges; what it is about is
 * asked once.
 * @returns the first other answer, or the last of ten
 */
export async function whenServed<Body>(ask: () => Promise<HttpAnswer<Body>>): Promise<HttpAnswer<Body>> {
  for (let tries = 1; ; tries++) {
    const answer = await ask();
    if (answer.status !== 503 || tries === MAX_TRIES) return answer;
    await delay(RETRY_AFTER_MS);
  }
}

function answerFrom<Body>(status: number, headers: IncomingHttpHeaders, bytes: Buffer): HttpAnswer<Body> {
  const text = bytes.toString();
  const isJson = headers['content-type']?.startsWith('application/json') && text !== '';
  return { status, headers, text, body: (isJson ? JSON.parse(text) : undefined) as Body };
}
