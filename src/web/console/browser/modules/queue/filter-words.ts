import { CATEGORIES } from '../../../../../kernel/categories';
import { ISSUE_SOURCES } from '../../../../../kernel/sources';
import type { Option } from '../../kit/forms/fields';
import { channelName, PRIORITY_OPTIONS } from '../../names';
import type { FilterName } from '../../queue-query';
import { STATUS_NAMES, STATUSES } from '../feed/statuses';

/** The names of the filters. */
export const FILTER_LABELS: Record<FilterName, string> = {
  holder: 'Holder',
  due: 'Due date',
  status: 'Status',
  ward: 'Ward',
  category: 'Category',
  channel: 'Channel',
  priority: 'Priority',
  state: 'State',
  from: 'Reported from',
  to: 'Reported until',
  q: 'Search',
};

const DUES: readonly Option[] = [
  { value: 'late', label: 'Late' },
  { value: 'today', label: 'Due today' },
  { value: 'week', label: 'Due within 7 days' },
  { value: 'none', label: 'Without a due date' },
  { value: 'paused', label: 'Paused' },
];

const STATES: readonly Option[] = [
  { value: 'reopened', label: 'Reopened' },
  { value: 'disputed', label: 'Disputed' },
  { value: 'flagged', label: 'Flagged' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'merged', label: 'Merged' },
  { value: 'pinned', label: 'Pinned' },
];

/** The holders that every city has. */
export const COMMON_HOLDERS: readonly Option[] = [
  { value: 'me', label: 'Me' },
  { value: 'my-units', label: 'My units' },
  { value: 'none', label: 'Nobody' },
];

/** The values of filters that are the same in each city. */
export const FIXED_OPTIONS = {
  due: DUES,
  status: STATUS_NAMES.map((value) => ({ value, label: STATUSES[value].label })),
  category: CATEGORIES.map(({ slug, displayName }) => ({ value: slug, label: displayName })),
  channel: ISSUE_SOURCES.map((value) => ({ value, label: channelName(value) })),
  priority: PRIORITY_OPTIONS,
  state: STATES,
} satisfies Partial<Record<FilterName, readonly Option[]>>;

/** The orders of a queue; the empty one is the usual order. */
export const SORTS: readonly Option[] = [
  { value: '', label: 'Usual order' },
  { value: 'due', label: 'Due date' },
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'upvotes', label: 'Most supporters' },
  { value: 'updated', label: 'Last changed' },
  { value: 'escalation', label: 'Escalated furthest' },
];
