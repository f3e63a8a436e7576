import { type ConsolePermission, type ConsoleRole, ROLE_PERMISSIONS } from '../../kernel/console';

/** The purpose of a role. */
export interface RolePurpose {
  role: ConsoleRole;
  label: string;
  description: string;
  /** What it may change, or with `.read` only read, where roles are enforced. */
  permissions: readonly ConsolePermission[];
}

const PURPOSES: Readonly<Record<ConsoleRole, Pick<RolePurpose, 'label' | 'description'>>> = {
  super_admin: {
    label: 'Super admin',
    description: 'Runs the console: accounts, configuration, everything below',
  },
  city_admin: {
    label: 'City admin',
    description: 'Runs a city: its wards and officials, its feed and channels',
  },
  reviewer: { label: 'Reviewer', description: 'Reviews the feed: statuses, flags, duplicates' },
  auditor: { label: 'Auditor', description: 'Reads everything, the audit log above all' },
  agent: { label: 'Agent', description: 'Works a queue: statuses, notes, answers, resolutions' },
  call_taker: {
    label: 'Call taker',
    description: 'Takes reports by phone and at the counter, and writes notes',
  },
  contractor: { label: 'Contractor', description: 'Repairs what its unit holds: statuses, notes, photos' },
};

/** The roles, with what each is for and may do (docs/api/console.md#roles). */
export const ROLE_MATRIX: readonly RolePurpose[] = Object.entries(PURPOSES).map(([name, purpose]) => {
  const role = name as ConsoleRole;
  return { role, ...purpose, permissions: ROLE_PERMISSIONS[role] };
});
