import { isApiClientId } from './api-client';
import { CITY_STAFF_USER } from './city-staff-user';

/** The prefix of the ids of units of city staff. The account a unit answers with has the same id. */
const UNIT_PREFIX = 'unt_';
/** The prefix of the ids of the accounts of people who reached city staff without one. */
const CALLER_PREFIX = 'clr_';

/** The prefix of the ids of the accounts under which people contribute without their name. */
export const PERSONA_PREFIX = 'per_';

/** The ids of accounts that earn no score, because no person signs in to them. A regular expression of PostgreSQL. */
export const SCORELESS_IDS = `^(${CITY_STAFF_USER.id}$|cli_|${UNIT_PREFIX}|${CALLER_PREFIX}|${PERSONA_PREFIX})`;

/**
 * Whether an account earns a score. The accounts of city staff, their units, callers and Open311 clients do not, nor
 * what people contribute without their name.
 */
export function earnsScore(userId: string): boolean {
  const isOfStaff = userId === CITY_STAFF_USER.id || userId.startsWith(UNIT_PREFIX);
  return !isOfStaff && !userId.startsWith(CALLER_PREFIX) && !isPersonaId(userId) && !isApiClientId(userId);
}

/** Whether an account is one under which a person contributes without their name. */
export function isPersonaId(userId: string): boolean {
  return userId.startsWith(PERSONA_PREFIX);
}
