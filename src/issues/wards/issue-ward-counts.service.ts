import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { IssueWardCountQueries } from './issue-ward-count.queries';

const TRANSACTION_TIMEOUT_MS = 60_000;

/** Adds changes of issues to the counts of cities and wards, so that reading them stays cheap. */
@Injectable()
export class IssueWardCounts {
  constructor(
    private readonly database: Database,
    private readonly queries: IssueWardCountQueries,
  ) {}

  /** @returns how many changes were added */
  fold(): Promise<{ moves: number }> {
    return this.database.transaction(async () => {
      await this.queries.lockCounts();
      return { moves: await this.queries.fold() };
    }, TRANSACTION_TIMEOUT_MS);
  }
}
