import { askedWords, hasAskedWordsByIndex } from '../../../issues';
import { FEED_CATEGORIES } from '../../../kernel/categories';
import { readIssueReference } from '../../../kernel/issue-number';
import { normalise } from '../../../kernel/text/normalise';
import { isIndexable } from '../../../platform/database/literal-match';
import { IS_DISPUTED } from '../../feed/feed-conditions.queries';
import { QUEUE_STATES, type QueueFilters, type QueueSort, type QueueState } from './queue-filter';

/** The filters of a queue, with what they mean for the caller and now. */
export interface QueueQuestion {
  city: string;
  filters: QueueFilters;
  sort: QueueSort;
  /** The units and accounts asked for, by id; null: any. */
  holders: { units: string[]; accounts: string[]; nobody: boolean } | null;
  now: Date;
  dayEnd: Date;
  from: Date | null;
  to: Date | null;
}

/** The values of a statement, in the order of their parameters. */
export class Values {
  readonly all: unknown[] = [];

  add(value: unknown): string {
    return `$${this.all.push(value)}`;
  }
}

const DUE = `coalesce(i.due_at, 'infinity'::timestamptz)`;
const WEEK_MS = 7 * 86_400_000;
/** What an order is of, its direction, and its type. */
export const ORDERS: Record<QueueSort, { key: string; isDown: boolean; type: string }> = {
  due: { key: DUE, isDown: false, type: 'timestamptz' },
  newest: { key: 'i.created_at', isDown: true, type: 'timestamptz' },
  oldest: { key: 'i.created_at', isDown: false, type: 'timestamptz' },
  upvotes: { key: 'i.upvotes', isDown: true, type: 'int' },
  updated: { key: 'i.updated_at', isDown: true, type: 'timestamptz' },
  escalation: { key: 'i.escalation_level', isDown: true, type: 'smallint' },
};

const IS_UNFINISHED = `i.status in ('open', 'in_progress')`;
const IS_REOPENED = `${IS_UNFINISHED} and exists (
  select from issue_status_events e where e.issue_id = i.id
     and e.from_status in ('resolved', 'closed') and e.to_status in ('open', 'in_progress'))`;
const IS_STATE: Record<QueueState, string> = {
  reopened: `i.duplicate_of is null and ${IS_REOPENED}`,
  disputed: `i.duplicate_of is null and ${IS_DISPUTED}`,
  waiting: `i.duplicate_of is null and exists (
    select from issue_answers a where a.issue_id = i.id and a.superseded_at is null and a.replied_at is not null)`,
  flagged: `i.duplicate_of is null and exists (select from flags f where f.issue_id = i.id and f.status = 'open')`,
  hidden: 'i.duplicate_of is null and i.hidden',
  merged: 'i.duplicate_of is not null',
  pinned: `i.duplicate_of is null and exists (
    select from issue_admin_states p where p.issue_id = i.id and p.pinned)`,
};
/** SQL for the list of the states that the issue `i` has. */
export const STATES_OF_ISSUE = `array_remove(array[${QUEUE_STATES.map(
  (state) => `case when ${IS_STATE[state]} then '${state}' end`,
).join(', ')}], null)`;
/** The ids of all issues of a state: few, whatever the city has. */
const IDS_OF_STATE: Record<QueueState, (city: () => string) => string> = {
  reopened: () => `select issue_id as id from issue_status_events
    where from_status in ('resolved', 'closed') and to_status in ('open', 'in_progress')`,
  disputed: () => `select issue_id as id from reopen_requests where status = 'pending'`,
  waiting: () =>
    'select issue_id as id from issue_answers where superseded_at is null and replied_at is not null',
  flagged: () => `select issue_id as id from flags where status = 'open' and issue_id is not null`,
  hidden: (city) => `select id from issues where hidden and city = ${city()}`,
  merged: (city) => `select id from issues where hidden and city = ${city()} and duplicate_of is not null`,
  pinned: () => 'select issue_id as id from issue_admin_states where pinned',
};
/** States that also finished issues have. */
const OF_FINISHED: readonly QueueState[] = ['disputed', 'merged'];
const isPaused = (now: string) => `exists (
  select from sla_pauses z where z.issue_id = i.id and z.ended_at is null and z.from_at <= ${now} and z.until_at > ${now})`;

