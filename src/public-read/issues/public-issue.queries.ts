import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { Batches } from '../../platform/http/json-stream';
import { BATCH, byIds } from '../batches';
import { IssueSearch } from './issue-search.queries';
import { AROUND_PUBLIC_ISSUE, PUBLIC_ISSUE_COLUMNS, type PublicIssueRow } from './public-issue.rows';

const find = statement(
  'public.issue',
  `select ${PUBLIC_ISSUE_COLUMNS} from issues i ${AROUND_PUBLIC_ISSUE} where i.id = $1 and not i.hidden`,
);
const named = statement(
  'public.issues-by-id',
  `select ${PUBLIC_ISSUE_COLUMNS} from issues i ${AROUND_PUBLIC_ISSUE} where i.id = any ($1) and not i.hidden
    order by i.created_at desc, i.id desc`,
);
const page = statement('public.issues', listText(''));
const pageOfCategory = statement('public.issues-of-category', listText('and category_label = $5'));

/** The literal shows the planner that the result is small, whatever the parameter is. */
function listText(condition: string): string {
  return `
    select ${PUBLIC_ISSUE_COLUMNS}
      from (select * from (
              select issue_id, created_at from issue_search
               where city = $1 and (created_at, issue_id) < ($2, $3) ${condition}
               order by created_at desc, issue_id desc limit ${BATCH}) page
             limit $4) s
      join issues i on i.id = s.issue_id and not i.hidden ${AROUND_PUBLIC_ISSUE}
     order by s.created_at desc, s.issue_id desc`;
}

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

  /** An issue that is not hidden; undefined if there is none. */
  find(id: string): Promise<PublicIssueRow | undefined> {
    return this.database.row(find, [id]);
  }

  /** The issues of a city, newest first, read in batches as they are sent; new reports do not shift the list. */
  async *list({ cityId, category, q, limit }: PublicIssueFilter): Batches<PublicIssueRow> {
    if (q === undefined) {
      yield* this.all(cityId, category, limit ?? Infinity);
      return;
    }
    for await (const ids of this.search.idsOf({ cityId, category, q, limit }))
      yield* byIds(ids, (some) => this.database.rows(named, [some]));
  }

  private async *all(cityId: string, category: string | undefined, limit: number): Batches<PublicIssueRow> {
    let after: [Date | 'infinity', string] = ['infinity', ''];
    for (let left = limit; left > 0;) {
      const size = Math.min(left, BATCH);
      const values = [cityId, ...after, size];
      const rows = await (category === undefined
        ? this.database.rows<PublicIssueRow>(page, values)
        : this.database.rows<PublicIssueRow>(pageOfCategory, [...values, category]));
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < size) return;
      after = [last.createdAt, last.id];
      left -= rows.length;
    }
  }
}
