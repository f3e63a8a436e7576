import type { Actor } from '../kernel/people/actor';
import type { LockedMessage } from './message';

/** Its author and admins delete a message (docs/api/messages.md#deleting). */
export function canDelete(actor: Actor, message: Pick<LockedMessage, 'authorId'>): boolean {
  return actor.tokenRole === 'admin' || actor.id === message.authorId;
}
