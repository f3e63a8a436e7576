import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { IssueBreached, IssueEscalated, officeName } from '../due-dates';
import { IssueAnswered, IssueReported, IssueStatusChanged, type LockedIssue } from '../issues';
import { Clock } from '../kernel/time/clock';
import { newId } from '../kernel/ids';
import { DomainEvents } from '../platform/events/domain-events';
import { AlertQueries } from './alert.queries';
import { AlertEvent } from './entities/alert-event.entity';
import { OwnIssuesService } from './subscriptions/own-issues.service';
import type { AlertEventType } from './subscriptions/subscription';

/**
 * Records what happens to issues, in the transaction of the change itself. The recipients are determined afterwards,
 * except that the reporter of an issue follows it from its report on.
 */
@Injectable()
export class AlertRecorder implements OnModuleInit {
  constructor(
    @InjectRepository(AlertEvent) private readonly recorded: Repository<AlertEvent>,
    private readonly queries: AlertQueries,
    private readonly own: OwnIssuesService,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueReported, ({ issue }) => this.recordReport(issue));
    this.events.on(IssueStatusChanged, ({ issue, origin }) =>
      this.record(issue, 'status', issue.status, origin.actorId),
    );
    this.events.on(IssueAnswered, ({ issue, accountId }) => this.record(issue, 'answered', '', accountId));
    this.events.on(IssueBreached, ({ issue }) => this.record(issue, 'overdue', '', null));
    this.events.on(IssueEscalated, ({ issue, office }) =>
      this.record(issue, 'escalated', officeName(office), null),
    );
  }

  private recordReport({ id: issueId, city, reporterId }: IssueReported['issue']): Promise<void> {
    const { areAllTrusted } = this.own;
    const at = this.clock.now();
    return this.queries.recordReport({
      id: newId('subscription'),
      city,
      issueId,
      reporterId,
      at,
      areAllTrusted,
    });
  }

  private async record(
    { id: issueId, city, hidden: held }: LockedIssue,
    type: AlertEventType,
    detail: string,
    actorId: string | null,
  ): Promise<void> {
    const at = this.clock.now();
    const hiddenAt = held ? at : null;
    await this.recorded.insert({ issueId, city, type, detail, actorId, at, held, hiddenAt });
  }
}
