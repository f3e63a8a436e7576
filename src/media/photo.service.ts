import { open } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/people/actor';
import { InvalidInput } from '../platform/http/domain-error';
import { Logger } from '../platform/logging/logger';
import { MediaDeletionService } from './media-deletion.service';
import { type ImageType, MediaInspector, UnfitMedia, type UnfitReason } from './media-inspector';
import { MediaService } from './media.service';
import type { CleanPhoto, UploadRequest } from './medium';
import { fetchPicture } from './remote-picture';
import { StorageUnavailable } from './storage/storage-unavailable';
import { withTemporaryFile } from './storage/temporary-file';
import { UploadIntakeService } from './uploads/upload-intake.service';
import { WaitingPicturesService } from './waiting-pictures/waiting-pictures.service';

export type { CleanPhoto };

const HEAD = 12;
const UNREADABLE = { reason: 'unreadable', message: 'must be JPEG, PNG, WebP or GIF images' } as const;

/** A photo that is not an image of an accepted type, or too large to be decoded. */
export class UnfitPhoto extends InvalidInput {
  readonly reason: UnfitReason;

  constructor({ reason, message }: Pick<UnfitMedia, 'reason' | 'message'> = UNREADABLE) {
    super([{ field: 'photos', message: reason === 'unreadable' ? UNREADABLE.message : message }]);
    this.reason = reason;
  }
}

/** Photos that are sent with a form through this server and added to an issue. */
@Injectable()
export class PhotoService {
  constructor(
    private readonly inspector: MediaInspector,
    private readonly media: MediaService,
    private readonly intake: UploadIntakeService,
    private readonly deletion: MediaDeletionService,
    private readonly waiting: WaitingPicturesService,
    private readonly logger: Logger,
  ) {}

  /**
   * Fetches a picture from a public address over HTTPS.
   * @throws RefusedUrl for another URL; UpstreamFailure
   */
  fetch(url: string): Promise<Buffer> {
    return fetchPicture(url);
  }

  /**
   * Processes a local file into a photo that may be served; its first bytes decide its type.
   * @param owner who sent it, as in `PictureTask`
   * @throws UnfitPhoto if it is not an image of an accepted type and size; LimitReached if the owner sends too much;
   *   Busy if too many wait
   */
  async clean(file: string, owner: string): Promise<CleanPhoto> {
    const mimeType = await typeOf(file);
    if (!mimeType) throw new UnfitPhoto();
    try {
      return { mimeType, ...(await this.inspector.cleanImage(file, mimeType, owner)) };
    } catch (error) {
      throw error instanceof UnfitMedia ? new UnfitPhoto(error) : error;
    }
  }

  /**
   * Processes bytes into a photo that may be served.
   * @param owner who sent them
   * @throws as `clean`
   */
  cleanBytes(bytes: Buffer, owner: string): Promise<CleanPhoto> {
    return withTemporaryFile(bytes, (file) => this.clean(file, owner));
  }

  /**
   * Adds a photo to an issue and stores it, or keeps it to be stored later.
   * @returns its id
   * @throws IssueNotFound, MediaFull
   */
  async attach(actor: Actor, issueId: string, photo: CleanPhoto): Promise<string> {
    const mediaId = await this.announce(actor, issueId, photo);
    await this.store(mediaId, photo);
    return mediaId;
  }

  /**
   * Adds a photo to an issue; `store` stores its bytes later. Joins the surrounding transaction if there is one.
   * @returns its id
   * @throws IssueNotFound, MediaFull
   */
  async announce(actor: Actor, issueId: string, photo: CleanPhoto): Promise<string> {
    return (await this.media.announce(actor, issueId, this.requestOf(photo))).mediaId;
  }

  /** What a photo is announced as. */
  requestOf({ mimeType, bytes, origin }: CleanPhoto): UploadRequest {
    return { mimeType, fileSize: bytes.length, origin };
  }

  /**
   * Stores an announced photo; no effect if it is already stored or was deleted. If the storage fails, the photo is
   * kept until the job `waiting-pictures` has stored it.
   * @throws the error of the storage if too many photos wait
   */
  async store(mediaId: string, photo: CleanPhoto): Promise<void> {
    try {
      await this.storeNow(mediaId, photo);
    } catch (error) {
      if (!(error instanceof StorageUnavailable) || !(await this.waiting.keepBytes(mediaId, photo.bytes)))
        throw error;
      this.logger.warn({ err: error, media: mediaId }, 'a photo could not be stored; it is stored later');
    }
  }

  /** Stores an announced photo. @throws StorageUnavailable */
  async storeNow(mediaId: string, photo: CleanPhoto): Promise<void> {
    await this.intake.store(mediaId, photo);
  }

  /**
   * Removes photos from an issue again, because the request they belong to was refused.
   * @throws IssueNotFound, MediaNotFound; Forbidden for anyone except its reporter and admins
   */
  async detach(actor: Actor, issueId: string, mediaIds: readonly string[]): Promise<void> {
    for (const mediaId of mediaIds) await this.deletion.delete(actor, issueId, mediaId);
  }
}

/** The image type by the first bytes of a file; undefined for others. */
async function typeOf(path: string): Promise<ImageType | undefined> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(HEAD);
    await file.read(head, 0, HEAD, 0);
    const text = head.toString('latin1');
    if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
    if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
    if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'image/webp';
    return /^GIF8[79]a/.test(text) ? 'image/gif' : undefined;
  } finally {
    await file.close();
  }
}
