import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../kernel/clock';
import { MailDue, MailOutbox } from '../mail';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { stepOfLetter } from './office-letter-key';
import { OfficeLetterQueries } from './office-letter.queries';
import { OfficeMails } from './office-mails.service';

/**
 * Takes a letter to an office back when its turn to be sent comes and what it says is not true any more: its issue was
 * resolved or paused, or is due later, or the office has another address. It stays to be written, and is once that is
 * over (docs/api/due-dates.md#letters-to-offices).
 */
@Injectable()
export class UntrueLetters implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly queries: OfficeLetterQueries,
    private readonly letters: OfficeMails,
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
      const step = await this.queries.untrue(letter, this.clock.now());
      if (!step) return;
      await this.outbox.removeTaken(mail.key);
      // No address has refused it: it may go to the one it was for.
      await this.letters.keep(step, '');
      mail.isTakenBack = true;
    });
  }
}
