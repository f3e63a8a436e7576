import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { BulkActIssue } from '../entities/bulk-act-issue.entity';

const ISSUE = columnsOf(BulkActIssue, ['position', 'issueId', 'was', 'became'], 'i');
const RESULT = columnsOf(BulkActIssue, ['issueId', 'state', 'reason', 'undo'], 'i');

/** Rows that another run has taken are left to it. */
const takeNext = statement(
  'staff.take-bulk-act-issue',
  `select ${ISSUE} from bulk_act_issues i join bulk_acts a on a.id = i.act_id
    where i.act_id = $1 and i.state = 'waiting' and a.state = 'running'
    order by i.position limit 1 for update of i skip locked`,
);
const takeNextToUndo = statement(
  'staff.take-bulk-act-issue-to-undo',
  `select ${ISSUE} from bulk_act_issues i join bulk_acts a on a.id = i.act_id
    where i.act_id = $1 and i.undo = 'waiting' and a.state = 'undoing'
    order by i.position limit 1 for update of i skip locked`,
);
const end = statement(
  'staff.end-bulk-act',
  `update bulk_acts a set state = case a.state when 'undoing' then 'undone' else 'done' end, ended_at = $2
    where a.id = $1 and a.state in ('running', 'undoing') and not exists (
      select from bulk_act_issues i where i.act_id = a.id
         and case a.state when 'undoing' then i.undo = 'waiting' else i.state = 'waiting' end)`,
);
const addIssues = statement(
  'staff.add-bulk-act-issues',
  `insert into bulk_act_issues (act_id, position, issue_id, state)
   select $1, n, id, 'waiting' from unnest($2::text[]) with ordinality given (id, n)`,
);
const askUndo = statement(
  'staff.ask-to-undo-bulk-act',
  `update bulk_act_issues set undo = 'waiting', reason = null where act_id = $1 and state = 'done'`,
);
const countResults = statement(
  'staff.count-bulk-act-results',
  `select count(*)::int as total, count(*) filter (where state = 'done')::int as done,
          count(*) filter (where state = 'failed')::int as failed, count(undo)::int as "toUndo",
          count(*) filter (where undo = 'done')::int as undone,
          count(*) filter (where undo = 'failed')::int as left
     from bulk_act_issues where act_id = $1`,
);
/** The failed ones first, if not all are shown. */
const listResults = statement(
  'staff.list-bulk-act-results',
  `select ${RESULT} from bulk_act_issues i
    where i.act_id = $1 and (not $3 or i.undo is not null)
    order by (case when $3 then i.undo else i.state end) <> 'failed' and $4, i.position limit $2`,
);

/** An issue that is to be changed, with what the act changed before if that is to be undone. */
export type TakenIssue = RowOf<typeof ISSUE>;
/** The result of an act for an issue. */
export type BulkActResult = RowOf<typeof RESULT>;

/** How many issues an act has by their results. */
export interface BulkActCounts {
  total: number;
  done: number;
  failed: number;
  toUndo: number;
  undone: number;
  left: number;
}

/** Reads and writes the issues of acts on many issues; called by `BulkActRecordsService` alone. */
@Injectable()
export class BulkActQueries {
  constructor(private readonly database: Database) {}

  /** Takes the next issue for the surrounding transaction; undefined if none is left, or the act was stopped. */
  take(actId: string, isUndo: boolean): Promise<TakenIssue | undefined> {
    return this.database.row(isUndo ? takeNextToUndo : takeNext, [actId]);
  }

  /** Ends an act of which no issue is left. */
  async endIfDone(actId: string, at: Date): Promise<void> {
    await this.database.rows(end, [actId, at]);
  }

  async addIssues(actId: string, issueIds: readonly string[]): Promise<void> {
    await this.database.rows(addIssues, [actId, issueIds]);
  }

  async askUndo(actId: string): Promise<void> {
    await this.database.rows(askUndo, [actId]);
  }

  async counts(actId: string): Promise<BulkActCounts> {
    return (await this.database.row<BulkActCounts>(countResults, [actId]))!;
  }

  /** @param isUndo the results of undoing it; @param isPart whether some are left out: then failed ones are first */
  results(actId: string, isUndo: boolean, isPart: boolean, limit: number): Promise<BulkActResult[]> {
    return this.database.rows(listResults, [actId, limit, isUndo, isPart]);
  }
}
