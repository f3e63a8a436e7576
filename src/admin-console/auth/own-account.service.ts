import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { ConsoleActor, ConsoleLanguage } from '../../kernel/console';
import { Database } from '../../platform/database/database';
import { InvalidInput } from '../../platform/http/domain-error';
import { ConsoleAudit } from '../console-audit.service';
import { ConsoleAccount } from '../entities/console-account.entity';
import { ConsoleSessionService } from './console-session.service';
import { SessionNotFound } from './own-account.errors';
import { PasswordRulesService } from './password-rules.service';
import { PasswordsService } from './passwords.service';

/** What the holder of a console account changes of it (docs/api/console.md#own-account). */
@Injectable()
export class OwnAccountService {
  constructor(
    @InjectRepository(ConsoleAccount) private readonly accounts: Repository<ConsoleAccount>,
    private readonly database: Database,
    private readonly passwords: PasswordsService,
    private readonly rules: PasswordRulesService,
    private readonly sessions: ConsoleSessionService,
    private readonly audit: ConsoleAudit,
  ) {}

  /**
   * Replaces the password, and ends the other sessions of the account.
   * @param token the session that stays
   * @throws InvalidInput if `current` is not the password, or `next` is the same or easy to guess
   */
  async changePassword(actor: ConsoleActor, current: string, next: string, token: string): Promise<void> {
    const { id } = actor;
    const { passwordHash: known } = await this.accounts.findOneByOrFail({ id });
    if (!(await this.passwords.verify(known ?? undefined, current))) throw notThePassword();
    if (next === current) throw new InvalidInput([{ field: 'next', message: 'is the password until now' }]);
    await this.rules.assertAcceptable(next, actor, 'next');
    const passwordHash = await this.passwords.hash(next);
    await this.database.transaction(async () => {
      // The password may have been changed or reset while this one was checked.
      const { affected } = await this.accounts.update({ id, passwordHash: known ?? '' }, { passwordHash });
      if (affected === 0) throw notThePassword();
      await this.sessions.revokeOthersOf(id, token);
      const target = { targetType: 'console_account', targetId: id };
      await this.audit.record(actor, { action: 'access.change_password', ...target });
    });
  }

  /** Stores the language in which the account is shown the console. @returns the account with it */
  async chooseLanguage(actor: ConsoleActor, language: ConsoleLanguage): Promise<ConsoleActor> {
    if (language === actor.language) return actor;
    return this.database.transaction(async () => {
      await this.accounts.update({ id: actor.id }, { language });
      await this.audit.record(actor, {
        action: 'access.choose_language',
        targetType: 'console_account',
        targetId: actor.id,
        before: { language: actor.language },
        after: { language },
      });
      return { ...actor, language };
    });
  }

  /** Ends one of the account's own sessions. @throws SessionNotFound */
  endSession(actor: ConsoleActor, sessionId: string): Promise<void> {
    return this.database.transaction(async () => {
      if (!(await this.sessions.end(actor.id, sessionId))) throw new SessionNotFound();
      await this.audit.record(actor, {
        action: 'access.end_session',
        targetType: 'console_account',
        targetId: actor.id,
        before: { session: sessionId },
      });
    });
  }
}

function notThePassword(): InvalidInput {
  return new InvalidInput([{ field: 'current', message: 'is not the password of the account' }]);
}
