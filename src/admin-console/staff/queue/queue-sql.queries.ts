import type { ConsoleScope } from '../../../kernel/console';
import { isInScope, scopeValue } from '../../access/console-scope.queries';
import { askedWords, hasAskedWordsByIndex } from '../../../issues';
import { readIssueReference } from '../../../kernel/issue-number';
import { normalise } from '../../../kernel/text/normalise';
import { isIndexable } from '../../../platform/database/literal-match';
import { IS_DISPUTED } from '../../feed/feed-conditions.queries';
import { QUEUE_STATES, type QueueFilters, type QueueSort, type QueueState } from './queue-filter';

/** The filters of a queue, with what they mean for the caller and now. */
export interface QueueQuestion {
  city: string;
  filters: QueueFilters;
  /** What the caller may see. */
  scope: ConsoleScope;
  /** Whether an index finds the words of the search in few issues. */
  isRareWord: boolean;
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
const MAX_INT = 2_147_483_647;
/** What an order is of, its direction, and its type. */
export const ORDERS: Record<QueueSort, { key: string; isDown: boolean; type: string }> = {
  due: { key: DUE, isDown: false, type: 'timestamptz' },
  newest: { key: 'i.created_at', isDown: true, type: 'timestamptz' },
  oldest: { key: 'i.created_at', isDown: false, type: 'timestamptz' },
  upvotes: { key: 'i.upvotes', isDown: true, type: 'int' },
  updated: { key: 'i.updated_at', isDown: true, type: 'timestamptz' },
  escalation: { key: 'i.escalation_level', isDown: true, type: 'smallint' },
};

const IS_DONE = `(i.feed_status = 'resolved')`;
const IS_UNFINISHED = `${IS_DONE} is false`;
const IS_STATE: Record<QueueState, string> = {
  reopened: 'i.duplicate_of is null and i.reopened',
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
/** SQL for the issues `i` of a state, which an index finds: few, whatever the city has. */
const OF_STATE: Record<QueueState, { from: string; where: string }> = {
  reopened: { from: 'issues i', where: 'i.reopened' },
  disputed: ofIds(`select issue_id from reopen_requests where status = 'pending'`),
  waiting: ofIds('select issue_id from issue_answers where superseded_at is null and replied_at is not null'),
  flagged: ofIds(`select issue_id from flags where status = 'open'`),
  hidden: { from: 'issues i', where: 'i.hidden' },
  merged: { from: 'issues i', where: 'i.hidden and i.duplicate_of is not null' },
  pinned: ofIds('select issue_id from issue_admin_states where pinned'),
};

function ofIds(ids: string): { from: string; where: string } {
  return { from: `(${ids} group by issue_id) c join issues i on i.id = c.issue_id`, where: 'true' };
}

/** States that also finished issues have. */
const OF_FINISHED: readonly QueueState[] = ['disputed', 'merged'];
const isPaused = (now: string) => `exists (
  select from sla_pauses z where z.issue_id = i.id and z.ended_at is null and z.from_at <= ${now} and z.until_at > ${now})`;

/** The words of a search; empty: it has none. */
export function wordsOf(q: string): string[] {
  return normalise(q).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The SQL conditions of all filters but the city. @param isHeld whether the holders asked for have the issues */
export function conditionsOf(question: QueueQuestion, values: Values, isHeld = false): string[] {
  const { filters, from, to, scope } = question;
  const oneOf = (column: string, list: readonly string[]) =>
    list.length > 0 ? [`${column} = any (${values.add(list)}::text[])`] : [];
  const seen = scopeValue(scope);
  return [
    ...(seen === null ? [] : [isInScope('i', values.add(seen))]),
    ...oneOf('i.ward', filters.ward),
    ...oneOf('i.category', filters.category),
    ...oneOf('i.source', filters.channel),
    ...oneOf('i.priority', filters.priority),
    ...(isHeld ? [] : holderCondition(question, values)),
    stateCondition(filters, values),
    ...dueCondition(question, values),
    ...(from ? [`i.created_at >= ${values.add(from)}`] : []),
    ...(to ? [`i.created_at < ${values.add(to)}`] : []),
    ...wordCondition(filters, values),
  ];
}

function holderCondition({ holders }: QueueQuestion, values: Values): string[] {
  if (!holders) return [];
  const { units, accounts, nobody } = holders;
  const parts = [
    ...(units.length > 0 ? [`i.holder_unit_id = any (${values.add(units)}::text[])`] : []),
    ...(accounts.length > 0 ? [`i.holder_account_id = any (${values.add(accounts)}::text[])`] : []),
    ...(nobody ? ['i.holder_unit_id is null'] : []),
  ];
  return [parts.length > 0 ? `(${parts.join(' or ')})` : 'false'];
}

/** Without a status, an issue is unfinished, and merged ones are only listed where they are asked for. */
function stateCondition({ state, status }: QueueFilters, values: Values): string {
  const unfinished =
    status.length > 0 ? `i.feed_status = any (${values.add(status)}::text[])` : IS_UNFINISHED;
  if (state.length === 0) return `i.duplicate_of is null and ${unfinished}`;
  const parts = state.map((each) =>
    OF_FINISHED.includes(each) && status.length === 0
      ? `(${IS_STATE[each]})`
      : `(${unfinished} and ${IS_STATE[each]})`,
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
 * SQL for the issues `i` that can be in a queue, if indexes find them all: those of rare states, with a running pause,
 * or with the words of a search, if few have them.
 * @returns undefined if only a scan in the order of the queue finds them
 */
export function setsOf(
  question: QueueQuestion,
  values: Values,
): Array<{ from: string; where: string }> | undefined {
  const { filters, now, isRareWord } = question;
  const { state, due, q } = filters;
  if (state.length > 0) return state.map((each) => OF_STATE[each]);
  if (q !== undefined && isRareWord) return [ofIds(idsByWords(question, q, values))];
  if (due.length === 1 && due[0] === 'paused')
    return [
      ofIds(`select issue_id from sla_pauses where ended_at is null and until_at > ${values.add(now)}`),
    ];
  return undefined;
}

/** SQL for the ids of at most some issues of a city with the words of a search; undefined if no index finds them. */
export function idsWithWords(city: string, q: string, values: Values, most: number): string | undefined {
  const words = wordsOf(q);
  const longest = words.filter(isIndexable).sort((a, b) => b.length - a.length)[0];
  if (longest === undefined)
    return words.length === 0 ? 'select null::text as issue_id where false' : undefined;
  const numbers = words.map((_, index) => index);
  return `with ${askedWords(values.add(words), values.add(numbers))}
    select issue_id from issue_search
     where ${hasAskedWordsByIndex(values.add(longest), values.add(city))} limit ${most}`;
}

function idsByWords({ city, filters }: QueueQuestion, q: string, values: Values): string {
  const words = wordsOf(q).filter(isIndexable);
  const reference = readIssueReference(q);
  const ofStatus = filters.status.length > 0 ? '' : `and ${IS_UNFINISHED}`;
  const ids = [
    `(${idsWithWords(city, q, values, MAX_INT)})`,
    `select i.id from issues i where i.hidden and i.city = ${values.add(city)} and i.duplicate_of is null ${ofStatus}`,
    // A word that no index finds is looked for in these answers and in the issues, but leads to no further answer.
    ...[...new Set(words)].map((word) => answersWith(values.add(word))),
    ...(reference ? [`select id from issues where right(id, 6) = ${values.add(reference.number)}`] : []),
  ];
  return `select issue_id from (${ids.join(' union all ')}) ids (issue_id)`;
}

function answersWith(word: string): string {
  return `select issue_id from messages where answer and deleted_at is null
     and search_key(searchable(content)) like (select containing(search_key(searchable(${word}::text))))`;
}

/**
 * SQL conditions, each of a range of one index, that together have all issues of a queue.
 * @param isByHolder whether the ranges are those of the holders, which are ordered by due date
 */
export function rangesOf(question: QueueQuestion, isByHolder: boolean, values: Values): string[] {
  const { city, holders, filters, from, to } = question;
  const bounds = [
    `i.city = ${values.add(city)}`,
    ...dueRangeOf(question, values),
    ...(from ? [`i.created_at >= ${values.add(from)}`] : []),
    ...(to ? [`i.created_at < ${values.add(to)}`] : []),
  ];
  const { status } = filters;
  const isUnfinished = status.some((each) => each !== 'resolved') || status.length === 0;
  const done = [
    ...(isUnfinished ? [IS_UNFINISHED] : []),
    ...(status.includes('resolved') ? [`${IS_DONE} is true`] : []),
  ];
  const within = holders && isByHolder ? holderRanges(holders, values) : [[]];
  return done.flatMap((isDone) => within.map((held) => [...bounds, isDone, ...held].join(' and ')));
}

function holderRanges(
  { units, accounts, nobody }: NonNullable<QueueQuestion['holders']>,
  values: Values,
): string[][] {
  return [
    ...units.map((unit) => [`i.holder_unit_id = ${values.add(unit)}`]),
    ...accounts.map((account) => [`i.holder_account_id = ${values.add(account)}`]),
    ...(nobody ? [['i.holder_unit_id is null']] : []),
  ];
}

/** The part of the order by due date that the filter by due date allows. */
function dueRangeOf({ filters: { due }, now, dayEnd }: QueueQuestion, values: Values): string[] {
  if (due.length === 0 || due.includes('paused')) return [];
  const first = due.includes('late') ? '-infinity' : due.every((each) => each === 'none') ? 'infinity' : now;
  const week = new Date(now.getTime() + WEEK_MS);
  const timed = due.includes('week') ? week : due.includes('today') ? dayEnd : now;
  const last = due.includes('none') ? 'infinity' : timed;
  return [`${DUE} >= ${values.add(first)}::timestamptz`, `${DUE} <= ${values.add(last)}::timestamptz`];
}
