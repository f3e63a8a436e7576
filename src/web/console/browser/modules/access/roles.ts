import type { Schemas } from '../../api';
import { session } from '../../session';
import { useStore } from '../../store';
import { textOf } from '../../words';

/** The roles of the console in words. */
export const ROLE_LABELS: Readonly<Record<Schemas['ConsoleRoleName'], string>> = {
  super_admin: textOf('people.superAdmin'),
  city_admin: textOf('people.cityAdmin'),
  reviewer: textOf('people.reviewer'),
  auditor: textOf('people.auditor'),
  agent: textOf('people.agent'),
  call_taker: textOf('people.callTaker'),
  contractor: textOf('common.contractor'),
};

/** The roles as options of a select field. */
export const ROLE_OPTIONS = Object.entries(ROLE_LABELS).map(([value, label]) => ({ value, label }));

/**
 * Whether the person signed in is no super admin; then acts of super admins are not offered. While it is not known who
 * is signed in, the service decides.
 */
export function useIsNoSuperAdmin(): boolean {
  const { admin } = useStore(session);
  return admin !== undefined && admin.role !== 'super_admin';
}
