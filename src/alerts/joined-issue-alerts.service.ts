import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IssuesMerged, IssuesUnmerged } from '../issues';
import { newId } from '../kernel/ids';
import { Clock } from '../kernel/time/clock';
import { DomainEvents } from '../platform/events/domain-events';
import { CityTimesService } from './digests/city-times.service';
import { JoinedIssueQueries } from './joined-issue.queries';

/**
 * Followers of an issue that is joined with another follow that one from then on, and its reporter is told once. Their
 * own subscriptions stay as they are, without events while the issue is in no list; so undoing the merge only ends the
 * new ones (docs/alerts.md#merged-issues).
 */
@Injectable()
export class JoinedIssueAlertsService implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly queries: JoinedIssueQueries,
    private readonly times: CityTimesService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(IssuesMerged, (merged) => this.join(merged));
    this.events.on(IssuesUnmerged, (unmerged) => this.part(unmerged));
  }

  private async join({ canonical: { id: to, city }, joined }: IssuesMerged): Promise<void> {
    const at = this.clock.now();
    const dueAt = (await this.times.endOfQuietHours(city, at)) ?? at;
    for (const { id: from } of joined) {
      const sources = await this.queries.followersOf(city, from);
      const ids = sources.map(() => newId('subscription'));
      if (ids.length > 0) await this.queries.follow(to, ids, sources, at);
      await this.queries.tell({ type: 'joined', from, to, city, at }, dueAt);
    }
  }

  private async part({ canonical: { city }, restored, places }: IssuesUnmerged): Promise<void> {
    const from = restored.flatMap(({ id, joined }) => [id, ...joined]);
    for (const { id, joined: remaining } of places)
      await this.queries.unfollow(city, id, { from, remaining });
  }
}
