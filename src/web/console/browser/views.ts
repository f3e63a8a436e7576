import type { IconName } from '../../kit/icons';
import { type FilterName, filtersOf, FILTER_NAMES } from './queue-query';
import type { Place } from './router';

/** A queue with a name. */
export interface View {
  name: string;
  filters: Partial<Record<FilterName, readonly string[]>>;
  icon: IconName;
  /** The second key after `g` that opens it. */
  key?: string;
}

/** The queues that every city has. */
export const VIEWS: readonly View[] = [
  { name: 'Mine', filters: { holder: ['me'] }, icon: 'user', key: 'm' },
  { name: 'My unit', filters: { holder: ['my-units'] }, icon: 'users' },
  { name: 'Unassigned', filters: { holder: ['none'] }, icon: 'user-x', key: 'u' },
  { name: 'Late', filters: { due: ['late'] }, icon: 'triangle-alert', key: 'l' },
  { name: 'Due today', filters: { due: ['today'] }, icon: 'clock' },
  { name: 'Reopened and disputed', filters: { state: ['reopened', 'disputed'] }, icon: 'history' },
];

/** The view whose filters an address has, and no others. */
export function viewOf({ parts, query }: Pick<Place, 'parts' | 'query'>): View | undefined {
  if (parts[0] !== 'queue') return undefined;
  const given = filtersOf(query);
  const isEqual = (one: readonly string[], other: readonly string[] = []) =>
    one.length === other.length && one.every((value) => other.includes(value));
  return VIEWS.find(({ filters }) => FILTER_NAMES.every((name) => isEqual(given[name], filters[name])));
}
