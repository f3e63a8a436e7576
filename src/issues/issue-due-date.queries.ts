import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import type { Issue } from './entities/issue.entity';

/**
 * In SQL, for speed: a repository builds the text of an update anew each time, which takes several times as long as the
 * rest of the statement in this process.
 */
const begin = statement(
  'issues.begin-due-date',
  'update issues set due_at = $2, next_escalation_at = $3 where id = $1',
);

/** The first due date of an issue; only `IssueDueDates` uses it. */
@Injectable()
export class IssueDueDateQueries {
  constructor(private readonly database: Database) {}

  /** Writes the due date of a new report. Sets off `issues_ward_counts_change`, which counts it once it is resolved. */
  async begin(
    issueId: string,
    { dueAt, nextEscalationAt }: Pick<Issue, 'dueAt' | 'nextEscalationAt'>,
  ): Promise<void> {
    await this.database.rows(begin, [issueId, dueAt, nextEscalationAt]);
  }
}
