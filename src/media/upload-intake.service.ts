import { stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../platform/http/domain-error';
import { MediaDeletion } from './media-deletion.service';
import { isImageType, MediaInspector, UnfitMedia } from './media-inspector';
import type { CleanPhoto, Upload } from './medium';
import { objectKey, ObjectStorage } from './storage/object-storage';
import { withTemporaryFile } from './storage/temporary-file';
import { StoredMedia } from './stored-media.service';

/**
 * Makes of uploaded bytes what is served, once they are there: right after a PUT to this server, or when the bytes in a
 * store elsewhere are first asked for or come to the job's notice. Whoever is first does it; the others find it done.
 */
@Injectable()
export class UploadIntake {
  private readonly running = new Map<string, Promise<boolean>>();

  constructor(
    private readonly storage: ObjectStorage,
    private readonly stored: StoredMedia,
    private readonly inspector: MediaInspector,
    private readonly deletion: MediaDeletion,
  ) {}

  /**
   * Takes in an upload that was awaited a moment ago.
   * @returns whether it is stored now, also by another instance; false while its bytes are not there
   * @throws InvalidInput when they are not what was announced; the item is then off its issue
   */
  take(upload: Upload): Promise<boolean> {
    const known = this.running.get(upload.mediaId);
    if (known) return known;
    const mine = this.takeOnce(upload).finally(() => this.running.delete(upload.mediaId));
    this.running.set(upload.mediaId, mine);
    return mine;
  }

  /**
   * Stores a clean image as an awaited upload, for bytes that came by another way than a PUT.
   * @returns false when the upload was deleted meanwhile
   */
  async store(mediaId: string, { mimeType, bytes, pictureHash }: CleanPhoto): Promise<boolean> {
    await withTemporaryFile(bytes, (clean) => this.storage.keep(objectKey(mediaId), clean, mimeType));
    return this.stored.mark(mediaId, pictureHash);
  }

  private async takeOnce(upload: Upload): Promise<boolean> {
    const { mediaId } = upload;
    // Whoever has taken it in has also dropped what was sent.
    if (!(await this.storage.hasUpload(mediaId))) return this.stored.isStored(mediaId);
    let pictureHash: string | null;
    try {
      pictureHash = await this.storage.withUpload(mediaId, (file) => this.keep(upload, file));
    } catch (error) {
      if (!(error instanceof UnfitMedia)) throw error;
      await this.deletion.abandon(upload);
      throw new InvalidInput([{ field: 'body', message: error.message }]);
    }
    const isStored = await this.stored.mark(mediaId, pictureHash);
    await this.storage.dropUpload(mediaId);
    return isStored;
  }

  /** @returns the hash of a picture */
  private async keep({ mediaId, mimeType, size }: Upload, file: string): Promise<string | null> {
    const { size: sent } = await stat(file);
    if (sent !== size) throw new UnfitMedia(`The file has ${sent} bytes instead of ${size}`);
    if (!isImageType(mimeType)) {
      await this.inspector.checkVideo(file, mimeType);
      await this.storage.keep(objectKey(mediaId), file, mimeType);
      return null;
    }
    const { bytes, pictureHash } = await this.inspector.cleanImage(file, mimeType);
    await withTemporaryFile(bytes, (clean) => this.storage.keep(objectKey(mediaId), clean, mimeType));
    return pictureHash;
  }
}
