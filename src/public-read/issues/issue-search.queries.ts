import { Injectable } from '@nestjs/common';
import { IssueSearchEntry } from '../../issues/entities/issue-search-entry.entity';
import { columnsOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { Batches } from '../../platform/http/json-stream';
import {
  type Look,
  newestMatching,
  type Place,
  type Searchable,
} from '../../platform/database/newest-matching';
import { issueContainsByIndex } from '../../issues';
import { contains, isIndexable } from '../../platform/database/literal-match';

/** How many issues one step reads. */
const SPAN = 1000;
const OF_CATEGORY = `($5::text is null or category_label = $5)`;

const look = statement(
  'public.look-for-issues',
  `with span as materialized (
     select issue_id, created_at, category_label, words from issue_search
      where city = $1 and (created_at, issue_id) < ($2, $3)
      order by created_at desc, issue_id desc limit ${SPAN})
   select (select count(*)::int from span) as looked,
          ${columnsOf(IssueSearchEntry, { lastAt: 'createdAt', lastId: 'issueId' }, 'last')},
          hits.ids, hits.matches
     from (select 1) one
     cross join lateral (
       select coalesce(array_agg(issue_id order by created_at desc, issue_id desc) filter (where ${OF_CATEGORY}), '{}') as ids,
              count(*)::int as matches
         from span where ${contains('words', '$4')}) hits
     left join lateral (select created_at, issue_id from span order by created_at, issue_id limit 1) last on true`,
);
/** The text alone selects by the index: intersecting with all issues of a city would cost more. */
const findByIndex = statement(
  'public.find-issues',
  `with hits as materialized (
     select issue_id, city, category_label, created_at from issue_search where ${issueContainsByIndex('$4', '$1')})
   select array(
     select issue_id from hits where city = $1 and (created_at, issue_id) < ($2, $3) and ${OF_CATEGORY}
      order by created_at desc, issue_id desc limit $6) as ids`,
);

/** A search for words in the issues of a city. */
export interface IssueSearchRequest {
  cityId: string;
  category?: string;
  q: string;
  limit?: number;
}

/** Searches issues by words; neither a common nor a rare word makes a search expensive. */
@Injectable()
export class IssueSearch {
  constructor(private readonly database: Database) {}

  /** The ids of all matches, or of the newest `limit`, newest first. */
  idsOf({ cityId, category, q, limit = Infinity }: IssueSearchRequest): Batches<string> {
    const searchable: Searchable = {
      span: SPAN,
      look: async (after) => {
        const found = await this.database.row<Look>(look, [cityId, ...after, q, category]);
        return found ?? { looked: 0, lastAt: null, lastId: null, matches: 0, ids: [] };
      },
      ...(isIndexable(q) && {
        findByIndex: async (after: Place, left: number) => {
          const most = left === Infinity ? null : left;
          const found = await this.database.row<{ ids: Array<IssueSearchEntry['issueId']> }>(findByIndex, [
            cityId,
            ...after,
            q,
            category,
            most,
          ]);
          return found?.ids ?? [];
        },
      }),
    };
    return newestMatching(searchable, limit);
  }
}
