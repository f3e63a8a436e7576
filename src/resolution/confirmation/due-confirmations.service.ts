import { Injectable } from '@nestjs/common';
import { IssueLifecycle } from '../../issues';
import { Clock } from '../../kernel/time/clock';
import { Database } from '../../platform/database/database';
import { isOutage } from '../../platform/http/to-domain-error';
import { Logger } from '../../platform/logging/logger';
import { ENOUGH_ANSWERS } from './confirmation.policy';
import { ConfirmationQueries } from './confirmation.queries';
import { ConfirmationDecisionsService } from './confirmation-decisions.service';

const BATCH = 200;

/** Takes the decisions that are due whether issues were repaired. */
@Injectable()
export class DueConfirmationsService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly queries: ConfirmationQueries,
    private readonly decisions: ConfirmationDecisionsService,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * Decides about all issues whose answers are due. Each has a transaction of its own, so a locked or failing issue
   * does not affect the others.
   * @returns how many were decided, and how many failed
   */
  async decide(): Promise<{ decided: number; failed: number }> {
    const now = this.clock.now();
    const askedBy = new Date(now.getTime() - this.decisions.termMs);
    const counts = { decided: 0, failed: 0 };
    for (let after = '0'; ;) {
      const due = await this.queries.due(askedBy, ENOUGH_ANSWERS, after, BATCH);
      for (const { issueId } of due) await this.decideOne(issueId, now, counts);
      const last = due.at(-1);
      if (!last) return counts;
      after = last.id;
    }
  }

  /** @throws the error if it would affect every other issue too: the database is unreachable */
  private async decideOne(
    issueId: string,
    now: Date,
    counts: { decided: number; failed: number },
  ): Promise<void> {
    try {
      const outcome = await this.database.transaction(async () =>
        this.decisions.decide(await this.lifecycle.lock(issueId), now),
      );
      if (outcome !== undefined) counts.decided++;
    } catch (error) {
      if (isOutage(error)) throw error;
      counts.failed++;
      this.logger.warn(
        { err: error, issue: issueId },
        'whether an issue was repaired could not be decided; the next run tries again',
      );
    }
  }
}
