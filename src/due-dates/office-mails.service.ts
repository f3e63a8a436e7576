import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../config/config';
import { momentInWords } from '../kernel/local-date';
import { MailOutbox } from '../mail/mail-outbox.service';
import { DomainEvents } from '../platform/events/domain-events';
import { IssueEscalated, OfficeNotReached } from './due-date.events';
import { letterKey } from './office-letter-key';
import { officeName } from './office-name';
import { OfficeLinks } from './office-links.service';
import { type EscalatedIssue, OfficeQueries } from './office.queries';

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
   * Writes the letters to an official again that were given up, each with a new link, to the address of now; those of
   * issues that are done or hidden are not. Call it in the transaction that changes the address.
   * @returns how many that are; none while no mail is sent
   */
  async writeAgain(officialId: string): Promise<number> {
    return this.outbox.isOn ? this.writeAll(await this.queries.givenUp(officialId)) : 0;
  }

  /** As `writeAgain`, to all officials who have an address, in the transaction that lets it be written to. */
  async writeAgainTo(address: string): Promise<number> {
    return this.outbox.isOn ? this.writeAll(await this.queries.givenUpTo(address)) : 0;
  }

  /** Writes a letter again that was given up, to the address of now. @returns whether there was one */
  async writeAnew({ id, level, designation, place, officialId }: EscalatedIssue): Promise<boolean> {
    if (!(await this.outbox.forgetFailed(letterKey({ issueId: id, level })))) return false;
    await this.write({ issue: { id }, level, office: { designation, place }, officialId });
    return true;
  }

  private async writeAll(issues: readonly EscalatedIssue[]): Promise<number> {
    let written = 0;
    for (const issue of issues) if (await this.writeAnew(issue)) written++;
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
