import type { CitySlug } from '../kernel/cities';
import type { AccountRole } from '../kernel/roles';

/** A person's account as the auth context reads it. */
export interface Account {
  id: string;
  /** null while somebody else has proved the address since. */
  email: string | null;
  displayName: string;
  avatarUrl: string | null;
  role: AccountRole;
  city: CitySlug;
  createdAt: Date;
  /** Whether an official in the accountability records has this verified email. */
  official: boolean;
}
