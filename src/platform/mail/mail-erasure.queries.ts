import { Injectable } from '@nestjs/common';
import { emailKeySql } from '../../kernel/text/email-address';
import { Database } from '../database/database';
import { statement } from '../database/statement';

const deleteTo = statement(
  'mail.delete-to-erased',
  `delete from mails where id in (select id from mails where ${emailKeySql('recipient')} = $1 limit 500) returning id`,
);
/** The digest is there already if somebody with the same address was erased before. */
const digest = statement(
  'mail.digest-suppression',
  `with gone as (delete from mail_suppressions where address = $1 returning at)
   insert into mail_suppressions (address, reason, at) select $2, '', at from gone
   on conflict (address) do nothing returning address`,
);

const undigested = statement(
  'mail.undigested-suppressions',
  `select address from mail_suppressions where address like '%@%' order by address limit 500`,
);

/** The statements by which people are erased from mails; only `MailErasureService` uses them. */
@Injectable()
export class MailErasureQueries {
  constructor(private readonly database: Database) {}

  /** Deletes some mails to an address. @returns how many */
  async deleteTo(email: string): Promise<number> {
    return (await this.database.rows(deleteTo, [email])).length;
  }

  /** Some addresses that refuse mail and are stored themselves. */
  async undigested(): Promise<string[]> {
    return (await this.database.rows<{ address: string }>(undigested)).map(({ address }) => address);
  }

  /** Replaces an address that refuses mail by its digest. @returns how many */
  async digest(email: string, byDigest: string): Promise<number> {
    return (await this.database.rows(digest, [email, byDigest])).length;
  }
}
