import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { newId } from '../../kernel/ids';
import { Clock } from '../../kernel/time/clock';
import { Database } from '../../platform/database/database';
import { BulkAct } from '../entities/bulk-act.entity';
import { BulkActIssue } from '../entities/bulk-act-issue.entity';
import { BulkActNotFound, BulkActSettled } from './bulk-act.errors';
import { BulkActQueries, type BulkActResult, type TakenIssue } from './bulk-act.queries';

const MAX_RESULTS = 500;

/** An act with its results; while it is undone and after, those of undoing it. */
export interface BulkActReport {
  act: BulkAct;
  total: number;
  done: number;
  failed: number;
  /** At most 500; of more, the failed ones first. */
  results: BulkActResult[];
}

/** What an act changed of an issue. */
export interface Changed {
  was: object;
  became: object;
}

/** Keeps acts on many issues and their results, so that they go on after a restart. */
@Injectable()
export class BulkActRecordsService {
  constructor(
    @InjectRepository(BulkAct) private readonly acts: Repository<BulkAct>,
    @InjectRepository(BulkActIssue) private readonly issues: Repository<BulkActIssue>,
    private readonly queries: BulkActQueries,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Begins an act. @param maxMs how long storing many issues may take */
  async begin(
    accountId: string,
    { act, value }: Pick<BulkAct, 'act' | 'value'>,
    issueIds: readonly string[],
    maxMs: number,
  ): Promise<BulkAct> {
    const begun = {
      ...{ id: newId('bulkAct'), accountId, act, value, state: 'running' as const },
      ...{ createdAt: this.clock.now(), endedAt: null },
    };
    await this.database.transaction(async () => {
      await this.acts.insert(begun);
      await this.queries.addIssues(begun.id, issueIds);
    }, maxMs);
    return begun;
  }

  /** The acts that go on, the oldest first. */
  underWay(): Promise<BulkAct[]> {
    return this.acts.find({
      where: { endedAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: 100,
    });
  }

  /** @throws BulkActNotFound unless the account began it */
  async report(accountId: string, id: string): Promise<BulkActReport> {
    const act = await this.acts.findOneBy({ id, accountId });
    if (!act) throw new BulkActNotFound();
    const counts = await this.queries.counts(id);
    const isUndo = counts.toUndo > 0 || act.state === 'undoing' || act.state === 'undone';
    const total = isUndo ? counts.toUndo : counts.total;
    const results = await this.queries.results(id, isUndo, total > MAX_RESULTS, MAX_RESULTS);
    return isUndo
      ? { act, total, done: counts.undone, failed: counts.left, results }
      : { act, total, done: counts.done, failed: counts.failed, results };
  }

  /** Stops an act; what it has changed stays. @throws BulkActNotFound; BulkActSettled if it has ended */
  stop(accountId: string, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const act = await this.lock(accountId, id);
      if (act.endedAt) throw new BulkActSettled();
      await this.acts.update({ id }, { state: 'stopped', endedAt: this.clock.now() });
    });
  }

  /** Begins to undo an act. @throws BulkActNotFound; BulkActSettled if it goes on or was undone */
  undo(accountId: string, id: string): Promise<BulkAct> {
    return this.database.transaction(async () => {
      const act = await this.lock(accountId, id);
      if (act.act === 'note' || act.act === 'ask_photo')
        throw new BulkActSettled('Notes and questions stay; write a further one');
      if (!act.endedAt) throw new BulkActSettled('The act goes on; stop it first');
      const { toUndo } = await this.queries.counts(id);
      if (act.state === 'undone' || toUndo > 0) throw new BulkActSettled('The act was undone');
      await this.queries.askUndo(id);
      const begun = { state: 'undoing' as const, endedAt: null };
      await this.acts.update({ id }, begun);
      return { ...act, ...begun };
    });
  }

  /**
   * Changes the next issue of an act and keeps the result, both or neither.
   * @param change returns what it changed, unless it undoes a change; an error that it throws is the result
   * @param reasonOf why the issue was not changed, in words, from that error
   * @returns false if no issue is left, or the act was stopped
   */
  async next(
    { id: actId, state }: BulkAct,
    change: (issue: TakenIssue) => Promise<Changed | undefined>,
    reasonOf: (error: unknown) => string,
  ): Promise<boolean> {
    const isUndo = state === 'undoing';
    let taken: TakenIssue | undefined;
    try {
      await this.database.transaction(async () => {
        taken = await this.queries.take(actId, isUndo);
        if (!taken) return;
        const { position } = taken;
        const changed = await change(taken);
        const result = isUndo ? { undo: 'done' as const } : { state: 'done' as const, ...changed };
        await this.issues.update({ actId, position }, result);
      });
    } catch (error) {
      if (!taken) throw error;
      const { position } = taken;
      const reason = reasonOf(error);
      const where = isUndo ? { undo: 'waiting' as const } : { state: 'waiting' as const };
      const result = isUndo ? { undo: 'failed' as const, reason } : { state: 'failed' as const, reason };
      await this.issues.update({ actId, position, ...where }, result);
    }
    return taken !== undefined;
  }

  /** Ends an act of which no issue is left. */
  endIfDone(id: string): Promise<void> {
    return this.queries.endIfDone(id, this.clock.now());
  }

  private async lock(accountId: string, id: string): Promise<BulkAct> {
    const act = await this.acts.findOne({ where: { id, accountId }, lock: { mode: 'pessimistic_write' } });
    if (!act) throw new BulkActNotFound();
    return act;
  }
}
