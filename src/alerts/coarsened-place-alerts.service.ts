import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IssuePlaceCoarsened } from '../issues';
import { Clock } from '../kernel/time/clock';
import { DomainEvents } from '../platform/events/domain-events';
import { CityTimesService } from './digests/city-times.service';
import { JoinedIssueQueries } from './joined-issue.queries';

/** Tells reporters, once, that somebody else made the place of their issue less exact (docs/alerts.md#own-issues). */
@Injectable()
export class CoarsenedPlaceAlertsService implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly queries: JoinedIssueQueries,
    private readonly times: CityTimesService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(IssuePlaceCoarsened, async ({ issue: { id, city } }) => {
      const at = this.clock.now();
      const dueAt = (await this.times.endOfQuietHours(city, at)) ?? at;
      await this.queries.tell({ type: 'coarsened', from: id, to: id, city, at }, dueAt);
    });
  }
}
