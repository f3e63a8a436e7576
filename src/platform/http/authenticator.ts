import type { Actor } from '../../kernel/actor';

/** Finds out who stands behind an access token. */
export abstract class Authenticator {
  /**
   * @param token the access token of the Authorization header
   * @returns the person as the database knows them now, or undefined when the token is not (or no longer) valid
   */
  abstract authenticate(token: string): Promise<Actor | undefined>;

  /** Those of the given people whose session goes on and whose role is what it was. */
  abstract unchanged(actors: readonly Actor[], now: Date): Promise<Set<Actor>>;
}
