import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { ConsoleInvite } from '../entities/console-invite.entity';

const INVITE = columnsOf(ConsoleInvite, ['email', 'name', 'role', 'cityScope'], 'i');
/** SQL: it is good only while whoever invited may still do so. */
const use = statement(
  'console.use-invite',
  `update console_invites i set used_at = $2
     from console_accounts a
    where i.token_hash = $1 and i.used_at is null and i.expires_at > $2
      and a.id = i.invited_by and a.active and a.role = 'super_admin'
   returning ${INVITE}`,
);

/** Somebody who is to work in the console. */
export type Invite = RowOf<typeof INVITE>;

/** Uses invitations up. */
@Injectable()
export class InviteQueries {
  constructor(private readonly database: Database) {}

  /** Uses an invitation up; undefined where it is no longer good. */
  use(tokenHash: string, now: Date): Promise<Invite | undefined> {
    return this.database.row<Invite>(use, [tokenHash, now]);
  }
}
