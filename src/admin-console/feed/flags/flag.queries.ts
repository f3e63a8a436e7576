import { Injectable } from '@nestjs/common';
import { personaOf } from '../../../auth';
import { Flag } from '../../../flags/entities/flag.entity';
import { FlagReport } from '../../../flags/entities/flag-report.entity';
import { Issue } from '../../../issues/entities/issue.entity';
import type { ConsoleScope } from '../../../kernel/console';
import type { FlagTargetKind } from '../../../kernel/flags';
import { columnsOf, type RowOf } from '../../../platform/database/columns';
import { Database } from '../../../platform/database/database';
import { isFlagInScope, scopeValue } from '../../access/console-scope.queries';
import { statement } from '../../../platform/database/statement';

const MAX_ROWS = 200;
const MAX_SNIPPET_LENGTH = 140;
const MAX_REPORTS = 100;

const FLAG = columnsOf(
  Flag,
  { id: 'id', kind: 'targetKind', reason: 'reason', reporterCount: 'reporterCount', status: 'status' },
  'f',
);

/** Open flags first, then newest first. */
const list = statement(
  'console.list-flags',
  `select ${FLAG},
          left(coalesce(i.title, m.content, x.post_url, x.mime_type, u.display_name, ''), ${MAX_SNIPPET_LENGTH}) as snippet
     from flags f
     left join issues i on f.target_kind = 'issue' and i.id = f.target_id
     left join messages m on f.target_kind = 'comment' and m.id = f.target_id
     left join media x on f.target_kind = 'media' and x.id = f.target_id
     left join users u on f.target_kind = 'reporter' and u.id = f.target_id
    where ($1::text is null or f.reason = $1) and ${isFlagInScope('f', '$2')}
    order by (f.status = 'open') desc, f.created_at desc, f.id desc limit ${MAX_ROWS}`,
);
const OF_FLAG = columnsOf(Flag, ['id', 'issueId'], 'f');
const OF_ISSUE = columnsOf(Issue, { cityId: 'city' }, 'i');
const REPORTED = columnsOf(FlagReport, ['reason', 'note', 'at'], 'r');
const findOne = statement(
  'console.find-flag',
  `select ${OF_FLAG}, ${OF_ISSUE},
          case f.target_kind when 'issue' then i.title || E'\\n\\n' || i.description
                             when 'comment' then m.content
                             when 'media' then coalesce(x.post_url, x.mime_type)
                             else u.display_name end as text,
          case when x.deleted_at is null and x.redacted_at is null and not i.hidden then x.id end as "mediaId",
          x.post_url as "postUrl"
     from flags f
     left join issues i on i.id = f.issue_id
     left join messages m on f.target_kind = 'comment' and m.id = f.target_id
     left join media x on f.target_kind = 'media' and x.id = f.target_id
     left join users u on f.target_kind = 'reporter' and u.id = f.target_id
    where f.id = $1`,
);
const listReports = statement(
  'console.list-flag-reports',
  `select ${REPORTED} from flag_reports r where r.flag_id = $1 order by r.at desc, r.user_id desc limit ${MAX_REPORTS}`,
);
const findAuthor = statement(
  'console.find-flag-author',
  `select coalesce(
     (select reporter_id from issues where $1 = 'issue' and id = $2),
     (select author_id from messages where $1 = 'comment' and id = $2),
     (select coalesce(${personaOf('x.added_by', 'x.issue_id')}, x.added_by) from media x where $1 = 'media' and x.id = $2),
     (select id from users where $1 = 'reporter' and id = $2)) as id`,
);

/** A flag in the list of city staff. */
export interface FlagRow extends RowOf<typeof FLAG> {
  snippet: string;
}

/** The target of a flag; `mediaId` only for media that are shown. */
export type FlagDetailRow = RowOf<typeof OF_FLAG> & {
  cityId: Issue['city'] | null;
  text: string | null;
  mediaId: string | null;
  postUrl: string | null;
};

/** A report about the target. */
export type FlagReportRow = RowOf<typeof REPORTED>;

/** Reads flags. */
@Injectable()
export class FlagQueries {
  constructor(private readonly database: Database) {}

  /** Flags in a scope with a reason; null for any reason. */
  list(reason: string | null, scope: ConsoleScope): Promise<FlagRow[]> {
    return this.database.rows(list, [reason, scopeValue(scope)]);
  }

  find(id: string): Promise<FlagDetailRow | undefined> {
    return this.database.row(findOne, [id]);
  }

  /** The reports about the target of a flag, newest first. */
  reports(id: string): Promise<FlagReportRow[]> {
    return this.database.rows(listReports, [id]);
  }

  /** The account that is shown as the author of the target. */
  async authorOf(kind: FlagTargetKind, targetId: string): Promise<string | null> {
    return (await this.database.row<{ id: string | null }>(findAuthor, [kind, targetId]))?.id ?? null;
  }
}
