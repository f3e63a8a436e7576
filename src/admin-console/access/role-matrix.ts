import type { ConsoleRole } from '../../kernel/console';

/** The purpose of a role. */
export interface RolePurpose {
  role: ConsoleRole;
  label: string;
  description: string;
  /** The parts of the console the role works with. */
  permissions: readonly string[];
}

/**
 * The purpose of each role. It is only a description: roles do not restrict access, except where a route requires a
 * super_admin (docs/api/console.md#roles).
 */
export const ROLE_MATRIX: readonly RolePurpose[] = [
  {
    role: 'super_admin',
    label: 'Super admin',
    description: 'Runs the console: accounts, configuration, everything below',
    permissions: [
      'access',
      'config',
      'geo',
      'officials',
      'integrations',
      'feed',
      'reporters',
      'analytics',
      'ops',
    ],
  },
  {
    role: 'city_admin',
    label: 'City admin',
    description: 'Runs a city: its wards and officials, its feed and channels',
    permissions: ['geo', 'officials', 'integrations', 'feed', 'reporters', 'analytics'],
  },
  {
    role: 'reviewer',
    label: 'Reviewer',
    description: 'Reviews the feed: statuses, flags, duplicates',
    permissions: ['feed', 'analytics'],
  },
  {
    role: 'auditor',
    label: 'Auditor',
    description: 'Reads everything, the audit log above all',
    permissions: ['ops', 'analytics'],
  },
];
