import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express } from 'express';
import type { ApiResponse } from './request';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_TIMEOUT_MS = 5_000;
/** How often half-received requests are looked at; the server's default of 30 s would outlast the timeouts. */
const CONNECTIONS_CHECK_MS = 2_500;

/**
 * Express with two changes. It writes a returned value as JSON in one step and adds the token API's success envelope
 * there, once: an interceptor for it costs a tenth of a list request. And its server gives up on slow senders.
 */
export class JsonAdapter extends ExpressAdapter {
  override reply(response: ApiResponse, body: unknown, statusCode?: number): unknown {
    if (response.bodyForm === undefined || body instanceof StreamableFile) {
      return super.reply(response, body, statusCode);
    }
    if (statusCode !== undefined) response.statusCode = statusCode;
    const json = JSON.stringify(body) ?? 'null';
    const payload = response.bodyForm === 'envelope' ? `{"success":true,"data":${json}}` : json;
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(payload));
    return response.end(payload);
  }

  override initHttpServer(): void {
    this.httpServer = createServer(
      {
        headersTimeout: HEADERS_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
        connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
      },
      (request, response) => this.receive(request, response),
    );
  }

  /** Express passes a target it cannot parse by every layer; as an unknown path it walks the ladder like any other. */
  private receive(request: IncomingMessage, response: ServerResponse): void {
    if (!URL.canParse(request.url ?? '', 'http://localhost')) request.url = '/unreadable-target';
    this.getInstance<Express>()(request, response);
  }
}
