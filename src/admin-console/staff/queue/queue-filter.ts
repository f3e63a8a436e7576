import { CATEGORY_SLUGS } from '../../../kernel/categories';
import { PRIORITIES } from '../../../kernel/priorities';
import { ISSUE_SOURCES } from '../../../kernel/sources';
import { FEED_STATUSES } from '../../../kernel/statuses';
import { type FieldProblem, InvalidInput } from '../../../platform/http/domain-error';

export const QUEUE_SORTS = ['due', 'newest', 'oldest', 'upvotes', 'updated', 'escalation'] as const;
export type QueueSort = (typeof QUEUE_SORTS)[number];
export const QUEUE_DUES = ['late', 'today', 'week', 'none', 'paused'] as const;
export const QUEUE_STATES = [
  'reopened',
  'disputed',
  'waiting',
  'flagged',
  'hidden',
  'merged',
  'pinned',
] as const;
export type QueueState = (typeof QUEUE_STATES)[number];
/** What a list of issues can show of each. */
export const QUEUE_COLUMNS = [
  ...(['number', 'id', 'title', 'status', 'category', 'ward', 'place', 'pincode', 'priority'] as const),
  ...(['channel', 'reportedAt', 'updatedAt', 'dueAt', 'escalationLevel', 'supporters'] as const),
  ...(['holder', 'state'] as const),
] as const;

/** The filters of a queue, as they are asked for: lists of values, of which one is enough. */
export interface QueueFilters {
  holder: string[];
  due: Array<(typeof QUEUE_DUES)[number]>;
  status: Array<(typeof FEED_STATUSES)[number]>;
  ward: string[];
  category: string[];
  channel: string[];
  priority: string[];
  state: QueueState[];
  /** The first and the last day of the report, in the city. */
  from?: string;
  to?: string;
  q?: string;
}

const MAX_VALUES = 50;
const MAX_TEXT = 200;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const HOLDER = /^(?:me|my-units|none|(?:unt|adm)_[0-9a-z_]{1,60})$/;
const CLOSED: Readonly<Record<string, readonly string[]>> = {
  due: QUEUE_DUES,
  status: FEED_STATUSES,
  category: CATEGORY_SLUGS,
  channel: ISSUE_SOURCES,
  priority: PRIORITIES,
  state: QUEUE_STATES,
};
const LISTS = ['holder', 'due', 'status', 'ward', 'category', 'channel', 'priority', 'state'] as const;
type ListName = (typeof LISTS)[number];
type SingleName = 'from' | 'to' | 'q';
export type FilterName = ListName | SingleName;

/**
 * Reads the filters of a queue from a query or a view.
 * @param given texts or lists of texts by the filters' names; absent and empty ones are none
 * @throws InvalidInput that names each unknown name and each filter with an unknown value
 */
export function queueFilters(given: Readonly<Record<string, unknown>>): QueueFilters {
  const problems = filterProblems(given);
  if (problems.length > 0) throw new InvalidInput(problems);
  const list = <Value extends string>(name: ListName) => [...new Set(textsOf(given[name]))].sort() as Value[];
  const single = (name: SingleName) => {
    const [value] = textsOf(given[name]) ?? [];
    return value === undefined ? {} : { [name]: value };
  };
  return {
    holder: list('holder'),
    due: list('due'),
    status: list('status'),
    ward: list('ward'),
    category: list('category'),
    channel: list('channel'),
    priority: list('priority'),
    state: list('state'),
    ...single('from'),
    ...single('to'),
    ...single('q'),
  };
}

/** Why filters are refused, with all names of unknown filters and values; undefined if they are not. */
export function filtersRefusal(given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return 'must be of type object';
  const problems = filterProblems(given as Record<string, unknown>);
  return problems.length > 0
    ? problems.map(({ field, message }) => `${field} ${message}`).join('; ')
    : undefined;
}

function filterProblems(given: Readonly<Record<string, unknown>>): FieldProblem[] {
  return Object.entries(given).flatMap(([field, value]) => {
    const message = isFilter(field) ? filterRefusal(field, value) : 'is no filter of a queue';
    return message === undefined ? [] : [{ field, message }];
  });
}

/** Why a queue cannot be filtered by a value; undefined if it can, or if the value is none. */
export function filterRefusal(name: FilterName, value: unknown): string | undefined {
  const values = textsOf(value);
  if (isList(name)) return values ? refusalOf(name, values) : 'must be a text or a list of texts';
  if (values?.length === 0) return undefined;
  return values?.length === 1 ? singleRefusalOf(name, values[0]!) : 'must be given once, as text';
}

const isList = (name: string): name is ListName => LISTS.some((list) => list === name);
const isFilter = (name: string): name is FilterName => isList(name) || ['from', 'to', 'q'].includes(name);

/** The texts of a value; undefined if it has another type. An empty text is none. */
function textsOf(value: unknown): string[] | undefined {
  const values: unknown[] =
    value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
  if (!values.every((each): each is string => typeof each === 'string')) return undefined;
  return values.map((text) => text.trim()).filter((text) => text !== '');
}

function refusalOf(name: ListName, values: readonly string[]): string | undefined {
  if (values.length > MAX_VALUES) return `must be at most ${MAX_VALUES} items long`;
  const allowed = CLOSED[name];
  if (allowed && !values.every((value) => allowed.includes(value)))
    return `must be one of ${allowed.join(', ')}`;
  if (name === 'holder' && !values.every((value) => HOLDER.test(value)))
    return 'must be me, my-units, none, or the id of a unit or an account';
  return values.some((value) => value.length > MAX_TEXT)
    ? `must be at most ${MAX_TEXT} characters long`
    : undefined;
}

function singleRefusalOf(name: SingleName, value: string): string | undefined {
  if (name === 'q')
    return value.length > MAX_TEXT ? `must be at most ${MAX_TEXT} characters long` : undefined;
  const isDay = DAY.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value);
  return isDay ? undefined : 'must be a day such as 2026-11-08';
}
