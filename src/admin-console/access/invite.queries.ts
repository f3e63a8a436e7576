import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { emailKeySql } from '../../kernel/text/email-address';
import { statement } from '../../platform/database/statement';
import { ConsoleAccount } from '../entities/console-account.entity';
import { ConsoleInvite } from '../entities/console-invite.entity';

const INVITED = ['email', 'name', 'role', 'cityScope', 'wards', 'categories'] as const;
const INVITE = columnsOf(ConsoleInvite, INVITED, 'i');
/** In SQL: an invitation is valid only while its sender may invite. */
const use = statement(
  'console.use-invite',
  `update console_invites i set used_at = $2
     from console_accounts a
    where i.token_hash = $1 and i.used_at is null and i.expires_at > $2
      and a.id = i.invited_by and a.active and a.role = 'super_admin'
   returning ${INVITE}`,
);

const OPEN = columnsOf(ConsoleInvite, [...INVITED, 'createdAt', 'expiresAt'], 'i');
const INVITER = columnsOf(ConsoleAccount, { inviterId: 'id', inviterName: 'name' }, 'a');
/**
 * Includes those of senders who may not invite now: they are valid again if the account becomes a super_admin again.
 */
const listOpen = statement(
  'console.open-invites',
  `select ${OPEN}, ${INVITER} from console_invites i join console_accounts a on a.id = i.invited_by
    where i.used_at is null and i.expires_at > $1 order by i.created_at desc, i.token_hash`,
);
const WITHDRAWN = columnsOf(ConsoleInvite, [...INVITED, 'createdAt'], 'i');
/** In SQL: returns the previous row, and an invitation that is accepted at the same time is not withdrawn. */
const withdraw = statement(
  'console.withdraw-invite',
  `update console_invites i set expires_at = $2
    where ${emailKeySql('i.email')} = ${emailKeySql('$1::text')} and i.used_at is null and i.expires_at > $2
   returning ${WITHDRAWN}`,
);

/** The data of an invited account. */
export type Invite = RowOf<typeof INVITE>;

/** An invitation that was not accepted yet, and its sender. */
export interface OpenInvite extends RowOf<typeof OPEN>, RowOf<typeof INVITER> {}

/** Reads, uses and withdraws invitations. */
@Injectable()
export class InviteQueries {
  constructor(private readonly database: Database) {}

  /** Uses an invitation; undefined if it is not valid. */
  use(tokenHash: string, now: Date): Promise<Invite | undefined> {
    return this.database.row<Invite>(use, [tokenHash, now]);
  }

  /** The invitations that were not accepted and have not expired, newest first. */
  open(now: Date): Promise<OpenInvite[]> {
    return this.database.rows(listOpen, [now]);
  }

  /** Ends the invitation of an email; undefined if there is no open one. */
  withdraw(email: string, now: Date): Promise<RowOf<typeof WITHDRAWN> | undefined> {
    return this.database.row<RowOf<typeof WITHDRAWN>>(withdraw, [email, now]);
  }
}
