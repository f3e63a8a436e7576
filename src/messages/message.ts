import type { Reaction } from '../kernel/reactions';
import type { TokenRole } from '../kernel/roles';
import type { Message } from './entities/message.entity';

/** How many people reacted with each emoji; an emoji nobody chose is absent. */
export type ReactionCounts = Partial<Record<Reaction, number>>;

/** In Unicode code points. */
export const MAX_CONTENT_LENGTH = 1000;

/** What a deleted message holds in place of its content (docs/api/messages.md#deleting). */
export const DELETED_CONTENT = '[message deleted]';

/** A message as everyone sees it; what one reader chose is added by `MessageForReader`. */
export interface ThreadMessage extends Pick<
  Message,
  'issueId' | 'content' | 'reactions' | 'createdAt' | 'editedAt'
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
}

/** A message under its row lock. */
export type LockedMessage = Pick<Message, 'id' | 'authorId' | 'deletedAt' | 'reactions'>;
