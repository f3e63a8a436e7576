import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { emailKey } from '../../kernel/text/email-address';
import { MailFailed } from '../../platform/mail';
import { DomainEvents } from '../../platform/events/domain-events';
import { IssueEscalation } from '../entities/issue-escalation.entity';
import { stepOfLetter } from './office-letter-key';
import { OfficeLetterQueries } from './office-letter.queries';
import { OfficeMailsService } from './office-mails.service';

/** Publishes that an office was not reached when a letter to it is given up, in the same transaction. */
@Injectable()
export class UndeliverableOfficesService implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly queries: OfficeLetterQueries,
    private readonly letters: OfficeMailsService,
    private readonly manager: EntityManager,
  ) {}

  onModuleInit(): void {
    this.events.on(MailFailed, ({ key, recipient }) => this.report(key, recipient));
  }

  /**
   * The letter is stored as unsent. Three cases say nothing about the current address: the mail about a hidden issue
   * was withheld and is sent once the issue is shown again; if the address was changed meanwhile, the letter is written
   * to the new one; if the office is vacant, the letter waits for the next holder. The address is locked, so that a
   * transaction that changes it sees the letter as given up.
   */
  private async report(key: string, recipient: string): Promise<void> {
    const found = stepOfLetter(key);
    const step = found && (await this.manager.findOneBy(IssueEscalation, found));
    if (!step) return;
    const letter = await this.queries.letter(step.issueId, step.level);
    if (!letter) {
      await this.letters.storeUnsent(step, recipient);
      return this.letters.reportUnreached([step]);
    }
    const { email, hidden } = letter;
    if (email !== '' && emailKey(email) !== emailKey(recipient)) {
      await this.letters.storeUnsent(letter, hidden ? '' : recipient);
      return this.letters.writeElsewhere(letter, recipient);
    }
    if (hidden) return this.letters.storeUnsent(letter, '');
    await this.letters.storeUnsentAndReport(letter, recipient, email === '' ? 'no-address' : 'failed');
  }
}
