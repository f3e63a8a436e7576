import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { type CountedItem, MediaCounts } from './media-counts.service';
import { MediaNotFound } from './media.errors';

const lock = statement(
  'media.lock-item',
  `select issue_id as "issueId", type, added_by as "addedBy", redacted_at is not null as redacted
     from media where id = $1 and issue_id is not null and deleted_at is null for no key update`,
);
const setRedacted = statement('media.set-redacted', `update media set redacted_at = $2 where id = $1`);

/** Takes media from sight, and shows them again. The only writer of that. Call it under the lock of the issue. */
@Injectable()
export class MediaRedaction {
  constructor(
    private readonly database: Database,
    private readonly counts: MediaCounts,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns whether that changed anything
   * @throws MediaNotFound; MediaFull when the issue has got as many as it may meanwhile
   */
  async setRedacted(mediaId: string, redacted: boolean): Promise<boolean> {
    const item = await this.database.row<CountedItem & { issueId: string }>(lock, [mediaId]);
    if (!item) throw new MediaNotFound();
    if (item.redacted === redacted) return false;
    if (redacted) await this.counts.remove(item.issueId, item);
    else await this.counts.restore(item.issueId, item);
    await this.database.rows(setRedacted, [mediaId, redacted ? this.clock.now() : null]);
    return true;
  }
}
