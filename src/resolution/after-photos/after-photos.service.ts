import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { LockedIssue } from '../../issues';
import { UploadStored } from '../../media';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/events/domain-events';
import { AfterPhoto } from '../entities/after-photo.entity';
import { PhotoNeeded } from '../resolution.errors';
import { flagsOf } from './after-photo-flags';
import { AfterPhotoQueries, type CheckedPhoto } from './after-photo.queries';
import { partsOf } from './hash-parts';
import { PhotoNeedsService } from './photo-needs.service';

type RepairedIssue = Pick<LockedIssue, 'id' | 'category'>;

/**
 * The photos that show repairs, with what is wrong with them (docs/api/resolution.md#after-photos). Nothing else writes
 * them. A photo is checked when the issue is resolved with it, or once its bytes have arrived.
 */
@Injectable()
export class AfterPhotosService implements OnModuleInit {
  constructor(
    @InjectRepository(AfterPhoto) private readonly photos: Repository<AfterPhoto>,
    private readonly queries: AfterPhotoQueries,
    private readonly needs: PhotoNeedsService,
    private readonly database: Database,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(UploadStored, ({ issueId, mediaId }) => this.checkLate(issueId, mediaId));
  }

  /**
   * Stores those of the media of a repair that are photos; call it in the transaction of the resolution.
   * @throws PhotoNeeded if none is, and the issue needs one
   */
  async add(issue: RepairedIssue, resolutionId: string, mediaIds: readonly string[]): Promise<void> {
    const issueId = issue.id;
    const photos = mediaIds.length > 0 ? await this.queries.photos(issueId, mediaIds) : [];
    await this.takeTurns(photos);
    for (const photo of photos) {
      const { mediaId } = photo;
      await this.photos.insert({ mediaId, resolutionId, issueId, ...(await this.checked(issueId, photo)) });
    }
    if (photos.length === 0 && (await this.needs.isNeeded(issue))) throw new PhotoNeeded();
  }

  /** Checks a photo whose bytes arrived after the issue was resolved with it. */
  private async checkLate(issueId: string, mediaId: string): Promise<void> {
    if (!(await this.photos.existsBy({ mediaId }))) return;
    const photos = await this.queries.photos(issueId, [mediaId]);
    await this.takeTurns(photos);
    for (const photo of photos) await this.photos.update({ mediaId }, await this.checked(issueId, photo));
  }

  private async checked(
    issueId: string,
    photo: CheckedPhoto,
  ): Promise<Pick<AfterPhoto, 'pictureHash' | 'hashParts' | 'flags'>> {
    const { pictureHash } = photo;
    const isReused = pictureHash !== null && (await this.queries.isOfAnother(issueId, pictureHash));
    const hashParts = pictureHash === null ? [] : partsOf(pictureHash);
    return { pictureHash, hashParts, flags: flagsOf({ ...photo, isReused }) };
  }

  /** Two issues that are resolved with one photo at the same time: the second one finds the first. */
  private async takeTurns(photos: readonly CheckedPhoto[]): Promise<void> {
    const hashes = photos.map(({ pictureHash }) => pictureHash).filter((hash) => hash !== null);
    // In a fixed order, so that two resolutions cannot deadlock.
    for (const hash of hashes.sort()) await this.database.takeTurns(`after-photo:${hash}`);
  }
}
