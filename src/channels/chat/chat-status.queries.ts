import { Injectable } from '@nestjs/common';
import { columnsOf, recordOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { ChatStatus } from '../entities/chat-status.entity';

const STATUS = columnsOf(ChatStatus, ['externalId', 'status', 'at', 'errorCode'], 's');

/** In SQL: one statement for a whole delivery. A status that is delivered again changes nothing. */
const keep = statement(
  'channels.keep-statuses',
  `insert into chat_statuses (external_id, status, at, error_code, received_at)
   select external_id, status, at, error_code, received_at from jsonb_populate_recordset(null::chat_statuses, $1)
    order by external_id, status
   on conflict do nothing`,
);
/** In SQL, to skip rows that another instance applies. */
const takeKnown = statement(
  'channels.take-known-statuses',
  `delete from chat_statuses s
    where (s.external_id, s.status) in (
      select k.external_id, k.status from chat_statuses k
       where ($1::text[] is null or k.external_id = any ($1))
         and exists (select from outbound_messages m where m.channel = 'chat' and m.external_id = k.external_id)
       order by k.external_id, k.status limit 1000 for update skip locked)
   returning ${STATUS}`,
);
/** In SQL, to delete in batches. */
const forget = statement(
  'channels.forget-statuses',
  `delete from chat_statuses s
    where (s.external_id, s.status) in (
      select k.external_id, k.status from chat_statuses k where k.received_at < $1 limit 5000)
   returning s.external_id`,
);

/** A status of a message whose id is known. */
export type KnownStatus = RowOf<typeof STATUS>;

/** Reads and writes the statuses that the chat platform reports. */
@Injectable()
export class ChatStatusQueries {
  constructor(private readonly database: Database) {}

  /** Stores statuses, each once. */
  async keep(statuses: readonly ChatStatus[]): Promise<void> {
    await this.database.rows(keep, [JSON.stringify(statuses.map((each) => recordOf(ChatStatus, each)))]);
  }

  /**
   * Takes statuses of messages whose id is known; call it in the transaction that applies them.
   * @param externalIds only those of these messages; null: of all
   * @returns at most 1,000
   */
  takeKnown(externalIds: readonly string[] | null): Promise<KnownStatus[]> {
    return this.database.rows(takeKnown, [externalIds]);
  }

  /** Deletes statuses that arrived before a time. @returns how many, at most 5,000 */
  async forget(before: Date): Promise<number> {
    return (await this.database.rows(forget, [before])).length;
  }
}
