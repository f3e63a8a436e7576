import type { CitySlug } from '../cities';
import type { ShownAs } from './shown-as';
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
  /** How what they contribute is shown, unless they say otherwise; absent: by name. */
  shownAs?: ShownAs;
  /** The pseudonym, if they have one. */
  pseudonym?: string | null;
  /** Whether the site asked how they are shown; absent where nobody needs to know. */
  isWelcomed?: boolean;
  /** When the account is erased; absent or null: its person did not ask for that. */
  erasureDue?: Date | null;
}
