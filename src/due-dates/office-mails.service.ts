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

  /**
   * Writes the letters to an official again that were given up, each with a new link; those of issues that are done or
   * hidden are not. Call it in the transaction that lets the address be written to.
   * @returns how many that are
   */
  async writeAgain(officialId: string): Promise<number> {
    let written = 0;
    for (const { id, level, designation, place } of await this.queries.givenUp(officialId)) {
      if (!(await this.outbox.forgetFailed(letterKey({ issueId: id, level })))) continue;
      await this.write({ issue: { id }, level, office: { designation, place }, officialId });
      written++;
    }
    return written;
  }

  /** An office without an address is not written to: `OfficeNotReached` says so. While no mail is sent no office is. */
  private async write({
    issue: { id },
    level,
    office,
    officialId,
  }: Pick<IssueEscalated, 'level' | 'office' | 'officialId'> & { issue: { id: string } }): Promise<void> {
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
