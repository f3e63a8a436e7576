import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { ConsoleActor } from '../../kernel/console';
import type { HolderMail } from '../../kernel/holder-mails';
import { Clock } from '../../kernel/time/clock';
import { Database } from '../../platform/database/database';
import { ConsoleAudit } from '../console-audit.service';
import { ConsoleAccount } from '../entities/console-account.entity';

/** What an account is told by mail (docs/api/console.md#notifications). */
@Injectable()
export class NotificationSettingsService {
  constructor(
    @InjectRepository(ConsoleAccount) private readonly accounts: Repository<ConsoleAccount>,
    private readonly database: Database,
    private readonly audit: ConsoleAudit,
    private readonly clock: Clock,
  ) {}

  /** What the account has chosen. */
  async of({ id }: ConsoleActor): Promise<{ holderMail: HolderMail }> {
    const { holderMail } = await this.accounts.findOneOrFail({ select: { holderMail: true }, where: { id } });
    return { holderMail };
  }

  /** Chooses, for the account itself. A digest has what happens from then on. */
  choose(actor: ConsoleActor, holderMail: HolderMail): Promise<{ holderMail: HolderMail }> {
    const { id } = actor;
    return this.database.transaction(async () => {
      const lock = { mode: 'pessimistic_write' as const };
      const before = await this.accounts.findOneOrFail({ where: { id }, lock });
      const isSame = before.holderMail === holderMail;
      const holderMailUntil = holderMail === 'digest' ? this.clock.now() : null;
      if (!isSame) {
        await this.accounts.update({ id }, { holderMail, holderMailUntil });
        await this.audit.record(actor, {
          ...{ action: 'access.choose_mails', targetType: 'console_account', targetId: id },
          before: { holderMail: before.holderMail },
          after: { holderMail },
        });
      }
      return { holderMail };
    });
  }
}
