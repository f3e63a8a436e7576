import type { Batches } from '../platform/http/json-stream';

/** How many items are read at once: what one reader holds in memory, and one statement's time. */
export const BATCH = 500;

/**
 * Reads the items of known ids, some at a time, in the order of the ids; of no ids one empty batch, so that whoever
 * waits can leave.
 */
export async function* byIds<Item>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<readonly Item[]>,
): Batches<Item> {
  if (ids.length === 0) yield [];
  for (let start = 0; start < ids.length; start += BATCH) yield await read(ids.slice(start, start + BATCH));
}

/** The same items, presented. */
export async function* presented<Row, Item>(rows: Batches<Row>, present: (row: Row) => Item): Batches<Item> {
  for await (const batch of rows) yield batch.map(present);
}
