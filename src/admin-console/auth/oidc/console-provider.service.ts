import { Injectable } from '@nestjs/common';
import {
  asRefusal,
  type IdTokenIssuer,
  IdTokenVerifier,
  keysAt,
  nameOf,
  OidcClientService,
  type OidcRegistration,
  type SignInAttempt,
  subjectOf,
  type TokenAnswer,
  verifiedEmailOf,
} from '../../../auth';
import { Config } from '../../../platform/config/config';
import { DomainError, Unauthorized, Unavailable } from '../../../platform/http/domain-error';
import { getJson } from '../../../platform/http-client/upstream';
import { Logger } from '../../../platform/logging/logger';

const CALLBACK = '/api/admin/auth/oidc/callback';
const SCOPE = 'openid email profile';
/** Asked for where the provider knows it: some give refresh tokens only then. */
const OFFLINE = 'offline_access';
/** City staff depend on clocks that nobody of them can set. */
const CLOCK_SKEW_S = 120;
const NOT_CONFIRMED = 'The identity provider did not confirm the sign-in';

/** What a provider publishes of itself (OpenID Connect Discovery 1.0). */
interface Discovery {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  jwks_uri: string;
  userinfo_endpoint?: string;
  end_session_endpoint?: string;
  scopes_supported?: unknown;
}

/** What is known of the provider. */
interface KnownProvider {
  discovery: Discovery;
  registration: OidcRegistration;
  issuer: IdTokenIssuer;
}

/** What a session keeps, to ask the provider about its person again, and to sign out there. */
export interface ProviderTokens {
  subject: string;
  idToken?: string;
  refreshToken?: string;
  /** Only if there is no refresh token. */
  accessToken?: string;
}

/** A person who signed in at the provider. */
export interface ProviderPerson {
  email: string;
  /** undefined if the provider does not say it. */
  name: string | undefined;
  groups: readonly string[];
  tokens: ProviderTokens;
}

type Claims = Record<string, unknown>;

/** The identity provider of city staff (CONSOLE_OIDC_ISSUER), whose endpoints are found by discovery. */
@Injectable()
export class ConsoleProviderService {
  private known?: KnownProvider;

  constructor(
    private readonly config: Config,
    private readonly client: OidcClientService,
    private readonly verifier: IdTokenVerifier,
    private readonly logger: Logger,
  ) {}

  /** Whether the settings have a provider. */
  get isConfigured(): boolean {
    return this.config.settings.CONSOLE_OIDC_ISSUER !== undefined;
  }

  /**
   * Where a new attempt leads to. The provider is asked for its endpoints each time, so that an outage is said here,
   * and not by the browser.
   * @throws Unavailable if the provider cannot be reached
   */
  async signInUrl(attempt: SignInAttempt): Promise<string> {
    const { registration, discovery } = await this.discover();
    const scopes: unknown[] = Array.isArray(discovery.scopes_supported) ? discovery.scopes_supported : [];
    const scope = scopes.includes(OFFLINE) ? `${SCOPE} ${OFFLINE}` : SCOPE;
    return this.client.urlAt(registration, attempt, { scope });
  }

  /**
   * The person whom the provider led back with a code.
   * @throws Unauthorized if the provider refuses the code, its ID token is not valid, or it has no verified email;
   *   Unavailable if the provider cannot be reached
   */
  async personOf(code: string, attempt: SignInAttempt): Promise<ProviderPerson> {
    const { registration, issuer } = await this.provider();
    const answer = await this.client.tokensFor(registration, code, attempt);
    if (typeof answer.id_token !== 'string') throw new Unauthorized(NOT_CONFIRMED);
    const claims = await this.verifier.claimsOf(answer.id_token, issuer, attempt.nonce);
    const email = verifiedEmailOf(claims);
    const tokens = tokensIn(answer, { subject: subjectOf(claims) });
    return { email, name: nameOf(claims), groups: await this.groupsIn(claims, answer), tokens };
  }

  /**
   * Asks again about the person of a session: by its refresh token, else by its access token.
   * @returns the groups by now, and what the session keeps from now on
   * @throws Unauthorized if the provider refuses it; Unavailable if the provider cannot be reached
   */
  async again(kept: ProviderTokens): Promise<Pick<ProviderPerson, 'groups' | 'tokens'>> {
    const { registration, issuer } = await this.provider();
    const { refreshToken, accessToken } = kept;
    const answer: TokenAnswer =
      refreshToken === undefined
        ? { access_token: accessToken }
        : await this.client.refresh(registration, refreshToken);
    const { id_token: idToken } = answer;
    const claims: Claims =
      typeof idToken === 'string'
        ? await this.verifier.claimsOf(idToken, issuer)
        : await this.userInfo(answer);
    if (claims.sub !== kept.subject) throw new Unauthorized(NOT_CONFIRMED);
    return { groups: await this.groupsIn(claims, answer), tokens: tokensIn(answer, kept) };
  }

