import { Injectable } from '@nestjs/common';
import { type Account, AccountQueries } from '../auth';
import { type ContributionCounts, ContributionQueries } from '../issues';
import { Unauthorized } from '../platform/http/domain-error';
import { type RankedScore, ScoreQueries } from '../scores';

/** A person's own account; `score` is undefined for one without points. */
export interface OwnAccount {
  account: Account;
  score: RankedScore | undefined;
  contributions: ContributionCounts;
}

/** A person's own data (docs/api/me.md#own-account). */
@Injectable()
export class MeService {
  constructor(
    private readonly accounts: AccountQueries,
    private readonly scores: ScoreQueries,
    private readonly contributions: ContributionQueries,
  ) {}

  /**
   * A person's account with their score, and how many contributions they have.
   * @throws Unauthorized if there is no such account
   */
  async of(userId: string): Promise<OwnAccount> {
    const [account, score, contributions] = await Promise.all([
      this.accounts.account(userId),
      this.scores.find(userId),
      this.contributions.count(userId),
    ]);
    if (!account) throw new Unauthorized();
    return { account, score, contributions };
  }
}
