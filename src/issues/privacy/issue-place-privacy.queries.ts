import { Injectable } from '@nestjs/common';
import { type KnownPlace, type PlacePrecision, shownPlace } from '../../kernel/place-precision';
import { columnsOf, type Nullable, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { ExactPlace } from '../entities/exact-place.entity';
import { Issue } from '../entities/issue.entity';

const PUBLIC = columnsOf(Issue, ['lat', 'lng', 'address'], 'i');
const KEPT = columnsOf(
  ExactPlace,
  { precision: 'precision', exactLat: 'lat', exactLng: 'lng', exactAddress: 'address' },
  'e',
);
const EXACT = columnsOf(ExactPlace, ['precision', 'lat', 'lng', 'address'], 'e');

const keep = statement(
  'issues.keep-exact-place',
  `insert into exact_places (issue_id, precision, lat, lng, address, unplaced, set_at)
   select i.id, $2, $3, $4, $5, i.placed_at is null and i.pincode is null and i.lat is null and $3::float8 is not null, $6
     from issues i where i.id = $1
   on conflict (issue_id) do update
     set precision = excluded.precision, unplaced = excluded.unplaced, set_at = excluded.set_at`,
);
const forget = statement('issues.forget-exact-place', `delete from exact_places where issue_id = $1`);
const show = statement(
  'issues.show-place',
  `update issues set lat = $2, lng = $3, address = $4, updated_at = $5 where id = $1`,
);
const find = statement(
  'issues.find-places',
  `select ${PUBLIC}, ${KEPT} from issues i left join exact_places e on e.issue_id = i.id where i.id = $1`,
);
const findExact = statement(
  'issues.find-exact-place',
  `select ${EXACT} from exact_places e where e.issue_id = $1`,
);
const markPlaced = statement(
  'issues.mark-exact-place-placed',
  `update exact_places set unplaced = false where issue_id = $1`,
);
/** By pages of the key, so that no statement reads the whole table. */
const expire = statement(
  'issues.expire-exact-places',
  `with page as materialized (
     select e.issue_id from exact_places e where e.issue_id > $2 order by e.issue_id limit $3),
   gone as (
     delete from exact_places e using issues i
      where e.issue_id in (select issue_id from page) and i.id = e.issue_id and i.closed_at < $1
      returning e.issue_id)
   select (select max(issue_id) from page) as last, (select count(*)::int from gone) as deleted`,
);

/** The public place of an issue and, if that is coarser, the exact one. */
export type PlacesRow = RowOf<typeof PUBLIC> & Nullable<RowOf<typeof KEPT>>;
/** An exact place that everyone sees less exactly. */
export type ExactPlaceRow = RowOf<typeof EXACT>;

/** What a page of places that may be too old came to. */
export interface ExpiredPage {
  /** The last issue of the page; null if there was none. */
  last: string | null;
  deleted: number;
}

/** The columns of an issue that hold its public place. */
export const PLACE_COLUMNS = ['lat', 'lng', 'address'] as const;

/** The only writes of the public and the exact place of an issue. */
@Injectable()
export class IssuePlacePrivacyQueries {
  constructor(private readonly database: Database) {}

  /** The values of `PLACE_COLUMNS` with which a new issue is inserted. */
  publicPlace(place: KnownPlace, precision: PlacePrecision): KnownPlace {
    return shownPlace(place, precision);
  }

  /**
   * Keeps the exact place of an issue that was just inserted with the public one, if it says more than that. Call it
   * in the transaction of that.
   */
  async keepOfNew(id: string, place: KnownPlace, precision: PlacePrecision, at: Date): Promise<void> {
    if (precision === 'exact' || !isKnown(place)) return;
    await this.database.rows(keep, [id, precision, place.lat, place.lng, place.address, at]);
  }

  /**
   * Shows the place of a locked issue with another precision, and keeps the exact one if that says more. Sets off
   * `issues_cells_change` and `issues_search_change`.
   */
  async change(id: string, place: KnownPlace, precision: PlacePrecision, at: Date): Promise<void> {
    const { lat, lng, address } = shownPlace(place, precision);
    await this.database.rows(show, [id, lat, lng, address, at]);
    if (precision === 'exact') await this.database.rows(forget, [id]);
    else await this.keepOfNew(id, place, precision, at);
  }

  /** Deletes the exact place of an issue. */
  async forget(id: string): Promise<void> {
    await this.database.rows(forget, [id]);
  }

  find(id: string): Promise<PlacesRow | undefined> {
    return this.database.row(find, [id]);
  }

  /** The exact place of an issue; undefined if its public place is all that is known. */
  exactOf(id: string): Promise<ExactPlaceRow | undefined> {
    return this.database.row(findExact, [id]);
  }

  /** Records that an issue was placed by its exact place. */
  async markPlaced(id: string): Promise<void> {
    await this.database.rows(markPlaced, [id]);
  }

  /**
   * Deletes the exact places of a page of issues that were closed before a time.
   * @param after the last issue of the page before; '' for the first one
   */
  async expire(closedBefore: Date, after: string, limit: number): Promise<ExpiredPage> {
    const page = await this.database.row<ExpiredPage>(expire, [closedBefore, after, limit]);
    return page ?? { last: null, deleted: 0 };
  }
}

function isKnown({ lat, address }: KnownPlace): boolean {
  return lat !== null || !!address;
}
