import { Injectable } from '@nestjs/common';
import { FEED_STATUSES, type FeedStatus } from '../../../kernel/statuses';
import { Database } from '../../../platform/database/database';
import { type Statement, statement } from '../../../platform/database/statement';
import {
  candidatesOf,
  conditionsOf,
  dueRangeOf,
  lanesOf,
  ORDERS,
  type QueueQuestion,
  STATES_OF_ISSUE,
  Values,
} from './queue-sql.queries';
import type { QueueState } from './queue-filter';

/** How many issues are looked at, one step after the other, before a page ends although it is not full. */
const STEPS = [250, 1500, 4000, 8000];
export const MAX_COUNT = 10_000;

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

/** A position in the order of a queue: the value of the order as text, and the id. */
export type QueuePosition = [key: string, id: string];

/** The issues of a page, and where the next one begins; null after the last. */
export interface FoundPage {
  ids: string[];
  next: QueuePosition | null;
}

interface Step {
  rowsRead: number;
  ids: string[];
  keys: string[];
  lastId: string | null;
  lastKey: string | null;
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

  /** A page after a position: whole, unless too many issues were looked at in vain. */
  async page(question: QueueQuestion, limit: number, after: QueuePosition | null): Promise<FoundPage> {
    if (question.holders && isNobody(question.holders)) return { ids: [], next: null };
    const found: QueuePosition[] = [];
    let position = after;
    const isByIndex = candidatesOf(question, new Values()) !== undefined;
    for (const rows of isByIndex ? [limit + 1] : STEPS) {
      const left = limit + 1 - found.length;
      const step = isByIndex
        ? await this.candidates(question, left, position)
        : await this.step(question, Math.max(rows, left), left, position);
      found.push(...step.ids.map((id, at): QueuePosition => [step.keys[at]!, id]));
      if (found.length > limit) {
        const page = found.slice(0, limit);
        return { ids: page.map(([, id]) => id), next: page.at(-1) ?? null };
      }
      if (step.lastId === null || isByIndex || step.rowsRead < Math.max(rows, left))
        return { ids: found.map(([, id]) => id), next: null };
      position = [step.lastKey!, step.lastId];
    }
    return { ids: found.map(([, id]) => id), next: position };
  }

  /** The number of issues, at most one more than `MAX_COUNT`. */
  async count(question: QueueQuestion): Promise<number> {
    if (question.holders && isNobody(question.holders)) return 0;
    const values = new Values();
    const candidates = candidatesOf(question, values);
    const range = rangeOf(question, values);
    const where = [
      `i.city = ${values.add(question.city)}`,
      `i.feed_status = any (${values.add(statusesOf(question))}::text[])`,
      ...conditionsOf(question, values),
      ...range,
    ];
    const from = candidates ? `(${candidates}) c join issues i on i.id = c.id` : 'issues i';
    const text = `select count(*)::int as count from (
      select from ${from} where ${where.join(' and ')} limit ${MAX_COUNT + 1}) counted`;
    return (await this.database.row<{ count: number }>(unnamed(text), values.all))?.count ?? 0;
  }

  /** What queues show of issues, by their ids. */
  async rows(ids: readonly string[]): Promise<Map<string, QueueRow>> {
    const rows = await this.database.rows<QueueRow>(findAll, [ids]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  private async candidates(
    question: QueueQuestion,
    limit: number,
    after: QueuePosition | null,
  ): Promise<Step> {
    const values = new Values();
    const { key, isDown } = ORDERS[question.sort];
    const way = isDown ? 'desc' : 'asc';
    const where = [
      `i.city = ${values.add(question.city)}`,
      `i.feed_status = any (${values.add(statusesOf(question))}::text[])`,
      ...conditionsOf(question, values),
      ...afterOf(question, after, values),
    ];
    const text = `with hits as (
        select i.id, ${key} as key from (${candidatesOf(question, values) ?? ''}) c join issues i on i.id = c.id
         where ${where.join(' and ')} order by ${key} ${way}, i.id ${way} limit ${limit})
      select 0 as "rowsRead", array(select id from hits order by key ${way}, id ${way}) as ids,
             array(select key::text from hits order by key ${way}, id ${way}) as keys, null as "lastId", null as "lastKey"`;
    return (await this.database.row<Step>(unnamed(text), values.all))!;
  }

  private async step(
    question: QueueQuestion,
    rows: number,
    limit: number,
    after: QueuePosition | null,
  ): Promise<Step> {
    const values = new Values();
    const { key, isDown } = ORDERS[question.sort];
    const way = isDown ? 'desc' : 'asc';
    const statuses = values.add(statusesOf(question));
    const bounds = [...afterOf(question, after, values), ...rangeOf(question, values)];
    const lanes = lanesOf(question, values).map(
      ({ from, where }) => `
        select i.id, i.key from unnest(${statuses}::text[]) l (status) ${from}
         cross join lateral (
           select i.id, ${key} as key from issues i where ${[where, ...bounds].join(' and ')}
            order by ${key} ${way}, i.id ${way} limit ${rows}) i`,
    );
    const conditions = conditionsOf(question, values).join(' and ');
    const text = `with step as materialized (
        select * from (${lanes.join(' union ')}) lanes order by key ${way}, id ${way} limit ${rows}),
      hits as (
        select s.id, s.key from step s join issues i on i.id = s.id where ${conditions}
         order by s.key ${way}, s.id ${way} limit ${limit})
      select (select count(*)::int from step) as "rowsRead",
             array(select id from hits order by key ${way}, id ${way}) as ids,
             array(select key::text from hits order by key ${way}, id ${way}) as keys,
             last.id as "lastId", last.key::text as "lastKey"
        from (select 1) one
        left join lateral (
          select id, key from step order by key ${opposite(way)}, id ${opposite(way)} limit 1) last on true`;
    return (await this.database.row<Step>(unnamed(text), values.all))!;
  }
}

/** All statuses unless some are asked for: the conditions leave out finished issues where it applies. */
function statusesOf({ filters: { status, state } }: QueueQuestion): readonly FeedStatus[] {
  if (status.length > 0) return status;
  return state.length > 0 ? FEED_STATUSES : FEED_STATUSES.filter((each) => each !== 'resolved');
}

function isNobody({ units, accounts, nobody }: NonNullable<QueueQuestion['holders']>): boolean {
  return units.length === 0 && accounts.length === 0 && !nobody;
}

function afterOf({ sort }: QueueQuestion, after: QueuePosition | null, values: Values): string[] {
  if (!after) return [];
  const { key, isDown, type } = ORDERS[sort];
  return [
    `(${key}, i.id) ${isDown ? '<' : '>'} (${values.add(after[0])}::${type}, ${values.add(after[1])}::text)`,
  ];
}

function rangeOf(question: QueueQuestion, values: Values): string[] {
  const range = dueRangeOf(question);
  if (!range) return [];
  const { key } = ORDERS.due;
  return [`${key} >= ${values.add(range[0])}::timestamptz`, `${key} <= ${values.add(range[1])}::timestamptz`];
}

function opposite(way: 'asc' | 'desc'): string {
  return way === 'asc' ? 'desc' : 'asc';
}

/** A statement that is planned for its values each time: its text depends on the filters. */
function unnamed(text: string): Statement {
  return { name: '', text, writes: false };
}
