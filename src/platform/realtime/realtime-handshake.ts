import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config';
import { Authenticator } from '../http/authenticator';
import { Unauthorized } from '../http/domain-error';
import { KnownOrigins } from '../http/known-origin';
import { LimitStores } from '../limits/limit-stores';
import { HandshakeLimit } from './limits';
import type { RealtimeSocket } from './realtime';

const MAX_TOKEN_LENGTH = 8192;

/** Who may connect to the realtime server, and as whom. */
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
   * Why a connection is refused, or null. CORS does not hold for websockets: a foreign page's browser would
   * connect, and be refused only an answer.
   */
  async refusal(request: IncomingMessage): Promise<string | null> {
    if (!this.origins.accepts(request.headers)) return 'this origin is not accepted';
    return (await this.handshakes.allows(request)) ? null : 'too many connections from this address';
  }

  /**
   * Finds out who opened a connection. One without a token is anonymous; a token that is not valid is refused, for its
   * sender means to be known.
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
