import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../config/config';
import { momentInWords } from '../kernel/local-date';
import { MailOutbox } from '../mail/mail-outbox.service';
import { DomainEvents } from '../platform/events/domain-events';
import { IssueEscalated, OfficeNotReached } from './due-date.events';
import { letterKey } from './office-letter-key';
import { officeName } from './office-name';
import { OfficeLinks } from './office-links.service';
import { OfficeQueries } from './office.queries';

/**
 * Writes to offices that issues were escalated to, with the link by which they reply: in the transaction of the step.
 */
@Injectable()
export class OfficeMails implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly queries: OfficeQueries,
    private readonly links: OfficeLinks,
    private readonly outbox: MailOutbox,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueEscalated, (escalated) => this.write(escalated));
  }

  /** An office without an address is not written to: `OfficeNotReached` says so. While no mail is sent no office is. */
  private async write({ issue: { id }, level, office, officialId }: IssueEscalated): Promise<void> {
    const issue = this.outbox.isOn ? await this.queries.contact(id, officialId) : undefined;
    if (!issue) return;
    if (issue.email === '')
      return this.events.emit(new OfficeNotReached(id, level, officialId, office, 'no-address'));
    const { title, description, city, timeZone, address, dueAt, email } = issue;
    await this.outbox.add({
      key: letterKey({ issueId: id, level }),
      issueIds: [id],
      recipient: email,
      subject: `Not resolved in time: ${title}`,
      body: [
        `To the office: ${officeName(office)}`,
        '',
        `This report was to be resolved${dueAt ? ` by ${momentInWords(dueAt, timeZone)}` : ''} and is not. It is now with your office.`,
        '',
        title,
        description,
        ...(address ? [`Place: ${address}`] : []),
        `Report: ${this.config.publicBaseUrl}/${city}/issues/${id}`,
        '',
        'Reply, or say that work has begun or is done, without an account:',
        this.links.linkFor(id, level),
        '',
        'The link is for your office alone and good for 30 days. Your reply is shown to the public under the name of the office.',
      ].join('\n'),
    });
  }
}
