import type { Database } from '../../platform/database/database';
import { isPoolWait, isServerAway } from '../../platform/database/sql-errors';

/** How many subscriptions are written to in one transaction. */
const BATCH = 500;
/** If this many subscriptions of a run fail, the cause is not the subscriptions: the next run continues. */
const MAX_FAILED = 20;

/** The input of a batch, and how it reports what it took. */
export interface Batch {
  /** The maximum number of subscriptions it takes. */
  limit: number;
  /** The ids of subscriptions that failed, which it leaves out. */
  failed: readonly string[];
  /** Reports the ids of the subscriptions it took; must be called before anything is done with them. */
  taken: (ids: readonly string[]) => void;
}

/** The result of processing subscriptions. */
export interface BatchesOutcome {
  subscriptions: number;
  mails: number;
  /** The error of each subscription that failed, by its id. */
  failures: Map<string, unknown>;
}

/**
 * Processes subscriptions in batches, each in its own transaction, until none are left. The subscriptions of a batch
 * that fails are processed one by one, so that one that fails does not block the mails of others.
 * @param work selects and locks some subscriptions, and writes to them; returns the number of mails
 * @throws the database error if the database is unreachable
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
      if (first === undefined || blocksWholeBatch(error)) throw error;
      if (limit === 1) failures.set(first, error);
      else singles = ids.length;
    }
  }
  return outcome;
}

/**
 * Whether the cause of an error would also affect the next attempt. Unlike `isOutage`, it excludes statements that took
 * too long: with fewer subscriptions they may not.
 */
export function blocksWholeBatch(error: unknown): boolean {
  return isServerAway(error) || isPoolWait(error);
}
