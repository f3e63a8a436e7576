import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { OFFICIAL, type OfficialRow, personaOf } from '../auth';
import { User } from '../auth/entities/user.entity';
import { IssueQueries } from '../issues';
import type { Actor } from '../kernel/people/actor';
import { tokenRoleOf } from '../kernel/people/roles';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { KeysetList } from '../platform/database/keyset-list';
import { statement } from '../platform/database/statement';
import { ListPages } from '../api/list-pages';
import { Cursors, listIdentity, pageOf, type Page } from '../api/page';
import type { MessageListQueryDto } from './dto/message.dto';
import type { MessageReaction } from './entities/message-reaction.entity';
import { Message } from './entities/message.entity';
import { MessageNotFound } from './message.errors';
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
    answer: 'answer',
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

const MY_REACTION = `(select r.emoji from message_reactions r where r.message_id = m.id and r.user_id = :readerId) as "myReaction"`;

/** In SQL, for speed: one statement inserts a message and returns it with its author. */
const insertMessage = statement(
  'messages.insert',
  `with m as (
     insert into messages (id, issue_id, author_id, content, created_at, answer) values ($1, $2, $3, $4, $5, $6) returning *)
   select ${MESSAGE_COLUMNS} from m join users u on u.id = m.author_id`,
);
const REMOVED = columnsOf(Message, ['issueId', 'authorId'], 'm');
/** In SQL: one statement deletes a message that is not yet deleted, and returns what is needed of its issue. */
const removeMessage = statement(
  'messages.remove',
  `update messages m set content = '${DELETED_CONTENT}', deleted_at = $2
     from issues i where m.id = $1 and m.deleted_at is null and i.id = m.issue_id
   returning ${REMOVED}, i.withheld`,
);

const ANSWER = columnsOf(Message, ['content', 'createdAt'], 'm');
const findNewestAnswer = statement(
  'messages.find-newest-answer',
  `select ${ANSWER} from messages m where m.issue_id = $1 and m.answer and m.deleted_at is null
    order by m.created_at desc limit 1`,
);
/** What is shown of an answer of the city without its author. */
export type NewestAnswer = RowOf<typeof ANSWER>;

/** A message to store. */
type NewMessage = Pick<Message, 'id' | 'issueId' | 'authorId' | 'content' | 'createdAt' | 'answer'>;
/** The columns returned of a deleted message; `withheld` is that of its issue. */
type RemovedRow = RowOf<typeof REMOVED> & { withheld: boolean };

/** A message with its author. */
export interface MessageRow extends RowOf<typeof MESSAGE>, RowOf<typeof AUTHOR>, OfficialRow {
  deleted: boolean;
  myReaction?: MessageReaction['emoji'] | null;
  /** Whether the reader wrote it without their name; null if they have written nothing so. */
  mine?: boolean | null;
}

/** Times are unique within a thread. */
const thread = new KeysetList<MessageRow, 'issueId' | 'readerId'>({
  name: 'messages.page',
  columns: `${MESSAGE_COLUMNS}, ${MY_REACTION}, m.author_id = ${personaOf(':readerId', ':issueId')} as mine`,
  from: 'messages m join users u on u.id = m.author_id',
  alias: 'm',
  where: ['m.issue_id = :issueId'],
  order: [{ column: 'created_at', property: 'createdAt', isTime: true }],
  direction: 'asc',
});

/** Converts a row to a message. The author of an answer speaks for the city, and is shown as an official. */
export function messageOf(row: MessageRow): MessageForReader {
  const { userId, displayName, avatarUrl, role, official, answer } = row;
  // Named one by one: spreading the rest of the row took a tenth of the processor time of a thread.
  return {
    messageId: row.messageId,
    issueId: row.issueId,
    content: row.content,
    reactions: row.reactions,
    createdAt: row.createdAt,
    editedAt: row.editedAt,
    answer,
    deleted: row.deleted,
    author: { userId, displayName, avatarUrl, role: tokenRoleOf(role, official || answer) },
    myReaction: row.myReaction ?? null,
    mine: row.mine ?? false,
  };
}

/** Reads threads (docs/api/messages.md#order), and writes their messages. */
@Injectable()
export class MessageQueries {
  constructor(
    @InjectRepository(Message) private readonly messages: Repository<Message>,
    private readonly database: Database,
    private readonly issues: IssueQueries,
    private readonly pages: ListPages,
    private readonly cursors: Cursors,
  ) {}

  /**
   * A page of an issue's thread, oldest first.
   * @throws IssueNotFound; InvalidInput for a cursor of another list
   */
  async page(issueId: string, query: MessageListQueryDto, reader?: Actor): Promise<Page<MessageForReader>> {
    await this.issues.assertVisible(issueId, reader);
    const { limit, lastKey } = query;
    const address = { path: `/api/issues/${issueId}/messages`, parameters: {}, limit, lastKey };
    const identity = listIdentity(address);
    const cursor = lastKey && (await this.cursorOf(identity, issueId, lastKey));
    const values = { issueId, readerId: reader?.id };
    const cut = await this.pages.cut(thread, identity, values, { limit, lastKey: cursor });
    return pageOf(address, { ...cut, shown: cut.shown.map(messageOf) });
  }

  /** The newest answer of the city on an issue that the reader may see; undefined if there is none. */
  newestAnswer(issueId: string): Promise<NewestAnswer | undefined> {
    return this.database.row(findNewestAnswer, [issueId]);
  }

  /** Stores a message. @returns it with its author */
  async insert(draft: NewMessage): Promise<MessageForReader> {
    const { id, issueId, authorId, content, createdAt, answer } = draft;
    const values = [id, issueId, authorId, content, createdAt, answer];
    const row = await this.database.row<MessageRow>(insertMessage, values);
    if (!row) throw new MessageNotFound();
    return messageOf(row);
  }

  /** Deletes the content of a message; undefined if there is none, or it is deleted already. */
  remove(id: string, now: Date): Promise<RemovedRow | undefined> {
    return this.database.row<RemovedRow>(removeMessage, [id, now]);
  }

  /** The cursor of a message, by its id or a cursor: clients that received it by event only have its id. */
  private async cursorOf(identity: string, issueId: string, lastKey: string): Promise<string> {
    const select = { id: true, createdAt: true };
    const message = await this.messages.findOne({ select, where: { id: lastKey, issueId } });
    return message ? this.cursors.seal(identity, [message.createdAt.getTime()]) : lastKey;
  }
}
