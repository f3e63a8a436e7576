import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/time/clock';
import { MailDue, MailOutbox } from '../../platform/mail';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/events/domain-events';
import { MailedLetterQueries } from './mailed-letter.queries';
import { stepOfLetter } from './office-letter-key';
import { OfficeMailsService } from './office-mails.service';

/**
 * Withdraws a letter to an office just before it is sent if it is no longer true: its issue was resolved or paused, or
 * has a later due date, or the office has another address. The letter is stored as unsent, and is written once it is
 * true again (docs/api/due-dates.md#letters-to-offices).
 */
@Injectable()
export class StaleLetterWithdrawalService implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly queries: MailedLetterQueries,
    private readonly letters: OfficeMailsService,
    private readonly outbox: MailOutbox,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(MailDue, (mail) => this.onDue(mail));
  }

  private async onDue(mail: MailDue): Promise<void> {
    const letter = stepOfLetter(mail.key);
    if (!letter) return;
    await this.database.transaction(async () => {
      const step = await this.queries.stale(letter, this.clock.now());
      if (!step) return;
      await this.outbox.removeTaken(mail.key);
      // No address has refused it, so it may be sent to the original one.
      await this.letters.storeUnsent(step, '');
      mail.isWithdrawn = true;
    });
  }
}
