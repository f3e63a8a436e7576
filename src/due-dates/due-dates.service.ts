import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import {
  IssueCategoryChanged,
  IssueDueDates,
  IssueLifecycle,
  IssuePlaced,
  IssuePriorityChanged,
  IssueReported,
  IssueStatusChanged,
} from '../issues';
import { Clock } from '../kernel/clock';
import type { DueDateReason } from '../kernel/due-dates';
import { isDone } from '../kernel/statuses';
import { DomainEvents } from '../platform/events/domain-events';
import { IssueDueDateChanged } from './due-date.events';
import { DueDateCalculator } from './due-date-calculator.service';
import { DueDateChange } from './entities/due-date-change.entity';

/**
 * What changes the clock of an issue and is no change of it in any other way: it dates its last change, also where the
 * due date has passed already and stays.
 */
const BY_THE_CLOCK_ALONE: ReadonlySet<DueDateReason> = new Set<DueDateReason>(['pause', 'resume']);

/**
 * Keeps due dates as they follow from the policy, the pauses and the resolutions of an issue, in the transaction of
 * what changes any of these. A change is recorded with the date before and after.
 */
@Injectable()
export class DueDates implements OnModuleInit {
  constructor(
    @InjectRepository(DueDateChange) private readonly changes: Repository<DueDateChange>,
    private readonly calculator: DueDateCalculator,
    private readonly issues: IssueDueDates,
    private readonly lifecycle: IssueLifecycle,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueReported, ({ issue }) => this.begin(issue.id));
    this.events.on(IssuePlaced, ({ issueId }) => this.recalculate(issueId, 'ward'));
    this.events.on(IssueCategoryChanged, ({ issue }) => this.recalculate(issue.id, 'category'));
    this.events.on(IssuePriorityChanged, ({ issue }) => this.recalculate(issue.id, 'priority'));
    this.events.on(IssueStatusChanged, (change) => this.onStatus(change));
  }

  /**
   * Calculates the due date of an issue anew, and records it where it is another one. Call it in the transaction of
   * what it changes by. An issue that is resolved keeps the one that was met or missed: it has another once it is
   * reopened.
   * @throws IssueNotFound
   */
  async recalculate(issueId: string, reason: DueDateReason): Promise<void> {
    const issue = await this.lifecycle.lock(issueId);
    if (isDone(issue.status)) return;
    const { before, dueAt, nextEscalationAt, isAsBefore } = await this.calculator.of(issueId);
    const at = this.clock.now();
    const isOfTheClock = BY_THE_CLOCK_ALONE.has(reason);
    // Nearly every issue that is placed: a policy of its ward alone gives it another date.
    if (isAsBefore && !isOfTheClock) return;
    await this.issues.write(issueId, { dueAt, nextEscalationAt, ...(isOfTheClock && { updatedAt: at }) });
    if (before?.getTime() === dueAt.getTime()) return;
    await this.changes.insert({ issueId, fromDueAt: before, toDueAt: dueAt, reason, at });
    await this.events.emit(new IssueDueDateChanged(issue, before, dueAt, reason));
  }

  private async begin(issueId: string): Promise<void> {
    const { dueAt, nextEscalationAt } = await this.calculator.ofReport(issueId);
    await this.issues.write(issueId, { dueAt, nextEscalationAt });
  }

  /** A resolution keeps the due date that was met or missed. */
  private async onStatus({ issue, from }: IssueStatusChanged): Promise<void> {
    if (isDone(issue.status)) await this.issues.write(issue.id, { nextEscalationAt: null });
    else if (isDone(from)) await this.recalculate(issue.id, 'reopen');
  }
}
