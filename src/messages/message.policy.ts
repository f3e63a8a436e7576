import type { Actor } from '../kernel/actor';
import type { LockedMessage } from './message';

/** Its author and admins delete a message (document 1, section 4.4). */
export function canDelete(actor: Actor, message: Pick<LockedMessage, 'authorId'>): boolean {
  return actor.tokenRole === 'admin' || actor.id === message.authorId;
}
