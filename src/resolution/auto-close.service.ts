import { Injectable } from '@nestjs/common';
import { UNDO_DAYS } from '../issues';
import { Clock } from '../kernel/time/clock';
import { DAY_MS } from '../kernel/time/durations';
import { Config } from '../platform/config/config';
import { isOutage } from '../platform/http/to-domain-error';
import { Logger } from '../platform/logging/logger';
import { DueConfirmationsService } from './confirmation/due-confirmations.service';
import { ExpiredResolutionsService } from './expired-resolutions.service';
import { type ClosingWindow, ResolutionQueries } from './resolution.queries';

const BATCH = 200;

/**
 * Closes issues that have been resolved for longer than the closing window (docs/api/resolution.md#automatic-closing).
 * An issue with an undecided request to reopen waits longer, for a bounded time; so does one that is joined with
 * another.
 * Each has a transaction of its own, so a locked or failing issue does not affect the others.
 */
@Injectable()
export class AutoCloseService {
  constructor(
    private readonly queries: ResolutionQueries,
    private readonly expired: ExpiredResolutionsService,
    private readonly confirmations: DueConfirmationsService,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * What people say about repairs is decided first: an issue that they dispute is reopened, not closed.
   * @returns how many issues were closed, and how many failed
   */
  async close(): Promise<{ closed: number; failed: number }> {
    await this.confirmations.decide();
    const { AUTO_CLOSE_AFTER_DAYS, AUTO_CLOSE_PENDING_DAYS } = this.config.settings;
    const ago = (days: number) => new Date(this.clock.now().getTime() - days * DAY_MS);
    const window = {
      before: ago(AUTO_CLOSE_AFTER_DAYS),
      ifAsked: ago(AUTO_CLOSE_AFTER_DAYS + AUTO_CLOSE_PENDING_DAYS),
      joinedSince: ago(UNDO_DAYS),
    };
    const outcome = { closed: 0, failed: 0 };
    let due = await this.queries.due(window, undefined, BATCH);
    while (due.length > 0) {
      for (const { issueId } of due) await this.closeOne(issueId, window, outcome);
      due = await this.queries.due(window, due.at(-1), BATCH);
    }
    return outcome;
  }

  /** @throws the error if it would affect every other issue too: the database is unreachable */
  private async closeOne(
    issueId: string,
    window: ClosingWindow,
    outcome: { closed: number; failed: number },
  ): Promise<void> {
    try {
      if (await this.expired.close(issueId, window.before, window.ifAsked)) outcome.closed++;
    } catch (error) {
      if (isOutage(error)) throw error;
      outcome.failed++;
      this.logger.warn(
        { err: error, issue: issueId },
        'an issue could not be closed; the next run tries again',
      );
    }
  }
}
