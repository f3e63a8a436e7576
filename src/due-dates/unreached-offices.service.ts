import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailFailed } from '../mail/mail.events';
import { DomainEvents } from '../platform/events/domain-events';
import { OfficeNotReached } from './due-date.events';
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
  ) {}

  onModuleInit(): void {
    this.events.on(MailFailed, ({ key, recipient }) => this.tell(key, recipient));
  }

  /**
   * A letter about a hidden issue was kept from its office: nothing is wrong with its address. Nor is anything known of
   * one that was changed since: the letter goes there, where it is to be written still. The address is held, so that
   * whoever changes it meanwhile finds the letter given up.
   */
  private async tell(key: string, recipient: string): Promise<void> {
    const step = stepOfLetter(key);
    const issue = step && (await this.queries.escalated(step.issueId, step.level));
    if (!issue) return;
    const email = await this.held.holdAddress(issue.officialId);
    if (email === undefined) return;
    const { id, level, officialId, designation, place } = issue;
    if (email !== recipient && email !== '') return this.letters.writeStepAgain(id, level);
    const why = email === '' ? 'no-address' : 'failed';
    await this.events.emit(new OfficeNotReached(id, level, officialId, { designation, place }, why));
  }
}
