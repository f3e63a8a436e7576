import { Inject, Injectable, Optional } from '@nestjs/common';
import { check } from '../../../../api/validation/request-validation.pipe';
import {
  type BrowserSession,
  BrowserSessionsService,
  FRESH_SIGN_IN_ACTS,
  type FreshSignInAct,
  LocalIdentityDto,
  LocalSignInService,
  NotFreshlySignedIn,
  OidcClientService,
  packAttempt,
  type SignInAttempt,
  unpackAttempt,
} from '../../../../auth';
import { DomainError } from '../../../../platform/http/domain-error';
import { CookiesService } from '../../cookies.service';
import type { Key } from '../../i18n/translate';
import { type Language, LANGUAGES, type SiteRequest } from '../../languages';
import { type Page, SeeOther } from '../../page';
import { SESSION_COOKIE, SiteSession } from '../../session/site-session';
import { PendingUpvoteService } from '../issue/pending-upvote.service';
import { DraftsService } from '../../forms/drafts.service';
import { safeNext, signInPath } from '../../sign-in-path';
import { oneOf } from '../../forms/form-fields';
import { wordsOf } from '../../i18n/translate';
import { FreshProofsService } from './fresh-proofs.service';
import { type SignInGoal, signInPage, type SignInState } from './page';
import type { CallbackQueryDto, LocalSignInFormDto, SignInQueryDto } from './sign-in.dto';

const ATTEMPT_COOKIE = 'sign_in';
const ATTEMPT_LIFETIME_S = 10 * 60;

/** A sign-in at the provider, stored by the browser meanwhile. */
interface KeptAttempt extends SignInAttempt, SignInGoal {
  /** The reader's language: the provider's redirect URI is the same for everyone. */
  language: Language;
}

/** Signs people in and out on the pages. */
@Injectable()
export class SignInPagesService {
  @Inject() private readonly drafts!: DraftsService;
  @Inject() private readonly proofs!: FreshProofsService;

  constructor(
    private readonly sessions: BrowserSessionsService,
    private readonly oidc: OidcClientService,
    private readonly cookies: CookiesService,
    private readonly session: SiteSession,
    private readonly pendingUpvote: PendingUpvoteService,
    @Optional() private readonly local?: LocalSignInService,
  ) {}

  /** The page with the available ways to sign in. */
  page(request: SiteRequest, wanted: SignInQueryDto, state: SignInState = { problems: {} }): Page {
    const ways = { local: this.local !== undefined, provider: this.oidc.isConfigured };
    const goal = goalOf(request, wanted);
    const report = this.reportWaitingAt(request, goal.next);
    return signInPage(wordsOf(request.language ?? 'en'), ways, goal, { ...state, report });
  }

  /** The report that was written before signing in, if the sign-in leads back to its form. */
  private reportWaitingAt(request: SiteRequest, next: string): SignInState['report'] {
    if (!next.endsWith('/report')) return undefined;
    const { title, kept } = this.drafts.of(next, request) ?? {};
    return title ? { title, isSentNext: kept === 'yes' } : undefined;
  }

  /** Redirects to the provider. @throws DomainError `notFound` if there is none */
  toProvider(request: SiteRequest, wanted: SignInQueryDto): SeeOther {
    if (!this.oidc.isConfigured) throw new DomainError('notFound', 'There is nothing at this path');
    const attempt = this.oidc.attempt();
    const goal = goalOf(request, wanted);
    const attemptToKeep: KeptAttempt = { ...attempt, ...goal, language: request.language ?? 'en' };
    return new SeeOther(this.oidc.urlOf(attempt, goal.act !== undefined), [
      this.cookies.set(ATTEMPT_COOKIE, packAttempt(attemptToKeep), ATTEMPT_LIFETIME_S),
    ]);
  }

  /**
   * Begins the session of a person who returns from the provider, or proves that they signed in again.
   * @throws Unavailable if the provider cannot be reached
   */
  async fromProvider(request: SiteRequest, { code, state }: CallbackQueryDto): Promise<Page | SeeOther> {
    const attempt = this.attemptIn(request);
    // Set first, so that an error page has the language, too.
    request.language =
      attempt?.language ?? oneOf(LANGUAGES, request.acceptsLanguages([...LANGUAGES]) || 'en');
    if (!attempt || code === undefined || state !== attempt.state) return this.failed(request, attempt);
    try {
      const idToken = await this.oidc.idTokenFor(code, attempt);
      if (attempt.act) return await this.signedInAgain(request, attempt, attempt.act, idToken, attempt.nonce);
      const session = await this.sessions.begin(idToken, attempt.nonce);
      return await this.signedIn(request, session, attempt.next);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unauthorized') return this.failed(request, attempt);
      throw error;
    }
  }

