import type { HttpAnswer } from '../support/network/http';
import type { StaffMember } from './console';

const PATH = '/api/admin/access/groups';
let count = 0;

/** Gives a new group of the identity provider rights. @returns its id */
export async function consoleGroup({ api }: StaffMember): Promise<string> {
  const body = { name: `group-${++count}`, role: 'agent', position: 100 };
  return (await api.post<{ id: string }>(PATH, body)).body.id;
}

/** The acts of super_admins on groups, by route: the request, and its audit action. */
export function groupActs(
  staff: () => StaffMember,
): Record<string, () => { action: string; do: () => Promise<HttpAnswer> }> {
  return {
    'POST /api/admin/access/groups': () => ({
      action: 'access.add_group',
      do: () => staff().api.post(PATH, { name: 'recorded', role: 'auditor' }),
    }),
    'PUT /api/admin/access/groups/:groupId': () => ({
      action: 'access.change_group',
      do: async () => {
        const [first] = (await staff().api.get<Array<{ id: string }>>(PATH)).body;
        return staff().api.put(`${PATH}/${first?.id}`, { role: 'reviewer' });
      },
    }),
    'DELETE /api/admin/access/groups/:groupId': () => ({
      action: 'access.remove_group',
      do: async () => {
        const [first] = (await staff().api.get<Array<{ id: string }>>(PATH)).body;
        return staff().api.delete(`${PATH}/${first?.id}`);
      },
    }),
  };
}
