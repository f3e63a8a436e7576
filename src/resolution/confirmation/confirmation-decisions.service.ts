import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IssueConfirmationDecided, IssueCounters, type LockedIssue } from '../../issues';
import { DAY_MS } from '../../kernel/time/durations';
import { Config } from '../../platform/config/config';
import { DomainEvents } from '../../platform/events/domain-events';
import { ResolutionChanged } from '../resolution.events';
import { type AnsweredOutcome, outcomeOf } from './confirmation.policy';
import { ConfirmationQueries, type CurrentConfirmation } from './confirmation.queries';
import { ConfirmationRecords } from './confirmation-records.service';
import { DisputedResolutionsService } from './disputed-resolutions.service';

/** The time to answer, unless issues are closed sooner. */
const ANSWER_DAYS = 7;

/**
 * Decides by the answers whether an issue was repaired (docs/api/resolution.md#decision): with enough answers at once,
 * otherwise when the time to answer is over. Each decision is made under the issue's lock.
 */
@Injectable()
export class ConfirmationDecisionsService implements OnModuleInit {
  /** How long people can answer. */
  readonly termMs: number;

  constructor(
    private readonly records: ConfirmationRecords,
    private readonly queries: ConfirmationQueries,
    private readonly disputed: DisputedResolutionsService,
    private readonly counters: IssueCounters,
    private readonly events: DomainEvents,
    private readonly config: Config,
  ) {
    this.termMs = Math.min(ANSWER_DAYS, config.settings.AUTO_CLOSE_AFTER_DAYS) * DAY_MS;
  }

  onModuleInit(): void {
    this.events.on(ResolutionChanged, (change) => this.follow(change));
  }

  /** When the time to answer is over. */
  until(askedAt: Date): Date {
    return new Date(askedAt.getTime() + this.termMs);
  }

  /**
   * Decides about a locked issue, if a decision is due. An issue that its people dispute is reopened.
   * @param isClosing whether the time to answer ends now, as the issue is to be closed
   * @returns undefined if nothing was decided
   */
  async decide(issue: LockedIssue, now: Date, isClosing = false): Promise<AnsweredOutcome | undefined> {
    const current = await this.queries.current(issue.id);
    if (!current || current.outcome !== null) return undefined;
    const given = await this.queries.answers(current.id);
    const outcome = outcomeOf(given, isClosing || this.until(current.askedAt) <= now);
    if (outcome === undefined) return undefined;
    await this.records.decide({ id: current.id, issueId: issue.id }, outcome, now);
    await this.counters.showConfirmation(issue.id);
    if (outcome === 'disputed' && issue.status === 'resolved')
      await this.disputed.reopen(issue, current.answers, given, now);
    await this.tell(issue, outcome, current);
    return outcome;
  }

  /** A new resolution is asked about; one that ended is not asked about any more. */
  private async follow({ issue }: ResolutionChanged): Promise<void> {
    const { id, status, updatedAt } = issue;
    if (status === 'resolved') {
      const { localIdentity, settings } = this.config;
      await this.records.begin(issue, localIdentity && settings.SMTP_URL === undefined);
      const current = issue.notRepaired ? await this.queries.current(id) : undefined;
      if (current) await this.tell(issue, 'not_repaired', current);
    } else if (status === 'closed') {
      await this.decide(issue, updatedAt, true);
      await this.records.forget(id);
    } else await this.records.end(id, updatedAt);
  }

  private async tell(
    issue: LockedIssue,
    outcome: IssueConfirmationDecided['outcome'],
    { answers }: CurrentConfirmation,
  ): Promise<void> {
    const disputes = outcome === 'disputed' ? await this.queries.disputes([issue.id]) : undefined;
    const times = disputes?.get(issue.id) ?? 0;
    await this.events.emit(new IssueConfirmationDecided(issue, outcome, answers, times));
  }
}
