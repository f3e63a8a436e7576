import { Injectable } from '@nestjs/common';
import { emailKeySql } from '../../kernel/text/email-address';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { hasVerifiedAddress } from '../verified-address.queries';

/** How many accounts one run tells. */
const BATCH = 200;

/** Also those without an address to which mails may go: they see it on the site. */
const take = statement(
  'auth.take-untold',
  `update users u set choices_mailed_at = $2
    where u.id in (select id from users where choices_mailed_at is null and kind = 'person'
                    order by id limit ${BATCH} for update skip locked)
   returning u.id, case when ${hasVerifiedAddress('$1')} then u.email end as email,
     coalesce((select a.language from alert_addresses a where a.email = ${emailKeySql('u.email')}), 'en') as language`,
);

/** An account that is told now; without an address no mail is written. */
export interface UntoldAccount {
  id: string;
  email: string | null;
  language: string;
}

/** Takes the accounts of before that were not told by mail what they can choose. */
@Injectable()
export class UntoldQueries {
  constructor(private readonly database: Database) {}

  /** Marks the next 200 as told. Call it in the transaction of the mails. */
  take(areAllTrusted: boolean, now: Date): Promise<UntoldAccount[]> {
    return this.database.rows(take, [areAllTrusted, now]);
  }
}
