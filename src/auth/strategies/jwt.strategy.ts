import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-jwt';
import type { Actor } from '../../kernel/actor';
import { Config } from '../../config/config';
import { signingKey, TOKEN_ALGORITHM } from '../jwt-options';
import { TokenAuthenticator } from '../token-authenticator';
import { type SignedToken, TokenService } from '../token.service';
import { bearerToken } from './bearer-token';

/** The status passport gives a failure; the guard does not read it. */
const UNAUTHORIZED = 401;

/**
 * passport-jwt's strategy under a name of its own. Passport keeps strategies by name for the whole process: of two
 * applications in one process the second would replace the first one's 'jwt', and answer with its own key and people.
 */
class UniquelyNamedStrategy extends Strategy {
  override name = `jwt-${randomUUID()}`;
}

/** Authenticates requests by the access token of their Authorization header. */
@Injectable()
export class JwtStrategy extends PassportStrategy(UniquelyNamedStrategy) {
  constructor(
    config: Config,
    private readonly tokens: TokenService,
    private readonly authenticator: TokenAuthenticator,
  ) {
    super({
      jwtFromRequest: bearerToken,
      // Its types know strings and buffers alone; it hands the key to jsonwebtoken, which takes key objects.
      secretOrKey: signingKey(config) as unknown as Buffer,
      algorithms: [TOKEN_ALGORITHM],
      // The options are read once: times are checked in `validate`, by the injected clock.
      ignoreExpiration: true,
      // Complete, so that `validate` sees the header's `typ`.
      jsonWebTokenOptions: { complete: true, ignoreNotBefore: true },
    });
  }

  /** jsonwebtoken throws, instead of calling back, where the signed text is `null`. */
  override authenticate(request: Request): void {
    try {
      super.authenticate(request);
    } catch {
      this.fail(UNAUTHORIZED);
    }
  }

  /**
   * @param token a token whose signature is verified
   * @returns the person as the database knows them now, or undefined when the token is not (or no longer) valid
   */
  override async validate(token: SignedToken): Promise<Actor | undefined> {
    const proof = this.tokens.checkAccess(token);
    return proof && this.authenticator.actorOf(proof);
  }
}
