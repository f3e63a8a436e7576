import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IssueVisibilityChanged } from '../issues';
import { Clock } from '../kernel/time/clock';
import { DAY_MS } from '../kernel/time/durations';
import { DomainEvents } from '../platform/events/domain-events';
import { AlertEventQueries } from './alert-event.queries';

/**
 * Events that happened longer before their issue is shown again are in no digest. Which digests covered an event is
 * known from their mails, which are kept for 30 days, and a digest reaches back 15 days.
 */
const MAX_MISSED_MS = 14 * DAY_MS;

/**
 * Prevents events from being lost while their issue is hidden. After it is shown again, the next digest of a
 * subscription includes the events that none of its digests covered, no matter when digests were written or withdrawn
 * in the meantime (docs/alerts.md#what-is-followed).
 */
@Injectable()
export class HiddenIssueAlertsService implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly queries: AlertEventQueries,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueVisibilityChanged, async ({ issue: { id, hidden } }) => {
      const now = this.clock.now();
      const since = new Date(now.getTime() - MAX_MISSED_MS);
      if (hidden) await this.queries.suspend(id, since, now);
      else await this.queries.resume(id, since, now);
    });
  }
}
