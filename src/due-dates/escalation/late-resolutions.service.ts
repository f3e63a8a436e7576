import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { IssueDueDates, IssueStatusChanged } from '../../issues';
import { Clock } from '../../kernel/time/clock';
import { isDone } from '../../kernel/statuses';
import { DomainEvents } from '../../platform/events/domain-events';
import { jobTime } from '../../platform/jobs/job-time';
import { Escalations } from './escalations.service';

/**
 * Marks an issue as late that is resolved after its due date but before the sweep saw it: the sweep reads only open
 * issues. Like the sweep, it uses the earlier of two clocks, the machine's and the database's, as lateness is never
 * undone (docs/api/due-dates.md#due-date-of-an-issue).
 */
@Injectable()
export class LateResolutionsService implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly issues: IssueDueDates,
    private readonly escalations: Escalations,
    private readonly clock: Clock,
    private readonly manager: EntityManager,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueStatusChanged, (change) => this.onStatus(change));
  }

  private async onStatus({ issue, from }: IssueStatusChanged): Promise<void> {
    if (!isDone(issue.status) || isDone(from) || issue.hidden) return;
    const { dueAt, breachedAt } = (await this.issues.dates(issue.id)) ?? {};
    const now = await jobTime(this.clock, this.manager);
    if (dueAt && dueAt <= now)
      await this.escalations.markLate(issue, { dueAt, breachedAt: breachedAt ?? null }, now);
  }
}
