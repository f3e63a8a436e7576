import { Injectable } from '@nestjs/common';
import { recordOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { ChatContact } from '../entities/chat-contact.entity';

/** In SQL, as deliveries come in any order: the latest message decides. */
const remember = statement(
  'channels.remember-contacts',
  `insert into chat_contacts as c (address, last_message_at, language)
   select address, last_message_at, language from jsonb_populate_recordset(null::chat_contacts, $1) order by address
   on conflict (address) do update
     set last_message_at = greatest(c.last_message_at, excluded.last_message_at),
         language = case when excluded.last_message_at >= c.last_message_at
                         then coalesce(excluded.language, c.language)
                         else coalesce(c.language, excluded.language) end`,
);

/** Writes who has written on the chat platform. */
@Injectable()
export class ChatContactQueries {
  constructor(private readonly database: Database) {}

  /** Stores contacts, each at most once in the list, or updates the known ones by later messages. */
  async remember(contacts: readonly ChatContact[]): Promise<void> {
    const rows = contacts.map((contact) => recordOf(ChatContact, { ...contact }));
    await this.database.rows(remember, [JSON.stringify(rows)]);
  }
}
