import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express } from 'express';
import { expressMessageClasses } from '../patches/express-prototypes';
import { Unavailable } from './domain-error';
import { JSON_TYPE } from './json-stream';
import { isRealtimeUpgrade } from '../realtime/realtime-path';
import type { ApiResponse } from './request';
import { sendStream } from './send-stream';
import { TextStream } from './text-stream';

const HEADERS_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_TIMEOUT_MS = 5_000;
/** How often incomplete requests are checked; the server's default of 30 s is longer than the timeouts. */
const CONNECTIONS_CHECK_MS = 2_500;
/** A connection without progress for this long is closed; data that leaves the send buffers is progress. */
const SOCKET_TIMEOUT_MS = 15_000;
/** A longer answer is streamed, without Content-Length and ETag. */
const MAX_BUFFERED_BYTES = 256 * 1024;
/** The time limit until the first byte of an answer. */
const FIRST_BYTE_TIMEOUT_MS = 15_000;

/**
 * The Express adapter with three changes. An answer is written in one step, and the success envelope of its API is
 * added there and nowhere else (an interceptor would cost a tenth of a list request). Requests and responses are
 * created with Express's prototypes. Slow senders and slow readers are disconnected.
 */
export class JsonAdapter extends ExpressAdapter {
  override reply(response: ApiResponse, body: unknown, statusCode?: number): unknown {
    const { answer } = response.req.matched;
    if (answer === undefined || body instanceof StreamableFile) {
      return super.reply(response, body, statusCode);
    }
    if (answer.form === 'page' && Buffer.isBuffer(body)) return sendPage(response, body);
    if (statusCode !== undefined) response.statusCode = statusCode;
    const { alternative = answer.alternative } = response;
    if (alternative && response.statusCode < 300 && alternative.when?.(body as object)) {
      response.statusCode = alternative.status;
    }
    if (body instanceof TextStream) return stream(response, body);
    const json = JSON.stringify(body) ?? 'null';
    return send(response, answer.form === 'envelope' ? `{"success":true,"data":${json}}` : json);
  }

  override initHttpServer(): void {
    this.httpServer = createServer(
      {
        ...expressMessageClasses(this.getInstance<Express>(), isRealtimeUpgrade),
        headersTimeout: HEADERS_TIMEOUT_MS,
        // How long a body may take depends on the route, so `Connections` enforces it.
        requestTimeout: 0,
        keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
        // `checkTarget` refuses a request without one, in the form of our errors.
        requireHostHeader: false,
        connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
      },
      (request, response) => this.receive(request, response),
    );
    this.httpServer.timeout = SOCKET_TIMEOUT_MS;
  }

  /**
   * Requests left in a packet of a closed connection are ignored. Express would match a target without a path against
   * every layer; as an unknown path it takes the usual steps, of which `checkTarget` reads the original.
   */
  private receive(request: IncomingMessage & { originalUrl?: string }, response: ServerResponse): void {
    if (request.socket.destroyed) return;
    const { url = '' } = request;
    if (!/^[/*]/.test(url) || !URL.canParse(url, 'http://localhost')) {
      request.originalUrl = url;
      request.url = '/unreadable-target';
    }
    this.getInstance<Express>()(request, response);
  }
}

/** Writes an HTML page; its status and headers are already set. */
function sendPage(response: ApiResponse, page: Buffer): void {
  response.setHeader('Content-Length', page.length);
  // As a string, headers and body are one write; as bytes they would be two buffers.
  response.end(page.toString('latin1'), 'latin1');
}

/** Writes a complete body; if the answer may be cached, a client that already has it gets 304. */
function send(response: ApiResponse, payload: string, contentType = JSON_TYPE): void {
  response.setHeader('Content-Type', contentType);
  if (letCachesKeep(response)) {
    response.setHeader('ETag', `W/"${createHash('sha1').update(payload).digest('base64url')}"`);
    if (response.req.fresh) {
      response.removeHeader('Content-Type');
      response.statusCode = 304;
      response.end();
      return;
    }
  }
  response.setHeader('Content-Length', Buffer.byteLength(payload));
  response.end(payload);
}

/**
 * Writes a streamed body. A failure before the first part is complete is thrown and answered like any other; a later
 * one closes the connection, so that the client does not take a part for the whole.
 */
async function stream(response: ApiResponse, body: TextStream): Promise<void> {
  const pieces = body.pieces[Symbol.asyncIterator]();
  const deadline = performance.now() + FIRST_BYTE_TIMEOUT_MS;
  let held = '';
  while (body.isHeld === 'always' || held.length <= MAX_BUFFERED_BYTES) {
    if (response.destroyed) return void (await pieces.return?.());
    if (performance.now() > deadline) {
      await pieces.return?.();
      throw new Unavailable('The answer could not be made in time; ask for less');
    }
    const next = await pieces.next();
    if (next.done) {
      if (body.isHeld !== 'never') return send(response, held, body.contentType);
      break;
    }
    held += next.value;
  }
  response.setHeader('Content-Type', body.contentType);
  letCachesKeep(response);
  if (response.req.method === 'HEAD') {
    await pieces.return?.();
    response.end();
    return;
  }
  await sendStream(Readable.from(continued(held, pieces), { objectMode: false }), response);
}

async function* continued(held: string, rest: AsyncIterator<string>): AsyncIterable<string> {
  try {
    yield held;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    // Ends the producer, as no more parts are needed.
    await rest.return?.();
  }
}

/** @returns whether caches may keep the answer */
function letCachesKeep(response: ApiResponse): boolean {
  const { maxAgeS, varyBy } = response.req.matched.answer ?? {};
  if (maxAgeS === undefined) return false;
  response.setHeader('Cache-Control', `public, max-age=${maxAgeS}, must-revalidate`);
  if (varyBy !== undefined) response.vary(varyBy);
  return true;
}
