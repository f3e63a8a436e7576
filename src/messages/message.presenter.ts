import type { Reaction } from '../kernel/reactions';
import type { DeletedMessageDto, MessageDto, PostedMessageDto, ReactedDto } from './dto/message.dto';
import type { MessageForReader, ReactionCounts, ThreadMessage } from './message';

/** A message in the thread (docs/api/messages.md#message). */
export function presentMessage(message: MessageForReader): MessageDto {
  const { userId, displayName, avatarUrl, role } = message.author;
  return {
    messageId: message.messageId,
    issueId: message.issueId,
    content: message.content,
    author: { userId, displayName, avatarUrl, role },
    reactions: message.reactions,
    createdAt: message.createdAt.toISOString(),
    answer: message.answer ? true : undefined,
    myReaction: message.myReaction,
    editedAt: message.editedAt?.toISOString() ?? null,
    deleted: message.deleted ? true : undefined,
    mine: message.mine ? true : undefined,
  };
}

/** A message, in the answer to its author (docs/api/messages.md#message). */
export function presentPosted(message: ThreadMessage): PostedMessageDto {
  const { userId, displayName, avatarUrl, role } = message.author;
  return {
    messageId: message.messageId,
    issueId: message.issueId,
    content: message.content,
    author: { userId, displayName, avatarUrl, role },
    reactions: message.reactions,
    createdAt: message.createdAt.toISOString(),
    answer: message.answer ? true : undefined,
  };
}

/** The reactions to a message after one changed (docs/api/messages.md#reactions). */
export function presentReacted(
  messageId: string,
  { reactions, myReaction }: { reactions: ReactionCounts; myReaction: Reaction | null },
): ReactedDto {
  return { messageId, reactions, myReaction };
}

/** The confirmation that a message is deleted. */
export function presentDeleted(messageId: string): DeletedMessageDto {
  return { messageId, deleted: true };
}
