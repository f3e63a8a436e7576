import type { Actor } from '../../kernel/people/actor';

/** Identifies the person an access token belongs to. */
export abstract class Authenticator {
  /**
   * @param token the access token of the Authorization header
   * @returns the person as the database knows them now, or undefined when the token is not (or no longer) valid
   */
  abstract authenticate(token: string): Promise<Actor | undefined>;

  /** Those of the given people whose session has not ended and whose role has not changed. */
  abstract unchanged(actors: readonly Actor[], now: Date): Promise<Set<Actor>>;
}
