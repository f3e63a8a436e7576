import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { IssueAnswer } from '../entities/issue-answer.entity';

const PAUSE = columnsOf(IssueAnswer, ['pauseId'], 'a');

/** In SQL: every message asks whether it is by the reporter and after an answer without a reply. */
const markReplied = statement(
  'staff.mark-replied',
  `update issue_answers a set replied_at = $3 from issues i
    where a.issue_id = $1 and a.superseded_at is null and a.replied_at is null
      and i.id = a.issue_id and i.reporter_id = $2
   returning ${PAUSE}`,
);

/** The changes of answers that depend on the reporter of the issue. */
@Injectable()
export class AnswerQueries {
  constructor(private readonly database: Database) {}

  /** Marks the newest answer as replied to, if the reporter wrote and it has no reply. @returns it, if so */
  markReplied(issueId: string, authorId: string, at: Date): Promise<RowOf<typeof PAUSE> | undefined> {
    return this.database.row(markReplied, [issueId, authorId, at]);
  }
}
