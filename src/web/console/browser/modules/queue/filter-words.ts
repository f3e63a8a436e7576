import { ISSUE_SOURCES } from '../../../../../kernel/sources';
import type { Option } from '../../kit/forms/fields';
import { CATEGORY_OPTIONS, channelName, PRIORITY_OPTIONS } from '../../names';
import type { FilterName } from '../../queue-query';
import { STATUS_NAMES, STATUSES } from '../feed/statuses';
import { textOf } from '../../words';

/** The names of the filters. */
export const FILTER_LABELS: Record<FilterName, string> = {
  holder: textOf('common.holder'),
  due: textOf('common.dueDate'),
  status: textOf('common.status'),
  ward: textOf('common.ward'),
  category: textOf('common.category'),
  channel: textOf('common.channel'),
  priority: textOf('common.priority'),
  state: textOf('common.state'),
  from: textOf('queue.reportedFrom'),
  to: textOf('queue.reportedUntil'),
  q: textOf('common.search2'),
};

const DUES: readonly Option[] = [
  { value: 'late', label: textOf('view.late') },
  { value: 'today', label: textOf('view.today') },
  { value: 'week', label: textOf('queue.dueWithin7Days') },
  { value: 'none', label: textOf('queue.withoutADueDate') },
  { value: 'paused', label: textOf('queue.paused') },
];

const STATES: readonly Option[] = [
  { value: 'reopened', label: textOf('common.reopened') },
  { value: 'disputed', label: textOf('queue.disputed') },
  { value: 'flagged', label: textOf('queue.flagged') },
  { value: 'hidden', label: textOf('common.hidden') },
  { value: 'merged', label: textOf('common.merged') },
  { value: 'pinned', label: textOf('common.pinned') },
];

/** The holders that every city has. */
export const COMMON_HOLDERS: readonly Option[] = [
  { value: 'me', label: textOf('queue.me') },
  { value: 'my-units', label: textOf('queue.myUnits') },
  { value: 'none', label: textOf('common.nobody') },
];

/** The values of filters that are the same in each city. */
export const FIXED_OPTIONS = {
  due: DUES,
  status: STATUS_NAMES.map((value) => ({ value, label: STATUSES[value].label })),
  category: CATEGORY_OPTIONS,
  channel: ISSUE_SOURCES.map((value) => ({ value, label: channelName(value) })),
  priority: PRIORITY_OPTIONS,
  state: STATES,
} satisfies Partial<Record<FilterName, readonly Option[]>>;

/** The orders of a queue; the empty one is the usual order. */
export const SORTS: readonly Option[] = [
  { value: '', label: textOf('queue.usualOrder') },
  { value: 'due', label: textOf('common.dueDate') },
  { value: 'newest', label: textOf('queue.newestFirst') },
  { value: 'oldest', label: textOf('queue.oldestFirst') },
  { value: 'upvotes', label: textOf('queue.mostSupporters') },
  { value: 'updated', label: textOf('queue.lastChanged') },
  { value: 'escalation', label: textOf('queue.escalatedFurthest') },
];
