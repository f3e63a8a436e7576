import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ChildChanged, ContributionsMoved, ListingChanged } from '../kernel/people/contributor-events';
import { Clock } from '../kernel/time/clock';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { isOutage } from '../platform/http/to-domain-error';
import { Logger } from '../platform/logging/logger';
import { ScoreLedger } from './score-ledger.service';
import { ScoreRanksService } from './score-ranks.service';
import { ScoreReconciliationQueries } from './score-reconciliation.queries';

const TRANSACTION_TIMEOUT_MS = 60_000;

export interface Reconciliation {
  /** How many people's scores were recomputed. */
  people: number;
  /** How many of them differed from the rows. They are corrected, except for those that failed. */
  drifted: number;
  /** How many corrections failed, because the row was locked. The next run tries again. */
  failed: number;
  /** How many of the counts for ranks were wrong. */
  counts: number;
}

/**
 * Recomputes every score from the rows, corrects differences and logs them. There should be none: scores are updated in
 * the transactions of the contributions. A person who is shown otherwise is counted anew, too, as only what is shown by
 * name counts; the score of somebody under 18 is deleted.
 */
@Injectable()
export class ScoreReconciliationService implements OnModuleInit {
  @Inject() private readonly events!: DomainEvents;

  constructor(
    private readonly queries: ScoreReconciliationQueries,
    private readonly database: Database,
    private readonly ledger: ScoreLedger,
    private readonly ranks: ScoreRanksService,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.events.on(ContributionsMoved, ({ userId }) => this.recount(userId));
    this.events.on(ChildChanged, ({ userId }) => this.recount(userId));
    this.events.on(ListingChanged, (change) => this.queries.list(change));
  }

  /**
   * Compares in one statement, which sees every transaction completely or not at all, so a difference is a real error.
   */
  async reconcile(): Promise<Reconciliation> {
    const outcome = { people: 0, drifted: 0, failed: 0, counts: 0 };
    let batch = await this.queries.peopleAfter('');
    while (batch.length > 0) {
      outcome.people += batch.length;
      const drifts = () => this.queries.drifts(batch);
      for (const drift of await this.database.transaction(drifts, TRANSACTION_TIMEOUT_MS)) {
        this.logger.warn({ user: drift.userId, fields: drift.fields }, 'a score differed from its rows');
        outcome.drifted++;
        await this.attempt(() => this.repair(drift.userId), outcome);
      }
      batch = await this.queries.peopleAfter(batch.at(-1) ?? '');
    }
    await this.attempt(async () => {
      outcome.counts = await this.ranks.repair();
    }, outcome);
    if (outcome.counts > 0)
      this.logger.warn({ counts: outcome.counts }, 'the counts ranks are read from were wrong');
    return outcome;
  }

  /** A failed correction does not prevent the others, unless the database is unreachable. */
  private async attempt(repair: () => Promise<void>, outcome: Reconciliation): Promise<void> {
    try {
      await repair();
    } catch (error) {
      if (isOutage(error)) throw error;
      outcome.failed++;
      this.logger.warn({ err: error }, 'a score could not be repaired; the next run tries again');
    }
  }

  /**
   * Concurrent contributions of the person wait for the row locked here, and then add to the corrected counts. Sets off
   * `user_scores_settle`, `user_scores_moved` and `user_scores_reporter`, as a contribution does.
   */
  private repair(userId: string): Promise<void> {
    return this.database.transaction(() => this.recount(userId), TRANSACTION_TIMEOUT_MS);
  }

  private async recount(userId: string): Promise<void> {
    if (await this.queries.isOfChild(userId)) return this.queries.remove(userId);
    await this.ledger.lock(userId);
    await this.queries.recount(userId, this.clock.now());
  }
}
