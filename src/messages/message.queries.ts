import { Injectable } from '@nestjs/common';
import { OFFICIAL } from '../auth';
import { IssueQueries } from '../issues';
import type { Actor } from '../kernel/actor';
import type { Reaction } from '../kernel/reactions';
import { type AccountRole, tokenRoleOf } from '../kernel/roles';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { Cursors, listIdentity, pageOf, type Page } from '../api/page';
import type { MessageListQueryDto } from './dto/message.dto';
import type { MessageForReader, ReactionCounts } from './message';

/** The select list of a message; `m` is its row, `u` its author's. */
export const MESSAGE_COLUMNS = `
  m.id as "messageId", m.issue_id as "issueId", m.content, m.reactions, m.created_at as "createdAt",
  m.edited_at as "editedAt", m.deleted_at is not null as deleted,
  u.id as "userId", u.display_name as "displayName", u.avatar_url as "avatarUrl", u.role, ${OFFICIAL}`;

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
const placeOf = statement(
  'messages.place',
  `select created_at as "createdAt" from messages where id = $1 and issue_id = $2`,
);

/** A message's row with its author's. */
export interface MessageRow {
  messageId: string;
  issueId: string;
  content: string;
  reactions: ReactionCounts;
  createdAt: Date;
  editedAt: Date | null;
  deleted: boolean;
  userId: string;
  displayName: string;
  avatarUrl: string | null;
  role: AccountRole;
  official: boolean;
  myReaction?: Reaction | null;
}

/** A row as the message it holds. */
export function messageOf(row: MessageRow): MessageForReader {
  const { userId, displayName, avatarUrl, role, official, myReaction, ...message } = row;
  const author = { userId, displayName, avatarUrl, role: tokenRoleOf(role, official) };
  return { ...message, author, myReaction: myReaction ?? null };
}

/** The reads of threads (docs/api/messages.md#order). */
@Injectable()
export class MessageQueries {
  constructor(
    private readonly database: Database,
    private readonly issues: IssueQueries,
    private readonly cursors: Cursors,
  ) {}

  /**
   * A page of an issue's thread, oldest first. No two messages of a thread have the same time, so that is its place.
   * @throws IssueNotFound; InvalidInput when the cursor is none of this thread's
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

  /** A client that got a message by event knows its id alone: that, too, tells where to go on. */
  private async placeOf(thread: string, issueId: string, lastKey: string): Promise<Date> {
    const message = await this.database.row<{ createdAt: Date }>(placeOf, [lastKey, issueId]);
    return message?.createdAt ?? new Date(this.cursors.open(thread, lastKey)[0] as number);
  }
}
