import type { IconName } from '../../kit/icons';
import type { Schemas } from './api';
import { FILTER_NAMES, type Filters, filtersOf } from './queue-query';
import type { Place, Query } from './router';
import { type Key, textOf } from './words';

/** A queue with a name. */
export interface View {
  id: string;
  name: string;
  filters: Partial<Filters>;
  /** Empty: by the filters. */
  sort: string;
  columns: ReadonlyArray<Schemas['QueueColumn']>;
  scope: Schemas['ViewScope'];
  unitId: string | null;
  /** Views are in the order of their positions, those of the same position in that of their ids. */
  position: number;
  icon: IconName;
  /** Whether city staff have saved it; others are there in every city. */
  isSaved: boolean;
}

/** The views that are there in every city. */
const DEFAULTS: Readonly<Record<string, readonly [icon: IconName, name: Key]>> = {
  viw_mine: ['user', 'view.mine'],
  viw_unit: ['users', 'view.unit'],
  viw_unassigned: ['user-x', 'view.unassigned'],
  viw_late: ['triangle-alert', 'view.late'],
  viw_today: ['clock', 'view.today'],
  viw_disputed: ['history', 'view.disputed'],
};

/** The views that two keys open, by the second key after `g`: they work before the views are read. */
export const VIEW_KEYS: Readonly<Record<string, Query>> = {
  m: { holder: 'me', sort: 'due' },
  u: { holder: 'none', sort: 'due' },
  l: { due: 'late' },
};
export const LATE = 'viw_late';
/** The position of a view that was saved without one. */
const NEW_POSITION = 100;

/** A view of the API. Its filters are texts or lists of texts. */
export function viewFrom({ id, name, filters, sort, ...rest }: Schemas['View']): View {
  const [icon, known] = DEFAULTS[id] ?? [];
  const given = Object.entries(filters).map(([filter, values]) => [filter, [values].flat()]);
  const { columns, scope, unitId, position } = rest;
  return {
    id,
    name: known ? textOf(known) : name,
    ...{ columns, scope, unitId, position },
    filters: Object.fromEntries(given) as Partial<Filters>,
    sort: sort ?? '',
    icon: icon ?? 'bookmark',
    isSaved: icon === undefined,
  };
}

/** The order of a queue: the one that is asked for, else by its filters. */
const orderOf = (sort: string, due: readonly string[] = []) => sort || (due.length > 0 ? 'due' : 'newest');

/** The query of the address of a view. */
export function queryOf({ filters, sort }: View): Query {
  const isUsual = sort === '' || sort === orderOf('', filters.due);
  return { ...filters, ...(!isUsual && { sort }) };
}

/** The view whose filters an address has, and no others; of several the one with its order. */
export function viewOf({ parts, query }: Pick<Place, 'parts' | 'query'>, views: readonly View[]) {
  if (parts[0] !== 'queue') return undefined;
  const given = filtersOf(query);
  const isEqual = (one: readonly string[], other: readonly string[] = []) =>
    one.length === other.length && one.every((value) => other.includes(value));
  const found = views.filter(({ filters }) =>
    FILTER_NAMES.every((name) => isEqual(given[name], filters[name])),
  );
  const order = orderOf(query.get('sort') ?? '', given.due);
  return found.find(({ filters, sort }) => orderOf(sort, filters.due) === order) ?? found[0];
}

/**
 * The positions that change so that a view is after another one; those after it move only as far as they must.
 * @param views the saved views in their order
 * @param moved the view, or undefined for a new one, which is not among them
 * @param after the id of the view before it; empty: it is the first
 */
export function positionsFor(
  views: ReadonlyArray<Pick<View, 'id' | 'position'>>,
  moved: Pick<View, 'id'> | undefined,
  after: string,
): { position: number; others: ReadonlyMap<string, number> } {
  const rest = views.filter(({ id }) => id !== moved?.id);
  const at = rest.findIndex(({ id }) => id === after) + 1;
  const before = rest[at - 1];
  const next = rest[0]?.position ?? NEW_POSITION + 1;
  const position = before ? before.position + 1 : Math.max(0, next - 1);
  const others = new Map<string, number>();
  let last = position;
  for (const { id, position: own } of rest.slice(at)) {
    if (own > last) break;
    others.set(id, ++last);
  }
  return { position, others };
}
