import { Injectable } from '@nestjs/common';
import { type Chain, ChainQueries, type FoundPlace, PlaceQueries } from '../accountability';
import type { CategorySlug } from '../kernel/categories';
import type { CitySlug } from '../kernel/cities';
import { Clock } from '../kernel/clock';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { DomainEvents } from '../platform/events/domain-events';
import { Issue } from './entities/issue.entity';
import { IssuePlaced } from './issue.events';

const BATCH = 50;

const UNPLACED_ISSUE = columnsOf(Issue, ['lat', 'lng', 'pincode']);
const LOCKED_ISSUE = columnsOf(Issue, ['reporterId', 'city', 'category']);
const LEFT_ISSUE = columnsOf(Issue, ['id', 'createdAt']);

const UNPLACED = `placed_at is null and (lat is not null or pincode is not null)`;
/** SQL, as `place`: each report is placed, so that it is part of the cost of a report, which is measured. */
const find = statement(
  'issues.find-unplaced',
  `select ${UNPLACED_ISSUE} from issues where id = $1 and ${UNPLACED}`,
);
const findUnplaced = statement(
  'issues.left-unplaced',
  `select ${LEFT_ISSUE} from issues
    where ${UNPLACED} and (created_at, id) > ($1, $2) and created_at < $3
    order by created_at, id limit ${BATCH}`,
);
/** As `IssueLifecycle` locks it: whoever changes the category waits, so that the chain is that of the last one. */
const lock = statement(
  'issues.lock-unplaced',
  `select ${LOCKED_ISSUE} from issues where id = $1 and placed_at is null for no key update`,
);
const place = statement(
  'issues.place',
  `update issues set pincode = coalesce(pincode, $2), area = $3, ward = $4, jurisdiction_id = $5, responsible = $6,
          placed_by = $7, placed_at = $8
    where id = $1`,
);

type LockedIssue = RowOf<typeof LOCKED_ISSUE>;
type UnplacedIssue = RowOf<typeof UNPLACED_ISSUE>;
/** An issue nobody has placed yet, and its place in the order. */
export type LeftIssue = RowOf<typeof LEFT_ISSUE>;

/**
 * Finds out where an issue lies and who is responsible for it, and stores that with it (docs/api/issues.md#placing).
 */
@Injectable()
export class IssuePlacing {
  constructor(
    private readonly database: Database,
    private readonly places: PlaceQueries,
    private readonly chains: ChainQueries,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Places an issue that has a point or a pincode; one that is placed stays as it is. Sets off `issues_search_change`:
   * it is found by its area, ward and pincode.
   * @param timeoutMs how long the geocoder may be waited for
   * @throws GeocoderBusy when it was not the geocoder's turn in time
   */
  async place(issueId: string, timeoutMs: number): Promise<void> {
    const issue = await this.database.row<UnplacedIssue>(find, [issueId]);
    if (!issue) return;
    const found = await this.find(issue, timeoutMs);
    await this.database.transaction(async () => {
      const locked = await this.database.row<LockedIssue>(lock, [issueId]);
      if (locked) await this.store({ id: issueId, ...locked }, found);
    });
  }

  private async store(issue: LockedIssue & { id: string }, found: FoundPlace | undefined): Promise<void> {
    const { id, reporterId, city, category } = issue;
    // Cities have wards of the same code: that of another city would be taken for one of the issue's own.
    const inCity = found?.city === city ? found : undefined;
    const chain = await this.chainOf(inCity, city, category);
    const area = found?.area ?? '';
    const ward = inCity?.ward ?? '';
    await this.database.rows(place, [
      id,
      found?.pincode,
      area,
      ward,
      chain?.jurisdiction.id,
      chain && JSON.stringify(chain),
      found?.by ?? 'nothing',
      this.clock.now(),
    ]);
    await this.events.emit(new IssuePlaced(id, reporterId, city, ward, area));
  }

  private async find(issue: UnplacedIssue, timeoutMs: number): Promise<FoundPlace | undefined> {
    const { lat, lng, pincode } = issue;
    const point = lat === null || lng === null ? undefined : { lat, lng };
    const byPincode = pincode === null ? undefined : await this.places.atPincode(pincode, point);
    return byPincode ?? (point && (await this.places.atPoint(point, timeoutMs)));
  }

  /** A ward may have no jurisdiction, and the pincode one of another city: that is not responsible here. */
  private async chainOf(
    place: FoundPlace | undefined,
    city: CitySlug,
    category: CategorySlug,
  ): Promise<Chain | undefined> {
    const chain = await this.chains.of(place, category);
    return chain?.jurisdiction.city === city ? chain : undefined;
  }

  /**
   * Issues reported before a time that are still to be placed, the oldest first, after the last of the batch before.
   */
  findUnplaced(before: Date, after?: LeftIssue): Promise<LeftIssue[]> {
    return this.database.rows(findUnplaced, [after?.createdAt ?? new Date(0), after?.id ?? '', before]);
  }
}
