import { IncomingMessage, ServerResponse } from 'node:http';
import type { Express } from 'express';

/**
 * Classes whose instances already are what Express makes of a request and a response.
 *
 * Express changes the prototype of both for every request, which turns them into slow objects that outlive their
 * use; a plain answer takes four times as long. Made by the server with the right prototype, they stay as they are.
 * @param upgrades whether a request that asks for another protocol is given it; any other is a plain request (RFC 9110,
 *   7.8), which this version of Node.js offers no other way to say once anyone listens for upgrades
 */
export function expressMessageClasses(
  app: Express,
  upgrades: (request: IncomingMessage) => boolean,
): {
  IncomingMessage: typeof IncomingMessage;
  ServerResponse: typeof ServerResponse;
} {
  class ExpressRequest extends IncomingMessage {
    private asksForUpgrade = false;

    set upgrade(asks: boolean) {
      this.asksForUpgrade = asks;
    }

    get upgrade(): boolean {
      return this.asksForUpgrade && upgrades(this);
    }
  }
  class ExpressResponse<Request extends IncomingMessage> extends ServerResponse<Request> {}
  Object.setPrototypeOf(ExpressRequest.prototype, app.request);
  Object.setPrototypeOf(ExpressResponse.prototype, app.response);
  Object.assign(app, { request: ExpressRequest.prototype, response: ExpressResponse.prototype });
  return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse };
}
