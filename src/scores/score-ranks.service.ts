import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database';
import { ScoreRankQueries } from './score-rank.queries';

const TRANSACTION_TIMEOUT_MS = 60_000;

/** Adds changes of scores to the counts from which ranks are computed, so that reading a rank stays cheap. */
@Injectable()
export class ScoreRanksService {
  constructor(
    private readonly database: Database,
    private readonly queries: ScoreRankQueries,
  ) {}

  /** @returns how many changes were added */
  mergeMoves(): Promise<{ moves: number }> {
    return this.database.transaction(async () => {
      await this.queries.lockCounts();
      return { moves: await this.queries.mergeMoves() };
    }, TRANSACTION_TIMEOUT_MS);
  }

  /** Compares the counts with the scores and corrects them. @returns how many counts were wrong */
  repair(): Promise<number> {
    return this.database.transaction(async () => {
      await this.queries.lockCounts();
      const counts = await this.queries.repairCounts();
      return counts + (await this.queries.repairGroups());
    }, TRANSACTION_TIMEOUT_MS);
  }
}
