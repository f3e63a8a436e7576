import { Injectable } from '@nestjs/common';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import type { LifecycleStatus } from '../../kernel/statuses';
import { columnsOf, type NotNull, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { Issue } from '../entities/issue.entity';
import { metresBetween, placeOf, SQUARE_OF_ISSUE, squaresAround } from '../list/issue-distance.queries';
import { trigramKey } from '../list/issue-words.queries';

/** The default search radius; an issue farther away is at another place. */
const RADIUS_METRES = 250;
const MAX_SIMILAR = 5;
/**
 * Beyond this distance, a second report of the same kind is as likely within a day as within a week: it is a neighbour
 * and not a duplicate.
 */
const SAME_PLACE_METRES = 60;
/** Titles with at least this similarity say much the same; in some scripts titles without a common word reach 0.4. */
export const SAME_WORDS = 0.5;
/** If a grid cell has more open issues, only its newest are considered; the nearest of all cells are compared. */
const MAX_OF_SQUARE = 200;
const MAX_COMPARED = 200;

const FOUND = columnsOf(
  Issue,
  {
    issueId: 'id',
    title: 'title',
    city: 'city',
    category: 'category',
    status: 'status',
    upvotes: 'upvotes',
    lat: 'lat',
    lng: 'lng',
    address: 'address',
    createdAt: 'createdAt',
  },
  'n',
);

/**
 * The conditions are those of the index `issues_place_idx`. The similarity takes most of the time, so it is computed
 * once per issue, and the key of the text once in total. It is compared in tenths, as finer differences mean nothing.
 */
const findSimilar = statement(
  'issues.similar-near',
  `with around as materialized (
     select i.*, ${metresBetween({ lat: '$1::float8', lng: '$2::float8' }, placeOf('i'))} as metres
       from unnest($3::int[]) as r (row_number) cross join unnest($4::int[]) as c (column_number)
       cross join lateral (
         select id, title, city, category, status, upvotes, lat, lng, address, created_at from issues
          where not hidden and status in ('open', 'in_progress') and lat is not null
            and ($7::text is null or city = $7)
            and ${SQUARE_OF_ISSUE.row} = r.row_number and ${SQUARE_OF_ISSUE.column} = c.column_number
          order by created_at desc limit ${MAX_OF_SQUARE}) i),
   near as materialized (
     select a.*, coalesce(similarity(${trigramKey('a.title')}, (select ${trigramKey('$6::text')})), 0)::float8 as similarity
       from (select * from around where metres <= $8::float8 order by metres, id limit ${MAX_COMPARED}) a)
   select ${FOUND}, metres, similarity
     from near n
    order by coalesce(category = $5, false) desc, metres <= ${SAME_PLACE_METRES} and similarity >= ${SAME_WORDS} desc,
             floor(similarity * 10) desc, metres, id limit ${MAX_SIMILAR}`,
);

/** What issues are compared with: a position, and details of the report. */
export interface SimilarTo {
  /** Degrees (WGS 84). */
  lat: number;
  lng: number;
  /** Only issues of this city; by default of any city. */
  city?: CitySlug;
  category?: CategorySlug;
  /** The title of the report, or a few words of it. */
  text?: string;
  /** The search radius in metres; by default 250. */
  radius?: number;
}

/** A nearby open issue. */
export interface SimilarIssue extends NotNull<
  Omit<RowOf<typeof FOUND>, 'status'>,
  'lat' | 'lng' | 'address'
> {
  status: Extract<LifecycleStatus, 'open' | 'in_progress'>;
  /** The distance from the requested position. */
  metres: number;
  /** The trigram similarity of the title and the text, from 0 to 1; 0 without a text. */
  similarity: number;
}

/**
 * Finds issues that a reporter may be about to report again, so that they can join one instead
 * (docs/api/issues.md#similar-issues).
 */
@Injectable()
export class SimilarIssues {
  constructor(private readonly database: Database) {}

  /**
   * At most five issues within the radius that are open or in progress. Those of the same category come first, then
   * probable duplicates (within 60 m, with a similarity of at least 0.5), then by the similarity of the titles in
   * tenths, then by distance. Hidden issues are excluded.
   */
  near({ lat, lng, city, category, text, radius = RADIUS_METRES }: SimilarTo): Promise<SimilarIssue[]> {
    const { rows, columns } = squaresAround({ lat, lng }, radius);
    return this.database.rows(findSimilar, [lat, lng, rows, columns, category, text, city, radius]);
  }
}
