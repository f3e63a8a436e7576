import type { Batches } from '../platform/http/json-stream';

/** How many items are read at once; limits the memory per reader and the time of a statement. */
export const BATCH = 500;

/**
 * Reads items by their ids, in batches, in the order of the ids. For no ids it yields one empty batch, which lets the
 * writer check whether the client is still connected.
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
