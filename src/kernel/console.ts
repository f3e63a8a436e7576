import type { CategorySlug } from './categories';
import type { CitySlug } from './cities';
import type { Language } from './languages';

/** The roles of console accounts (docs/api/console.md#roles). */
export const CONSOLE_ROLES = [
  'super_admin',
  'city_admin',
  'reviewer',
  'auditor',
  'agent',
  'call_taker',
  'contractor',
] as const;
export type ConsoleRole = (typeof CONSOLE_ROLES)[number];

/** The parts of the console that a role may be given, beside those of the feed. */
const MODULE_PARTS = [
  'access',
  'config',
  'geo',
  'officials',
  'integrations',
  'feed',
  'reporters',
  'analytics',
  'ops',
] as const;
/** What a role may do with issues if it has not the whole feed. */
const FEED_PARTS = ['status', 'notes', 'answers', 'resolve', 'photos', 'intake', 'bulk', 'export'] as const;
/** `own` are the caller's own account, notifications and views, which every role has. */
export type ConsolePart = (typeof MODULE_PARTS)[number] | (typeof FEED_PARTS)[number] | 'own';
/** A part to read and change, or `<part>.read` to read it. */
export type ConsolePermission = ConsolePart | `${ConsolePart}.read`;

/** The parts that a role reads only if it is given them. */
const CLOSED_PARTS: readonly string[] = ['integrations', 'reporters', 'ops'];

/** What each role is given where roles are enforced. What it is not given it may read, apart from the closed parts. */
export const ROLE_PERMISSIONS: Readonly<Record<ConsoleRole, readonly ConsolePermission[]>> = {
  super_admin: [...MODULE_PARTS],
  city_admin: ['geo', 'officials', 'integrations', 'feed', 'reporters', 'analytics'],
  reviewer: ['feed', 'analytics'],
  auditor: ['ops', 'analytics', 'integrations.read', 'export'],
  agent: ['status', 'notes', 'answers', 'resolve', 'photos', 'bulk', 'export', 'feed.read'],
  call_taker: ['intake', 'notes', 'feed.read'],
  contractor: ['status', 'notes', 'photos', 'bulk', 'feed.read'],
};

/** The languages of the console. */
export const CONSOLE_LANGUAGES = ['en', 'hi', 'mr'] as const satisfies readonly Language[];
export type ConsoleLanguage = (typeof CONSOLE_LANGUAGES)[number];

/** What the sign-in answers if the password is right and a code is missing; the console then asks for one. */
export const CODE_REQUIRED = 'Enter a code of your authenticator app, or a recovery code';

/** What the members of a group of the identity provider may do in the console. */
export interface GroupRights {
  /** The name of the group in the claim `groups`. */
  name: string;
  role: ConsoleRole;
  /** Ids of cities; null: all of them. */
  cityScope: CitySlug[] | null;
  /** Codes of wards; none: all of the cities. */
  wards: string[];
  /** None: all. */
  categories: CategorySlug[];
  /** The units that they belong to; null: those that the console gives them. */
  units: string[] | null;
}

/** Whether accounts with a password may or must have a second factor (CONSOLE_TOTP). */
export type ConsoleTotp = 'optional' | 'required';

/** The second factor of an account: it has one, or must get one first. */
export type SecondFactor = 'on' | 'required';

/** Whether the console restricts accounts by role and scope (CONSOLE_ACCESS). */
export type ConsoleAccess = 'session' | 'roles';

/**
 * What an account may see: issues and records that meet every member; a member that is absent restricts nothing. It is
 * empty where roles are not enforced. In SQL `isInScope` reads it.
 */
export interface ConsoleScope {
  cities?: readonly CitySlug[];
  /** Codes of wards; issues without a ward are in none. */
  wards?: readonly string[];
  categories?: readonly CategorySlug[];
  /** Only issues that one of these units holds. */
  units?: readonly string[];
}

/** A member of city staff. */
export interface ConsolePerson {
  id: string;
  email: string;
  name: string;
  role: ConsoleRole;
  /** Ids of cities; null: all of them. */
  cityScope: CitySlug[] | null;
}

/** A member of city staff, read from the console session of a request. */
export interface ConsoleActor extends ConsolePerson {
  /** What the role is given; null: everything, as roles are not enforced. */
  permissions: readonly ConsolePermission[] | null;
  /** What the account may see. */
  scope: ConsoleScope;
  /** Whether an agent or call_taker may see contact data. */
  contacts: boolean;
  /** Whether it signs in with a code. */
  hasTotp: boolean;
  /** In which the console is shown; null until the account chooses one. */
  language: ConsoleLanguage | null;
  /** provider: its session was begun at the identity provider; absent: with a password. */
  signedInBy?: 'provider';
}

/** Whether a member of city staff may use a part of the console. */
export function isPermitted(
  { permissions }: Pick<ConsoleActor, 'permissions'>,
  permission: ConsolePermission,
): boolean {
  if (permissions === null) return true;
  const [part = '', reads] = permission.split('.');
  const given: readonly string[] = permissions;
  if (part === 'own' || given.includes(part) || given.includes(permission)) return true;
  if (FEED_PARTS.some((each) => each === part) && given.includes('feed')) return true;
  return reads !== undefined && !CLOSED_PARTS.includes(part);
}

/** Whether a city is in a scope; null are all cities. */
export function isCityInScope({ cities }: ConsoleScope, city: string | null): boolean {
  return cities === undefined || cities.some((each) => each === city);
}
