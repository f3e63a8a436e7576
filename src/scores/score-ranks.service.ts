import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database';
import { ScoreRankQueries } from './score-rank.queries';

const TRANSACTION_TIMEOUT_MS = 60_000;

/** Folds what has happened to scores into the counts ranks are read from, so that a rank stays cheap to read. */
@Injectable()
export class ScoreRanks {
  constructor(
    private readonly database: Database,
    private readonly queries: ScoreRankQueries,
  ) {}

  /** @returns how many changes of scores were folded */
  fold(): Promise<{ moves: number }> {
    return this.database.transaction(async () => {
      await this.queries.lockCounts();
      return { moves: await this.queries.fold() };
    }, TRANSACTION_TIMEOUT_MS);
  }

  /** Compares the counts with the scores and makes them equal. @returns how many counts were wrong */
  mend(): Promise<number> {
    return this.database.transaction(async () => {
      await this.queries.lockCounts();
      const counts = await this.queries.mendCounts();
      return counts + (await this.queries.mendGroups());
    }, TRANSACTION_TIMEOUT_MS);
  }
}
