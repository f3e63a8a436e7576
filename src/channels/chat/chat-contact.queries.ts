import { Injectable } from '@nestjs/common';
import { columnsOf, recordOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { ChatContact } from '../entities/chat-contact.entity';

const STOPPED = columnsOf(ChatContact, ['address', 'language'], 'n');

/** In SQL, as deliveries come in any order: the latest message decides. */
const remember = statement(
  'channels.remember-contacts',
  `with given as (select * from jsonb_populate_recordset(null::chat_contacts, $1)),
   before as (select c.address, c.stopped_at from chat_contacts c
               where c.address in (select address from given) order by c.address for update),
   changed as (
     insert into chat_contacts as c (address, last_message_at, language, stopped_at)
     select g.address, g.last_message_at, g.language, g.stopped_at
       from given g left join before b on b.address = g.address order by g.address
     on conflict (address) do update
       set last_message_at = greatest(c.last_message_at, excluded.last_message_at),
           language = case when excluded.last_message_at >= c.last_message_at
                           then coalesce(excluded.language, c.language)
                           else coalesce(c.language, excluded.language) end,
           stopped_at = case when excluded.last_message_at < c.last_message_at then c.stopped_at
                             when excluded.stopped_at is not null then coalesce(c.stopped_at, excluded.stopped_at) end
     returning *)
   select ${STOPPED} from changed n left join before b on b.address = n.address
    where n.stopped_at is not null and b.stopped_at is null`,
);

/** Somebody who has asked for no more messages. */
export type StoppedContact = RowOf<typeof STOPPED>;

/** Writes who has written on the chat platform. */
@Injectable()
export class ChatContactQueries {
  constructor(private readonly database: Database) {}

  /**
   * Stores contacts, each at most once in the list, or updates the known ones by later messages.
   * @returns those who get no more messages from now on
   */
  remember(contacts: readonly ChatContact[]): Promise<StoppedContact[]> {
    const rows = contacts.map((contact) => recordOf(ChatContact, { ...contact }));
    return this.database.rows(remember, [JSON.stringify(rows)]);
  }
}
