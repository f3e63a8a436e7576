import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { Clock } from '../../../kernel/time/clock';
import { MINUTE_MS } from '../../../kernel/time/durations';
import { Unauthorized, Unavailable } from '../../../platform/http/domain-error';
import { ConsoleSession } from '../../entities/console-session.entity';
import { hashOf } from '../console-session.service';
import { ConsoleProviderService } from './console-provider.service';
import { ProviderAccountsService } from './provider-accounts.service';
import { ProviderTokensService } from './provider-tokens.service';
import { type CheckedSession, SessionCheckQueries } from './session-check.queries';

/** How long an answer of the provider counts. */
const CHECK_AFTER_MS = 10 * MINUTE_MS;
/** When it is asked again if it does not answer. */
const RETRY_AFTER_MS = MINUTE_MS;

/** When the provider is asked about a person again. */
export function nextCheck(now: Date): Date {
  return new Date(now.getTime() + CHECK_AFTER_MS);
}

/**
 * Asks the identity provider again about the people of sessions (docs/api/console.md#identity-provider): who was
 * removed there, or is in no group with rights, is signed out; the rights follow the groups. While the provider is away
 * sessions go on.
 */
@Injectable()
export class SessionChecksService {
  constructor(
    @InjectRepository(ConsoleSession) private readonly sessions: Repository<ConsoleSession>,
    private readonly queries: SessionCheckQueries,
    private readonly provider: ConsoleProviderService,
    private readonly accounts: ProviderAccountsService,
    private readonly tokens: ProviderTokensService,
    private readonly clock: Clock,
  ) {}

  /** Asks about a session, unless another request does it. @returns whether the session goes on */
  check(token: string): Promise<boolean> {
    return this.checkByHash(hashOf(token));
  }

  /** Asks about all sessions whose check is due. @returns how many, and how many of them were ended */
  async checkDue(): Promise<{ checked: number; ended: number }> {
    let [checked, ended] = [0, 0];
    for (const tokenHash of await this.queries.due(this.clock.now())) {
      checked++;
      if (!(await this.checkByHash(tokenHash))) ended++;
    }
    return { checked, ended };
  }

  private async checkByHash(tokenHash: string): Promise<boolean> {
    const now = this.clock.now();
    const session = await this.queries.claim(tokenHash, now, new Date(now.getTime() + RETRY_AFTER_MS));
    if (!session) return true;
    try {
      return await this.ask(session);
    } catch (error) {
      if (error instanceof Unavailable) return true;
      if (!(error instanceof Unauthorized)) throw error;
      return this.end(session, 'refused');
    }
  }

  /** @throws Unauthorized, Unavailable */
  private async ask({ tokenHash, accountId, providerTokens }: CheckedSession): Promise<boolean> {
    const kept = await this.tokens.open(providerTokens);
    if (!kept || !this.provider.isConfigured) throw new Unauthorized();
    const { groups, tokens } = await this.provider.again(kept);
    const sealed = await this.tokens.seal(accountId, tokens);
    // First, as a refresh token that was used may be refused the next time.
    const asked = { providerTokens: sealed, checkAt: nextCheck(this.clock.now()) };
    await this.sessions.update({ tokenHash }, asked);
    if (await this.accounts.follow(accountId, groups)) return true;
    return this.end({ tokenHash, accountId }, 'no_group');
  }

  private async end(
    { tokenHash, accountId }: Pick<CheckedSession, 'tokenHash' | 'accountId'>,
    reason: 'refused' | 'no_group',
  ): Promise<false> {
    await this.sessions.update({ tokenHash, revokedAt: IsNull() }, { revokedAt: this.clock.now() });
    await this.accounts.recordRefusal('access.refuse_session', accountId, reason);
    return false;
  }
}
