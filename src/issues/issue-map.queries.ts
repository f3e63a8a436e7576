import { Injectable } from '@nestjs/common';
import type { CategorySlug } from '../kernel/categories';
import type { CitySlug } from '../kernel/cities';
import type { LifecycleStatus } from '../kernel/statuses';
import type { Box } from '../api/validation/query-box';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { Issue } from './entities/issue.entity';
import { isFinerThanStored, type Squares, squaresOf, storedSquaresOf } from './issue-map-grid';

/**
 * The maximum number of issues that are counted individually; that takes about as long as reading the table of cells.
 */
const MAX_COUNTED = 5000;
/** The maximum number of issues shown at their own positions, at zooms whose cells are stored. */
const MAX_SPARSE = 500;

/** Located issues everyone may see, within a box in a city: the condition of the index. */
const LOCATED = `city = $1 and lat is not null and not hidden and lat between $3 and $5 and lng between $2 and $4`;
const countOneByOne = statement(
  'issues.map-one-by-one',
  `select count(*)::int as issues, count(*) filter (where fits)::int as count,
          avg(lat) filter (where fits) as lat, avg(lng) filter (where fits) as lng, min(id) filter (where fits) as "issueId"
     from (select id, lat, lng, ($7::text is null or category = $7) and ($8::text is null or status = $8) as fits
             from issues where ${LOCATED} limit ${MAX_COUNTED + 1}) located
    group by floor((lng + 180) * $6::float8 / 360), floor((lat + 90) * $6::float8 / 360)
    order by floor((lng + 180) * $6::float8 / 360), floor((lat + 90) * $6::float8 / 360)`,
);
/**
 * The table of cells has no ward, since placing can change the ward of an issue. The issues of a ward are counted on
 * each request.
 */
const countOfWard = statement(
  'issues.map-of-ward',
  `select count(*)::int as issues, count(*)::int as count, avg(lat) as lat, avg(lng) as lng, min(id) as "issueId"
     from issues
    where ${LOCATED} and ($7::text is null or category = $7) and ($8::text is null or status = $8) and ward = $9
    group by floor((lng + 180) * $6::float8 / 360), floor((lat + 90) * $6::float8 / 360)
    order by floor((lng + 180) * $6::float8 / 360), floor((lat + 90) * $6::float8 / 360)`,
);
const sumStored = statement(
  'issues.map-cells',
  `select sum(issues)::int as issues, sum(matching) filter (where fits)::int as count,
          sum(lat_sum) filter (where fits) / nullif(sum(issues) filter (where fits), 0)::float8 / 1000000 as lat,
          sum(lng_sum) filter (where fits) / nullif(sum(issues) filter (where fits), 0)::float8 / 1000000 as lng
     from (select x, y, lat_sum, lng_sum, open + in_progress + resolved + closed as issues,
                  case $9::text when 'open' then open when 'in_progress' then in_progress when 'resolved' then resolved
                       when 'closed' then closed else open + in_progress + resolved + closed end as matching,
                  $8::text is null or category = $8 as fits
             from issue_cells
            where city = $1 and zoom = $2 and x between $3 and $5 and y between $4 and $6) stored
    group by x >> $7, y >> $7 order by x >> $7, y >> $7`,
);

const ESCALATED = columnsOf(Issue, ['id', 'escalationLevel']);

/**
 * In SQL: which of the individually shown issues are late or were escalated. The index of positions has no due dates.
 */
const findTimeliness = statement(
  'issues.map-timeliness',
  `select ${ESCALATED}, coalesce(breached_at = due_at, false) as "isLate" from issues
    where id = any ($1) and (breached_at = due_at or escalation_level > 0) and status in ('open', 'in_progress')`,
);

/** The filters of the issues on the map. */
export interface IssueMapFilter {
  city: CitySlug;
  bbox: Box;
  zoom: number;
  category?: CategorySlug;
  status?: LifecycleStatus;
  /** The code of a ward. */
  ward?: string;
}