  /** Where to sign out at the provider; undefined if it has no such page, or cannot be reached. */
  async signOutUrl({ idToken }: ProviderTokens): Promise<string | undefined> {
    const { discovery, registration } = await this.provider();
    if (discovery.end_session_endpoint === undefined) return undefined;
    const url = new URL(discovery.end_session_endpoint);
    url.searchParams.set('client_id', registration.clientId);
    url.searchParams.set('post_logout_redirect_uri', `${this.config.publicBaseUrl}/console`);
    if (idToken !== undefined) url.searchParams.set('id_token_hint', idToken);
    return url.href;
  }

  /** The groups of a person: of the ID token, else of the user info, which some providers keep them in. */
  private async groupsIn(claims: Claims, answer: TokenAnswer): Promise<string[]> {
    if (claims.groups !== undefined) return namesIn(claims.groups);
    const info = await this.userInfo(answer);
    // User info about another subject must not be used (OpenID Connect Core 5.3.2).
    return info.sub === claims.sub ? namesIn(info.groups) : [];
  }

  private async userInfo({ access_token: accessToken }: TokenAnswer): Promise<Claims> {
    const { userinfo_endpoint: url } = (await this.provider()).discovery;
    if (url === undefined || typeof accessToken !== 'string') return {};
    try {
      return await getJson<Claims>(url, { headers: { Authorization: `Bearer ${accessToken}` } });
    } catch (error) {
      throw asRefusal(error);
    }
  }

  private async provider(): Promise<KnownProvider> {
    return this.known ?? this.discover();
  }

  /** @throws Unavailable if the provider cannot be reached, or publishes what is not usable */
  private async discover(): Promise<KnownProvider> {
    const { CONSOLE_OIDC_ISSUER = '', CONSOLE_OIDC_CLIENT_ID: clientId = '' } = this.config.settings;
    const discovery = await this.published(CONSOLE_OIDC_ISSUER);
    const registration = {
      clientId,
      clientSecret: this.config.settings.CONSOLE_OIDC_CLIENT_SECRET,
      authorizationUrl: discovery.authorization_endpoint,
      tokenUrl: discovery.token_endpoint,
      redirectUri: `${this.config.publicBaseUrl}${CALLBACK}`,
    };
    // The same keys for all tokens: they are fetched again only when a token needs another one.
    const keys =
      this.known?.discovery.jwks_uri === discovery.jwks_uri
        ? this.known.issuer.keys
        : await keysAt(discovery.jwks_uri);
    const issuer = { issuers: [discovery.issuer], audience: [clientId], keys, clockSkewS: CLOCK_SKEW_S };
    this.known = { discovery, registration, issuer };
    return this.known;
  }

  private async published(issuer: string): Promise<Discovery> {
    const base = issuer.replace(/\/$/, '');
    try {
      const found = await getJson<Discovery>(`${base}/.well-known/openid-configuration`);
      const endpoints = [found.authorization_endpoint, found.token_endpoint, found.jwks_uri];
      if (found.issuer.replace(/\/$/, '') !== base || !endpoints.every((url) => URL.canParse(url)))
        throw new Error(`${issuer} publishes the issuer ${found.issuer}, or not all of its endpoints`);
      return found;
    } catch (error) {
      if (!(error instanceof DomainError))
        this.logger.warn({ err: error }, 'the identity provider of the console cannot be reached');
      throw new Unavailable('The identity provider cannot be reached right now; try again shortly');
    }
  }
}

/** What a session keeps of an answer; a member that the answer has not stays. */
function tokensIn(answer: TokenAnswer, before: ProviderTokens): ProviderTokens {
  const idToken = typeof answer.id_token === 'string' ? answer.id_token : before.idToken;
  const refreshToken = typeof answer.refresh_token === 'string' ? answer.refresh_token : before.refreshToken;
  const accessToken = typeof answer.access_token === 'string' ? answer.access_token : undefined;
  return {
    subject: before.subject,
    ...(idToken !== undefined && { idToken }),
    ...(refreshToken === undefined ? accessToken !== undefined && { accessToken } : { refreshToken }),
  };
}

function namesIn(groups: unknown): string[] {
  const listed: unknown[] = Array.isArray(groups) ? groups : [groups];
  return listed.filter((name) => typeof name === 'string');
}
