import type { CitySlug } from './cities';

/** The roles of console accounts (docs/api/console.md#roles). */
export const CONSOLE_ROLES = ['super_admin', 'city_admin', 'reviewer', 'auditor'] as const;
export type ConsoleRole = (typeof CONSOLE_ROLES)[number];

/** A member of city staff, read from the console session of a request. */
export interface ConsoleActor {
  id: string;
  email: string;
  name: string;
  role: ConsoleRole;
  /** Ids of cities; null: all of them. */
  cityScope: CitySlug[] | null;
}
