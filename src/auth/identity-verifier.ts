import { Injectable } from '@nestjs/common';
import type { JWTPayload, JWTVerifyGetKey, KeyObject } from 'jose';
import { Clock } from '../kernel/time/clock';
import { firstCharacters } from '../kernel/text/first-characters';
import { isVisible, plainName } from '../kernel/text/visible-text';
import { Config } from '../platform/config/config';
import { Unauthorized, Unavailable } from '../platform/http/domain-error';
import type { Identity, SignIn } from './identity';
import { LocalIdentityKey } from './local-identity-key';

const ALGORITHMS = ['RS256', 'ES256'];
const KEYS_TIMEOUT_MS = 3000;
const CLOCK_SKEW_S = 10;
const MAX_NAME_LENGTH = 100;
/** OpenID Connect limits a subject to this length. */
const MAX_SUBJECT_LENGTH = 255;
const MAX_PICTURE_LENGTH = 2000;
/** The display name of people to whom the provider gives no name. */
export const DEFAULT_DISPLAY_NAME = 'Citizen';
/** The maximum length of an email address (RFC 5321, 4.5.3.1.3). */
const MAX_EMAIL_LENGTH = 254;
const ADDRESS = /^[!-?A-~]+@[!-?A-~]+$/;

/** Failures to fetch the provider's keys, as opposed to an invalid token. */
const KEYS_UNAVAILABLE = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID']);

interface Provider {
  issuers: string[];
  audience: string[];
  keys: JWTVerifyGetKey | KeyObject;
}

/**
 * Verifies ID tokens: signature by the issuer's published keys, issuer, audience, expiry, and that the email is
 * verified (docs/api/auth.md#identity-provider).
 */
@Injectable()
export class IdentityVerifier {
  private remote?: Provider;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly localKey: LocalIdentityKey,
  ) {}

  /**
   * Verifies an ID token.
   * @param nonce the nonce the token must contain, if it was requested with one
   * @throws Unauthorized if the token is not valid
   * @throws Unavailable if the provider's keys cannot be fetched
   */
  async verify(idToken: string, nonce?: string): Promise<Identity> {
    return identityOf(await this.claimsOf(idToken, nonce));
  }

  /**
   * Verifies an ID token, and says when its person signed in at the provider: `auth_time` if the provider sends it,
   * else when the token was issued.
   * @throws Unauthorized, Unavailable as `verify`
   */
  async signInOf(idToken: string, nonce?: string): Promise<SignIn> {
    const { iss = '', sub = '', iat, auth_time: at = iat } = await this.claimsOf(idToken, nonce);
    if (typeof at !== 'number') throw new Unauthorized('The ID token is not valid');
    return { issuer: iss, subject: sub, at: new Date(at * 1000) };
  }

  private async claimsOf(idToken: string, nonce?: string): Promise<JWTPayload> {
    const jose = await import('jose');
    const provider = this.providerOf(idToken, jose);
    const now = this.clock.now();
    try {
      const options = {
        issuer: provider.issuers,
        audience: provider.audience,
        algorithms: ALGORITHMS,
        requiredClaims: ['exp', 'iat', 'sub'],
        currentDate: now,
        clockTolerance: CLOCK_SKEW_S,
      };
      const { payload } =
        typeof provider.keys === 'function'
          ? await jose.jwtVerify(idToken, provider.keys, options)
          : await jose.jwtVerify(idToken, provider.keys, options);
      if (Number(payload.iat) > now.getTime() / 1000 + CLOCK_SKEW_S)
        throw new Unauthorized('The ID token is not valid yet');
      if (nonce !== undefined && payload.nonce !== nonce)
        throw new Unauthorized('The ID token is for another sign-in');
      return payload;
    } catch (error) {
      throw asDomainError(error);
    }
  }

  private providerOf(idToken: string, jose: typeof import('jose')): Provider {
    if (this.config.localIdentity && issuerOf(idToken, jose) === this.localKey.issuer) {
      return {
        issuers: [this.localKey.issuer],
        audience: [this.localKey.audience],
        keys: this.localKey.publicKey,
      };
    }
    const { OIDC_ISSUER, OIDC_AUDIENCE = [], OIDC_CLIENT_ID, OIDC_JWKS_URI } = this.config.settings;
    const audience = OIDC_CLIENT_ID === undefined ? OIDC_AUDIENCE : [...OIDC_AUDIENCE, OIDC_CLIENT_ID];
    if (audience.length === 0) throw new Unauthorized('The ID token is not valid');
    this.remote ??= {
      issuers: spellingsOf(OIDC_ISSUER),
      audience,
      keys: jose.createRemoteJWKSet(new URL(OIDC_JWKS_URI), { timeoutDuration: KEYS_TIMEOUT_MS }),
    };
    return this.remote;
  }
}

/** Google writes its issuer with or without the scheme. */
function spellingsOf(issuer: string): string[] {
  return issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer];
}

function issuerOf(idToken: string, jose: typeof import('jose')): string | undefined {
  try {
    return jose.decodeJwt(idToken).iss;
  } catch {
    return undefined;
  }
}

function identityOf(claims: JWTPayload): Identity {
  const { iss, sub, email, email_verified: verified, name, picture } = claims;
  if (!isAddress(email) || (verified !== true && verified !== 'true')) {
    throw new Unauthorized('The ID token does not carry a verified email');
  }
  if (!isSubject(sub)) throw new Unauthorized('The ID token does not carry a valid subject');
  return {
    issuer: iss ?? '',
    subject: sub,
    email,
    displayName: displayNameOf(name),
    avatarUrl: isPicture(picture) ? picture : null,
  };
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

function isPicture(picture: unknown): picture is string {
  return (
    typeof picture === 'string' &&
    picture.length <= MAX_PICTURE_LENGTH &&
    /^https:\/\/[!-~]+$/.test(picture) &&
    URL.canParse(picture)
  );
}

/** The name is public, so a part of the email address is never used for it. */
function displayNameOf(name: unknown): string {
  const given = typeof name === 'string' ? plainName(name) : '';
  return isVisible(given) ? firstCharacters(given, MAX_NAME_LENGTH) : DEFAULT_DISPLAY_NAME;
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
