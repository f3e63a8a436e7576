import { Injectable } from '@nestjs/common';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import type { LifecycleStatus } from '../../kernel/statuses';
import type { Box } from '../../api/validation/query-box';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { Issue } from '../entities/issue.entity';
import { isFinerThanStored, levelOf, type Squares, squaresOf, storedSquaresOf } from './issue-map-grid';

/**
 * The maximum number of issues that are counted individually; that takes about as long as reading the table of cells.
 */
const MAX_COUNTED = 5000;
/** The maximum number of issues shown at their own positions, at zooms whose cells are stored. */
const MAX_SPARSE = 500;

/** How many issues of a cell are named at most. */
const MAX_NAMED = 20;
/** The level of cells whose issues are named: those of zoom 19, as maps show streets no larger. */
const LAST_LEVEL = levelOf(19);

/** Located issues everyone may see, within a box in a city: the condition of the index. */
const LOCATED = `city = $1 and lat is not null and not hidden and lat between $3 and $5 and lng between $2 and $4`;
/** SQL for the issues within the box, each with what a cell shows of it. @param fits whether it matches the filters */
const located = (fits: string) =>
  `select id, lat, lng, ${fits} as fits, status in ('open', 'in_progress') and breached_at = due_at as late,
          case when status in ('open', 'in_progress') then escalation_level else 0 end as level
     from issues where ${LOCATED}`;
/** SQL that groups these issues by cell. @param ids what is returned of their ids */
const byCell = (issues: string, ids: string) =>
  `select count(*)::int as issues, count(*) filter (where fits)::int as count,
          avg(lat) filter (where fits) as lat, avg(lng) filter (where fits) as lng,
          count(*) filter (where fits and late)::int as late,
          count(*) filter (where fits and level > 0)::int as escalated,
          coalesce(max(level) filter (where fits), 0) as "escalationLevel", ${ids} as ids
     from (${issues}) located
    group by floor((lng + 180) * $6::float8 / 360), floor((lat + 90) * $6::float8 / 360)
    order by floor((lng + 180) * $6::float8 / 360), floor((lat + 90) * $6::float8 / 360)`;
const FITS = '($7::text is null or category = $7) and ($8::text is null or status = $8)';
/** SQL for the id of an issue of a cell: its only one, if it has one. */
const ONE_ID = 'array[min(id) filter (where fits)]';
/** SQL for the ids of the newest issues of a cell. */
const NEWEST_IDS = `(array_agg(id order by id desc) filter (where fits))[1:${MAX_NAMED}]`;
/**
 * Statements that count issues individually: with an id of each cell, or with the newest ids, which takes as long
 * again.
 */
const countedBy = (name: string, issues: string) => ({
  one: statement(`issues.map-${name}`, byCell(issues, ONE_ID)),
  newest: statement(`issues.map-${name}-newest`, byCell(issues, NEWEST_IDS)),
});
const countOneByOne = countedBy('one-by-one', `${located(FITS)} limit ${MAX_COUNTED + 1}`);
/**
 * The table of cells has no ward, since placing can change the ward of an issue. The issues of a ward are counted on
 * each request.
 */
const countOfWard = countedBy('of-ward', `${located('true')} and ${FITS} and ward = $9`);
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

const NAMED = columnsOf(Issue, { issueId: 'id', title: 'title', category: 'category', status: 'status' });
const nameIssues = statement(
  'issues.map-titles',
  `select ${NAMED} from issues where id = any ($1) and not hidden`,
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
  /** Of this issue: what its mark shows. */
  issue?: NamedIssue;
  /** The number of late issues; left out if it is not known, or none is late. */
  late?: number;
  /** The number of issues that were escalated and are not resolved; left out like `late`. */
  escalated?: number;
  /** The last office to which one of these was escalated: the highest level. */
  escalationLevel?: number;
  /** The newest issues, at most 20: only in cells that cannot be shown larger. */
  issues?: NamedIssue[];
}

