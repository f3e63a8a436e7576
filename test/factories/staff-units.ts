import type { UnitDto } from '../../src/admin-console/staff/units.dto';
import type { HttpAnswer } from '../support/http';
import type { StaffMember } from './console';

/** Adds a unit to a city. @param members the accounts that belong to it */
export async function unit(
  staff: StaffMember,
  {
    members = [],
    ...given
  }: Partial<Pick<UnitDto, 'cityId' | 'name' | 'kind' | 'email'>> & { members?: readonly string[] } = {},
): Promise<UnitDto> {
  const body = { cityId: 'mumbai', name: 'Roads', kind: 'department', ...given };
  const added = await staff.api.post<UnitDto>('/api/admin/units', body);
  if (added.status !== 201) throw new Error(JSON.stringify(added.body));
  if (members.length === 0) return added.body;
  const path = `/api/admin/units/${added.body.id}/members`;
  return (await staff.api.put<UnitDto>(path, { accountIds: members })).body;
}

interface Act {
  action: string;
  do: () => Promise<HttpAnswer>;
}

/** The acts of city staff on units, by route: the request, and its audit action. */
export function staffActs(staff: () => StaffMember): Record<string, () => Act> {
  const api = () => staff().api;
  const path = '/api/admin/units';
  const first = async () => `${path}/${(await api().get<UnitDto[]>(path)).body[0]!.id}`;
  return {
    [`POST ${path}`]: () => ({
      action: 'staff.add_unit',
      do: () => api().post(path, { cityId: 'mumbai', name: 'Lights', kind: 'contractor' }),
    }),
    [`PATCH ${path}/:unitId`]: () => ({
      action: 'staff.change_unit',
      do: async () => api().patch(await first(), { name: { en: 'Lamps' } }),
    }),
    [`PUT ${path}/:unitId/members`]: () => ({
      action: 'staff.set_unit_members',
      do: async () => api().put(`${await first()}/members`, { accountIds: [staff().id] }),
    }),
  };
}
