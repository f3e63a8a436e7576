import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { Batches } from '../../platform/http/json-stream';
import { contains, isIndexable, issueContainsByIndex } from '../../platform/database/literal-match';

/** How many issues are looked at in one step. */
const SPAN = 1000;
/** Walking on to where the wanted matches are to be expected costs less than asking the index up to here. */
const FARTHEST_WALK = 10_000;
/** Where more than one in so many matches, what the index found would be much of the table. */
const RARE = 100;

const OF_CATEGORY = `($5::text is null or category_label = $5)`;

const look = statement(
  'public.look-for-issues',
  `with span as materialized (
     select issue_id, created_at, category_label, words from issue_search
      where city = $1 and (created_at, issue_id) < ($2, $3)
      order by created_at desc, issue_id desc limit ${SPAN})
   select (select count(*)::int from span) as looked, last.created_at as "lastAt", last.issue_id as "lastId",
          hits.ids, hits.matches
     from (select 1) one
     cross join lateral (
       select coalesce(array_agg(issue_id order by created_at desc, issue_id desc) filter (where ${OF_CATEGORY}), '{}') as ids,
              count(*)::int as matches
         from span where ${contains('words', '$4')}) hits
     left join lateral (select created_at, issue_id from span order by created_at, issue_id limit 1) last on true`,
);
/** The words alone decide which index is used: all issues of a city are too many to be intersected with. */
const findByIndex = statement(
  'public.find-issues',
  `with hits as materialized (
     select issue_id, city, category_label, created_at from issue_search where ${issueContainsByIndex('$4', '$1')})
   select array(
     select issue_id from hits where city = $1 and (created_at, issue_id) < ($2, $3) and ${OF_CATEGORY}
      order by created_at desc, issue_id desc limit $6) as ids`,
);

interface Look {
  looked: number;
  lastAt: Date | null;
  lastId: string | null;
  /** How many contain the words, of whatever category. */
  matches: number;
  ids: string[];
}

/** What is looked for: words in the issues of a city. */
export interface IssueSearchRequest {
  cityId: string;
  category: string | null;
  q: string;
  limit?: number;
}

/**
 * Finds issues by words. The newest are looked at one after the other; where that shows the words to be rare, the
 * trigram index finds the rest, so that neither a common nor a rare word costs the whole table. Words too short for
 * the index are looked for to the end, step by step.
 */
@Injectable()
export class IssueSearch {
  constructor(private readonly database: Database) {}

  /** The ids of all matches, or of the newest `limit`, the newest first. */
  async *idsOf({ cityId, category, q, limit = Infinity }: IssueSearchRequest): Batches<string> {
    let after: [Date | 'infinity', string] = ['infinity', ''];
    for (let left = limit; left > 0;) {
      const { looked, lastAt, lastId, matches, ids } = await this.look([cityId, ...after, q, category]);
      yield ids.slice(0, left);
      left -= ids.length;
      if (looked < SPAN || lastAt === null || lastId === null || left <= 0) return;
      after = [lastAt, lastId];
      if (!isIndexable(q) || isNear(matches / looked, left)) continue;
      yield await this.findByIndex([cityId, ...after, q, category, left === Infinity ? null : left]);
      return;
    }
  }

  private async look(values: unknown[]): Promise<Look> {
    const found = await this.database.row<Look>(look, values);
    return found ?? { looked: 0, lastAt: null, lastId: null, matches: 0, ids: [] };
  }

  private async findByIndex(values: unknown[]): Promise<string[]> {
    return (await this.database.row<{ ids: string[] }>(findByIndex, values))?.ids ?? [];
  }
}

/** Whether the wanted number of matches is to be expected among the next issues, or matches are everywhere. */
function isNear(share: number, wanted: number): boolean {
  return share > 1 / RARE || wanted / share <= FARTHEST_WALK;
}
