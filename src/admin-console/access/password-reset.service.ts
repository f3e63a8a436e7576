import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { hasEmail } from '../auth/console-accounts.service';
import { ConsoleSessionService } from '../auth/console-session.service';
import { PasswordsService, randomPassword } from '../auth/passwords.service';
import { ConsoleAudit } from '../console-audit.service';
import { ConsoleAccount } from '../entities/console-account.entity';

/** The actor in the audit log for commands that are run on the service's database. */
const OPERATOR = { id: 'operator', name: 'Operator (command line)' } as const;

/** An account with its new password in plain text. */
export interface ResetPassword {
  email: string;
  password: string;
  /** Whether the account may sign in. */
  active: boolean;
}

/** Resets passwords of console accounts, for an operator of the service (docs/api/console.md#accounts). */
@Injectable()
export class PasswordResetService {
  constructor(
    @InjectRepository(ConsoleAccount) private readonly accounts: Repository<ConsoleAccount>,
    private readonly database: Database,
    private readonly passwords: PasswordsService,
    private readonly sessions: ConsoleSessionService,
    private readonly audit: ConsoleAudit,
  ) {}

  /**
   * Replaces the password of an account by a random one, removes its second factor and ends its sessions, with an audit
   * record.
   * @param email the email of the account, in any case
   * @returns undefined if no account has the email
   */
  async reset(email: string): Promise<ResetPassword | undefined> {
    const password = randomPassword();
    const passwordHash = await this.passwords.hash(password);
    return this.database.transaction(async () => {
      const account = await this.accounts.findOne({
        select: { id: true, email: true, active: true },
        where: { email: hasEmail(email) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!account) return undefined;
      await this.accounts.update(
        { id: account.id },
        { passwordHash, totpSecret: null, totpPending: null, totpStep: null, recoveryCodes: [] },
      );
      await this.sessions.revokeAllOf(account.id);
      await this.audit.record(OPERATOR, {
        action: 'access.reset_password',
        targetType: 'console_account',
        targetId: account.id,
      });
      return { email: account.email, password, active: account.active };
    });
  }
}
