import type { UnitDto } from '../../src/admin-console/staff/units.dto';
import type { HttpAnswer } from '../support/network/http';
import type { TestService } from '../support/service/service';
import type { StaffMember } from './console';
import { bulkActs } from './bulk-acts';
import { reportedIssue } from './issues';
import { viewActs } from './staff-views';

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
  action: string | null;
  do: () => Promise<HttpAnswer>;
}

/** The acts of city staff on units, rules, views and many issues, by route: the request, and its audit action. */
export function staffActs(
  given: () => { staff: StaffMember; service: TestService },
): Record<string, () => Act> {
  const api = () => given().staff.api;
  const issue = () => reportedIssue(given().service);
  const path = '/api/admin/units';
  const rules = '/api/admin/assignment-rules';
  const unitId = async () => (await api().get<UnitDto[]>(path)).body[0]!.id;
  const first = async () => `${path}/${(await api().get<UnitDto[]>(path)).body[0]!.id}`;
  return {
    ...bulkActs(given),
    ...viewActs(given),
    [`POST ${path}`]: () => ({
      action: 'staff.add_unit',
      do: () => api().post(path, { cityId: 'mumbai', name: 'Lights', kind: 'contractor' }),
    }),
    [`PATCH ${path}/:unitId`]: () => ({
      action: 'staff.change_unit',
      do: async () => api().patch(await first(), { name: { en: 'Lamps' } }),
    }),
    'POST /api/admin/feed/issues/:id/assign': () => ({
      action: 'issue.assign',
      do: async () =>
        api().post(`/api/admin/feed/issues/${await issue()}/assign`, { unitId: await unitId() }),
    }),
    [`POST ${rules}`]: () => ({
      action: 'staff.add_rule',
      do: async () => api().post(rules, { cityId: 'mumbai', category: 'hygiene', unitId: await unitId() }),
    }),
    [`POST ${rules}/apply`]: () => ({
      action: null,
      do: () => api().post(`${rules}/apply`, { cityId: 'mumbai', dryRun: true }),
    }),
    [`DELETE ${rules}/:ruleId`]: () => ({
      action: 'staff.remove_rule',
      do: async () => api().delete(`${rules}/${(await api().get<Array<{ id: string }>>(rules)).body[0]!.id}`),
    }),
    [`PUT ${path}/:unitId/members`]: () => ({
      action: 'staff.set_unit_members',
      do: async () => api().put(`${await first()}/members`, { accountIds: [given().staff.id] }),
    }),
  };
}
