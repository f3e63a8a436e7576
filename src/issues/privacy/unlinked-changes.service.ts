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

/**
 * Changes of many issues at the wish of one person. If all of them were newer by the same time, everyone could see
 * that they are of one person; so each becomes newer by a second than it was. That is enough for ETags and caches. Who
 * copies issues by the time of their change learns of it by the webhook event `issue.redacted`.
 */
@Injectable()
export class UnlinkedChangesService {
  constructor(private readonly database: Database) {}

  /** Changes one of the issues. @param work the change, in the same transaction, under the lock of the issue */
  async of<Result>(issueId: string, work: () => Promise<Result>): Promise<Result> {
    return this.database.transaction(async () => {
      const before = await this.database.row<RowOf<typeof TIMES>>(lockTimes, [issueId]);
      const result = await work();
      if (before) await this.database.rows(setTimes, [issueId, before.updatedAt, before.picturesChangedAt]);
      return result;
    });
  }
}
