import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import { Clock } from '../../kernel/time/clock';
import { jobTime } from '../../platform/jobs/job-time';
import { DueDateRuleQueries } from './due-date-rule.queries';

/** Chooses the time from which a new rule is in force, on any instance. */
@Injectable()
export class RuleTimesService {
  constructor(
    private readonly queries: DueDateRuleQueries,
    private readonly clock: Clock,
    private readonly manager: EntityManager,
  ) {}

  /**
   * A time after every stored report, also one from an instance whose clock is up to five minutes ahead, so that stored
   * reports keep the previous rule. Blocks reports until the end of the transaction. It is based on the earlier of two
   * clocks, this machine's and the database's, so that few later reports are dated before it.
   * @param city the city of the rule; null for all cities
   */
  async next(city: CitySlug | null): Promise<Date> {
    await this.queries.lockRules();
    const now = await jobTime(this.clock, this.manager);
    const newest = await this.queries.newestReport(city, now);
    return newest ? new Date(newest.getTime() + 1) : now;
  }
}
