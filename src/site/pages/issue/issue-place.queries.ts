import { Injectable } from '@nestjs/common';
import { Ward } from '../../../accountability/entities/ward.entity';
import { Issue } from '../../../issues/entities/issue.entity';
import { columnsOf, type Nullable, type RowOf } from '../../../platform/database/columns';
import { Database } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';

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
 * Where an issue lies, as far as that was found out ('' or null where it was not), and which office has it. Of one that
 * is hidden its reporter and admins alone see that; `mergedInto` is the one it was merged with, where everyone sees it.
 */
export interface IssuePlace extends RowOf<typeof PLACE>, Nullable<RowOf<typeof MERGED_INTO>> {
  wardName: Ward['name'];
  /**
   * Department and office of whom it is assigned to, never a name; '' where neither is known, null while nobody has it.
   */
  assignedTo: string | null;
  /** Whether it is hidden because it was merged with another one. */
  isMerged: boolean;
}

/** The reads of where issues lie. */
@Injectable()
export class IssuePlaceQueries {
  constructor(private readonly database: Database) {}

  /** @param issueId of an issue the reader may see */
  of(issueId: string): Promise<IssuePlace | undefined> {
    return this.database.row<IssuePlace>(find, [issueId]);
  }
}
