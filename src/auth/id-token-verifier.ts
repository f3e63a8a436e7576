import { Injectable } from '@nestjs/common';
import type { JWTPayload, JWTVerifyGetKey, KeyObject } from 'jose';
import { firstCharacters } from '../kernel/text/first-characters';
import { isVisible, plainName } from '../kernel/text/visible-text';
import { Clock } from '../kernel/time/clock';
import { Unauthorized, Unavailable } from '../platform/http/domain-error';

const ALGORITHMS = ['RS256', 'ES256'];
const KEYS_TIMEOUT_MS = 3000;
/** OpenID Connect limits a subject to this length. */
const MAX_SUBJECT_LENGTH = 255;
/** The maximum length of an email address (RFC 5321, 4.5.3.1.3). */
const MAX_EMAIL_LENGTH = 254;
const MAX_NAME_LENGTH = 100;
const ADDRESS = /^[!-?A-~]+@[!-?A-~]+$/;

/** Failures to fetch the provider's keys, as opposed to an invalid token. */
const KEYS_UNAVAILABLE = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID']);

/** Whose ID tokens are accepted. */
export interface IdTokenIssuer {
  /** The spellings of its issuer. */
  issuers: string[];
  /** The clients whose tokens are accepted. */
  audience: string[];
  keys: JWTVerifyGetKey | KeyObject;
  /** By how much its clock may differ from ours. */
  clockSkewS: number;
}

/** The keys that a provider publishes; a new one is fetched when a token needs it, at most once in 30 seconds. */
export async function keysAt(jwksUri: string): Promise<JWTVerifyGetKey> {
  const { createRemoteJWKSet } = await import('jose');
  return createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: KEYS_TIMEOUT_MS });
}

/** Verifies ID tokens: signature, issuer, audience, times, and the nonce. */
@Injectable()
export class IdTokenVerifier {
  constructor(private readonly clock: Clock) {}

  /**
   * The claims of an ID token of an issuer.
   * @param nonce the nonce the token must contain, if it was requested with one
   * @throws Unauthorized if the token is not valid; Unavailable if the keys cannot be fetched
   */
  async claimsOf(idToken: string, issuer: IdTokenIssuer, nonce?: string): Promise<JWTPayload> {
    const { jwtVerify } = await import('jose');
    const now = this.clock.now();
    const { issuers, audience, keys, clockSkewS } = issuer;
    try {
      const options = {
        issuer: issuers,
        audience,
        algorithms: ALGORITHMS,
        requiredClaims: ['exp', 'iat', 'sub'],
        currentDate: now,
        clockTolerance: clockSkewS,
      };
      const { payload } =
        typeof keys === 'function'
          ? await jwtVerify(idToken, keys, options)
          : await jwtVerify(idToken, keys, options);
      if (Number(payload.iat) > now.getTime() / 1000 + clockSkewS)
        throw new Unauthorized('The ID token is not valid yet');
      if (nonce !== undefined && payload.nonce !== nonce)
        throw new Unauthorized('The ID token is for another sign-in');
      return payload;
    } catch (error) {
      throw asDomainError(error);
    }
  }
}

/** The verified email of an ID token. @throws Unauthorized if it has none */
export function verifiedEmailOf({ email, email_verified: verified }: JWTPayload): string {
  if (isAddress(email) && (verified === true || verified === 'true')) return email;
  throw new Unauthorized('The ID token does not carry a verified email');
}

/** The subject of an ID token. @throws Unauthorized if it is no usable one */
export function subjectOf({ sub }: JWTPayload): string {
  if (isSubject(sub)) return sub;
  throw new Unauthorized('The ID token does not carry a valid subject');
}

/** The name of the person of an ID token, with at most 100 characters; undefined if it has none. */
export function nameOf({ name }: JWTPayload): string | undefined {
  const given = typeof name === 'string' ? plainName(name) : '';
  return isVisible(given) ? firstCharacters(given, MAX_NAME_LENGTH) : undefined;
}

/**
 * An address of visible ASCII characters: others look like ASCII letters, or become them in lower case, and an account
 * has the rights of its address.
 */
function isAddress(email: unknown): email is string {
  return typeof email === 'string' && email.length <= MAX_EMAIL_LENGTH && ADDRESS.test(email);
}

function isSubject(sub: unknown): sub is string {
  return (
    typeof sub === 'string' && sub.length <= MAX_SUBJECT_LENGTH && isVisible(sub) && !/\p{Cc}/u.test(sub)
  );
}

function asDomainError(error: unknown): Error {
  if (error instanceof Unauthorized) return error;
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: unknown };
  // A failed fetch is a TypeError with a cause; a TypeError without one means the key does not fit the algorithm.
  if (
    (name === 'TypeError' && cause !== undefined) ||
    (typeof code === 'string' && KEYS_UNAVAILABLE.has(code))
  ) {
    return new Unavailable('The identity provider cannot be reached right now; try again shortly');
  }
  return new Unauthorized('The ID token is not valid');
}
