import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager, LessThanOrEqual } from 'typeorm';
import { Clock } from '../../kernel/time/clock';
import { MailOutbox } from '../../platform/mail';
import { DomainEvents } from '../../platform/events/domain-events';
import { IssueEscalated, type Office, OfficeNotReached } from '../due-date.events';
import type { IssueEscalation } from '../entities/issue-escalation.entity';
import { UnsentLetter } from '../entities/unsent-letter.entity';
import { type Letter, letterKey } from './office-letter-key';
import {
  type LetterPage,
  type LetterPosition,
  type OfficeLetter,
  OfficeLetterQueries,
  type Owing,
} from './office-letter.queries';
import { OfficeLetterTextsService } from './office-letter-texts.service';
import { OFFICE_LINK_MS } from './office-links.service';

type Step = Pick<IssueEscalation, 'issueId' | 'level' | 'officialId' | 'at'>;
/** A letter to store as unsent; the reason last reported to city staff stays the same unless given. */
type UnsentLetterValues = Step &
  Pick<UnsentLetter, 'recipient'> &
  Partial<Pick<UnsentLetter, 'reportedReason'>>;

const FIRST: LetterPosition = { issueId: '', level: 0 };
/** Behind all letters: ids have no such character. */
const LAST: LetterPosition = { issueId: '~', level: 0 };
/** How many rows one statement writes. */
const BATCH = 500;
/** How many pages of letters of all offices one request reads. */
const MAX_PAGES = 10;

/**
 * Writes letters to offices when issues are escalated, with the link for replies, in the transaction of the escalation.
 * A letter that could not be written, or was given up, is an `UnsentLetter`: it can be written while the issue is late
 * and its clock runs, for as long as a link is valid.
 */
