import type { HttpAnswer } from '../support/network/http';
import type { TestService } from '../support/service/service';
import { codeOf } from '../support/service/totp';
import type { StaffMember } from './console';

/** A request to a route, and its audit action; null: it changes nothing to record. */
interface Act {
  action: string | null;
  do: () => Promise<HttpAnswer>;
}

/**
 * The acts of the holder of a console account, by route. Afterwards the account signs in as before.
 * @param password the new password
 */
export function ownAccountActs(
  { service, staff }: { service: () => TestService; staff: () => StaffMember },
  password: string,
): Record<string, () => Act> {
  return {
    'PATCH /api/admin/auth/me': () => ({
      action: 'access.choose_language',
      do: async () => {
        const answer = await staff().api.patch('/api/admin/auth/me', { language: 'mr' });
        await service().database.sql('update console_accounts set language = null where id = $1', [
          staff().id,
        ]);
        return answer;
      },
    }),
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
    'POST /api/admin/auth/totp/enrol': () => ({
      action: null,
      do: () => staff().api.post('/api/admin/auth/totp/enrol', { password: staff().password }),
    }),
    'POST /api/admin/auth/totp/confirm': () => ({
      action: 'access.totp_enable',
      do: async () => {
        const { api, id, password: own } = staff();
        const { body } = await api.post<{ secret: string }>('/api/admin/auth/totp/enrol', { password: own });
        const code = codeOf(body.secret, service().clock.now().getTime());
        const answer = await api.post('/api/admin/auth/totp/confirm', { code });
        const remove = 'update console_accounts set totp_secret = null where id = $1';
        await service().database.sql(remove, [id]);
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
