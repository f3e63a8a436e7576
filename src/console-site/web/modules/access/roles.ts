import type { Schemas } from '../../api';

/** The roles of the console in words. */
export const ROLE_LABELS: Readonly<Record<Schemas['ConsoleRoleName'], string>> = {
  super_admin: 'Super admin',
  city_admin: 'City admin',
  reviewer: 'Reviewer',
  auditor: 'Auditor',
};
