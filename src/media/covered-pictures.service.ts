import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { Media } from './entities/media.entity';
import { MediaChanged, MediaNotFound, NotAPicture } from './media.errors';
import { type ImageType, isImageType, MediaInspector } from './media-inspector';
import { MediaQueries } from './media.queries';
import { MediaPurgerService } from './media-purger.service';
import type { Upload } from './medium';
import type { PictureRegion } from './picture-regions';
import { ObjectStorage } from './storage/object-storage';
import { withTemporaryFile } from './storage/temporary-file';
import { UploadIntakeService } from './uploads/upload-intake.service';

/** A stored picture of an issue. */
export type StoredPicture = Pick<Upload, 'mediaId' | 'objectKey' | 'addedBy'> & { mimeType: ImageType };

/** The object of a picture with covered parts, which nothing refers to yet. */
export type CoveredPicture = Pick<Media, 'pictureHash' | 'sizeBytes'> & { objectKey: string };

/** Makes the objects of pictures with covered parts. Each has another key, so that no copy is taken for it. */
@Injectable()
export class CoveredPicturesService {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly queries: MediaQueries,
    private readonly storage: ObjectStorage,
    private readonly inspector: MediaInspector,
    private readonly purger: MediaPurgerService,
    private readonly intake: UploadIntakeService,
  ) {}

  /** The pictures of an issue that a person added, and that everyone sees. */
  async addedBy(issueId: string, userId: string): Promise<string[]> {
    const where = {
      issueId,
      addedBy: userId,
      type: 'image' as const,
      deletedAt: IsNull(),
      redactedAt: IsNull(),
    };
    return (await this.media.find({ select: { id: true }, where })).map(({ id }) => id);
  }

  /** An upload of an issue. @throws MediaNotFound */
  async upload(issueId: string, mediaId: string): Promise<Upload> {
    const upload = await this.queries.upload(mediaId);
    if (upload?.issueId !== issueId) throw new MediaNotFound();
    return upload;
  }

  /**
   * A stored picture of an issue; one whose bytes have just arrived is stored first.
   * @throws MediaNotFound, NotAPicture; InvalidInput if its bytes are not a picture
   */
  async find(issueId: string, mediaId: string): Promise<StoredPicture> {
    const upload = await this.upload(issueId, mediaId);
    const { mimeType, state } = upload;
    const isStored = state === 'stored' || (await this.intake.take(upload));
    if (!isStored || !isImageType(mimeType)) throw new NotAPicture();
    return { ...upload, mimeType };
  }

  /**
   * Stores a picture with covered parts as another object.
   * @param owner who covers them, as in `PictureTask`
   * @throws LimitReached, Busy, StorageUnavailable
   */
  async make(
    { mediaId, objectKey: old, mimeType }: StoredPicture,
    regions: readonly PictureRegion[],
    owner: string,
  ): Promise<CoveredPicture> {
    const { bytes, pictureHash } = await this.storage.withObject(old, (file) =>
      this.inspector.cover(file, mimeType, regions, owner),
    );
    const objectKey = `${mediaId}.${randomBytes(6).toString('hex')}`;
    await withTemporaryFile(bytes, (file) => this.storage.keep(objectKey, file, mimeType));
    return { objectKey, pictureHash, sizeBytes: String(bytes.length) };
  }

  /** Lets a picture have the covered object. Call it in a transaction. @throws MediaChanged */
  async replace({ mediaId: id, objectKey: old }: StoredPicture, covered: CoveredPicture): Promise<void> {
    const item = await this.media.findOne({
      select: { id: true, objectKey: true, staleKeys: true },
      where: { id, deletedAt: IsNull() },
      lock: { mode: 'for_no_key_update' },
    });
    if (!item || (item.objectKey ?? id) !== old) throw new MediaChanged();
    await this.media.update({ id }, { ...covered, widths: [], staleKeys: [...item.staleKeys, old] });
  }

  /** Removes the object of before with its thumbnails; if that fails, the job does it. */
  async removeOld({ mediaId, objectKey }: StoredPicture): Promise<void> {
    await this.purger.dropStale({ mediaId, keys: [objectKey] });
  }

  /** Removes a covered object that nothing refers to. */
  async discard({ objectKey }: CoveredPicture): Promise<void> {
    await this.storage.remove([objectKey]);
  }
}