/** The issues of one cell: their number and average position, in degrees. */
export interface MapCell {
  lat: number;
  lng: number;
  count: number;
  /** Present if the cell is known to have only this issue. */
  issueId?: string;
  /** Present if that issue is late. */
  late?: true;
  /** Present if that issue was escalated and is not resolved: the office it was last escalated to. */
  escalationLevel?: number;
}

interface Timeliness extends RowOf<typeof ESCALATED> {
  isLate: boolean;
}

/** A cell with its number of issues, and the number that match the filters; the position is null if none match. */
interface SquareRow {
  issues: number;
  count: number | null;
  lat: number | null;
  lng: number | null;
  issueId?: string;
}

/** The issues in an area of the map, by grid cell (docs/api/issues.md#map). */
@Injectable()
export class IssueMapQueries {
  constructor(private readonly database: Database) {}

  /**
   * The cells that have issues, at most 500. For cells finer than the stored ones, and for an area with few issues, the
   * issues are counted individually; otherwise the table of cells is read, so that the cost does not grow with the
   * number of issues. The issues of a ward are always counted individually.
   */
  async cells(filter: IssueMapFilter): Promise<MapCell[]> {
    return this.withTimeliness(await this.all(filter));
  }

  /** Marks the individually shown issues that are late or were escalated. */
  private async withTimeliness(cells: MapCell[]): Promise<MapCell[]> {
    const ids = cells.flatMap(({ issueId }) => issueId ?? []);
    if (ids.length === 0) return cells;
    const found = await this.database.rows<Timeliness>(findTimeliness, [ids]);
    const known = new Map(found.map((each) => [each.id, each]));
    return cells.map((cell) => {
      const { isLate = false, escalationLevel = 0 } = known.get(cell.issueId ?? '') ?? {};
      return { ...cell, ...(isLate && { late: true }), ...(escalationLevel > 0 && { escalationLevel }) };
    });
  }

  private async all(filter: IssueMapFilter): Promise<MapCell[]> {
    const squares = squaresOf(filter.bbox, filter.zoom);
    if (filter.ward !== undefined) return cellsOf(await this.ofWard(filter, squares));
    if (isFinerThanStored(squares)) {
      const rows = await this.oneByOne(filter, squares);
      if (total(rows) <= MAX_COUNTED) return cellsOf(rows);
    }
    const rows = await this.stored(filter, squares);
    return cellsOf(total(rows) <= MAX_SPARSE ? await this.oneByOne(filter, squares) : rows);
  }

  /** The issues of a ward within the box, by cell. */
  private ofWard(filter: IssueMapFilter, squares: Squares) {
    return this.database.rows<SquareRow>(countOfWard, [...valuesOf(filter, squares), filter.ward]);
  }

  /**
   * The issues within the box, by cell; if there are more than `MAX_COUNTED`, the result is incomplete and must not be
   * used.
   */
  private oneByOne(filter: IssueMapFilter, squares: Squares) {
    return this.database.rows<SquareRow>(countOneByOne, valuesOf(filter, squares));
  }

  /** The stored counts of all cells the box touches. */
  private stored({ city, category, status }: IssueMapFilter, squares: Squares) {
    const { zoom, shift, west, south, east, north } = storedSquaresOf(squares);
    const values = [city, zoom, west, south, east, north, shift, category, status];
    return this.database.rows<SquareRow>(sumStored, values);
  }
}

function valuesOf({ city, bbox, category, status }: IssueMapFilter, { level }: Squares): unknown[] {
  const { west, south, east, north } = bbox;
  return [city, west, south, east, north, 2 ** level, category, status];
}

function total(rows: readonly SquareRow[]): number {
  return rows.reduce((sum, { issues }) => sum + issues, 0);
}

function cellsOf(rows: readonly SquareRow[]): MapCell[] {
  return rows.flatMap(({ count, lat, lng, issueId }) =>
    count && lat !== null && lng !== null ? [{ lat, lng, count, ...(count === 1 && { issueId }) }] : [],
  );
}
