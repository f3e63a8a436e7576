import { Injectable } from '@nestjs/common';
import {
  askedWords,
  HAS_ASKED_WORDS,
  hasAskedWordsByIndex,
  issueContains,
  issueContainsByIndex,
} from '../../issues';
import { IssueSearchEntry } from '../../issues/entities/issue-search-entry.entity';
import { columnsOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { isIndexable } from '../../platform/database/literal-match';
import { newestMatching, type Position, type ScanStep } from '../../platform/database/newest-matching';
import { type Statement, statement } from '../../platform/database/statement';
import type { Batches } from '../../platform/http/json-stream';

/** How many issues one step reads. */
const STEP_ROWS = 1000;
const OF_CATEGORY = `($4::text is null or category_label = $4)`;
const ASKED = askedWords('$5', '$6');

const scan = scanFor('public.scan-issues', issueContains('$5'));
const scanForWords = scanFor('public.scan-issues-by-words', HAS_ASKED_WORDS, ASKED);
const findByIndex = findAll('public.find-issues', issueContainsByIndex('$5', '$1'), { limit: '$6' });
const findWordsByIndex = findAll('public.find-issues-by-words', hasAskedWordsByIndex('$8', '$1'), {
  limit: '$7',
  asked: ASKED,
});

/** The statement of one step over the newest issues. @param asked a subquery that the condition needs */
function scanFor(name: string, condition: string, asked?: string): Statement {
  return statement(
    name,
    `with step as materialized (
       select issue_id, created_at, category_label, words from issue_search
        where city = $1 and (created_at, issue_id) < ($2, $3)
        order by created_at desc, issue_id desc limit ${STEP_ROWS})${asked === undefined ? '' : `, ${asked}`}
     select (select count(*)::int from step) as "rowsRead",
            ${columnsOf(IssueSearchEntry, { lastAt: 'createdAt', lastId: 'issueId' }, 'last')},
            hits.ids, hits.matches
       from (select 1) one
       cross join lateral (
         select coalesce(array_agg(issue_id order by created_at desc, issue_id desc) filter (where ${OF_CATEGORY}), '{}') as ids,
                count(*)::int as matches
           from step where ${condition}) hits
       left join lateral (select created_at, issue_id from step order by created_at, issue_id limit 1) last on true`,
  );
}

/** The text alone selects by the index: intersecting with all issues of a city would cost more. */
function findAll(
  name: string,
  condition: string,
  { limit, asked }: { limit: string; asked?: string },
): Statement {
  return statement(
    name,
    `with ${asked === undefined ? '' : `${asked}, `}hits as materialized (
       select issue_id, city, category_label, created_at from issue_search where ${condition})
     select array(
       select issue_id from hits where city = $1 and (created_at, issue_id) < ($2, $3) and ${OF_CATEGORY}
        order by created_at desc, issue_id desc limit ${limit}) as ids`,
  );
}

interface SearchScope {
  cityId: string;
  category?: string;
  limit?: number;
}

/** A search in the issues of a city for a text. */
export interface IssueSearchRequest extends SearchScope {
  q: string;
}

/** A search in the issues of a city for words. */
export interface IssueWordsRequest extends SearchScope {
  /** The texts that may stand for each word. */
  words: ReadonlyArray<readonly string[]>;
}

/** The statements of a search, and the values they have besides the scope. */
interface Search {
  scan: Statement;
  values: readonly unknown[];
  find: Statement;
  /** The last value of `find`; undefined if no text can be found by the index. */
  indexed: readonly unknown[] | undefined;
}

/** Searches issues; neither a common nor a rare word makes a search expensive. */
@Injectable()
export class IssueSearch {
  constructor(private readonly database: Database) {}

  /** The ids of all issues that contain a text, or of the newest `limit`, newest first. */
  idsOf({ q, ...scope }: IssueSearchRequest): Batches<string> {
    const indexed = isIndexable(q) ? [] : undefined;
    return this.newest(scope, { scan, values: [q], find: findByIndex, indexed });
  }

  /** The ids of all issues with all of the words in any order, or of the newest `limit`, newest first. */
  idsWithWords({ words, ...scope }: IssueWordsRequest): Batches<string> {
    const texts = words.flat();
    const numbers = words.flatMap((each, n) => each.map(() => n));
    const alone = words.flatMap((each) => (each.length === 1 ? each : [])).filter(isIndexable);
    const [longest] = alone.sort((a, b) => b.length - a.length);
    const indexed = longest === undefined ? undefined : [longest];
    const values = [texts, numbers];
    return this.newest(scope, { scan: scanForWords, values, find: findWordsByIndex, indexed });
  }

  private newest({ cityId, category, limit = Infinity }: SearchScope, search: Search): Batches<string> {
    const { values, indexed } = search;
    const searchable = {
      stepRows: STEP_ROWS,
      scan: async (after: Position) => {
        const found = await this.database.row<ScanStep>(search.scan, [cityId, ...after, category, ...values]);
        return found ?? { rowsRead: 0, lastAt: null, lastId: null, matches: 0, ids: [] };
      },
      ...(indexed && {
        findByIndex: async (after: Position, left: number) => {
          const most = left === Infinity ? null : left;
          const asked = [cityId, ...after, category, ...values, most, ...indexed];
          return (await this.database.row<{ ids: string[] }>(search.find, asked))?.ids ?? [];
        },
      }),
    };
    return newestMatching(searchable, limit);
  }
}
