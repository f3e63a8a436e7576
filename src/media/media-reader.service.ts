import { Injectable } from '@nestjs/common';
import type { MimeType } from '../kernel/media-types';
import { limitKey } from '../platform/http/client-address';
import { LimitReached } from '../api/limit-reached';
import { Busy, DomainError, InvalidInput } from '../platform/http/domain-error';
import { MediaNotFound, TracksRefused } from './media.errors';
import { type ImageType, isImageType, MediaInspector } from './media-inspector';
import { MediaQueries } from './media.queries';
import type { Upload } from './medium';
import { ObjectStorage, type ObjectLocation, thumbnailKey } from './storage/object-storage';
import { withTemporaryFile } from './storage/temporary-file';
import { UploadIntakeService } from './uploads/upload-intake.service';

/** Where the bytes of a file are, and their type. */
export type FoundFile = ObjectLocation & {
  mimeType: MimeType;
  /** Identifies the bytes. */
  tag: string;
};

interface Thumbnail {
  mediaId: string;
  objectKey: string;
  mimeType: ImageType;
  width: number;
  reader: string;
}

/** Finds the files of uploads' public URLs, and the items of an issue. */
@Injectable()
export class MediaReaderService {
  private readonly making = new Map<string, Promise<string>>();

  constructor(
    private readonly queries: MediaQueries,
    private readonly storage: ObjectStorage,
    private readonly inspector: MediaInspector,
    private readonly intake: UploadIntakeService,
  ) {}

  /**
   * @param address of the client that requests it
   * @param width the width of the thumbnail, if one is requested; it is created on first request
   * @throws MediaNotFound if there is nothing to show: unknown, deleted, not uploaded, or on a hidden issue;
   *   LimitReached, Busy
   */
  async find(mediaId: string, address: string, width?: number): Promise<FoundFile> {
    const upload = await this.queries.upload(mediaId);
    if (!upload || upload.hidden) throw new MediaNotFound();
    if (upload.state === 'awaited' && !(await this.isTaken(upload))) throw new MediaNotFound();
    const { mimeType, objectKey } = upload;
    const key = width === undefined ? objectKey : await this.thumbnail(upload, width, limitKey(address));
    return {
      ...(await this.storage.locate(key, mimeType)),
      mimeType,
      tag: `${objectKey}-${width ?? 'whole'}`,
    };
  }

  /** The given ids that are media items of the issue. */
  attached(issueId: string, ids: readonly string[]): Promise<string[]> {
    return this.queries.attached(issueId, ids);
  }

  /** Processes those of an issue's uploads whose bytes have arrived; one that fails is left to the job. */
  async takeArrived(issueId: string, mediaIds: readonly string[]): Promise<void> {
    for (const mediaId of mediaIds) {
      const upload = await this.queries.upload(mediaId);
      if (upload?.state !== 'awaited' || upload.issueId !== issueId) continue;
      try {
        await this.isTaken(upload);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
      }
    }
  }

  private async isTaken(upload: Upload): Promise<boolean> {
    try {
      return await this.intake.take(upload);
    } catch (error) {
      // Invalid bytes are never shown; the reader is not the one who sent them.
      if (error instanceof InvalidInput || error instanceof TracksRefused) return false;
      if (error instanceof LimitReached)
        throw new Busy('This picture waits to be processed; try again shortly');
      throw error;
    }
  }

  /** Creates a thumbnail once for concurrent requests. */
  private thumbnail(upload: Upload, width: number, reader: string): Promise<string> {
    const { mediaId, objectKey, mimeType, widths } = upload;
    if (!isImageType(mimeType)) return Promise.reject(new MediaNotFound());
    const key = thumbnailKey(objectKey, width);
    if (widths.includes(width)) return Promise.resolve(key);
    const known = this.making.get(key);
    if (known) return known;
    const mine = this.make(key, { mediaId, objectKey, mimeType, width, reader }).finally(() =>
      this.making.delete(key),
    );
    this.making.set(key, mine);
    return mine;
  }

  private async make(
    key: string,
    { mediaId, objectKey, mimeType, width, reader }: Thumbnail,
  ): Promise<string> {
    const image = await this.storage.withObject(objectKey, (file) =>
      this.inspector.thumbnail(file, mimeType, width, reader),
    );
    await withTemporaryFile(image, (file) => this.storage.keep(key, file, mimeType));
    if (await this.queries.addWidth(mediaId, width, objectKey)) return key;
    // Parts of the picture were covered meanwhile.
    await this.storage.remove([key]);
    throw new MediaNotFound();
  }
}
