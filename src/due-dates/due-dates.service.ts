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
  type LockedIssue,
} from '../issues';
import { Clock } from '../kernel/time/clock';
import type { DueDateReason } from '../kernel/due-dates';
import { isDone } from '../kernel/statuses';
import { DomainEvents } from '../platform/events/domain-events';
import { IssueDueDateChanged } from './due-date.events';
import { DueDateCalculatorService } from './due-date-calculator.service';
import { DueDateChange } from './entities/due-date-change.entity';

/**
 * Reasons that concern only the clock of an issue. A change for one of them counts as a change of the issue, even if
 * its due date has already passed and stays the same.
 */
const BY_THE_CLOCK_ALONE: ReadonlySet<DueDateReason> = new Set<DueDateReason>(['pause', 'resume']);

/**
 * Keeps due dates consistent with the policy, the pauses and the resolutions of an issue, in the transaction that
 * changes one of these. Each change is recorded with the date before and after.
 */
@Injectable()
export class DueDates implements OnModuleInit {
  constructor(
    @InjectRepository(DueDateChange) private readonly changes: Repository<DueDateChange>,
    private readonly calculator: DueDateCalculatorService,
    private readonly issues: IssueDueDates,
    private readonly lifecycle: IssueLifecycle,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueReported, ({ issue }) => this.begin(issue.id));
    this.events.on(IssuePlaced, ({ issue }) => this.recalculateLocked(issue, 'ward'));
    this.events.on(IssueCategoryChanged, ({ issue }) => this.recalculateLocked(issue, 'category'));
    this.events.on(IssuePriorityChanged, ({ issue }) => this.recalculateLocked(issue, 'priority'));
    this.events.on(IssueStatusChanged, (change) => this.onStatus(change));
  }

  /**
   * Calculates the due date of an issue again, and records a change. Call it in the transaction of the change that
   * causes it. A resolved issue keeps the due date it met or missed until it is reopened.
   * @throws IssueNotFound
   */
  async recalculate(issueId: string, reason: DueDateReason): Promise<void> {
    await this.recalculateLocked(await this.lifecycle.lock(issueId), reason);
  }

  private async recalculateLocked(issue: Readonly<LockedIssue>, reason: DueDateReason): Promise<void> {
    const { id } = issue;
    if (isDone(issue.status)) return;
    const { before, dueAt, nextEscalationAt, isAsBefore } = await this.calculator.of(id);
    const at = this.clock.now();
    const isOfTheClock = BY_THE_CLOCK_ALONE.has(reason);
    // The usual case when an issue is placed: only a policy of its ward changes the date.
    if (isAsBefore && !isOfTheClock) return;
    await this.issues.write(id, { dueAt, nextEscalationAt, ...(isOfTheClock && { updatedAt: at }) });
    if (before?.getTime() === dueAt.getTime()) return;
    await this.changes.insert({ issueId: id, fromDueAt: before, toDueAt: dueAt, reason, at });
    await this.events.emit(new IssueDueDateChanged(issue, before, dueAt, reason));
  }

  private async begin(issueId: string): Promise<void> {
    await this.issues.begin(issueId, await this.calculator.ofReport(issueId));
  }

  /** A resolved issue keeps the due date it met or missed. */
  private async onStatus({ issue, from }: IssueStatusChanged): Promise<void> {
    if (isDone(issue.status)) await this.issues.write(issue.id, { nextEscalationAt: null });
    else if (isDone(from)) await this.recalculateLocked(issue, 'reopen');
  }
}
