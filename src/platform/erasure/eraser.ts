import type { PlacePrecision } from '../../kernel/place-precision';

/** A person who is erased. */
export interface ErasedPerson {
  userId: string;
  /** The accounts whose contributions are changed: the stand-ins of some issues and events. */
  accounts: readonly string[];
  /** The address of the account, in the form in which addresses are compared; null: none. */
  email: string | null;
  /** Whether the account is that of an official, whose acts stay under the name of the office. */
  isOfficial: boolean;
  /** The names by which the person was shown. */
  names: readonly string[];
  /** What happens with what the person wrote, and with their photos and videos. */
  words: 'keep' | 'remove';
  /** How exactly the places of their reports are shown afterwards; `keep`: as before. */
  place: 'keep' | Exclude<PlacePrecision, 'exact'>;
}

/**
 * Erases what a context holds of people. Each method does a part in a transaction of its own, of at most 200 issues or
 * 500 rows, and is called until it returns 0; all are safe to repeat. They are called in this order, each for all
 * contexts before the next.
 */
export interface Eraser {
  /** Moves contributions of the person to the stand-in of their issue or event. @returns how many rows */
  part?(person: ErasedPerson): Promise<number>;
  /** Changes words, pictures and places of contributions of `accounts`. @returns how many rows */
  rewrite?(person: ErasedPerson): Promise<number>;
  /** Deletes what nothing public depends on. @returns how many rows */
  delete?(person: ErasedPerson): Promise<number>;
}

/** How many rows a part changes at most. */
export const ERASURE_BATCH = 200;
