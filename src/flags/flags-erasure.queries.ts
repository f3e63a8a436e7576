import { Injectable } from '@nestjs/common';
import type { Scope } from '../auth';
import { ERASURE_BATCH } from '../personal-data';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';

const nextScopes = statement(
  'flags.next-of-erased',
  `select flag_id as scope, min(at) as at from flag_reports where user_id = $1
    group by flag_id order by flag_id limit ${ERASURE_BATCH}`,
);
const move = statement(
  'flags.move-to-stand-ins',
  `update flag_reports r set user_id = o.account, note = null
     from unnest($2::text[], $3::text[]) o (scope, account)
    where r.flag_id = o.scope and r.user_id = $1 returning r.flag_id`,
);

/** The statements by which people are erased from flags; only `FlagsPersonalDataService` uses them. */
@Injectable()
export class FlagsErasureQueries {
  constructor(private readonly database: Database) {}

  /** Some flags that a person raised. */
  nextScopes(userId: string): Promise<Scope[]> {
    return this.database.rows(nextScopes, [userId]);
  }

  /** Moves reports of a person in some flags to other accounts, without their notes. @returns how many rows */
  async move(userId: string, flags: string[], accounts: string[]): Promise<number> {
    return (await this.database.rows(move, [userId, flags, accounts])).length;
  }
}
