import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { Clock } from '../kernel/clock';
import { MINUTE_MS } from '../kernel/durations';
import { jobTime } from '../platform/jobs/job-time';
import { Logger } from '../platform/logging/logger';
import { keepsFromAll } from './careful-batches';
import { CityDigests } from './city-digests.service';
import { CityTimes, type DigestDue } from './city-times.service';

/** What became of subscriptions that were to have a digest; those without news have no mail. */
export interface DigestOutcome {
  subscriptions: number;
  mails: number;
}

/** Writes digests at 08:00 of each city. */
@Injectable()
export class AlertDigests {
  constructor(
    private readonly digests: CityDigests,
    private readonly times: CityTimes,
    private readonly clock: Clock,
    private readonly manager: EntityManager,
    private readonly logger: Logger,
  ) {}

  /**
   * Writes the digests that are due. A city that fails holds up no other one, nor does a subscription; the next run
   * tries them again.
   * @throws the error by which the database was away
   */
  async run(): Promise<DigestOutcome> {
    const outcome = { subscriptions: 0, mails: 0 };
    const now = await jobTime(this.clock, this.manager);
    // A minute later, so that all that happened before is committed.
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
      if (keepsFromAll(error)) throw error;
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
