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

const SCOPE = 'openid email profile';
const RANDOM_BYTES = 32;

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
  urlOf({ state, verifier, nonce }: SignInAttempt, isFresh = false): string {
    const { OIDC_AUTHORIZATION_URL, OIDC_CLIENT_ID = '' } = this.config.settings;
    const url = new URL(OIDC_AUTHORIZATION_URL);
    const parameters = {
      response_type: 'code',
      client_id: OIDC_CLIENT_ID,
      redirect_uri: this.redirectUri,
      scope: SCOPE,
      state,
      nonce,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...(isFresh && { prompt: 'login', max_age: '0' }),
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  /**
   * Exchanges the authorization code that the provider returned.
   * @returns an ID token, not yet verified
   * @throws Unauthorized if the provider refuses the code; Unavailable if the provider cannot be reached
   */
  async idTokenFor(code: string, { verifier }: SignInAttempt): Promise<string> {
    const { OIDC_TOKEN_URL, OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET } = this.config.settings;
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.redirectUri,
      client_id: OIDC_CLIENT_ID,
      code_verifier: verifier,
      ...(OIDC_CLIENT_SECRET !== undefined && { client_secret: OIDC_CLIENT_SECRET }),
    };
    try {
      const { id_token: idToken } = await getJson<{ id_token?: unknown }>(OIDC_TOKEN_URL, { form });
      if (typeof idToken === 'string') return idToken;
    } catch (error) {
      if (!(error instanceof UpstreamFailure) || !isRefusal(error.status)) throw unavailable();
    }
    throw new Unauthorized('The identity provider did not confirm the sign-in');
  }

  private get redirectUri(): string {
    return `${this.config.publicBaseUrl}/sign-in/callback`;
  }
}

function isRefusal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500;
}

function unavailable(): Unavailable {
  return new Unavailable('The identity provider cannot be reached right now; try again shortly');
}

function random(): string {
  return randomBytes(RANDOM_BYTES).toString('base64url');
}
