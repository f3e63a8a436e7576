import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { OFFICIAL, type OfficialRow } from '../auth';
import { User } from '../auth/entities/user.entity';
import { IssueQueries } from '../issues';
import type { Actor } from '../kernel/people/actor';
import { tokenRoleOf } from '../kernel/people/roles';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { Cursors, listIdentity, pageOf, type Page } from '../api/page';
import type { MessageListQueryDto } from './dto/message.dto';
import type { MessageReaction } from './entities/message-reaction.entity';
import { Message } from './entities/message.entity';
import { DELETED_CONTENT, type MessageForReader } from './message';

const MESSAGE = columnsOf(
  Message,
  {
    messageId: 'id',
    issueId: 'issueId',
    content: 'content',
    reactions: 'reactions',
    createdAt: 'createdAt',
    editedAt: 'editedAt',
  },
  'm',
);
const AUTHOR = columnsOf(
  User,
  { userId: 'id', displayName: 'displayName', avatarUrl: 'avatarUrl', role: 'role' },
  'u',
);

/** `m` is a message, `u` its author. */
const MESSAGE_COLUMNS = `${MESSAGE}, m.deleted_at is not null as deleted, ${AUTHOR}, ${OFFICIAL}`;

const MY_REACTION = `(select r.emoji from message_reactions r where r.message_id = m.id and r.user_id = $3) as "myReaction"`;

const firstPage = statement(
  'messages.first-page',
  `select ${MESSAGE_COLUMNS}, ${MY_REACTION}
     from messages m join users u on u.id = m.author_id
    where m.issue_id = $1
    order by m.created_at limit $2`,
);
const nextPage = statement(
  'messages.next-page',
  `select ${MESSAGE_COLUMNS}, ${MY_REACTION}
     from messages m join users u on u.id = m.author_id
    where m.issue_id = $1 and m.created_at > $4
    order by m.created_at limit $2`,
);
/** In SQL, for speed: one statement inserts a message and returns it with its author. */
export const insertMessage = statement(
  'messages.insert',
  `with m as (
     insert into messages (id, issue_id, author_id, content, created_at) values ($1, $2, $3, $4, $5) returning *)
   select ${MESSAGE_COLUMNS} from m join users u on u.id = m.author_id`,
);
const REMOVED = columnsOf(Message, ['issueId', 'authorId'], 'm');
/** In SQL: one statement deletes a message that is not yet deleted, and returns what is needed of its issue. */
export const removeMessage = statement(
  'messages.remove',
  `update messages m set content = '${DELETED_CONTENT}', deleted_at = $2
     from issues i where m.id = $1 and m.deleted_at is null and i.id = m.issue_id
   returning ${REMOVED}, i.hidden`,
);

/** The columns returned of a deleted message; `hidden` is that of its issue. */
export type RemovedRow = RowOf<typeof REMOVED> & { hidden: boolean };

/** A message with its author. */
export interface MessageRow extends RowOf<typeof MESSAGE>, RowOf<typeof AUTHOR>, OfficialRow {
  deleted: boolean;
  myReaction?: MessageReaction['emoji'] | null;
}

/** Converts a row to a message. */
export function messageOf(row: MessageRow): MessageForReader {
  const { userId, displayName, avatarUrl, role, official, myReaction, ...message } = row;
  const author = { userId, displayName, avatarUrl, role: tokenRoleOf(role, official) };
  return { ...message, author, myReaction: myReaction ?? null };
}

/** The reads of threads (docs/api/messages.md#order). */
@Injectable()
export class MessageQueries {
  constructor(
    @InjectRepository(Message) private readonly messages: Repository<Message>,
    private readonly database: Database,
    private readonly issues: IssueQueries,
    private readonly cursors: Cursors,
  ) {}

  /**
   * A page of an issue's thread, oldest first. Times are unique within a thread, so they are the cursor's position.
   * @throws IssueNotFound; InvalidInput for a cursor of another list
   */
  async page(issueId: string, query: MessageListQueryDto, reader?: Actor): Promise<Page<MessageForReader>> {
    await this.issues.assertVisible(issueId, reader);
    const { limit, lastKey } = query;
    const address = { path: `/api/issues/${issueId}/messages`, parameters: {}, limit, lastKey };
    const thread = listIdentity(address);
    const values: unknown[] = [issueId, limit + 1, reader?.id];
    if (lastKey !== undefined) values.push(await this.placeOf(thread, issueId, lastKey));
    const rows = await this.database.rows<MessageRow>(lastKey === undefined ? firstPage : nextPage, values);
    return pageOf(address, rows.map(messageOf), (last) =>
      this.cursors.seal(thread, [last.createdAt.getTime()]),
    );
  }

  /** The position of a message, by its id or a cursor: clients that received it by event only have its id. */
  private async placeOf(thread: string, issueId: string, lastKey: string): Promise<Date> {
    const select = { id: true, createdAt: true };
    const message = await this.messages.findOne({ select, where: { id: lastKey, issueId } });
    return message?.createdAt ?? new Date(this.cursors.open(thread, lastKey)[0] as number);
  }
}
