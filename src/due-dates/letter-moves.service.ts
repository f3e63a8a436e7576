import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { OfficeHoldersChanged } from '../accountability';
import { Clock } from '../kernel/clock';
import { MailOutbox } from '../mail';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { LetterMove } from './entities/letter-move.entity';
import { type MailedLetter, MailedLetterQueries } from './mailed-letter.queries';
import { letterKey } from './office-letter-key';
import { firstPosition, LAST, type LetterPage, type LetterPosition } from './office-letter.rows';
import { OFFICE_LINK_MS } from './office-links.service';
import { OfficeMails } from './office-mails.service';

/**
 * When the address or the holder of an office changes, withdraws the letters that wait to be sent to the former address,
 * and stores them and the sent ones, whose links are no longer valid, as unsent, so that they are written again
 * (docs/api/due-dates.md#letters-that-are-withdrawn). The first page follows in the transaction of the change; the job
 * moves the others, since a request has a time limit. Meanwhile no letter is sent to the former address, as each is
 * checked when it is sent.
 */
@Injectable()
export class LetterMoves implements OnModuleInit {
  constructor(
    @InjectRepository(LetterMove) private readonly moves: Repository<LetterMove>,
    private readonly queries: MailedLetterQueries,
    private readonly letters: OfficeMails,
    private readonly outbox: MailOutbox,
    private readonly events: DomainEvents,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(OfficeHoldersChanged, ({ officialIds }) => this.start(officialIds));
  }

  /**
   * Moves the next page of letters of an official, in a transaction of its own.
   * @param reported as in `OfficeMails.reportUnreached`
   * @returns false if there are no letters to move
   */
  async moveNext(reported: Set<string>): Promise<boolean> {
    return this.database.transaction(async () => {
      const order = { at: 'ASC', officialId: 'ASC' } as const;
      const [move] = await this.moves.find({ order, take: 1, lock: { mode: 'pessimistic_write' } });
      if (!move) return false;
      const { officialId, at, issueId, level } = move;
      await this.movePage([officialId], { at, issueId, level }, reported);
      return true;
    });
  }

  private async start(officialIds: readonly string[]): Promise<void> {
    // Waits for the page that is being moved to what is the former address now; its letters are moved again.
    const lock = { mode: 'pessimistic_write' } as const;
    await this.moves.find({ where: { officialId: In(officialIds) }, order: { officialId: 'ASC' }, lock });
    const since = new Date(this.clock.now().getTime() - OFFICE_LINK_MS);
    const { page, concerned } = await this.movePage(officialIds, firstPosition(since));
    await this.letters.writeTo(concerned, page);
  }

  /** @returns the page, and the officials given and those who hold the offices now */
  private async movePage(officialIds: readonly string[], after: LetterPosition, reported?: Set<string>) {
    const end = await this.queries.endOfPage(officialIds, after);
    const page: LetterPage = { after, upTo: end ?? LAST };
    const waiting = await this.queries.waitingElsewhere(officialIds, page);
    await this.takeBack(waiting);
    const sent = await this.queries.sentElsewhere(officialIds, page);
    await this.letters.keepAll(sent);
    const holders = [...waiting, ...sent].map(({ officialId }) => officialId);
    const concerned = [...new Set([...officialIds, ...holders])];
    await this.letters.reportUnreached(concerned, page, reported);
    if (!end) await this.moves.delete({ officialId: In(officialIds) });
    // In place: a transaction that waits for a row would not see another one.
    else await this.moves.upsert(officialIds.map((officialId) => ({ officialId, ...end })), ['officialId']);
    return { page, concerned };
  }

  /**
   * No address has refused these letters, so they may be sent to the original one. A mail that is being sent is not
   * withdrawn.
   */
  private async takeBack(waiting: readonly MailedLetter[]): Promise<void> {
    if (waiting.length === 0) return;
    const removed = await this.outbox.remove(waiting.map(letterKey));
    const left = waiting.filter((letter) => removed.has(letterKey(letter)));
    await this.letters.keepAll(left.map((letter) => ({ ...letter, recipient: '' })));
  }
}
