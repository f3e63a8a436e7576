import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { issueContainsByIndex } from '../../issues';
import { Issue } from '../../issues/entities/issue.entity';
import { columnsOf } from '../../platform/database/columns';
import { containsWords, indexableWord } from '../../platform/database/literal-match';
import {
  newestMatching,
  type Position,
  type ScanStep,
  type Searchable,
} from '../../platform/database/newest-matching';
import { statement } from '../../platform/database/statement';
import { isInScope, scopeValue } from '../access/console-scope.queries';
import { IS_DISPUTED, IS_LATE, isOf } from './feed-conditions.queries';
import type { FeedFilter } from './feed-filter';
import { FeedQueries, type FeedRow, PAGE } from './feed.queries';

/** How many issues are scanned in one step. */
const STEP_ROWS = 1000;
const BEFORE = `(i.created_at, i.id) < ($3, $4)`;
const TITLED = containsWords('searchable(i.title)', '$5');
const WANTED = `${isOf('$6', '$7')} and ($8 = '' or ${IS_DISPUTED}) and ($9 = '' or ${IS_LATE}) and ${isInScope('i', '$10')}`;

const scan = statement(
  'console.scan-feed',
  `with step as materialized (
     select i.* from unnest($2::text[]) wanted (status)
      cross join lateral (
        select id, created_at, title, city, ward, category, category_label, status, due_at, breached_at, hidden, holder_unit_id
          from issues i
         where i.city = $1 and i.feed_status = wanted.status and ${BEFORE}
         order by i.created_at desc, i.id desc limit ${STEP_ROWS}) i
      order by i.created_at desc, i.id desc limit ${STEP_ROWS}),
   hits as (select i.id, i.created_at, ${WANTED} as wanted from step i where ${TITLED})
   select (select count(*)::int from step) as "rowsRead", (select count(*)::int from hits) as matches,
          array(select id from hits where wanted order by created_at desc, id desc) as ids,
          ${columnsOf(Issue, { lastAt: 'createdAt', lastId: 'id' }, 'last')}
     from (select 1) one
     left join lateral (select created_at, id from step order by created_at, id limit 1) last on true`,
);
/** The index finds one word, $12. Hidden issues are few, and not in the search index. */
const findByIndex = statement(
  'console.search-feed',
  `with named as materialized (
     select issue_id as id from issue_search where ${issueContainsByIndex('$12', '$1')}
     union
     select i.id from issues i where i.hidden and i.city = $1 and ${TITLED})
   select array(
     select i.id from named n join issues i on i.id = n.id
      where i.feed_status = any ($2) and ${BEFORE} and ${TITLED} and ${WANTED}
      order by i.created_at desc, i.id desc limit $11) as ids`,
);

/** Searches the console's feed by title, including hidden issues. */
@Injectable()
export class FeedSearch {
  constructor(
    private readonly database: Database,
    private readonly queries: FeedQueries,
  ) {}

  /** A page of the issues whose title contains each of the words, in any order, newest first. */
  async find({ cityId, statuses, before, scope, ...filter }: FeedFilter, q: string): Promise<FeedRow[]> {
    const wanted = [q, filter.ward, filter.category, filter.state ?? '', filter.due ?? '', scopeValue(scope)];
    const indexed = indexableWord(q);
    const searchable: Searchable = {
      stepRows: STEP_ROWS,
      scan: async (after) => {
        const found = await this.database.row<ScanStep>(scan, [cityId, statuses, ...after, ...wanted]);
        return found ?? { rowsRead: 0, lastAt: null, lastId: null, matches: 0, ids: [] };
      },
      ...(indexed !== undefined && {
        findByIndex: async (after: Position, left: number) => {
          const values = [cityId, statuses, ...after, ...wanted, left, indexed];
          return (await this.database.row<{ ids: Array<Issue['id']> }>(findByIndex, values))?.ids ?? [];
        },
      }),
    };
    const ids: string[] = [];
    const from: Position = before ? [before.createdAt, before.id] : ['infinity', ''];
    for await (const batch of newestMatching(searchable, PAGE, from)) ids.push(...batch);
    return this.queries.findAll(ids);
  }
}
