import type { Actor } from '../kernel/actor';
import type { CloseSource } from '../kernel/statuses';

interface Reported {
  reporterId: string;
}

/**
 * Its reporter and admins resolve an issue, review what was asked of it, and close it (docs/api/resolution.md#routes).
 */
export function canDecide(actor: Actor, issue: Reported): boolean {
  return actor.tokenRole === 'admin' || actor.id === issue.reporterId;
}

/** Everyone but the reporter rates how an issue was resolved. */
export function canRate(actor: Actor, issue: Reported): boolean {
  return actor.id !== issue.reporterId;
}

/** Whether someone may close an issue on that account: `auto` says only that the window is over. */
export function canCloseAs(actor: Actor, issue: Reported, source: CloseSource): boolean {
  if (source === 'owner') return actor.id === issue.reporterId;
  return source === 'admin' ? actor.tokenRole === 'admin' : canDecide(actor, issue);
}