/** The words of a search; empty: it has none. */
export function wordsOf(q: string): string[] {
  return normalise(q).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The SQL conditions of all filters but the city and the status. */
export function conditionsOf(question: QueueQuestion, values: Values): string[] {
  const { filters, from, to } = question;
  const oneOf = (column: string, list: readonly string[]) =>
    list.length > 0 ? [`${column} = any (${values.add(list)}::text[])`] : [];
  return [
    ...oneOf('i.ward', filters.ward),
    ...oneOf('i.category', filters.category),
    ...oneOf('i.source', filters.channel),
    ...oneOf('i.priority', filters.priority),
    ...holderCondition(question, values),
    stateCondition(filters),
    ...dueCondition(question, values),
    ...(from ? [`i.created_at >= ${values.add(from)}`] : []),
    ...(to ? [`i.created_at < ${values.add(to)}`] : []),
    ...wordCondition(filters, values),
  ];
}

function holderCondition({ holders }: QueueQuestion, values: Values): string[] {
  if (!holders) return [];
  const parts = [
    `i.holder_unit_id = any (${values.add(holders.units)}::text[])`,
    `i.holder_account_id = any (${values.add(holders.accounts)}::text[])`,
    ...(holders.nobody ? ['i.holder_unit_id is null'] : []),
  ];
  return [`(${parts.join(' or ')})`];
}

/** Without a status, an issue is unfinished, and merged ones are only listed where they are asked for. */
function stateCondition({ state, status }: QueueFilters): string {
  const unfinished = status.length > 0 ? 'true' : IS_UNFINISHED;
  if (state.length === 0) return `i.duplicate_of is null and ${unfinished}`;
  const parts = state.map((each) =>
    OF_FINISHED.includes(each) ? `(${IS_STATE[each]})` : `(${unfinished} and ${IS_STATE[each]})`,
  );
  return `(${parts.join(' or ')})`;
}

function dueCondition({ filters: { due }, now, dayEnd }: QueueQuestion, values: Values): string[] {
  if (due.length === 0) return [];
  const at = () => values.add(now);
  const week = new Date(now.getTime() + WEEK_MS);
  const parts = due.map((each) => {
    switch (each) {
      case 'late':
        return `(i.due_at < ${at()} and not i.hidden and not ${isPaused(at())})`;
      case 'today':
        return `(i.due_at >= ${at()} and i.due_at < ${values.add(dayEnd)})`;
      case 'week':
        return `(i.due_at >= ${at()} and i.due_at < ${values.add(week)})`;
      case 'none':
        return 'i.due_at is null';
      default:
        return isPaused(at());
    }
  });
  return [`${IS_UNFINISHED} and (${parts.join(' or ')})`];
}

/** The answers of city staff about the issue `i`; the thread of citizens is not searched. */
const ANSWERS_OF_ISSUE = `select from issue_answers n join messages m on m.id = n.message_id
    where n.issue_id = i.id and m.answer and m.deleted_at is null`;

function wordCondition({ q }: QueueFilters, values: Values): string[] {
  if (q === undefined) return [];
  const words = wordsOf(q);
  if (words.length === 0) return ['false'];
  const asked = `unnest(${values.add(words)}::text[]) asked (word)`;
  const has = (text: string) => `${text} like containing(searchable(word))`;
  const lacks = (text: string) => `not exists (select from ${asked} where not (${has(text)}))`;
  const hidden = `searchable(concat_ws(' ', i.title, i.description, i.address, i.pincode))`;
  const reference = readIssueReference(q);
  const parts = [
    `exists (select from issue_search s where s.issue_id = i.id and ${lacks('s.words')})`,
    `(i.hidden and ${lacks(hidden)})`,
    `(exists (${ANSWERS_OF_ISSUE}) and not exists (select from ${asked}
        where not exists (select from issue_search s where s.issue_id = i.id and ${has('s.words')})
          and not (i.hidden and ${has(hidden)})
          and not exists (${ANSWERS_OF_ISSUE} and ${has('searchable(m.content)')})))`,
    ...(reference ? [`right(i.id, 6) = ${values.add(reference.number)}`] : []),
  ];
  return [`(${parts.join(' or ')})`];
}

/**
 * SQL for the ids of the issues that can be in a queue, if an index finds them all: those of rare states, with a
 * running pause, or with words of a search.
 * @returns undefined if only a scan in the order of the queue finds them
 */
export function candidatesOf({ city, filters, now }: QueueQuestion, values: Values): string | undefined {
  const { state, due, q } = filters;
  if (q !== undefined) return candidatesByWords(city, q, values);
  if (state.length > 0) {
    return state.map((each) => IDS_OF_STATE[each](() => values.add(city))).join(' union ');
  }
  if (due.length === 1 && due[0] === 'paused')
    return `select issue_id as id from sla_pauses where ended_at is null and until_at > ${values.add(now)}`;
  return undefined;
}

function candidatesByWords(city: string, q: string, values: Values): string | undefined {
  const words = wordsOf(q);
  if (words.length === 0) return 'select null::text as id where false';
  const longest = words.filter(isIndexable).sort((a, b) => b.length - a.length)[0];
  if (longest === undefined) return undefined;
  const inCity = values.add(city);
  const reference = readIssueReference(q);
  const numbers = words.map((_, index) => index);
  const byWords = `(with ${askedWords(values.add(words), values.add(numbers))}
    select issue_id as id from issue_search where ${hasAskedWordsByIndex(values.add(longest), inCity)})`;
  return [
    byWords,
    `select id from issues where hidden and city = ${inCity}`,
    // A word that no index finds is looked for in these answers and in the issues, but leads to no further answer.
    ...[...new Set(words.filter(isIndexable))].map((word) => answersWith(values.add(word))),
    ...(reference ? [`select id from issues where right(id, 6) = ${values.add(reference.number)}`] : []),
  ].join(' union ');
}

function answersWith(word: string): string {
  return `select issue_id as id from messages where answer and deleted_at is null
     and search_key(searchable(content)) like (select containing(search_key(searchable(${word}::text))))`;
}

/** The ranges of one index each that together have a queue in its order. */
export function lanesOf(question: QueueQuestion, values: Values): Array<{ from: string; where: string }> {
  const { city, holders, filters, sort } = question;
  const inCity = () => `i.city = ${values.add(city)}`;
  const isStatus = 'i.feed_status = l.status';
  const each = (list: readonly string[], as: string) =>
    `cross join unnest(${values.add(list)}::text[]) ${as}`;
  const isIndexed = sort === 'due' || sort === 'newest' || sort === 'oldest';
  if (holders && isIndexed)
    return [
      ...(holders.units.length > 0
        ? [{ from: each(holders.units, 'v (id)'), where: `i.holder_unit_id = v.id and ${isStatus}` }]
        : []),
      ...(holders.accounts.length > 0
        ? [{ from: each(holders.accounts, 'v (id)'), where: `i.holder_account_id = v.id and ${isStatus}` }]
        : []),
      ...(holders.nobody
        ? [{ from: '', where: `${inCity()} and ${isStatus} and i.holder_unit_id is null` }]
        : []),
    ];
  const { ward } = filters;
  if (ward.length > 0 && sort === 'due')
    return [{ from: each(ward, 'w (code)'), where: `${inCity()} and i.ward = w.code and ${isStatus}` }];
  if (ward.length > 0 && ward.length <= 5 && isIndexed)
    return [
      {
        from: `${each(ward, 'w (code)')} ${each(FEED_CATEGORIES, 'c (label)')}`,
        where: `${inCity()} and i.ward = w.code and i.category_label = c.label and ${isStatus}`,
      },
    ];
  return [{ from: '', where: `${inCity()} and ${isStatus}` }];
}

/** The part of the order by due date that the filter by due date allows: its first and last due date. */
export function dueRangeOf({
  sort,
  filters: { due },
  now,
  dayEnd,
}: QueueQuestion): [Date | string, Date | string] | null {
  if (sort !== 'due' || due.length === 0 || due.includes('paused')) return null;
  const first = due.includes('late') ? '-infinity' : due.every((each) => each === 'none') ? 'infinity' : now;
  const week = new Date(now.getTime() + WEEK_MS);
  if (due.includes('none')) return [first, 'infinity'];
  return [first, due.includes('week') ? week : due.includes('today') ? dayEnd : now];
}
