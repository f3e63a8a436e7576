import type { CitySlug } from '../kernel/cities';
import type { AccountRole } from '../kernel/roles';

/** A person's account as the auth context reads it. */
export interface Account {
  id: string;
  email: string;
  displayName: string;
  avatarUrl: string | null;
  role: AccountRole;
  city: CitySlug;
  createdAt: Date;
  /** Whether an official in the accountability records has this verified email. */
  official: boolean;
}

/** The select list every statement that answers an account uses; `u` is the users row. */
export const ACCOUNT_COLUMNS = `
  u.id, u.email, u.display_name as "displayName", u.avatar_url as "avatarUrl", u.role, u.city,
  u.created_at as "createdAt",
  exists (select from officials o where o.email <> '' and lower(o.email) = lower(u.email)) as official`;
