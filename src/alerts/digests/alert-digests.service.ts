import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { Clock } from '../../kernel/time/clock';
import { MINUTE_MS } from '../../kernel/time/durations';
import { jobTime } from '../../platform/jobs/job-time';
import { Logger } from '../../platform/logging/logger';
import { blocksWholeBatch } from '../mails/isolated-batches';
import { CityDigestsService } from './city-digests.service';
import { CityTimesService, type DigestDue } from './city-times.service';

/** The numbers of subscriptions that were due for a digest and of mails; a subscription without events gets no mail. */
export interface DigestOutcome {
  subscriptions: number;
  mails: number;
}

/** Writes the digests of each city at 08:00 local time. */
@Injectable()
export class AlertDigests {
  constructor(
    private readonly digests: CityDigestsService,
    private readonly times: CityTimesService,
    private readonly clock: Clock,
    private readonly manager: EntityManager,
    private readonly logger: Logger,
  ) {}

  /**
   * Writes the digests that are due. A city or a subscription that fails does not block the others; the next run
   * retries it.
   * @throws the database error if the database is unreachable
   */
  async run(): Promise<DigestOutcome> {
    const outcome = { subscriptions: 0, mails: 0 };
    const now = await jobTime(this.clock, this.manager);
    // One minute back, so that everything that happened before it is committed.
    const settled = new Date(now.getTime() - MINUTE_MS);
    for (const due of await this.times.digestsDue(now, settled)) {
      const written = await this.write(due, settled);
      outcome.subscriptions += written.subscriptions;
      outcome.mails += written.mails;
    }
    return outcome;
  }

  private async write(due: DigestDue, now: Date): Promise<DigestOutcome> {
    try {
      const { failures, ...written } = await this.digests.write(due, now);
      const [error] = failures.values();
      if (error !== undefined) this.failed(error, due, [...failures.keys()]);
      return written;
    } catch (error) {
      if (blocksWholeBatch(error)) throw error;
      this.failed(error, due);
      return { subscriptions: 0, mails: 0 };
    }
  }

  private failed(error: unknown, { city }: DigestDue, subscriptions?: string[]): void {
    this.logger.warn(
      { err: error, city, subscriptions },
      'digests could not be written; the next run tries again',
    );
  }
}
