import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IssueVisibilityChanged } from '../issues';
import { Clock } from '../kernel/clock';
import { DAY_MS } from '../kernel/durations';
import { DomainEvents } from '../platform/events/domain-events';
import { AlertEventQueries } from './alert-event.queries';

/**
 * What happened longer before an issue is seen again is in no digest: which digests told of it is known by their mails,
 * which are kept for 30 days, and a digest reaches back 15.
 */
const MAX_MISSED_MS = 14 * DAY_MS;

/**
 * Keeps what happened to an issue from being lost while it is hidden: whoever had no digest that told of it has it in
 * the next one after it is shown again, whenever digests were written or taken back meanwhile
 * (docs/alerts.md#what-is-followed).
 */
@Injectable()
export class HiddenNews implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly queries: AlertEventQueries,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueVisibilityChanged, async ({ issue: { id, hidden } }) => {
      const now = this.clock.now();
      const since = new Date(now.getTime() - MAX_MISSED_MS);
      if (hidden) await this.queries.hold(id, since, now);
      else await this.queries.release(id, since, now);
    });
  }
}