  /** Begins a session by local identity, without a proof. @throws DomainError `notFound` if local identity is off */
  async locally(request: SiteRequest, form: LocalSignInFormDto): Promise<Page | SeeOther> {
    if (!this.local) throw new DomainError('notFound', 'There is nothing at this path');
    const [email, name] = [form.email.trim(), form.name.trim()];
    const { value, problems = [] } = check(LocalIdentityDto, { email, ...(name !== '' && { name }) });
    const { host } = request.headers;
    const goal = goalOf(request, form);
    if (value && goal.act)
      return this.signedInAgain(request, goal, goal.act, await this.local.idToken(host, value));
    if (value) return this.signedIn(request, await this.local.begin(host, value), goal.next);
    const refused = problems.map(({ field }): [string, Key] =>
      field === 'name' ? ['name', 'problem.name'] : ['email', 'problem.email'],
    );
    return this.page(request, form, { typed: form, problems: Object.fromEntries(refused) });
  }

  /** Ends the session on the server, so that a copy of its cookie is refused, too. */
  async signOut(request: SiteRequest, next: string): Promise<SeeOther> {
    if (request.actor) await this.sessions.end(request.actor.sessionId);
    // The next user of this browser must not see the drafts.
    return new SeeOther(safeNext(next), [
      this.cookies.clear(SESSION_COOKIE),
      ...this.pendingUpvote.clear(request),
    ]);
  }

  /** Ends the browser's previous session, which nothing else would end, and counts the stored support. */
  private async signedIn(request: SiteRequest, session: BrowserSession, next: string): Promise<SeeOther> {
    const { actor } = request;
    if (actor) await this.sessions.end(actor.sessionId);
    const { to, cookies } =
      (await this.pendingUpvote.count(request, session.token, next)) ?? new SeeOther(next);
    return new SeeOther(to, [this.session.cookieOf(session), this.cookies.clear(ATTEMPT_COOKIE), ...cookies]);
  }

  /** Keeps the session, and the proof of the new sign-in for the act. */
  private async signedInAgain(
    request: SiteRequest,
    goal: SignInGoal,
    act: FreshSignInAct,
    idToken: string,
    nonce?: string,
  ): Promise<Page | SeeOther> {
    const { actor } = request;
    // The session has ended meanwhile: first a usual sign-in, which its page asks for.
    if (!actor) return new SeeOther(signInPath(goal.next), [this.cookies.clear(ATTEMPT_COOKIE)]);
    try {
      const proof = await this.proofs.prove(actor, act, idToken, nonce);
      return new SeeOther(goal.next, [proof, this.cookies.clear(ATTEMPT_COOKIE)]);
    } catch (error) {
      if (error instanceof NotFreshlySignedIn) return this.failed(request, goal);
      throw error;
    }
  }

  private failed(request: SiteRequest, goal: SignInQueryDto = {}): Page {
    return this.page(request, goal, { hasFailed: true, problems: {} });
  }

  private attemptIn(request: SiteRequest): KeptAttempt | undefined {
    const kept = this.cookies.get(request, ATTEMPT_COOKIE);
    return kept === undefined ? undefined : unpacked(kept);
  }
}

/** Where a sign-in leads to: only a signed-in person signs in again. */
function goalOf({ actor }: SiteRequest, { next, act }: SignInQueryDto): SignInGoal {
  return { next: safeNext(next), act: actor && oneOf(FRESH_SIGN_IN_ACTS, act) };
}

function unpacked(kept: string): KeptAttempt | undefined {
  const attempt = unpackAttempt(kept);
  const language = LANGUAGES.find((known) => known === attempt?.language);
  if (!attempt || !language) return undefined;
  const { state, verifier, nonce, next } = attempt;
  const act = FRESH_SIGN_IN_ACTS.find((known) => known === attempt.act);
  return { state, verifier, nonce, next: safeNext(next), act, language };
}
