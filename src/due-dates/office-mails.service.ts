import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager, LessThanOrEqual } from 'typeorm';
import { OfficeHoldersChanged } from '../accountability';
import { Clock } from '../kernel/clock';
import { MailOutbox } from '../mail';
import { DomainEvents } from '../platform/events/domain-events';
import { IssueEscalated, type Office, OfficeNotReached } from './due-date.events';
import type { IssueEscalation } from './entities/issue-escalation.entity';
import { UnsentLetter } from './entities/unsent-letter.entity';
import { letterKey } from './office-letter-key';
import { type OfficeLetter, OfficeLetterQueries, type Owing } from './office-letter.queries';
import { OfficeLetterTexts } from './office-letter-texts.service';
import { OFFICE_LINK_MS } from './office-links.service';

type Step = Pick<IssueEscalation, 'issueId' | 'level' | 'officialId' | 'at'>;
/** A letter that is kept; what city staff were told of it before stays unless given. */
type KeptLetter = Step & Pick<UnsentLetter, 'recipient'> & Partial<Pick<UnsentLetter, 'told'>>;

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
    this.events.on(OfficeHoldersChanged, ({ officialIds }) => this.follow(officialIds));
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

  /** Keeps a letter as `keep` does, and says that its office was not reached. */
  async keepAndTell(
    step: Step & Office,
    recipient: string,
    reason: OfficeNotReached['reason'],
  ): Promise<void> {
    const { issueId, level, officialId, designation, place } = step;
    await this.keepAll([{ ...step, recipient, told: reason }]);
    await this.events.emit(new OfficeNotReached(issueId, level, officialId, { designation, place }, reason));
  }

  /** Writes the letter of a step that was given up to the address its office has now. */
  async writeElsewhere(step: Step, recipient: string): Promise<void> {
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
   * Says which offices letters to officials cannot be written to, for they have no address or nobody holds them any
   * more; of a letter once for each of the two. Call it in a transaction that keeps such letters.
   */
  async tellOfUnreached(officialIds: readonly string[]): Promise<void> {
    if (!this.outbox.isOn) return;
    for (const office of await this.queries.tellOfUnreached(officialIds, owingAt(this.clock.now()))) {
      const { issueId, level, officialId, designation, place, reason } = office;
      await this.events.emit(
        new OfficeNotReached(issueId, level, officialId, { designation, place }, reason),
      );
    }
  }

  /**
   * Nothing is sent any more to the address before, or to who holds the office no more, whose links are over: what was
   * sent there is written again. The first letters are written to whoever holds the office now at once, the others by
   * the job, as are those of which somebody comes to hold the office later.
   */
  private async follow(officialIds: readonly string[]): Promise<void> {
    const { since } = owingAt(this.clock.now());
    const waiting = await this.queries.waitingElsewhere(officialIds, since);
    await this.takeBack(waiting);
    const sent = await this.queries.sentElsewhere(officialIds, since);
    await this.keepAll(sent);
    const holders = new Set([...waiting, ...sent].map(({ officialId }) => officialId));
    const concerned = [...new Set([...officialIds, ...holders])];
    await this.writeSome((owing) => this.queries.unsentTo(concerned, owing));
    await this.tellOfUnreached(concerned);
  }

  /** No address has refused them: they may go to the one they were for. What is being sent is not taken back. */
  private async takeBack(waiting: readonly Step[]): Promise<void> {
    if (waiting.length === 0) return;
    const removed = await this.outbox.remove(waiting.map(letterKey));
    const left = waiting.filter((letter) => removed.has(letterKey(letter)));
    await this.keepAll(left.map((letter) => ({ ...letter, recipient: '' })));
  }

  private async keepAll(letters: readonly KeptLetter[]): Promise<void> {
    const rows = letters.map(({ issueId, level, officialId, recipient, at, told }) => {
      return { issueId, level, officialId, recipient, at, told };
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
    return this.post(letters);
  }

  private async post(letters: readonly OfficeLetter[]): Promise<number> {
    // Nothing else tells whom the letter went to, where that is not the official of the step.
    const toOthers = letters.filter(({ officialId, formerId }) => officialId !== formerId);
    await this.keepAll(toOthers.map((letter) => ({ ...letter, recipient: letter.email })));
    return this.outbox.addAll(letters.map((letter) => this.texts.mailOf(letter)));
  }

  /**
   * To whoever holds the office by then: that may be another official than a moment before, or nobody. An office
   * without an address is not written to: `OfficeNotReached` says so. While no mail is sent no office is.
   */
  private async write({ issue: { id: issueId }, level, office, officialId }: IssueEscalated): Promise<void> {
    if (!this.outbox.isOn) return;
    const letter = await this.queries.letter(issueId, level);
    if (letter && letter.email !== '') {
      await this.post([letter]);
      return;
    }
    const step = letter ?? { issueId, level, officialId, ...office, at: this.clock.now() };
    await this.keepAndTell(step, '', letter ? 'no-address' : 'vacant');
  }
}

function owingAt(now: Date): Owing {
  return { now, since: new Date(now.getTime() - OFFICE_LINK_MS) };
}
