import { IncomingMessage, ServerResponse } from 'node:http';
import type { Express } from 'express';

/**
 * Message classes that already have the prototypes Express sets on a request and a response.
 *
 * Express changes both prototypes for every request, which makes them slow objects; a plain answer then takes four
 * times as long. Instances created with the right prototype are not changed.
 * @param upgrades whether an upgrade request is upgraded; any other is handled as a plain request (RFC 9110, 7.8),
 *   which this version of Node.js offers no other way to decide once there is a listener for upgrades
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
