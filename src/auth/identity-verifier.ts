import { Injectable } from '@nestjs/common';
import type { JWTPayload } from 'jose';
import { Config } from '../platform/config/config';
import { Unauthorized } from '../platform/http/domain-error';
import {
  type IdTokenIssuer,
  IdTokenVerifier,
  keysAt,
  nameOf,
  subjectOf,
  verifiedEmailOf,
} from './id-token-verifier';
import type { Identity, SignIn } from './identity';
import { LocalIdentityKey } from './local-identity-key';

const CLOCK_SKEW_S = 10;
const MAX_PICTURE_LENGTH = 2000;
/** The display name of people to whom the provider gives no name. */
export const DEFAULT_DISPLAY_NAME = 'Citizen';

/**
 * Verifies the ID tokens of citizens: those of the provider of the settings or of local identity, and that the email
 * is verified (docs/api/auth.md#identity-provider).
 */
@Injectable()
export class IdentityVerifier {
  private remote?: IdTokenIssuer;

  constructor(
    private readonly config: Config,
    private readonly tokens: IdTokenVerifier,
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
    return this.tokens.claimsOf(idToken, await this.issuerFor(idToken), nonce);
  }

  private async issuerFor(idToken: string): Promise<IdTokenIssuer> {
    if (this.config.localIdentity && (await issuerNamedIn(idToken)) === this.localKey.issuer) {
      return {
        issuers: [this.localKey.issuer],
        audience: [this.localKey.audience],
        keys: this.localKey.publicKey,
        clockSkewS: CLOCK_SKEW_S,
      };
    }
    const { OIDC_ISSUER, OIDC_AUDIENCE = [], OIDC_CLIENT_ID, OIDC_JWKS_URI } = this.config.settings;
    const audience = OIDC_CLIENT_ID === undefined ? OIDC_AUDIENCE : [...OIDC_AUDIENCE, OIDC_CLIENT_ID];
    if (audience.length === 0) throw new Unauthorized('The ID token is not valid');
    this.remote ??= {
      issuers: spellingsOf(OIDC_ISSUER),
      audience,
      keys: await keysAt(OIDC_JWKS_URI),
      clockSkewS: CLOCK_SKEW_S,
    };
    return this.remote;
  }
}

/** Google writes its issuer with or without the scheme. */
function spellingsOf(issuer: string): string[] {
  return issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer];
}

async function issuerNamedIn(idToken: string): Promise<string | undefined> {
  const { decodeJwt } = await import('jose');
  try {
    return decodeJwt(idToken).iss;
  } catch {
    return undefined;
  }
}

function identityOf(claims: JWTPayload): Identity {
  const { iss, picture } = claims;
  const email = verifiedEmailOf(claims);
  return {
    issuer: iss ?? '',
    subject: subjectOf(claims),
    email,
    // The name is public, so a part of the email address is never used for it.
    displayName: nameOf(claims) ?? DEFAULT_DISPLAY_NAME,
    avatarUrl: isPicture(picture) ? picture : null,
  };
}

function isPicture(picture: unknown): picture is string {
  return (
    typeof picture === 'string' &&
    picture.length <= MAX_PICTURE_LENGTH &&
    /^https:\/\/[!-~]+$/.test(picture) &&
    URL.canParse(picture)
  );
}
