import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Clock } from '../kernel/time/clock';
import type { TokenRole } from '../kernel/people/roles';
import { TOKEN_ALGORITHM } from './jwt-options';

/** Lifetimes in seconds (docs/api/auth.md#access-token). */
export const ACCESS_TOKEN_LIFETIME_S = 15 * 60;
export const REFRESH_TOKEN_LIFETIME_S = 7 * 24 * 60 * 60;

/** The `typ` header prevents the use of one kind of token as another (RFC 8725, section 3.11). */
const ACCESS_TYPE = 'at+jwt';
const REFRESH_TYPE = 'rt+jwt';
const BROWSER_TYPE = 'bs+jwt';
const FRESH_TYPE = 'fs+jwt';
const CLOCK_SKEW_S = 30;

export interface AccessClaims {
  sub: string;
  email: string;
  displayName: string;
  role: TokenRole;
  city: string;
  /** The refresh-token family, so that logging out can end it without the cookie. */
  sid: string;
}

export interface RefreshClaims {
  sub: string;
  sid: string;
  jti: string;
}

/** The account of an access token, and its session. */
export interface AccessProof {
  userId: string;
  sessionId: string;
}

/** A token with a verified signature; its type, times and claims are not checked yet. */
export interface SignedToken {
  header: { typ?: unknown };
  payload: unknown;
}

/** Signs and verifies the tokens of the service with HS256 (docs/api/auth.md#access-token). */
@Injectable()
export class TokenService {
  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
  ) {}

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

  /** The account and session of an access token; undefined if the token is not valid. */
  verifyAccess(token: string): AccessProof | undefined {
    const signed = this.verifySignature(token);
    return signed && this.checkAccess(signed);
  }

  /** The same for an access token whose signature is already verified. */
  checkAccess(signed: SignedToken): AccessProof | undefined {
    const claims = this.check(signed, ACCESS_TYPE);
    return claims && { userId: claims.sub, sessionId: claims.sid };
  }

  /** The claims of a refresh token; undefined if it is not valid. */
  verifyRefresh(token: string): RefreshClaims | undefined {
    const signed = this.verifySignature(token);
    return signed && this.check(signed, REFRESH_TYPE);
  }

  /** A token for the cookie of a browser session, valid until `expiresAt`. */
  signBrowserSession({ userId, sessionId }: AccessProof, expiresAt: Date): string {
    const claims = { sub: userId, sid: sessionId, jti: sessionId, iat: this.now() };
    return this.sign(BROWSER_TYPE, { ...claims, exp: Math.floor(expiresAt.getTime() / 1000) });
  }

  /** The account and session of a browser session's token; undefined if it is not valid. */
  verifyBrowserSession(token: string): AccessProof | undefined {
    const signed = this.verifySignature(token);
    const claims = signed && this.check(signed, BROWSER_TYPE);
    return claims && { userId: claims.sub, sessionId: claims.sid };
  }

  /** A token that a person signed in again within a session for one act, valid until `expiresAt`. */
  signFreshSignIn({ userId, sessionId }: AccessProof, act: string, expiresAt: Date): string {
    // Two sign-ins within a second are two proofs.
    const claims = { sub: userId, sid: sessionId, jti: act, nonce: randomUUID(), iat: this.now() };
    return this.sign(FRESH_TYPE, { ...claims, exp: Math.floor(expiresAt.getTime() / 1000) });
  }

  /** Whether a token is that of a fresh sign-in of this person, in this session, for this act. */
  isFreshSignIn(token: string, { userId, sessionId }: AccessProof, act: string): boolean {
    const signed = this.verifySignature(token);
    const claims = signed && this.check(signed, FRESH_TYPE);
    return claims?.sub === userId && claims.sid === sessionId && claims.jti === act;
  }

  private sign(typ: string, claims: object): string {
    return this.jwt.sign(claims, { header: { alg: TOKEN_ALGORITHM, typ } });
  }

  /** Without the library's own check of times, which uses the system's clock; `check` uses the injected one. */
  private verifySignature(token: string): SignedToken | undefined {
    try {
      return this.jwt.verify<SignedToken>(token, {
        complete: true,
        ignoreExpiration: true,
        ignoreNotBefore: true,
      });
    } catch {
      return undefined;
    }
  }

  private check({ header, payload }: SignedToken, typ: string): RefreshClaims | undefined {
    return header.typ === typ && isComplete(payload) && isCurrent(payload, this.now()) ? payload : undefined;
  }

  private now(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

/** The claims of every token of this service; times are in seconds since 1970. */
interface CompleteClaims extends RefreshClaims {
  exp: number;
  iat: number;
  nbf?: unknown;
}

function isComplete(payload: unknown): payload is CompleteClaims {
  if (typeof payload !== 'object' || payload === null) return false;
  const { sub, sid, jti, exp, iat } = payload as Record<string, unknown>;
  return (
    typeof sub === 'string' &&
    typeof sid === 'string' &&
    typeof jti === 'string' &&
    typeof exp === 'number' &&
    typeof iat === 'number'
  );
}

/** Whether a token is neither expired nor issued in the future; this service sets no later `nbf`. */
function isCurrent({ exp, iat, nbf }: CompleteClaims, now: number): boolean {
  const hasBegun = nbf === undefined || (typeof nbf === 'number' && nbf <= now);
  return now < exp && iat <= now + CLOCK_SKEW_S && hasBegun;
}
