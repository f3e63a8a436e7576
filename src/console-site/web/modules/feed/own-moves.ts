import type { FeedStatus } from './statuses';

/** The status this tab has last given to each issue, from whatever page, until the page of the issue has seen it. */
const own = new Map<string, FeedStatus>();

/** Notes a status before it is asked for. @param status undefined: it was refused */
export function noteOwnMove(id: string, status: FeedStatus | undefined): void {
  if (status === undefined) own.delete(id);
  else own.set(id, status);
}

/** Whether a status that is seen is what this tab has given to the issue. The same one is somebody else's next time. */
export function isOwnMove(id: string, status: FeedStatus): boolean {
  return own.get(id) === status && own.delete(id);
}
