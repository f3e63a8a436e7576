import { stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../../platform/http/domain-error';
import { TracksRefused } from '../media.errors';
import { MediaDeletionService } from '../media-deletion.service';
import { isImageType, MediaInspector, UnfitMedia } from '../media-inspector';
import type { CleanPhoto, Upload } from '../medium';
import { ObjectStorage } from '../storage/object-storage';
import { withTemporaryFile } from '../storage/temporary-file';
import { type FileFacts, StoredMediaService } from '../stored-media.service';

/**
 * Processes uploaded bytes into the served object: right after a PUT to this server, or, if the bytes are in an object
 * store, when they are first requested or found by the job. Concurrent calls for one upload do it once.
 */
@Injectable()
export class UploadIntakeService {
  private readonly running = new Map<string, Promise<boolean>>();

  constructor(
    private readonly storage: ObjectStorage,
    private readonly stored: StoredMediaService,
    private readonly inspector: MediaInspector,
    private readonly deletion: MediaDeletionService,
  ) {}

  /**
   * Processes an upload that is expected.
   * @returns whether it is stored now, also by another instance; false if its bytes have not arrived
   * @throws InvalidInput if they are not of the announced type, TracksRefused; the item is then removed from its issue
   */
  take(upload: Upload): Promise<boolean> {
    const known = this.running.get(upload.mediaId);
    if (known) return known;
    const mine = this.takeOnce(upload).finally(() => this.running.delete(upload.mediaId));
    this.running.set(upload.mediaId, mine);
    return mine;
  }

  /**
   * Stores a clean image as the object of an upload, for bytes that arrived in another way than by PUT.
   * @returns false if the upload was deleted meanwhile
   */
  async store(mediaId: string, { mimeType, bytes, pictureHash }: CleanPhoto): Promise<boolean> {
    await withTemporaryFile(bytes, (clean) => this.storage.keep(mediaId, clean, mimeType));
    return this.stored.mark(mediaId, { pictureHash });
  }

  private async takeOnce(upload: Upload): Promise<boolean> {
    const { mediaId } = upload;
    // The instance that processed the upload has also removed the sent bytes.
    if (!(await this.storage.hasUpload(mediaId))) return this.stored.isStored(mediaId);
    let facts: FileFacts;
    try {
      facts = await this.storage.withUpload(mediaId, (file) => this.keep(upload, file));
    } catch (error) {
      if (!(error instanceof UnfitMedia)) throw error;
      await this.deletion.abandon(upload);
      if (error.reason === 'tracks') throw new TracksRefused();
      throw new InvalidInput([{ field: 'body', message: error.message }]);
    }
    const isStored = await this.stored.mark(mediaId, facts);
    await this.storage.dropUpload(mediaId);
    return isStored;
  }

  /** @returns what is known of the file */
  private async keep({ mediaId, mimeType, size, addedBy }: Upload, file: string): Promise<FileFacts> {
    const { size: sent } = await stat(file);
    if (sent !== size) throw new UnfitMedia(`The file has ${sent} bytes instead of ${size}`);
    if (!isImageType(mimeType)) {
      await this.inspector.cleanVideo(file, mimeType);
      await this.storage.keep(mediaId, file, mimeType);
      return { isCleaned: true };
    }
    const { bytes, pictureHash, origin } = await this.inspector.cleanImage(
      file,
      mimeType,
      addedBy ?? mediaId,
    );
    await withTemporaryFile(bytes, (clean) => this.storage.keep(mediaId, clean, mimeType));
    return { pictureHash, ...origin };
  }
}
