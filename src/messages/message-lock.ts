import type { Repository } from 'typeorm';
import type { Message } from './entities/message.entity';
import type { LockedMessage } from './message';
import { MessageNotFound } from './message.errors';

/**
 * Locks the row of a message in the thread of an issue; call it in a transaction.
 * @throws MessageNotFound
 */
export async function lockMessage(
  messages: Repository<Message>,
  issueId: string,
  messageId: string,
): Promise<LockedMessage> {
  const message = await messages.findOne({
    select: { id: true, authorId: true, deletedAt: true, reactions: true },
    where: { id: messageId, issueId },
    lock: { mode: 'for_no_key_update' },
  });
  if (!message) throw new MessageNotFound();
  return message;
}
