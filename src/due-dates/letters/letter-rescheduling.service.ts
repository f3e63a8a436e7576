import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager, In } from 'typeorm';
import { OfficeHoldersChanged } from '../../accountability';
import { Clock } from '../../kernel/time/clock';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/events/domain-events';
import { LetterMove } from '../entities/letter-move.entity';
import { MailedLetterQueries, type StepPosition } from './mailed-letter.queries';
import { OFFICE_LINK_MS } from './office-links.service';
import { OfficeMailsService } from './office-mails.service';
import { reporting } from './reported-offices';

const LOCK = { mode: 'pessimistic_write' } as const;
/** How many letters follow in one transaction. */
const BATCH = 500;

/**
 * When the address or the holder of an office changes, withdraws the letters that wait to be sent to the former
 * address, and stores them and the sent ones, whose links are no longer valid, as unsent, so that they are written
 * again (docs/api/due-dates.md#letters-that-are-withdrawn). The first 500 follow in the transaction of the change; the
 * job moves the others, since a request has a time limit. Meanwhile no letter is sent to the former address, as each
 * is checked when it is sent.
 */
@Injectable()
export class LetterReschedulingService implements OnModuleInit {
  constructor(
    private readonly manager: EntityManager,
    private readonly queries: MailedLetterQueries,
    private readonly letters: OfficeMailsService,
    private readonly events: DomainEvents,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(OfficeHoldersChanged, ({ officialIds }) => this.start(officialIds));
  }

  /** The officials whose letters are still to be moved, those with the oldest letters first; at most 1,000. */
  async waiting(): Promise<string[]> {
    const moves = await this.manager.find(LetterMove, {
      order: { at: 'ASC', officialId: 'ASC' },
      take: 1000,
    });
    return moves.map(({ officialId }) => officialId);
  }

  /**
   * Moves the next 500 letters of an official, in a transaction of its own.
   * @param reported as in `OfficeMailsService.reportUnreached`
   * @returns whether more are to be moved
   */
  async moveNext(officialId: string, reported: Set<string>): Promise<boolean> {
    return reporting(this.database, reported, async (now) => {
      const move = await this.manager.findOne(LetterMove, { where: { officialId }, lock: LOCK });
      if (!move) return false;
      const { at, issueId, level } = move;
      const steps = await this.moveSome([officialId], { at, issueId, level }, now);
      return steps.length === BATCH;
    });
  }

  private async start(officialIds: readonly string[]): Promise<void> {
    // Waits for letters that are being moved to what is the former address now; they are moved again.
    const order = { officialId: 'ASC' } as const;
    await this.manager.find(LetterMove, { where: { officialId: In(officialIds) }, order, lock: LOCK });
    const since = new Date(this.clock.now().getTime() - OFFICE_LINK_MS);
    await this.letters.writeAll(await this.moveSome(officialIds, { at: since, issueId: '', level: 0 }));
  }

  /** Moves the letters of the first steps behind a position. @returns these steps; 500 if there may be more */
  private async moveSome(
    officialIds: readonly string[],
    after: StepPosition,
    reported?: Set<string>,
  ): Promise<StepPosition[]> {
    const steps = await this.queries.stepsOf(officialIds, after, BATCH);
    await this.letters.withdraw(await this.queries.waitingElsewhere(steps));
    await this.letters.storeAllUnsent(await this.queries.sentElsewhere(steps));
    // The only record that the new holder has these letters; they follow a later change of the address.
    await this.letters.storeAllUnsent(await this.queries.atSuccessor(steps));
    await this.letters.reportUnreached(steps, reported);
    const last = steps.length === BATCH ? steps.at(-1) : undefined;
    if (!last) await this.manager.delete(LetterMove, { officialId: In(officialIds) });
    else {
      const moves = officialIds.map((officialId) => ({ officialId, ...last }));
      // In place: a transaction that waits for a row would not see another one.
      await this.manager.upsert(LetterMove, moves, ['officialId']);
    }
    return steps;
  }
}
