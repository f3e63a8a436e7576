import { createRequire } from 'node:module';
import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { JwtPayload } from 'jsonwebtoken';
import { Clock } from '../kernel/clock';
import { Config } from '../platform/config/config';
import type { TokenRole } from '../kernel/roles';

/** Lifetimes in seconds (document 1, section 5). */
export const ACCESS_TOKEN_LIFETIME_S = 15 * 60;
export const REFRESH_TOKEN_LIFETIME_S = 7 * 24 * 60 * 60;

/** The `typ` header keeps one kind of token from standing in for another (RFC 8725, section 3.11). */
const ACCESS_TYPE = 'at+jwt';
const REFRESH_TYPE = 'rt+jwt';
const CLOCK_SKEW_S = 30;

export interface AccessClaims {
  sub: string;
  email: string;
  displayName: string;
  role: TokenRole;
  city: string;
  /** The refresh family, so that logging out can end it without seeing its cookie. */
  sid: string;
}

export interface RefreshClaims {
  sub: string;
  sid: string;
  jti: string;
}

/** Loaded with the first token: at the start it would cost as much as a connection to the database. */
let library: typeof import('jsonwebtoken') | undefined;
function jwt(): typeof import('jsonwebtoken') {
  library ??= createRequire(__filename)('jsonwebtoken') as typeof import('jsonwebtoken');
  return library;
}

/** Signs and verifies the two tokens of the service (HS256, document 1, section 5). */
@Injectable()
export class TokenService {
  // A key object is checked once; a string would be prepared anew for every token, at fifty times the cost.
  private readonly key: KeyObject;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.key = createSecretKey(Buffer.from(config.jwtSecret));
  }

  /** A 15-minute access token. */
  signAccess(claims: AccessClaims): string {
    const iat = this.now();
    return this.sign(ACCESS_TYPE, { ...claims, jti: randomUUID(), iat, exp: iat + ACCESS_TOKEN_LIFETIME_S });
  }

  /** A refresh token that ends at `expiresAt`. */
  signRefresh(claims: RefreshClaims, expiresAt: Date): string {
    const exp = Math.floor(expiresAt.getTime() / 1000);
    return this.sign(REFRESH_TYPE, { ...claims, iat: this.now(), exp });
  }

  /** The claims an access token proves, or undefined when it is not a valid one. */
  verifyAccess(token: string): { userId: string; sessionId: string } | undefined {
    const claims = this.verify(token, ACCESS_TYPE);
    return claims && { userId: claims.sub, sessionId: claims.sid };
  }

  /** The claims a refresh token proves, or undefined when it is not a valid one. */
  verifyRefresh(token: string): RefreshClaims | undefined {
    return this.verify(token, REFRESH_TYPE);
  }

  private sign(typ: string, claims: object): string {
    return jwt().sign(claims, this.key, { algorithm: 'HS256', header: { alg: 'HS256', typ } });
  }

  private verify(token: string, typ: string): RefreshClaims | undefined {
    const now = this.now();
    try {
      const { header, payload } = jwt().verify(token, this.key, {
        algorithms: ['HS256'],
        complete: true,
        clockTimestamp: now,
      });
      return header.typ === typ && isComplete(payload, now) ? payload : undefined;
    } catch {
      return undefined;
    }
  }

  private now(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

function isComplete(payload: string | JwtPayload, now: number): payload is JwtPayload & RefreshClaims {
  return (
    typeof payload === 'object' &&
    typeof payload.sub === 'string' &&
    typeof payload.sid === 'string' &&
    typeof payload.jti === 'string' &&
    typeof payload.exp === 'number' &&
    typeof payload.iat === 'number' &&
    payload.iat <= now + CLOCK_SKEW_S
  );
}
