import type { Actor } from '../kernel/actor';

/** The issue's reporter and admins delete an item (document 1, section 4.5). */
export function canDelete(actor: Actor, issue: { reporterId: string }): boolean {
  return actor.tokenRole === 'admin' || actor.id === issue.reporterId;
}
