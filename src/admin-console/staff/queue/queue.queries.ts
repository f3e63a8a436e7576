import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { type Statement, statement } from '../../../platform/database/statement';
import { countInRanges, countOfSet, hitsInOrder, hitsOfSet, type QueuePosition } from './queue-hits.queries';
import { idsWithWords, type QueueQuestion, setsOf, STATES_OF_ISSUE, Values } from './queue-sql.queries';
import type { QueueState } from './queue-filter';

/** How many issues of a range are looked at before a page ends although it is not full. */
const PAGE_ROWS = 10_000;
/** The same for the words of a search that many issues have: looking for words takes longer. */
const WORD_ROWS = { page: 2000, count: 20_000 };
/** How many issues have the words of a search at most if these are rare. */
const MAX_RARE = 5000;
export const MAX_COUNT = 10_000;
/** How many issues of a range are looked at before a count ends although it is not complete. */
const COUNT_ROWS = 1_000_000;

const days = statement(
  'console.queue-days',
  `select (($2::timestamptz at time zone c.time_zone)::date + 1)::timestamp at time zone c.time_zone as "dayEnd",
          $3::date::timestamp at time zone c.time_zone as "from",
          ($4::date + 1)::timestamp at time zone c.time_zone as "to"
     from cities c where c.slug = $1`,
);
const findAll = statement(
  'console.queue-issues',
  `select i.id, coalesce(nullif(i.address, ''), i.area) as place, i.upvotes as supporters,
          (select m.id from media m where m.issue_id = i.id and m.type = 'image' and m.state = 'stored'
              and m.deleted_at is null and m.redacted_at is null order by m.added_at, m.id limit 1) as "photoId",
          u.name as "unitName", u.id as "unitId", a.id as "accountId", a.name as "accountName",
          ${STATES_OF_ISSUE} as state
     from unnest($1::text[]) wanted (id) join issues i on i.id = wanted.id
     left join staff_units u on u.id = i.holder_unit_id left join console_accounts a on a.id = i.holder_account_id`,
);

/** The issues of a page, and where the next one begins; null after the last. */
export interface FoundPage {
  ids: string[];
  next: QueuePosition | null;
}

interface Hits {
  ids: string[];
  keys: string[];
  /** Where it was looked to if too few were found; null: to the end. */
  endKey: string | null;
  endId: string | null;
}

/** How many issues a queue has: exact, or at least so many. */
export interface QueueCount {
  count: number;
  isExact: boolean;
}

/** What a queue shows of an issue besides the feed. */
export interface QueueRow {
  id: string;
  place: string;
  supporters: number;
  photoId: string | null;
  unitId: string | null;
  unitName: string | Partial<Record<string, string>> | null;
  accountId: string | null;
  accountName: string | null;
  state: QueueState[];
}

/** Reads queues: pages in the exact order of an index, and counts. */
@Injectable()
export class QueueReader {
  constructor(private readonly database: Database) {}

  /** The end of the city's day, and the times that two of its days begin and end; undefined for an unknown city. */
  days(
    city: string,
    now: Date,
    from: string | undefined,
    to: string | undefined,
  ): Promise<{ dayEnd: Date; from: Date | null; to: Date | null } | undefined> {
    return this.database.row(days, [city, now, from ?? null, to ?? null]);
  }

  /**
   * A page after a position; short if too many issues were looked at in vain.
   * @param isFew whether the queue has so few issues that all of them can be sorted
   */
  async page(
    question: QueueQuestion,
    limit: number,
    after: QueuePosition | null,
    isFew: boolean,
  ): Promise<FoundPage> {
    if (question.holders && isNobody(question.holders)) return { ids: [], next: null };
    const { ids, keys, endKey, endId } = await this.hits(question, { limit: limit + 1, after }, isFew);
    if (ids.length > limit) return { ids: ids.slice(0, limit), next: [keys[limit - 1]!, ids[limit - 1]!] };
    return { ids, next: endId === null ? null : [endKey!, endId] };
  }

  private hits(
    question: QueueQuestion,
    wanted: { limit: number; after: QueuePosition | null },
    isFew: boolean,
  ): Promise<Hits> {
    const isSorted = question.sort === 'due';
    if (isSet(question) || (question.holders && isFew && !isSorted))
      return this.read(hitsOfSet(question, wanted));
    const rows = question.filters.q === undefined ? PAGE_ROWS : WORD_ROWS.page;
    return this.read(hitsInOrder(question, wanted, Math.max(rows, wanted.limit), isSorted));
  }

  /** The number of issues, at most one more than `MAX_COUNT`. */
  async count(question: QueueQuestion): Promise<QueueCount> {
    if (question.holders && isNobody(question.holders)) return { count: 0, isExact: true };
    const rows = question.filters.q === undefined ? COUNT_ROWS : WORD_ROWS.count;
    return this.read(
      isSet(question) ? countOfSet(question, MAX_COUNT + 1) : countInRanges(question, MAX_COUNT + 1, rows),
    );
  }

  /** Whether few issues of a city have the words of a search, and an index finds them. */
  async isRare(city: string, q: string): Promise<boolean> {
    const values = new Values();
    const ids = idsWithWords(city, q, values, MAX_RARE + 1);
    if (ids === undefined) return false;
    const text = `select count(*)::int as count from (${ids}) ids`;
    const { count } = await this.read<{ count: number }>({ text, values: values.all });
    return count <= MAX_RARE;
  }

  /** What queues show of issues, by their ids. */
  async rows(ids: readonly string[]): Promise<Map<string, QueueRow>> {
    const rows = await this.database.rows<QueueRow>(findAll, [ids]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Reads by a statement that is planned for its values each time: its text depends on the filters. */
  private async read<Row extends object>({
    text,
    values,
  }: {
    text: string;
    values: unknown[];
  }): Promise<Row> {
    const unnamed: Statement = { name: '', text, writes: false };
    return (await this.database.row<Row>(unnamed, values))!;
  }
}

/** Whether indexes find all issues of a queue, in any order. */
function isSet(question: QueueQuestion): boolean {
  return setsOf(question, new Values()) !== undefined;
}

function isNobody({ units, accounts, nobody }: NonNullable<QueueQuestion['holders']>): boolean {
  return units.length === 0 && accounts.length === 0 && !nobody;
}
