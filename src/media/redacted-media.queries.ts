import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../kernel/time/durations';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { inBatches } from '../platform/retention/in-batches';
import { Retention } from '../platform/retention/retention.decorator';

const KEPT_MS = 30 * DAY_MS;

/** In SQL, to delete in batches. Its objects are removed as those of every deleted item; a post has none. */
const deleteOld = statement(
  'media.delete-redacted',
  `update media set deleted_at = $2, purged_at = case when type = 'microblog' then $2::timestamptz end,
          taken_at = null, taken_lat = null, taken_lng = null
    where id in (select id from media where redacted_at <= $1 and deleted_at is null and issue_id is not null
                  order by redacted_at limit 500 for update skip locked)
   returning id`,
);

/** Deletes media that city staff redacted long ago; until then they can show it again. */
@Injectable()
export class RedactedMediaQueries {
  constructor(private readonly database: Database) {}

  /** @returns how many items were deleted */
  @Retention('redacted-media')
  deleteOld(now: Date): Promise<number> {
    const before = new Date(now.getTime() - KEPT_MS);
    return inBatches(() => this.database.rows(deleteOld, [before, now]));
  }
}
