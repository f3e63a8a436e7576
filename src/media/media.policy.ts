import type { Actor } from '../kernel/people/actor';

/** The issue's reporter and admins may delete an item (docs/api/media.md#deleting-media). */
export function canDelete(actor: Actor, issue: { ownerId: string }): boolean {
  return actor.tokenRole === 'admin' || actor.id === issue.ownerId;
}
