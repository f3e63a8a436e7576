import type { Actor } from '../kernel/people/actor';
import type { CloseSource } from '../kernel/statuses';

interface Reported {
  ownerId: string;
}

/**
 * Its reporter and admins may resolve an issue, review its reopen requests, and close it
 * (docs/api/resolution.md#routes).
 */
export function canDecide(actor: Actor, issue: Reported): boolean {
  return actor.tokenRole === 'admin' || actor.id === issue.ownerId;
}

/** Everyone except the reporter may rate a resolution. */
export function canRate(actor: Actor, issue: Reported): boolean {
  return actor.id !== issue.ownerId;
}

/** Whether someone may close an issue with this source; `auto` only states that the window is over. */
export function canCloseAs(actor: Actor, issue: Reported, source: CloseSource): boolean {
  if (source === 'owner') return actor.id === issue.ownerId;
  return source === 'admin' ? actor.tokenRole === 'admin' : canDecide(actor, issue);
}
