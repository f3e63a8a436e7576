import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { IssuePlaced } from '../../issues';
import { ContributionsMoved, ListingChanged } from '../../kernel/people/contributor-events';
import { DomainEvents } from '../../platform/events/domain-events';
import { ReporterNotFound } from './reporter.errors';
import { Reporter } from '../entities/reporter.entity';
import { ReporterProfileQueries } from './reporter-profile.queries';

/** Whether city staff have verified a reporter. */
export type Verification = Pick<Reporter, 'userId' | 'isCitizenReporter'>;

/** The description of a reporter by city staff. */
export type ReporterDescription = Pick<
  Reporter,
  'isCitizenReporter' | 'zone' | 'beat' | 'area' | 'bio' | 'reached' | 'impact'
>;

/**
 * The profiles of the reporter directory (docs/api/public-read.md#reporters). A trigger creates the profile of each
 * reporter; this class fills in the rest. Sets off `reporters_describe`, which updates the text a reporter is found by.
 */
@Injectable()
export class ReporterProfiles implements OnModuleInit {
  constructor(
    @InjectRepository(Reporter) private readonly reporters: Repository<Reporter>,
    private readonly queries: ReporterProfileQueries,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(IssuePlaced, (issue) => this.queries.settle(issue));
    this.events.on(ListingChanged, (change) => this.queries.list(change));
    this.events.on(ContributionsMoved, ({ userId }) => this.queries.move(userId));
  }

  /** The profile with a slug; undefined if there is none. */
  async bySlug(slug: string): Promise<Reporter | undefined> {
    return (await this.reporters.findOneBy({ slug })) ?? undefined;
  }

  /** The profile of an account; undefined if it has not reported anything. */
  async of(userId: string): Promise<Reporter | undefined> {
    return (await this.reporters.findOneBy({ userId })) ?? undefined;
  }

  /** Replaces the description of a reporter; no effect for a person who has never reported anything. */
  async describe(userId: string, description: ReporterDescription): Promise<void> {
    await this.reporters.update({ userId }, description);
  }

  /** Sets or removes the verification of a citizen reporter; call it in a transaction. @throws ReporterNotFound */
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
}
