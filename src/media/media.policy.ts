import type { Actor } from '../kernel/people/actor';
import { Forbidden } from '../platform/http/domain-error';

export const MAY_NOT_COVER = new Forbidden(
  'Only who added a photo, the reporter and admins cover parts of it',
);

/** The issue's reporter and admins may delete an item (docs/api/media.md#deleting-media). */
export function canDelete(actor: Actor, issue: { ownerId: string }): boolean {
  return actor.tokenRole === 'admin' || actor.id === issue.ownerId;
}

/** Who added a picture, the reporter of its issue, and admins cover parts of it. */
export function canCover(actor: Actor, issue: { ownerId: string }, addedBy: string | null): boolean {
  return canDelete(actor, issue) || actor.id === addedBy;
}
