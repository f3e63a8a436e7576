import { Injectable } from '@nestjs/common';
import { Flag } from '../../flags/entities/flag.entity';
import type { FlagTargetKind } from '../../kernel/flags';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

const MAX_ROWS = 200;
const MAX_SNIPPET_LENGTH = 140;

const FLAG = columnsOf(
  Flag,
  { id: 'id', kind: 'targetKind', reason: 'reason', reporterCount: 'reporterCount', status: 'status' },
  'f',
);

/** What is open first, then the newest. */
const list = statement(
  'console.list-flags',
  `select ${FLAG},
          left(coalesce(i.title, m.content, x.file_name, x.post_url, u.display_name, ''), ${MAX_SNIPPET_LENGTH}) as snippet
     from flags f
     left join issues i on f.target_kind = 'issue' and i.id = f.target_id
     left join messages m on f.target_kind = 'comment' and m.id = f.target_id
     left join media x on f.target_kind = 'media' and x.id = f.target_id
     left join users u on f.target_kind = 'reporter' and u.id = f.target_id
    where $1::text is null or f.reason = $1
    order by (f.status = 'open') desc, f.created_at desc, f.id desc limit ${MAX_ROWS}`,
);
const findAuthor = statement(
  'console.find-flag-author',
  `select coalesce(
     (select reporter_id from issues where $1 = 'issue' and id = $2),
     (select author_id from messages where $1 = 'comment' and id = $2),
     (select added_by from media where $1 = 'media' and id = $2),
     (select id from users where $1 = 'reporter' and id = $2)) as id`,
);

/** A flag as city staff list it. */
export interface FlagRow extends RowOf<typeof FLAG> {
  snippet: string;
}

/** The reads of flags. */
@Injectable()
export class FlagQueries {
  constructor(private readonly database: Database) {}

  /** Flags of a reason, or of any. */
  list(reason: string | null): Promise<FlagRow[]> {
    return this.database.rows(list, [reason]);
  }

  /** Whose it is that was flagged. */
  async authorOf(kind: FlagTargetKind, targetId: string): Promise<string | null> {
    return (await this.database.row<{ id: string | null }>(findAuthor, [kind, targetId]))?.id ?? null;
  }
}
