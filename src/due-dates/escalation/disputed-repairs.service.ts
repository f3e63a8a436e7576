import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IssueConfirmationDecided } from '../../issues';
import { isDone } from '../../kernel/statuses';
import { Clock } from '../../kernel/time/clock';
import { DomainEvents } from '../../platform/events/domain-events';
import { DueDateQueries } from '../due-date.queries';
import { Escalations } from './escalations.service';

/** With this dispute an issue is escalated. */
const ESCALATED_DISPUTE = 2;

/**
 * Escalates an issue at once, also if it is not late, when the people who were asked say for the second time that it
 * was not repaired (docs/api/due-dates.md#escalation). It happens in the transaction of the decision.
 */
@Injectable()
export class DisputedRepairsService implements OnModuleInit {
  constructor(
    private readonly escalations: Escalations,
    private readonly queries: DueDateQueries,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueConfirmationDecided, (decided) => this.onDecided(decided));
  }

  private async onDecided({ issue, disputes }: IssueConfirmationDecided): Promise<void> {
    if (disputes !== ESCALATED_DISPUTE || isDone(issue.status) || issue.hidden) return;
    const row = await this.queries.facts(issue.id);
    if (!row?.dueAt) return;
    const office = await this.escalations.nextOffice(row);
    if (office)
      await this.escalations.escalate(issue, { ...row, dueAt: row.dueAt }, office, this.clock.now());
  }
}
