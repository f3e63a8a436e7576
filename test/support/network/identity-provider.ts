import { OAuth2Server } from 'oauth2-mock-server';
import type { TestService } from '../service/service';
import { type HttpAnswer, send } from './http';

export const CONSOLE_CLIENT = 'the-console';

/** An OpenID Connect server for the console, on which the person who signs in can be changed. */
export class IdentityProvider {
  /** The claims of the person who signs in, in every token. */
  claims: Record<string, unknown> = {};
  /** The status of the answers to refresh tokens. */
  refreshStatus = 200;
  /** The refresh tokens it was given. */
  readonly refreshed: string[] = [];
  /** The port, which stays the same when it is started again. */
  private port = 0;

  private constructor(readonly server: OAuth2Server) {}

  static async start(): Promise<IdentityProvider> {
    const server = new OAuth2Server();
    await server.issuer.keys.generate('RS256');
    const provider = new IdentityProvider(server);
    await provider.startAgain();
    server.service.on('beforeTokenSigning', (token: { payload: object }) =>
      Object.assign(token.payload, provider.claims),
    );
    server.service.on(
      'beforeResponse',
      (answer: { statusCode: number; body: object }, { body }: { body: Record<string, string> }) => {
        if (body.grant_type !== 'refresh_token') return;
        provider.refreshed.push(body.refresh_token ?? '');
        if (provider.refreshStatus === 200) return;
        Object.assign(answer, { statusCode: provider.refreshStatus, body: { error: 'invalid_grant' } });
      },
    );
    return provider;
  }

  /** The settings of a service that uses it. */
  get settings(): Record<string, string> {
    return {
      CONSOLE_OIDC_ISSUER: this.server.issuer.url!,
      CONSOLE_OIDC_CLIENT_ID: CONSOLE_CLIENT,
      CONSOLE_OIDC_CLIENT_SECRET: 'of the console',
    };
  }

  async startAgain(): Promise<void> {
    await this.server.start(this.port, '127.0.0.1');
    this.port = this.server.address().port;
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  /** A person with a verified email, in these groups. */
  is(name: string, groups: unknown, more: object = {}): void {
    this.claims = {
      ...{ sub: name, name: `${name} of the city`, email: `${name}@city.example`, email_verified: true },
      groups,
      ...more,
    };
  }
}

/** What a browser that signs in through the provider has and gets. */
export interface ProviderVisit {
  /** The answer that follows the way back. */
  answer: HttpAnswer;
  /** The session as a Cookie header; empty if none began. */
  cookie: string;
}

/** Goes from the service to the provider. @returns where it leads back to, and the cookie of the attempt */
export async function throughProvider(
  service: TestService,
  next = '/console',
): Promise<{ sent: URL; back: string; cookie: string }> {
  const url = `${service.url}/api/admin/auth/oidc?next=${encodeURIComponent(next)}`;
  const { headers } = await send({ method: 'GET', url });
  const sent = new URL(headers.location ?? '', service.url);
  const led = await fetch(sent, { redirect: 'manual' });
  const { pathname, search } = new URL(led.headers.get('location') ?? '', service.url);
  return { sent, back: pathname + search, cookie: cookieIn(headers['set-cookie'], 'admin_sign_in') };
}

/** Signs in through the provider. @param change what becomes of the way back */
export async function visitProvider(
  service: TestService,
  { next, change = (path) => path }: { next?: string; change?: (back: string) => string } = {},
): Promise<ProviderVisit> {
  const { back, cookie } = await throughProvider(service, next);
  const answer = await send({ method: 'GET', url: service.url + change(back), headers: { cookie } });
  return { answer, cookie: cookieIn(answer.headers['set-cookie'], 'admin_session') };
}

function cookieIn(set: string[] | undefined, name: string): string {
  const found = (set ?? []).map((each) => each.split(';')[0]!).find((each) => each.startsWith(`${name}=`));
  return found === `${name}=` ? '' : (found ?? '');
}
