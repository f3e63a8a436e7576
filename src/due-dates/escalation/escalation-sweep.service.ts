import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { IssueLifecycle } from '../../issues';
import { Clock } from '../../kernel/time/clock';
import { Database } from '../../platform/database/database';
import { isOutage } from '../../platform/http/to-domain-error';
import { Logger } from '../../platform/logging/logger';
import { DueDateQueries, type SweptIssues } from '../due-date.queries';
import { Escalations } from './escalations.service';

const BATCH = 200;
/** How many issues are escalated at the same time, each on a connection of its own: a few of the pool's. */
const AT_ONCE = 4;

/** The numbers of issues by result, of those whose next step was due or whose due date had passed. */
interface SweepOutcome {
  escalated: number;
  /** No step was taken: it was not due yet, no further office is held, or the issue was changed or hidden meanwhile. */
  unchanged: number;
  failed: number;
}

/**
 * Marks issues as late once their due date has passed, and escalates those whose next step is due. Each issue has its
 * own transaction, so that a locked or failing one does not block the others.
 */
@Injectable()
export class EscalationSweepService implements OnModuleDestroy {
  private isStopping = false;

  constructor(
    private readonly database: Database,
    private readonly queries: DueDateQueries,
    private readonly lifecycle: IssueLifecycle,
    private readonly escalations: Escalations,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Starts no more steps; runs before `Jobs` waits for the run. */
  onModuleDestroy(): void {
    this.isStopping = true;
  }

  /** @param now steps that are due by this time are taken */
  async sweep(now = this.clock.now()): Promise<SweepOutcome> {
    const outcome = { escalated: 0, unchanged: 0, failed: 0 };
    for (const find of [this.queries.stepsDue, this.queries.laterMissed])
      await this.sweepAll(find, now, outcome);
    return outcome;
  }

  private async sweepAll(find: SweptIssues, now: Date, outcome: SweepOutcome): Promise<void> {
    let found = await find(now, undefined, BATCH);
    while (found.length > 0) {
      for (let from = 0; from < found.length; from += AT_ONCE) {
        if (this.isStopping) return;
        const some = found.slice(from, from + AT_ONCE);
        const ended = await Promise.allSettled(some.map(({ id }) => this.escalateOne(id, now, outcome)));
        for (const each of ended) if (each.status === 'rejected') throw each.reason;
      }
      found = await find(now, found.at(-1), BATCH);
    }
  }

  /** @throws an error that would affect all other issues too, such as an unreachable database */
  private async escalateOne(issueId: string, now: Date, outcome: SweepOutcome): Promise<void> {
    try {
      const isEscalated = await this.database.transaction(async () =>
        this.escalations.step(await this.lifecycle.lock(issueId), now),
      );
      outcome[isEscalated ? 'escalated' : 'unchanged']++;
    } catch (error) {
      if (isOutage(error)) throw error;
      outcome.failed++;
      this.logger.warn(
        { err: error, issue: issueId },
        'an issue could not be escalated; the next run tries again',
      );
    }
  }
}
