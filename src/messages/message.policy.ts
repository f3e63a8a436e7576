import type { Actor } from '../kernel/people/actor';

/** Its author and admins delete a message (docs/api/messages.md#deleting). */
export function canDelete(actor: Actor, message: { ownerId: string }): boolean {
  return actor.tokenRole === 'admin' || actor.id === message.ownerId;
}
