import type { Reaction } from '../kernel/reactions';
import type { TokenRole } from '../kernel/people/roles';
import type { Message } from './entities/message.entity';

/** How many people reacted with each emoji; an emoji nobody chose is absent. */
export type ReactionCounts = Partial<Record<Reaction, number>>;

/** The maximum length in code points. */
export const MAX_CONTENT_LENGTH = 1000;

/** The content shown for a deleted message (docs/api/messages.md#deleting). */
export const DELETED_CONTENT = '[message deleted]';

/** A message without data of one reader; `MessageForReader` adds the reader's reaction. */
export interface ThreadMessage extends Pick<
  Message,
  'issueId' | 'content' | 'reactions' | 'createdAt' | 'editedAt' | 'answer'
> {
  messageId: Message['id'];
  author: MessageAuthor;
  deleted: boolean;
}

export interface MessageAuthor {
  userId: string;
  displayName: string;
  avatarUrl: string | null;
  role: TokenRole;
}

export interface MessageForReader extends ThreadMessage {
  myReaction: Reaction | null;
  /** Whether the reader wrote it without their name. */
  mine: boolean;
}

/** The columns of a message read under its row lock. */
export type LockedMessage = Pick<Message, 'id' | 'authorId' | 'deletedAt' | 'reactions'>;
