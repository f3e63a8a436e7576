import type { ConsoleRole } from '../../kernel/console';

/** What a role is meant for. */
export interface RolePurpose {
  role: ConsoleRole;
  label: string;
  description: string;
  /** The parts of the console it works with. */
  permissions: readonly string[];
}

/**
 * What each role is meant for. Descriptive: city staff trust their own, and what wants a super_admin says so where it
 * stands (docs/api/console.md#roles).
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
