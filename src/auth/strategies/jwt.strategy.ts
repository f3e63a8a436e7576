import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-jwt';
import type { Actor } from '../../kernel/people/actor';
import { Config } from '../../platform/config/config';
import { signingKey, TOKEN_ALGORITHM } from '../jwt-options';
import { TokenAuthenticator } from '../token-authenticator';
import { type SignedToken, TokenService } from '../token.service';
import { bearerToken } from './bearer-token';

/** The status passport gives a failure; the guard ignores it. */
const UNAUTHORIZED = 401;

/**
 * passport-jwt's strategy with a unique name. Passport registers strategies by name for the whole process: the second
 * of two applications would replace the `jwt` of the first, which would then use the wrong key and people.
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
      // The types only allow strings and buffers; jsonwebtoken itself accepts key objects, as it documents.
      // eslint-disable-next-line no-restricted-syntax
      secretOrKey: signingKey(config) as unknown as Buffer,
      algorithms: [TOKEN_ALGORITHM],
      // These options are read once; `validate` compares the times with the injected clock.
      ignoreExpiration: true,
      // The complete token, so that `validate` sees the header's `typ`.
      jsonWebTokenOptions: { complete: true, ignoreNotBefore: true },
    });
  }

  /** jsonwebtoken throws synchronously if the signed payload is `null`. */
  override authenticate(request: Request): void {
    try {
      super.authenticate(request);
    } catch {
      this.fail(UNAUTHORIZED);
    }
  }

  /**
   * @param token a token with a verified signature
   * @returns the person as now stored in the database; undefined if the token is not valid, or no longer
   */
  override async validate(token: SignedToken): Promise<Actor | undefined> {
    const proof = this.tokens.checkAccess(token);
    return proof && this.authenticator.actorOf(proof);
  }
}
