import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { MailFailed } from '../mail';
import { DomainEvents } from '../platform/events/domain-events';
import { IssueEscalation } from './entities/issue-escalation.entity';
import { stepOfLetter } from './office-letter-key';
import { OfficeMails } from './office-mails.service';
import { OfficeLetterQueries } from './office-letter.queries';

/** Says that an office was not reached where a letter to it was given up, in the transaction of that. */
@Injectable()
export class UnreachedOffices implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly queries: OfficeLetterQueries,
    private readonly letters: OfficeMails,
    private readonly manager: EntityManager,
  ) {}

  onModuleInit(): void {
    this.events.on(MailFailed, ({ key, recipient }) => this.tell(key, recipient));
  }

  /**
   * The letter stays to be written. One about a hidden issue was kept from its office: nothing is wrong with its
   * address, to which it goes once the issue is shown again. Nor is anything known of one that was changed since: the
   * letter goes there, where it may be written. The address is held, so that whoever changes it meanwhile finds the
   * letter given up. Where nobody holds the office any more the letter stays for whoever will.
   */
  private async tell(key: string, recipient: string): Promise<void> {
    const found = stepOfLetter(key);
    const step = found && (await this.manager.findOneBy(IssueEscalation, found));
    if (!step) return;
    const letter = await this.queries.letter(step.issueId, step.level);
    if (!letter) {
      await this.letters.keep(step, recipient);
      return this.letters.tellOfUnreached([step.officialId]);
    }
    const { email, hidden } = letter;
    if (email !== '' && email.toLowerCase() !== recipient.toLowerCase()) {
      await this.letters.keep(letter, hidden ? '' : recipient);
      return this.letters.writeElsewhere(letter, recipient);
    }
    if (hidden) return this.letters.keep(letter, '');
    await this.letters.keepAndTell(letter, recipient, email === '' ? 'no-address' : 'failed');
  }
}
