import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { MailFailed } from '../mail/mail.events';
import { DomainEvents } from '../platform/events/domain-events';
import { OfficeNotReached } from './due-date.events';
import { IssueEscalation } from './entities/issue-escalation.entity';
import { stepOfLetter } from './office-letter-key';
import { OfficeMails } from './office-mails.service';
import { OfficeLetterQueries } from './office-letter.queries';
import { OfficeQueries } from './office.queries';

/** Says that an office was not reached where a letter to it was given up, in the transaction of that. */
@Injectable()
export class UnreachedOffices implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly queries: OfficeQueries,
    private readonly held: OfficeLetterQueries,
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
   * letter given up.
   */
  private async tell(key: string, recipient: string): Promise<void> {
    const letter = stepOfLetter(key);
    const step = letter && (await this.manager.findOneBy(IssueEscalation, letter));
    if (!step) return;
    const email = await this.held.holdAddress(step.officialId);
    if (email === undefined) return;
    const { issueId, level, officialId, designation, place } = step;
    const isShown = (await this.queries.escalated(issueId, level)) !== undefined;
    await this.letters.keep(step, isShown ? recipient : '');
    if (email !== '' && email.toLowerCase() !== recipient.toLowerCase())
      return this.letters.writeElsewhere(step, recipient);
    if (!isShown) return;
    const why = email === '' ? 'no-address' : 'failed';
    await this.events.emit(new OfficeNotReached(issueId, level, officialId, { designation, place }, why));
  }
}
