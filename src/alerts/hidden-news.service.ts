import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IssueVisibilityChanged } from '../issues';
import { Clock } from '../kernel/clock';
import { DomainEvents } from '../platform/events/domain-events';
import { AlertQueries } from './alert.queries';
import { CityTimes } from './city-times.service';

/**
 * Keeps what happened to an issue from being lost while it is hidden for a moment: what no digest had when it was
 * hidden is in the next one after it is shown again (docs/alerts.md#what-is-followed).
 */
@Injectable()
export class HiddenNews implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly queries: AlertQueries,
    private readonly times: CityTimes,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueVisibilityChanged, async ({ issue: { id, city, hidden } }) => {
      const now = this.clock.now();
      const written = await this.times.lastDigests(city, now);
      if (hidden) await this.queries.hold(id, written);
      else await this.queries.release(id, { written, now });
    });
  }
}
