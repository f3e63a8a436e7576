import type { CitySlug } from '../cities';
import type { AccountRole, TokenRole } from './roles';

/** The signed-in person behind a request, read fresh from the database. */
export interface Actor {
  id: string;
  displayName: string;
  city: CitySlug;
  role: AccountRole;
  tokenRole: TokenRole;
  /** The refresh-token family the access token belongs to. */
  sessionId: string;
}
