import { Injectable } from '@nestjs/common';
import { CityStaffAccountService } from '../../../../auth';
import { type CleanPhoto, PhotoService } from '../../../../media';
import { Logger } from '../../../../platform/logging/logger';

/** Photos of repairs that offices send by their links; they are added by the city desk. */
@Injectable()
export class OfficePhotosService {
  constructor(
    private readonly cityStaff: CityStaffAccountService,
    private readonly photos: PhotoService,
    private readonly logger: Logger,
  ) {}

  /**
   * Adds photos to an issue, in the surrounding transaction; `store` stores their bytes after it.
   * @returns their ids
   * @throws IssueNotFound, MediaFull
   */
  async announce(issueId: string, photos: readonly CleanPhoto[]): Promise<string[]> {
    const actor = await this.cityStaff.actor();
    const ids: string[] = [];
    for (const photo of photos) ids.push(await this.photos.announce(actor, issueId, photo));
    return ids;
  }

  /** Stores the bytes of announced photos. One that fails is taken off the issue by the job `media-sweep`. */
  async store(mediaIds: readonly string[], photos: readonly CleanPhoto[]): Promise<void> {
    for (const [at, mediaId] of mediaIds.entries()) {
      try {
        await this.photos.store(mediaId, photos[at]!);
      } catch (error) {
        this.logger.warn({ err: error, media: mediaId }, 'a photo of an office could not be stored');
      }
    }
  }
}
