import type { CitySlug } from '../cities';

/** The prefix of the ids of registered Open311 clients. The account a client reports as has the same id. */
const PREFIX = 'cli_';

/** A registered client of Open311, identified by the key in the request. */
export interface ApiClientIdentity {
  id: string;
  name: string;
  /** The cities it may report in; null: all of them. */
  cityScope: CitySlug[] | null;
}

/** Whether an account is that of a registered Open311 client. */
export function isApiClientId(userId: string): boolean {
  return userId.startsWith(PREFIX);
}
