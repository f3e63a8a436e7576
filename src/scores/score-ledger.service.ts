import { Injectable } from '@nestjs/common';
import type { IssueReported } from '../issues';
import { Clock } from '../kernel/time/clock';
import { earnsScore } from '../kernel/people/service-accounts';
import { Database } from '../platform/database/database';
import { ADDITIVE_FIELDS, type ScoreChange } from './score';
import { addCounts, countReport, lockScore } from './score-ledger.queries';

/** What else is counted with a report when it is hidden or shown again: its resolution and its upvotes. */
interface ReportFollowers {
  resolved: boolean;
  upvotes: number;
}

/**
 * The only writer of people's contributions; the accounts of city staff and Open311 clients earn none. Call it in the
 * transaction of the contribution. Sets off `user_scores_settle` (score and badges), `user_scores_came` and
 * `user_scores_moved` (the counts for ranks) and `user_scores_reporter` (the directory of reporters).
 */
@Injectable()
export class ScoreLedger {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Adds to the counts of one or two people. */
  async add(...changes: ScoreChange[]): Promise<void> {
    const byUser = new Map<string, ScoreChange>();
    for (const change of changes) {
      if (!earnsScore(change.userId)) continue;
      const known = byUser.get(change.userId);
      byUser.set(change.userId, known ? sum(known, change) : change);
    }
    if (byUser.size === 0) return;
    const merged = [...byUser.values()];
    const counts = ADDITIVE_FIELDS.map((field) => merged.map((change) => change[field] ?? 0));
    await this.database.rows(addCounts, [[...byUser.keys()], this.clock.now(), ...counts]);
  }

  /** Locks the row under which a person's reports are counted, and creates it for the first report. */
  async lock(userId: string): Promise<void> {
    await this.database.rows(lockScore, [userId, this.clock.now()]);
  }

  /**
   * Adds a report to its reporter's counts (1), or removes it from them (-1), with its day and its category. The
   * reporter's row is locked first, so that two concurrent first reports of a day are counted correctly.
   */
  async countReport(
    { reporterId, city, category, priority, createdAt }: IssueReported['issue'],
    change: 1 | -1,
    followers: ReportFollowers = { resolved: false, upvotes: 0 },
  ): Promise<void> {
    if (!earnsScore(reporterId)) return;
    await this.lock(reporterId);
    await this.database.rows(countReport, [
      reporterId,
      change,
      city,
      category,
      priority === 'high' ? change : 0,
      createdAt,
      followers.resolved ? change : 0,
      followers.upvotes * change,
      this.clock.now(),
    ]);
  }
}

function sum(one: ScoreChange, other: ScoreChange): ScoreChange {
  const total: ScoreChange = { userId: one.userId };
  for (const field of ADDITIVE_FIELDS) total[field] = (one[field] ?? 0) + (other[field] ?? 0);
  return total;
}
