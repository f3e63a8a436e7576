import type { Database } from '../platform/database/database';
import { isPoolWait, isServerAway } from '../platform/database/sql-errors';

/** How many subscriptions are written to in one transaction. */
const BATCH = 500;
/** Where so many subscriptions of a run fail, it is not they: the next run goes on. */
const MAX_FAILED = 20;

/** What a batch takes, and says of it. */
export interface Batch {
  /** How many subscriptions it takes at the most. */
  limit: number;
  /** Those it leaves out, which have failed. */
  failed: readonly string[];
  /** Names those it took, before it does anything with them. */
  taken: (ids: readonly string[]) => void;
}

/** What came of subscriptions that were worked through. */
export interface BatchesOutcome {
  subscriptions: number;
  mails: number;
  /** Why, by subscription, those that failed could not be written to. */
  failures: Map<string, unknown>;
}

/**
 * Works through subscriptions in batches, each in a transaction of its own, until there are none. Those of a batch that
 * fails are taken one by one: one that cannot be written to keeps no other from its mail.
 * @param work takes some, locked, and writes to them; it returns how many mails that were
 * @throws the error by which the database was away
 */
export async function inBatches(
  database: Database,
  work: (batch: Batch) => Promise<number>,
): Promise<BatchesOutcome> {
  const outcome = { subscriptions: 0, mails: 0, failures: new Map<string, unknown>() };
  const { failures } = outcome;
  for (let singles = 0; failures.size < MAX_FAILED;) {
    const limit = singles > 0 ? 1 : BATCH;
    singles--;
    let ids: readonly string[] = [];
    const taken = (some: readonly string[]) => void (ids = some);
    try {
      const mails = await database.transaction(() => work({ limit, failed: [...failures.keys()], taken }));
      if (ids.length === 0) break;
      outcome.subscriptions += ids.length;
      outcome.mails += mails;
    } catch (error) {
      const [first] = ids;
      if (first === undefined || keepsFromAll(error)) throw error;
      if (limit === 1) failures.set(first, error);
      else singles = ids.length;
    }
  }
  return outcome;
}

/**
 * Whether a failure would meet whatever is tried next, too. Unlike `isOutage` it leaves out statements that took too
 * long: of fewer subscriptions they may not.
 */
export function keepsFromAll(error: unknown): boolean {
  return isServerAway(error) || isPoolWait(error);
}
