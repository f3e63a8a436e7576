import type { ViewDto } from '../../src/admin-console/staff/queue/views.dto';
import { newId } from '../../src/kernel/ids';
import type { HttpAnswer } from '../support/network/http';
import type { TestService } from '../support/service/service';
import type { StaffMember } from './console';

/** Saves a view, by default of all staff of Mumbai. */
export async function savedView(staff: StaffMember, given: Partial<ViewDto> = {}): Promise<ViewDto> {
  const body = { cityId: 'mumbai', name: 'Roads', scope: 'city', filters: { category: ['road'] }, ...given };
  const added = await staff.api.post<ViewDto>('/api/admin/views', body);
  if (added.status !== 201) throw new Error(added.text);
  return added.body;
}

/** The acts of city staff on views, by route: the request, and its audit action. */
export function viewActs(
  given: () => { staff: StaffMember; service: TestService },
): Record<string, () => { action: string; do: () => Promise<HttpAnswer> }> {
  const path = '/api/admin/views';
  /** As another version of the service would have made it: with no audit record of its own. */
  const stored = async () => {
    const id = newId('view');
    await given().service.database.sql(
      `insert into staff_views (id, city, name, scope, account_id, filters, columns, position, created_at)
       values ($1, 'pune', 'Late', 'own', $2, '{"due": ["late"]}', '{number}', 7, now())`,
      [id, given().staff.id],
    );
    return `${path}/${id}`;
  };
  return {
    [`POST ${path}`]: () => ({
      action: 'staff.add_view',
      do: () =>
        given().staff.api.post(path, { cityId: 'pune', name: 'Roads', filters: { category: 'road' } }),
    }),
    [`PATCH ${path}/:viewId`]: () => ({
      action: 'staff.change_view',
      do: async () => given().staff.api.patch(await stored(), { name: 'Very late' }),
    }),
    [`DELETE ${path}/:viewId`]: () => ({
      action: 'staff.remove_view',
      do: async () => given().staff.api.delete(await stored()),
    }),
  };
}
