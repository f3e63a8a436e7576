import { Injectable } from '@nestjs/common';
import { ownerOf } from '../../auth';
import type { TextPlace } from '../../issues';
import { Issue } from '../../issues/entities/issue.entity';
import { PersonalFinding } from '../../issues/entities/personal-finding.entity';
import type { ConsoleScope } from '../../kernel/console';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { isInScope, scopeValue } from '../access/console-scope.queries';

const FINDING = columnsOf(
  PersonalFinding,
  {
    id: 'id',
    targetKind: 'targetKind',
    targetId: 'targetId',
    issueId: 'issueId',
    field: 'field',
    kind: 'kind',
    start: 'startAt',
    end: 'endAt',
    foundAt: 'foundAt',
  },
  'f',
);
const ISSUE = columnsOf(Issue, { issueTitle: 'title' }, 'i');

/** SQL for the text of a contribution, its account and its issue, without those that are deleted or dropped. */
const written = (kind: string, id: string, field: string) => `
  select case when ${field} = 'title' then w.title else w.description end as text,
         w.reporter_id as account, w.id as issue
    from issues w where ${kind} = 'issue' and w.id = ${id} and ${field} in ('title', 'description')
  union all select w.content, w.author_id, w.issue_id from messages w
    where ${kind} = 'message' and ${field} = 'content' and w.id = ${id} and w.deleted_at is null
  union all select w.description, w.resolver_id, w.issue_id from issue_resolutions w
    where ${kind} = 'resolution' and ${field} = 'description' and w.issue_id = ${id} and w.dropped_at is null
  union all select w.reason, w.user_id, w.issue_id from reopen_requests w
    where ${kind} = 'reopen_request' and ${field} = 'reason' and w.id = ${id}`;

const listFindings = statement(
  'console.list-findings',
  `select ${FINDING}, ${ISSUE}, t.text
     from personal_findings f join issues i on i.id = f.issue_id
     cross join lateral (${written('f.target_kind', 'f.target_id', 'f.field')}) t
    where f.dismissed_at is null and i.city = $1 and ${isInScope('i', '$2')}
      and ($3::text is null or (f.found_at, f.id) < (select b.found_at, b.id from personal_findings b where b.id = $3))
    order by f.found_at desc, f.id desc limit $4`,
);
const findText = statement(
  'console.find-text',
  `select t.text, ${ownerOf('t.account')} as "ownerId" from (${written('$1::text', '$2::text', '$3::text')}) t where t.issue = $4`,
);

/** A finding, with the text that it is in. */
export type FindingRow = RowOf<typeof FINDING> & RowOf<typeof ISSUE> & { text: string };

/** Which findings are listed. */
export interface FindingFilter {
  cityId: string;
  limit: number;
  /** The last finding of the page before. */
  before?: string;
}

/** Reads findings of personal data, and the texts of contributions. */
@Injectable()
export class FindingQueries {
  constructor(private readonly database: Database) {}

  /** The findings of a city in a scope that nobody dismissed, newest first. */
  list({ cityId, limit, before }: FindingFilter, scope: ConsoleScope): Promise<FindingRow[]> {
    return this.database.rows<FindingRow>(listFindings, [cityId, scopeValue(scope), before ?? null, limit]);
  }

  /** A published text, and the person who wrote it; undefined if it is not there any more. */
  text({ kind, id, field, issueId }: TextPlace): Promise<{ text: string; ownerId: string } | undefined> {
    return this.database.row(findText, [kind, id, field, issueId]);
  }
}
