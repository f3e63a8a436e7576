import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Actor } from '../kernel/people/actor';
import { Clock } from '../kernel/time/clock';
import { MINUTE_MS } from '../kernel/time/durations';
import { Forbidden, Unauthorized } from '../platform/http/domain-error';
import { UserIdentity } from './entities/user-identity.entity';
import { IdentityVerifier } from './identity-verifier';
import { TokenService } from './token.service';

/** How long ago a person may have signed in at the provider, and how long a browser keeps the proof of it. */
export const FRESH_SIGN_IN_MS = 5 * MINUTE_MS;
const CLOCK_SKEW_MS = 10_000;

/** What a person signs in again for. */
export const FRESH_SIGN_IN_ACTS = ['erasure', 'export'] as const;
export type FreshSignInAct = (typeof FRESH_SIGN_IN_ACTS)[number];

/** The ID token is not valid, not of this account, or of an earlier sign-in. */
export class NotFreshlySignedIn extends Forbidden {
  constructor() {
    super('Sign in again: the ID token must be of this account, and its sign-in at most five minutes old');
  }
}

/**
 * A fresh sign-in, which acts need that cannot be taken back: an open browser or a stolen access token is not enough
 * (docs/api/privacy.md#fresh-sign-in).
 */
@Injectable()
export class FreshSignInService {
  constructor(
    @InjectRepository(UserIdentity) private readonly identities: Repository<UserIdentity>,
    private readonly verifier: IdentityVerifier,
    private readonly tokens: TokenService,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks the ID token of a new sign-in.
   * @param userId the account that signed in again
   * @param nonce the nonce the ID token must contain, if it was requested with one
   * @throws NotFreshlySignedIn; Unavailable if the provider's keys cannot be fetched
   */
  async verify(userId: string, idToken: string, nonce?: string): Promise<void> {
    const { issuer, subject, at } = await this.verifier.signInOf(idToken, nonce).catch((error: unknown) => {
      // 401 would say that the session is over.
      throw error instanceof Unauthorized ? new NotFreshlySignedIn() : error;
    });
    const age = this.clock.now().getTime() - at.getTime();
    const isFresh = age <= FRESH_SIGN_IN_MS && age >= -CLOCK_SKEW_MS;
    if (!isFresh || !(await this.identities.existsBy({ issuer, subject, userId }))) {
      throw new NotFreshlySignedIn();
    }
  }

  /**
   * The same on the site, where the act follows on another page.
   * @returns a proof for this act of this session, which the browser keeps for five minutes
   * @throws NotFreshlySignedIn; Unavailable if the provider's keys cannot be fetched
   */
  async prove(actor: Actor, act: FreshSignInAct, idToken: string, nonce?: string): Promise<string> {
    await this.verify(actor.id, idToken, nonce);
    const expiresAt = new Date(this.clock.now().getTime() + FRESH_SIGN_IN_MS);
    return this.tokens.signFreshSignIn(sessionOf(actor), act, expiresAt);
  }

  /** Whether a proof is valid for this act of this session. */
  isProven(actor: Actor, act: FreshSignInAct, proof: string | undefined): boolean {
    return proof !== undefined && this.tokens.isFreshSignIn(proof, sessionOf(actor), act);
  }
}

function sessionOf({ id, sessionId }: Actor): { userId: string; sessionId: string } {
  return { userId: id, sessionId };
}
