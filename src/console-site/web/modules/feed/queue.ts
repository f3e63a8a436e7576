import { createStore } from '../../store';

/** The issues of the feed as they were last shown, so that an issue knows the one before it and the one after. */
export const queue = createStore<readonly string[]>([]);

/** The neighbours of an issue in the queue. */
export function neighboursOf(
  ids: readonly string[],
  id: string,
): { previous: string | undefined; next: string | undefined } {
  const index = ids.indexOf(id);
  if (index === -1) return { previous: undefined, next: undefined };
  return { previous: ids[index - 1], next: ids[index + 1] };
}
