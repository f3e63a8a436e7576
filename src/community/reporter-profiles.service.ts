import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { IssuePlaced } from '../issues';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { ReporterNotFound } from './community.errors';
import { Reporter } from './entities/reporter.entity';
import { settleReporter } from './reporter-profile.queries';

/** Whether city staff have verified a reporter. */
export type Verification = Pick<Reporter, 'userId' | 'isCitizenReporter'>;

/** What city staff say of a reporter. */
export type ReporterDescription = Pick<
  Reporter,
  'isCitizenReporter' | 'zone' | 'beat' | 'area' | 'bio' | 'reached' | 'impact'
>;

/**
 * The profiles of the reporter directory (docs/api/public-read.md#reporters). Whoever reports has one, by trigger; here
 * they get what is known of the person. Sets off `reporters_describe`: what a reporter is found by.
 */
@Injectable()
export class ReporterProfiles implements OnModuleInit {
  constructor(
    @InjectRepository(Reporter) private readonly reporters: Repository<Reporter>,
    private readonly database: Database,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(IssuePlaced, (issue) => this.settle(issue));
  }

  /** Writes a description in place of what was known; of somebody who never reported there is no profile. */
  async describe(userId: string, description: ReporterDescription): Promise<void> {
    await this.reporters.update({ userId }, description);
  }

  /** Verifies a citizen reporter, or takes that back; call it in a transaction. @throws ReporterNotFound */
  async verify(
    userId: string,
    isCitizenReporter: boolean,
  ): Promise<{ before: Verification; after: Verification }> {
    const before = await this.reporters.findOne({
      select: { userId: true, isCitizenReporter: true },
      where: { userId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!before) throw new ReporterNotFound();
    await this.reporters.update({ userId }, { isCitizenReporter });
    return {
      before: { userId, isCitizenReporter: before.isCitizenReporter },
      after: { userId, isCitizenReporter },
    };
  }

  /** Zone and area, while not known, are those of the first report that is placed in the home city. */
  private async settle({ reporterId, city, ward, area }: IssuePlaced): Promise<void> {
    await this.database.rows(settleReporter, [reporterId, city, ward, area]);
  }
}