@Injectable()
export class OfficeMailsService implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly queries: OfficeLetterQueries,
    private readonly texts: OfficeLetterTextsService,
    private readonly outbox: MailOutbox,
    private readonly clock: Clock,
    private readonly manager: EntityManager,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueEscalated, (escalated) => this.write(escalated));
  }

  /**
   * Writes the unsent letters to every official with the given address, each with a new link, at most 500. Call it in a
   * transaction that has locked the address.
   * @returns how many were written; 0 if mail is not configured
   */
  async writeUnsentTo(address: string): Promise<number> {
    const now = this.clock.now();
    let written = await this.writeSome((owing) => this.queries.newestTo(address, owing), now);
    let pages = 0;
    // Letters that were last due to another official with this address.
    for await (const page of this.unsentPages()) {
      if (written === BATCH || pages++ === MAX_PAGES) break;
      const find = async (owing: Owing) =>
        (await this.queries.unsentTo(address, owing, page)).slice(0, BATCH - written);
      written += await this.writeSome(find, now);
    }
    return written;
  }

  /**
   * Writes the letters of a page that could not be written when an address was changed and now can be, at most 500.
   * Call it in a transaction. @returns how many were written
   */
  writeUnsent(now: Date, page: LetterPage): Promise<number> {
    return this.writeSome((owing) => this.queries.unsentLetters(owing, page), now);
  }

  /**
   * Publishes which offices of the letters of a page were vacant, and are held by officials without an address now.
   * Call it in a transaction.
   * @param reported as in `reportUnreached`
   */
  async reportFilled(now: Date, page: LetterPage, reported: Set<string>): Promise<void> {
    await this.reportUnreached(await this.queries.filled(owingAt(now), page), reported);
  }

  /** Writes those of given unsent letters that may be written, at most 500. Call it in a transaction. */
  async writeAll(letters: readonly Letter[]): Promise<void> {
    await this.writeSome((owing) => this.queries.unsent(letters, owing));
  }

  /**
   * The pages of the unsent letters, in the order of their issues; none if mail is not configured.
   * @param size letters per page
   */
  async *unsentPages(size?: number): AsyncGenerator<LetterPage> {
    let after: LetterPosition | undefined = FIRST;
    while (this.outbox.isOn && after) {
      const end = await this.queries.endOfPage(after, size);
      yield { after, upTo: end ?? LAST };
      after = end;
    }
  }

  /** Deletes unsent letters whose link would have expired. */
  async deleteOld(now: Date): Promise<void> {
    await this.manager.delete(UnsentLetter, { at: LessThanOrEqual(owingAt(now).since) });
  }

  /**
   * Stores a letter that was given up, or could not be written, as unsent. Call it in the transaction of that event,
   * which has locked the address.
   * @param recipient the address that failed; empty if there was none, or it was not tried
   */
  async storeUnsent(step: Step, recipient: string): Promise<void> {
    await this.storeAllUnsent([{ ...step, recipient }]);
  }

  /** Stores a letter as `keep` does, and publishes that its office was not reached. */
  async storeUnsentAndReport(
    step: Step & Office,
    recipient: string,
    reason: OfficeNotReached['reason'],
  ): Promise<void> {
    const { issueId, level, officialId, designation, place } = step;
    await this.storeAllUnsent([{ ...step, recipient, reportedReason: reason }]);
    await this.events.emit(new OfficeNotReached(issueId, level, officialId, { designation, place }, reason));
  }

  /** Writes the letter of a step that was given up to the current address of its office. */
  async writeElsewhere(step: Step, recipient: string): Promise<void> {
    await this.outbox.removeTaken(letterKey(step), recipient);
    await this.writeAll([step]);
  }

  /** The number of unsent letters that may be written to officials, by official; without those who have none. */
  async countUnsent(officialIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.outbox.isOn
      ? this.queries.countUnsent(officialIds, owingAt(this.clock.now()))
      : new Map<string, number>();
  }

  /**
   * Publishes which offices cannot be reached by given unsent letters, as they have no address or are vacant; for each
   * letter once per reason. Call it in a transaction that stores such letters.
   * @param reported the offices published before, which are not published again; those published now are added
   */
  async reportUnreached(letters: readonly Letter[], reported = new Set<string>()): Promise<void> {
    if (!this.outbox.isOn) return;
    const unreached = await this.queries.unreached(letters, owingAt(this.clock.now()));
    await this.storeAllUnsent(unreached.map((letter) => ({ ...letter, reportedReason: letter.reason })));
    for (const { issueId, level, officialId, designation, place, reason } of unreached) {
      const key = JSON.stringify([officialId, designation, place]);
      if (reported.has(key)) continue;
      reported.add(key);
      await this.events.emit(
        new OfficeNotReached(issueId, level, officialId, { designation, place }, reason),
      );
    }
  }

  /**
   * Withdraws letters that wait to be sent, and stores them as unsent. No address has refused them, so they may be sent
   * to the original one. A mail that is being sent is not withdrawn.
   */
  async withdraw(waiting: readonly Step[]): Promise<void> {
    if (waiting.length === 0) return;
    const removed = await this.outbox.remove(waiting.map(letterKey));
    const left = waiting.filter((letter) => removed.has(letterKey(letter)));
    await this.storeAllUnsent(left.map((letter) => ({ ...letter, recipient: '' })));
  }

  /** Stores letters as `keep` does. */
  async storeAllUnsent(letters: readonly UnsentLetterValues[]): Promise<void> {
    const rows = letters.map(({ issueId, level, officialId, recipient, at, reportedReason }) => {
      return { issueId, level, officialId, recipient, at, reportedReason };
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
    // The only record that the letter went to another official than that of the step.
    const toOthers = letters.filter(({ officialId, formerId }) => officialId !== formerId);
    await this.storeAllUnsent(toOthers.map((letter) => ({ ...letter, recipient: letter.email })));
    return this.outbox.addAll(letters.map((letter) => this.texts.mailOf(letter)));
  }

  /**
   * The recipient is the current holder of the office, who may have changed a moment ago, or be missing. An office
   * without an address gets no letter, and `OfficeNotReached` is published. If mail is not configured, no letters are
   * written.
   */
  private async write({ issue: { id: issueId }, level, office, officialId }: IssueEscalated): Promise<void> {
    if (!this.outbox.isOn) return;
    const letter = await this.queries.letter(issueId, level);
    if (letter && letter.email !== '') {
      await this.post([letter]);
      return;
    }
    const step = letter ?? { issueId, level, officialId, ...office, at: this.clock.now() };
    await this.storeUnsentAndReport(step, '', letter ? 'no-address' : 'vacant');
  }
}

function owingAt(now: Date): Owing {
  return { now, since: new Date(now.getTime() - OFFICE_LINK_MS) };
}
