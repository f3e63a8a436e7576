import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock';
import { DAY_MS } from '../kernel/durations';
import { Config } from '../config/config';
import { isOutage } from '../platform/http/to-domain-error';
import { Logger } from '../platform/logging/logger';
import { ResolutionQueries } from './resolution.queries';
import { ResolutionService } from './resolution.service';

const BATCH = 200;

/**
 * Closes issues that have been resolved for longer than the closing window (docs/api/resolution.md#automatic-closing).
 * Each has a transaction of its own, so a locked or failing issue does not affect the others.
 */
@Injectable()
export class AutoClose {
  constructor(
    private readonly queries: ResolutionQueries,
    private readonly resolutions: ResolutionService,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** @returns how many issues were closed, and how many failed */
  async close(): Promise<{ closed: number; failed: number }> {
    const { AUTO_CLOSE_AFTER_DAYS } = this.config.settings;
    const before = new Date(this.clock.now().getTime() - AUTO_CLOSE_AFTER_DAYS * DAY_MS);
    const outcome = { closed: 0, failed: 0 };
    let due = await this.queries.due(before, undefined, BATCH);
    while (due.length > 0) {
      for (const { issueId } of due) await this.closeOne(issueId, before, outcome);
      due = await this.queries.due(before, due.at(-1), BATCH);
    }
    return outcome;
  }

  /** @throws the error if it would affect every other issue too: the database is unreachable */
  private async closeOne(
    issueId: string,
    before: Date,
    outcome: { closed: number; failed: number },
  ): Promise<void> {
    try {
      if (await this.resolutions.closeByService(issueId, before)) outcome.closed++;
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
