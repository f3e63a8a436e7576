import type { View } from '../../../staff';
import type { QueueCount } from './queue.queries';
import { shownCount } from './queue.service';
import type { RemovedViewDto, ViewCountDto, ViewDto } from './views.dto';

/** A saved view (docs/api/staff.md#views). */
export function presentView({
  id,
  city,
  name,
  scope,
  unitId,
  filters,
  sort,
  columns,
  position,
}: View): ViewDto {
  return { id, cityId: city, name, scope, unitId, filters, sort, columns, position };
}

export function presentViewCount({ id, count }: { id: string; count: QueueCount }): ViewCountDto {
  return { id, ...shownCount(count) };
}

export function presentRemovedView({ id }: Pick<View, 'id'>): RemovedViewDto {
  return { id, removed: true };
}
