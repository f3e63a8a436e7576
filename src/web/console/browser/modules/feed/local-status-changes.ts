import type { Refusal } from '../../refusal';
import type { FeedStatus } from './statuses';

interface Given {
  status: FeedStatus;
  /** Whether the response is pending. */
  isAsked: boolean;
}

/** The last status that this tab has set for each issue, on any page, until the page of the issue has seen it. */
const own = new Map<string, Given>();

/** Stores a status before the request. */
export function noteLocalChange(id: string, status: FeedStatus): void {
  own.set(id, { status, isAsked: true });
}

/** Stores the outcome of the request. If the response was lost, the status may have been set. */
export function endLocalChange(id: string, refusal?: Refusal): void {
  const given = own.get(id);
  if (refusal && refusal.status !== 0) own.delete(id);
  else if (given) own.set(id, { ...given, isAsked: false });
}

/** Whether a status was set by this tab. The next time, the same status is somebody else’s change. */
export function isLocalChange(id: string, status: FeedStatus): boolean {
  return own.get(id)?.status === status && own.delete(id);
}

/** Forgets the status of an issue whose page opens with another one: somebody has moved it since. */
export function forgetLocalChange(id: string): void {
  if (own.get(id)?.isAsked === false) own.delete(id);
}
