import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express } from 'express';
import { expressMessageClasses } from './express-prototypes';
import { Unavailable } from './domain-error';
import { JSON_TYPE } from './json-stream';
import { isRealtimeUpgrade } from '../realtime/realtime-path';
import type { ApiResponse } from './request';
import { TextStream } from './text-stream';

const HEADERS_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_TIMEOUT_MS = 5_000;
/** How often half-received requests are looked at; the server's default of 30 s would outlast the timeouts. */
const CONNECTIONS_CHECK_MS = 2_500;
/** A connection on which nothing moves for so long is given up on; what is on its way in buffers counts as moving. */
const SOCKET_TIMEOUT_MS = 15_000;
/** An answer up to so many characters is sent whole, with its length and its ETag. */
const MAX_BUFFERED_BYTES = 256 * 1024;
/**
 * By when a longer one has to be taken, however steadily it is read. It holds no connection to the database meanwhile.
 */
const STREAM_TIMEOUT_MS = 10 * 60_000;
/** By when an answer has to have begun. */
const FIRST_BYTE_TIMEOUT_MS = 15_000;

/**
 * Express, but the answer is written in one step, with the success envelope of an API that has one added there and
 * nowhere else (an interceptor for it costs a tenth of a list request); requests and responses are made as Express
 * wants them; and slow senders and slow readers are given up on.
 */
export class JsonAdapter extends ExpressAdapter {
  override reply(response: ApiResponse, body: unknown, statusCode?: number): unknown {
    if (response.bodyForm === undefined || body instanceof StreamableFile) {
      return super.reply(response, body, statusCode);
    }
    if (response.bodyForm === 'page' && Buffer.isBuffer(body)) return sendPage(response, body);
    if (statusCode !== undefined) response.statusCode = statusCode;
    const { alternative } = response;
    if (alternative && response.statusCode < 300 && alternative.when?.(body as object)) {
      response.statusCode = alternative.status;
    }
    if (body instanceof TextStream) return stream(response, body);
    const json = JSON.stringify(body) ?? 'null';
    return send(response, response.bodyForm === 'envelope' ? `{"success":true,"data":${json}}` : json);
  }

  override initHttpServer(): void {
    this.httpServer = createServer(
      {
        ...expressMessageClasses(this.getInstance<Express>(), isRealtimeUpgrade),
        headersTimeout: HEADERS_TIMEOUT_MS,
        // How long a body may take depends on the route: `Connections` looks after that.
        requestTimeout: 0,
        keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
        connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
      },
      (request, response) => this.receive(request, response),
    );
    this.httpServer.timeout = SOCKET_TIMEOUT_MS;
  }

  /**
   * What is left of a packet on a connection that was cut is not looked at. Express passes a target it cannot parse by
   * every layer; as an unknown path it passes the same steps as any other.
   */
  private receive(request: IncomingMessage, response: ServerResponse): void {
    if (request.socket.destroyed) return;
    if (!URL.canParse(request.url ?? '', 'http://localhost')) request.url = '/unreadable-target';
    this.getInstance<Express>()(request, response);
  }
}

/** Writes a page, whose status and headers are set already. */
function sendPage(response: ApiResponse, page: Buffer): void {
  response.setHeader('Content-Length', page.length);
  // As text the head and the body are one write; as bytes they are a vector of two.
  response.end(page.toString('latin1'), 'latin1');
}

/** Writes a whole body; where caches may keep it, a reader who has it already gets 304. */
function send(response: ApiResponse, payload: string, contentType = JSON_TYPE): void {
  response.setHeader('Content-Type', contentType);
  if (response.maxAgeS !== undefined) {
    letCachesKeep(response, response.maxAgeS);
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
 * Writes a body that is still to be made. What fails before its first part is full is thrown, and answered as any
 * other failure; after that the connection is cut, so that nobody takes a part for the whole.
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
  if (response.maxAgeS !== undefined) letCachesKeep(response, response.maxAgeS);
  if (response.req.method === 'HEAD') {
    await pieces.return?.();
    response.end();
    return;
  }
  try {
    await pipeline(Readable.from(continued(held, pieces), { objectMode: false }), response, {
      signal: AbortSignal.timeout(STREAM_TIMEOUT_MS),
    });
  } catch (error) {
    if (!hasGone(error)) throw error;
  }
}

async function* continued(held: string, rest: AsyncIterator<string>): AsyncIterable<string> {
  try {
    yield held;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    // The producer is aborted: no more pieces are wanted.
    await rest.return?.();
  }
}

/** Whether a stream ended because its reader went away, or took too long. */
function hasGone(error: unknown): boolean {
  const { code, name } = error as NodeJS.ErrnoException;
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || name === 'AbortError';
}

function letCachesKeep(response: ApiResponse, seconds: number): void {
  response.setHeader('Cache-Control', `public, max-age=${seconds}, must-revalidate`);
  if (response.varyBy !== undefined) response.vary(response.varyBy);
}
