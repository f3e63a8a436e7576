import { Injectable } from '@nestjs/common';
import { type Chain, ChainQueries, type FoundPlace, PlaceQueries } from '../accountability';
import type { CategorySlug } from '../kernel/categories';
import type { CitySlug } from '../kernel/cities';
import { Clock } from '../kernel/clock';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { IssuePlaced } from './issue.events';
import {
  IssuePlacingQueries,
  type LeftIssue,
  type LockedUnplaced,
  type UnplacedIssue,
} from './issue-placing.queries';

/**
 * Finds the ward, pincode and area of an issue and the offices responsible, and stores them with it
 * (docs/api/issues.md#placing).
 */
@Injectable()
export class IssuePlacing {
  constructor(
    private readonly database: Database,
    private readonly queries: IssuePlacingQueries,
    private readonly places: PlaceQueries,
    private readonly chains: ChainQueries,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Places an issue that has a point or a pincode; a placed issue is not changed. Sets off `issues_search_change`, so
   * that it is found by its area, ward and pincode.
   * @param timeoutMs how long to wait for the geocoder
   * @throws GeocoderBusy if the geocoder was not free in time
   */
  async place(issueId: string, timeoutMs: number): Promise<void> {
    const issue = await this.queries.find(issueId);
    if (!issue) return;
    const found = await this.find(issue, timeoutMs);
    await this.database.transaction(async () => {
      const locked = await this.queries.lock(issueId);
      if (locked) await this.store({ id: issueId, ...locked }, found);
    });
  }

  private async store(issue: LockedUnplaced & { id: string }, found: FoundPlace | undefined): Promise<void> {
    const { id, reporterId, city, category } = issue;
    // Ward codes are unique only within a city, so a ward of another city is not used.
    const inCity = found?.city === city ? found : undefined;
    const chain = await this.chainOf(inCity, city, category);
    const area = found?.area ?? '';
    const ward = inCity?.ward ?? '';
    const by = found?.by ?? 'nothing';
    await this.queries.place(id, { pincode: found?.pincode, area, ward, chain, by, at: this.clock.now() });
    await this.events.emit(new IssuePlaced(id, reporterId, city, ward, area));
  }

  private async find(issue: UnplacedIssue, timeoutMs: number): Promise<FoundPlace | undefined> {
    const { lat, lng, pincode } = issue;
    const point = lat === null || lng === null ? undefined : { lat, lng };
    const byPincode = pincode === null ? undefined : await this.places.atPincode(pincode, point);
    return byPincode ?? (point && (await this.places.atPoint(point, timeoutMs)));
  }

  /**
   * The chain of the ward or of the pincode. A pincode can belong to another city, whose offices are not responsible.
   */
  private async chainOf(
    place: FoundPlace | undefined,
    city: CitySlug,
    category: CategorySlug,
  ): Promise<Chain | undefined> {
    const chain = await this.chains.of(place, category);
    return chain?.jurisdiction.city === city ? chain : undefined;
  }

  /**
   * A batch of issues reported before a time that are not yet placed, oldest first, after the last one of the previous
   * batch.
   */
  findUnplaced(before: Date, after?: LeftIssue): Promise<LeftIssue[]> {
    return this.queries.leftBefore(before, after);
  }
}
