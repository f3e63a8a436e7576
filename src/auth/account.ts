import type { User } from './entities/user.entity';

/**
 * A person's account as the auth context reads it; `email` is null if another account has verified the address since.
 */
export interface Account extends Pick<
  User,
  'id' | 'email' | 'displayName' | 'avatarUrl' | 'role' | 'city' | 'createdAt'
> {
  /** Whether an official in the accountability records has this verified email. */
  official: boolean;
}
