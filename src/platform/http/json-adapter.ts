import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express } from 'express';
import { expressMessageClasses } from './express-prototypes';
import { isRealtimeUpgrade } from '../realtime/realtime-path';
import type { ApiResponse } from './request';

const HEADERS_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_TIMEOUT_MS = 5_000;
/** How often half-received requests are looked at; the server's default of 30 s would outlast the timeouts. */
const CONNECTIONS_CHECK_MS = 2_500;
/** A client that takes nothing of its answer for so long is given up on. */
const SOCKET_TIMEOUT_MS = 15_000;

/**
 * Express, but the answer is written in one step, with the token API's success envelope added there and nowhere else
 * (an interceptor for it costs a tenth of a list request); requests and responses are made as Express wants them; and
 * slow senders and slow readers are given up on.
 */
export class JsonAdapter extends ExpressAdapter {
  override reply(response: ApiResponse, body: unknown, statusCode?: number): unknown {
    if (response.bodyForm === undefined || body instanceof StreamableFile) {
      return super.reply(response, body, statusCode);
    }
    if (statusCode !== undefined) response.statusCode = statusCode;
    const { alternative } = response;
    if (alternative && response.statusCode < 300 && alternative.when(body as object)) {
      response.statusCode = alternative.status;
    }
    const json = JSON.stringify(body) ?? 'null';
    const payload = response.bodyForm === 'envelope' ? `{"success":true,"data":${json}}` : json;
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(payload));
    return response.end(payload);
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
   * What is left of a packet on a connection that was cut is not looked at. Express passes a target it cannot parse by every layer; as an unknown path it walks the ladder like any
   * other.
   */
  private receive(request: IncomingMessage, response: ServerResponse): void {
    if (request.socket.destroyed) return;
    if (!URL.canParse(request.url ?? '', 'http://localhost')) request.url = '/unreadable-target';
    this.getInstance<Express>()(request, response);
  }
}
