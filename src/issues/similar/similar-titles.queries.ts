import { Injectable } from '@nestjs/common';
import { CATEGORY_SLUGS, type CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import { Clock } from '../../kernel/time/clock';
import { DAY_MS } from '../../kernel/time/durations';
import type { LifecycleStatus } from '../../kernel/statuses';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { Issue } from '../entities/issue.entity';
import { trigramKey } from '../list/issue-words.queries';
import { SAME_WORDS } from './similar-issues.queries';

const WITHIN_DAYS = 28;
const MAX_SIMILAR = 5;
/** If a city has more open issues of one category and status, only its newest are considered. */
const MAX_OF_KIND = 500;
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
    area: 'area',
    createdAt: 'createdAt',
  },
  'n',
);

/**
 * No index has the pincode: of each category and status the newest issues are read from `issues_kind_idx`, and filtered
 * afterwards, so that a city with many issues costs no more. Most of the time goes into the similarity, see
 * `issues.similar-near`.
 */
const findSimilar = statement(
  'issues.similar-by-pincode',
  `with newest as materialized (
     select i.*
       from unnest($2::text[]) as c (category) cross join unnest(array['open', 'in_progress']) as s (status)
       cross join lateral (
         select id, title, city, category, status, upvotes, area, created_at, pincode, ward from issues
          where not hidden and city = $1 and category = c.category and status = s.status and created_at > $3
          order by created_at desc, id desc limit ${MAX_OF_KIND}) i),
   there as materialized (
     select a.*, coalesce(similarity(${trigramKey('a.title')}, (select ${trigramKey('$6::text')})), 0)::float8 as similarity
       from (select * from newest
              where pincode = $4 or (pincode is null and ward = any($5::text[]))
              order by created_at desc, id limit ${MAX_COMPARED}) a)
   select ${FOUND}
     from there n
    where similarity >= ${SAME_WORDS}
    order by floor(similarity * 10) desc, category = $7 desc, created_at desc, id limit ${MAX_SIMILAR}`,
);

/** A report without a point. */
export interface PlacedByPincode {
  city: CitySlug;
  pincode: string;
  /** The wards of the pincode in the city: issues without a pincode are compared if they are in one of them. */
  wards: readonly string[];
  category: CategorySlug;
  title: string;
}

/** An open issue with a similar title in the same part of a city. */
export interface SimilarTitle extends Omit<RowOf<typeof FOUND>, 'status'> {
  status: Extract<LifecycleStatus, 'open' | 'in_progress'>;
}

/** Finds issues that a reporter without a point may be about to report again (docs/site.md). */
@Injectable()
export class SimilarTitles {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * At most five issues of the last four weeks with the pincode, or without one in its wards, that are open or in
   * progress and whose titles have a similarity of at least 0.5. The most similar, in tenths, come first, then those of
   * the same category, then the newest. Hidden issues are excluded.
   */
  near({ city, pincode, wards, category, title }: PlacedByPincode): Promise<SimilarTitle[]> {
    const since = new Date(this.clock.now().getTime() - WITHIN_DAYS * DAY_MS);
    return this.database.rows(findSimilar, [city, CATEGORY_SLUGS, since, pincode, wards, title, category]);
  }
}
