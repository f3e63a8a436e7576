import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../config/config';
import { momentInWords } from '../kernel/local-date';
import { MailOutbox, type NewMail } from '../mail/mail-outbox.service';
import { DomainEvents } from '../platform/events/domain-events';
import { IssueEscalated, OfficeNotReached } from './due-date.events';
import { letterKey } from './office-letter-key';
import { officeName } from './office-name';
import { OfficeLinks } from './office-links.service';
import { type GivenUpLetter, type OfficeContact, OfficeQueries } from './office.queries';

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

  /** As `writeAgain`, the letter of one step, in the transaction that gives it up. */
  async writeStepAgain(issueId: string, level: number): Promise<void> {
    await this.writeAll(await this.queries.givenUpOf(issueId, level));
  }

  private async writeAll(letters: readonly GivenUpLetter[]): Promise<number> {
    const keys = letters.map(({ id, level }) => letterKey({ issueId: id, level }));
    const forgotten = await this.outbox.forgetFailed(keys);
    await this.outbox.addAll(letters.map((letter) => this.letter(letter.level, officeName(letter), letter)));
    return forgotten;
  }

  /** An office without an address is not written to: `OfficeNotReached` says so. While no mail is sent no office is. */
  private async write({ issue: { id }, level, office, officialId }: IssueEscalated): Promise<void> {
    const issue = this.outbox.isOn ? await this.queries.contact(id, officialId) : undefined;
    if (!issue) return;
    if (issue.email === '')
      return this.events.emit(new OfficeNotReached(id, level, officialId, office, 'no-address'));
    await this.outbox.add(this.letter(level, officeName(office), issue));
  }

  private letter(level: number, office: string, issue: OfficeContact): NewMail {
    const { id, title, description, city, timeZone, address, dueAt, email } = issue;
    return {
      key: letterKey({ issueId: id, level }),
      issueIds: [id],
      recipient: email,
      subject: `Not resolved in time: ${title}`,
      body: [
        `To the office: ${office}`,
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
    };
  }
}
