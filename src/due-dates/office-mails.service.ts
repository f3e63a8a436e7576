import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager, LessThanOrEqual } from 'typeorm';
import { OfficialAddressesChanged } from '../accountability';
import { Clock } from '../kernel/clock';
import { MailOutbox } from '../mail/mail-outbox.service';
import { DomainEvents } from '../platform/events/domain-events';
import { IssueEscalated, OfficeNotReached } from './due-date.events';
import type { IssueEscalation } from './entities/issue-escalation.entity';
import { UnsentLetter } from './entities/unsent-letter.entity';
import { letterKey } from './office-letter-key';
import { type OfficeLetter, OfficeLetterQueries, type Owing } from './office-letter.queries';
import { OfficeLetterTexts } from './office-letter-texts.service';
import { OFFICE_LINK_MS } from './office-links.service';

type Step = Pick<IssueEscalation, 'issueId' | 'level' | 'officialId' | 'at'>;

/** How many rows are written in a statement. */
const BATCH = 500;

/**
 * Writes to offices that issues were escalated to, with the link by which they reply: in the transaction of the step.
 * A letter that could not be written then, or was given up, is an `UnsentLetter`: it may be written while the issue is
 * late and its clock runs, for as long as a link is good.
 */
@Injectable()
export class OfficeMails implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly queries: OfficeLetterQueries,
    private readonly texts: OfficeLetterTexts,
    private readonly outbox: MailOutbox,
    private readonly clock: Clock,
    private readonly manager: EntityManager,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueEscalated, (escalated) => this.write(escalated));
    this.events.on(OfficialAddressesChanged, ({ officialIds }) => this.follow(officialIds));
  }

  /**
   * Writes the unsent letters to whichever official has an address, each with a new link, 500 at the most. Call it in a
   * transaction that holds the address.
   * @returns how many that were; none while no mail is sent
   */
  writeUnsentTo(address: string): Promise<number> {
    return this.writeSome((owing) => this.queries.unsentToAddress(address, owing));
  }

  /**
   * Writes the letters that could not be written when an address was changed, and may be now, 500 at the most; call it
   * in a transaction. @returns how many that were
   */
  writeKeptBack(now: Date): Promise<number> {
    return this.writeSome((owing) => this.queries.keptBack(owing), now);
  }

  /** Forgets unsent letters whose step was so long ago that a link of it would be over. */
  async forgetOld(now: Date): Promise<void> {
    await this.manager.delete(UnsentLetter, { at: LessThanOrEqual(owingAt(now).since) });
  }

  /**
   * Keeps a letter that was given up, or could not be written; call it in the transaction of that, which holds the
   * address.
   * @param recipient the address that was not reached; empty: there was none, or it was not tried
   */
  async keep(step: Step, recipient: string): Promise<void> {
    await this.keepAll([{ ...step, recipient }]);
  }

  /** Writes the letter of a step that was given up to the address its office has now. */
  async writeElsewhere(step: IssueEscalation, recipient: string): Promise<void> {
    await this.outbox.removeTaken(letterKey(step), recipient);
    await this.writeSome((owing) => this.queries.unsentTo([step.officialId], owing));
  }

  /** How many unsent letters may be written to officials, of those to whom any may, by the official. */
  async countUnsent(officialIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.outbox.isOn
      ? this.queries.countUnsent(officialIds, owingAt(this.clock.now()))
      : new Map<string, number>();
  }

  /**
   * Nothing is sent any more to the address before, whose links are over: what was sent there is written again. The
   * first letters are written to the address of now at once, the others by the job. An official who has no address any
   * more is told of as one who has none when a letter is to be written.
   */
  private async follow(officialIds: readonly string[]): Promise<void> {
    const elsewhere = await this.queries.waitingElsewhere(officialIds);
    await this.takeBack(elsewhere);
    const { since } = owingAt(this.clock.now());
    await this.keepAll(await this.queries.sentElsewhere(officialIds, since));
    await this.writeSome((owing) => this.queries.unsentTo(officialIds, owing));
    if (!this.outbox.isOn) return;
    const unreached = new Map(elsewhere.map((letter) => [letter.officialId, letter]));
    for (const { issueId, level, officialId, designation, place, email } of unreached.values())
      if (email === '')
        await this.events.emit(
          new OfficeNotReached(issueId, level, officialId, { designation, place }, 'no-address'),
        );
  }

  /** No address has refused them: they may go to the one they were for. What is being sent is not taken back. */
  private async takeBack(waiting: readonly Step[]): Promise<void> {
    if (waiting.length === 0) return;
    const removed = await this.outbox.remove(waiting.map(letterKey));
    const left = waiting.filter((letter) => removed.has(letterKey(letter)));
    await this.keepAll(left.map((letter) => ({ ...letter, recipient: '' })));
  }

  private async keepAll(letters: ReadonlyArray<Step & Pick<UnsentLetter, 'recipient'>>): Promise<void> {
    const rows = letters.map(({ issueId, level, officialId, recipient, at }) => {
      return { issueId, level, officialId, recipient, at };
    });
    for (let from = 0; from < rows.length; from += BATCH)
      await this.manager.upsert(UnsentLetter, rows.slice(from, from + BATCH), ['issueId', 'level']);
  }

  private async writeSome(
    find: (owing: Owing) => Promise<OfficeLetter[]>,
    now = this.clock.now(),
  ): Promise<number> {
    const letters = this.outbox.isOn ? await find(owingAt(now)) : [];
    if (letters.length === 0) return 0;
    await this.manager.delete(
      UnsentLetter,
      letters.map(({ issueId, level }) => ({ issueId, level })),
    );
    await this.outbox.forgetDone(letters.map(letterKey));
    return this.outbox.addAll(letters.map((letter) => this.texts.mailOf(letter)));
  }

  /** An office without an address is not written to: `OfficeNotReached` says so. While no mail is sent no office is. */
  private async write({ issue: { id }, level, office, officialId }: IssueEscalated): Promise<void> {
    const letter = this.outbox.isOn ? await this.queries.letter(id, level) : undefined;
    if (!letter) return;
    if (letter.email === '') {
      await this.keep(letter, '');
      return this.events.emit(new OfficeNotReached(id, level, officialId, office, 'no-address'));
    }
    await this.outbox.add(this.texts.mailOf(letter));
  }
}

function owingAt(now: Date): Owing {
  return { now, since: new Date(now.getTime() - OFFICE_LINK_MS) };
}
