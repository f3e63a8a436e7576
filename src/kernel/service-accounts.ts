import { isApiClientId } from './api-client';
import { CITY_STAFF_USER } from './city-staff-user';

/** Which accounts earn no score: nobody signs in to them. As a regular expression of PostgreSQL. */
export const SCORELESS_IDS = `^(${CITY_STAFF_USER.id}$|cli_)`;

/** Whether what an account contributes counts: that of city staff and those of Open311's clients are no people. */
export function earnsScore(userId: string): boolean {
  return userId !== CITY_STAFF_USER.id && !isApiClientId(userId);
}
