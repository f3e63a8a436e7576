import { CATEGORY_SLUGS } from '../../../kernel/categories';
import { PRIORITIES } from '../../../kernel/priorities';
import { ISSUE_SOURCES } from '../../../kernel/sources';
import { FEED_STATUSES } from '../../../kernel/statuses';
import { InvalidInput } from '../../../platform/http/domain-error';

export const QUEUE_SORTS = ['due', 'newest', 'oldest', 'upvotes', 'updated', 'escalation'] as const;
export type QueueSort = (typeof QUEUE_SORTS)[number];
export const QUEUE_DUES = ['late', 'today', 'week', 'none', 'paused'] as const;
export const QUEUE_STATES = ['reopened', 'disputed', 'flagged', 'hidden', 'merged', 'pinned'] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

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

/**
 * Reads the filters of a queue from a query or a view.
 * @param given texts or lists of texts by the filters' names; absent and empty ones are none
 * @throws InvalidInput for an unknown name or value
 */
export function queueFilters(given: Readonly<Record<string, unknown>>): QueueFilters {
  const problems: Array<{ field: string; message: string }> = [];
  const known: readonly string[] = [...LISTS, 'from', 'to', 'q'];
  for (const name of Object.keys(given))
    if (!known.includes(name)) problems.push({ field: name, message: 'is no filter of a queue' });
  const refuse = (field: string, message: string | undefined) => {
    if (message !== undefined) problems.push({ field, message });
  };
  const list = <Value extends string>(name: ListName): Value[] => {
    const values = textsOf(given[name]);
    refuse(name, values ? refusalOf(name, values) : 'must be a text or a list of texts');
    return [...new Set(values)].sort() as Value[];
  };
  const single = (name: 'from' | 'to' | 'q'): object => {
    const values = textsOf(given[name]);
    if (values?.length === 0) return {};
    const [value = ''] = values ?? [];
    refuse(name, values?.length === 1 ? singleRefusalOf(name, value) : 'must be given once, as text');
    return { [name]: value };
  };
  const filters: QueueFilters = {
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
  if (problems.length > 0) throw new InvalidInput(problems);
  return filters;
}

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

function singleRefusalOf(name: 'from' | 'to' | 'q', value: string): string | undefined {
  if (name === 'q')
    return value.length > MAX_TEXT ? `must be at most ${MAX_TEXT} characters long` : undefined;
  const isDay = DAY.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value);
  return isDay ? undefined : 'must be a day such as 2026-11-08';
}
