import { Injectable } from '@nestjs/common';
import type { Chain, FoundPlace } from '../../accountability';
import type { KnownPlace } from '../../kernel/place-precision';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { KeysetList } from '../../platform/database/keyset-list';
import { statement } from '../../platform/database/statement';
import { Issue } from '../entities/issue.entity';
import { exactPlaceOf, withExactPlace } from '../privacy/exact-place.rows';
import { IssuePlacePrivacyQueries } from '../privacy/issue-place-privacy.queries';

const BATCH = 50;

const UNPLACED_ISSUE = columnsOf(Issue, ['pincode', 'city', 'ward', 'title', 'description'], 'i');
const EXACT = exactPlaceOf('i', 'e');
const LEFT_ISSUE = columnsOf(Issue, ['id', 'createdAt']);

const UNPLACED = `placed_at is null and (lat is not null or pincode is not null)`;
/** In SQL, like `place`, for speed: each report is placed, by its exact place. */
const find = statement(
  'issues.find-unplaced',
  `select ${UNPLACED_ISSUE}, ${EXACT.lat} as lat, ${EXACT.lng} as lng, ${EXACT.address} as address
     from issues i ${withExactPlace('i', 'e')}
    where i.id = $1 and i.placed_at is null and (i.lat is not null or i.pincode is not null or e.unplaced)`,
);
/** Issues whose point is only in their exact place; those with a pincode are in the other list. */
const findExact = statement(
  'issues.left-unplaced-exact',
  `select e.issue_id as id from exact_places e join issues i on i.id = e.issue_id
    where e.unplaced and i.created_at < $1 and e.issue_id > $2 order by e.issue_id limit ${BATCH}`,
);
const place = statement(
  'issues.place',
  `update issues set pincode = coalesce(pincode, $2), area = $3, ward = $4, jurisdiction_id = $5, responsible = $6,
          placed_by = $7, placed_at = $8
    where id = $1 and placed_at is null
   returning exists (select from exact_places e where e.issue_id = $1 and e.unplaced) as "isKept"`,
);

/** Whether an exact place says that its issue is still to be placed. */
interface PlacedRow {
  isKept: boolean;
}
/** What a report that is not yet placed says about its place; its ward is the one its reporter chose. */
export type UnplacedIssue = RowOf<typeof UNPLACED_ISSUE> & KnownPlace;
/** An issue that is not yet placed, with its position in the list. */
export type LeftIssue = RowOf<typeof LEFT_ISSUE>;

const leftUnplaced = new KeysetList<LeftIssue, 'before' | 'withPincode'>({
  name: 'issues.left-unplaced',
  columns: LEFT_ISSUE,
  from: 'issues i',
  alias: 'i',
  where: [UNPLACED, 'i.created_at < :before'],
  filters: { withPincode: 'i.pincode is not null' },
  order: [
    { column: 'created_at', property: 'createdAt', isTime: true },
    { column: 'id', property: 'id' },
  ],
  direction: 'asc',
  isBounded: true,
  maxRows: BATCH,
});

/** The result of placing an issue. */
export interface IssuePlace {
  pincode: FoundPlace['pincode'] | undefined;
  area: string;
  ward: string;
  /** The offices responsible; undefined if none are known. */
  chain: Chain | undefined;
  by: Issue['placedBy'];
  at: Date;
}

/** Reads and writes the places of issues. */
@Injectable()
export class IssuePlacingQueries {
  constructor(
    private readonly database: Database,
    private readonly exactPlaces: IssuePlacePrivacyQueries,
  ) {}

  /** The reported position of an issue; undefined if it is placed already, or has neither a point nor a pincode. */
  find(issueId: string): Promise<UnplacedIssue | undefined> {
    return this.database.row<UnplacedIssue>(find, [issueId]);
  }

  /**
   * Writes the place of a locked issue, unless it is placed by now. Sets off `issues_search_change` and
   * `issues_ward_counts_change`.
   * @returns whether it was not yet placed
   */
  async place(id: string, { pincode, area, ward, chain, by, at }: IssuePlace): Promise<boolean> {
    const responsible = chain && JSON.stringify(chain);
    const values = [id, pincode, area, ward, chain?.jurisdiction.id, responsible, by, at];
    const placed = await this.database.row<PlacedRow>(place, values);
    if (placed?.isKept) await this.exactPlaces.markPlaced(id);
    return placed !== undefined;
  }

  /**
   * A batch of issues reported before a time that are not yet placed, oldest first.
   * @param onlyWithPincode whether issues without a pincode are left out
   * @param after the last one of the previous batch
   */
  leftBefore(before: Date, onlyWithPincode: boolean, after?: LeftIssue): Promise<LeftIssue[]> {
    const values = { before, withPincode: onlyWithPincode || undefined };
    const part = { limit: BATCH, after: after && leftUnplaced.positionOf(after) };
    return leftUnplaced.read(this.database, values, part);
  }

  /**
   * A batch of such issues whose point everyone sees less exactly than as a point, in the order of their ids.
   * @param after the id of the last one of the previous batch
   */
  exactLeftBefore(before: Date, after = ''): Promise<Array<Pick<Issue, 'id'>>> {
    return this.database.rows(findExact, [before, after]);
  }
}
