import type { HttpAnswer } from '../support/network/http';
import type { StaffMember } from './console';

const PATH = '/api/admin/access/groups';
const CLIENTS = '/api/admin/access/api-clients';
let count = 0;

/** Gives a new group of the identity provider rights. @returns its id */
export async function consoleGroup({ api }: StaffMember): Promise<string> {
  const body = { name: `group-${++count}`, role: 'agent', position: 100 };
  return (await api.post<{ id: string }>(PATH, body)).body.id;
}

/** The acts of super_admins on groups and on clients of Open311, by route: the request, and its audit action. */
export function accessActs(
  staff: () => StaffMember,
): Record<string, () => { action: string; do: () => Promise<HttpAnswer> }> {
  const firstIn = async (path: string) => {
    const [first] = (await staff().api.get<Array<{ id: string }>>(path)).body;
    return `${path}/${first?.id}`;
  };
  return {
    'POST /api/admin/access/groups': () => ({
      action: 'access.add_group',
      do: () => staff().api.post(PATH, { name: 'recorded', role: 'auditor' }),
    }),
    'PUT /api/admin/access/groups/:groupId': () => ({
      action: 'access.change_group',
      do: async () => staff().api.put(await firstIn(PATH), { role: 'reviewer' }),
    }),
    'DELETE /api/admin/access/groups/:groupId': () => ({
      action: 'access.remove_group',
      do: async () => staff().api.delete(await firstIn(PATH)),
    }),
    'POST /api/admin/access/api-clients': () => ({
      action: 'api_client.create',
      do: () => staff().api.post(CLIENTS, { name: 'Helpline' }),
    }),
    'POST /api/admin/access/api-clients/:clientId/revoke': () => ({
      action: 'api_client.revoke',
      do: async () => staff().api.post(`${await firstIn(CLIENTS)}/revoke`),
    }),
  };
}
