import { Injectable } from '@nestjs/common';
import type { FoundPlace } from '../../accountability';
import { Clock } from '../../kernel/time/clock';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/events/domain-events';
import { IssuePlaced, type LockedIssue } from '../issue.events';
import { IssueLifecycle } from '../issue-lifecycle.service';
import { type IssuePlace, IssuePlacingQueries, type LeftIssue } from './issue-placing.queries';
import { ReportedPlacesService } from './reported-places.service';

/**
 * Finds the ward, pincode and area of an issue and the offices responsible, and stores them with it
 * (docs/api/issues.md#placing).
 */
@Injectable()
export class IssuePlacingService {
  constructor(
    private readonly database: Database,
    private readonly queries: IssuePlacingQueries,
    private readonly places: ReportedPlacesService,
    private readonly lifecycle: IssueLifecycle,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Places an issue that has a point or a pincode; a placed issue is not changed. Sets off `issues_search_change`, so
   * that it is found by its area, ward and pincode, and `issues_ward_counts_change`.
   * @param timeoutMs how long to wait for the geocoder
   * @throws GeocoderBusy if the geocoder was not free in time
   */
  async place(issueId: string, timeoutMs: number): Promise<void> {
    const issue = await this.queries.find(issueId);
    if (issue) await this.storeUnplaced(issueId, await this.places.of(issue, timeoutMs));
  }

  /**
   * As `place`, but never waits for the geocoder.
   * @returns false if the geocoder is needed: the issue is not changed then
   */
  async placeWithoutGeocoder(issueId: string): Promise<boolean> {
    const issue = await this.queries.find(issueId);
    const place = issue && (await this.places.withoutGeocoder(issue));
    if (place) await this.storeUnplaced(issueId, place.found);
    return !issue || place !== undefined;
  }

  private async storeUnplaced(issueId: string, found: FoundPlace | undefined): Promise<void> {
    await this.database.transaction(async () => {
      // A concurrent change of category waits, so that the chain fits the result.
      await this.store(await this.lifecycle.lock(issueId), found);
    });
  }

  private async store(issue: LockedIssue, found: FoundPlace | undefined): Promise<void> {
    const { id, city, category } = issue;
    // Ward codes are unique only within a city, so a ward of another city is not used.
    const inCity = found?.city === city ? found : undefined;
    const chain = await this.places.chainOf(inCity, city, category);
    const area = found?.area ?? '';
    const ward = inCity?.ward ?? '';
    const by = found?.by ?? 'nothing';
    const place: IssuePlace = { pincode: found?.pincode, area, ward, chain, by, at: this.clock.now() };
    if (await this.queries.place(id, place)) await this.events.emit(new IssuePlaced(issue, ward, area));
  }

  /**
   * A batch of issues reported before a time that are not yet placed, oldest first.
   * @param onlyWithPincode whether issues without a pincode, which may need the geocoder, are left out
   * @param after the last one of the previous batch
   */
  findUnplaced(before: Date, onlyWithPincode: boolean, after?: LeftIssue): Promise<LeftIssue[]> {
    return this.queries.leftBefore(before, onlyWithPincode, after);
  }

  /**
   * A batch of those whose point nobody sees, in the order of their ids.
   * @param after the id of the last one of the previous batch
   */
  findUnplacedExact(before: Date, after?: string): Promise<Array<{ id: string }>> {
    return this.queries.exactLeftBefore(before, after);
  }
}
