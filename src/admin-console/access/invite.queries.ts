import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { ConsoleAccount } from '../entities/console-account.entity';
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

const OPEN = columnsOf(ConsoleInvite, ['email', 'name', 'role', 'cityScope', 'createdAt', 'expiresAt'], 'i');
const INVITER = columnsOf(ConsoleAccount, { inviterId: 'id', inviterName: 'name' }, 'a');
/** Also those of who may invite no more: they are good again once the account is a super_admin's again. */
const listOpen = statement(
  'console.open-invites',
  `select ${OPEN}, ${INVITER} from console_invites i join console_accounts a on a.id = i.invited_by
    where i.used_at is null and i.expires_at > $1 order by i.created_at desc, i.token_hash`,
);
/** SQL: what was there is answered, and what is accepted at the same time is not withdrawn. */
const withdraw = statement(
  'console.withdraw-invite',
  `update console_invites i set expires_at = $2
    where lower(i.email) = lower($1) and i.used_at is null and i.expires_at > $2
   returning ${INVITE}`,
);

/** Somebody who is to work in the console. */
export type Invite = RowOf<typeof INVITE>;

/** An invitation that nobody has accepted yet, and who has invited. */
export interface OpenInvite extends RowOf<typeof OPEN>, RowOf<typeof INVITER> {}

/** Finds invitations, and uses them up. */
@Injectable()
export class InviteQueries {
  constructor(private readonly database: Database) {}

  /** Uses an invitation up; undefined where it is no longer good. */
  use(tokenHash: string, now: Date): Promise<Invite | undefined> {
    return this.database.row<Invite>(use, [tokenHash, now]);
  }

  /** The invitations that nobody has accepted and that have not expired, the newest first. */
  open(now: Date): Promise<OpenInvite[]> {
    return this.database.rows(listOpen, [now]);
  }

  /** Ends the invitation of an email; undefined where none is open. */
  withdraw(email: string, now: Date): Promise<Invite | undefined> {
    return this.database.row<Invite>(withdraw, [email, now]);
  }
}
