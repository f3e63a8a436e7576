import { Injectable } from '@nestjs/common';
import { ownerOf } from '../../auth';
import { columnsOf, type NotNull, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { Issue } from '../entities/issue.entity';
import type { LockedIssue } from '../issue';

const COUNTED = columnsOf(Issue, {
  hidden: 'hidden',
  withheld: 'withheld',
  messageAt: 'lastMessageAt',
});
type CountedRow = NotNull<RowOf<typeof COUNTED>, 'messageAt'> & Pick<LockedIssue, 'ownerId'>;

/** In SQL, for speed: one statement locks the issue, counts the message and returns its time. */
const countMessage = statement(
  'issues.count-message',
  `update issues set message_count = message_count + 1,
          last_message_at = greatest($2::timestamptz(3), last_message_at + interval '1 millisecond')
    where id = $1
   returning ${COUNTED}, ${ownerOf('reporter_id')} as "ownerId"`,
);

/** Counters in the row of an issue. */
@Injectable()
export class IssueCounterQueries {
  constructor(private readonly database: Database) {}

  /** Counts a message and returns a time later than that of the message before; the issue stays locked. */
  countMessage(issueId: string, now: Date): Promise<CountedRow | undefined> {
    return this.database.row<CountedRow>(countMessage, [issueId, now]);
  }
}
