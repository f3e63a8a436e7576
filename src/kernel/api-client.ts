import type { CitySlug } from './cities';

/** What the ids of registered clients of Open311 begin with; the account in whose name one reports has the same id. */
const PREFIX = 'cli_';

/** A registered client of Open311, as the key of a request tells. */
export interface ApiClientIdentity {
  id: string;
  name: string;
  /** The cities it may report in; null: all of them. */
  cityScope: CitySlug[] | null;
}

/** Whether an account is that of a registered client. */
export function isApiClientId(userId: string): boolean {
  return userId.startsWith(PREFIX);
}
