import { sharedWhileRunning } from '../../kit/once';
import { createStore } from '../../store';

/**
 * The issues of the feed in the order they were last shown, so that an issue knows the one before it and the one after.
 */
export const queue = createStore<readonly string[]>([]);

/** Reads the issues behind those of the queue. Undefined: there are none. */
export const behindQueue = createStore<((lastId: string) => Promise<readonly string[]>) | undefined>(
  undefined,
);

/** The issue that was looked at last, which has the focus when one comes back to the list. */
export const lookedAt = createStore<string | undefined>(undefined);

/**
 * Adds the next page to the end of the queue, once however often that is asked for meanwhile.
 * @returns the first issue of it; undefined: there is none
 */
export function lengthenQueue(): Promise<string | undefined> {
  return lengthenBehind(queue.get().at(-1) ?? '');
}

const lengthenBehind = sharedWhileRunning(async (last): Promise<string | undefined> => {
  const before = queue.get();
  const read = behindQueue.get();
  const found = last === '' ? undefined : await read?.(last);
  const more = found?.filter((id) => !before.includes(id)) ?? [];
  // Somebody may have gone back to the feed meanwhile, which says anew what the queue is.
  if (queue.get() === before) queue.set([...before, ...more]);
  if (more.length === 0 && behindQueue.get() === read) behindQueue.set(undefined);
  return more[0];
});

/** The neighbours of an issue in the queue. */
export function neighboursOf(
  ids: readonly string[],
  id: string,
): { previous: string | undefined; next: string | undefined } {
  const index = ids.indexOf(id);
  if (index === -1) return { previous: undefined, next: undefined };
  return { previous: ids[index - 1], next: ids[index + 1] };
}

/**
 * Whether an issue is the last of the queue, whose next is behind it. One that is not of the queue, such as that of a
 * link, has none.
 */
export function isLast(ids: readonly string[], id: string): boolean {
  return ids.at(-1) === id;
}
