import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { Issue } from '../entities/issue.entity';

const TIMES = columnsOf(Issue, ['updatedAt', 'picturesChangedAt'], 'i');

const lockTimes = statement(
  'issues.lock-times',
  `select ${TIMES} from issues i where i.id = $1 for no key update`,
);
const setTimes = statement(
  'issues.set-times-of-many',
  `update issues set updated_at = case when updated_at = $2 then $2 else $2::timestamptz + interval '1 second' end,
          pictures_changed_at = case when pictures_changed_at is not distinct from $3 then $3
                                     else coalesce($3::timestamptz, $2) + interval '1 second' end
    where id = $1 and (updated_at <> $2 or pictures_changed_at is distinct from $3)`,
);

/** When an issue and its pictures changed last. */
export type ChangeTimes = RowOf<typeof TIMES>;

/** Reads and writes when issues changed. */
@Injectable()
export class UnlinkedChangesQueries {
  constructor(private readonly database: Database) {}

  /** Locks an issue. @returns when it changed; undefined if there is none */
  lock(issueId: string): Promise<ChangeTimes | undefined> {
    return this.database.row<ChangeTimes>(lockTimes, [issueId]);
  }

  /** Sets what has changed since to a second after these times. */
  async set(issueId: string, { updatedAt, picturesChangedAt }: ChangeTimes): Promise<void> {
    await this.database.rows(setTimes, [issueId, updatedAt, picturesChangedAt]);
  }
}
