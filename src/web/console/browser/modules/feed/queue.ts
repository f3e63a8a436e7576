import { singleFlight } from '../../kit/reads/reads';
import { createStore } from '../../store';

/** The issues of the feed in the order last shown, so that the page of an issue knows the previous and the next one. */
export const queue = createStore<readonly string[]>([]);

/** Reads the issues after the last one of the queue. Undefined: there are none. */
export const behindQueue = createStore<((lastId: string) => Promise<readonly string[]>) | undefined>(
  undefined,
);

/** The issue whose page was shown last; it gets the focus when the reader returns to the list. */
export const lookedAt = createStore<string | undefined>(undefined);

/**
 * Adds the next page to the end of the queue; concurrent calls share one request.
 * @returns its first issue; undefined: there is none
 */
export function lengthenQueue(): Promise<string | undefined> {
  const last = queue.get().at(-1) ?? '';
  return singleFlight(`queue behind ${last}`, () => lengthenBehind(last));
}

async function lengthenBehind(last: string): Promise<string | undefined> {
  const before = queue.get();
  const read = behindQueue.get();
  const found = last === '' ? undefined : await read?.(last);
  const more = found?.filter((id) => !before.includes(id)) ?? [];
  // The reader may have returned to the feed meanwhile, which has replaced the queue.
  if (queue.get() === before) queue.set([...before, ...more]);
  if (more.length === 0 && behindQueue.get() === read) behindQueue.set(undefined);
  return more[0];
}

/** The neighbours of an issue in the queue. */
export function neighboursOf(
  ids: readonly string[],
  id: string,
): { previous: string | undefined; next: string | undefined } {
  const index = ids.indexOf(id);
  if (index === -1) return { previous: undefined, next: undefined };
  return { previous: ids[index - 1], next: ids[index + 1] };
}

/** Whether an issue is the last of the queue. False for one outside the queue, such as that of a link. */
export function isLast(ids: readonly string[], id: string): boolean {
  return ids.at(-1) === id;
}
