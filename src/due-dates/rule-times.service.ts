import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import type { CitySlug } from '../kernel/cities';
import { Clock } from '../kernel/clock';
import { jobTime } from '../platform/jobs/job-time';
import { DueDateRuleQueries } from './due-date-rule.queries';

/** From when on another rule is in force, whichever instance puts it there. */
@Injectable()
export class RuleTimes {
  constructor(
    private readonly queries: DueDateRuleQueries,
    private readonly clock: Clock,
    private readonly manager: EntityManager,
  ) {}

  /**
   * A time after every report that is stored, also one of an instance whose clock is up to five minutes ahead, so that
   * what follows another rule goes on following it; nothing is reported until the end of the transaction. It is by the
   * clock that is behind, this machine's or the database's: of what is reported next little is dated before it.
   * @param city whose reports the rule is for; null: those of all cities
   */
  async next(city: CitySlug | null): Promise<Date> {
    await this.queries.lockRules();
    const now = await jobTime(this.clock, this.manager);
    const newest = await this.queries.newestReport(city, now);
    return newest ? new Date(newest.getTime() + 1) : now;
  }
}
