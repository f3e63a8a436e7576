import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Test } from 'supertest';

export interface HttpRequest {
  method: string;
  url: string;
  headers?: Record<string, string>;
  /** Sent unchanged; a stream is sent without Content-Length. */
  payload?: string | Buffer | Readable;
  /** The loopback address from which the request is sent. */
  from?: string;
  /** The agent with its connections; by default a new connection. */
  agent?: Agent;
}

export interface HttpAnswer<Body = unknown> {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  body: Body;
}

/**
 * Reads the answer to a normal request: `answerOf(request(url).get(path))`.
 * @param test a supertest request that is not sent yet, of any method except HEAD
 * @returns the answer in the form of `send`, with any status and type; redirects are not followed
 * @throws Error if there is no complete answer
 */
export async function answerOf<Body = unknown>(test: Test): Promise<HttpAnswer<Body>> {
  // supertest would request compression, and decode only some types; as bytes the body is always available.
  const response = await test.unset('Accept-Encoding').responseType('blob');
  const headers: IncomingHttpHeaders = response.headers;
  return answerFrom<Body>(response.status, headers, response.body as Buffer);
}

/**
 * Sends one request unchanged, with Node's own client. For requests that supertest cannot send: bytes in a payload or
 * headers, a specific connection, agent or source address, HEAD, and GET with a body. Other requests are sent by an
 * API's `ApiClient`, or by supertest if no document describes the answer. Like browsers, it retries once if the service
 * had closed an idle connection.
 * @throws Error if there is no complete answer
 */
export async function send<Body = unknown>(asked: HttpRequest): Promise<HttpAnswer<Body>> {
  try {
    return await sendOnce<Body>(asked);
  } catch (error) {
    if (!(error instanceof ConnectionWasClosed)) throw error;
    return sendOnce<Body>({ ...asked, agent: undefined });
  }
}

/** A reused connection ended while a request was sent on it. */
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
    // A text would be sent together with the headers, which then would not be Latin-1.
    outgoing.end(payload === undefined ? undefined : Buffer.from(payload));
  });
}

const MAX_TRIES = 10;
const RETRY_AFTER_MS = 1000;

/**
 * Repeats a request that was answered with 503 on a busy machine. For the set-up of a spec; the request under test is
 * sent once.
 * @returns the first other answer, or the last one of ten
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
