import { isApiClientId } from './api-client';
import { CITY_STAFF_USER } from './city-staff-user';

/** The ids of accounts that earn no score, because no person signs in to them. A regular expression of PostgreSQL. */
export const SCORELESS_IDS = `^(${CITY_STAFF_USER.id}$|cli_)`;

/** Whether an account earns a score. The accounts of city staff and of Open311 clients do not. */
export function earnsScore(userId: string): boolean {
  return userId !== CITY_STAFF_USER.id && !isApiClientId(userId);
}
