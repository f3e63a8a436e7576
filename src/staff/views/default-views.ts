import type { CitySlug } from '../../kernel/cities';
import type { StaffView } from '../entities/staff-view.entity';

/** A saved queue, or one that every city has. */
export type View = Omit<StaffView, 'accountId' | 'createdAt'>;

export const DEFAULT_COLUMNS = ['number', 'title', 'status', 'category', 'ward', 'dueAt', 'holder', 'state'];

const DEFAULTS: ReadonlyArray<Pick<View, 'id' | 'name' | 'filters' | 'sort'>> = [
  { id: 'viw_mine', name: 'Mine', filters: { holder: ['me'] }, sort: 'due' },
  { id: 'viw_unit', name: 'My unit', filters: { holder: ['my-units'] }, sort: 'due' },
  { id: 'viw_unassigned', name: 'Unassigned', filters: { holder: ['none'] }, sort: 'due' },
  { id: 'viw_late', name: 'Late', filters: { due: ['late'] }, sort: 'due' },
  { id: 'viw_today', name: 'Due today', filters: { due: ['today'] }, sort: 'due' },
  {
    id: 'viw_disputed',
    name: 'Reopened and disputed',
    filters: { state: ['reopened', 'disputed'] },
    sort: 'newest',
  },
];

/** The views that a city has from the start. They are stored nowhere, so nobody can change or remove them. */
export function defaultViews(city: CitySlug): View[] {
  return DEFAULTS.map((view, position) => ({
    ...view,
    city,
    scope: 'city',
    unitId: null,
    columns: DEFAULT_COLUMNS,
    position,
  }));
}

/** Whether an id is that of a view which a city has from the start. */
export function isDefaultView(id: string): boolean {
  return DEFAULTS.some((view) => view.id === id);
}
