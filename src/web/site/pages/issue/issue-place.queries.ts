import { Injectable } from '@nestjs/common';
import { Ward } from '../../../../accountability/entities/ward.entity';
import { Issue } from '../../../../issues/entities/issue.entity';
import { columnsOf, type Nullable, type RowOf } from '../../../../platform/database/columns';
import { Database } from '../../../../platform/database/database';
import { statement } from '../../../../platform/database/statement';

const PLACE = columnsOf(Issue, ['area', 'pincode', 'ward', 'jurisdictionId', 'hidden'], 'i');
const MERGED_INTO = columnsOf(Issue, { mergedInto: 'id' }, 'd');

const find = statement(
  'site.issue-place',
  `select ${PLACE}, ${MERGED_INTO}, coalesce(w.name, '') as "wardName", a.office as "assignedTo",
          i.duplicate_of is not null as "isMerged"
     from issues i left join wards w on w.city = i.city and w.code = i.ward
     left join issues d on d.id = i.duplicate_of and d.city = i.city and not d.hidden
     left join lateral (
       select concat_ws(', ', nullif(a.department, ''), o.designation,
                        coalesce(nullif(o.ward, ''), nullif(o.constituency, ''))) as office
         from issue_assignments a left join officials o on o.id = a.assignee_id
        where a.issue_id = i.id order by a.id desc limit 1) a on true
    where i.id = $1`,
);

/**
 * The place of an issue ('' or null where unknown), and its office. For a hidden issue only its reporter and admins see
 * that; `mergedInto` is the issue it was merged into, if that is visible.
 */
export interface IssuePlace extends RowOf<typeof PLACE>, Nullable<RowOf<typeof MERGED_INTO>> {
  wardName: Ward['name'];
  /** Department and office of the assignee, never a name; '' if both are unknown, null if nobody is assigned. */
  assignedTo: string | null;
  /** Whether it is hidden because it was merged into another issue. */
  isMerged: boolean;
}

/** Reads the places of issues. */
@Injectable()
export class IssuePlaceQueries {
  constructor(private readonly database: Database) {}

  /** @param issueId an issue the reader may see */
  of(issueId: string): Promise<IssuePlace | undefined> {
    return this.database.row<IssuePlace>(find, [issueId]);
  }
}
