import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { Logger } from '../platform/logging/logger';
import { MediaQueries } from './media.queries';
import { objectKey, ObjectStorage } from './storage/object-storage';

const BATCH = 100;

/** While its URL is good, bytes may still be sent to a store that does not ask us: then the next run looks again. */
const markPurged = statement(
  'media.mark-purged',
  `update media set purged_at = $2 where id = $1 and upload_expires_at < $2`,
);

/** Removes the objects of deleted uploads from storage; what fails is tried again by the next run. */
@Injectable()
export class MediaPurger {
  constructor(
    private readonly database: Database,
    private readonly queries: MediaQueries,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Purges in the background. */
  purgeSoon(): void {
    this.purge().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'objects of deleted media could not be removed; the job tries again');
    });
  }

  /** @returns how many uploads were purged */
  async purge(): Promise<number> {
    const now = this.clock.now();
    const uploads = await this.queries.unpurged(BATCH);
    for (const { mediaId, widths } of uploads) {
      await this.storage.dropUpload(mediaId);
      await this.storage.remove([mediaId, ...widths.map((width) => objectKey(mediaId, width))]);
      await this.database.rows(markPurged, [mediaId, now]);
    }
    return uploads.length;
  }
}
