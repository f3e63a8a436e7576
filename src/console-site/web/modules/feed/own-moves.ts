import type { Refusal } from '../../refusal';
import type { FeedStatus } from './statuses';

interface Given {
  status: FeedStatus;
  /** Whether the answer is still awaited. */
  isAsked: boolean;
}

/** The status this tab has last given to each issue, from whatever page, until the page of the issue has seen it. */
const own = new Map<string, Given>();

/** Notes a status before it is asked for. */
export function noteOwnMove(id: string, status: FeedStatus): void {
  own.set(id, { status, isAsked: true });
}

/** Notes what came of the status that was asked for. Where the answer was lost it may have been given all the same. */
export function endOwnMove(id: string, refusal?: Refusal): void {
  const given = own.get(id);
  if (refusal && refusal.status !== 0) own.delete(id);
  else if (given) own.set(id, { ...given, isAsked: false });
}

/** Whether a status that is seen is what this tab has given to the issue. The same one is somebody else's next time. */
export function isOwnMove(id: string, status: FeedStatus): boolean {
  return own.get(id)?.status === status && own.delete(id);
}

/** Forgets what was given to an issue whose page begins with another status: somebody has moved it since. */
export function forgetOwnMove(id: string): void {
  if (own.get(id)?.isAsked === false) own.delete(id);
}
