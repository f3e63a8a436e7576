import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { KeysetList } from '../../platform/database/keyset-list';
import { statement } from '../../platform/database/statement';
import type { Batches } from '../../platform/http/json-stream';
import { BATCH, byIds } from '../batches';
import { IssueSearch } from './issue-search.queries';
import { AROUND_PUBLIC_ISSUE, PUBLIC_ISSUE_COLUMNS, type PublicIssueRow } from './public-issue.rows';

const find = statement(
  'public.issue',
  `select ${PUBLIC_ISSUE_COLUMNS} from issues i ${AROUND_PUBLIC_ISSUE} where i.id = $1 and not i.withheld`,
);
const named = statement(
  'public.issues-by-id',
  `select ${PUBLIC_ISSUE_COLUMNS} from issues i ${AROUND_PUBLIC_ISSUE} where i.id = any ($1) and not i.hidden
    order by i.created_at desc, i.id desc`,
);
/** The search entries of a city have its visible issues in the order of the list. */
const issues = new KeysetList<PublicIssueRow, 'city' | 'category'>({
  name: 'public.issues',
  columns: PUBLIC_ISSUE_COLUMNS,
  from: 'issue_search s',
  alias: 's',
  where: ['s.city = :city'],
  filters: { category: 's.category_label = :category' },
  order: [
    { column: 'created_at', property: 'createdAt', isTime: true },
    { column: 'issue_id', property: 'id' },
  ],
  direction: 'desc',
  joins: `join issues i on i.id = s.issue_id and not i.hidden ${AROUND_PUBLIC_ISSUE}`,
  maxRows: BATCH,
});

/** The filters of the list of issues; an absent one is not applied. */
export interface PublicIssueFilter {
  cityId: string;
  category?: string;
  q?: string;
  limit?: number;
}

/** Reads the public feed (docs/api/public-read.md#issues). */
@Injectable()
export class PublicIssueQueries {
  constructor(
    private readonly database: Database,
    private readonly search: IssueSearch,
  ) {}

  /** An issue that moderation has not hidden, also one that was joined with another; undefined if there is none. */
  find(id: string): Promise<PublicIssueRow | undefined> {
    return this.database.row(find, [id]);
  }

  /** The issues of a city, newest first, read in batches as they are sent; new reports do not shift the list. */
  async *list({ cityId, category, q, limit }: PublicIssueFilter): Batches<PublicIssueRow> {
    if (q === undefined) {
      yield* issues.batches(this.database, { city: cityId, category }, BATCH, limit);
      return;
    }
    for await (const ids of this.search.idsOf({ cityId, category, q, limit }))
      yield* byIds(ids, (some) => this.database.rows(named, [some]));
  }
}
