import { CHANNELS } from './channel';
import { HeldRows } from '../personal-data';
import { columnsOf } from '../platform/database/columns';
import { ChatContact } from './entities/chat-contact.entity';
import { Mention } from './entities/mention.entity';
import { OutboundMessage } from './entities/outbound-message.entity';

/** What is held of a person on channels. */
export const HELD_ON_CHANNELS = [
  new HeldRows({
    kind: 'posts',
    columns: columnsOf(
      Mention,
      [
        'id',
        'channel',
        'externalId',
        'permalink',
        'author',
        'authorName',
        'text',
        'media',
        'location',
        'city',
        'sentAt',
        'issueId',
      ],
      'm',
    ),
    from: 'mentions m',
    where: `m.author = $1`,
    by: 'email',
    key: `m.id`,
  }),
  new HeldRows({
    kind: 'chats',
    columns: columnsOf(ChatContact, ['address', 'lastMessageAt', 'language', 'stoppedAt'], 'c'),
    from: 'chat_contacts c',
    where: `c.address = $1`,
    by: 'email',
    key: `c.address`,
  }),
  new HeldRows({
    kind: 'channel_messages',
    columns: columnsOf(
      OutboundMessage,
      [
        'id',
        'channel',
        'issueId',
        'recipient',
        'inReplyTo',
        'externalId',
        'body',
        'status',
        'sentAt',
        'deliveredAt',
        'readAt',
        'createdAt',
      ],
      'o',
    ),
    from: 'outbound_messages o',
    where: `o.channel = any('{${CHANNELS.join(',')}}') and o.recipient = $1`,
    by: 'email',
    key: `o.id`,
  }),
];
