import type { Batches } from '../platform/http/json-stream';

/** How many items are read at once: what one reader holds in memory, and one statement's time. */
export const BATCH = 500;

/** Reads the items of known ids, some at a time, in the order of the ids. */
export async function* byIds<Item>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<readonly Item[]>,
): Batches<Item> {
  for (let start = 0; start < ids.length; start += BATCH) yield await read(ids.slice(start, start + BATCH));
}

/** The same items, presented. */
export async function* presented<Row, Item>(rows: Batches<Row>, present: (row: Row) => Item): Batches<Item> {
  for await (const batch of rows) yield batch.map(present);
}
