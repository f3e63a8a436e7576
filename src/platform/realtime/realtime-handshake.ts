import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import { Authenticator } from '../http/authenticator';
import { Unauthorized } from '../http/domain-error';
import { KnownOrigins } from '../http/known-origin';
import { LimitStores } from '../limits/limit-stores';
import { HandshakeLimit, type OpenConnection } from './limits';
import type { RealtimeSocket } from './realtime';

const MAX_TOKEN_LENGTH = 8192;

/** Decides who may connect to the realtime server, and identifies them. */
@Injectable()
export class RealtimeHandshake {
  private readonly handshakes: HandshakeLimit;

  constructor(
    config: Config,
    private readonly authenticator: Authenticator,
    private readonly origins: KnownOrigins,
    limits: LimitStores,
  ) {
    this.handshakes = new HandshakeLimit(config, limits);
  }

  /**
   * The reason to refuse a connection, or null. CORS does not apply to websockets: a browser opens one for a foreign
   * page, so the Origin is checked here.
   */
  async refusal(request: IncomingMessage): Promise<string | null> {
    if (!this.origins.accepts(request.headers)) return 'this origin is not accepted';
    return (await this.handshakes.allows(request)) ? null : 'too many connections from this address';
  }

  /** Counts a connection that was opened, until it is closed. */
  opened(connection: OpenConnection): void {
    this.handshakes.count(connection);
  }

  /**
   * Identifies who opened a connection. Without a token the connection is anonymous; an invalid token is refused,
   * because its sender wants to be signed in.
   * @throws Unauthorized
   */
  async identify(socket: RealtimeSocket): Promise<void> {
    const { token } = socket.handshake.auth as { token?: unknown };
    if (token === undefined || token === null) return;
    if (typeof token !== 'string' || token.length > MAX_TOKEN_LENGTH) throw new Unauthorized();
    const actor = await this.authenticator.authenticate(token);
    if (!actor) throw new Unauthorized();
    socket.data.actor = actor;
  }
}
