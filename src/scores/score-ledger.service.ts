import { Injectable } from '@nestjs/common';
import type { IssueReported } from '../issues';
import { earnsScore } from '../kernel/people/service-accounts';
import { ADDITIVE_FIELDS, type ScoreChange } from './score';
import { type ReportFollowers, ScoreLedgerQueries } from './score-ledger.queries';

/**
 * The only writer of people's contributions; the accounts of city staff and Open311 clients earn none. Call it in the
 * transaction of the contribution. Sets off `user_scores_settle` (score and badges), `user_scores_came` and
 * `user_scores_moved` (the counts for ranks) and `user_scores_reporter` (the directory of reporters).
 */
@Injectable()
export class ScoreLedger {
  constructor(private readonly queries: ScoreLedgerQueries) {}

  /** Adds to the counts of people, each in one row. */
  async add(...changes: ScoreChange[]): Promise<void> {
    const byUser = new Map<string, ScoreChange>();
    for (const change of changes) {
      if (!earnsScore(change.userId)) continue;
      const known = byUser.get(change.userId);
      byUser.set(change.userId, known ? sum(known, change) : change);
    }
    if (byUser.size === 0) return;
    await this.queries.add([...byUser.values()]);
  }

  /** Locks the row under which a person's reports are counted, and creates it for the first report. */
  lock(userId: string): Promise<void> {
    return this.queries.lock(userId);
  }

  /**
   * Adds a report to its reporter's counts (1), or removes it from them (-1), with its day and its category. The
   * reporter's row is locked first, so that two concurrent first reports of a day are counted correctly.
   */
  async countReport(
    report: IssueReported['issue'],
    change: 1 | -1,
    followers: ReportFollowers = { resolved: false, upvotes: 0 },
  ): Promise<void> {
    if (!earnsScore(report.reporterId)) return;
    await this.lock(report.reporterId);
    await this.queries.countReport(report, change, followers);
  }
}

function sum(one: ScoreChange, other: ScoreChange): ScoreChange {
  const total: ScoreChange = { userId: one.userId };
  for (const field of ADDITIVE_FIELDS) total[field] = (one[field] ?? 0) + (other[field] ?? 0);
  return total;
}
