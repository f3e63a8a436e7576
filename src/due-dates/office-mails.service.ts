import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OfficialAddressesChanged } from '../accountability';
import { Config } from '../config/config';
import { Clock } from '../kernel/clock';
import { momentInWords } from '../kernel/local-date';
import { MailOutbox, type NewMail } from '../mail/mail-outbox.service';
import { DomainEvents } from '../platform/events/domain-events';
import { IssueEscalated, OfficeNotReached } from './due-date.events';
import { letterKey } from './office-letter-key';
import { type OfficeLetter, OfficeLetterQueries, type Owing } from './office-letter.queries';
import { OFFICE_LINK_MS, OfficeLinks } from './office-links.service';
import { officeName } from './office-name';

/**
 * Writes to offices that issues were escalated to, with the link by which they reply: in the transaction of the step.
 * A letter that was not written then, or was given up, is to be written while the issue is late and its clock runs, for
 * as long as a link is good; `OfficeLetterQueries` finds such letters, whatever kept them.
 */
@Injectable()
export class OfficeMails implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly queries: OfficeLetterQueries,
    private readonly links: OfficeLinks,
    private readonly outbox: MailOutbox,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueEscalated, (escalated) => this.write(escalated));
    this.events.on(OfficialAddressesChanged, ({ officialIds }) => this.follow(officialIds));
  }

  /**
   * Writes the letters that are to be written to whichever official has an address, each with a new link. Call it in a
   * transaction that holds the address.
   * @returns how many that were; none while no mail is sent
   */
  writeOwedTo(address: string): Promise<number> {
    return this.writeOwed((owing) => this.queries.owedToAddress(address, owing));
  }

  /** Writes the letters that were not to be written yet when an address was changed, and are by now. */
  writeKeptBack(now: Date): Promise<number> {
    return this.writeOwed((owing) => this.queries.keptBack(owing), now);
  }

  /** Writes the letter of a step to the address of now, where it is to be written. */
  async writeStepAgain(issueId: string, level: number): Promise<void> {
    await this.outbox.remove([letterKey({ issueId, level })]);
    await this.writeOwed((owing) => this.queries.owedOf(issueId, level, owing));
  }

  /** How many letters are to be written to officials, of those to whom any is, by the official. */
  async countOwed(officialIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.outbox.isOn ? this.queries.countOwed(officialIds, owingAt(this.clock.now())) : new Map();
  }

  /**
   * Nothing is sent any more to the address before: its link would be good there. An official who has no address any
   * more is told of as one who has none when a letter is to be written.
   */
  private async follow(officialIds: readonly string[]): Promise<void> {
    const elsewhere = await this.queries.waitingElsewhere(officialIds);
    await this.outbox.remove(elsewhere.map(letterKey));
    await this.writeOwed((owing) => this.queries.owedTo(officialIds, owing));
    if (!this.outbox.isOn) return;
    const unreached = new Map(elsewhere.map((letter) => [letter.officialId, letter]));
    for (const { issueId, level, officialId, designation, place, email } of unreached.values())
      if (email === '')
        await this.events.emit(
          new OfficeNotReached(issueId, level, officialId, { designation, place }, 'no-address'),
        );
  }

  /** What is written is not to be written any more: so it ends. */
  private async writeOwed(
    find: (owing: Owing) => Promise<OfficeLetter[]>,
    now = this.clock.now(),
  ): Promise<number> {
    let written = 0;
    for (let some = 1; this.outbox.isOn && some > 0; written += some) {
      const letters = await find(owingAt(now));
      await this.outbox.forgetFailed(letters.map(letterKey));
      some = await this.outbox.addAll(letters.map((letter) => this.mailOf(letter)));
    }
    return written;
  }

  /** An office without an address is not written to: `OfficeNotReached` says so. While no mail is sent no office is. */
  private async write({ issue: { id }, level, office, officialId }: IssueEscalated): Promise<void> {
    const letter = this.outbox.isOn ? await this.queries.letter(id, level) : undefined;
    if (!letter) return;
    if (letter.email === '')
      return this.events.emit(new OfficeNotReached(id, level, officialId, office, 'no-address'));
    await this.outbox.add(this.mailOf(letter));
  }

  /** The due date is that of the step: that of now may be a later one. */
  private mailOf(letter: OfficeLetter): NewMail {
    const { issueId, level, title, description, city, timeZone, address, dueAt, email } = letter;
    return {
      key: letterKey(letter),
      issueIds: [issueId],
      recipient: email,
      subject: `Not resolved in time: ${title}`,
      body: [
        `To the office: ${officeName(letter)}`,
        '',
        `This report was to be resolved by ${momentInWords(dueAt, timeZone)} and is not. It is now with your office.`,
        '',
        title,
        description,
        ...(address ? [`Place: ${address}`] : []),
        `Report: ${this.config.publicBaseUrl}/${city}/issues/${issueId}`,
        '',
        'Reply, or say that work has begun or is done, without an account:',
        this.links.linkFor(issueId, level),
        '',
        'The link is for your office alone and good for 30 days. Your reply is shown to the public under the name of the office.',
      ].join('\n'),
    };
  }
}

function owingAt(now: Date): Owing {
  return { now, since: new Date(now.getTime() - OFFICE_LINK_MS) };
}
