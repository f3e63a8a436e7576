import { Injectable } from '@nestjs/common';
import { emailKeySql } from '../../kernel/text/email-address';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

const accounts = statement(
  'console.accounts-of-address',
  `select u.id from users u where ${emailKeySql('u.email')} = $1 and u.kind = 'person' order by u.id limit 10`,
);

/** Finds the accounts of an address. */
@Injectable()
export class AddressSearchQueries {
  constructor(private readonly database: Database) {}

  async accountsOf(address: string): Promise<string[]> {
    return (await this.database.rows<{ id: string }>(accounts, [address])).map(({ id }) => id);
  }
}
