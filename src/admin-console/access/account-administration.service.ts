import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../../kernel/console';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { Unauthorized } from '../../platform/http/domain-error';
import { ACCOUNT_COLUMNS, lockAccounts } from '../auth/console-accounts.service';
import { ConsoleSessionService } from '../auth/console-session.service';
import { ConsoleAudit } from '../console-audit.service';
import { AccountNotFound, OwnAccount } from './access.errors';

const COLUMNS = `${ACCOUNT_COLUMNS}, a.active, a.created_at as "createdAt", a.last_login_at as "lastLoginAt"`;
const list = statement(
  'console.list-accounts',
  `select ${COLUMNS} from console_accounts a order by a.created_at, a.id`,
);
const lock = statement(
  'console.lock-account',
  `select ${COLUMNS} from console_accounts a where a.id = $1 for update`,
);
const isActive = statement('console.is-active', `select from console_accounts where id = $1 and active`);
const setActive = statement('console.set-active', `update console_accounts set active = $2 where id = $1`);

/** An account as the desk lists it. */
export interface ConsoleAccount extends ConsoleActor {
  active: boolean;
  createdAt: Date;
  lastLoginAt: Date | null;
}

/** Who may work at the desk. */
@Injectable()
export class AccountAdministration {
  constructor(
    private readonly database: Database,
    private readonly sessions: ConsoleSessionService,
    private readonly audit: ConsoleAudit,
  ) {}

  list(): Promise<ConsoleAccount[]> {
    return this.database.rows(list);
  }

  /**
   * Activates an account, or deactivates it and ends its sessions; what it is already it stays, unrecorded.
   * One at a time, by accounts that are still active: of two that deactivate one another, one is left.
   * @throws AccountNotFound, OwnAccount, Unauthorized
   */
  setActive(actor: ConsoleActor, id: string, active: boolean): Promise<ConsoleAccount> {
    return this.database.transaction(async () => {
      await this.database.rows(lockAccounts);
      if (!(await this.database.row(isActive, [actor.id]))) throw new Unauthorized('Sign in again');
      const account = await this.database.row<ConsoleAccount>(lock, [id]);
      if (!account) throw new AccountNotFound();
      if (!active && account.id === actor.id) throw new OwnAccount();
      if (account.active === active) return account;
      await this.database.rows(setActive, [id, active]);
      if (!active) await this.sessions.revokeAllOf(id);
      await this.audit.record(actor, {
        action: active ? 'access.activate' : 'access.deactivate',
        targetType: 'console_account',
        targetId: id,
        before: { active: account.active },
        after: { active },
      });
      return { ...account, active };
    });
  }
}
