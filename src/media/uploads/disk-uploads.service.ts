import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/time/clock';
import { LimitReached } from '../../api/limit-reached';
import { Busy, DomainError } from '../../platform/http/domain-error';
import { UploadRefused } from '../media.errors';
import { MediaQueries } from '../media.queries';
import type { Upload } from '../medium';
import { DiskStorage } from '../storage/disk-storage';
import { StorageUnavailable } from '../storage/storage-unavailable';
import { UploadSignature } from '../storage/upload-signature';
import { UploadIntakeService } from './upload-intake.service';

/** A received PUT request. */
export interface Delivery {
  expires: unknown;
  signature: unknown;
  headers: IncomingHttpHeaders;
  bytes: Readable;
}

/** Receives uploads by signed PUT (docs/api/media.md#sending-the-bytes), for storage on this server's disk. */
@Injectable()
export class DiskUploadsService {
  constructor(
    private readonly queries: MediaQueries,
    private readonly storage: DiskStorage,
    private readonly signature: UploadSignature,
    private readonly intake: UploadIntakeService,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the bytes of an upload and processes them into the file that is served.
   * @throws UploadRefused if the PUT does not match the announced upload; InvalidInput if the bytes do not match the
   *   announced type
   */
  async receive(mediaId: string, delivery: Delivery): Promise<void> {
    const upload = await this.queries.upload(mediaId);
    if (!upload || !this.isAnnounced(upload, delivery)) throw new UploadRefused();
    if (!(await this.store(mediaId, delivery.bytes))) throw new UploadRefused();
    // While the bytes arrived, the upload may have been stored by another request, or deleted.
    const current = await this.queries.upload(mediaId);
    if (current?.state !== 'awaited') {
      await this.storage.dropUpload(mediaId);
      throw new UploadRefused();
    }
    await this.take(current);
  }

  private async store(mediaId: string, bytes: Readable): Promise<boolean> {
    try {
      return await this.storage.receive(mediaId, bytes);
    } catch (error) {
      const { code, syscall } = error as NodeJS.ErrnoException;
      if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE') {
        throw new DomainError('invalid', 'The request ended before its body did');
      }
      if (code === 'ENOSPC' || code === 'EDQUOT') {
        throw new DomainError('unavailable', 'There is no room for the file right now; try again shortly');
      }
      // A call of the file system failed.
      throw syscall === undefined ? error : new StorageUnavailable(error);
    }
  }

  private async take(upload: Upload): Promise<void> {
    try {
      if (!(await this.intake.take(upload))) throw new UploadRefused();
    } catch (error) {
      // The client may then send it again to the same URL.
      if (error instanceof Busy || error instanceof LimitReached)
        await this.storage.dropUpload(upload.mediaId);
      throw error;
    }
  }

  private isAnnounced(upload: Upload, { expires, signature, headers }: Delivery): boolean {
    const { mediaId, mimeType, size, expiresAt, state } = upload;
    return (
      state === 'awaited' &&
      expires === String(expiresAt.getTime() / 1000) &&
      expiresAt > this.clock.now() &&
      typeof signature === 'string' &&
      this.signature.verify({ mediaId, mimeType, size, expiresAt }, signature) &&
      headers['content-type'] === mimeType &&
      headers['content-length'] === String(size) &&
      (headers['content-encoding'] ?? 'identity') === 'identity'
    );
  }
}
