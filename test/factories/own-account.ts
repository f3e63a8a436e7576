import type { HttpAnswer } from '../support/network/http';
import type { TestService } from '../support/service/service';
import type { StaffMember } from './console';

/** A request to a route, and its audit action. */
interface Act {
  action: string;
  do: () => Promise<HttpAnswer>;
}

/**
 * The acts of the holder of a console account, by route. Afterwards the account has its password again.
 * @param password the new password
 */
export function ownAccountActs(
  { service, staff }: { service: () => TestService; staff: () => StaffMember },
  password: string,
): Record<string, () => Act> {
  return {
    'POST /api/admin/auth/password': () => ({
      action: 'access.change_password',
      do: async () => {
        const { database } = service();
        const of = [staff().id];
        const [before] = await database.sql<{ hash: string }>(
          'select password_hash as hash from console_accounts where id = $1',
          of,
        );
        const body = { current: staff().password, next: password };
        const answer = await staff().api.post('/api/admin/auth/password', body);
        const restore = 'update console_accounts set password_hash = $2 where id = $1';
        await database.sql(restore, [...of, before?.hash]);
        return answer;
      },
    }),
    'DELETE /api/admin/auth/sessions/:sessionId': () => ({
      action: 'access.end_session',
      do: async () => {
        const { email, password: own, api } = staff();
        await service().consoleApi.post('/api/admin/auth/login', { email, password: own });
        const [newest] = (await api.get<Array<{ id: string }>>('/api/admin/auth/sessions')).body;
        return api.delete(`/api/admin/auth/sessions/${newest?.id}`);
      },
    }),
  };
}
