import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailFailed } from '../mail/mail.events';
import { DomainEvents } from '../platform/events/domain-events';
import { OfficeNotReached } from './due-date.events';
import { stepOfLetter } from './office-letter-key';
import { OfficeQueries } from './office.queries';

/** Says that an office was not reached where a letter to it was given up, in the transaction of that. */
@Injectable()
export class UnreachedOffices implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly queries: OfficeQueries,
  ) {}

  onModuleInit(): void {
    this.events.on(MailFailed, ({ key }) => this.tell(key));
  }

  /** A letter about a hidden issue was kept from its office: nothing is wrong with its address. */
  private async tell(key: string): Promise<void> {
    const step = stepOfLetter(key);
    const issue = step && (await this.queries.escalated(step.issueId, step.level));
    if (!issue) return;
    const { id, level, officialId, designation, place } = issue;
    await this.events.emit(new OfficeNotReached(id, level, officialId, { designation, place }, 'failed'));
  }
}
