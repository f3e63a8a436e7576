import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../platform/config/config';
import { IssueBreached, IssueDueDateChanged, IssueEscalated } from '../due-dates';
import {
  IssueAnswered,
  IssueCategoryChanged,
  IssueConfirmationDecided,
  IssueFeedStatusChanged,
  IssuePriorityChanged,
  IssueRedacted,
  IssueReported,
  IssuesMerged,
  IssueStatusChanged,
  IssuesUnmerged,
  IssueVisibilityChanged,
  type LockedIssue,
} from '../issues';
import { Clock } from '../kernel/time/clock';
import { newId } from '../kernel/ids';
import { isDone } from '../kernel/statuses';
import type { WebhookEventType } from '../kernel/webhooks';
import { DomainEvents } from '../platform/events/domain-events';
import { IssueOutcomeQueries, type SentOutcome } from './issue-outcome.queries';
import { WebhookQueries } from './webhook.queries';

const NO_OUTCOME: SentOutcome = { outcomeReason: null, beforeAfter: [] };

/** The data of an issue that a listener has. */
type Subject = Pick<LockedIssue, 'id' | 'city'> & Partial<Pick<LockedIssue, 'hidden'>>;

/**
 * Records events of issues for the endpoints that want them, in the transaction of the change: a committed change is
 * recorded exactly once, a rolled-back change never. Of a hidden issue only `issue.hidden` is recorded, and its
 * earlier events are not sent. Once it is shown again, `issue.hidden` is withdrawn.
 */
@Injectable()
export class WebhookRecorder implements OnModuleInit {
  constructor(
    private readonly queries: WebhookQueries,
    private readonly outcomes: IssueOutcomeQueries,
    private readonly events: DomainEvents,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const { events } = this;
    events.on(IssueReported, ({ issue }) =>
      this.record('issue.reported', issue, { category: issue.category, priority: issue.priority }),
    );
    events.on(IssueStatusChanged, async ({ issue, from }) =>
      this.record('issue.status_changed', issue, {
        from,
        to: issue.status,
        ...(isDone(issue.status) ? await this.outcomes.of(issue.id) : NO_OUTCOME),
      }),
    );
    events.on(IssueFeedStatusChanged, ({ issue, from }) =>
      this.record('issue.feed_status_changed', issue, { from, to: issue.feedStatus }),
    );
    events.on(IssueCategoryChanged, ({ issue, from }) =>
      this.record('issue.category_changed', issue, { from, to: issue.category }),
    );
    events.on(IssuePriorityChanged, ({ issue, from }) =>
      this.record('issue.priority_changed', issue, { from, to: issue.priority }),
    );
    events.on(IssueAnswered, ({ issue, messageId, by }) =>
      this.record('issue.answered', issue, { messageId, by }),
    );
    events.on(IssueConfirmationDecided, ({ issue, outcome, answers }) =>
      this.record('issue.confirmation_decided', issue, { outcome, answers }),
    );
    events.on(IssuesMerged, ({ canonical, members }) =>
      this.record('issue.merged', canonical, { members, canonicalIssueId: canonical.id }),
    );
    events.on(IssuesUnmerged, ({ canonical, members }) =>
      this.record('issue.unmerged', canonical, { members, canonicalIssueId: canonical.id }),
    );
    events.on(IssueRedacted, ({ issue }) => this.record('issue.redacted', issue, {}));
    this.listenToDueDates();
    events.on(IssueVisibilityChanged, async ({ issue }) => {
      await this.write(issue.hidden ? 'issue.hidden' : 'issue.shown', issue, {});
      if (!issue.hidden) await this.queries.withdrawHidden(issue.id);
    });
  }

  private listenToDueDates(): void {
    this.events.on(IssueDueDateChanged, ({ issue, from, to, reason }) =>
      this.record('issue.due_date_changed', issue, { from, to, reason }),
    );
    this.events.on(IssueBreached, ({ issue, dueAt }) => this.record('issue.overdue', issue, { dueAt }));
    this.events.on(IssueEscalated, ({ issue, level, office }) =>
      this.record('issue.escalated', issue, { level, ...office }),
    );
  }

  private async record(type: WebhookEventType, issue: Subject, change: object): Promise<void> {
    if (!issue.hidden) await this.write(type, issue, change);
  }

  private write(type: WebhookEventType, { id, city }: Subject, change: object): Promise<void> {
    const at = this.clock.now();
    const base = this.config.publicBaseUrl;
    const data = {
      issueId: id,
      city,
      url: `${base}/${city}/issues/${id}`,
      apiUrl: `${base}/api/issues/${id}`,
      ...change,
    };
    const payload = JSON.stringify({ type, timestamp: at.toISOString(), data });
    return this.queries.record({ id: newId('webhookEvent'), type, city, issueId: id, payload, at });
  }
}
