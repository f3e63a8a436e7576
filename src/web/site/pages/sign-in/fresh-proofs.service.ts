import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FRESH_SIGN_IN_MS, type FreshSignInAct, FreshSignInService } from '../../../../auth';
import type { Actor } from '../../../../kernel/people/actor';
import { CookiesService } from '../../cookies.service';
import { FormOnceService } from '../../forms/form-once.service';
import type { SiteRequest } from '../../languages';

const COOKIE = 'fresh_sign_in';

/**
 * Proofs that people signed in again, for acts that cannot be taken back. The browser keeps a proof for five minutes.
 * It counts once, for one act, in the session in which it was made.
 */
@Injectable()
export class FreshProofsService {
  constructor(
    private readonly signIns: FreshSignInService,
    private readonly cookies: CookiesService,
    private readonly forms: FormOnceService,
  ) {}

  /**
   * @param nonce the nonce the ID token must contain, if it was requested with one
   * @returns the Set-Cookie value that keeps the proof of a new sign-in
   * @throws NotFreshlySignedIn; Unavailable if the provider's keys cannot be fetched
   */
  async prove(actor: Actor, act: FreshSignInAct, idToken: string, nonce?: string): Promise<string> {
    const proof = await this.signIns.prove(actor, act, idToken, nonce);
    return this.cookies.set(COOKIE, proof, FRESH_SIGN_IN_MS / 1000);
  }

  /** Whether the reader has just signed in again for an act. */
  isProven(request: SiteRequest, actor: Actor, act: FreshSignInAct): boolean {
    return this.signIns.isProven(actor, act, this.cookies.get(request, COOKIE));
  }

  /**
   * Does what the reader signed in again for. A copy of the proof does nothing.
   * @returns the Set-Cookie value that removes the proof; undefined if there is no valid one
   * @throws the errors of the work
   */
  async use(
    request: SiteRequest,
    actor: Actor,
    act: FreshSignInAct,
    work: () => Promise<unknown>,
  ): Promise<string | undefined> {
    const proof = this.cookies.get(request, COOKIE);
    if (proof === undefined || !this.signIns.isProven(actor, act, proof)) return undefined;
    const key = createHash('sha256').update(proof).digest('base64url');
    await this.forms.once({ actor, key, content: act }, async () => {
      await work();
      return {};
    });
    return this.cookies.clear(COOKIE);
  }
}
