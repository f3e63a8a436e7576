import { Injectable } from '@nestjs/common';
import type { IssueReported } from '../issues';
import { Clock } from '../kernel/clock';
import { earnsScore } from '../kernel/service-accounts';
import { Database } from '../platform/database/database';
import { ADDITIVE_FIELDS, type ScoreChange } from './score';
import { addCounts, countReport, holdScore } from './score-ledger.queries';

/** What else comes and goes with a report, when one is hidden that people have already acted on. */
interface ReportFollowers {
  resolved: boolean;
  upvotes: number;
}

/**
 * The only writer of what people have contributed; the accounts of city staff and of Open311's clients earn none. Call
 * it in the transaction of the contribution. Sets off `user_scores_settle` (score and badges), `user_scores_came` and
 * `user_scores_moved` (what ranks are read from) and `user_scores_reporter` (the directory of reporters).
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

  /** Takes the lock every count of a person's reports is made under, making the row when it is the first. */
  async hold(userId: string): Promise<void> {
    await this.database.rows(holdScore, [userId, this.clock.now()]);
  }

  /**
   * Counts a report of its reporter (1), or takes it out of all counts (-1), with its day and its category. The
   * reporter's row is held first: two first reports of a day must see one another.
   */
  async countReport(
    { reporterId, city, category, priority, createdAt }: IssueReported['issue'],
    change: 1 | -1,
    followers: ReportFollowers = { resolved: false, upvotes: 0 },
  ): Promise<void> {
    if (!earnsScore(reporterId)) return;
    await this.hold(reporterId);
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
