import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { FeedCategory } from '../kernel/categories';
import { Clock } from '../kernel/clock';
import { DueDateRuleQueries } from './due-date-rule.queries';
import { DefaultHoursVersion } from './entities/default-hours-version.entity';

/** The hours of issues that no policy is for, as they were at each time. The only writer of them. */
@Injectable()
export class DefaultHours {
  constructor(
    @InjectRepository(DefaultHoursVersion) private readonly versions: Repository<DefaultHoursVersion>,
    private readonly queries: DueDateRuleQueries,
    private readonly clock: Clock,
  ) {}

  /** Puts hours in force for what is reported from now on. Call it in a transaction that lets no other one pass. */
  async set(hours: Record<FeedCategory, number>): Promise<void> {
    const [current] = await this.versions.find({ order: { id: 'DESC' }, take: 1 });
    if (isDeepStrictEqual(current?.hours, hours)) return;
    await this.queries.lockRules();
    await this.versions.insert({ hours, validFrom: this.clock.now() });
  }
}
