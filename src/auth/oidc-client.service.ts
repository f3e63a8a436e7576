import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../platform/config/config';
import { Unauthorized, Unavailable } from '../platform/http/domain-error';
import { getJson, UpstreamFailure } from '../platform/http-client/upstream';

/** A sign-in by redirect to the provider and back (RFC 7636, OpenID Connect Core 3.1). */
export interface SignInAttempt {
  /** The provider returns it with the code. */
  state: string;
  /** The PKCE code verifier, whose hash is sent to the provider. */
  verifier: string;
  /** The ID token must contain it, which shows that it was issued for this attempt. */
  nonce: string;
}

/** A client registration at an identity provider. */
export interface OidcRegistration {
  clientId: string;
  /** undefined: a public client. */
  clientSecret?: string | undefined;
  /** Where the provider signs people in. */
  authorizationUrl: string;
  /** Where the provider exchanges codes. */
  tokenUrl: string;
  /** Where the provider leads back to. */
  redirectUri: string;
}

/** What a provider answers to a code or a refresh token; nothing of it is verified. */
export interface TokenAnswer {
  id_token?: unknown;
  access_token?: unknown;
  refresh_token?: unknown;
}

const SCOPE = 'openid email profile';
const RANDOM_BYTES = 32;
const NOT_CONFIRMED = 'The identity provider did not confirm the sign-in';
/** Statuses by which a provider says that it cannot answer now, as the errors of the server do. */
const AWAY: ReadonlySet<number> = new Set([408, 429]);

/** Signs people in at the identity provider by redirect: authorization code with PKCE. */
@Injectable()
export class OidcClientService {
  constructor(private readonly config: Config) {}

  /** Whether the settings have a client registration at the provider. */
  get isConfigured(): boolean {
    return this.config.settings.OIDC_CLIENT_ID !== undefined;
  }

  /** Starts an attempt with new random values. */
  attempt(): SignInAttempt {
    return { state: random(), verifier: random(), nonce: random() };
  }

  /**
   * The provider's sign-in URL for an attempt.
   * @param isFresh whether the provider must ask for the password again, although the person is signed in there
   */
  urlOf(attempt: SignInAttempt, isFresh = false): string {
    return this.urlAt(this.ofPages, attempt, isFresh ? { prompt: 'login', max_age: '0' } : {});
  }

  /**
   * The same for a client registration.
   * @param more further parameters, also other values of the usual ones
   */
  urlAt(
    at: OidcRegistration,
    { state, verifier, nonce }: SignInAttempt,
    more: Readonly<Record<string, string>> = {},
  ): string {
    const url = new URL(at.authorizationUrl);
    const parameters = {
      response_type: 'code',
      client_id: at.clientId,
      redirect_uri: at.redirectUri,
      scope: SCOPE,
      state,
      nonce,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  /**
   * Exchanges the authorization code that the provider returned.
   * @returns an ID token, not yet verified
   * @throws Unauthorized if the provider refuses the code; Unavailable if the provider cannot be reached
   */
  async idTokenFor(code: string, attempt: SignInAttempt): Promise<string> {
    const { id_token: idToken } = await this.tokensFor(this.ofPages, code, attempt);
    if (typeof idToken === 'string') return idToken;
    throw new Unauthorized(NOT_CONFIRMED);
  }

  /** Exchanges a code for the tokens of a client registration. @throws Unauthorized, Unavailable as `idTokenFor` */
  tokensFor(at: OidcRegistration, code: string, { verifier }: SignInAttempt): Promise<TokenAnswer> {
    const grant = { grant_type: 'authorization_code', code, redirect_uri: at.redirectUri };
    return this.tokensBy(at, { ...grant, code_verifier: verifier });
  }

  /** Exchanges a refresh token for new tokens. @throws Unauthorized, Unavailable as `idTokenFor` */
  refresh(at: OidcRegistration, refreshToken: string): Promise<TokenAnswer> {
    return this.tokensBy(at, { grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  private async tokensBy(
    { tokenUrl, clientId, clientSecret }: OidcRegistration,
    grant: Record<string, string>,
  ): Promise<TokenAnswer> {
    const form = {
      ...grant,
      client_id: clientId,
      ...(clientSecret !== undefined && { client_secret: clientSecret }),
    };
    try {
      return await getJson<TokenAnswer>(tokenUrl, { form });
    } catch (error) {
      throw asRefusal(error);
    }
  }

  /** The registration of the pages of the site. */
  private get ofPages(): OidcRegistration {
    const { OIDC_AUTHORIZATION_URL, OIDC_TOKEN_URL, OIDC_CLIENT_ID = '' } = this.config.settings;
    return {
      clientId: OIDC_CLIENT_ID,
      clientSecret: this.config.settings.OIDC_CLIENT_SECRET,
      authorizationUrl: OIDC_AUTHORIZATION_URL,
      tokenUrl: OIDC_TOKEN_URL,
      redirectUri: `${this.config.publicBaseUrl}/sign-in/callback`,
    };
  }
}

/**
 * What a failed request to a provider says.
 * @returns Unauthorized if the provider refused it; Unavailable if it cannot be reached
 */
export function asRefusal(error: unknown): Unauthorized | Unavailable {
  const status = error instanceof UpstreamFailure ? (error.status ?? 0) : 0;
  if (status >= 400 && status < 500 && !AWAY.has(status)) return new Unauthorized(NOT_CONFIRMED);
  return new Unavailable('The identity provider cannot be reached right now; try again shortly');
}

/** An attempt as a text for a cookie, with what else belongs to it. */
export function packAttempt(attempt: SignInAttempt): string {
  return Buffer.from(JSON.stringify(attempt)).toString('base64url');
}

/** @returns the attempt of a cookie, with its other members unchecked; undefined if it is none */
export function unpackAttempt(kept: string): (SignInAttempt & Record<string, unknown>) | undefined {
  try {
    const attempt = JSON.parse(Buffer.from(kept, 'base64url').toString()) as Record<string, unknown>;
    const { state, verifier, nonce } = attempt;
    if (typeof state !== 'string' || typeof verifier !== 'string' || typeof nonce !== 'string')
      return undefined;
    return { ...attempt, state, verifier, nonce };
  } catch {
    return undefined;
  }
}

function random(): string {
  return randomBytes(RANDOM_BYTES).toString('base64url');
}
