import { Injectable } from '@nestjs/common';
import type { Scope } from '../auth';
import { ERASURE_BATCH } from '../personal-data';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { Message } from './entities/message.entity';
import { DELETED_CONTENT } from './message';

const ROWS = 500;
const WRITTEN = columnsOf(Message, ['id', 'issueId', 'content'], 'm');

const nextScopes = statement(
  'messages.next-of-erased',
  `select scope, min(at) as at from (
     (select issue_id as scope, created_at as at from messages where author_id = $1 limit ${ERASURE_BATCH})
     union all (select m.issue_id, r.created_at from message_reactions r join messages m on m.id = r.message_id
                 where r.user_id = $1 limit ${ERASURE_BATCH})) own
    group by scope order by scope limit ${ERASURE_BATCH}`,
);
const move = statement(
  'messages.move-to-stand-ins',
  `with owner as (select * from unnest($2::text[], $3::text[]) o (scope, account)),
   written as (
     update messages m set author_id = o.account, deleted_by = case when m.deleted_by = $1 then o.account else m.deleted_by end
       from owner o where m.issue_id = o.scope and m.author_id = $1 returning 1),
   reactions as (
     update message_reactions r set user_id = o.account from messages m join owner o on o.scope = m.issue_id
      where r.user_id = $1 and m.id = r.message_id returning 1)
   select ((select count(*) from written) + (select count(*) from reactions))::int as moved`,
);
const remove = statement(
  'messages.remove-of-erased',
  `update messages m set content = '${DELETED_CONTENT}', deleted_at = coalesce(deleted_at, $2),
          deleted_by = coalesce(deleted_by, author_id)
    where id in (select id from messages where author_id = any ($1) and content <> '${DELETED_CONTENT}' limit ${ROWS})
   returning ${WRITTEN}`,
);
const written = statement(
  'messages.written-by-erased',
  `select ${WRITTEN} from messages m where m.author_id = any ($1) and m.id > $2 and m.deleted_at is null
    order by m.id limit ${ROWS} for no key update`,
);

/** What an erased person wrote in a thread. */
export type WrittenMessage = RowOf<typeof WRITTEN>;

/** The statements by which people are erased from threads; only `MessagesErasureService` uses them. */
@Injectable()
export class MessagesErasureQueries {
  constructor(private readonly database: Database) {}

  /** Some issues in whose threads a person wrote or reacted. */
  nextScopes(userId: string): Promise<Scope[]> {
    return this.database.rows(nextScopes, [userId]);
  }

  /** Moves messages and reactions of a person in some issues to other accounts. @returns how many rows */
  async move(userId: string, scopes: string[], accounts: string[]): Promise<number> {
    return (await this.database.row<{ moved: number }>(move, [userId, scopes, accounts]))?.moved ?? 0;
  }

  /** Deletes some messages of authors, which stay in their threads without content. @returns them */
  remove(authors: readonly string[], at: Date): Promise<WrittenMessage[]> {
    return this.database.rows(remove, [authors, at]);
  }

  /** Locks some messages of authors after a message. @param after '' for the first ones */
  written(authors: readonly string[], after: string): Promise<WrittenMessage[]> {
    return this.database.rows(written, [authors, after]);
  }
}