type NamedIssue = RowOf<typeof NAMED>;

/** A cell with its number of issues, and the number that match the filters; the position is null if none match. */
interface SquareRow {
  issues: number;
  count: number | null;
  lat: number | null;
  lng: number | null;
}

/** A cell whose issues were counted individually. */
interface CountedRow extends SquareRow {
  late: number;
  escalated: number;
  escalationLevel: number;
  /** null if none match. */
  ids: string[] | null;
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
    const squares = squaresOf(filter.bbox, filter.zoom);
    if (filter.ward !== undefined) return this.named(await this.ofWard(filter, squares));
    if (isFinerThanStored(squares)) {
      const rows = await this.oneByOne(filter, squares);
      if (total(rows) <= MAX_COUNTED) return this.named(rows);
    }
    const rows = await this.stored(filter, squares);
    if (total(rows) > MAX_SPARSE) return rows.flatMap(cellOf);
    return this.named(await this.oneByOne(filter, squares));
  }

  /** The cells of issues that were counted individually, with the issues of each if these were read. */
  private async named(rows: readonly CountedRow[]): Promise<MapCell[]> {
    const ids = rows.flatMap((row) => (row.ids && (row.count === 1 || row.ids.length > 1) ? row.ids : []));
    const found = ids.length > 0 ? await this.database.rows<NamedIssue>(nameIssues, [ids]) : [];
    const titles = new Map(found.map((issue) => [issue.issueId, issue]));
    return rows.flatMap((row) => cellOf(row).map((cell) => ({ ...cell, ...detailOf(row, titles) })));
  }

  /** The issues of a ward within the box, by cell. */
  private ofWard(filter: IssueMapFilter, squares: Squares) {
    const values = [...valuesOf(filter, squares), filter.ward];
    return this.database.rows<CountedRow>(countOfWard[idsIn(squares)], values);
  }

  /**
   * The issues within the box, by cell; if there are more than `MAX_COUNTED`, the result is incomplete and must not be
   * used.
   */
  private oneByOne(filter: IssueMapFilter, squares: Squares) {
    return this.database.rows<CountedRow>(countOneByOne[idsIn(squares)], valuesOf(filter, squares));
  }

  /** The stored counts of all cells the box touches. */
  private stored({ city, category, status }: IssueMapFilter, squares: Squares) {
    const { zoom, shift, west, south, east, north } = storedSquaresOf(squares);
    const values = [city, zoom, west, south, east, north, shift, category, status];
    return this.database.rows<SquareRow>(sumStored, values);
  }
}

/** Which ids are read: those of issues to name, if the cells are as small as those of the last zoom. */
function idsIn({ level }: Squares): 'one' | 'newest' {
  return level >= LAST_LEVEL ? 'newest' : 'one';
}

function valuesOf({ city, bbox, category, status }: IssueMapFilter, { level }: Squares): unknown[] {
  const { west, south, east, north } = bbox;
  return [city, west, south, east, north, 2 ** level, category, status];
}

function total(rows: readonly SquareRow[]): number {
  return rows.reduce((sum, { issues }) => sum + issues, 0);
}

function cellOf({ count, lat, lng }: SquareRow): MapCell[] {
  return count && lat !== null && lng !== null ? [{ lat, lng, count }] : [];
}

/** What is known of a cell whose issues were counted individually. @param titles those that are shown, by id */
function detailOf(row: CountedRow, titles: ReadonlyMap<string, NamedIssue>): Partial<MapCell> {
  const { count, late, escalated, escalationLevel } = row;
  const ids = row.ids ?? [];
  const issues = ids.flatMap((id) => titles.get(id) ?? []);
  return {
    ...(count === 1 && { issueId: ids[0], issue: issues[0] }),
    ...(late > 0 && { late }),
    ...(escalated > 0 && { escalated, escalationLevel }),
    ...(count !== 1 && issues.length > 0 && { issues }),
  };
}
