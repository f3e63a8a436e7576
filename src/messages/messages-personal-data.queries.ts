import { HeldRows } from '../personal-data';
import { columnsOf } from '../platform/database/columns';
import { MessageReaction } from './entities/message-reaction.entity';
import { Message } from './entities/message.entity';

/** What is held of a person in threads. Who else deleted a message is left out. */
export const HELD_IN_THREADS = [
  new HeldRows({
    kind: 'messages',
    columns: `${columnsOf(Message, ['id', 'issueId', 'authorId', 'content', 'createdAt', 'editedAt', 'deletedAt'], 'm')},
      case when m.deleted_by = any($1) then m.deleted_by end as "deletedBy"`,
    from: 'messages m',
    where: 'm.author_id = any($1)',
    by: 'ids',
    key: 'm.id',
  }),
  new HeldRows({
    kind: 'reactions',
    columns: columnsOf(MessageReaction, ['messageId', 'userId', 'emoji', 'createdAt'], 'r'),
    from: 'message_reactions r',
    where: 'r.user_id = any($1)',
    by: 'ids',
    key: `r.message_id || ' ' || r.user_id`,
  }),
];
