import request from 'supertest';
import { answerOf } from '../network/http';
import type { Chance } from './chance';
import type { Headers } from './draft';
import type { Operation } from './operations';

/** The accounts that send requests. The leavers are those whose sessions are ended on purpose. */
export const ACCOUNTS = {
  citizen: 'user',
  reporter: 'user',
  official: 'user',
  viewer: 'viewer',
  leaver: 'user',
  admin: 'admin',
  superadmin: 'superadmin',
} as const;
export type Account = keyof typeof ACCOUNTS;
export const STAFF = ['staff', 'staffLeaver'] as const;
export type StaffAccount = (typeof STAFF)[number];
export type Who = 'anonymous' | Account | StaffAccount;

const ADMINISTRATION = /^\/api\/admin|\/role$|\/bulk\//;

/** The key of a registered Open311 client. */
export const OPEN311_KEY = 'c311_key-of-the-fuzz';
export const CONSOLE_PASSWORD = 'known to the fuzz alone';

export function emailOf(who: Who): string {
  return `fuzz-${who.toLowerCase()}@example.org`;
}

interface Session {
  bearer?: string;
  cookie?: string;
}

/** The sessions of all accounts, renewed when requests have ended them. */
export class People {
  private readonly sessions = new Map<Who, Session>();
  private readonly renewals = new Map<Who, Promise<void>>();

  constructor(private readonly url: string) {}

  /** A random person, who mostly may use the operation. */
  drawnFor({ credential, template }: Operation, chance: Chance): Who {
    if (template.endsWith('/auth/logout')) return credential === 'bearer' ? 'leaver' : 'staffLeaver';
    if (template.endsWith('/auth/login')) return 'staffLeaver';
    if (credential === 'refresh_token') return 'leaver';
    if (credential === 'admin_session')
      return chance.odds(0.95) ? 'staff' : chance.of([...STAFF, 'anonymous', 'admin']);
    if (credential === 'none' && chance.odds(0.7)) return 'anonymous';
    if (ADMINISTRATION.test(template) && chance.odds(0.9)) return chance.of(['admin', 'superadmin']);
    return chance.weighed<Who>([
      [8, 'admin'],
      [7, 'reporter'],
      [4, 'superadmin'],
      [4, 'citizen'],
      [3, 'official'],
      [1, 'viewer'],
      [1, 'anonymous'],
    ]);
  }

  /** The headers that authenticate a person. */
  async headersOf(who: Who, { credential }: Operation): Promise<Headers> {
    if (who === 'anonymous') return {};
    // Every person uses the key of a client then.
    if (credential === 'client_key') return { authorization: `Bearer ${OPEN311_KEY}` };
    if (!this.sessions.has(who)) await this.renew(who);
    const { bearer, cookie } = this.sessions.get(who) ?? {};
    if (bearer && credential !== 'refresh_token') return { authorization: bearer };
    return cookie ? { cookie } : {};
  }

  /** Renews a person's session after a request has shown that it has ended. */
  async renewAfter(who: Who, { authorization, cookie }: Headers): Promise<void> {
    const session = this.sessions.get(who);
    const isCurrent =
      (authorization && authorization === session?.bearer) || (cookie && cookie === session?.cookie);
    // A person who was changed meanwhile cannot sign in, and is signed in with the next request.
    if (isCurrent) await this.renew(who).catch(() => undefined);
  }

  /** Stores the cookie of a person. */
  keep(who: Who, setCookie: readonly string[] | undefined): void {
    const session = this.sessions.get(who);
    const [cookie] = setCookie?.[0]?.split(';') ?? [];
    if (session && cookie && !cookie.endsWith('=')) session.cookie = cookie;
  }

  /** Renews a person's session, once for concurrent callers. */
  renew(who: Who): Promise<void> {
    let renewal = this.renewals.get(who);
    if (!renewal) {
      const signIn = STAFF.some((each) => each === who) ? this.signInToConsole(who) : this.signIn(who);
      renewal = signIn.then((session) => void this.sessions.set(who, session));
      void renewal.finally(() => this.renewals.delete(who)).catch(() => undefined);
      this.renewals.set(who, renewal);
    }
    return renewal;
  }

  private async signIn(who: Who): Promise<Session> {
    const { idToken } = (await this.post<{ idToken: string }>('/dev/identity', { email: emailOf(who) })).body;
    const { body, headers } = await this.post<{ data: { accessToken: string } }>('/api/auth/google', {
      idToken,
    });
    const [cookie] = headers['set-cookie']?.[0]?.split(';') ?? [];
    return { bearer: `Bearer ${body.data.accessToken}`, cookie };
  }

  private async signInToConsole(who: Who): Promise<Session> {
    const draft = { email: emailOf(who), password: CONSOLE_PASSWORD };
    const { headers } = await this.post('/api/admin/auth/login', draft);
    return { cookie: headers['set-cookie']?.[0]?.split(';')[0] };
  }

  private async post<Body>(path: string, body: object) {
    const answer = await answerOf<Body>(request(this.url).post(path).send(body));
    if (answer.status !== 200) throw new Error(`${path} of ${JSON.stringify(body)}: ${answer.text}`);
    return answer;
  }
}
