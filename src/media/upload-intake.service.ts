import { stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { InvalidInput } from '../platform/http/domain-error';
import { type CountedItem, MediaCounts } from './media-counts.service';
import { isImageType, MediaInspector, UnfitMedia } from './media-inspector';
import { MediaPurger } from './media-purger.service';
import type { Upload } from './medium';
import { objectKey, ObjectStorage } from './storage/object-storage';
import { withTemporaryFile } from './storage/temporary-file';

const markStored = statement(
  'media.mark-stored',
  `update media set state = 'stored', stored_at = $2
    where id = $1 and state = 'awaited' and deleted_at is null returning id`,
);
const giveUp = statement(
  'media.give-up',
  `update media set deleted_at = $2 where id = $1 and state = 'awaited' and deleted_at is null 
   returning type, added_by as "addedBy", redacted_at is not null as redacted`,
);

/**
 * Makes of uploaded bytes what is served, once they are there: right after a PUT to this server, or when the bytes in a
 * store elsewhere are first asked for or come to the job's notice. Whoever is first does it; the others find it done.
 */
@Injectable()
export class UploadIntake {
  private readonly running = new Map<string, Promise<boolean>>();

  constructor(
    private readonly database: Database,
    private readonly storage: ObjectStorage,
    private readonly inspector: MediaInspector,
    private readonly counts: MediaCounts,
    private readonly purger: MediaPurger,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes in an awaited upload.
   * @returns false while its bytes are not there
   * @throws InvalidInput when they are not what was announced; the item is then off its issue
   */
  take(upload: Upload): Promise<boolean> {
    const known = this.running.get(upload.mediaId);
    if (known) return known;
    const mine = this.takeOnce(upload).finally(() => this.running.delete(upload.mediaId));
    this.running.set(upload.mediaId, mine);
    return mine;
  }

  /** Takes an upload that came to nothing off its issue. */
  async abandon(upload: Upload): Promise<void> {
    await this.database.transaction(async () => {
      const given = await this.database.row<CountedItem>(giveUp, [upload.mediaId, this.clock.now()]);
      if (!given) return;
      await this.counts.remove(upload.issueId, given);
      this.database.afterCommit(upload.mediaId, () => this.purger.purgeSoon(upload));
    });
  }

  private async takeOnce(upload: Upload): Promise<boolean> {
    const { mediaId } = upload;
    if (!(await this.storage.hasUpload(mediaId))) return false;
    try {
      await this.storage.withUpload(mediaId, (file) => this.keep(upload, file));
    } catch (error) {
      if (!(error instanceof UnfitMedia)) throw error;
      await this.abandon(upload);
      throw new InvalidInput([{ field: 'body', message: error.message }]);
    }
    const stored = await this.database.row(markStored, [mediaId, this.clock.now()]);
    await this.storage.dropUpload(mediaId);
    return stored !== undefined;
  }

  private async keep({ mediaId, mimeType, size }: Upload, file: string): Promise<void> {
    const { size: sent } = await stat(file);
    if (sent !== size) throw new UnfitMedia(`The file has ${sent} bytes instead of ${size}`);
    if (!isImageType(mimeType)) {
      await this.inspector.checkVideo(file, mimeType);
      return this.storage.keep(objectKey(mediaId), file, mimeType);
    }
    const image = await this.inspector.cleanImage(file, mimeType);
    await withTemporaryFile(image, (clean) => this.storage.keep(objectKey(mediaId), clean, mimeType));
  }
}
